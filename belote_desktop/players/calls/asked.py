"""What a contract asks of the hand that names it by choice, whatever the hand counts."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.engine.actions import Action
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.master_rules import few_masters, weak_sun
from belote_desktop.players.calls.situation import Situation
from belote_desktop.players.calls.suit_rules import nothing_high, second_alone, too_few

Lack = Callable[[Situation, Action], bool]
"""Whether a hand lacks something that a call asks for."""

OF_CLUB_PLAYERS: tuple[Lack, ...] = (too_few, nothing_high, second_alone, few_masters, weak_sun)
"""What club players ask: trumps, with the jack or nine among them; aces for no trumps and Sun; jacks for all trumps."""


def has_what_is_asked(view: SeatView, call: Action, asked: tuple[Lack, ...]) -> bool:
    """Whether a hand has all that a call asks for; True where nothing was measured, as for hands with a kitty."""
    if not asked:
        return True
    at = Situation(view)
    return not at.is_judged or not any(lacks(at, call) for lacks in asked)
