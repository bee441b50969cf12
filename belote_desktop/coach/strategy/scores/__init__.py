"""Playing to the score: chapters on calls and cards near the end of a match, whose positions have totals.

What counts is the chance of winning the match. Each position is one in which the start of a match asks for another
answer.

May import what the rest of `strategy` may, and how players weigh deals; `catalogue` puts the chapters among the others.
"""

from belote_desktop.coach.strategy.scores.calling import CALLING
from belote_desktop.coach.strategy.scores.defending import DEFENDING
from belote_desktop.coach.strategy.scores.playing import PLAYING

SCORES = (*CALLING, *DEFENDING, *PLAYING)
"""The chapters of this room, in the order of the course."""
__all__ = ["SCORES"]
