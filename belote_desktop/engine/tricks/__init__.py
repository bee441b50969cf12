"""The play: what may be played, who wins, belote, roem, claims and challenged cards.

May import `deals`, `declarations` and the rules; not the phases or the settlement.
"""
