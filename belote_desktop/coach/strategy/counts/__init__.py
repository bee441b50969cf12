"""Counting during the play: the trumps that are out, the masters, the cards of a suit, and the points still needed.

May import what the rest of `strategy` may, and `scores`; `catalogue` puts the chapters among the others.
"""

from belote_desktop.coach.strategy.counts.masters import MASTERS
from belote_desktop.coach.strategy.counts.needed import NEEDED
from belote_desktop.coach.strategy.counts.suits import SUITS
from belote_desktop.coach.strategy.counts.trumps import TRUMPS

COUNTS = (*TRUMPS, *MASTERS, *SUITS, *NEEDED)
"""The chapters of this room, in the order of the course."""
__all__ = ["COUNTS"]
