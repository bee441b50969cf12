"""Suits and court cards are called by what the deck shows, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.engine.actions import Bid, Name
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.windows.look.languages import PSEUDO, Languages
from belote_desktop.windows.look.pseudo_languages import PSEUDO_LANGUAGES
from tests.models.memory_settings import MemorySettings


class Listener(QObject):
    """Counts how often a window is told to word itself anew."""

    heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == QEvent.Type.LanguageChange
        return super().eventFilter(watched, event)


@pytest.fixture
def preferences() -> Preferences:
    return Preferences(MemorySettings(language="en"))


@pytest.fixture
def languages(qapp: QApplication, preferences: Preferences) -> Iterator[Languages]:
    made = Languages(qapp, preferences)
    yield made
    made.use("en")
    made.remove()


@pytest.mark.usefixtures("languages")
def test_german_cards_have_german_names(preferences: Preferences) -> None:
    preferences.set("deck_colours", "german")
    cards = [words.card_name(Card.parse(text)) for text in ("JS", "TD", "QC", "KH", "AS")]
    assert cards == ["unter of leaves", "ten of bells", "ober of acorns", "king of hearts", "ace of leaves"]
    assert words.call_text(Name(Denomination.SPADES)) == "Leaves"
    assert words.call_text(Bid(90, Denomination.CLUBS)) == "90 in acorns"
    sentence = say(QT_TRANSLATE_NOOP("coach", "Play {card}."), card=Card.parse("QD"))
    assert words.spoken(sentence) == "Play ober of bells."
    preferences.set("deck_colours", "four")
    assert words.card_name(Card.parse("JS")) == "jack of spades"


def test_the_names_stand_over_every_language(languages: Languages, preferences: Preferences) -> None:
    preferences.set("deck_colours", "german")
    languages.use(PSEUDO)
    word = PSEUDO_LANGUAGES[PSEUDO].word
    assert words.suit_name(Card.parse("JS").suit) == word("leaves", -1)
    assert words.suit_name(Card.parse("JH").suit) == word("hearts", -1)
    languages.use("en")
    assert words.suit_name(Card.parse("JS").suit) == "leaves"


@pytest.mark.usefixtures("languages")
def test_windows_are_told_when_the_deck_changes(preferences: Preferences, qtbot: QtBot) -> None:
    window, listener = QWidget(), Listener()
    qtbot.addWidget(window)
    window.installEventFilter(listener)
    preferences.set("deck_colours", "german")
    assert listener.heard == 1
    preferences.set("deck_colours", "two")
    assert listener.heard == 2
    preferences.set("deck_colours", "four")
    assert listener.heard == 2
