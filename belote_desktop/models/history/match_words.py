"""A finished match in words: its game, its day, its result and its players."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from belote_desktop import players
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.match.levels import level_called
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import isolated
from belote_desktop.profile.figures.filters import MIXED, Ending, ending_of, level_against
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.variants import GameShelf


def game_name(variant: str, shelf: GameShelf) -> str:
    """The name of a game; of one that no longer exists, its id."""
    try:
        return words.translated(shelf.variant(variant).name)
    except RulesetError:
        return isolated(variant)


def day_of(text: str) -> str:
    """A day, written as 2026-11-21, in the user's language; other texts stay as they are."""
    day = QDate.fromString(text, Qt.DateFormat.ISODate)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else text


def when(figures: MatchFigures, now: datetime) -> str:
    """When a match ended: today with the time, yesterday, or the day. Empty if it is not known."""
    if not figures.ended:
        return day_of(figures.date)
    ended = QDateTime.fromSecsSinceEpoch(figures.ended)
    days = ended.date().daysTo(QDate(now.year, now.month, now.day))
    if days == 0:
        #: When a match ended. {time}: a time of day.
        pattern = QCoreApplication.translate("history", "Today {time}")
        return pattern.format(time=QLocale().toString(ended.time(), QLocale.FormatType.ShortFormat))
    if days == 1:
        #: When a match ended.
        return QCoreApplication.translate("history", "Yesterday")
    return QLocale().toString(ended.date(), QLocale.FormatType.ShortFormat)


def ending_word(ending: Ending) -> str:
    """How a match ended, in a word."""
    return {
        #: The result of a match.
        Ending.WON: QCoreApplication.translate("history", "Won"),
        #: The result of a match.
        Ending.LOST: QCoreApplication.translate("history", "Lost"),
        #: The result of a match: a draw.
        Ending.DRAWN: QCoreApplication.translate("history", "Drawn"),
        #: A match that statistics do not count: for practice, or only watched.
        Ending.UNCOUNTED: QCoreApplication.translate("history", "Not counted"),
    }[ending]


def level_name(level: str) -> str:
    """The name of a level of computer players."""
    if level == MIXED:
        #: The opponents of a match had different levels.
        return QCoreApplication.translate("history", "Different levels")
    known = level_called(level)
    return level if known is None else words.translated(known.name)


def strength(level: str) -> int:
    """The place of a level among all, the weakest first; different levels together come last."""
    ids = [known.id for known in players.LEVELS]
    return ids.index(level) if level in ids else len(ids)


def trump_name(trump: str) -> str:
    """What was trump in a contract."""
    from belote_desktop.engine.contract import Denomination

    return words.denomination_name(Denomination(trump))


def people(figures: MatchFigures) -> str:
    """Who played with the user and against; empty if it is not known."""
    others = [isolated(figures.names[seat]) for seat in figures.opponents]
    if figures.seat is None:
        return words.listed([isolated(name) for name in figures.names])
    level = level_name(level_against(figures))
    if not figures.partners:
        #: Who played against the user. {opponents}: names, "Samir and Karim". {level}: their level, Club.
        pattern = QCoreApplication.translate("history", "Against {opponents} ({level})")
        return pattern.format(opponents=words.listed(others), level=level)
    partners = words.listed([isolated(figures.names[seat]) for seat in figures.partners])
    #: Who played. {partner}: a name. {opponents}: names, "Samir and Karim". {level}: the level of the opponents, Club.
    pattern = QCoreApplication.translate("history", "With {partner}, against {opponents} ({level})")
    return pattern.format(partner=partners, opponents=words.listed(others), level=level)


def deals_text(figures: MatchFigures) -> str:
    """The number of deals of a match."""
    #: The length of a match.
    source = QT_TRANSLATE_NOOP("history", "%n deal(s)", "", 1)
    return words.sentence(counted(source, len(figures.deals)))


def score_text(figures: MatchFigures) -> str:
    """The points of a match, those of the user's side first."""
    #: The points of a match, read aloud. {points}: the points of the user's side. {others}: those of the best other.
    pattern = QCoreApplication.translate("history", "{points} to {others}")
    return pattern.format(points=words.number(figures.totals[figures.side]), others=words.number(figures.rival))


def spoken(figures: MatchFigures, shelf: GameShelf, now: datetime) -> str:
    """A match in one line, for screen readers."""
    parts = (
        game_name(figures.variant, shelf), ending_word(ending_of(figures)), score_text(figures), when(figures, now),
        people(figures), deals_text(figures),
    )  # fmt: skip
    return words.in_a_row([part for part in parts if part])
