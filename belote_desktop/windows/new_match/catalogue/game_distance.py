"""How far a game is from the one the user knows, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.games.game_words import count_differences
from belote_desktop.models.words import words

#: On the card of a game: how far it is from the game the user knows. Little room.
_BRIEF = QT_TRANSLATE_NOOP("GameList", "%n difference(s)", "", 1)
#: {game}: a game, Coinche. Read aloud.
_WHOLE = QT_TRANSLATE_NOOP("GameList", "%n difference(s) from {game}", "", 1)


def distance(entry: GameEntry, known: GameEntry) -> tuple[str, str]:
    """How far a game is from a known one: for a card, where there is little room, and to be read aloud."""
    count, name = count_differences(entry.rules, known.rules), words.translated(known.variant.name)
    if entry.id == known.id:
        said = QCoreApplication.translate("GameList", "The game you know")
        return said, said
    if not count:
        #: {game}: a game, Coinche. On the card of a game.
        said = QCoreApplication.translate("GameList", "Same as {game}").format(game=name)
        return said, said
    return words.sentence(counted(_BRIEF, count)), words.sentence(counted(_WHOLE, count, game=name))
