"""The log in words: every sentence whole, and beside the table wherever there is room for both."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from belote_desktop import players, variants
from belote_desktop.app import Program
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.look.languages import PSEUDO

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def with_log(program: Program) -> Program:
    """A match of which a few lines are told, with the log open."""
    rules = variants.get("classic")
    program.window.start(MatchWish(rules.variant, {}, rules, "casual", "Anna"))
    for _ in range(6):
        session = program.window.session
        assert session is not None
        if session.is_waiting:
            program.window.table.action_chosen.emit(players.get("casual").choose(session.controller.view()))
        QApplication.processEvents()
    program.window.menus.actions["log"].trigger()
    QApplication.processEvents()
    return program


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr", PSEUDO])
@pytest.mark.parametrize("width", [900, 1280])
def test_every_sentence_has_as_many_lines_as_it_needs(
    open_program: Callable[..., Program], language: str, width: int
) -> None:
    program = open_program(width=width)
    program.languages.use(language)
    lines = with_log(program).window.log.list
    model, option = lines.model(), QStyleOptionViewItem()
    option.initFrom(lines)
    assert model.rowCount() > 3
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        place = lines.visualRect(index)
        needed = option.fontMetrics.boundingRect(
            QRect(0, 0, place.width() - 6, 10_000), Qt.TextFlag.TextWordWrap, str(index.data())
        )
        assert needed.height() + 6 == place.height(), index.data()
        assert needed.width() <= lines.viewport().width()


def test_in_a_small_window_the_log_stands_beside_the_table(open_program: Callable[..., Program]) -> None:
    window = with_log(open_program(900, 600)).window
    assert not window.log.isFloating()
    assert window.table.width() >= 640
    window.menus.actions["log"].trigger()
    assert window.log.isHidden()


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_where_there_is_no_room_it_floats_over_the_trailing_edge_of_the_window(
    open_program: Callable[..., Program], language: str
) -> None:
    program = open_program(700, 600)
    program.languages.use(language)
    window = with_log(program).window
    assert window.log.isFloating()
    place = QRect(window.mapFromGlobal(window.log.geometry().topLeft()), window.log.size())
    assert window.rect().contains(place)
    assert (place.center().x() > window.width() / 2) is (language == "en")
    assert place.height() > 300
    assert place.width() >= window.log.list.minimumWidth()
