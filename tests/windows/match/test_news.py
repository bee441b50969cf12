"""Hints and news go with the situation they speak of, not with a clock, and cover no card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPolygonF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.engine.actions import PASS
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.layout.shapes import Box
from tests.windows.match.coached_window import feeding, on_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def in_auction(program: Program, qtbot: QtBot) -> None:
    on_table(program, engine.start(variants.get("classic"), 5, dealer=3))
    qtbot.keyClick(program.window.table, Qt.Key.Key_H)
    assert program.window.banner.isVisible()


def test_a_hint_of_the_auction_goes_with_the_call(program: Program, qtbot: QtBot) -> None:
    in_auction(program, qtbot)
    program.window.table.action_chosen.emit(PASS)
    assert not program.window.banner.isVisible()


def test_a_hint_of_the_auction_goes_when_the_match_leaves_the_table_and_with_another_page(
    program: Program, qtbot: QtBot
) -> None:
    in_auction(program, qtbot)
    QTest.qWait(0)
    program.window.show_sheet()
    assert not program.window.banner.isVisible()
    program.window.show_table()
    in_auction(program, qtbot)
    program.window.leave_match()
    assert not program.window.banner.isVisible()


def test_no_clock_takes_a_hint_away_while_the_person_thinks(program: Program, qtbot: QtBot) -> None:
    in_auction(program, qtbot)
    assert not any(timer.isActive() for timer in program.window.banner.findChildren(QTimer))


def test_what_was_taken_back_is_told_until_the_next_decision(program: Program, qtbot: QtBot) -> None:
    session, _ = on_table(program, feeding())
    program.window.table.action_chosen.emit(engine.Play(engine.Card.parse("7D")))
    session.undo()
    assert "was undone" in program.window.banner.accessibleName()
    assert program.window.banner.isVisible()
    program.window.table.action_chosen.emit(engine.Play(engine.Card.parse("7D")))
    assert not program.window.banner.isVisible()


def test_a_warning_stays_on_the_next_page_and_goes_when_it_is_closed(program: Program, qtbot: QtBot) -> None:
    banner = program.window.banner
    on_table(program, feeding())
    banner.tell("The file cannot be read.", warning=True)
    QTest.qWait(0)
    program.window.show_sheet()
    assert banner.isVisible()
    qtbot.mouseClick(banner.close_button, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def cards_under(stage: Stage, box: Box) -> list[str]:
    """The cards of the table under a box, my hand and covered hands too."""
    scene = stage.window.table._scene
    upright = QPolygonF(QRectF(box.x, box.y, box.width, box.height))
    cards = [item for item in scene.items() if isinstance(item, CardItem) and item.isVisible()]
    under = [item.mapToScene(QPolygonF(QRectF(item.outline()))).intersected(upright) for item in cards]
    return [str(part) for part in under if part.boundingRect().height() > 1]


def of(widget: object) -> Box:
    at = widget.geometry()  # type: ignore[attr-defined]
    return Box(at.x(), at.y(), at.width(), at.height())


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", [(640, 480), (900, 600), (1280, 800)])
@pytest.mark.parametrize("name", ["hint-2", "hint-4", "hint-auction", "what-may-i-play", "what-may-i-call", "tutor"])
def test_hints_and_offers_cover_no_card(name: str, size: tuple[int, int], tmp_path: Path, qapp: object) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*size)
        scene.act(stage)
        stage.settle()
        window = stage.window
        said = window.table._scene.bubbles._explanation
        shown = [of(bar) for bar in (window.banner, window.page.tutor) if bar.isVisible()]
        shown += [said.box] if said is not None else []
        assert shown
        assert [cards_under(stage, box) for box in shown] == [[]] * len(shown)
    finally:
        stage.close()
