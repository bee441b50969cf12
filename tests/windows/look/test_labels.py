"""Texts of pages: where their lines may be broken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.windows.cards.rule_text import RuleText
from belote_desktop.windows.widgets.page import label


@pytest.mark.parametrize("pattern", ["{}", "<b>{}</b>", "{}<br>"])
def test_a_label_with_html_is_not_broken_at_a_narrow_no_break_space(qtbot: QtBot, pattern: str) -> None:
    made = label(wrap=True)
    qtbot.addWidget(made)
    if "<" not in pattern:
        made.setTextFormat(Qt.TextFormat.RichText)
    narrow = made.fontMetrics().horizontalAdvance("78")

    def high(text: str) -> int:
        made.setText(pattern.format(text))
        return made.heightForWidth(narrow)

    assert high("78\u202f%") == high("78")
    assert high("78 %") > high("78")


def test_nor_is_the_rule_book(program: Program) -> None:
    text = RuleText(program.services.style)
    text.put("<p>Atout\u202f?</p>", {})
    assert text.document().lastBlock().text() == "Atout\u00a0?"
