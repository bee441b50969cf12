"""A screen reader hears words: no tags, no signs of suits, the cards of the person's own index set by their names."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessibleEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from belote_desktop.table import announcing
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        told.append(event.message())  # type: ignore[attr-defined]

    monkeypatch.setattr(announcing.QAccessible, "updateAccessibility", hear)  # type: ignore[attr-defined]
    return told


def test_rich_text_is_heard_as_words(qtbot: QtBot, heard: list[str]) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    announce(label, rich("Not J♥: it is second best."), index="en")
    assert heard == ["Not jack of hearts: it is second best."]


def test_sentences_are_heard_one_after_the_other_and_empty_ones_not_at_all(qtbot: QtBot, heard: list[str]) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    announce(label, "V♠ was led.", "", "Play D♠.", index="fr")
    announce(label, "")
    assert heard == ["Jack of spades was led. Play queen of spades."]


@pytest.mark.parametrize("name", ["X<b", "Anna <3", "Zoé <best>"])
def test_a_name_with_signs_of_its_own_is_heard_whole(qtbot: QtBot, heard: list[str], name: str) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    announce(label, f"{name} leads the trick.")
    assert heard == [f"{name} leads the trick."]
