"""The page that puts a match together refuses nonsense with the engine's sentence and starts what was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.engine.rules import RULE_FIELDS, RulesetError
from belote_desktop.engine.rules.terms import Tie
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.drafts.match_draft import SECTIONS, MatchDraft, MatchWish, fields_on, sentence_of
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.widgets.controls import Menu, Segments, Switch

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot: QtBot, style: Style, preferences: Preferences) -> NewMatch:
    made = NewMatch(style, preferences)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(page: NewMatch, rule: str, value: object, qtbot: QtBot) -> None:
    """Set an option as a person does, on its control."""
    control = next(view.rows[rule] for view in map(page.pages.rules_on, SECTIONS) if rule in view.rows).control
    if isinstance(control, Switch):
        assert control.isChecked() is not value
        control.click()
    elif isinstance(control, Segments):
        place = list(RULE_FIELDS[rule].values()).index(value)
        control.findChildren(QPushButton)[place].click()
    else:
        assert isinstance(control, Menu)
        place = list(RULE_FIELDS[rule].values()).index(value)
        control.setCurrentIndex(place)
        control.activated.emit(place)


def test_every_house_rule_of_the_game_is_on_exactly_one_page() -> None:
    shown = [field.name for page in SECTIONS for field in fields_on(page)]
    assert sorted(shown) == sorted(name for name, field in RULE_FIELDS.items() if not field.secondary)


def test_the_match_starts_with_the_options_chosen(page: NewMatch, qtbot: QtBot) -> None:
    choose(page, "tie", Tie.LITIGE, qtbot)
    choose(page, "target", 501, qtbot)
    page.players.name_edit.setText("Anna")
    with qtbot.waitSignal(page.start) as started:
        qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    wish = started.args[0]
    assert isinstance(wish, MatchWish)
    assert wish.rules == variants.get("classic", tie="litige", target=501)
    assert dict(wish.options) == {"tie": Tie.LITIGE, "target": 501}
    assert (wish.name, wish.level) == ("Anna", "club")


def test_nonsense_is_refused_at_once_with_the_engines_sentence(page: NewMatch, qtbot: QtBot) -> None:
    before = page.draft.rules
    with pytest.raises(RulesetError) as problem:
        before.change(last_deal_exact=True)
    choose(page, "last_deal_exact", True, qtbot)
    assert page.strip.sentence == sentence_of(problem.value)
    assert page.draft.rules == before
    switch = page.pages.rules_on("scoring").rows["last_deal_exact"].control
    assert isinstance(switch, Switch)
    assert not switch.isChecked()


def test_a_refusal_goes_away_with_the_next_good_choice(page: NewMatch, qtbot: QtBot) -> None:
    choose(page, "last_deal_exact", True, qtbot)
    choose(page, "tie", Tie.FAIL, qtbot)
    assert not page.strip.sentence


def test_a_changed_rule_is_marked_and_can_be_set_back(page: NewMatch, qtbot: QtBot) -> None:
    row = page.pages.rules_on("scoring").rows["tie"]
    assert row.undo.isHidden()
    choose(page, "tie", Tie.REPLAY, qtbot)
    assert not row.undo.isHidden()
    row.undo.click()
    assert row.undo.isHidden()
    assert page.draft.changes() == {}


def test_the_next_time_begins_with_the_last_choice(page: NewMatch, preferences: Preferences, qtbot: QtBot) -> None:
    page.draft.choose("classic-no-decl")
    choose(page, "target", 701, qtbot)
    page.start_button.click()
    again = MatchDraft(preferences)
    assert again.rules == variants.get("classic-no-decl", target=701)


def test_a_last_choice_that_no_longer_exists_does_no_harm(preferences: Preferences) -> None:
    preferences.set("last_variant", "game-of-tomorrow")
    preferences.set("last_options", "target=501 unheard=of tie=nonsense")
    draft = MatchDraft(preferences)
    assert draft.rules == variants.get("classic", target=501)


def test_the_levels_to_choose_from_are_five_the_weakest_first(page: NewMatch) -> None:
    control = page.players.level_control
    texts = (
        [control.itemText(place) for place in range(control.count())]
        if isinstance(control, Menu)
        else [button.text() for button in control.findChildren(QPushButton)]
    )
    assert texts == ["Beginner", "Casual", "Club", "Strong", "Expert"]


@pytest.mark.parametrize("stored", ["grandmaster", "random", "analyst", ""])
def test_a_stored_level_that_cannot_be_chosen_gives_way_to_the_usual_one_with_a_sentence(
    qtbot: QtBot, style: Style, preferences: Preferences, stored: str
) -> None:
    preferences.set("level", stored)
    page = NewMatch(style, preferences)
    qtbot.addWidget(page)
    assert page.draft.level == "club"
    assert page.strip.sentence.endswith("cannot be chosen here. Club is used instead.")
    page.draft.choose("coinche")
    assert not page.strip.sentence, "it is said once"
    assert preferences.value("level") == stored, "kept until a match is started"


def test_a_stored_level_that_can_be_chosen_is_taken_without_a_word(
    qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    preferences.set("level", "expert")
    page = NewMatch(style, preferences)
    qtbot.addWidget(page)
    assert page.draft.level == "expert"
    assert not page.strip.sentence


def test_another_game_keeps_the_options_it_can_have(page: NewMatch, qtbot: QtBot) -> None:
    choose(page, "target", 501, qtbot)
    page.games.card("classic-ffb").click()
    assert page.draft.rules == variants.get("classic-ffb", target=501)


def test_the_whole_page_is_reached_by_the_keyboard_and_control_enter_starts(page: NewMatch, qtbot: QtBot) -> None:
    page.games.cards[0].setFocus()
    seen = set()
    for _ in range(60):
        page.focusNextChild()
        focused = page.focusWidget()
        assert focused is not None
        seen.add(focused)
    assert {page.start_button, page.rules_button, page.players_button, page.games.search} <= seen
    page.sidebar.show_page("players")
    page.sidebar.navigation.setFocus()
    for _ in range(20):
        page.focusNextChild()
        seen.add(page.focusWidget())
    assert page.players.name_edit in seen
    with qtbot.waitSignal(page.start):
        qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_enter_in_the_name_does_not_leave_the_page(page: NewMatch, qtbot: QtBot) -> None:
    page.sidebar.show_page("players")
    page.players.name_edit.setFocus()
    qtbot.keyClick(page.players.name_edit, Qt.Key.Key_Return)
    assert page.isVisible()


@pytest.mark.parametrize(
    ("width", "pages_listed", "changes_beside"), [(1280, True, True), (900, True, False), (640, False, False)]
)
def test_a_narrow_window_folds_the_changes_then_the_pages(
    page: NewMatch, width: int, pages_listed: bool, changes_beside: bool
) -> None:
    page.sidebar.show_page("deal")
    page.resize(width, 600)
    assert page.sidebar.navigation.isVisible() is pages_listed
    assert page.sidebar.page_box.isVisible() is not pages_listed
    assert page.side.isVisible() is changes_beside
    assert page.start_button.isVisible()
    assert page.rect().contains(page.start_button.geometry())
