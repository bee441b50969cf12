"""Scenes of the lessons: the list, a page of text, a question with cards, and the reply to an answer."""

from __future__ import annotations

from belote_desktop.coach.lessons import Ask
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.windows.learn.lesson_page import LessonPage, open_lessons

LARGE = {"text_size": 200}


def _open(stage: Stage, game: str) -> LessonPage:
    page = open_lessons(stage.program.services, game)
    stage.window.show_page(page)
    stage.settle()
    return page


def _list(game: str, known: str = "") -> Act:
    """The list, with one lesson done and one started."""

    def act(stage: Stage) -> None:
        progress = stage.program.services.profile.progress
        key = f"{game} {known}" if known else game
        progress.keep(key, "table", 5, is_done=True)
        progress.keep(key, "auction", 2)
        page = _open(stage, game)
        page.know(known)

    return act


def _step(game: str, lesson: str, number: int, answer: bool | None = None) -> Act:
    """A step of a lesson: its question `number`, or its first text if negative; answered right, wrong or not at all."""

    def act(stage: Stage) -> None:
        page = _open(stage, game)
        place = next(place for place, each in enumerate(page.course) if each.id == lesson)
        steps = page.course[place].steps
        asked = [step for step, each in enumerate(steps) if isinstance(each, Ask)]
        page.begin(place)
        for _ in range(asked[number] if number >= 0 else 0):
            page.go_on()
        stage.settle()
        step = page.board.step
        if answer is not None and isinstance(step, Ask):
            place = [each.is_right for each in step.options].index(answer)
            page.board.try_answer(place)
        stage.settle()

    return act


def _deal(stage: Stage) -> None:
    page = _open(stage, "classic")
    page.begin(next(place for place, each in enumerate(page.course) if each.id == "deal"))


def _end(stage: Stage) -> None:
    _open(stage, "classic").end_deal()


LESSON_SCENES: tuple[Scene, ...] = (
    Scene("lessons", "the lessons of a game, one done, one begun", _list("classic")),
    Scene("lessons-known", "the lessons if you know another game", _list("belot-bg", "classic")),
    Scene("lesson-board", "a task of a lesson on the table", _step("classic", "play", 1)),
    Scene("lesson-table", "what a lesson tells of the players, at the table", _step("classic", "table", -1)),
    Scene("lesson-partner", "a question about the players, answered wrong", _step("classic", "table", 0, answer=False)),
    Scene("lesson-trumps", "what a lesson of strategy tells, at the table", _step("classic", "draw-trumps", -1)),
    Scene("lesson-count", "a card that risks the contract", _step("classic", "count-the-points", 0, answer=False)),
    Scene("lesson-score", "a task at the score of a match", _step("coinche", "enough-to-win", 0)),
    Scene("lesson-end", "after the deal of a course", _end),
    Scene("lesson-told", "what a lesson tells, with its cards", _step("classic", "cards", -1)),
    Scene("lesson-asked", "a question about a trick", _step("coinche", "cards", 3)),
    Scene("lesson-wrong", "a card that cannot be played is chosen", _step("classic", "play", 1, answer=False)),
    Scene("lesson-right", "the right card is chosen", _step("classic", "play", 1, answer=True)),
    Scene(
        "lesson-call",
        "a call to choose, one that is not allowed is chosen",
        _step("baloot", "auction", 1, answer=False),
    ),
    Scene("lesson-declarations", "which declaration is better", _step("bela-4p", "declarations", 3, answer=False)),
    Scene("lesson-scoring", "what is scored for a deal", _step("coinche", "scoring", 1, answer=False)),
    Scene("lesson-deal", "the lesson that is a whole deal at the table", _deal),
    Scene("lesson-strategy", "a card that costs points is chosen", _step("classic", "load-partner", 1, answer=False)),
    Scene("lesson-custom", "a discard that tells something else", _step("coinche", "direct-signal", 0, answer=False)),
    Scene("lesson-custom-told", "what a lesson on a custom tells first", _step("coinche", "direct-signal", -1)),
    Scene(
        "lesson-score-wrong", "a card that is wrong at the score", _step("coinche", "enough-to-win", 0, answer=False)
    ),
    Scene("lessons-large", "the list with text twice as large", _list("classic"), LARGE),
    Scene("lesson-large", "a question with text twice as large", _step("classic", "play", 1, answer=False), LARGE),
)
