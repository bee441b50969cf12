"""The guided first deal in its page, by mouse and keyboard, to the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.coach.guided import guided_deal
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Card, Match, Play, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.models.match.seating import settled_view
from belote_desktop.profile.progress import GUIDED
from belote_desktop.table.teaching.word_buttons import WordButton
from belote_desktop.windows.glossary import WordCard
from belote_desktop.windows.learn.guided_page import GuidedPage
from belote_desktop.windows.score_sheet import DealResult


@pytest.fixture
def page(program: Program) -> GuidedPage:
    """The guided deal of Classic in the window, without animations."""
    for key, value in (("animation_speed", "off"), ("trick_hold", 0), ("thinking_pause", 0)):
        program.services.preferences.set(key, value)
    return opened(program, "classic")


def opened(program: Program, game: str) -> GuidedPage:
    program.window.learning_pages.guided(variants.get(game))
    shown = program.window.stack.currentWidget()
    assert isinstance(shown, GuidedPage)
    return shown


def go_on(page: GuidedPage, qtbot: QtBot) -> None:
    """Read on with Space, or have the action shown."""
    if page.next.isEnabled():
        qtbot.keyClick(page, Qt.Key.Key_Space)
    else:
        page.show_me.click()


def until(page: GuidedPage, qtbot: QtBot, met: Callable[[], bool]) -> None:
    for _ in range(200):
        if met():
            return
        go_on(page, qtbot)
    raise AssertionError("the deal never came there")


def test_the_first_remark_is_about_the_aim(page: GuidedPage) -> None:
    assert page.notion == "aim"
    assert page.next.isEnabled()
    assert not page.show_me.isEnabled()


def test_the_call_can_be_made_as_soon_as_it_is_asked_for(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "call")
    assert page.show_me.isEnabled()
    assert not page.next.isEnabled()
    buttons = page.table.findChildren(QAbstractButton)
    take = next(each for each in buttons if each.accessibleName().startswith("Take"))
    assert take.isVisible()
    assert page.table.coached.startswith("What do you say?")
    take.click()
    assert page.run.view.contract is not None


def test_what_the_coach_says_is_announced_once_as_sentences_and_then_whose_turn_it_is(
    page: GuidedPage, qtbot: QtBot
) -> None:
    told: list[str] = []
    page.table.announced.connect(lambda text, _assertive: told.append(text))
    until(page, qtbot, lambda: page.notion == "call")
    said = [place for place, text in enumerate(told) if text.startswith("What do you say? ")]
    assert len(said) == 1
    assert told[said[0]].startswith("What do you say? With the seven of diamonds you would have 3 trumps:")
    assert told[said[0] + 1 :] == ["Your turn"]


def test_another_call_is_answered_and_asked_for_again(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "call" and page.show_me.isEnabled())
    view = page.run.view
    page.table.action_chosen.emit(PASS)
    assert page.run.view == view
    assert page.table.coached.startswith("Another call this time. With 7♦ you would have 3 trumps")
    assert page.show_me.isEnabled()


def test_a_card_against_the_rules_is_refused_by_the_table(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isEnabled())
    lawful = {action.card for action in page.run.view.lawful if isinstance(action, Play)}
    wrong = next(card for card in page.run.view.hand if card not in lawful)
    view = page.run.view
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.card_point(wrong).toPoint())
    assert page.run.view == view


def test_the_wanted_card_is_played_by_the_mouse(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isEnabled())
    wanted = page.run.wanted
    assert isinstance(wanted, Play)
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.card_point(wanted.card).toPoint())
    assert wanted.card not in page.run.view.hand


def test_undo_returns_to_the_last_decision(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "call" and page.show_me.isEnabled())
    before = page.run.view
    page.show_me.click()
    until(page, qtbot, lambda: page.again.isEnabled())
    assert page.again.text() == "Undo my call"
    page.again.click()
    assert page.run.view == before


def test_a_card_is_undone_while_its_trick_still_lies_there(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isEnabled())
    before = page.run.view
    page.show_me.click()
    until(page, qtbot, lambda: page.notion == "trick")
    assert page.run.view.tricks
    QApplication.processEvents()
    assert page.again.text() == "Undo my card"
    page.again.click()
    assert page.run.view == before
    assert page.show_me.isEnabled()


def test_a_trick_lies_on_the_table_until_its_explanation_was_read(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "trick")
    won = page.run.view.tricks[0]
    pressed: list[Card] = []
    page.table.trick_card_pressed.connect(pressed.append)
    for card in won.cards:
        press(page, qtbot, card)
    assert pressed == list(won.cards)
    assert page.next.isEnabled()
    until(page, qtbot, lambda: page.notion != "trick" and page.show_me.isEnabled())
    assert page.table._scene.trick.box_of(won.cards[0]) is None


def press(page: GuidedPage, qtbot: QtBot, card: Card) -> None:
    """Press a card of the trick."""
    box = page.table._scene.trick.box_of(card)
    assert box is not None
    point = QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2))
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_a_word_of_the_game_opens_its_meaning(page: GuidedPage, qtbot: QtBot) -> None:
    asked: list[str] = []
    page.table.word_asked.connect(asked.append)
    word = next(button for button in page.table.findChildren(WordButton) if button.isVisible())
    word.setFocus()
    qtbot.keyClick(word, Qt.Key.Key_Return)
    assert asked == ["trick"]
    card = page.findChild(WordCard)
    assert card is not None
    assert card.term.text() == "Trick"


def test_escape_closes_the_reasons_first_and_going_in_again_goes_on_there(
    page: GuidedPage, program: Program, qtbot: QtBot
) -> None:
    until(page, qtbot, lambda: page.notion == "call" and page.show_me.isEnabled())
    panel, view = page.table._chrome.panel, page.run.view
    why = panel.why
    assert why is not None
    qtbot.mouseClick(why, Qt.MouseButton.LeftButton)
    assert panel.tells_why
    qtbot.keyClick(why, Qt.Key.Key_Escape)
    assert not panel.tells_why
    assert program.window.stack.currentWidget() is page
    qtbot.keyClick(why, Qt.Key.Key_Escape)
    assert program.window.stack.currentWidget() is not page
    again = opened(program, "classic")
    assert again is not page
    assert again.run.view == view
    assert again.notion == "call"
    assert again.header.subtitle.text().startswith("7 of ")


def test_what_was_not_read_is_told_again_to_a_learner_who_comes_back(
    page: GuidedPage, program: Program, qtbot: QtBot
) -> None:
    until(page, qtbot, lambda: page.notion == "company")
    page.reject()
    again = opened(program, "classic")
    assert again.notion == "company"
    until(again, qtbot, lambda: again.notion == "follow" and again.show_me.isEnabled())
    again.again.click()
    assert again.run.view.contract is None


def test_next_lies_at_the_end_of_the_paper_and_enter_presses_it(page: GuidedPage, qtbot: QtBot) -> None:
    first, paper, button = page.notion, page.table.coach_box, page.next
    assert paper is not None
    assert button.hasFocus()
    place = button.geometry()
    assert paper.y + paper.height / 2 < place.top()
    assert place.bottom() < paper.bottom
    assert paper.x < place.left()
    assert place.right() < paper.right
    view = page.run.view
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert (page.notion, page.run.view) != (first, view)


def test_on_a_low_table_the_paper_lies_below_it(page: GuidedPage, program: Program, qtbot: QtBot) -> None:
    program.window.resize(640, 480)
    until(page, qtbot, lambda: page.notion == "declaration")
    assert page.table.coach_box is None, "it covers nothing on the table"
    paper = page.paper.paper
    assert paper.isVisible()
    assert page.paper.geometry().top() > page.table.geometry().bottom()
    assert paper.rect().contains(page.next.geometry())
    read = page.table.coached
    qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert page.table.coached != read
    assert page.paper.isVisible(), "the table keeps its size"


def test_in_a_lesson_what_can_be_done_for_me_keeps_its_place(page: GuidedPage, qtbot: QtBot) -> None:
    place = page.show_me.geometry()
    assert not page.show_me.isEnabled()
    until(page, qtbot, lambda: page.show_me.isEnabled())
    assert page.show_me.geometry() == place


def test_an_arrow_points_from_my_card_to_its_place(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isEnabled())
    wanted, arrow = page.run.wanted, page.table.coach_arrow
    assert isinstance(wanted, Play)
    assert arrow is not None
    assert abs(arrow[0].x() - page.table.card_point(wanted.card).x()) < 80
    assert arrow[1].y() < arrow[0].y()


def test_my_plate_has_a_name(page: GuidedPage) -> None:
    assert page.names[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "decouverte"])
def test_a_guided_deal_is_played_to_its_score(program: Program, qtbot: QtBot, game: str) -> None:
    for key, value in (("animation_speed", "off"), ("trick_hold", 0), ("thinking_pause", 0)):
        program.services.preferences.set(key, value)
    page = opened(program, game)
    ended: list[SeatView] = []
    page.over.connect(ended.append)
    until(page, qtbot, lambda: page.notion == "result")
    last = page.run.view.tricks[-1]
    assert all(page.table._scene.trick.box_of(card) is not None for card in last.cards), "the cloth is not bare"
    until(page, qtbot, lambda: bool(ended))
    assert len(ended[0].results) == 1
    assert {"aim", "trump_order", "trick", "counting", "last_trick", "result"} <= page.run.told
    assert program.services.profile.progress.of(game, GUIDED).is_done
    result = page.findChild(DealResult)
    assert result is not None
    assert result.isVisible()
    assert not result.sheet_button.isVisible()
    assert not page.next.isEnabled()
    page.accept()
    assert opened(program, game).notion == "aim"


@pytest.mark.parametrize(("way", "leads_to"), [("lessons", "LessonPage"), ("drills", "DrillPage")])
def test_the_end_leads_on(program: Program, page: GuidedPage, qtbot: QtBot, way: str, leads_to: str) -> None:
    page.over.emit(settled_view(played_out(), LEARNER))
    result = page.findChild(DealResult)
    assert result is not None
    qtbot.mouseClick(getattr(result, f"{way}_button"), Qt.MouseButton.LeftButton)
    assert type(program.window.stack.currentWidget()).__name__ == leads_to


def played_out() -> Match:
    """The guided deal after its last card."""
    deal = guided_deal("classic")
    assert deal is not None
    match, position = deal.start(), 0
    while not match.deals:
        seat = engine.to_act(match)
        match, _ = engine.apply(match, deal.action(match, position) or engine.view(match, seat).lawful[0])
        position += 1
    return match


def test_the_page_says_how_far_one_is(page: GuidedPage, qtbot: QtBot) -> None:
    count = len(page.run.stations)
    assert page.header.subtitle.text() == f"1 of {count}: the aim"
    until(page, qtbot, lambda: page.notion == "auction")
    assert page.header.subtitle.text() == f"4 of {count}: the auction"
    met = list[str]()
    for number in range(1, 9):
        until(page, qtbot, lambda number=number: len(page.run.view.tricks) == number)  # type: ignore[misc]
        met.append(page.header.subtitle.text())
    assert met == [f"{count - 9 + number} of {count}: trick {number}" for number in range(1, 9)]


def test_what_the_guide_says_never_lies_under_a_question(page: GuidedPage, program: Program, qtbot: QtBot) -> None:
    program.window.resize(640, 480)
    until(page, qtbot, lambda: page.notion == "call")
    assert page.table.is_coach_clear
    until(page, qtbot, lambda: page.show_me.isEnabled())
    assert page.table.is_coach_clear


def test_in_a_small_window_long_words_on_a_button_leave_the_title_its_line(
    page: GuidedPage, program: Program, qtbot: QtBot
) -> None:
    program.window.resize(640, 480)
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isEnabled())
    QApplication.processEvents()
    before = page.header.height()
    assert page.again.isEnabled()
    page.again.say("Take back the last card that I played")
    for _ in range(3):  # the words, their room, and the strip
        QApplication.processEvents()
    assert "\n" in page.again.text()
    assert page.header.height() == before
    assert page.header.title.height() < 2 * page.header.title.fontMetrics().height()
