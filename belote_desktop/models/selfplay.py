"""A match between computer players through the real controller, models and saves, for the self-test."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from belote_desktop import engine, records
from belote_desktop.models.match.controller import Step
from belote_desktop.models.match.log import LogModel
from belote_desktop.models.match.matches import Seating, Workers, new_match, resumed_match
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.score_sheet.score_sheet import ScoreSheetModel
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.players.pace import usual_pace
from belote_desktop.profile import Directories, Profile

THINKER, QUICK = "club", "beginner"
"""One seat searches, so that the compiled core is used; the others are quick."""
_NAMES = ("South", "East", "North", "West")


def play_to_the_end(rules: engine.Ruleset, folder: Path, seed: int = 1) -> str | None:
    """Play one match. Returns the problem as a sentence, None if there is none."""
    if QCoreApplication.instance() is None:
        raise RuntimeError("a QCoreApplication must be there before models are used")
    seats = rules.table.seats
    workers = Workers(ImmediateTasks(), ImmediateTasks(), usual_pace)
    with Profile(Directories.under(folder)) as profile:
        seating = Seating(_NAMES[:seats], (THINKER, *(QUICK,) * (seats - 1)))
        controller = new_match(rules, seating, profile.saves, workers, seed=seed)
        sides = Sides(rules, Names(seating.names))
        log, sheet = LogModel(sides), ScoreSheetModel(sides)

        def shown(step: Step) -> None:
            log.add(step.events)
            sheet.show(step.view.results)
            controller.shown(step.position)

        controller.stepped.connect(shown)
        controller.deal_ended.connect(lambda _view: controller.next_deal())
        controller.begin()
        return _problem(controller.match, profile, log, sheet, sides)


def _problem(match: engine.Match, profile: Profile, log: LogModel, sheet: ScoreSheetModel, sides: Sides) -> str | None:
    """The first inconsistency: the match must be over, and its file must read back the same."""
    if not match.is_over:
        return "The match came to a standstill."
    path = profile.saves.all()[0]
    text = path.read_text(encoding="utf-8")
    problems = records.check(text)
    if problems:
        return f"The record does not hold: {problems[0].message}"
    back = resumed_match(path, profile.saves, Workers(ImmediateTasks(), ImmediateTasks())).match
    if back.totals != match.totals or len(back.deals) != len(match.deals) or back.winner != match.winner:
        return f"The file says {back.totals}, the match ended {match.totals}."
    if sheet.rowCount() != len(match.deals) or log.rowCount() == 0:
        return "The score sheet or the log is not complete."
    for result in sheet.results:
        lines = deal_lines(result, sides)
        if lines and lines[-1].points != result.score.points:
            return f"Deal {result.number} of the sheet does not say what was scored."
    if sum(settled.score.points[0] for settled in match.deals) != match.totals[0]:
        return "The deals do not add up to the total."
    return None
