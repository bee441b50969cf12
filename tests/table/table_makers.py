"""Tables, matches and steps for the tests of the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Event, Match, Play, SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table import TableView

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
DEFAULTS: dict[str, Any] = {
    "animation_speed": "off", "trick_hold": 0, "text_size": 100, "deck_colours": "four", "deck_index": "en",
    "card_back": "burgundy", "table_cloth": "green", "single_keys": True, "keys": "", "confirm_play": False,
    "portrait": "", "table_talk": True,
    "sort_hand": "alternate", "aid_dim": True, "aid_reason": True, "aid_winner": True,
    "aid_hint": True, "aid_piles": True, "reduced_motion": "off", "card_size": "normal", "tutor": False,
}  # fmt: skip


class Wishes:
    """Settings in memory."""

    def __init__(self, **changes: object) -> None:
        self._values = DEFAULTS | changes

    def value(self, key: str) -> Any:
        return self._values[key]

    def set(self, key: str, value: Any) -> None:
        self._values[key] = value


@dataclass(frozen=True)
class Step:
    events: tuple[Event, ...]
    view: SeatView
    position: int


def make_table(**wishes: object) -> TableView:
    """A table that is not yet shown."""
    return TableView(Preferences(Wishes(**wishes)), NAMES)


def match_after(actions: Iterable[str], *, seed: int = 1, game: str = "classic", **options: object) -> Match:
    """A match after these actions."""
    match = engine.start(variants.get(game, **options), seed)
    for action in actions:
        match, _ = engine.apply(match, engine.parse_action(match, action))
    return match


def play_on(match: Match, until: Any) -> Match:
    """The match as the last of the lawful actions carries it on, until `until(match)`."""
    while not until(match):
        match, _ = engine.apply(match, engine.legal(match)[-1])
    return match


def my_turn_with_refused_cards() -> Match:
    """Seat 0 is to play and some cards of the hand may not be played."""

    def found(match: Match) -> bool:
        assert match.deal is not None
        mine = engine.to_act(match) == 0 and match.deal.trick is not None and bool(match.deal.trick.cards)
        return mine and len(engine.legal(match)) < len(match.deal.hand(0))

    return play_on(match_after(["pass", "take"]), found)


def offer(table: TableView, match: Match) -> None:
    """Show the match to seat 0 and let it act."""
    view = engine.view(match, 0)
    table.show_view(view)
    table.await_action(view, lambda action: engine.refusals(match, action, 0))


def lawful_and_refused(match: Match) -> tuple[engine.Card, engine.Card]:
    """A card that may be played and one that may not."""
    lawful = [action.card for action in engine.legal(match) if isinstance(action, Play)]
    refused = [card for card in engine.view(match, 0).hand if card not in lawful]
    return lawful[0], refused[0]


def steps_of(match: Match, actions: int) -> list[Step]:
    """The next steps of a match, the first lawful action each, as seat 0 learns them."""
    steps = []
    for position in range(1, actions + 1):
        action: Action = engine.legal(match)[0]
        match, events = engine.apply(match, action)
        steps.append(Step(engine.events_for(events, 0), engine.view(match, 0), position))
    return steps
