"""Counting in the play: the numbers that lessons tell add up, and the count decides what is led."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.lessons import Do, course
from belote_desktop.coach.strategy import CHAPTERS, Finding, games, positions_of
from belote_desktop.coach.strategy.counts import COUNTS
from belote_desktop.coach.strategy.scores.outlook import needed_for_deal
from belote_desktop.engine import Card, Match, SeatView, Suit, in_english
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.search import pack_of
from tests.coach.deals_in_play import RULES, played

IDS = tuple(chapter.id for chapter in COUNTS)
COUNTED = [position for game in games() for position in positions_of(game) if position.chapter in IDS]


@cache
def counted() -> tuple[tuple[str, SeatView, Finding], ...]:
    """The chapter, the view and what the chapter says of it, for every position."""
    return tuple(_counted())


def _counted() -> Iterator[tuple[str, SeatView, Finding]]:
    for position in COUNTED:
        match = position.match()
        yield position.chapter, engine.view(match, engine.to_act(match)), about_match(match, position.chapter)


def knowledge(view: SeatView) -> Knowledge:
    assert view.contract is not None
    assert view.seat is not None
    return Knowledge(view, view.contract, view.seat)


@pytest.mark.parametrize("chapter", IDS)
def test_every_chapter_has_positions_in_most_games(chapter: str) -> None:
    assert len({position.game for position in COUNTED if position.chapter == chapter}) >= 8


def test_a_count_adds_up_to_the_cards_of_its_suit() -> None:
    told = 0
    for _, view, found in counted():
        facts = found.why.facts
        if "whole" in facts:
            suit = facts.get("suit", view.contract.trump if view.contract else None)
            assert isinstance(suit, Suit)
            gone = [card for trick in view.tricks for card in trick.cards if card.suit is suit]
            assert facts["whole"] == len(pack_of(view.rules).suited(suit))
            assert (facts["played"], facts["held"]) == (len(gone), len(view.hand.suited(suit)))
            told += 1
    assert told > 20


def test_a_master_is_told_the_cards_above_it_that_are_gone() -> None:
    for _, view, found in counted():
        facts = found.why.facts
        if "gone" in facts:
            at, card = knowledge(view), facts["card"]
            assert isinstance(card, Card)
            earlier = {each for trick in view.tricks for each in trick.cards}
            above = {each for each in pack_of(view.rules).suited(card.suit) if at.strength(each) > at.strength(card)}
            assert set(facts["gone"]) == above <= earlier  # type: ignore[call-overload]


def found_in(match: Match, chapter: str) -> tuple[set[str], set[str]] | None:
    """The actions a chapter is for, and those it is against."""
    found = CHAPTERS[chapter].detect(engine.view(match, engine.to_act(match)))
    return None if found is None else ({str(each) for each in found.good}, {str(each) for each in found.bad})


TAKER = "JS 9S AS 8S AH TH AD TD"


OTHERS = {1: "TS KS 7H 8H 9H JH QH KH", 2: "QS 7S"}
SIDE = {"AH", "TH", "AD", "TD"}


@pytest.mark.parametrize(("cards", "found"), [
    ("JS TS 7S 7C", ({"9S", "AS"}, SIDE)), ("JS TS 7S 7C 9S KS QS 8C", (SIDE, {"AS", "8S"})),
])  # fmt: skip
def test_the_taker_draws_trumps_until_the_count_says_that_none_is_left(
    cards: str, found: tuple[set[str], set[str]]
) -> None:
    """Of eight, three fell and three are in hand, so two are out; then five fell and two are in hand."""
    assert found_in(played({0: TAKER, **OTHERS}, taker=0, trump="S", cards=cards), "count-trumps") == found


def test_before_trumps_have_fallen_there_is_nothing_to_count() -> None:
    assert found_in(played({0: TAKER, **OTHERS}, taker=0, trump="S"), "count-trumps") is None


HEARTS = {0: "AH TH 9H 8H AS 7D 8D 9D", 1: "KH 7H JS 9S TS 7C 8C 9C", 2: "QH TD AD KD QD JD KC QC"}


def test_a_ten_is_kept_if_one_opponent_at_least_must_be_void() -> None:
    """Eight hearts: four were played and three are in hand, so a single one is left for three players."""
    match = played(HEARTS, taker=1, trump="S", cards="AH 7H QH JH", dealer=3)
    assert found_in(match, "count-a-suit") == ({"7D", "8D", "9D", "AS"}, {"TH"})
    told = in_english(about_match(match, "count-a-suit").why)
    assert told.startswith("There are 8 cards in ♥: 4 have been played, and you hold 3. At most one player can follow")


def about_match(match: Match, chapter: str) -> Finding:
    found = CHAPTERS[chapter].detect(engine.view(match, engine.to_act(match)))
    assert found is not None
    return found


def needed(cards: str, most: int = 162) -> tuple[int, int] | None:
    match = played({0: TAKER, **OTHERS}, taker=0, trump="S", cards=cards, rules=RULES.change(belote=False))
    return needed_for_deal(engine.view(match, 0), most)


def test_what_a_contract_needs_is_counted_from_the_points_so_far() -> None:
    """These rules ask for at least half of 162; the first trick brings 30 of them."""
    assert needed("") == (81, 162)
    assert needed("JS TS 7S 7C") == (81 - 30, 162 - 30)


def test_nothing_is_told_of_points_that_more_than_the_sure_tricks_must_bring() -> None:
    assert needed("", most=81) == (81, 162)
    assert needed("", most=80) is None


def test_the_sure_tricks_bring_what_is_still_needed() -> None:
    for chapter, view, found in counted():
        if chapter == "count-the-points":
            at, facts = knowledge(view), found.why.facts
            assert needed_for_deal(view, 162) == (facts["needed"], facts["left"])
            loose = sum(map(at.points, pack_of(view.rules))) - sum(at.points(c) for t in view.tricks for c in t.cards)
            assert facts["left"] == loose + view.rules.scoring.last_trick


def test_what_is_needed_and_the_points_so_far_make_up_the_bid() -> None:
    """The takers of 100 need 100 of 162, and 63 make it fail."""
    told = set()
    for chapter, view, found in counted():
        contract, seat = view.contract, view.seat
        if chapter == "count-the-points" and contract is not None and contract.bid is not None and seat is not None:
            bid, side = contract.bid * view.rules.bid.bid_unit, view.rules.side_of
            is_taker = side(contract.declarer) == side(seat)
            won = [trick for trick in view.tricks if trick.winner is not None and side(trick.winner) == side(seat)]
            goal = sum(trick.points for trick in won) + int(str(found.why.facts["needed"]))
            assert goal == (bid if is_taker else 162 - max(bid, 82) + 1)
            told.add(is_taker)
    assert told == {True, False}


def asked(game: str, chapter: str) -> Iterator[Do]:
    lesson = next(lesson for lesson in course(variants.get(game)) if lesson.id == chapter)
    yield from (step for step in lesson.questions if isinstance(step, Do))


def test_whoever_counts_points_is_told_those_of_the_tricks_so_far() -> None:
    """Who won the earlier tricks is no longer seen on the table."""
    for task in asked("classic", "count-the-points"):
        view = engine.view(task.position, task.seat)
        assert "have brought your side" in in_english(task.given[0])
        assert view.totals == view.rules.start_totals
    assert not any(
        "have brought" in in_english(each) for task in asked("classic", "count-trumps") for each in task.given
    )
