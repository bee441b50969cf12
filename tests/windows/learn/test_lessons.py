"""Lessons in the window: taken by keyboard and by mouse, explained when wrong, kept when the page is closed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.coach.lessons import Ask, PlayDeal, course
from belote_desktop.engine import Ruleset
from belote_desktop.models.words.words import sentence
from belote_desktop.profile import SaveFailed
from belote_desktop.profile.progress import Progress
from belote_desktop.windows.learn.lesson_page import LessonPage
from belote_desktop.windows.learn.lesson_pages import open_lessons

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
KEYS = Qt.Key


def opened(program: Program, game: str) -> LessonPage:
    page = open_lessons(program.services, game)
    program.window.show_page(page)
    QApplication.processEvents()
    return page


def focused(page: LessonPage) -> QWidget:
    found = page.focusWidget()
    assert found is not None
    return found


def ask_of(page: LessonPage) -> Ask:
    assert page.view is not None
    assert isinstance(page.view.step, Ask)
    return page.view.step


def right_place(page: LessonPage) -> int:
    return next(place for place, option in enumerate(ask_of(page).options) if option.is_right)


def wrong_place(page: LessonPage) -> int:
    return next(place for place, option in enumerate(ask_of(page).options) if not option.is_right)


def by_keyboard(qtbot: QtBot, page: LessonPage) -> None:
    """The step on the page: a wrong answer and a right one by their numbers, and on with Enter."""
    assert page.view is not None
    if isinstance(page.view.step, Ask):
        qtbot.keyClick(focused(page), KEYS(KEYS.Key_1 + wrong_place(page)))
        assert page.view.told.isVisibleTo(page)
        assert not page.view.is_answered
        qtbot.keyClick(focused(page), KEYS(KEYS.Key_1 + right_place(page)))
    assert page.view.is_answered
    qtbot.keyClick(focused(page), KEYS.Key_Return)


def by_mouse(qtbot: QtBot, page: LessonPage) -> None:
    """The same with clicks."""
    assert page.view is not None
    if isinstance(page.view.step, Ask):
        for place in (wrong_place(page), right_place(page)):
            qtbot.mouseClick(page.view.answers[place], LEFT)
    assert page.view.is_answered
    qtbot.mouseClick(page.next, LEFT)


@contextmanager
def deals_asked_for(page: LessonPage) -> Iterator[list[Ruleset]]:
    found: list[Ruleset] = []
    page.play.connect(found.append)
    yield found


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "take"), [
    ("classic", by_keyboard), ("coinche", by_mouse), ("baloot", by_keyboard), ("belot-2p-open", by_mouse),
    ("klaverjas-amsterdam", by_keyboard), ("bela-3p", by_mouse),
])  # fmt: skip
def test_a_whole_course_is_taken(qtbot: QtBot, program: Program, game: str, take: object) -> None:
    assert callable(take)
    page = opened(program, game)
    with deals_asked_for(page) as deals:
        for number, lesson in enumerate(page.course):
            qtbot.mouseClick(page.list.entries[number], LEFT)
            for step in lesson.steps:
                assert page.view is not None
                assert page.view.step is step
                take(qtbot, page)
            assert page.lesson is None
    assert deals == [variants.get(game)]
    assert all(page.progress_of(lesson).is_done for lesson in page.course)
    assert all("Done" in entry.state.text() for entry in page.list.entries)


def test_the_first_lesson_is_opened_with_enter(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    assert focused(page) is page.list.entries[0]
    qtbot.keyClick(focused(page), KEYS.Key_Return)
    assert page.lesson is page.course[0]


def test_each_wrong_answer_shows_its_own_explanation(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    while not isinstance(page.course[3].steps[page.place], Ask):
        page.go_on()
    assert page.view is not None
    told = []
    for place, option in enumerate(ask_of(page).options):
        qtbot.mouseClick(page.view.answers[place], LEFT)
        told += [] if option.is_right else [page.view.why.text()]
        assert page.view.verdict.text() == ("Correct." if option.is_right else "Not quite.")
        assert page.view.answers[place].mark == option.is_right
    assert len(set(told)) == len(told) > 1


def test_progress_is_kept_and_a_lesson_goes_on_where_it_was_left(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    by_mouse(qtbot, page)
    by_mouse(qtbot, page)
    qtbot.keyClick(page, KEYS.Key_Escape)
    assert page.lesson is None
    assert "2 of 5" in page.list.entries[0].state.text()
    again = opened(program, "classic")
    again.begin(0)
    assert again.place == 2


def test_a_question_that_was_skipped_is_not_behind(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    for _ in page.course[0].steps:
        qtbot.mouseClick(page.next, LEFT)
    assert page.lesson is None
    assert page.progress_of(page.course[0]).steps == 1
    assert not page.progress_of(page.course[0]).is_done


def test_who_knows_another_game_gets_the_rest(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "coinche")
    whole = sum(len(lesson.steps) for lesson in page.course)
    page.know("classic")
    assert page.course == course(variants.get("coinche"), variants.get("classic"))
    assert sum(len(lesson.steps) for lesson in page.course) < whole
    assert "differs" in page.list.told.text()
    page.know("")
    assert sum(len(lesson.steps) for lesson in page.course) == whole


def test_what_cannot_be_kept_is_said_and_the_lesson_goes_on(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Progress, *_args: object, **_more: object) -> None:
        from belote_desktop.engine.wording.messages import say

        raise SaveFailed(say("The disk is full."))

    monkeypatch.setattr(Progress, "keep", full)
    page = opened(program, "classic")
    page.begin(0)
    by_mouse(qtbot, page)
    assert page.place == 1
    assert page.failed.text() == "The disk is full."


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["classic", "baloot", "belot-bg", "klaverjas-rotterdam"])
def test_no_place_of_a_sentence_is_left_open(program: Program, game: str, language: str) -> None:
    program.languages.use(language)
    page = opened(program, game)
    for number, lesson in enumerate(page.course):
        page.begin(number)
        for place, step in enumerate(lesson.steps):
            page._show_step(place)
            assert page.view is not None
            texts = [label.text() for label in page.view.findChildren(QLabel)]
            texts += [button.text() + button.accessibleName() for button in page.view.answers]
            texts += [sentence(each.why, "fr") for each in step.options] if isinstance(step, Ask) else []
            assert texts or isinstance(step, PlayDeal)
            assert not [text for text in texts if "{" in text or "}" in text]


@pytest.mark.parametrize("game", ["classic", "coinche", "bidding-cats", "belot-bg", "baloot"])
def test_wrong_answers_are_told_apart_in_french_too(program: Program, game: str) -> None:
    program.languages.use("fr")
    for lesson in course(variants.get(game)):
        for ask in lesson.questions:
            told = [sentence(each.why, "fr") for each in ask.options if not each.is_right]
            assert len(set(told)) == len(told)


def test_every_answer_has_a_name_for_screen_readers(program: Program) -> None:
    page = opened(program, "classic")
    for number in range(len(page.course)):
        page.begin(number)
        for place in range(len(page.course[number].steps)):
            page._show_step(place)
            assert page.view is not None
            assert all(button.accessibleName() for button in page.view.answers)


def test_an_explanation_is_brought_into_sight(qtbot: QtBot, program: Program) -> None:
    program.services.preferences.set("text_size", 200)
    program.window.resize(900, 600)
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    while not isinstance(page.course[3].steps[page.place], Ask):
        page.go_on()
    assert page.view is not None
    page.view.choose(wrong_place(page))
    QApplication.processEvents()
    told, port = page.view.told, page.area.viewport()
    bottom = told.mapTo(port, told.rect().bottomLeft()).y()
    assert 0 < bottom <= port.height()


def test_a_large_window_shows_larger_cards_in_a_column_in_its_middle(program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    page.resize(1280, 800)
    small = page.deck.width
    page.resize(1920, 1080)
    assert page.deck.width > 1.2 * small
    edges = page.body.contentsMargins()
    assert edges.left() == edges.right() > 200
    assert 9 * page.deck.width < 1920 - edges.left() - edges.right()
