"""Customs: chapters on what partners agree on. Open cards cannot check them, so that their rules decide.

A signal costs nothing where all hands are seen, and a bid that tells the partner something is worth only what the
partner makes of it. Each chapter therefore asks in the words of its custom, and says what the computer players do.

May import what the rest of `strategy` may; `catalogue` puts the chapters among the others.
"""

from belote_desktop.coach.strategy.customs.counted_declarations import COUNTING
from belote_desktop.coach.strategy.customs.doubling import DOUBLING
from belote_desktop.coach.strategy.customs.signals import SIGNALS
from belote_desktop.coach.strategy.customs.supporting import SUPPORTING
from belote_desktop.coach.strategy.customs.tahreeb import TAHREEB

CUSTOMS = (*SUPPORTING, *COUNTING, *DOUBLING, *SIGNALS, *TAHREEB)
"""The chapters of this room, in the order of the course."""
__all__ = ["CUSTOMS"]
