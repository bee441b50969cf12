"""Who plays, in the page that puts a match together and in the match that comes of it: a level for each seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.engine.rules.terms import Direction
from belote_desktop.players import Kind
from belote_desktop.players import strength as figures
from belote_desktop.players.strength import Step
from belote_desktop.windows.drafts.match_draft import MatchDraft, MatchWish
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.new_match.match_pages import PLAYERS
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.new_match.players_page import PlayersPage
from belote_desktop.windows.new_match.seat_choice import SeatChoice

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def page_of(program: Program, game: str = "classic") -> tuple[NewMatch, PlayersPage]:
    """The page about the players of a game."""
    page = program.window.show_new_match()
    page.draft.choose(game)
    page.sidebar.show_page(PLAYERS)
    return page, page.players


def choice(players: PlayersPage, seat: int) -> SeatChoice:
    control = players.seat_rows[seat].control
    assert isinstance(control, SeatChoice)
    return control


def levels_at_the_table(program: Program) -> tuple[str | None, ...]:
    assert program.window.session is not None
    return program.window.session.controller.players.levels


def test_the_others_are_alike_until_each_is_chosen_by_itself(program: Program, qtbot: QtBot) -> None:
    _, players = page_of(program)
    assert players.level_control.isVisible()
    assert not any(row.isVisible() for row in players.seat_rows.values())
    qtbot.mouseClick(players.own_switch, Qt.MouseButton.LeftButton)
    assert not players.level_control.isVisible()
    assert all(row.isVisible() for row in players.seat_rows.values())
    qtbot.mouseClick(players.own_switch, Qt.MouseButton.LeftButton)
    assert players.level_control.isVisible()
    assert not any(row.isVisible() for row in players.seat_rows.values())


def test_every_seat_begins_with_the_common_level_and_no_temperament(program: Program, qtbot: QtBot) -> None:
    page, players = page_of(program)
    players.level_control.chosen.emit("strong")
    qtbot.mouseClick(players.own_switch, Qt.MouseButton.LeftButton)
    assert [choice(players, seat).kind for seat in (1, 2, 3)] == [Kind("strong")] * 3
    assert page.draft.wish().kinds == ("strong", "strong", "strong")


def test_level_and_temperament_are_chosen_by_the_keyboard_alone(program: Program, qtbot: QtBot) -> None:
    page, players = page_of(program)
    program.window.activateWindow()
    players.own_switch.setFocus()
    qtbot.keyClick(players.own_switch, Qt.Key.Key_Space)
    assert page.draft.each_own
    reached = []
    for _ in range(6):
        page.focusNextChild()
        reached.append(page.focusWidget())
    menus = [
        menu for seat in (1, 2, 3) for menu in (choice(players, seat).level_menu, choice(players, seat).persona_menu)
    ]
    assert reached == menus
    choice(players, 1).level_menu.setFocus()
    qtbot.keyClick(choice(players, 1).level_menu, Qt.Key.Key_Down)
    qtbot.keyClick(choice(players, 1).persona_menu, Qt.Key.Key_End)
    assert page.draft.kind_at(1) == Kind("strong", "fighter")
    assert (page.draft.kind_at(2), page.draft.kind_at(3)) == (Kind("club"), Kind("club"))


def test_what_is_chosen_is_told_in_words_and_to_screen_readers(program: Program, qtbot: QtBot) -> None:
    _, players = page_of(program)
    qtbot.mouseClick(players.own_switch, Qt.MouseButton.LeftButton)
    row, control = players.seat_rows[2], choice(players, 2)
    qtbot.keyClick(control.persona_menu, Qt.Key.Key_B)
    qtbot.keyClick(control.persona_menu, Qt.Key.Key_B)
    assert control.kind == Kind("club", "bold")
    assert row.sentence.text().endswith("Takes with less than others.")
    assert control.level_menu.accessibleName() == "Level: Léa, your partner"
    assert control.persona_menu.accessibleName() == "Temperament: Léa, your partner"
    assert control.persona_menu.accessibleDescription() == "Takes with less than others."
    assert players.own_switch.accessibleName() == "A level for each player"


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("classic", ["Samir, on your right", "Léa, your partner", "Karim, on your left"]),
        ("belote-3p-24", ["Samir, on your right", "Léa, on your left"]),
        ("belot-2p-open", ["Stoyan, opposite you"]),
    ],
)
def test_the_seats_are_called_by_where_they_are(program: Program, game: str, told: list[str]) -> None:
    _, players = page_of(program, game)
    assert [row.name.text() for row in players.seat_rows.values()] == told


def test_the_other_way_round_the_first_to_play_sits_on_the_left(program: Program) -> None:
    page, players = page_of(program)
    page.draft.set_option("direction", Direction.CW)
    assert players.seat_rows[1].name.text() == "Samir, on your left"
    assert players.seat_rows[3].name.text() == "Karim, on your right"


def test_the_common_level_says_what_was_measured_of_it(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    step = Step("classic", "club", "casual", 200, 1, 12.0, 2.0, (8.0, 16.0), "2026-01-31", "")
    monkeypatch.setattr(figures, "steps", lambda: (step,))
    _, players = page_of(program)
    told = players.level_control.accessibleDescription()
    assert "Club scores 12\u00a0±\u00a04 more per deal than Casual." in told


def test_the_choices_are_remembered_with_the_seats_that_were_left_alone(program: Program) -> None:
    page, _ = page_of(program)
    page.draft.each_own = True
    page.draft.set_kind(2, Kind("expert", "prudent"))
    page.draft.wish()
    preferences = program.services.preferences
    assert preferences.value("players_by_seat") == ",expert prudent"
    again = MatchDraft(preferences)
    assert again.each_own
    assert [str(again.kind_at(seat)) for seat in (1, 2, 3)] == ["club", "expert prudent", "club"]
    assert again.notice == ""


@pytest.mark.parametrize(
    ("stored", "kinds", "notice"),
    [
        (
            "grandmaster bold,club",
            ["club bold", "club", "club"],
            "The level grandmaster cannot be chosen here. Club is used instead.",
        ),
        (
            "strong sly,,expert",
            ["strong", "club", "expert"],
            "There is no temperament called sly. Balanced is used instead.",
        ),
    ],
)
def test_remembered_players_that_no_longer_exist_give_way_with_a_sentence(
    program: Program, stored: str, kinds: list[str], notice: str
) -> None:
    program.services.preferences.set("players_by_seat", stored)
    assert MatchDraft(program.services.preferences).notice == "", "nobody asked for them"
    program.services.preferences.set("own_players", True)
    draft = MatchDraft(program.services.preferences)
    assert [str(draft.kind_at(seat)) for seat in (1, 2, 3)] == kinds
    assert draft.notice == notice


def test_a_match_of_three_different_players_is_recorded_reopened_and_played_again(
    open_program: Callable[[], Program], qtbot: QtBot
) -> None:
    program = open_program()
    page, players = page_of(program)
    qtbot.mouseClick(players.own_switch, Qt.MouseButton.LeftButton)
    for seat, kind in {1: Kind("casual", "bold"), 2: Kind("beginner"), 3: Kind("casual", "fighter")}.items():
        choice(players, seat).chosen.emit(kind)
    qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    kinds = (None, "casual bold", "beginner", "casual fighter")
    assert levels_at_the_table(program) == kinds
    (path,) = program.services.profile.saves.all()
    assert re.findall(r"\[seat \d .*\]", path.read_text(encoding="utf-8")) == [
        '[seat 0 "Anna" "human"]', '[seat 1 "Samir" "casual bold"]',
        '[seat 2 "Léa" "beginner"]', '[seat 3 "Karim" "casual fighter"]',
    ]  # fmt: skip
    program.close()
    program = open_program()
    program.window.go_on(path)
    assert levels_at_the_table(program) == kinds
    assert program.window.session is not None
    qtbot.waitUntil(lambda: program.window.session is not None and program.window.session.is_waiting)
    program.window.opening.again(program.window.session.controller.match.rules)
    assert levels_at_the_table(program) == kinds


def test_the_same_again_keeps_the_players(program: Program) -> None:
    rules = variants.get("classic")
    kinds = ("casual prudent", "beginner", "casual")
    program.window.start(MatchWish("classic", {}, rules, "club", "Anna", kinds))
    program.window.opening.again(rules)
    assert levels_at_the_table(program) == (None, *kinds)


def test_in_a_game_for_three_the_first_two_play(program: Program) -> None:
    page, _ = page_of(program, "belote-3p-24")
    page.draft.each_own = True
    for seat, level in {1: "casual", 2: "strong", 3: "expert"}.items():
        page.draft.set_kind(seat, Kind(level))
    assert page.draft.wish().kinds == ("casual", "strong")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", ["en", "fr", PSEUDO])
@pytest.mark.parametrize("size", [100, 200])
def test_the_rows_stay_inside_the_smallest_window(program: Program, language: str, size: int, qtbot: QtBot) -> None:
    program.services.preferences.set("text_size", size)
    program.languages.use(language)
    program.window.resize(900, 600)
    _, players = page_of(program)
    qtbot.mouseClick(players.own_switch, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    viewport = players.parentWidget()
    assert viewport is not None
    assert players.width() <= viewport.width()
    for seat, row in players.seat_rows.items():
        for menu in (choice(players, seat).level_menu, choice(players, seat).persona_menu):
            left = menu.mapTo(row, menu.rect().topLeft()).x()
            assert left >= 0
            assert left + menu.width() <= row.width()


def test_read_from_the_right_the_words_of_a_row_begin_on_the_right(program: Program) -> None:
    program.languages.use(PSEUDO)
    _, players = page_of(program)
    row = next(iter(players.seat_rows.values()))
    for words in (row.name, row.sentence):
        assert words.alignment() & Qt.AlignmentFlag.AlignRight
    program.languages.use("en")
    QApplication.processEvents()
    assert page_of(program)[1].seat_rows[1].name.alignment() & Qt.AlignmentFlag.AlignLeft


def test_a_number_typed_on_the_page_shuffles_the_match_and_the_page_shows_the_seal_before(
    program: Program, qtbot: QtBot
) -> None:
    page, players = page_of(program)
    shuffle = program.services.next_shuffle
    assert players.number_edit.text() == shuffle.number
    seal = shuffle.seal
    assert any(seal[:12] in told.text() for told in players.findChildren(QLabel))
    players.number_edit.setFocus()
    players.number_edit.selectAll()
    qtbot.keyClicks(players.number_edit, "31 415")
    page.start_button.click()
    assert program.window.session is not None
    seed = program.window.session.controller.match.seed
    assert isinstance(seed, SharedSeed)
    assert (seed.number, seed.seal) == ("31415", seal)
