"""The review page: a timeline, the table as it was, and the reason; by mouse and keyboard; what failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QTextDocumentFragment, QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.looking_back.review_text import deal_key, review_data
from belote_desktop.commands.scenes.learn.review_scenes import recorded, review_in_short
from belote_desktop.commands.scenes.stage import NAMES
from belote_desktop.engine import Action, Card, Play, in_english
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.analysis.reviewer import settled_deals
from belote_desktop.models.words import moment_words, review_words, words
from belote_desktop.table.layout.card_positions import card_box
from belote_desktop.table.layout.placement import covered
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.teaching.tags import Role
from belote_desktop.windows.look.languages import PSEUDO, Languages
from belote_desktop.windows.review.deal_walk import DealWalk
from belote_desktop.windows.review.review_page import ReviewPage
from belote_desktop.windows.review.timeline_station import Sign
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
    program.services.preferences.set("animation_speed", "off")
    program.window.resize(1280, 800)

    def make(game: str) -> ReviewPage:
        steps = settled_deals(recorded(game, 1))[1]
        program.services.profile.reviews.keep("m", 1, deal_key(steps), review_data(reviewed(game)))
        page = ReviewPage(program.services, "m", recorded(game, 1), NAMES)
        pages.append(page)
        program.window.show_page(page)
        return page

    yield make
    for page in pages:
        page.reviewer.cancel()


def judged_of(page: ReviewPage) -> Judged:
    """The decision that is shown."""
    moment = page.walk.moment
    assert moment is not None
    assert moment.judged is not None
    return moment.judged


def go_to(page: ReviewPage, *, card: bool, counted: bool = False) -> Judged:
    """Go to the first question about a card, or about a call; to one whose cost may be told as a figure."""
    for place, each in enumerate(page.walk.moments):
        if each.judged is None or not each.is_asked or isinstance(each.judged.action, Play) is not card:
            continue
        if each.judged.judgement.is_counted or not counted:
            page.walk.show_moment(place)
            return each.judged
    raise AssertionError("there is no such moment")


def click(page: ReviewPage, qtbot: QtBot, action: Action) -> None:
    """Click a card of the hand on the table."""
    assert isinstance(action, Play)
    table = page.parts.board.table
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(action.card).toPoint())


def words_on_cards(page: ReviewPage) -> dict[str, tuple[str, Role]]:
    return {str(card): (tag.word, tag.role) for card, tag in page.parts.board.table._tags.shown.items()}


def open_hands(page: ReviewPage) -> list[tuple[Card, ...]]:
    picture = page.parts.board.table._dance.picture
    assert picture is not None
    return list(picture.laid_open)


# ---------------------------------------------------------------------- a question
def test_nothing_is_told_before_it_is_asked(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    judged = go_to(page, card=True)
    reason = page.parts.reason
    assert reason.question.isVisible()
    assert "What would have been better?" in reason.question.text()
    assert reason.meaning.accessibleName() == in_english(rung(judged.advice, RUNGS[0])[0]), "as a hint begins"
    told = (reason.best, reason.contract, reason.reason, reason.cost, reason.real, reason.kept)
    assert not any(part.isVisible() for part in (*told, reason.bars))
    assert words_on_cards(page) == {}
    asked = [each.face for each, moment in zip(page.parts.timeline.stations, page.walk.moments, strict=True)
             if moment.is_asked]  # fmt: skip
    assert asked
    assert all((face.sign, face.points) == (Sign.ASKED, "") for face in asked)


def test_the_button_that_shows_the_answer_is_filled_and_beside_the_question_in_a_small_window(
    opened: Callable[[str], ReviewPage],
) -> None:
    page = opened("belot-bg")
    page.window().resize(820, 600)
    go_to(page, card=True)
    QApplication.processEvents()
    reason, room = page.parts.reason, page.parts.scrolled_page.viewport()
    assert room.isVisible()
    for button in (reason.show_button, reason.next_button):
        assert room.rect().contains(QRect(button.mapTo(room, QPoint()), button.size())), button.text()
    assert [each.property("role") for each in (reason.show_button, reason.next_button)] == ["primary", ""]
    reason.show_button.click()
    assert reason.next_button.property("role") == "primary"


def test_the_better_card_is_clicked_on_the_table_and_told(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    judged = go_to(page, card=True)
    click(page, qtbot, judged.advice.equals[0])
    reason = page.parts.reason
    assert reason.is_shown
    assert reason.feedback.accessibleName().startswith("Correct. Nothing is better than")
    assert reason.title.accessibleName() == moment_words.headline(
        judged, words.index_in_use(page._preferences), page._names
    )
    assert reason.cost.text() == review_words.cost_text(judged)
    assert all(part.isVisible() for part in (reason.title, reason.reason))
    tags = words_on_cards(page)
    assert tags[str(judged.action.card)] == ("played", Role.PLAYED)
    best = {card for card, tag in tags.items() if tag == ("best", Role.BEST)}
    assert best == {str(each.card) for each in judged.advice.equals if isinstance(each, Play)}
    assert page.parts.timeline.stations[page.walk.place].face.sign is not Sign.ASKED


def test_the_card_that_was_played_is_not_the_answer(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    judged = go_to(page, card=True, counted=True)
    reason = page.parts.reason
    click(page, qtbot, judged.action)
    assert not reason.is_shown
    assert "In the deal you played" in reason.feedback.accessibleName()
    wrong = [each for each in judged.advice.weighed if each.action not in (*judged.advice.equals, judged.action)]
    for each in wrong[:1]:
        click(page, qtbot, each.action)
        assert not reason.is_shown
        assert moment_words.decimal(each.behind) in reason.feedback.accessibleName()


def test_a_card_that_was_not_allowed_says_why(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    table = page.parts.board.table
    for place, each in enumerate(page.walk.moments):
        if each.judged is None or not each.is_asked:
            continue
        refused = [card for card in each.judged.advice.view.hand if Play(card) not in each.judged.advice.view.lawful]
        if refused and isinstance(each.judged.action, Play):
            page.walk.show_moment(place)
            click(page, qtbot, Play(refused[0]))
            assert table._scene.bubbles.explanation
            break
    assert page.walk.asks


def test_the_keyboard_goes_from_the_timeline_to_the_table_and_chooses(
    opened: Callable[[str], ReviewPage], qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    judged = go_to(page, card=True)
    page.parts.timeline.focus_now()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    table = page.parts.board.table
    assert table.hasFocus()
    wanted = judged.advice.equals[0]
    assert isinstance(wanted, Play)
    for _ in range(20):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
        if table._chooser.ghosts.focused_card == wanted.card:
            break
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.parts.reason.is_shown


def test_a_call_is_answered_by_the_panel_of_the_table(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("classic")
    judged = go_to(page, card=False)
    panel = page.parts.board.table._chrome.panel
    assert panel.isVisible()
    keys = {"take": Qt.Key.Key_T, "pass": Qt.Key.Key_P}
    page.parts.focus_answers()
    qtbot.keyClick(page.focusWidget(), keys[str(judged.advice.equals[0])])
    assert page.parts.reason.is_shown
    assert not panel.isVisible()
    assert "was better than" in page.parts.reason.title.text()


def test_the_answer_is_shown_on_request_and_asked_again_on_request(
    opened: Callable[[str], ReviewPage], qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    reason = page.parts.reason
    reason.show_button.setFocus()
    qtbot.keyClick(reason.show_button, Qt.Key.Key_Return)
    assert reason.is_shown
    assert reason.next_button.hasFocus()
    qtbot.mouseClick(reason.again_button, Qt.MouseButton.LeftButton)
    assert page.walk.asks
    assert not reason.is_shown
    assert words_on_cards(page) == {}


def test_next_goes_to_the_next_moment_that_mattered_and_then_to_the_result(
    opened: Callable[[str], ReviewPage], qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    mattered = [place for place, each in enumerate(page.walk.moments) if each.matters]
    assert len(mattered) > 1
    assert page.walk.place == mattered[0], "the first one is shown first"
    met = []
    while page.walk.moment is not None and page.walk.moment.step is not None:
        met.append(page.walk.place)
        leads = "To the result" if page.walk.place == mattered[-1] else "Next moment"
        assert page.parts.reason.next_button.text().split() == leads.split()
        qtbot.mouseClick(page.parts.reason.next_button, Qt.MouseButton.LeftButton)
    assert met == mattered
    assert page.parts.summary.isVisible()


# ---------------------------------------------------------------------- the timeline
def test_every_trick_and_the_result_have_a_station(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    captions = [station.face.caption for station in page.parts.timeline.stations]
    assert [each for each in captions if each.startswith("Trick")] == [f"Trick {number}" for number in range(1, 9)]
    assert captions[0] == "Auction"
    assert captions[-1] == "Result"
    deeds = [station.face.deed for station in page.parts.timeline.stations[:-1]]
    assert all(each.startswith("You") for each in deeds)


def test_arrows_home_and_end_walk_along_the_timeline(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    page.parts.timeline.focus_now()
    last = len(page.walk.moments) - 1
    for key, place in (
        (Qt.Key.Key_Home, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1), (Qt.Key.Key_End, last), (Qt.Key.Key_Right, last),
    ):  # fmt: skip
        qtbot.keyClick(page.focusWidget(), key)
        assert page.walk.place == place
        assert page.parts.timeline.stations[place].hasFocus()


def test_with_control_the_arrows_go_to_what_mattered_wherever_the_keyboard_is(
    opened: Callable[[str], ReviewPage], qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    mattered = [place for place, each in enumerate(page.walk.moments) if each.matters]
    page.walk.show_moment(0)
    page.parts.board.focus_answers()
    for place in [each for each in mattered if each > 0][:2]:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert page.walk.place == place
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.walk.place == next(each for each in mattered if each > 0)


def test_a_station_is_clicked(opened: Callable[[str], ReviewPage], qtbot: QtBot) -> None:
    page = opened("belot-bg")
    qtbot.mouseClick(page.parts.timeline.stations[3], Qt.MouseButton.LeftButton)
    assert page.walk.place == 3


def test_in_a_narrow_window_only_what_mattered_has_a_station(
    opened: Callable[[str], ReviewPage], program: Program
) -> None:
    page = opened("belot-bg")
    program.window.resize(700, 600)
    wanted = [place for place, each in enumerate(page.walk.moments) if each.matters or each.step is None]
    assert page.parts.timeline.shown == wanted


def test_in_a_narrow_window_the_hand_comes_into_sight_with_the_keyboard_and_the_wheel_is_left_to_the_page(
    opened: Callable[[str], ReviewPage], program: Program, qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    program.window.resize(640, 480)
    go_to(page, card=True)
    page.parts.timeline.focus_now()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    parts, bar = page.parts, page.parts.scrolled_page.verticalScrollBar()
    seen = parts.scrolled_page.viewport().height() + bar.value()
    assert seen == parts.board.geometry().bottom() + 1
    table = parts.board.table.viewport()
    at = QPointF(table.rect().center())
    down = QWheelEvent(at, QPointF(table.mapToGlobal(at)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
                       Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(table, down)
    assert not down.isAccepted(), "the page gets it"


def test_what_a_screen_reader_hears_of_a_station_is_all_of_it(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    station = page.parts.timeline.stations[page.walk.place]
    assert station.accessibleName().endswith(". Not answered yet.")
    page.parts.reason.show_button.click()
    assert station.accessibleName().startswith(f"{station.face.caption}: You ")
    said = f". {moment_words.verdict_text(judged_of(page))}. {moment_words.points_meaning(judged_of(page))}"
    assert station.accessibleName().endswith(said.rstrip())
    assert station.toolTip() == moment_words.points_meaning(judged_of(page))


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_the_whole_table_and_the_reason_are_seen_beside_each_other(
    size: tuple[int, int], opened: Callable[[str], ReviewPage], program: Program
) -> None:
    page = opened("belot-bg")
    program.window.resize(*size)
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    QApplication.processEvents()
    parts, whole = page.parts, page.rect()
    for part in (parts.timeline, parts.board, parts.board.switch, parts.reasons, parts.reason.next_button):
        assert part.isVisible()
        assert whole.contains(QRect(part.mapTo(page, QPoint()), part.size())), part
    assert parts.board.geometry().right() < parts.reasons.geometry().left()


@pytest.mark.parametrize("told", [False, True])
def test_in_a_small_window_the_cards_are_seen_without_scrolling(
    told: bool, opened: Callable[[str], ReviewPage], program: Program
) -> None:
    page = opened("belot-bg")
    program.window.resize(640, 480)
    judged = go_to(page, card=True)
    if told:
        page.parts.reason.show_button.click()
    QApplication.processEvents()
    table = page.parts.board.table
    at = table.viewport().mapTo(program.window, table.card_point(next(iter(judged.advice.view.hand))).toPoint())
    assert at.y() < 480
    bar, room = page.parts.scrolled_page.verticalScrollBar(), page.parts.scrolled_page.viewport()
    assert bar.value() == 0
    assert bar.isVisible(), "the rest is reached with it"
    board = QRect(page.parts.board.mapTo(room, QPoint()), page.parts.board.size())
    assert room.rect().contains(board), "to its foot, with my name"
    scene, tricks = table._scene, 0
    for place, moment in enumerate(page.walk.moments[:-1]):
        page.walk.show_moment(place)
        trick = [box for box in map(scene.trick.box_of, scene.trick._items) if box is not None]
        above = [*map(scene.hand.visible_strip, scene.hand.cards), *table._tags.boxes.values()]
        assert not covered_in(trick, [*above, *scene.plate_boxes().values()]), moment.trick
        tricks += bool(trick)
    assert tricks > 2


def test_with_all_hands_open_a_small_table_is_higher_and_no_name_lies_on_them(
    opened: Callable[[str], ReviewPage], program: Program
) -> None:
    page = opened("belot-bg")
    program.window.resize(640, 480)
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    QApplication.processEvents()
    closed = page.parts.board.height()
    page.parts.board.switch.click()
    QApplication.processEvents()
    assert page.parts.board.height() > closed
    scene = page.parts.board.table._scene
    hands = [card_box(card.spot, card.outline().width()) for fan in scene.fans.values() for card in fan._items]
    assert hands
    assert not covered_in(hands, list(scene.plate_boxes().values()))
    page.parts.board.switch.click()
    QApplication.processEvents()
    assert page.parts.board.height() == closed


def covered_in(these: list[Box], others: list[Box]) -> bool:
    """Whether others lie on one of these by more than an error of rounding."""
    return any(covered(box, others) > 2 for box in these)


def test_a_low_window_has_all_moments_and_all_deals_in_one_line(program: Program) -> None:
    for number, steps in settled_deals(recorded("classic", 2)).items():
        program.services.profile.reviews.keep("m", number, deal_key(steps), {"number": number, "judged": []})
    program.window.resize(1280, 800)
    page = ReviewPage(program.services, "m", recorded("classic", 2), NAMES)
    program.window.show_page(page)
    heights = []
    for size in ((1280, 800), (900, 600), (640, 480)):
        if program.window.size() != QSize(*size):
            program.window.resize(*size)
        QApplication.processEvents()
        deals, moments = page.parts.deals, page.parts.timeline
        assert deals.geometry().right() < moments.geometry().left()
        assert deals.width() == deals.whole_width
        heights.append(moments.height())
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == 3
    page.reviewer.cancel()


# ---------------------------------------------------------------------- the table
def test_the_switch_keeps_its_words_in_two_lines_and_covers_nothing(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    board = page.parts.board
    board.switch.setText("Show all of the hands of all of the others")
    board._place_switch()
    place = board.switch.geometry()
    assert board.switch.lines == 2
    taken = board.table.to_be_seen()
    assert not any(QRectF(place).intersects(QRectF(box.x, box.y, box.width, box.height)) for box in taken)


def test_hidden_hands_open_and_close_with_v_but_never_before_the_answer(
    opened: Callable[[str], ReviewPage], qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    assert not page.parts.board.switch.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_V)
    assert open_hands(page) == []
    page.parts.reason.show_button.click()
    assert open_hands(page) == []
    qtbot.keyClick(page, Qt.Key.Key_V)
    deal = judged_of(page).advice.view
    assert [len(hand) for hand in open_hands(page)] == [deal.count(Zone.HAND, seat) for seat in range(4)]
    assert set(open_hands(page)[0]) == set(deal.hand)
    qtbot.keyClick(page, Qt.Key.Key_V)
    assert open_hands(page) == []


def test_the_table_has_the_names_of_the_match(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    assert page.parts.board.table._stage.names == NAMES


def test_the_tab_key_goes_from_the_timeline_over_the_table_to_the_reason(
    opened: Callable[[str], ReviewPage], qtbot: QtBot
) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    page.parts.timeline.focus_now()
    met: list[object] = []
    for _ in range(20):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        met.append(page.focusWidget())
    hand = [met.index(button) for button in page.parts.board.table._chooser.ghosts.buttons]
    reason = page.parts.reason
    order = [*hand, *map(met.index, (page.parts.board.switch, reason.again_button, reason.next_button))]
    assert order == sorted(order)


# ---------------------------------------------------------------------- verdicts
@pytest.mark.parametrize(("real", "verdict"), [(1000.0, Verdict.MISTAKE), (0.0, Verdict.LUCKY)])
def test_a_mistake_is_named_by_the_title_alone_and_luck_is_explained(
    real: float, verdict: Verdict, opened: Callable[[str], ReviewPage]
) -> None:
    page = opened("belot-bg")
    moment = next(
        each for each in page.walk.moments if each.judged is not None and isinstance(each.judged.action, Play)
    )
    judged = judged_as(1000.0, real, 1000.0)
    assert judged.verdict is verdict
    reason = page.parts.reason
    reason.show_moment(replace(moment, judged=judged), NAMES, shown=True)
    assert reason.title.isVisible()
    assert reason.cost.isVisible()
    lucky = "You could have known that another choice was better, but this time yours cost nothing."
    assert reason.meaning.text() == (lucky if verdict is Verdict.LUCKY else "")


def test_bad_luck_is_never_asked_and_could_not_have_been_known(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    judged = next(
        each for each in page.walk.moments if each.judged is not None and isinstance(each.judged.action, Play)
    )
    assert judged.judged is not None
    lay_badly = replace(judged.judged, judgement=replace(judged.judged.judgement, cost=0.0), real=1000.0)
    assert lay_badly.verdict is Verdict.BAD_LUCK
    moment = replace(judged, judged=lay_badly)
    assert not moment.is_asked
    page.parts.reason.show_moment(moment, NAMES, shown=True)
    assert page.parts.reason.title.text() == "Bad luck"
    assert "You could not have known" in page.parts.reason.meaning.text()
    open_cards = page.parts.reason.real.accessibleName()
    assert "all cards open? Yes. With the cards as they lay, your choice cost" in open_cards
    assert not page.parts.reason.kept.isVisible(), "there is no rule to learn from luck"
    assert not page.parts.reason.question.isVisible()


def test_the_bars_show_the_means_and_the_error_of_their_difference(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    judged = go_to(page, card=True, counted=True)
    page.parts.reason.show_button.click()
    best, made = page.parts.reason.bars.bars
    found = judged.advice.found
    assert found is not None
    assert (best.value, best.error) == (found.mean, 0.0)
    assert best.value - made.value == pytest.approx(judged.cost, abs=0.01)
    assert made.error == pytest.approx(2 * judged.judgement.error)
    assert made.behind == f"−{judged.cost:.1f}\u00a0±\u00a0{made.error:.1f}"
    assert f"{judged.cost:.1f}\u00a0±\u00a0{made.error:.1f} points on average" in page.parts.reason.cost.text()
    low, high = page.parts.reason.bars.span
    assert low < made.value - made.error < best.value < high


def test_below_the_bars_stands_what_the_contract_needed(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    judged = go_to(page, card=True, counted=True)
    reason = page.parts.reason
    reason.show_button.click()
    assert reason.contract.isVisible()
    assert reason.contract.text().startswith("The contract needed 130 points. ")
    won = [each.won for each in judged.advice.weighed]
    share = review_words.contract_text(judged, None, "")
    assert "the contract is made in" in share.lower(), "points did not decide"
    assert "made in" in reason.contract.text()
    assert max(won) > 0


def test_the_buttons_of_a_verdict_have_one_shape_and_one_is_filled(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    page.window().resize(1280, 1000)  # nothing scrolls: a bar takes its width from the buttons beside it
    go_to(page, card=True)
    reason = page.parts.reason
    reason.show_button.click()
    QApplication.processEvents()
    shown = (reason.drill_button, reason.again_button, reason.next_button)
    assert len({(button.width(), button.height(), button.y()) for button in shown}) == 1
    assert [button.property("role") for button in shown] == [None, None, "primary"]


def test_in_a_narrow_column_the_button_for_practising_stands_at_its_end(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    reason = page.parts.reason
    reason.show_button.click()
    for width, row in ((1280, reason.row), (900, reason.end)):
        page.window().resize(width, 640)
        QApplication.processEvents()
        assert reason.drill_button.parent() is row
        assert reason.drill_button.isVisible()


def test_the_deal_is_played_on_from_a_verdict_by_a_button_in_the_head(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    play = page.parts.play_button
    assert not play.isVisible()
    page.parts.reason.show_button.click()
    assert play.isVisible()
    assert play.parent() is page.header
    page.walk.show_moment(len(page.walk.moments) - 1)
    assert not play.isVisible(), "the deal is over"


def test_practising_asks_for_the_drill_of_the_same_kind(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    asked: list[str] = []
    page.drill_asked.connect(asked.append)
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    page.parts.reason.drill_button.click()
    assert asked == ["card"]


def test_luck_and_skill_of_all_seats_stand_in_the_result(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    review = reviewed("belot-bg")
    page.walk.show_moment(len(page.walk.moments) - 1)
    said = page.parts.summary.said
    for seat, name in enumerate(("You", *NAMES[1:])):
        assert f"{name}: {review_words.skill_text(review, seat)}" in said
        assert any(text.startswith(f"{name}: better cards than ") for text in said)
    assert said[1] == review_words.fine_text(review, 0)


def test_a_deal_without_a_mistake_says_so(program: Program) -> None:
    steps = settled_deals(recorded("classic", 1))[1]
    program.services.profile.reviews.keep("m", 1, deal_key(steps), {"number": 1, "judged": []})
    page = ReviewPage(program.services, "m", recorded("classic", 1), NAMES)
    program.window.show_page(page)
    assert page.parts.summary.isVisible()
    assert "None of your decisions needs a second look." in page.parts.summary.said
    assert page.parts.summary.said[1] == "You had no choice to make in this deal."
    page.reviewer.cancel()


def test_the_deals_of_a_match_are_chosen_on_a_line_of_their_own(program: Program, qtbot: QtBot) -> None:
    for number, steps in settled_deals(recorded("classic", 2)).items():
        program.services.profile.reviews.keep("m", number, deal_key(steps), {"number": number, "judged": []})
    page = ReviewPage(program.services, "m", recorded("classic", 2), NAMES)
    program.window.show_page(page)
    assert [station.face.caption for station in page.parts.deals.stations] == ["1", "2"]
    assert page.header.title.text() == "Review of deal 1"
    page.parts.deals.focus_now()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert page.header.title.text() == "Review of deal 2"
    qtbot.mouseClick(page.parts.deals.stations[0], Qt.MouseButton.LeftButton)
    assert page.header.title.text() == "Review of deal 1"
    page.reviewer.cancel()


# ---------------------------------------------------------------------- the page
def test_a_record_that_is_gone_is_told(program: Program) -> None:
    page = ReviewPage.of_match(program.services, "gone", NAMES, 1)
    program.window.show_page(page)
    assert "cannot be reviewed" in page.parts.head.progress.text()
    assert not page.parts.head.stop_button.isVisible()
    page.reviewer.cancel()


def test_leaving_the_page_ends_the_thinking(
    opened: Callable[[str], ReviewPage], qtbot: QtBot, program: Program
) -> None:
    page = opened("belot-bg")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.reviewer.is_running
    assert program.window.stack.currentWidget() is program.window.home.page


def test_what_a_lucky_mistake_cost_as_the_cards_lay_is_said_once(opened: Callable[[str], ReviewPage]) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    reason = page.parts.reason
    assert "this time yours cost" in reason.meaning.text()
    assert not reason.real.isVisible()


def test_every_text_changes_with_the_language(opened: Callable[[str], ReviewPage], program: Program) -> None:
    page = opened("belot-bg")
    go_to(page, card=True)
    page.parts.reason.show_button.click()
    program.languages.use(PSEUDO)
    reason = page.parts.reason
    buttons = [each.text() for each in page.findChildren(QPushButton) if each.isVisible() and each.text()]
    assert reason.meaning.accessibleName().startswith("[")
    told = [QTextDocumentFragment.fromHtml(reason.cost.text()).toPlainText()]
    stations = [station.face.caption for station in page.parts.timeline.stations]
    assert all(text.startswith("[") for text in [*buttons, *told, *stations, page.parts.board.switch.text()])


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
    assert page.parts.head.stop_button.hasFocus()
    assert page.parts.head.stop_button.text() == "Stop"
    assert page.parts.empty_text.text() == "Your own decisions are reviewed first."


def test_a_review_that_was_stopped_shows_what_it_found_and_goes_on(
    slow: tuple[ReviewPage, LaterTasks], qtbot: QtBot
) -> None:
    page, tasks = slow
    for _ in range(6):  # the record is read, then five actions are looked at
        tasks.do_one()
    head = page.parts.head
    qtbot.keyClick(head.stop_button, Qt.Key.Key_Space)
    assert head.stop_button.isVisible()
    assert head.stop_button.text() == "Continue"
    assert head.progress.text().startswith("Stopped after ")
    assert page.parts.timeline.isVisible()
    unseen = [each for each in page.walk.moments if each.judged is None and each.step is not None]
    assert unseen, "the timeline shows the whole deal"
    qtbot.mouseClick(head.stop_button, Qt.MouseButton.LeftButton)
    assert head.stop_button.text() == "Stop"
    tasks.do_all()
    assert not head.stop_button.isVisible()
    assert not head.progress.isVisible()
    steps = settled_deals(recorded("belot-bg", 1))[1]
    assert {each.seat for each in page._found[1].review.judged} == {0, 1, 2, 3}
    assert len(page._found[1].review.judged) <= len(steps)


def test_a_moment_that_is_shown_stays_while_others_are_found(slow: tuple[ReviewPage, LaterTasks]) -> None:
    page, tasks = slow
    for _ in range(6):
        tasks.do_one()
    page.stop()
    walk: DealWalk = page.walk
    walk.show_moment(1)
    held = walk.moment
    assert held is not None
    page._stop_or_go_on()
    tasks.do_all()
    assert walk.moment is not None
    assert walk.moment.key == held.key


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
    assert "this time yours cost only 0.2 points" in moment_words.verdict_meaning(lucky)
    assert "this time yours cost only 6.5 points" in moment_words.verdict_meaning(judged_as(20.0, 6.5, 120.0))
    assert "cost nothing" in moment_words.verdict_meaning(judged_as(20.0, 0.04, 100.0))
    assert "cost nothing" in review_words.real_text(judged_as(20.0, 0.04, 100.0))
    fine = judged_as(0.0, 0.2, 100.0)
    assert fine.verdict is Verdict.FINE
    assert "it cost only 0.2 points" in moment_words.verdict_meaning(fine)
    assert "it cost nothing" in moment_words.verdict_meaning(judged_as(0.0, 0.0, 100.0))


def test_more_than_the_deal_was_about_is_no_share_of_it() -> None:
    assert "99\u00a0% of" in review_words.cost_text(judged_as(99.0, 1.0, 100.0))
    assert "100\u00a0% of" in review_words.cost_text(judged_as(100.0, 1.0, 100.0))
    beyond = review_words.cost_text(judged_as(104.0, 1.0, 100.0))
    assert "more than is usually at stake" in beyond
    assert "in 100" not in beyond


def test_no_average_is_named_where_only_one_deal_was_possible() -> None:
    made = judged_as(0.8, 0.8, 9.0)
    advice = made.advice
    assert advice.evidence is not None
    evidence = replace(advice.evidence, worlds=advice.evidence.worlds[:1])
    single = replace(advice, decision=replace(advice.decision, evidence=evidence))
    told = review_words.cost_text(replace(made, judgement=replace(made.judgement, advice=single)))
    assert told == "Only one deal was possible: your choice cost 0.8 points."


def test_the_points_of_a_moment_are_those_its_verdict_speaks_of_and_it_says_which() -> None:
    """The average is what a mistake costs; with luck, good or bad, it is what it cost as the cards lay."""
    mistake, lucky = judged_as(20.4, 7.0, 100.0), judged_as(20.4, 0.2, 100.0)
    assert (mistake.verdict, lucky.verdict) == (Verdict.MISTAKE, Verdict.LUCKY)
    assert moment_words.points_text(mistake) == "−20"
    assert moment_words.points_meaning(mistake) == "Points lost on average: 20."
    assert moment_words.points_text(lucky) == "0"
    assert moment_words.points_meaning(lucky) == "Points lost, as the cards lay: 0."
    unlucky = judged_as(0.0, 15.2, 100.0)
    assert moment_words.points_text(unlucky) == "−15"
    assert moment_words.points_meaning(unlucky) == "Points lost, as the cards lay: 15."
    few = replace(mistake, judgement=replace(mistake.judgement, is_counted=False))
    assert moment_words.points_text(few) == moment_words.points_meaning(few) == ""
    assert moment_words.points_text(None) == ""


def test_a_good_choice_with_a_cost_says_how_much_it_was() -> None:
    close = judged_as(2.9, 0.0, 100.0)
    assert close.verdict is Verdict.FINE
    assert moment_words.points_text(close) == "−3"
    assert moment_words.verdict_meaning(close).endswith("so not a mistake: on average it cost 2.9 points.")
    unreplayed = replace(close, real=None)
    assert moment_words.verdict_meaning(unreplayed) == moment_words.verdict_meaning(close)


def test_a_verdict_on_a_call_says_nothing_of_luck() -> None:
    made = replace(judged_as(0.0, None, 100.0))
    assert made.verdict is Verdict.FINE
    assert moment_words.verdict_meaning(made) == "Nothing you could have known made another choice better."


def test_a_deal_is_printed_with_the_day_of_its_match(opened: Callable[[str], ReviewPage], languages: Languages) -> None:
    page = opened("coinche")
    assert page.print_button.document().head == "Coinche · Deal 1 · Sunday, 22 November 2026"
