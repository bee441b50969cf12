"""The guided first deal while advice is looked for, and after the page was left in any way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.coach.guided import guided_deal
from belote_desktop.windows.learn.guided_page import GuidedPage
from tests.models.later_tasks import LaterTasks


@pytest.fixture
def later() -> LaterTasks:
    """The search for advice, which waits."""
    return LaterTasks()


@pytest.fixture
def page(program: Program, later: LaterTasks) -> GuidedPage:
    """The guided deal of Classic at the first card the learner chooses freely, before advice is found."""
    services, deal = program.services, guided_deal("classic")
    assert deal is not None
    services = replace(services, workers=replace(services.workers, thinking=later))
    made = GuidedPage(services, deal, variants.get("classic"))
    program.window.show_page(made)
    for _ in range(200):
        if later.waiting:
            return made
        read_on(made)
    raise AssertionError("no card was ever free to choose")


def read_on(page: GuidedPage) -> None:
    """Read on, or have the action shown."""
    (page.next if page.next.isEnabled() else page.show_me).click()


def from_menu(program: Program) -> GuidedPage:
    """The guided deal, opened from the menu."""
    program.window.menus.actions["guided"].trigger()
    shown = program.window.stack.currentWidget()
    assert isinstance(shown, GuidedPage)
    return shown


def test_the_page_asks_for_a_moment_while_advice_is_looked_for(
    page: GuidedPage, later: LaterTasks, qtbot: QtBot
) -> None:
    assert page.run.wanted is None
    assert not page.show_me.isEnabled()
    assert not page.next.isEnabled()
    qtbot.waitUntil(lambda: page.table.coached == "Thinking…")
    later.do_all()
    assert not page.table.coached.startswith("Thinking")
    assert page.table.coached
    assert page.show_me.isEnabled() or page.next.isEnabled()


def test_advice_found_at_once_comes_without_asking_for_a_moment(page: GuidedPage, later: LaterTasks) -> None:
    told: list[str] = []
    page.table.announced.connect(lambda text, _assertive: told.append(text))
    later.do_all()
    assert not page._patience.isActive()
    assert told
    assert not any(text.startswith("Thinking") for text in told)


def test_advice_that_comes_after_the_page_was_left_is_dropped(page: GuidedPage, later: LaterTasks) -> None:
    told: list[str] = []
    page.table.announced.connect(lambda text, _assertive: told.append(text))
    page.reject()
    later.do_all()
    assert told == []


@pytest.mark.parametrize("way", ["lessons", "home", "new", "guided"])
def test_whichever_way_the_page_was_left_the_deal_goes_on_where_it_was(program: Program, way: str) -> None:
    first = from_menu(program)
    while first.notion != "call":
        read_on(first)
    program.window.menus.actions[way].trigger()
    second = from_menu(program)
    assert second is not first
    assert (second.notion, second.run.view) == ("call", first.run.view)
    read_on(second)
    assert second.run.view != first.run.view


def test_a_place_survives_two_visits(program: Program) -> None:
    first = from_menu(program)
    while first.notion != "call":
        read_on(first)
    for _ in range(2):
        program.window.menus.actions["lessons"].trigger()
        assert from_menu(program).notion == "call"
