"""Rules that are rows: contracts, orders of ranks, packets, points of runs and fours. No code is typed for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.engine.rules import rule_field
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.drafts.chip_rows import Chips, contract_chips, rank_chips
from belote_desktop.windows.drafts.free_controls import RowControl, typed_control
from belote_desktop.windows.drafts.number_rows import Cell, FourPoints, Numbers, RankPoints
from belote_desktop.windows.house_rules.own_game_draft import EDITED, every_field_on
from belote_desktop.windows.house_rules.rule_editor import RuleEditor
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.shell.main_window import MainWindow
from tests.models.memory_settings import MemorySettings

CTRL = Qt.KeyboardModifier.ControlModifier
SPACE, LEFT, RIGHT, TAB = Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab


def editor(program: Program, game: str, rule: str) -> tuple[RuleEditor, RowControl]:
    """The editor of a new game, with the control of a rule in sight."""
    window: MainWindow = program.window
    window.own_games.make(game)
    page = window.stack.currentWidget()
    assert isinstance(page, RuleEditor)
    key = next(key for key in EDITED if rule in {field.name for field in every_field_on(key)})
    page.sidebar.show_page(key)
    control = page.pages.rules_on(key).rows[rule].control
    assert isinstance(control, Chips | FourPoints | Numbers)
    return page, control


def chip(row: Chips, name: str) -> QWidget:
    return next(part for part in row.movable if part.accessibleName() == name)


def fields(row: QWidget) -> dict[str, QLineEdit]:
    """The fields that are in sight, by what stands before them, else by their place."""
    cells = [cell for cell in row.findChildren(Cell) if not cell.isHidden()]
    return {cell.sign.text() or str(at): cell.number for at, cell in enumerate(cells)}


def fill(qtbot: QtBot, field: QLineEdit, text: str, then: Qt.Key = Qt.Key.Key_Return) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, then)


def told(row: RowControl) -> list[object]:
    found: list[object] = []
    row.chosen.connect(found.append)
    return found


# ---------------------------------------------------------------------- contracts and orders
def test_a_contract_is_left_out_and_taken_in_by_its_chip(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "coinche", "contracts")
    assert isinstance(row, Chips)
    assert [part.accessibleName() for part in row.movable] == [
        "Spades", "Hearts", "Diamonds", "Clubs", "No trumps", "All trumps",
    ]  # fmt: skip
    qtbot.keyClick(chip(row, "All trumps"), SPACE)
    assert page.draft.rules.auction.contracts == ("S", "H", "D", "C", "NT")
    qtbot.mouseClick(chip(row, "All trumps"), Qt.MouseButton.LeftButton)
    assert page.draft.changes() == {}


def test_the_order_of_contracts_is_changed_by_keyboard_and_by_mouse(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "belot-bg", "contracts")
    assert isinstance(row, Chips)
    clubs = chip(row, "Clubs")
    clubs.setFocus()
    qtbot.keyClick(clubs, RIGHT, CTRL)
    assert page.draft.rules.auction.contracts[:3] == ("D", "C", "H")
    assert clubs.hasFocus()
    qtbot.mouseClick(row.earlier, Qt.MouseButton.LeftButton)
    assert page.draft.changes() == {}


def test_the_row_reads_the_other_way_where_the_window_does(style: Style, qtbot: QtBot) -> None:
    row = contract_chips(style)
    qtbot.addWidget(row)
    row.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    row.select(("S", "H"))
    row.show()
    spades = chip(row, "Spades")
    assert spades.x() > chip(row, "Hearts").x()
    found = told(row)
    qtbot.keyClick(spades, LEFT, CTRL)
    assert found == ["H-S"]


def test_a_game_without_contracts_is_refused(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "bidding", "contracts")
    assert isinstance(row, Chips)
    for name in ("Spades", "Hearts", "Diamonds", "Clubs", "No trumps", "All trumps"):
        qtbot.keyClick(chip(row, name), SPACE)
    assert (
        page.strip.sentence == "“Contracts” and “Auction” do not go together. An auction needs at least one contract."
    )
    assert row.row == page.draft.rules.auction.contracts == ("AT",)


def test_the_ranks_of_an_order_bear_the_letters_of_the_cards(qtbot: QtBot, qapp: object) -> None:
    del qapp
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    german = Style(app, Preferences(MemorySettings(deck_colours="german")))
    row = rank_chips(german)
    qtbot.addWidget(row)
    row.select("J9ATKQ876")
    assert [part.property("text") for part in row.movable] == ["U", "9", "A", "10", "K", "O", "8", "7", "6"]
    found = told(row)
    qtbot.keyClick(row.movable[0], RIGHT, CTRL)
    assert found == ["9JATKQ876"]


# ---------------------------------------------------------------------- rows of numbers
def test_packets_are_told_when_the_row_is_left_not_when_one_of_them_is(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "coinche", "packets")
    assert [field.text() for field in fields(row).values()] == ["3", "2", "3", ""]
    first, second, third, _ = fields(row).values()
    fill(qtbot, first, "4", TAB)
    fill(qtbot, second, "4", TAB)
    assert page.draft.changes() == {}
    fill(qtbot, third, "")
    assert page.draft.rules.deal.packets == (4, 4)
    assert [field.text() for field in fields(row).values()] == ["4", "4", ""]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("4", "The packets add up to"),
        ("x", "“First packets” must be a list of whole numbers such as 3-2."),
        ("40", "Each number of “First packets” must be from 1 to 12, not 40."),
    ],
)
def test_a_row_that_cannot_be_is_refused_and_shows_what_holds(
    program: Program, qtbot: QtBot, typed: str, why: str
) -> None:
    page, row = editor(program, "coinche", "packets")
    for field in list(fields(row).values())[:3]:
        fill(qtbot, field, typed, TAB)
    list(fields(row).values())[3].setFocus()
    qtbot.keyClick(list(fields(row).values())[3], Qt.Key.Key_Return)
    assert page.strip.sentence.lower().startswith(why.lower())
    assert page.draft.changes() == {}
    assert [field.text() for field in fields(row).values()] == ["3", "2", "3", ""]


def test_the_points_of_runs_stand_after_their_lengths(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "classic", "run_points")
    assert list(fields(row)) == ["3", "4", "5", "6"]
    assert fields(row)["5"].accessibleName() == "Points for runs: a run of 5 cards"
    fill(qtbot, fields(row)["5"], "")
    assert page.draft.rules.declaration.run_points == (20, 50)


def test_the_points_of_a_suit_stand_after_its_ranks_in_their_order(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "classic", "trump_points")
    assert isinstance(row, RankPoints)
    assert list(fields(row)) == ["J", "9", "A", "10", "K", "Q", "8", "7", "6"]
    page.draft.set_option("trump_order", "9JATKQ876")
    assert list(fields(row))[:2] == ["9", "J"]
    fill(qtbot, fields(row)["9"], "22")
    assert page.draft.rules.cards.trump_points[0] == 22


# ---------------------------------------------------------------------- fours of a kind
def test_fours_are_a_table_of_ranks_and_points(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "classic", "carre_points")
    points = {sign: field.text() for sign, field in fields(row).items()}
    assert points == {"J": "200", "9": "150", "A": "100", "10": "100", "K": "100", "Q": "100", "8": "", "7": ""}
    assert fields(row)["J"].accessibleName() == "Fours of a kind: jack"
    fill(qtbot, fields(row)["A"], "180")
    assert page.draft.rules.declaration.carre_points == ("J200", "A180", "9150", "T100", "K100", "Q100")
    assert isinstance(row, FourPoints)
    assert [part.sign.text() for part in row.movable[:3] if isinstance(part, Cell)] == ["J", "A", "9"]
    fill(qtbot, fields(row)["A"], "")
    fill(qtbot, fields(row)["Q"], "0")
    assert page.draft.rules.declaration.carre_points == ("J200", "9150", "T100", "K100")


def test_of_fours_with_the_same_points_the_order_is_chosen(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "classic", "carre_points")
    qtbot.keyClick(fields(row)["10"], RIGHT, CTRL)
    assert page.draft.rules.declaration.carre_points[2:] == ("A100", "K100", "T100", "Q100")


def test_only_figures_can_be_typed_for_fours(program: Program, qtbot: QtBot) -> None:
    page, row = editor(program, "classic", "carre_points")
    fill(qtbot, fields(row)["K"], "12x345")
    assert page.draft.rules.declaration.carre_points[2:4] == ("K123", "A100")


# ---------------------------------------------------------------------- every row of every game
ROWS = [
    field.name for key in EDITED for field in every_field_on(key) if issubclass(field.kind, tuple) or field.kind is str
]


@pytest.mark.parametrize("name", ROWS)
def test_a_row_of_any_game_is_shown_as_it_is(style: Style, qtbot: QtBot, name: str) -> None:
    control = typed_control(rule_field(name), style)
    assert isinstance(control, Chips | FourPoints | Numbers)
    qtbot.addWidget(control)
    found = told(control)
    for game in variants.all_variants():
        value = variants.get(game.id).value(name)
        control.select(value)
        assert held(control) == tuple(map(str, value)), game.id
    assert found == []


def held(control: RowControl) -> tuple[str, ...]:
    """What a control shows, as the members of a row."""
    if isinstance(control, Chips):
        return control.row
    cells = [cell for cell in control.findChildren(Cell) if cell.typed]
    if isinstance(control, Numbers):
        return tuple(cell.typed for cell in cells)
    in_order = [part for part in control.movable if isinstance(part, Cell) and part.typed]
    return tuple({"10": "T"}.get(part.sign.text(), part.sign.text()) + part.typed for part in in_order)


def test_no_value_is_shown_as_a_code(program: Program) -> None:
    """What a changed row was is said in words."""
    page, row = editor(program, "classic", "carre_points")
    page.draft.set_option("carre_points", "J200")
    key = next(key for key in EDITED if "carre_points" in {field.name for field in every_field_on(key)})
    undo = page.pages.rules_on(key).rows["carre_points"].undo
    expected = "Classic Belote: 200 for jacks, 150 for nines and 100 for aces, tens, kings and queens"
    assert " ".join(undo.text().split()) == expected
    assert "\n" in undo.text()
    assert row.isVisible()
