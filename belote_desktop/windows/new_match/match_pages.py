"""The pages of a new match: their keys, their signs and their titles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.variants import GameShelf

GAME, PLAYERS = "game", "players"
"""The pages before those of the options."""
SIGNS = {
    GAME: "crown", PLAYERS: "people", "deal": "dealer", "auction": "log", "play": "play", "declarations": "star",
    "scoring": "sheet", "match": "target",
}  # fmt: skip
_TITLES = {
    #: A page of a new match.
    GAME: QT_TRANSLATE_NOOP("NewMatch", "Game"),
    #: A page of a new match.
    PLAYERS: QT_TRANSLATE_NOOP("NewMatch", "Players and target"),
    #: A page of a new match.
    "deal": QT_TRANSLATE_NOOP("NewMatch", "Deal and cut"),
    #: A page of a new match.
    "auction": QT_TRANSLATE_NOOP("NewMatch", "Auction"),
    #: A page of a new match.
    "play": QT_TRANSLATE_NOOP("NewMatch", "Cards and play"),
    #: A page of a new match.
    "declarations": QT_TRANSLATE_NOOP("NewMatch", "Declarations"),
    #: A page of a new match.
    "scoring": QT_TRANSLATE_NOOP("NewMatch", "Scoring"),
    #: A page of a new match.
    "match": QT_TRANSLATE_NOOP("NewMatch", "End of match"),
}


def page_titles() -> dict[str, str]:
    """The titles of the pages by key, in the language of the window."""
    return {key: words.translated(title) for key, title in _TITLES.items()}


def group_titles() -> dict[str, str]:
    """The titles of groups of rules by key, in the language of the window: those of the pages, with one for players."""
    #: A head over rules: how many play, and who are partners.
    return page_titles() | {PLAYERS: QCoreApplication.translate("NewMatch", "Players")}


def count_text(shelf: GameShelf) -> str:
    """The number of games that can be played and of places they come from, as a sentence."""
    games = shelf.all()  # those listed last have no known rules
    places = {game.country for game in games if not game.is_own}
    #: Below the title. {places}: how many countries.
    source = QT_TRANSLATE_NOOP("NewMatch", "%n game(s) from {places} {places:n|country|countries}", "", 1)
    return words.sentence(counted(source, len(games), places=len(places)))
