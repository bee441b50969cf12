"""Whatever is given to the engine that it cannot use gets one of our own errors, which says what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import (
    ActionRefused,
    ArgumentError,
    BeloteError,
    Card,
    CardSet,
    Denomination,
    NotationError,
    Rank,
    RulesetError,
    Suit,
    parse_cards,
)

CLASSIC = variants.get("classic")
UNTYPED = cast("Any", engine)
"""The engine as a caller without a type checker uses it."""


def new() -> engine.Match:
    return engine.start(CLASSIC, seed=7, dealer=3)


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (
            lambda: Card("XX"),
            NotationError,
            "'XX' is not a card: 'X' is not a rank: write 6, 7, 8, 9, T, J",
        ),
        (lambda: Card("KX"), NotationError, "'KX' is not a card: 'X' is not a suit: write S, H, D or C."),
        (
            lambda: Card("10H"),
            NotationError,
            "'10H' is not a card: write the rank and then the suit, such as KH or TS.",
        ),
        (
            lambda: Card(36),
            NotationError,
            "36 is not a card: write the rank and then the suit, such as KH, or a number from 0 to 35.",
        ),
        (lambda: Card(-1), NotationError, "-1 is not a card"),
        (lambda: Card(cast("Any", None)), NotationError, "None is not a card"),
        (lambda: Card.of(cast("Any", "K"), Suit.HEARTS), NotationError, "A card has a Rank and a Suit"),
        (lambda: Suit(cast("Any", "x")), NotationError, "'x' is not a suit"),
        (lambda: Rank(cast("Any", 44)), NotationError, "44 is not a rank"),
        (lambda: Denomination("trumps"), NotationError, "'trumps' is not a denomination: write S, H, D, C, NT or AT."),
        (lambda: CardSet([Card("KH"), cast("Any", 99)]), NotationError, "99 is not a card"),
        (lambda: CardSet(cast("Any", 5)), NotationError, "5 is not a row of cards"),
        (lambda: parse_cards(["KH", "QQ"]), NotationError, "'QQ' is not a card"),
        (lambda: UNTYPED.start("classic"), ArgumentError, "rules must be a Ruleset, such as variants.get('classic')"),
        (lambda: UNTYPED.start(CLASSIC, seed="x"), ArgumentError, "seed must be a whole number, not 'x'."),
        (lambda: UNTYPED.start(CLASSIC, dealer="N"), RulesetError, "The dealer must be a seat from 0 to 3, not 'N'."),
        (lambda: engine.start(CLASSIC, totals=(500,)), RulesetError, "There must be totals of 2 sides, not of 1."),
        (lambda: UNTYPED.start(CLASSIC, decks="KH QH"), ArgumentError, "decks must be a list of decks"),
        (lambda: engine.start(CLASSIC, decks=["KH QH"]), RulesetError, "Deck 1 is not the pack of 32 cards"),
        (lambda: engine.view(new(), 4), ArgumentError, "seat must be a seat from 0 to 3, not 4."),
        (lambda: UNTYPED.view("match", 0), ArgumentError, "match must be a Match, such as engine.start(rules, seed)"),
        (
            lambda: engine.arrange(CLASSIC, [], dealer=9, declarer=0, turn_up=None),
            ArgumentError,
            "dealer must be a seat",
        ),
        (lambda: UNTYPED.options("match"), ArgumentError, "match must be a Match, such as engine.start(rules, seed)"),
        (lambda: UNTYPED.parse_action("match", "KH"), ArgumentError, "match must be a Match"),
        (lambda: UNTYPED.events_for(5, 0), ArgumentError, "events must be the events that engine.apply gives"),
        (lambda: UNTYPED.settle(CLASSIC, None), ArgumentError, "outcome must be an Outcome, not None."),
        (lambda: engine.apply(new(), "nonsense"), NotationError, "'nonsense' is neither a card"),
        (lambda: UNTYPED.apply(new(), 5), ArgumentError, "not 5"),
        (lambda: UNTYPED.apply(new(), "pass", seat="N"), ArgumentError, "seat must be a seat from 0 to 3, not 'N'."),
        (lambda: engine.apply(new(), "pass", seat=4), ActionRefused, "There is no seat 4. The seats are 0 to 3."),
        (lambda: engine.apply(new(), "1: pass", seat=0), ArgumentError, "is an action of seat 1, but seat 0 was given"),
        (lambda: engine.apply(new(), "1: pass"), ActionRefused, "It is seat 0’s turn, not yours."),
        (lambda: engine.parse_action(new(), "6H"), NotationError, "6H is not in the pack of this game."),
    ],
)
def test_what_cannot_be_used_gets_an_error_of_ours(
    wrong: Callable[[], object], error: type[BeloteError], sentence: str
) -> None:
    with pytest.raises(BeloteError) as caught:
        wrong()
    assert type(caught.value) is error
    assert sentence in str(caught.value)


def test_an_action_is_applied_as_itself_and_as_its_text() -> None:
    match = new()
    for text in ("pass", "1: pass", "pass", "3: take"):
        itself = engine.apply(match, engine.parse_action(match, text))
        assert engine.apply(match, text) == itself
        match = itself[0]
    assert str(match.deal and match.deal.contract).startswith("3: ")


def test_a_card_alone_is_played() -> None:
    match = new()
    while match.deal is not None and match.deal.contract is None:
        match, _ = engine.apply(match, "take")
    play = next(action for action in engine.legal(match) if isinstance(action, engine.Play))
    after = engine.apply(match, play)
    assert engine.apply(match, play.card) == engine.apply(match, str(play.card)) == after
    assert engine.refusals(match, str(play.card)) == engine.refusals(match, play.card) == ()


def test_every_text_that_is_refused_gets_the_same_reasons_as_its_action() -> None:
    match = new()
    for text in ("KH", "take", "100S", "2: pass", "double"):
        seat, action = engine.actions.parse_seated_action(text)
        assert engine.refusals(match, text) == engine.refusals(match, action, seat)
