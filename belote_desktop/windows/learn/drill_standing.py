"""What the head of the drills says of today's practice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.coach.drills import Kind, kind_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.profile.practice import State, day_of, streak
from belote_desktop.windows.learn.drill_choices import DAILY, STORM


def standing(state: State, today: int, game: str) -> str:
    """The game that is practised, today's answers, and the days in a row; `game` is its name.

    What is nothing yet is left out.
    """
    day, days = day_of(state, today), streak(state, today)
    if not days:
        return game
    told = words.sentence(counted(QT_TRANSLATE_NOOP("DrillPage", "%n day(s) in a row", "", 1), days))
    if day.asked:
        #: {right}, {asked}: numbers of answers.
        counts = QCoreApplication.translate("DrillPage", "Today: {right} of {asked} correct").format(
            right=words.number(day.right), asked=words.number(day.asked)
        )
        #: {counts}: "Today: 3 of 5 correct". {days}: "2 days in a row".
        told = QCoreApplication.translate("DrillPage", "{counts} · {days}").format(counts=counts, days=told)
    #: {counts}: "Today: 3 of 5 correct · 2 days in a row". {game}: the name of a game.
    return QCoreApplication.translate("DrillPage", "{game} · {counts}").format(game=game, counts=told)


def title_of(what: str, *, is_mixed: bool = False) -> str:
    """The title of the page: what is practised; of questions of several kinds or that are due again, drills."""
    if what == STORM:
        return QCoreApplication.translate("DrillPage", "Five-minute storm")
    if what == DAILY:
        return QCoreApplication.translate("DrillPage", "Today’s drill")
    if what in map(str, Kind) and not is_mixed:
        return words.choice_text(kind_of(what))
    #: A title: short questions to practise.
    return QCoreApplication.translate("DrillPage", "Drills")
