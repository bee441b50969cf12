"""Scenes of the drills page: each kind of question, before and after an answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from belote_desktop.coach import drills
from belote_desktop.coach.drills import Answer, Form, Kind, Problem
from belote_desktop.coach.drills.counting import Count
from belote_desktop.coach.drills.searched import Decide
from belote_desktop.coach.drills.trumps_out import TrumpsOut
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import CardSet, Ruleset
from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.models.analysis.storm import LENGTH
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.players.pace import FULL
from belote_desktop.profile.practice import Asked
from belote_desktop.profile.ratings import START
from belote_desktop.windows.learn.drill_choices import DUE, STORM
from belote_desktop.windows.learn.drill_page import DrillPage

DAY = 740_000
"""A day of the calendar, so that pictures stay the same."""


class OneProblem(DrillRunner):
    """A drill runner that always makes the problem of one seed."""

    def __init__(self, stage: Stage, seed: int) -> None:
        super().__init__(ImmediateTasks(), stage.program.services.profile.practice, lambda: FULL)
        self._seed = seed

    def ask(self, kind: Kind, game: str, rules: Ruleset) -> None:
        self.made.emit(drills.make(kind, rules, self._seed), Asked(kind, game, self._seed))

    def prepare(self, kind: Kind, game: str, rules: Ruleset) -> None:
        """Find nothing in advance, which a picture does not need."""


def _asked(
    game: str, kind: Kind, seed: int, *, answer: bool = False, by: Callable[[Problem], Answer] | None = None
) -> Act:
    """A question; with `answer`, after a wrong answer, which `by` may choose."""

    def act(stage: Stage) -> QWidget:
        page = DrillPage(stage.program.services, game, OneProblem(stage, seed), day=lambda: DAY, parent=stage.window)
        page.resize(stage.window.size())
        page.open_kind(kind)
        page.show()
        stage.settle()
        if answer and page.question.problem is not None:
            page.question.answer((by or _wrong)(page.question.problem))
        stage.settle()
        return page

    return act


def _partly(problem: Problem) -> CardSet:
    """The first of the right cards and the first of the others."""
    assert isinstance(problem.solution, CardSet)
    others = [card for card in problem.picture.open_cards if card not in problem.solution]
    return CardSet((next(iter(problem.solution)), others[0]))


def _wrong(problem: Problem) -> Answer:
    """A wrong answer: the likeliest error if it is a count."""
    if isinstance(problem, Count | TrumpsOut):
        return next(slip.total for slip in problem.slips if slip.total != problem.solution)
    if problem.form is Form.CARDS:
        return CardSet(problem.picture.open_cards)
    if problem.form is Form.CARD:
        return next(card for card in problem.picture.open_cards if card != problem.solution)
    if isinstance(problem, Decide):
        return next(action for action in problem.view.lawful if action != problem.solution)
    return next(place for place in range(len(problem.choices)) if place != problem.solution)


def _due(stage: Stage) -> QWidget:
    practice = stage.program.services.profile.practice
    for kind in (Kind.MAY_PLAY, Kind.COUNT_TRICK):
        practice.answer(Asked(kind, "classic", 3), False, DAY - 1)
    drill_runner = DrillRunner(ImmediateTasks(), practice, lambda: FULL)
    page = DrillPage(stage.program.services, "classic", drill_runner, day=lambda: DAY, parent=stage.window)
    page.resize(stage.window.size())
    page.open_kind(DUE)
    page.show()
    return page


def _storm(stage: Stage, *, over: bool = False) -> QWidget:
    """A storm with a minute and a half to go, after nine right answers; or its end."""
    practice = stage.program.services.profile.practice
    practice.finish_storm("classic", 12)
    now = [0.0]
    runner = OneProblem(stage, 4)
    page = DrillPage(
        stage.program.services, "classic", runner, day=lambda: DAY, clock=lambda: now[0], parent=stage.window
    )
    page.resize(stage.window.size())
    page.storm.pick = lambda _: 0
    page.open_kind(STORM)
    page.show()
    for number in range(11):
        page.storm.answered(number not in (2, 7))
    now[0] = LENGTH if over else LENGTH - 83
    page.storm.look()
    return page


def _round_over(stage: Stage) -> QWidget:
    """The end of a round of ten questions of five kinds, of which every second was missed."""
    page = DrillPage(stage.program.services, "classic", OneProblem(stage, 4), day=lambda: DAY, parent=stage.window)
    page.resize(stage.window.size())
    for kind in (Kind.MAY_PLAY, Kind.WHO_WINS, Kind.COUNT_DEAL, Kind.MASTER, Kind.BID):
        page.round.begin(kind, START)
        for is_missed in (True, False):
            page.open_kind(kind)
            problem = page.question.problem
            assert problem is not None
            page.question.answer(_wrong(problem) if is_missed else problem.solution)
    page.go_on()
    page.show()
    return page


DRILL_SCENES: tuple[Scene, ...] = (
    Scene("drill-board", "a drill on the table: which card to play", _asked("classic", Kind.CARD, 4)),
    Scene("drill-board-answered", "the reason on the coach’s paper", _asked("classic", Kind.CARD, 4, answer=True)),
    Scene("drill-may-play", "a drill: which cards may be played", _asked("classic", Kind.MAY_PLAY, 4)),
    Scene(
        "drill-may-play-answered",
        "a wrong answer to it, with the rule for each card",
        _asked("classic", Kind.MAY_PLAY, 4, answer=True),
    ),
    Scene(
        "drill-may-play-missed",
        "an answer to it that is partly right, with the cards that were missed",
        _asked("classic", Kind.MAY_PLAY, 11, answer=True, by=_partly),
    ),
    Scene("drill-who-wins", "a drill: who wins the trick", _asked("coinche", Kind.WHO_WINS, 2, answer=True)),
    Scene("drill-count-trick", "a drill: count the trick", _asked("belot-bg", Kind.COUNT_TRICK, 3, answer=True)),
    Scene(
        "drill-count-deal", "a drill: count the deal, with a slip", _asked("classic", Kind.COUNT_DEAL, 2, answer=True)
    ),
    Scene("drill-declarations", "a drill: which declaration", _asked("classic", Kind.DECLARATIONS, 1, answer=True)),
    Scene("drill-call", "a bidding problem found by search", _asked("classic", Kind.CALL, 5, answer=True)),
    Scene("drill-card", "a card-play problem found by search", _asked("classic", Kind.CARD, 5)),
    Scene("drill-large-text", "the same at 200 %", _asked("classic", Kind.CARD, 5), {"text_size": 200}),
    Scene("drill-due", "a question that is due again, with the reason", _due),
    Scene("drill-trumps-out", "a drill: trumps that are out", _asked("coinche", Kind.TRUMPS_OUT, 3, answer=True)),
    Scene("drill-master", "a drill: who holds the master", _asked("coinche", Kind.MASTER, 2)),
    Scene("drill-promised", "a drill: what a call promises", _asked("coinche", Kind.PROMISED, 2)),
    Scene("drill-bid", "a drill: bid this hand", _asked("coinche", Kind.BID, 3, answer=True)),
    Scene("drill-round-over", "what came of ten questions", _round_over),
    Scene("drill-storm", "five minutes of quick questions", _storm),
    Scene("drill-storm-over", "what came of them", partial(_storm, over=True)),
)
