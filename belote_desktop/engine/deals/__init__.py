"""Where cards go before the play: shuffling, dealing, stacks, exchanges, discards, and gathering for the next deal.

May import cards, deals, events and rules; not the play.
"""
