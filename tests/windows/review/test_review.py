"""The review page: asked before it is told, by mouse and by keyboard; luck and skill; what failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.looking_back.review_text import deal_key, review_data
from belote_desktop.commands.scenes.learn.review_scenes import recorded, review_in_short
from belote_desktop.commands.scenes.stage import NAMES
from belote_desktop.engine import Play
from belote_desktop.models.analysis.reviewer import settled_deals
from belote_desktop.models.words import review_words
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.review.review_board import CardButton, ReviewBoard
from belote_desktop.windows.review.review_moment import is_asked
from belote_desktop.windows.review.review_page import ReviewPage
from tests.lengths import WHOLE
from tests.models.later_tasks import LaterTasks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PACES = (1.0, 0.05) if WHOLE else (0.25, 0.01)
"""How long the person's decisions are looked at, and the others'."""
SLOW_PACE = Fraction(1, 50 if WHOLE else 100)


@cache
def reviewed(game: str) -> DealReview:
    """The first deal of a game, the person's decisions looked at in earnest, the others' in few possible deals."""
    return review_in_short(settled_deals(recorded(game, 1))[1], 1, *PACES)


@pytest.fixture
def program(open_program: Callable[[], Program]) -> Program:
    return open_program()


@pytest.fixture
def opened(program: Program) -> Iterator[Callable[[str], ReviewPage]]:
    """Opens the page of a deal whose review the profile knows."""
    pages: list[ReviewPage] = []

    def make(game: str) -> ReviewPage:
        steps = settled_deals(recorded(game, 1))[1]
        program.services.profile.reviews.keep("m", 1, deal_key(steps), review_data(reviewed(game)))
        page = ReviewPage(program.services, "m", recorded(game, 1), NAMES)
        pages.append(page)
        program.window.show_page(page)
        page.show_moment(0)
        return page

    yield make
    for page in pages:
        page.reviewer.cancel()


def card_button(page: ReviewPage, action: object) -> CardButton:
    assert isinstance(action, Play)
    return next(button for button in page.moment.board.buttons if button.card == action.card)


def card_moment(page: ReviewPage) -> None:
    """Go to a moment in which a card was played."""
    found = [place for place, each in enumerate(page.moments) if isinstance(each.judged.action, Play)]
    page.show_moment(found[0])
    assert is_asked(page.moments[found[0]].judged)


def test_nothing_is_told_before_it_is_asked(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    card_moment(page)
    assert page.moment.question.isVisible()
    assert "What would have been better?" in page.moment.question.text()
    assert not any(part.isVisible() for part in page.moment.shown_parts)
    assert all(button.tag == "" for button in page.moment.board.buttons)
    asked = [
        button.text() for button, each in zip(page.list.buttons, page.moments, strict=True) if is_asked(each.judged)
    ]
    assert asked
    assert all(text.endswith("?") for text in asked)


def test_the_better_card_is_clicked_and_told(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    card_moment(page)
    judged = page.moment.judged
    assert judged is not None
    qtbot.mouseClick(card_button(page, judged.advice.equals[0]), Qt.MouseButton.LeftButton)
    assert page.moment.is_shown
    assert page.moment.feedback.accessibleName().startswith("Correct. Nothing is better than")
    assert page.moment.verdict.text() == review_words.verdict_text(judged)
    assert page.moment.cost.text() == review_words.cost_text(judged)
    assert all(part.isVisible() for part in (page.moment.verdict, page.moment.best, page.moment.reason))
    assert card_button(page, judged.action).tag == "played"
    assert {str(button.card) for button in page.moment.board.buttons if button.tag == "best"} == {
        str(each) for each in judged.advice.equals
    }
    assert not any(button.text().endswith("?") and button.isChecked() for button in page.list.buttons)


def test_the_card_that_was_played_is_not_the_answer(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    card_moment(page)
    judged = page.moment.judged
    assert judged is not None
    qtbot.mouseClick(card_button(page, judged.action), Qt.MouseButton.LeftButton)
    assert not page.moment.is_shown
    assert "You chose" in page.moment.feedback.accessibleName()
    wrong = [each for each in judged.advice.weighed if each.action not in (*judged.advice.equals, judged.action)]
    for each in wrong[:1]:
        qtbot.mouseClick(card_button(page, each.action), Qt.MouseButton.LeftButton)
        assert not page.moment.is_shown
        assert review_words.decimal(each.behind) in page.moment.feedback.accessibleName()


def test_a_card_that_was_not_allowed_cannot_be_chosen(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    judged = next(each.judged for each in page.moments if isinstance(each.judged.action, Play))
    view = judged.advice.view
    only = replace(view, lawful=(judged.action,))
    page.moment.board.show_view(only, NAMES)
    chosen: list[object] = []
    page.moment.board.chosen.connect(chosen.append)
    for button in page.moment.board.buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(judged.action, Play)
    assert chosen == [judged.action.card]


@pytest.mark.parametrize(
    ("game", "from_left"),
    [
        ("coinche", (3, 2, 1)),
        ("classic-belgian", (1, 2, 3)),
        ("belote-3p-24", (2, 1)),
        ("deberts-3p", (1, 2)),
    ],
)
def test_players_sit_on_the_board_as_they_do_at_the_table(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, from_left: tuple[int, ...]
) -> None:
    match = engine.start(variants.get(game), 1)
    while match.deal is None or match.deal.trick is None or engine.to_act(match) != 0:
        match, _ = engine.apply(match, engine.legal(match)[-1])
    board = ReviewBoard(program.services.style, program.services.preferences)
    qtbot.addWidget(board)
    board.resize(600, 400)
    written: dict[str, float] = {}
    monkeypatch.setattr(board, "_write", lambda _painter, rect, text: written.update({text: rect.center().x()}))
    board.show_view(engine.view(match, 0), NAMES)
    board.grab()
    assert sorted(written, key=lambda name: written[name]) == [NAMES[seat] for seat in from_left]


def test_the_keyboard_goes_along_the_hand_and_chooses(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    card_moment(page)
    judged = page.moment.judged
    assert judged is not None
    wanted = card_button(page, judged.advice.equals[0])
    for _ in range(20):
        focused = page.focusWidget()
        assert isinstance(focused, CardButton)
        if focused is wanted:
            break
        qtbot.keyClick(focused, Qt.Key.Key_Right)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert page.moment.is_shown


def test_show_me_by_keyboard_and_on_to_the_next(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    assert len(page.moments) > 1
    page.moment.show_button.setFocus()
    qtbot.keyClick(page.moment.show_button, Qt.Key.Key_Return)
    assert page.moment.is_shown
    assert page.moment.next_button.hasFocus()
    first = page.moment.judged
    qtbot.keyClick(page.moment.next_button, Qt.Key.Key_Return)
    assert page.moment.judged is page.moments[1].judged
    qtbot.mouseClick(page.list.buttons[0], Qt.MouseButton.LeftButton)
    assert page.moment.judged is first
    assert page.moment.is_shown  # it was answered


def test_calls_are_answered_by_buttons(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("classic")
    place = next(place for place, each in enumerate(page.moments) if not isinstance(each.judged.action, Play))
    page.show_moment(place)
    judged = page.moment.judged
    assert judged is not None
    assert {button.text() for button in page.moment.calls} == {
        review_words.action_text(judged, each.action, "en") for each in judged.advice.weighed
    }
    best = review_words.action_text(judged, judged.advice.equals[0], "en")
    button = next(each for each in page.moment.calls if each.text() == best)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.moment.is_shown
    assert not page.moment.call_row.isVisible()


def test_bad_luck_stands_apart_and_is_never_asked(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    unlucky = [place for place, each in enumerate(page.moments) if each.judged.verdict is Verdict.BAD_LUCK]
    assert unlucky
    place = unlucky[0]
    assert any("could not have known" in text for text in page.list.said)
    page.show_moment(place)
    assert page.moment.is_shown
    assert page.moment.verdict.text() == "Bad luck"
    assert not page.moment.question.isVisible()


def test_luck_and_skill_of_all_seats_stand_apart(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    review = reviewed("belot-bg")
    for seat, name in enumerate(("You", *NAMES[1:])):
        assert f"{name}: {review_words.skill_text(review, seat)}" in page.list.said
        assert any(text.startswith(f"{name}: better cards than ") for text in page.list.said)
    assert page.list.said[0] == review_words.fine_text(review, 0)


def test_a_deal_without_a_mistake_says_so(program: Program) -> None:
    steps = settled_deals(recorded("classic", 1))[1]
    program.services.profile.reviews.keep("m", 1, deal_key(steps), {"number": 1, "judged": []})
    page = ReviewPage(program.services, "m", recorded("classic", 1), NAMES)
    program.window.show_page(page)
    assert page.empty_text.isVisible()
    assert page.empty_text.text() == "None of your decisions needs a second look."
    assert page.list.said[0] == "You had no choice to make in this deal."
    page.reviewer.cancel()


def test_a_record_that_is_gone_is_told(program: Program) -> None:
    page = ReviewPage.of_match(program.services, "gone", NAMES, 1)
    program.window.show_page(page)
    assert "cannot be reviewed" in page.head_row.progress.text()
    assert not page.head_row.stop_button.isVisible()
    page.reviewer.cancel()


def test_leaving_the_page_ends_the_thinking(
    opened: Callable[[str], ReviewPage], qtbot: QtBot, program: Program
) -> None:
    page = opened("belot-bg")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.reviewer.is_running
    assert program.window.stack.currentWidget() is program.window.home.page


def test_every_text_changes_with_the_language(opened: Callable[[str], ReviewPage], program: Program) -> None:
    page = opened("belot-bg")
    card_moment(page)
    page.moment.show_better()
    program.languages.use(PSEUDO)
    buttons = [each.text() for each in page.findChildren(QPushButton) if each.isVisible() and each.text()]
    told = [part.text() for part in (page.moment.verdict, page.moment.meaning, page.moment.cost)]
    assert all(text.startswith("[") for text in [*buttons, *told, *page.list.said])


@pytest.fixture
def slow(program: Program) -> Iterator[tuple[ReviewPage, LaterTasks]]:
    """The page of a deal that nobody has looked at, and its work, which is done when the test says so."""
    tasks = LaterTasks()
    workers = replace(program.services.workers, aside=lambda _owner: tasks, pace=lambda: SLOW_PACE)
    page = ReviewPage(replace(program.services, workers=workers), "m", recorded("belot-bg", 1), NAMES)
    program.window.show_page(page)
    yield page, tasks
    page.reviewer.cancel()


def test_the_button_that_stops_has_the_focus_first(slow: tuple[ReviewPage, LaterTasks]) -> None:
    page, _ = slow
    assert page.head_row.stop_button.hasFocus()
    assert page.head_row.stop_button.text() == "Stop"


def test_a_review_that_was_stopped_shows_what_it_found_and_goes_on(
    slow: tuple[ReviewPage, LaterTasks], qtbot: QtBot
) -> None:
    page, tasks = slow
    for _ in range(6):  # the record is read, then five actions are looked at
        tasks.do_one()
    qtbot.keyClick(page.head_row.stop_button, Qt.Key.Key_Space)
    assert page.head_row.stop_button.isVisible()
    assert page.head_row.stop_button.text() == "Continue"
    assert page.head_row.progress.text().startswith("Stopped after ")
    assert page.list_area.isVisible()
    assert page.list.said[0].count(" free decision")
    if not page.moments:
        assert page.empty_text.text().startswith("Nothing to look at so far.")
        assert page.head_row.stop_button.hasFocus()
    qtbot.mouseClick(page.head_row.stop_button, Qt.MouseButton.LeftButton)
    assert page.head_row.stop_button.text() == "Stop"
    tasks.do_all()
    assert not page.head_row.stop_button.isVisible()
    assert not page.head_row.progress.isVisible()
    steps = settled_deals(recorded("belot-bg", 1))[1]
    assert {each.seat for each in page._found[1].review.judged} == {0, 1, 2, 3}
    assert len(page._found[1].review.judged) <= len(steps)


# ---------------------------------------------------------------------- what is said of a moment
def judged_as(cost: float, real: float | None, stake: float) -> Judged:
    """A card of the deal, as if it had been found to cost so much."""
    made = next(each for each in reviewed("belot-bg").judged if isinstance(each.action, Play))
    return replace(
        made, judgement=replace(made.judgement, cost=cost, error=0.0, stake=stake, is_counted=True), real=real
    )


def test_what_cost_a_little_is_not_said_to_have_done_no_harm() -> None:
    lucky = judged_as(20.0, 0.2, 100.0)
    assert lucky.verdict is Verdict.LUCKY
    assert "hardly anything" in review_words.verdict_meaning(lucky)
    assert "cost nothing" in review_words.verdict_meaning(judged_as(20.0, 0.04, 100.0))
    assert "cost nothing" in review_words.real_text(judged_as(20.0, 0.04, 100.0))
    fine = judged_as(0.0, 0.2, 100.0)
    assert fine.verdict is Verdict.FINE
    assert "hardly anything" in review_words.verdict_meaning(fine)
    assert "it cost nothing" in review_words.verdict_meaning(judged_as(0.0, 0.0, 100.0))


def test_more_than_the_deal_was_about_is_no_share_of_it() -> None:
    assert "99\u00a0% of" in review_words.cost_text(judged_as(99.0, 1.0, 100.0))
    assert "100\u00a0% of" in review_words.cost_text(judged_as(100.0, 1.0, 100.0))
    beyond = review_words.cost_text(judged_as(104.0, 1.0, 100.0))
    assert "more than was at stake" in beyond
    assert "in 100" not in beyond


def test_no_average_is_named_where_only_one_deal_was_possible() -> None:
    made = judged_as(0.8, 0.8, 9.0)
    advice = made.advice
    assert advice.evidence is not None
    evidence = replace(advice.evidence, worlds=advice.evidence.worlds[:1])
    single = replace(advice, decision=replace(advice.decision, evidence=evidence))
    told = review_words.cost_text(replace(made, judgement=replace(made.judgement, advice=single)))
    assert told == "Only one deal was possible: it cost 0.8 points."
