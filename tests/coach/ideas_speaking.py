"""What an idea says of a card or a call in a position, for tests that read like rules."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop import engine
from belote_desktop.coach.ideas.calling import Calling
from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import Message
from belote_desktop.players.knowledge import Knowledge
from tests.coach.deals_in_play import shared_out

OfCard = Callable[[Knowledge, Card], Message | None]
OfCall = Callable[[Calling, Action], Message | None]


def known(match: engine.Match) -> Knowledge:
    """What the seat to play knows."""
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    assert view.contract is not None
    return Knowledge(view, view.contract, seat)


def says(idea: OfCard, match: engine.Match, card: str) -> str:
    """The sentence of an idea for a card that may be played; empty where it is silent."""
    at, played = known(match), Card.parse(card)
    assert played in at.legal, f"{card} may not be played"
    message = idea(at, played)
    return "" if message is None else str(message)


def dealt(
    rules: engine.Ruleset, hands: dict[int, str], words: str, cards: str = "", turn_up: str | None = None
) -> engine.Match:
    """A deal with these hands (the rest shared out) after these calls and cards; seat 3 deals."""
    full = shared_out({seat: CardSet.parse(text) for seat, text in hands.items()})
    deck = engine.arrange(rules, full, dealer=3, declarer=0, turn_up=turn_up)
    match = engine.start(rules, decks=[deck], dealer=3)
    for word in (*words.split(), *cards.split()):
        match = engine.apply(match, engine.parse_action(match, word))[0]
    return match


def argues(idea: OfCall, match: engine.Match, call: str) -> str:
    """The sentence of an idea for a call of the seat to act; empty where it is silent."""
    seat = engine.to_act(match)
    assert seat is not None
    view, action = engine.view(match, seat), engine.parse_action(match, call)
    assert action in view.lawful, f"{call} may not be said"
    at = Calling(view)
    message = at.listed(idea(at, action))
    return "" if message is None else str(message)
