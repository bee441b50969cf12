"""The detectors of the chapters, in deals played by chance: what they say is lawful, consistent, and true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, Finding
from belote_desktop.coach.strategy.hand_count import SIX_KNOWN, Assets
from belote_desktop.coach.strategy.opening_bids import promised
from belote_desktop.engine import Card, CardSet, Denomination, Message, Play, SeatView, Suit, in_english
from belote_desktop.engine.cards import parse_cards
from belote_desktop.players.knowledge import Knowledge
from tests.coach.deals_in_play import RULES, played

POSITIONS = 300
"""How many positions of a game are looked at."""


@cache
def findings(game: str) -> tuple[tuple[str, SeatView, Finding], ...]:
    """What all chapters say in some positions of a game."""
    return tuple(_findings(game))


def _findings(game: str) -> Iterator[tuple[str, SeatView, Finding]]:
    for match in islice(Deals(variants.get(game), 5).positions(), POSITIONS):
        seat = engine.to_act(match)
        if seat is None:
            continue
        view = engine.view(match, seat)
        for chapter in CHAPTERS.values():
            finding = chapter.detect(view)
            if finding is not None:
                yield chapter.id, view, finding


@pytest.mark.parametrize("game", CURRICULA)
def test_a_chapter_speaks_of_lawful_actions_and_never_both_ways(game: str) -> None:
    found = findings(game)
    assert len({chapter for chapter, _, _ in found}) > 10
    for chapter, view, finding in found:
        assert finding.good, chapter
        assert finding.bad, chapter
        assert finding.good.isdisjoint(finding.bad), chapter
        assert finding.good | set(finding.bad) <= set(view.lawful), chapter


@pytest.mark.parametrize("game", CURRICULA)
def test_every_sentence_has_its_values_and_names_its_card(game: str) -> None:
    for chapter, _, finding in findings(game):
        for message in (finding.why, *finding.bad.values()):
            text = in_english(message)
            assert text, chapter
            assert "{" not in text, chapter
        for action, why in finding.bad.items():
            if isinstance(action, Play):
                assert action.card in why.facts.values(), chapter


def test_only_the_highest_card_of_a_suit_is_told_that_nothing_but_a_ruff_beats_it() -> None:
    told = 0
    for _, view, finding in findings("classic"):
        if view.contract is None or view.seat is None:
            continue
        at = Knowledge(view, view.contract, view.seat)
        for action, why in finding.bad.items():
            if isinstance(action, Play) and "can still be ruffed" in in_english(why):
                assert at.is_master(action.card), in_english(why)
                told += 1
    assert told


@pytest.mark.parametrize("game", CURRICULA)
def test_what_is_called_out_or_above_is_out_and_above(game: str) -> None:
    for chapter, view, finding in findings(game):
        if view.contract is None or view.seat is None:
            continue
        at = Knowledge(view, view.contract, view.seat)
        for message in (finding.why, *finding.bad.values()):
            for name in ("out", "above", "ace"):
                cards = _cards(message, name)
                assert all(card in at.out or card in at.hand for card in cards), chapter
                if name != "ace":
                    assert all(card in at.out for card in cards), chapter
            card = message.facts.get("card")
            if isinstance(card, Card):
                above = [each for each in _cards(message, "above") if each.suit is card.suit]
                assert all(at.strength(each) > at.strength(card) for each in above), chapter


def _cards(message: Message, name: str) -> tuple[Card, ...]:
    value = message.facts.get(name, ())
    return (value,) if isinstance(value, Card) else tuple(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", CURRICULA)
def test_a_detector_does_not_see_hidden_cards(game: str) -> None:
    """Detectors get a view, and equal views say the same twice."""
    for chapter, view, finding in findings(game)[:60]:
        again = CHAPTERS[chapter].detect(view)
        assert again is not None
        assert (again.good, in_english(again.why)) == (finding.good, in_english(finding.why))


@pytest.mark.parametrize("game", CURRICULA)
def test_a_ruff_is_prepared_only_in_a_suit_that_others_can_still_lead(game: str) -> None:
    told = [(chapter, at, card) for chapter, at, card in cards_for(game)
            if chapter in ("lead-singleton", "empty-a-suit", "partner-ruffs")]  # fmt: skip
    assert all(at.out.suited(card.suit) for _, at, card in told)
    assert not any(at.is_master(card) for chapter, at, card in told if chapter == "partner-ruffs")


def test_with_stacks_the_opponent_has_what_lies_open_and_covered_cards_neither_beat_nor_ruff() -> None:
    """Belote Découverte: an ace under a card takes no ten, and a lone open card may cover another one of its suit."""
    told = {chapter for chapter, _, _ in findings("decouverte")}
    assert told >= {"do-not-lead-the-ten", "draw-trumps", "not-into-a-ruff"}
    assert told.isdisjoint({"lead-singleton", "empty-a-suit"})
    for chapter, view, finding in findings("decouverte"):
        if view.seat is None or view.contract is None:
            continue
        opened = CardSet(stack.top for stack in view.stacks[1 - view.seat] if stack.top is not None)
        if chapter == "do-not-lead-the-ten":
            assert {card for why in finding.bad.values() for card in _cards(why, "ace")} <= set(opened)
        if chapter == "draw-trumps" and view.contract.trump is not None:
            assert set(_cards(finding.why, "out")) == set(opened.suited(view.contract.trump))
        if chapter in ("draw-trumps", "not-into-a-ruff"):
            assert " may " not in in_english(finding.why)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("both_cards", "Play K♠ or Q♠: you score belote, and you keep the rest."),
        (
            "second_card",
            "Play K♠ or Q♠: you save your other trumps, and once you play the second of the two, you score belote.",
        ),
    ],
)
def test_belote_is_scored_with_the_card_with_which_it_is_said(call: str, told: str) -> None:
    """In Baloot only the second of the two scores."""
    match = played({1: "QS KS AS 8H 9H KC AC JC"}, taker=0, trump="S", cards="7S", rules=RULES.change(belote_call=call))
    finding = CHAPTERS["say-belote"].detect(engine.view(match, 1))
    assert finding is not None
    assert in_english(finding.why) == f"You have to play a trump. {told}"


def cards_for(game: str) -> Iterator[tuple[str, Knowledge, Card]]:
    """The cards that chapters are for, with what the seat knows."""
    for chapter, view, finding in findings(game):
        if view.contract is not None and view.seat is not None:
            at = Knowledge(view, view.contract, view.seat)
            yield from ((chapter, at, action.card) for action in finding.good if isinstance(action, Play))


def test_in_the_no_trumps_of_bulgaria_points_are_told_twice() -> None:
    doubled = 0
    for chapter, view, finding in findings("belot-bg"):
        if chapter not in ("take-the-points", "give-nothing") or view.contract is None or view.seat is None:
            continue
        at = Knowledge(view, view.contract, view.seat)
        factor = 2 if view.contract.denomination is Denomination.NO_TRUMP else 1
        if chapter == "take-the-points":
            assert finding.why.facts["points"] == factor * at.on_table
            doubled += factor == 2
        else:
            told = {action.card: why.count for action, why in finding.bad.items() if isinstance(action, Play)}
            assert told == {card: factor * at.points(card) for card in told}
    assert doubled


def test_a_side_without_trumps_is_not_told_that_the_taker_draws_its_trumps() -> None:
    for game in CURRICULA:
        for chapter, view, finding in findings(game):
            if chapter == "force-the-declarer" and view.contract is not None:
                drawn = any("draw yours" in in_english(why) for why in finding.bad.values())
                assert drawn is (view.contract.trump is not None and bool(view.hand.suited(view.contract.trump)))


@pytest.mark.parametrize(("cards", "bid"), [
    ("JH 8H 7H KD QS QC 8S 8C", 80), ("9H TH 8H 7H KD QS QC 8S", 80), ("JH 9H 7H KD QS QC 8S 8C", 90),
    ("JH KH 8H 7H QS QC 8S 8C", 90), ("JH KH 8H AS QS QC 8D 7C", 90), ("JH 9H 8H AS QS QC 8D 7C", 100),
    ("JH 9H 8H 7H QS QC 8S 8D", 100), ("JH 9H 8H 7H AS QC 8S 8D", 110),
])  # fmt: skip
def test_a_first_bid_is_what_the_chapter_says_that_the_hand_promises(cards: str, bid: int) -> None:
    assert promised(Assets(CardSet(parse_cards(cards)), Suit.HEARTS, leads=True)) == bid


def test_teaching_is_short_and_said_to_you() -> None:
    for chapter in CHAPTERS.values():
        assert chapter.teach, chapter.id
        assert len(chapter.title.split()) <= 9, chapter.id
        for sentence in (chapter.goal, *chapter.teach):
            assert sentence.endswith((".", "?")), sentence
            assert all(len(part.split()) <= 25 for part in sentence.split(". ")), sentence
        assert chapter.goal.startswith("Learn "), chapter.goal


@pytest.mark.parametrize(
    ("cards", "leads", "points"),
    [("JH QH KH 7D AC 8S", True, 41 + 3 * 9.8 + 27 + 14 + 12), ("9D KD TS QS JH TC", False, 41 + 2 * 9.8 + 11)],
)
def test_the_count_of_a_hand_adds_up(cards: str, leads: bool, points: float) -> None:
    trump = Suit.HEARTS if "KH" in cards else Suit.DIAMONDS
    assert Assets(CardSet(parse_cards(cards)), trump, leads).points(SIX_KNOWN) == pytest.approx(points)


@pytest.mark.parametrize(
    ("cards", "sound"),
    [("JS 7S 8S", True), ("JS 7S AH", False), ("9S 8S 7S", False), ("9S 8S 7S AH", True), ("9S 8S AS", False),
     ("9S AS 8S 7S", True), ("AS TS KS QS", False)],
)  # fmt: skip
def test_a_suit_is_sound_with_the_jack_and_two_or_the_nine_and_company(cards: str, sound: bool) -> None:
    assert Assets(CardSet(parse_cards(cards)), Suit.SPADES, leads=False).is_sound is sound


def test_with_the_nine_and_three_trumps_the_lesson_asks_for_a_side_ace_as_the_count_does() -> None:
    assert any("you need four, or three and a side ace." in str(text) for text in CHAPTERS["when-to-take"].teach)
