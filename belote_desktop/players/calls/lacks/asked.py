"""What a contract asks of the hand that names it by choice, whatever the hand counts."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.engine.actions import Action
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.lacks.master_rules import few_masters, no_stopper, weak_sun
from belote_desktop.players.calls.lacks.points_rules import (
    above_line,
    over_the_partner,
    raised_on_nothing,
    too_high_for_length,
)
from belote_desktop.players.calls.lacks.situation import Situation
from belote_desktop.players.calls.lacks.suit_rules import nothing_high, second_alone, too_few

Lack = Callable[[Situation, Action], bool]
"""Whether a hand lacks something that a call asks for."""

OF_CLUB_PLAYERS: tuple[Lack, ...] = (
    too_few, nothing_high, second_alone, few_masters, no_stopper, weak_sun,
    above_line, too_high_for_length, raised_on_nothing, over_the_partner,
)  # fmt: skip
"""What club players ask: trumps, with the jack or nine among them; aces for no trumps and Sun; jacks for all trumps; a
stopper in the suit of the opponents. For a bid of points also what the line of the hand carries, length for a high
one, and something of their own to go higher than their partner."""


def has_what_is_asked(view: SeatView, call: Action, asked: tuple[Lack, ...]) -> bool:
    """Whether a hand has all that a call asks for; True where nothing was measured, as for hands with a kitty."""
    if not asked:
        return True
    at = Situation(view)
    return not at.is_judged or not any(lacks(at, call) for lacks in asked)
