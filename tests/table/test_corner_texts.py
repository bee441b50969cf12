"""What the panel in the corner says of the deal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.table.overlays.corner_texts import corner_texts
from belote_desktop.table.scene.picture import Picture, picture_of
from tests.table.table_makers import NAMES, make_table

TAKEN, PASSED = Contract(1, Denomination.HEARTS), Contract(1, Denomination.NO_TRUMP, negative=True)


def about(picture: Picture, **fields: object) -> str:
    return corner_texts(replace(picture, **fields), NAMES).line  # type: ignore[arg-type]


@pytest.mark.parametrize(("calls", "fields", "numbered", "alone"), [
    ("", {"dealer": 0}, "Deal 1 · you are the dealer", "You are the dealer"),
    ("", {"dealer": 1}, "Deal 1 · dealer: Samir", "Dealer: Samir"),
    ("pass 80H", {}, "Highest bid: Karim · deal 1", "Highest bid: Karim"),
    ("", {"contract": TAKEN}, "Taker: Samir · deal 1", "Taker: Samir"),
    ("", {"contract": replace(TAKEN, declarer=0)}, "You are the taker · deal 1", "You are the taker"),
    ("", {"contract": PASSED}, "Passed out · deal 1", "Passed out"),
])  # fmt: skip
def test_the_number_of_a_deal_is_told_only_where_it_means_something(
    calls: str, fields: dict[str, object], numbered: str, alone: str
) -> None:
    match = engine.start(variants.get("coinche"), 1, dealer=1)
    for call in calls.split():
        match, _ = engine.apply(match, engine.parse_action(match, call))
    picture = picture_of(engine.view(match, 0))
    assert about(picture, **fields) == numbered
    assert about(picture, is_numbered=False, **fields) == alone


def test_a_position_that_a_teacher_sets_up_is_of_no_deal_of_a_match(qtbot: QtBot) -> None:
    """Its match may begin at 1944 to 1744: it is not the first deal then."""
    table = make_table()
    qtbot.addWidget(table)
    view = engine.view(engine.start(variants.get("coinche"), 1, totals=(1944, 1744)), 0)
    told = []
    for show in (table.show_view, table.show_position):
        show(view)
        told.append(table._chrome.corner.accessibleDescription())
    assert "1944" in told[0]
    assert "1944" in told[1]
    assert ["eal 1" in each for each in told] == [True, False]


def test_of_a_single_deal_a_score_without_points_is_left_out(qtbot: QtBot) -> None:
    table = make_table()
    qtbot.addWidget(table)
    picture = picture_of(engine.view(engine.start(variants.get("coinche"), 1), 0))
    corner = table._chrome.corner
    corner.show_picture(picture)
    assert "to 2000" in corner.accessibleDescription()
    table.show_one_deal()
    corner.show_picture(picture)
    assert "We" not in corner.accessibleDescription()
    assert "to 2000" not in corner.accessibleDescription()
    corner.show_picture(replace(picture, totals=(860, 910)))
    assert "We 860" in corner.accessibleDescription(), "a question on the score"


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_the_tricks_of_a_single_deal_are_as_far_from_the_edge_as_below_a_score(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """The marks of tricks are painted so high above the lower edge of the panel, whatever stands above them."""
    table, tops = make_table(), list[float]()
    table.resize(*size)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    corner = table._chrome.corner
    monkeypatch.setattr(corner, "_paint_tricks", lambda _painter, _picture, y: tops.append(y))
    match = engine.start(variants.get("classic"), 1, dealer=1)
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    picture, left = picture_of(engine.view(match, 0)), []
    for totals, one_deal in (((0, 0), False), ((0, 0), True)):
        if one_deal:
            table.show_one_deal()
        corner.show_picture(replace(picture, totals=totals))
        corner.fit(lambda _: True)
        corner.grab()
        left.append(corner.height() / corner._ui - tops[-1])
    assert left[0] == pytest.approx(left[1], abs=1)


def test_the_trick_is_counted_from_the_first_lead_on_and_not_while_the_contract_may_be_doubled() -> None:
    match = engine.start(variants.get("classic", doubling="on"), 1, dealer=1)
    told = []
    for word in ("take", "pass", "pass"):
        match, _ = engine.apply(match, engine.parse_action(match, word))
        told.append(corner_texts(picture_of(engine.view(match, 0)), NAMES).tricks)
    assert match.deal is not None
    assert match.deal.trick is not None
    assert told == ["", "", "Trick 1 of 8"]


def test_where_room_is_short_the_number_of_the_deal_is_left_out_first_and_then_the_target() -> None:
    whole = corner_texts(picture_of(engine.view(engine.start(variants.get("coinche"), 1, dealer=1), 0)), NAMES)
    assert [(way.line, way.target) for way in whole.ways] == [
        ("Deal 1 · dealer: Samir", "to 2000"),
        ("Dealer: Samir", "to 2000"),
        ("Deal 1 · dealer: Samir", ""),
        ("Dealer: Samir", ""),
    ]
    assert {way.title for way in whole.ways} == {"No contract yet"}
