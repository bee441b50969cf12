"""At the end of a deal every figure is written once: an item, its sum only where the total is another figure."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Contract, PublicResult, Result
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.score import Score
from belote_desktop.engine.settlement.needed import points_needed
from belote_desktop.models.score_sheet.deal_ending import ContractBar, DealEnding
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from tests.engine.random_play import GAMES, steps

HEARTS = Contract(0, Denomination.HEARTS)


def endings(game: str) -> list[tuple[PublicResult, DealEnding]]:
    """The deals of a match played by chance, each with its end."""
    rules = variants.get(game)
    match = None
    for _, _, match, _ in steps(rules, Random(7), deals=3):  # noqa: B007 - the last one is wanted
        pass
    assert match is not None
    sides = Sides(rules, Names(tuple("ABCD"[: rules.table.seats]), 0))
    results = engine.view(match, 0).results
    return [(result, DealEnding.of(result, sides, in_match=True)) for result in results]


@pytest.mark.parametrize("game", GAMES)
def test_no_item_is_written_twice_and_no_sum_repeats_the_total(game: str) -> None:
    for result, ending in endings(game):
        items = Counter((line.text, line.points) for line in ending.lines if not line.is_remark)
        assert not items or max(items.values()) == 1
        points = sorted(result.score.points)
        for sum_, before, total in zip(ending.sums, ending.before, ending.totals, strict=True):
            assert sum_ is None or sum_ == total - before
            assert sum_ != total or before
        assert sorted(total - before for total, before in zip(ending.totals, ending.before, strict=True)) == points


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_shows_the_contract_as_it_ended(game: str) -> None:
    for result, ending in endings(game):
        if ending.bar is not None:
            made = ending.bar.takers >= ending.bar.needed
            assert made is (result.score.result is Result.MADE)
            assert not any(line.is_remark and not line.written for line in ending.lines), "the bar says it"


@pytest.mark.parametrize(
    ("game", "contract", "compared", "result", "needed"),
    [
        ("classic", HEARTS, (112, 50), Result.MADE, 81),
        ("classic", Contract(0, Denomination.NO_TRUMP), (112, 50), Result.MADE, 82),
        ("classic-ffb", HEARTS, (112, 50), Result.MADE, 82),
        ("classic", HEARTS, (90, 92), Result.FAILED, 91),
        ("classic", HEARTS, (81, 81), Result.HELD, None),
        ("baloot", HEARTS, (8, 8), Result.MADE, None),
        ("coinche", Contract(0, Denomination.HEARTS, bid=110), (112, 50), Result.MADE, 110),
        ("coinche", Contract(0, Denomination.HEARTS, bid=25, capot=True), (150, 12), Result.FAILED, None),
    ],
)
def test_a_contract_needs_half_or_more_or_what_was_bid(
    game: str, contract: Contract, compared: tuple[int, int], result: Result, needed: int | None
) -> None:
    rules = variants.get(game)
    bid = None if contract.bid is None else contract.bid // rules.bid.bid_unit
    contract = Contract(0, contract.denomination, bid=bid, capot=contract.capot)
    score = Score(result, compared, compared=compared, taker=0)
    assert points_needed(rules, contract, score) == needed


@pytest.mark.parametrize(
    ("takers", "told"),
    [
        (112, "82 points needed, 30 to spare."),
        (82, "Exactly the 82 points needed."),
        (70, "82 points needed, 12 short."),
    ],
)
def test_the_bar_says_by_how_much(takers: int, told: str) -> None:
    assert ContractBar(takers, 162 - takers, 82, is_ours=True).text == told


@pytest.mark.parametrize(
    ("taker", "told"), [(0, "The taker’s side won every trick."), (1, "The defenders won every trick.")]
)
def test_the_bonus_for_every_trick_is_not_told_as_spare_points(taker: int, told: str) -> None:
    rules, compared = variants.get("classic"), (252, 0)
    outcome = Result.MADE if taker == 0 else Result.FAILED
    score = Score(outcome, compared, compared=compared, capot=0, taker=taker)
    contract = Contract(taker, Denomination.HEARTS)
    result = PublicResult(1, 3, contract, score, compared, (), ())
    ending = DealEnding.of(result, Sides(rules, Names(tuple("ABCD"), 0)), in_match=True)
    assert ending.bar is not None
    assert ending.bar.text == told
