"""A warning before the queen of trumps gives belote away."""

from __future__ import annotations

from belote_desktop import coach, engine, variants
from belote_desktop.engine import CardSet, Play
from belote_desktop.engine.cards import Card

HANDS = ["KH QH 7H 8H AS TS KS QS", "JH 9H AH TH JS 9S 8S 7S", "AD TD KD QD JD 9D 8D 7D", "AC TC KC QC JC 9C 8C 7C"]


def view_to_lead(**options: object) -> engine.SeatView:
    """Seat 0 leads with king and queen of trumps, hearts, in hand."""
    rules = variants.get("classic", **options)
    hands = [CardSet.parse(hand) for hand in HANDS]
    deck = engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="8H")
    match = engine.start(rules, decks=[deck], dealer=3)
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    return engine.view(match, 0)


def play(text: str) -> Play:
    return Play(Card.parse(text))


def test_the_queen_first_is_warned_of_where_the_king_must_come_first() -> None:
    told = coach.warning(view_to_lead(belote_order="king_first"), play("QH"))
    assert str(told) == "Playing Q♥ before K♥ loses belote. Choose Q♥ again to play it anyway."


def test_nothing_is_said_of_the_king_of_plain_queens_or_where_the_order_is_free() -> None:
    strict = view_to_lead(belote_order="king_first")
    assert coach.warning(strict, play("KH")) is None
    assert coach.warning(strict, play("QS")) is None
    assert coach.warning(view_to_lead(), play("QH")) is None
    assert coach.warning(view_to_lead(belote_order="king_first", warn_queen_first=False), play("QH")) is None
