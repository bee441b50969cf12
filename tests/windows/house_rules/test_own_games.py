"""Games of one's own in the window: made, changed, renamed, deleted, exported, imported, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.terms import Tie
from belote_desktop.profile import OwnGames
from belote_desktop.variants import own_game
from belote_desktop.variants.relevance import means_something
from belote_desktop.windows.drafts.chip_rows import Chips
from belote_desktop.windows.drafts.number_rows import FourPoints, Numbers, RankPoints, RunPoints
from belote_desktop.windows.house_rules.own_game_draft import EDITED, ONLY_TOGETHER, every_field_on
from belote_desktop.windows.house_rules.own_games_page import OwnGamesPage
from belote_desktop.windows.house_rules.rule_editor import GAME, SETS, RuleEditor
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.shell.main_window import MainWindow
from belote_desktop.windows.widgets.controls import Menu, Segments, Switch
from belote_desktop.windows.widgets.typed_controls import Number

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(program: Program) -> MainWindow:
    return program.window


@pytest.fixture
def store(program: Program) -> OwnGames:
    games = program.services.profile.own_games
    games.save(own_game("Sunday", "classic", {"tie": "litige"}))
    games.save(own_game("Friday", "coinche", {"target": 3000}))
    return games


def editor(window: MainWindow) -> RuleEditor:
    page = window.stack.currentWidget()
    assert isinstance(page, RuleEditor)
    return page


def listed(window: MainWindow) -> OwnGamesPage:
    page = window.stack.currentWidget()
    assert isinstance(page, OwnGamesPage)
    return page


def control(page: RuleEditor, rule: str) -> QWidget:
    """The control of a rule, with its page in sight."""
    key = next(key for key in EDITED if rule in {field.name for field in every_field_on(key)})
    page.sidebar.show_page(key)
    found: QWidget = page.pages.rules_on(key).rows[rule].control
    return found


def type_into(qtbot: QtBot, field: QWidget, text: str) -> None:
    """Type a text in place of what is there, and finish it."""
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    assert button.isEnabled()
    qtbot.mouseClick(button, LEFT)


# ---------------------------------------------------------------------- the editor is made from the rules
def test_every_rule_is_on_exactly_one_page_of_the_editor() -> None:
    shown = [field.name for page in EDITED for field in every_field_on(page)]
    assert sorted((*shown, *ONLY_TOGETHER)) == sorted(RULE_FIELDS)


def test_rules_that_mean_nothing_in_a_game_are_not_shown(window: MainWindow) -> None:
    window.own_games.make("classic")
    page = editor(window)
    for key, view in ((key, page.pages.rules_on(key)) for key in EDITED):
        for field in every_field_on(key):
            shown = not view.rows[field.name].isHidden()
            assert shown is means_something(field, page.draft.rules), field.name
    assert page.pages.rules_on("auction").rows["ashkal"].isHidden()
    page.draft.choose_base("baloot")
    assert not page.pages.rules_on("auction").rows["ashkal"].isHidden()


def test_every_row_has_a_name_a_sentence_and_a_control_that_says_them(window: MainWindow) -> None:
    window.own_games.make("coinche")
    for view in map(editor(window).pages.rules_on, EDITED):
        for name, row in view.rows.items():
            assert row.name.text(), name
            assert row.sentence.text().endswith((".", "…")), name
            assert row.control.accessibleName() == row.name.text(), name
            assert row.control.accessibleDescription() == row.sentence.text(), name


def test_each_kind_of_rule_has_its_control(window: MainWindow) -> None:
    window.own_games.make("classic")
    page = editor(window)
    for rule, kind in (
        ("cut", Switch), ("direction", Segments), ("tie", Menu), ("target", Number), ("packets", Numbers),
        ("trump_order", Chips), ("contracts", Chips), ("carre_points", FourPoints), ("run_points", RunPoints),
        ("plain_points", RankPoints),
    ):  # fmt: skip
        assert isinstance(control(page, rule), kind), rule


# ---------------------------------------------------------------------- made by mouse and by keyboard
def test_a_game_is_made_by_mouse_and_played(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    window.menus.actions["own_games"].trigger()
    press(qtbot, listed(window).buttons["new"])
    page = editor(window)
    page.game.name_edit.setText("Sunday")
    switch = control(page, "jack_forced")
    assert isinstance(switch, Switch)
    qtbot.mouseClick(switch, LEFT)
    press(qtbot, page.play_button)
    assert program.services.profile.own_games.shelf().rules("Sunday").play.jack_forced is False
    new_match = window.stack.currentWidget()
    assert isinstance(new_match, NewMatch)
    assert new_match.draft.variant == "Sunday"
    press(qtbot, new_match.start_button)
    assert window.session is not None
    assert window.session.controller.match.rules.name == "Sunday"


@pytest.mark.parametrize(("chosen", "nearest"), [("coinche", "coinche"), ("Sunday", "classic")])
def test_what_was_changed_for_a_match_is_kept_as_a_game_of_ones_own(
    window: MainWindow, store: OwnGames, qtbot: QtBot, chosen: str, nearest: str
) -> None:
    new_match = window.show_new_match(chosen)
    assert not new_match.keep_button.isVisible()
    press(qtbot, new_match.rules_button)
    new_match.draft.set_option("target", 501)
    press(qtbot, new_match.keep_button)
    draft = editor(window).draft
    assert (draft.base_id, draft.editing) == (nearest, "")
    assert draft.rules.match.target == 501
    assert draft.rules.scoring == store.shelf().rules(chosen).scoring


def test_the_record_of_a_match_of_it_says_every_rule_and_its_name(
    window: MainWindow, program: Program, store: OwnGames
) -> None:
    page = window.show_new_match("Sunday")
    window.start(page.draft.wish())
    store.remove("Sunday")
    waiting = program.services.profile.saves.unfinished()[0]
    assert waiting.header.variant == "Sunday"
    assert waiting.header.ruleset().scoring.tie is Tie.LITIGE
    assert waiting.header.ruleset().name == "Sunday"


def test_a_game_is_made_with_the_keyboard_alone(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    window.own_games.make("classic")
    page = editor(window)
    qtbot.keyClicks(page.game.name_edit, "Sunday")
    page.sidebar.navigation.setFocus()
    while page.sidebar.current != "match":
        qtbot.keyClick(page.sidebar.navigation, Qt.Key.Key_Down)
    target = page.pages.rules_on("match").rows["target"].control
    for _ in range(60):
        if page.focusWidget() is target:
            break
        page.focusNextChild()
    assert page.focusWidget() is target
    qtbot.keyClick(target, Qt.Key.Key_Up)
    assert page.draft.rules.match.target == 1010
    type_into(qtbot, target, "1200")
    qtbot.keyClick(target, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert program.services.profile.own_games.all() == (own_game("Sunday", "classic", {"target": 1200}),)
    assert page.strip.sentence == "Sunday was saved."


def test_what_is_changed_is_listed_at_once_in_words(window: MainWindow, qtbot: QtBot) -> None:
    window.own_games.make("classic")
    page = editor(window)
    type_into(qtbot, control(page, "target"), "1200")
    menu = control(page, "tie")
    assert isinstance(menu, Menu)
    menu.activated.emit(list(Tie).index(Tie.LITIGE))
    QApplication.sendPostedEvents()
    texts = [each.text() for each in page.beside.findChildren(QLabel) if not each.isHidden()]
    assert "1200 (was: 1000)" in texts
    assert any(text.startswith("The taker’s points are held over") for text in texts)
    assert any("are held over for the side that wins the next deal" in text for text in texts)
    assert set(page.beside.undo) == {"target", "tie"}


def test_each_rule_can_be_set_back_in_its_row_and_in_the_list(window: MainWindow, qtbot: QtBot) -> None:
    window.own_games.make("classic")
    page = editor(window)
    type_into(qtbot, control(page, "target"), "1200")
    type_into(qtbot, control(page, "last_trick"), "20")
    press(qtbot, page.pages.rules_on("scoring").rows["last_trick"].undo)
    assert set(page.draft.changes()) == {"target"}
    press(qtbot, page.beside.undo["target"])
    assert page.draft.changes() == {}
    assert page.beside.reset.isHidden()


@pytest.mark.parametrize(
    ("rule", "typed", "why"),
    [
        ("last_trick", "500", "“Last trick” must be from 0 to 100, not 500."),
        ("target", "many", "“Target” must be a whole number, not 'many'."),
        ("target", "0", "“Target” and “Number of deals” do not go together"),
    ],
)
def test_nonsense_is_refused_at_once_and_the_rule_stays(
    window: MainWindow, qtbot: QtBot, rule: str, typed: str, why: str
) -> None:
    window.own_games.make("classic")
    page = editor(window)
    before = page.draft.rules
    field = control(page, rule)
    assert isinstance(field, QLineEdit)
    shown = field.text()
    type_into(qtbot, field, typed)
    assert page.strip.sentence.lower().startswith(why.lower())
    assert page.strip.frame.accessibleName() == page.strip.sentence
    assert page.draft.rules == before
    assert field.text() == shown


def test_a_rule_that_is_refused_stays_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.own_games.make("classic")
    page = editor(window)
    field = control(page, "last_trick")
    area = page.sidebar.stack.currentWidget()
    assert isinstance(field, QLineEdit)
    assert isinstance(area, QScrollArea)
    page.resize(page.width(), 420)
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    type_into(qtbot, field, "500")
    row = page.pages.rules_on("scoring").rows["last_trick"]
    qtbot.waitUntil(lambda: area.viewport().rect().contains(row.mapTo(area.viewport(), row.rect().center())))


def test_houses_are_set_at_one_stroke(window: MainWindow, qtbot: QtBot) -> None:
    window.own_games.make("classic")
    page = editor(window)
    page.sidebar.show_page(SETS)
    place = next(row for row, made in enumerate(page.sets.sets) if made.name == "Belgian club Belote")
    press(qtbot, page.sets.buttons[place])
    assert page.draft.rules.values() == variants.get("classic", house="belgian").values()
    assert not page.sets.buttons[place].isEnabled()
    assert page.sets.buttons[place].text() == "In force"
    press(qtbot, page.beside.reset)
    assert page.draft.changes() == {}


def test_another_base_keeps_what_means_something_there(window: MainWindow) -> None:
    window.own_games.make("classic")
    page = editor(window)
    page.draft.set_options({"target": 1200, "sa_ta_in_classic": "off"})
    page.game.base_menu.chosen.emit("coinche")
    assert page.draft.rules.values() == variants.get("coinche", target=1200).values()
    assert page.draft.base_id == "coinche"


def test_a_game_without_a_name_or_with_a_taken_one_is_not_kept(
    window: MainWindow, store: OwnGames, qtbot: QtBot
) -> None:
    window.own_games.make("classic")
    page = editor(window)
    page.sidebar.show_page("scoring")
    for name, why in (
        ("", "The game has no name yet"),
        ("sunday", "You already have a game called sunday"),
        ("Baloot", "Baloot is already a game in the catalogue"),
    ):
        page.game.name_edit.setText(name)
        press(qtbot, page.save_button)
        assert page.strip.sentence.startswith(why)
        assert page.sidebar.current == GAME
        assert page.focusWidget() is page.game.name_edit
    assert [game.name for game in store.all()] == ["Friday", "Sunday"]
    page.game.name_edit.setText("Saturday")
    press(qtbot, page.save_button)
    assert [game.name for game in store.all()] == ["Friday", "Saturday", "Sunday"]


def test_leaving_with_unsaved_changes_is_asked_first(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    window.own_games.edit("Sunday")
    page = editor(window)
    page.draft.set_option("target", 501)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is page
    assert page.focusWidget() is page.strip.action
    qtbot.keyClick(page.strip.action, Qt.Key.Key_Return)
    assert listed(window).chosen == "Sunday"
    assert store.shelf().rules("Sunday").match.target == 1000


def typed_only(qtbot: QtBot, page: RuleEditor, text: str) -> QLineEdit:
    """A target is typed, and neither Enter is pressed nor the field left."""
    field = control(page, "target")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    return field


def test_a_number_that_is_still_being_typed_is_saved_too(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    window.own_games.edit("Sunday")
    field = typed_only(qtbot, editor(window), "701")
    qtbot.keyClick(field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert store.shelf().rules("Sunday").match.target == 701
    assert editor(window).focusWidget() is field


def test_a_number_that_is_still_being_typed_is_asked_about(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    window.own_games.edit("Sunday")
    page = editor(window)
    qtbot.keyClick(typed_only(qtbot, page, "701"), Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is page
    assert page.focusWidget() is page.strip.action


def test_a_number_that_cannot_stand_is_not_said_to_be_saved(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    window.own_games.edit("Sunday")
    page = editor(window)
    told: list[str] = []
    page.kept.connect(told.append)
    field = typed_only(qtbot, page, "seven")
    qtbot.keyClick(field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not told
    assert page.strip.frame.property("role") == "refusal"
    assert store.shelf().rules("Sunday").match.target == 1000


def test_another_page_in_between_loses_nothing(window: MainWindow, store: OwnGames) -> None:
    window.own_games.edit("Sunday")
    editor(window).draft.set_option("target", 501)
    window.own_games.show_list()
    window.own_games.edit("Sunday")
    assert editor(window).draft.rules.match.target == 501


def test_a_game_that_is_left_as_it_was_asks_nothing(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    window.own_games.edit("Sunday")
    qtbot.keyClick(editor(window), Qt.Key.Key_Escape)
    assert listed(window).chosen == "Sunday"


# ---------------------------------------------------------------------- the list
def test_a_game_is_renamed_by_keyboard(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    page = window.own_games.show_list("Sunday")
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_F2)
    type_into(qtbot, page.rename_edit, "Friday")
    assert page.strip.sentence.startswith("You already have a game called Friday")
    type_into(qtbot, page.rename_edit, "Monday")
    assert [game.name for game in store.all()] == ["Friday", "Monday"]
    assert page.chosen == "Monday"
    assert page.list.hasFocus()


def test_escape_leaves_the_new_name_before_the_page(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    page = window.own_games.show_list("Sunday")
    press(qtbot, page.buttons["rename"])
    qtbot.keyClick(page.rename_edit, Qt.Key.Key_Escape)
    assert page.rename_box.isHidden()
    assert window.stack.currentWidget() is page


def test_a_game_is_deleted_and_had_back(window: MainWindow, store: OwnGames, qtbot: QtBot) -> None:
    page = window.own_games.show_list("Sunday")
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert [game.name for game in store.all()] == ["Friday"]
    press(qtbot, page.strip.action)
    assert [game.name for game in store.all()] == ["Friday", "Sunday"]
    assert page.chosen == "Sunday"


def test_where_there_is_no_game_the_page_says_what_it_is_for_and_leads_to_one(window: MainWindow, qtbot: QtBot) -> None:
    page = window.own_games.show_list()
    assert page.empty.isVisible()
    assert not page.columns.isVisible()
    assert page.first_focus() is page.empty.first
    page.do("delete")
    with qtbot.waitSignal(page.new):
        qtbot.mouseClick(page.empty.first, Qt.MouseButton.LeftButton)


def test_a_game_goes_out_and_comes_in_again(
    window: MainWindow, store: OwnGames, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "for-lea"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    page = window.own_games.show_list("Sunday")
    press(qtbot, page.buttons["export"])
    written = tmp_path / "for-lea.belotegame"
    assert written.is_file()
    assert page.strip.sentence == "Sunday was exported to for-lea.belotegame."
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(written), ""))
    window.menus.actions["import_game"].trigger()
    assert listed(window).chosen == "Sunday 2"
    assert listed(window).strip.sentence == (
        "You already have a game called Sunday. The imported one is called Sunday 2."
    )


def test_a_bad_file_is_refused_with_a_sentence_and_stays(
    window: MainWindow, store: OwnGames, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "letter.belotegame"
    file.write_text("Dear Léa", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    page = window.own_games.show_list()
    press(qtbot, page.buttons["import"])
    assert "It is not a Belote Desktop game" in page.strip.sentence
    assert file.read_text(encoding="utf-8") == "Dear Léa"
    assert len(store.all()) == 2


def test_a_dialog_that_is_left_does_nothing(
    window: MainWindow, store: OwnGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    page = window.own_games.show_list()
    for key in ("import", "export"):
        press(qtbot, page.buttons[key])
    assert page.strip.sentence == ""


def test_a_broken_file_of_the_profile_is_told_in_the_list(
    window: MainWindow, store: OwnGames, program: Program
) -> None:
    bad = program.services.profile.directories.own_games / "bad.belotegame"
    bad.write_text("{", encoding="utf-8")
    page = window.own_games.show_list()
    assert "bad.belotegame cannot be played." in page.strip.sentence
    assert len(page.games) == 2
    assert bad.exists()


# ---------------------------------------------------------------------- every size, direction and language
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (900, 600, 100), (900, 600, 200)])
@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_nothing_of_the_editor_is_cut_off(
    program: Program, store: OwnGames, width: int, height: int, text: int, language: str
) -> None:
    program.languages.use(language)
    program.services.preferences.set("text_size", text)
    program.window.resize(width, height)
    page = program.window.own_games.edit("Sunday")
    QApplication.sendPostedEvents()
    assert page.side.isVisible() is (width == 1280)
    assert page.game.changes.isVisible() is (width != 1280)
    assert page.sidebar.page_box.isVisible() is (text == 200)
    parts = [page.sidebar.page_box, page.sidebar.stack, page.save_button, page.play_button, page.sidebar.navigation]
    places = [part.rect().translated(part.mapTo(page, part.rect().topLeft())) for part in parts if part.isVisible()]
    for number, place in enumerate(places):
        assert page.rect().contains(place)
        assert not any(place.intersects(other) for other in places[number + 1 :])
    for key, view in ((key, page.pages.rules_on(key)) for key in EDITED):
        page.sidebar.show_page(key)
        for _ in range(5):  # a row that has no room beside its control takes more height, and the page with it
            QApplication.processEvents()
        for name, row in view.rows.items():
            if row.isVisible():
                corner = row.control.mapTo(view, row.control.rect().topLeft())
                assert view.rect().contains(row.control.rect().translated(corner)), name


def test_a_change_of_language_and_of_theme_keeps_the_draft(program: Program, store: OwnGames) -> None:
    page = program.window.own_games.edit("Sunday")
    page.draft.set_option("target", 501)
    page.game.name_edit.setText("Sundays")
    page.sidebar.show_page("match")
    program.languages.use("fr")
    program.services.preferences.set("theme", "light")
    QApplication.sendPostedEvents()
    assert page.draft.rules.match.target == 501
    assert page.game.name_edit.text() == "Sundays"
    assert page.sidebar.current == "match"
    assert page.sidebar.stack.currentIndex() == page.sidebar.navigation.currentRow()
