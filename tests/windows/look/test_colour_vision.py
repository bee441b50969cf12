"""What windows show by colour they also show by shape or by light; each state is compared without its colour."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.models.games.game_entry import entries_on
from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.painting import canvas, draw_icon, painter_on
from belote_desktop.variants import GameShelf
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.score_sheet.plot import FORMS, _paint_mark
from belote_desktop.windows.score_sheet.sheet_delegate import SIGN_OF
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import Segments, Switch
from belote_desktop.windows.widgets.page import set_role
from tests.models.memory_settings import MemorySettings
from tests.table.colour_vision import VISIONS, area_told_apart, laid_on

FEW = 24
"""As many pixels as a sign of five by five has."""


@pytest.fixture(params=["light", "dark", "contrast"])
def preferences(request: pytest.FixtureRequest) -> Preferences:
    return Preferences(MemorySettings(theme=request.param))


@pytest.fixture
def sheet(style: Style, qtbot: QtBot) -> QWidget:
    """A panel to lay things on."""
    made = QWidget()
    made.setStyleSheet(style.sheet())
    qtbot.addWidget(made)
    return made


def seen(widget: QWidget, style: Style) -> QImage:
    """A widget as it looks on a panel."""
    return laid_on(widget.grab(), style.theme.panel)


def assert_told_apart(*states: QImage) -> None:
    for one, other in combinations(states, 2):
        for vision in VISIONS:
            assert area_told_apart(one, other, vision) >= FEW, vision


def focused(widget: QWidget) -> QWidget:
    widget.hasFocus = lambda: True  # type: ignore[method-assign]
    return widget


def drawn(style: Style, paint: Callable[[QPainter], None], size: int = 24) -> QImage:
    picture = canvas(size, size, 1)
    painter = painter_on(picture)
    paint(painter)
    painter.end()
    return laid_on(picture, style.theme.panel)


def test_on_off_and_the_focus_of_a_switch(style: Style, sheet: QWidget) -> None:
    switch = Switch(style, sheet)
    states = []
    for on in (False, True):
        switch.select(on)
        states.append(seen(switch, style))
    assert_told_apart(*states, seen(focused(switch), style))


def test_the_choice_that_is_made(style: Style, sheet: QWidget) -> None:
    segments = Segments([("a", "One"), ("b", "Two")], style)
    segments.setParent(sheet)
    segments.resize(segments.sizeHint())
    states = []
    for value in ("a", "b"):
        segments.select(value)
        states.append(seen(segments, style))
    assert_told_apart(*states)


@pytest.mark.parametrize("role", ["chip", "segment"])
def test_a_chip_that_is_chosen(style: Style, sheet: QWidget, role: str) -> None:
    chip = QPushButton("Short", sheet)
    set_role(chip, role)
    chip.setCheckable(True)
    chip.resize(120, 46)
    states = []
    for chosen in (False, True):
        chip.setChecked(chosen)
        states.append(seen(chip, style))
    assert_told_apart(*states)


def test_the_game_that_is_chosen_and_the_one_with_the_focus(style: Style, sheet: QWidget) -> None:
    card = GameCard(next(iter(entries_on(GameShelf()))), style, sheet)
    card.resize(card.sizeHint())
    states = []
    for chosen in (False, True):
        card.setChecked(chosen)
        states.append(seen(card, style))
    assert_told_apart(*states, seen(focused(card), style))


def test_a_setting_that_is_changed(style: Style, sheet: QWidget) -> None:
    row = Row(style, Switch(style), sheet)
    row.word("Sounds", "Quiet sounds of cards.")
    states = []
    for was in ("", "Usual: on"):
        row.mark(was)
        row.resize(500, 110)
        row.ensurePolished()
        states.append(seen(row, style))
    assert_told_apart(*states)


def sign(style: Style, name: str) -> QImage:
    """A sign in the one colour of text."""
    return drawn(style, lambda painter: draw_icon(painter, name, QRectF(2, 2, 20, 20), style.theme.text, stroke=2.4))


def test_a_sign_of_success_is_never_one_of_failure(style: Style) -> None:
    signs = {colour: {name for name, of in SIGN_OF.values() if of == colour} for _, colour in SIGN_OF.values()}
    assert sum(map(len, signs.values())) == len(set().union(*signs.values()))
    assert_told_apart(*(sign(style, name) for name in sorted(set().union(*signs.values()))))


def test_warnings_and_news_have_two_signs(style: Style) -> None:
    assert_told_apart(*(sign(style, name) for name in ("alert", "info")))


def test_the_lines_of_a_match_differ_in_dashes_and_marks(style: Style) -> None:
    def line(dashes: tuple[float, ...], place: int) -> Callable[[QPainter], None]:
        def paint(painter: QPainter) -> None:
            pen = QPen(QColor(style.theme.text), 2.4)
            if dashes:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.drawLine(4, 60, 116, 60)
            painter.setBrush(QColor(style.theme.text))
            _paint_mark(painter, QPointF(60, 60), place)

        return paint

    assert_told_apart(*(drawn(style, line(dashes, place), 120) for place, (_, dashes) in enumerate(FORMS)))
