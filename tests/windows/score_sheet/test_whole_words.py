"""Words on the score sheet are written whole, in more lines where text is large, and figures stay beside them."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.score_sheet import Column
from belote_desktop.models.words.names import Names
from belote_desktop.windows.look.languages import Languages, available
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet import sheet_delegate
from belote_desktop.windows.score_sheet.score_page import ScoreSheet

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
DEALS = 3


@pytest.fixture(scope="module")
def played() -> engine.Match:
    """A match of coinche after a few deals: its contracts have the most words."""
    match, player = engine.start(variants.get("coinche"), seed=5), players.get("beginner")
    while len(match.deals) < DEALS:
        seat = engine.to_act(match)
        assert seat is not None
        match, _ = engine.apply(match, player.choose(engine.view(match, seat), seed=1), seat)
    return match


@pytest.mark.parametrize("size", [(900, 600, 200), (900, 600, 150), (640, 480, 100)])
@pytest.mark.parametrize("language", available())
def test_words_end_in_no_dots_and_find_room_in_their_rows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, style: Style, preferences: Preferences, languages: Languages,
    played: engine.Match, language: str, size: tuple[int, int, int],
) -> None:  # fmt: skip
    written: dict[str, tuple[QRectF, QRectF]] = {}

    def write(painter: QPainter, room: QRectF, text: str, align: Qt.AlignmentFlag) -> None:
        taken = painter.boundingRect(room, int(align | Qt.TextFlag.TextWordWrap), text)
        written[text] = (room, taken)

    monkeypatch.setattr(sheet_delegate, "write_wrapped", write)
    languages.use(language)
    preferences.set("text_size", size[2])
    style.apply()
    sheet = ScoreSheet(style, preferences, NAMES)
    qtbot.addWidget(sheet)
    sheet.resize(*size[:2])
    sheet.show_view(engine.view(played, 0))
    sheet.show()
    model = sheet.model
    deals = [model.index(row, Column.CONTRACT) for row in range(model.rowCount())]
    items = [[model.index(row, Column.CONTRACT, deal) for row in range(model.rowCount(deal.siblingAtColumn(0)))]
             for deal in deals]  # fmt: skip
    for place in (*deals, *chain(*items)):
        if not place.parent().isValid():
            sheet.open_deal(place.row())
        sheet.tree.scrollTo(place)
        QApplication.processEvents()
        sheet.tree.viewport().grab()
    assert len(written) > DEALS
    for text, (room, taken) in written.items():
        assert not text.endswith("…"), text
        assert taken.height() <= room.height(), text
