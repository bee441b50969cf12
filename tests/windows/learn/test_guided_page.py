"""The guided first deal in its page, by mouse and keyboard, to the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.engine import Play, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.windows.learn.guided_page import LESSON, GuidedPage
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
    if page.next.isVisible():
        qtbot.keyClick(page, Qt.Key.Key_Space)
    else:
        page.show_me.click()


def until(page: GuidedPage, qtbot: QtBot, met: Callable[[], bool]) -> None:
    for _ in range(200):
        if met():
            return
        go_on(page, qtbot)
    raise AssertionError("the deal never came there")


def test_the_first_remark_is_about_my_cards(page: GuidedPage) -> None:
    assert page.notion == "cards"
    assert page.next.isVisible()
    assert not page.show_me.isVisible()


def test_space_reads_on_to_the_learner_s_first_call(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "auction" and page.show_me.isVisible())
    assert not page.next.isVisible()


def test_what_the_coach_says_is_announced_once_as_sentences_and_then_whose_turn_it_is(
    page: GuidedPage, qtbot: QtBot
) -> None:
    told: list[str] = []
    page.table.announced.connect(lambda text, _assertive: told.append(text))
    until(page, qtbot, lambda: page.notion == "auction" and page.show_me.isVisible())
    said = next(place for place, text in enumerate(told) if text.startswith("Who chooses trumps? "))
    assert told[said].startswith("Who chooses trumps? The queen of clubs lies face up and offers its suit as trumps.")
    assert told[said + 1 :] == ["Your turn"]


def test_another_call_is_answered_and_asked_for_again(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "auction" and page.show_me.isVisible())
    view = page.run.view
    page.table.action_chosen.emit(PASS)
    assert page.run.view == view
    assert page.table.coached.startswith("You may, but not this time.")


def test_a_card_against_the_rules_is_refused_by_the_table(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isVisible())
    lawful = {action.card for action in page.run.view.lawful if isinstance(action, Play)}
    wrong = next(card for card in page.run.view.hand if card not in lawful)
    view = page.run.view
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.card_point(wrong).toPoint())
    assert page.run.view == view


def test_the_wanted_card_is_played_by_the_mouse(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "follow" and page.show_me.isVisible())
    wanted = page.run.wanted
    assert isinstance(wanted, Play)
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.card_point(wanted.card).toPoint())
    assert wanted.card not in page.run.view.hand


def test_once_more_returns_to_the_last_decision(page: GuidedPage, qtbot: QtBot) -> None:
    until(page, qtbot, lambda: page.notion == "auction" and page.show_me.isVisible())
    before = page.run.view
    page.show_me.click()
    until(page, qtbot, lambda: page.again.isVisible())
    page.again.click()
    assert page.run.view == before


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "decouverte"])
def test_a_guided_deal_is_played_to_its_score(program: Program, qtbot: QtBot, game: str) -> None:
    for key, value in (("animation_speed", "off"), ("trick_hold", 0), ("thinking_pause", 0)):
        program.services.preferences.set(key, value)
    page = opened(program, game)
    ended: list[SeatView] = []
    page.over.connect(ended.append)
    until(page, qtbot, lambda: bool(ended))
    assert len(ended[0].results) == 1
    assert page.run.told == {notion.id for notion in page.run.stations}
    assert program.services.profile.progress.of(game, LESSON).is_done
    result = page.findChild(DealResult)
    assert result is not None
    assert result.isVisible()
    assert not result.sheet_button.isVisible()
    assert not page.next.isVisible()


def test_the_page_says_how_far_one_is(page: GuidedPage, qtbot: QtBot) -> None:
    count = len(page.run.stations)
    assert page.header.subtitle.text() == f"1 of {count}: your cards"
    until(page, qtbot, lambda: page.notion == "auction")
    assert page.header.subtitle.text() == f"3 of {count}: the auction"


def test_what_the_guide_says_never_lies_under_a_question(page: GuidedPage, program: Program, qtbot: QtBot) -> None:
    program.window.resize(640, 480)
    until(page, qtbot, lambda: page.notion == "auction" and page.show_me.isVisible())
    assert page.table.is_coach_clear
