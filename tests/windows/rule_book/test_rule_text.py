"""The text of a rule sheet: its cards lie over their words, however it is scrolled."""

from __future__ import annotations

from math import inf

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextCursor
from pytestqt.qtbot import QtBot

from belote_desktop.windows.cards.rule_text import RuleText
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_chips import chips
from belote_desktop.windows.suits.suit_text import rich


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_card_is_drawn_over_its_words_in_a_text_that_scrolls_across(
    direction: Qt.LayoutDirection, share: float, style: Style, qtbot: QtBot
) -> None:
    text = RuleText(style)
    qtbot.addWidget(text)
    text.setLayoutDirection(direction)
    text.resize(300, 200)
    picture = QImage(500, 20, QImage.Format.Format_RGB32)
    way = "rtl" if direction is Qt.LayoutDirection.RightToLeft else "ltr"
    text.put(f'<p><img src="wide"></p><p dir="{way}">{rich("K♥")}</p>', {"wide": picture})
    text.show()
    bar = text.horizontalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(round(share * bar.maximum()))
    (chip,) = chips(text.document().begin(), inf)
    cursor = QTextCursor(text.document().lastBlock())
    ends = [text.cursorRect(cursor).center().x()]
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    ends.append(text.cursorRect(cursor).center().x())
    assert chip.rect.center().x() - text._across == pytest.approx(sum(ends) / 2, abs=4)
