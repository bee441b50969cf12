"""Comfort in the real window: the rest claimed and taken back, records opened, dropped and copied."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.commands.scenes.play.comfort_scenes import DECIDED
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words.names import Names
from belote_desktop.records import Header, Recorder
from belote_desktop.variants import own_game
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.house_rules.own_games_page import OwnGamesPage
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.score_sheet.deal_result import DealResult

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)


def decided(program: Program) -> MatchSession:
    """The person took hearts and holds nothing but winners: it is the person's turn in the fifth trick."""
    match = engine.start(variants.get("classic"), seed=179, dealer=3)
    for word in DECIDED.split():
        match, _ = engine.apply(match, engine.parse_action(match, word))
    controller = MatchController(
        match, SeatedPlayers(NAMES, (None, *("casual",) * 3)), MemoryJournal(), Recorder("00"),
        writing_tasks=ImmediateTasks(), thinking_tasks=ImmediateTasks(),
    )  # fmt: skip
    session = program.window.show_controller(controller)
    session.begin(deal_shown=False)
    return session


def decided_text() -> str:
    """The record of the same match."""
    match = engine.start(variants.get("classic"), seed=179, dealer=3)
    recorder, kinds = Recorder("00"), ("human", *("casual",) * 3)
    text = recorder.opening_text(Header.of(match.rules, NAMES, kinds, "2026-11-21"), match)
    for word in DECIDED.split():
        before, seat, action = match, engine.to_act(match), engine.parse_action(match, word)
        assert seat is not None
        match, _ = engine.apply(before, action)
        text += recorder.step_text(before, match, seat, action)
    return text


def begun(program: Program) -> Path:
    """A new match on the table; its record."""
    program.window.start(MatchWish("classic", {}, variants.get("classic"), "casual", "Anna"))
    return program.services.profile.saves.all()[0]


def drop(program: Program, *urls: QUrl) -> None:
    """Let files go over the table."""
    data, target = QMimeData(), program.window.table.viewport()
    data.setUrls(list(urls))
    copy, left, plain = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(300, 300), copy, data, left, plain)
    QApplication.sendEvent(target, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(300, 300), copy, data, left, plain))


def banner(program: Program) -> str:
    return program.window.banner.accessibleName() if program.window.banner.isVisible() else ""


# ---------------------------------------------------------------------- the rest
def test_the_rest_is_claimed_with_the_mouse_played_out_and_taken_back_with_one_click(
    program: Program, qtbot: QtBot
) -> None:
    session, window = decided(program), program.window
    before, button = session.controller.match, window.table._chrome.claim
    assert button.isVisible()
    assert "Nobody can beat your cards" in button.accessibleDescription()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page.overlay, DealResult)
    texts = [label.text() for label in window.page.overlay.findChildren(QLabel)]
    assert any("Nobody can beat your cards" in text for text in texts), "the reason stands with the result"
    assert {trick.winner for trick in session.controller.match.deals[0].deal.tricks[4:]} <= {0, 2}
    assert not button.isVisible()
    qtbot.mouseClick(window.page.overlay.back_button, Qt.MouseButton.LeftButton)
    assert window.page.overlay is None
    assert session.controller.match == before
    assert session.is_waiting
    assert button.isVisible()


def test_the_cards_that_prove_the_claim_are_heard_by_name(program: Program) -> None:
    heard: list[str] = []
    program.window.table.announced.connect(lambda text, _assertive: heard.append(text))
    decided(program)
    told = next(text for text in heard if "Nobody can beat your cards" in text)
    assert told == program.window.table._chrome.claim.accessibleDescription()
    assert " of " in told
    assert not any(sign in told for sign in "♠♥♦♣")


def test_the_rest_is_claimed_and_taken_back_by_keyboard(program: Program, qtbot: QtBot) -> None:
    session, window = decided(program), program.window
    before = session.controller.match
    qtbot.keyClick(window.table, Qt.Key.Key_A)
    assert isinstance(window.page.overlay, DealResult)
    window.menus.actions["undo"].trigger()
    assert window.page.overlay is None
    assert session.controller.match == before


@pytest.mark.usefixtures("quick_motion")
def test_with_motion_the_claimed_cards_are_shown_and_undo_stops_them_half_way(program: Program, qtbot: QtBot) -> None:
    program.services.preferences.set("animation_speed", "slow")
    session, window = decided(program), program.window
    before = session.controller.match
    qtbot.keyClick(window.table, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: session.controller.progress[1] > 4, timeout=8000)
    session.undo()
    assert session.controller.match == before
    assert session.is_waiting
    assert not window.table.is_busy
    qtbot.keyClick(window.table, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: isinstance(window.page.overlay, DealResult), timeout=20000)


def test_nothing_is_offered_to_a_person_who_does_not_want_it(program: Program) -> None:
    session = decided(program)
    program.services.preferences.set("aid_claim", False)
    assert not program.window.table._chrome.claim.isVisible()
    assert not program.window.menus.actions["claim"].isEnabled()
    session.claim()
    assert "cannot claim yet" in banner(program)
    program.services.preferences.set("aid_claim", True)
    assert program.window.table._chrome.claim.isVisible()


def test_a_claim_is_refused_while_the_rest_is_open(program: Program) -> None:
    begun(program)
    session = program.window.session
    assert session is not None
    before = session.controller.match
    session.claim()
    assert "cannot claim yet" in banner(program)
    assert session.controller.match == before


def log_lines(program: Program) -> list[str]:
    assert program.window.session is not None
    model = program.window.session.log
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_log_tells_the_claim_before_its_cards_and_forgets_it_when_it_is_taken_back(program: Program) -> None:
    session = decided(program)
    before = log_lines(program)
    session.claim()
    told = log_lines(program)[len(before) :]
    assert told[0] == "You claim the rest. Every trick left is yours."
    assert told[1].startswith("You play the ")
    session.undo()
    assert log_lines(program) == before


def test_the_proof_of_a_claim_is_told_in_the_language_of_the_window(program: Program) -> None:
    session = decided(program)
    session.claim()
    result = program.window.page.overlay
    assert isinstance(result, DealResult)
    program.services.preferences.set("language", "fr")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was said before is gone
    said = " ".join(part.text() for part in result.findChildren(QLabel))
    assert "Le reste est à vous" in said
    assert "The rest is yours" not in said


def test_a_claim_is_taken_back_whole_after_the_program_was_closed(
    open_program: Callable[[], Program], tmp_path: Path
) -> None:
    record = tmp_path / "decided.brn"
    record.write_text(decided_text())
    program = open_program()
    program.window.go_on(record)
    session = program.window.session
    assert session is not None
    before = session.controller.match
    session.claim()
    assert len(session.controller.match.deals) == 1
    program.close()
    again = open_program()
    again.window.go_on(again.services.profile.saves.all()[0])
    taken_up = again.window.session
    assert taken_up is not None
    again.window.menus.actions["undo"].trigger()
    assert taken_up.controller.match.deal == before.deal
    assert not taken_up.controller.match.deals
    assert taken_up.is_waiting
    assert "was undone" in banner(again)
    assert again.window.table._chrome.claim.isVisible()


# ---------------------------------------------------------------------- records as files
def test_a_record_dropped_on_the_window_goes_on_where_it_stood(program: Program, tmp_path: Path) -> None:
    saved = begun(program)
    elsewhere = tmp_path / "friend.brn"
    elsewhere.write_bytes(saved.read_bytes())
    program.window.leave_match()
    drop(program, QUrl.fromLocalFile(str(elsewhere)))
    session = program.window.session
    assert session is not None
    assert session.controller.match_id == "friend"
    assert elsewhere.read_bytes() == saved.read_bytes(), "the file itself is never touched"


def test_a_game_dropped_on_the_window_is_taken_in_and_shown(program: Program, tmp_path: Path) -> None:
    begun(program)
    session, store = program.window.session, program.services.profile.own_games
    path = tmp_path / "friend.belotegame"
    store.save(own_game("Sunday", "classic", {"tie": "litige"}))
    store.export("Sunday", path)
    store.remove("Sunday")
    drop(program, QUrl.fromLocalFile(str(path)))
    page = program.window.stack.currentWidget()
    assert isinstance(page, OwnGamesPage)
    assert page.chosen == "Sunday"
    assert [game.changes for game in store.all()] == [{"tie": "litige"}]
    assert page.strip.sentence == "Sunday was imported."
    assert program.window.session is session, "the match stays on the table"


def test_a_broken_game_dropped_on_the_window_is_refused_with_a_sentence(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "friend.belotegame"
    path.write_text("shopping: eggs")
    drop(program, QUrl.fromLocalFile(str(path)))
    page = program.window.stack.currentWidget()
    assert isinstance(page, OwnGamesPage)
    assert "friend.belotegame" in page.strip.sentence
    assert not program.services.profile.own_games.all()
    assert path.read_text() == "shopping: eggs", "the file itself is never touched"


def test_a_game_with_a_number_beyond_all_bounds_is_refused_with_a_sentence(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "friend.belotegame"
    path.write_text(f'{{"belote-desktop": "own game", "format": {10**40}}}')
    drop(program, QUrl.fromLocalFile(str(path)))
    page = program.window.stack.currentWidget()
    assert isinstance(page, OwnGamesPage)
    assert "has format 100000000…" in page.strip.sentence


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"shopping: eggs", "is not a match file. It was not changed."),
        (b"", "is not a match file. It was not changed."),
        (b"x" * 5_000_000, "is too large for a match file."),
        (None, "cannot be read"),
    ],
    ids=["text", "empty", "large", "gone"],
)
def test_a_file_that_is_no_record_is_refused_with_a_sentence_and_the_match_goes_on(
    program: Program, tmp_path: Path, content: bytes | None, said: str
) -> None:
    begun(program)
    session = program.window.session
    path = tmp_path / "list.txt"
    if content is not None:
        path.write_bytes(content)
    drop(program, QUrl.fromLocalFile(str(path)))
    assert said in banner(program)
    assert program.window.session is session
    assert path.exists() is (content is not None)


def test_what_cannot_be_a_record_at_all_is_told_apart(program: Program, tmp_path: Path) -> None:
    saved = begun(program)
    for urls, said in (
        ([QUrl.fromLocalFile(str(tmp_path))], "is a folder"),
        ([QUrl("https://example.org/match.brn")], "only files on this computer"),
        ([QUrl.fromLocalFile(str(saved))] * 2, "one file at a time"),
        ([QUrl.fromLocalFile(str(saved))], "already open"),
    ):
        drop(program, *urls)
        assert said in banner(program)


def test_the_menu_copies_the_record_and_opens_it_again(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, actions = begun(program), program.window.menus.actions
    copy = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    actions["save_copy"].trigger()
    copied = tmp_path / "copy.brn"
    assert copied.read_bytes() == saved.read_bytes()
    assert "was copied" in banner(program)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copied), ""))
    actions["open"].trigger()
    assert program.window.session is not None
    assert program.window.session.controller.match_id == "copy"


def test_a_copy_that_cannot_be_written_or_is_the_record_itself_says_so(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, action = begun(program), program.window.menus.actions["save_copy"]
    before = saved.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved), ""))
    action.trigger()
    assert "is the match file itself" in banner(program)
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "file" / "copy.brn"), ""))
    action.trigger()
    assert "could not be saved" in banner(program)
    assert saved.read_bytes() == before


def test_a_record_that_cannot_be_read_is_not_copied_and_the_reason_is_told(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(program)

    def refuse(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "refused", path)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "copy.brn"), ""))
    monkeypatch.setattr(Path, "read_bytes", refuse)
    program.window.menus.actions["save_copy"].trigger()
    assert "could not be copied: you do not have permission to read it." in banner(program)
    assert not (tmp_path / "copy.brn").exists()
