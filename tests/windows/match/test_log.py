"""The log in words: every sentence whole, and beside the table wherever there is room for both."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QListView, QToolButton
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.app import Program
from belote_desktop.engine import Event, Match
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.engine.events import Called, CardPlayed, DealStarted, TrickWon
from belote_desktop.models.match.log import LogModel, Shuffled
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.fonts import font
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.match.log_painting import EDGE, is_users_turn
from belote_desktop.windows.match.log_rows import Round, Sentence, TrickRow, points_so_far, rows_of
from belote_desktop.windows.match.log_sheet import LogSheet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def with_log(program: Program) -> Program:
    """A match of which a few lines are told, with the log open.

    The user passes only where there is nothing else to say: a deal that everybody passed would end at once.
    """
    rules = variants.get("classic")
    program.window.start(MatchWish(rules.variant, {}, rules, "casual", "Anna"))
    for _ in range(6):
        session = program.window.session
        assert session is not None
        if session.is_waiting:
            options = session.controller.view().options
            program.window.table.action_chosen.emit(next((each for each in options if each != PASS), PASS))
        QApplication.processEvents()
    program.window.menus.actions["log"].trigger()
    QApplication.processEvents()
    return program


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr", PSEUDO])
@pytest.mark.parametrize("width", [900, 1280])
def test_every_sentence_has_as_many_lines_as_it_needs(
    open_program: Callable[..., Program], language: str, width: int
) -> None:
    program = open_program(width=width)
    program.languages.use(language)
    lines = with_log(program).window.log.list
    sheet = lines.model()
    assert isinstance(sheet, LogSheet)
    sentences = [row for row in range(sheet.rowCount()) if isinstance(sheet.row(sheet.index(row)), Sentence)]
    assert sentences
    for row in sentences:
        index = sheet.index(row)
        assert lines.visualRect(index).height() >= height_of(str(index.data()), lines), index.data()


def height_of(said: str, lines: QListView) -> int:
    """How high a sentence is in a list, beside its sign."""
    room = QRect(0, 0, lines.viewport().width() - 2 * EDGE - 22, 10_000)
    return QFontMetrics(font(13, serif=True)).boundingRect(room, Qt.TextFlag.TextWordWrap, said).height()


def test_in_a_wide_window_the_log_stands_beside_the_table(open_program: Callable[..., Program]) -> None:
    window = with_log(open_program(1280, 800)).window
    assert not window.log.isFloating()
    assert window.table.width() + window.log.width() <= window.width()
    window.menus.actions["log"].trigger()
    assert window.log.isHidden()


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_in_a_small_window_it_lies_over_the_trailing_edge_of_the_table_which_keeps_its_room(
    open_program: Callable[..., Program], language: str
) -> None:
    program = open_program(900, 600)
    program.languages.use(language)
    window = with_log(program).window
    assert not window.log.isFloating()
    assert window.table.width() == window.width()
    place = window.log.geometry()
    assert window.centralWidget().geometry().contains(place)
    assert (place.center().x() > window.width() / 2) is (language == "en")
    assert place.width() >= window.log.list.minimumWidth()


@pytest.mark.parametrize("where", ["log", "table"])
def test_escape_closes_the_log_that_lies_over_the_table(
    open_program: Callable[..., Program], where: str, qtbot: QtBot
) -> None:
    window = with_log(open_program(900, 600)).window
    if where == "table":
        window.table.setFocus()
    target = window.log.list if where == "log" else window.table
    assert target.hasFocus()
    qtbot.keyClick(target, Qt.Key.Key_Escape)
    assert window.log.isHidden()
    focused = window.focusWidget()  # the table, or the card or the call that it asks for by now
    assert focused is window.table or window.table.isAncestorOf(focused)


def test_the_log_leaves_the_table_when_the_window_grows_and_returns_over_it(
    open_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = with_log(open_program(900, 600)).window
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.table.width() <= window.width() - window.log.width())
    window.resize(900, 600)
    qtbot.waitUntil(lambda: window.table.width() == window.width())
    assert not window.log.isHidden()


def test_a_match_that_left_the_table_takes_its_log_along(open_program: Callable[..., Program]) -> None:
    """The log of a match is destroyed with it: to word the panel in another language must not ask for it."""
    program = with_log(open_program(1280, 800))
    window = program.window
    assert window.log.list.model().rowCount() > 0
    window.show_home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    program.services.preferences.set("language", "fr")
    assert window.log.windowTitle() == "Journal"
    assert window.log.list.model() is None
    with_log(program)
    assert window.log.list.model().rowCount() > 0


def test_its_buttons_are_large_enough_and_say_what_they_do(open_program: Callable[..., Program]) -> None:
    window = with_log(open_program(1280, 800)).window
    buttons = window.log.titleBarWidget().findChildren(QToolButton)
    assert [each.accessibleName() for each in buttons] == ["Show the log in its own window", "Close the log"]
    assert all(min(each.width(), each.height()) >= 36 for each in buttons)
    buttons[0].click()
    assert window.log.isFloating()
    assert buttons[0].accessibleName() == "Put the log beside the table"
    buttons[0].click()
    assert not window.log.isFloating()
    buttons[1].click()
    assert window.log.isHidden()


# ---------------------------------------------------------------------- rows
def told(actions: int) -> tuple[list[Event], Match]:
    """What seat 0 learns of the first actions of a deal of classic, and the match after them."""
    match = engine.start(variants.get("classic"), seed=3, dealer=3)
    found: list[Event] = []
    for _ in range(actions):
        match, events = engine.apply(match, players.get("casual").choose(engine.view(match, engine.to_act(match))))
        found += engine.events_for(events, 0)
    return found, match


def test_the_cards_of_a_trick_stand_in_one_row_from_the_lead_to_who_won_it() -> None:
    events, match = told(16)
    tricks = [row for row in rows_of(events) if isinstance(row, TrickRow)]
    assert match.deal is not None
    played = match.deal.tricks
    assert [row.number for row in tricks][: len(played)] == list(range(1, len(played) + 1))
    for row, trick in zip(tricks, played, strict=False):
        assert [each.card for each in row.cards] == list(trick.cards)
        assert row.cards[0].seat == trick.leader
        assert row.won is not None


def test_the_calls_of_a_round_stand_in_one_row_and_a_seat_that_speaks_again_begins_another() -> None:
    calls = [Called(seat, PASS) for seat in (1, 2, 3, 0, 1, 2)]
    rounds = rows_of(calls)
    assert [isinstance(row, Round) for row in rounds] == [True, True]
    assert [len(row.calls) for row in rounds if isinstance(row, Round)] == [4, 2]


def test_a_log_that_begins_in_the_middle_of_a_trick_takes_its_number_from_who_won_it() -> None:
    events, _ = told(20)
    first = next(place for place, event in enumerate(events) if isinstance(event, TrickWon) and event.number == 2)
    row = rows_of(events[first - 1 :])[0]
    assert isinstance(row, TrickRow)
    assert (row.number, len(row.cards)) == (2, 1)


def test_a_row_reads_all_its_sentences_and_follows_what_is_taken_back() -> None:
    events, _ = told(20)
    sides = Sides(variants.get("classic"), Names(("Anna", "Samir", "Léa", "Karim"), 0))
    log = LogModel(sides)
    sheet = LogSheet(log)
    log.add(events[:-6], (0, 1))
    kept = [sheet.index(row).data() for row in range(sheet.rowCount())]
    log.add(events[-6:], (0, 2))
    trick = next(row for row in map(sheet.row, map(sheet.index, range(sheet.rowCount()))) if isinstance(row, TrickRow))
    spoken = next(text for row in range(sheet.rowCount()) if (text := sheet.index(row).data()).startswith("Trick 1."))
    assert spoken.count("play") == len(trick.cards) == 4
    assert "the trick: " in spoken
    log.take_back((0, 1))
    assert [sheet.index(row).data() for row in range(sheet.rowCount())] == kept


def test_the_number_that_shuffled_the_match_stands_below_its_first_deal_alone() -> None:
    rules = variants.get("classic")
    for seed, told in ((SharedSeed("5" * 64, "0042"), [True, False]), (7, [False, False])):
        match = engine.start(rules, seed)
        log = LogModel(Sides(rules, Names(("Ann", "Léo", "Mira", "Dora"), 0)), seed=seed)
        log.add(engine.opening_events(match))
        log.add((DealStarted(2, 1),))
        heads = [place for place, event in enumerate(log.told) if isinstance(event, DealStarted)]
        after = [log.told[place + 1] if place + 1 < len(log.told) else None for place in heads]
        assert [event == Shuffled("0042") for event in after] == told
        said = [str(log.data(log.index(row))) for row in range(log.rowCount())]
        assert ("The cards are shuffled with a sealed secret and your number, 0042." in said) == told[0]


def test_the_foot_adds_up_the_tricks_of_the_deal_in_progress() -> None:
    rules = variants.get("classic")
    events, match = told(16)
    assert match.deal is not None
    won = [event for event in events if isinstance(event, TrickWon)]
    assert won
    of_side = [sum(event.points for event in won if event.seat % 2 == side) for side in (0, 1)]
    assert list(points_so_far(events, rules)) == of_side
    assert points_so_far([*events, DealStarted(2, 1)], rules) == (0, 0)


def test_where_the_next_card_is_yours_the_row_says_so() -> None:
    sides = Sides(variants.get("classic"), Names(("Anna", "Samir", "Léa", "Karim"), 0))
    events, _ = told(20)
    cards = [event for event in events if isinstance(event, CardPlayed)][:4]
    turns = [is_users_turn(TrickRow(1, tuple(cards[:count])), sides) for count in range(5)]
    assert turns == [0 < count < 4 and cards[count].seat == 0 for count in range(4)] + [False]
