"""The score sheet opens into items that add up; the log has a sentence for what happened."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from belote_desktop import engine, players, variants
from belote_desktop.engine.events import CardPlayed, CardsDealt
from belote_desktop.engine.score import Item, What
from belote_desktop.models.match.log import LogModel
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.score_sheet.score_sheet import Column, ScoreSheetModel, points_column, total_column
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.models.words.words import what_text

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
SIDES = Sides(variants.get("classic"), NAMES)


def finished_match(**options: object) -> tuple[engine.Match, list[engine.Event]]:
    match = engine.start(variants.get("classic", **options), seed=3)
    happened = list(engine.opening_events(match))
    while (seat := engine.to_act(match)) is not None:
        match, events = engine.apply(match, players.get("random").choose(engine.view(match, seat), seed=len(happened)))
        happened += events
    return match, happened


def test_the_sheet_has_a_line_for_every_deal_and_its_totals_are_running(qtbot: object) -> None:
    match, _ = finished_match(tie="litige")
    model = ScoreSheetModel(SIDES)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(engine.view(match, 0).results)
    assert model.rowCount() == len(match.deals)
    last = model.rowCount() - 1
    assert int(model.index(last, total_column(0)).data()) == match.totals[0]
    written = [int(model.index(row, points_column(1)).data()) for row in range(model.rowCount())]
    assert sum(written) == match.totals[1]


def test_each_line_opens_into_items_whose_last_line_is_what_is_written() -> None:
    match, _ = finished_match()
    for result in engine.view(match, 0).results:
        lines = deal_lines(result, SIDES)
        if result.score.result is engine.Result.PASSED_OUT:
            assert lines == []
            continue
        assert lines[-1].points == result.score.points
        counted = [line.points[0] or 0 for line in lines if not line.written]
        assert sum(counted) == sum(item.points for item in result.score.counted if item.side == 0)


def scored(counted: tuple[Item, ...], written: tuple[Item, ...]) -> list[tuple[str, bool]]:
    """The items of a deal as the sheet lists them, with whether they are written; without the verdict and the sum."""
    match, _ = finished_match()
    result = next(one for one in engine.view(match, 0).results if one.score.result is engine.Result.MADE)
    result = replace(result, score=replace(result.score, counted=counted, written=written))
    return [(line.text, line.written) for line in deal_lines(result, SIDES)[:-1] if not line.is_remark]


def test_what_was_counted_is_not_listed_a_second_time_where_the_bid_is_written_beside_it() -> None:
    cards = (Item(What.CARDS, 0, 92, ""), Item(What.CARDS, 1, 60, ""), Item(What.LAST_TRICK, 0, 10, ""))
    made = scored(cards, (*cards, Item(What.BID, 0, 90, "")))
    assert [text for text, _ in made] == [what_text(what) for what in (What.CARDS, What.LAST_TRICK, What.BID)]
    assert [written for _, written in made] == [False, False, True]


def test_what_is_written_instead_of_what_was_counted_is_listed_whole() -> None:
    belote = Item(What.BELOTE, 0, 20, "")
    counted = (Item(What.CARDS, 0, 70, ""), Item(What.CARDS, 1, 92, ""), belote)
    failed = scored(counted, (Item(What.CARDS, 1, 162, ""), belote))
    assert [text for text, written in failed if written] == [what_text(what) for what in (What.CARDS, What.BELOTE)]


def test_the_items_of_a_deal_are_its_children_in_the_model() -> None:
    match, _ = finished_match()
    model = ScoreSheetModel(SIDES)
    model.show(engine.view(match, 0).results)
    row = next(r for r, settled in enumerate(match.deals) if settled.contract is not None)
    deal = model.index(row, 0)
    assert model.rowCount(deal) == len(deal_lines(engine.view(match, 0).results[row], SIDES))
    assert model.index(0, Column.CONTRACT, deal).data() == "Card points"
    assert model.parent(model.index(0, 0, deal)) == deal
    assert model.headerData(points_column(0), Qt.Orientation.Horizontal) == "We"


def test_the_log_tells_every_card_and_no_hidden_one() -> None:
    _, happened = finished_match()
    model = LogModel(SIDES)
    model.add(engine.events_for(happened, 0))
    said = [model.index(row).data() for row in range(model.rowCount(QModelIndex()))]
    assert sum("plays the" in line or "You play the" in line for line in said) == sum(
        isinstance(event, CardPlayed) for event in happened
    )
    assert not any(isinstance(event, CardsDealt) and str(event.cards[0]) in said for event in happened)
    assert any(line.startswith("Deal 1: ") for line in said)


def test_what_was_taken_back_is_taken_out_of_the_log() -> None:
    _, happened = finished_match()
    model = LogModel(SIDES)
    model.add(happened[:20], (0, 3))
    kept = model.rowCount()
    model.add(happened[20:40], (0, 4))
    assert model.rowCount() > kept
    model.take_back((0, 3))
    assert model.rowCount() == kept
