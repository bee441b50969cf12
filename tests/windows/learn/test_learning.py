"""The menu of the coach: every page opens, and F1 opens the rules where the question is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from pytestqt.qtbot import QtBot

from belote_desktop import engine, records, variants
from belote_desktop.app import Program
from belote_desktop.coach.lessons import course
from belote_desktop.coach.questions import question
from belote_desktop.commands.scenes.learn.review_scenes import recorded, reviewed
from belote_desktop.commands.scenes.stage import NAMES
from belote_desktop.engine import Match, Play
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.words import words
from belote_desktop.records import parse_view
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.honesty.honesty_page import HonestyPage
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.learn.lesson_page import LessonPage
from belote_desktop.windows.match.tutoring import TutorOffers
from belote_desktop.windows.review.replay_list import ReplayList
from belote_desktop.windows.review.replay_page import ReplayPage
from belote_desktop.windows.review.review_page import ReviewPage
from belote_desktop.windows.rule_book.rules_window import RulesWindow
from belote_desktop.windows.score_sheet.deal_result import DealResult
from tests.lengths import WHOLE
from tests.models.later_tasks import LaterTasks

if TYPE_CHECKING:
    from belote_desktop.windows.match.match_session import MatchSession

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
REVIEWED = Fraction(1, 1 if WHOLE else 20)
"""The part of the time of a review."""
STILL = {"animation_speed": "off", "thinking_pause": 0, "trick_hold": 0, "sound": False, "aid_claim": False}


def begin(program: Program) -> None:
    for key, value in STILL.items():
        program.services.preferences.set(key, value)
    program.window.start(MatchWish("classic", {}, variants.get("classic"), "random", "Anna"))


def play_a_deal(program: Program, qtbot: QtBot) -> DealResult:
    """The first thing the rules allow, until a deal with a contract is over."""
    window = program.window
    for _ in range(200):
        session = window.session
        assert session is not None
        qtbot.waitUntil(lambda s=session: window.page.overlay is not None or s.is_waiting, timeout=5000)  # type: ignore[misc]
        overlay = window.page.overlay
        if isinstance(overlay, DealResult) and overlay.result.contract is not None:
            return overlay
        if isinstance(overlay, DealResult):
            overlay.next_button.click()
            continue
        view = session.controller.view()
        takes = [action for action in view.lawful if str(action) == "take"]
        window.table.action_chosen.emit((takes or list(view.lawful))[0])
    raise AssertionError("no deal came to its end")


def opened(program: Program, entry: str) -> object:
    program.window.menus.actions[entry].trigger()
    return program.window.stack.currentWidget()


@pytest.mark.parametrize(
    ("entry", "page"),
    [("lessons", LessonPage), ("drills", DrillPage), ("honesty", HonestyPage), ("replay", ReplayList)],
)
def test_the_pages_of_the_coach_open_without_a_match(program: Program, entry: str, page: type) -> None:
    assert isinstance(opened(program, entry), page)


def test_a_review_without_a_deal_says_so(program: Program) -> None:
    opened(program, "review")
    assert program.window.banner.isVisible()


def test_home_leads_to_the_review_of_the_match_that_waits(program: Program, qtbot: QtBot) -> None:
    matches = program.services.profile.directories.matches
    matches.mkdir(parents=True, exist_ok=True)
    (matches / "m.brn").write_bytes(recorded("classic", 2))
    workers = replace(program.services.workers, aside=lambda _owner: LaterTasks())
    program.window.learning_pages._services = replace(program.services, workers=workers)
    page = opened(program, "review")
    assert isinstance(page, ReviewPage)
    page.replay_asked.emit(2)
    qtbot.waitUntil(lambda: isinstance(program.window.stack.currentWidget(), ReplayPage), timeout=5000)


def test_home_has_no_review_of_a_match_whose_first_deal_is_not_over(program: Program, qtbot: QtBot) -> None:
    begin(program)
    session = program.window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_waiting)
    program.window.show_home()
    opened(program, "review")
    assert "Finish a deal first." in program.window.banner.accessibleName()


def test_a_deal_that_is_over_is_reviewed_and_replayed(open_program: Callable[..., Program], qtbot: QtBot) -> None:
    program = open_program(pace=REVIEWED)
    begin(program)
    result = play_a_deal(program, qtbot)
    result.review_button.click()
    assert isinstance(program.window.stack.currentWidget(), ReviewPage)
    program.window.show_table()
    assert program.window.page.overlay is result, "the result waits under the page"
    program.window.menus.actions["replay"].trigger()
    qtbot.waitUntil(lambda: isinstance(program.window.stack.currentWidget(), ReplayPage), timeout=5000)


@pytest.fixture
def reviewing(program: Program) -> Callable[[], ReviewPage]:
    """Opens the review of the second deal of a saved match."""

    def make() -> ReviewPage:
        match, directories = read_match(recorded("classic", 2)), program.services.profile.directories
        directories.matches.mkdir(parents=True, exist_ok=True)
        (directories.matches / "m.brn").write_bytes(recorded("classic", 2))
        controller = SimpleNamespace(match_id="m", names=NAMES, seat=0, match=match)
        session = SimpleNamespace(view=engine.view(match, 0), controller=controller)
        program.window.learning_pages.review(cast("MatchSession", session), 2)
        page = program.window.stack.currentWidget()
        assert isinstance(page, ReviewPage)
        return page

    return make


def test_mistakes_of_a_review_that_is_left_half_way_reach_the_drills(
    program: Program, reviewing: Callable[[], ReviewPage]
) -> None:
    tasks, found = LaterTasks(), list[object]()
    workers = replace(program.services.workers, aside=lambda _owner: tasks, pace=lambda: REVIEWED)
    program.window.learning_pages._services = replace(program.services, workers=workers)
    page = reviewing()
    page.reviewer.found.connect(found.append)
    practice = program.services.profile.practice
    while not practice.state.waiting:
        tasks.do_one()
    program.window.show_table()
    assert found == [], "the person's other decisions were still to be judged"
    assert page.reviewer.can_go_on
    (waiting,) = practice.state.waiting
    assert waiting.asked.game == "classic"
    assert parse_view(waiting.asked.position).seat == 0


def test_from_a_moment_of_a_review_one_plays_on_and_goes_to_drills_and_the_replay(
    program: Program, reviewing: Callable[[], ReviewPage], qtbot: QtBot
) -> None:
    _, (number, key, review) = reviewed("classic", 2)
    program.services.profile.reviews.keep("m", number, key, review)
    pages, practising = program.window.learning_pages, list[MatchController]()
    pages.practising.disconnect()
    pages.practising.connect(practising.append)
    page = reviewing()
    moment = page.walk.moment
    assert moment is not None
    assert moment.step is not None
    page.parts.reason.show_button.click()
    page.parts.play_button.click()
    (controller,) = practising
    assert controller.view().hand == engine.view(moment.step.before, 0).hand
    page.parts.reason.drill_button.click()
    assert isinstance(program.window.stack.currentWidget(), DrillPage)
    page.replay_button.click()
    qtbot.waitUntil(lambda: isinstance(program.window.stack.currentWidget(), ReplayPage), timeout=5000)


def test_back_from_the_replay_or_a_drill_leads_to_the_moment_of_the_review(
    program: Program, reviewing: Callable[[], ReviewPage], qtbot: QtBot
) -> None:
    _, (number, key, review) = reviewed("classic", 2)
    program.services.profile.reviews.keep("m", number, key, review)
    stack, page = program.window.stack, reviewing()
    page.walk.show_moment(len(page.walk.moments) - 2)
    shown = page.shown_key
    page.replay_button.click()
    qtbot.waitUntil(lambda: isinstance(stack.currentWidget(), ReplayPage), timeout=5000)
    replay = stack.currentWidget()
    assert isinstance(replay, ReplayPage)
    replay.header.back_button.click()
    again = stack.currentWidget()
    assert isinstance(again, ReviewPage)
    assert again.shown_key == shown
    again.walk.show_moment(next(place for place, each in enumerate(again.walk.moments) if each.is_asked))
    asked = again.shown_key
    again.parts.reason.show_button.click()
    again.parts.reason.drill_button.click()
    drill = stack.currentWidget()
    assert isinstance(drill, DrillPage)
    drill.header.back_button.click()
    last = stack.currentWidget()
    assert isinstance(last, ReviewPage)
    assert last.shown_key == asked


def read_match(record: bytes) -> Match:
    """The match of a record."""
    read = records.parse_record(record.decode()).record
    assert read is not None
    match = records.replay(read).match
    assert match is not None
    return match


def test_a_course_ends_in_a_match_by_its_rules(program: Program, qtbot: QtBot) -> None:
    rules = variants.get("belot-bg")
    program.window.learning_pages.play.emit(rules, False)
    qtbot.waitUntil(lambda: program.window.session is not None)
    assert program.window.session is not None
    assert program.window.session.controller.match.rules == rules


def lesson_deal(program: Program, qtbot: QtBot) -> MatchSession:
    """The deal at the end of the lessons of classic belote, begun from its lesson."""
    for key, value in {**STILL, "tutor": False, "aid_hint": False}.items():
        program.services.preferences.set(key, value)
    rules = variants.get("classic")
    place = next(place for place, each in enumerate(course(rules)) if each.id == "deal")
    program.window.learning_pages.lessons(rules, place)
    page = program.window.stack.currentWidget()
    assert isinstance(page, LessonPage)
    page.board.next.click()
    session = program.window.session
    assert session is not None
    return session


def test_the_deal_of_a_lesson_is_gentle_and_has_the_tutor_and_a_hint_at_each_decision(
    program: Program, qtbot: QtBot
) -> None:
    session = lesson_deal(program, qtbot)
    qtbot.waitUntil(lambda: session.is_waiting)
    assert session.controller.players.levels == (None, "beginner", "beginner", "beginner")
    assert session.tutor_offers.is_on
    assert program.window.menus.actions["hint"].isEnabled()
    asked = words.sentence(question(session.controller.view()), "en", session.controller.names)
    qtbot.waitUntil(lambda: asked in QTextDocumentFragment.fromHtml(program.window.banner.text.text()).toPlainText())


def test_the_end_of_the_deal_ends_the_lesson_and_leads_to_the_next(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TutorOffers, "watch", lambda *_: None)  # the judgement of each card would take its time
    session = lesson_deal(program, qtbot)
    assert session.controller.is_practice
    result = play_a_deal(program, qtbot)
    assert result.next_button.text() == "End the lesson"
    assert not result.review_button.isVisible()
    result.next_button.click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, LessonPage)
    assert program.window.session is None
    assert program.services.profile.progress.of("classic", "deal").is_done
    assert page.end.isVisible()
    assert page.focusWidget() is page.end.go_on
    page.reject()
    assert program.window.stack.currentWidget() is page, "first to the list of lessons"


def test_f1_opens_the_rules_at_the_card_that_was_refused(program: Program, qtbot: QtBot) -> None:
    begin(program)
    session = program.window.session
    assert session is not None
    wanted: list[str] = []
    for _ in range(60):
        qtbot.waitUntil(lambda: session.is_waiting or program.window.page.overlay is not None, timeout=5000)
        if isinstance(program.window.page.overlay, DealResult):
            program.window.page.overlay.next_button.click()
            continue
        view = session.controller.view()
        wrong = [Play(card) for card in view.hand if Play(card) not in view.lawful and view.trick is not None]
        if wrong and view.trick is not None and view.trick.cards:
            wanted.append(session.controller.refusals(wrong[0])[0].rule)
            program.window.table.action_chosen.emit(wrong[0])
            break
        takes = [action for action in view.lawful if str(action) == "take"]
        program.window.table.action_chosen.emit((takes or list(view.lawful))[0])
    assert wanted
    qtbot.waitUntil(lambda: session.refusal is not None)
    qtbot.keyClick(program.window, Qt.Key.Key_F1)
    window = program.window.findChild(RulesWindow)
    assert window is not None
    assert window.isVisible()


def test_every_menu_and_every_entry_has_a_name(program: Program) -> None:
    titles = [action.text() for action in program.window.menuBar().actions()]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert all(action.text() for action in program.window.menus.actions.values())
