"""Where cards go before the play: shuffling, dealing, stacks, exchanges, discards, and gathering for the next deal.

May import `rules`, and no other room of the engine.
"""
