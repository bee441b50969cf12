"""Scenes of the words of the games: the page of all words, and the card of a single one."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from belote_desktop import variants
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.variants.glossary import ENTRIES
from belote_desktop.windows.glossary import WordCard
from belote_desktop.windows.learn.words_page import open_words


def _page(game: str) -> Act:
    def act(stage: Stage) -> None:
        stage.window.show_page(open_words(stage.program.services, variants.get(game)))
        stage.settle()

    return act


def _card(game: str, word: str) -> Act:
    """The card of the entry `word`, over the page of all words."""

    def act(stage: Stage) -> QWidget:
        _page(game)(stage)
        services, window = stage.program.services, stage.window
        entry = next(each for each in ENTRIES if each.id == word)
        card = WordCard(services.style, services.preferences, variants.get(game), entry, window)
        card.open_at(window.mapToGlobal(QPoint(window.width() // 2, window.height() // 3)))
        stage.settle()
        return card

    return act


GLOSSARY_SCENES: tuple[Scene, ...] = (
    Scene("glossary", "the words of a game, with pictures", _page("classic")),
    Scene("words-baloot", "the words of a game that has many of its own", _page("baloot")),
    Scene("word-card", "a word that was clicked, explained with the cards of the game", _card("classic", "trumps")),
    Scene("words-large", "the words with text twice as large", _page("classic"), {"text_size": 200}),
)
