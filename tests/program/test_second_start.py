"""A file or a link opens in the window that is there, whether a second start or macOS asks for it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from belote_desktop import opening as opening_module
from belote_desktop import second_start, variants
from belote_desktop.faults import Faults
from belote_desktop.opening import IN_USE, Opening, wish_of
from belote_desktop.profile.directories import Directories
from belote_desktop.qt_application import Application
from belote_desktop.second_start import SecondStarts
from belote_desktop.windows.shell.startup_window import Frame, Left
from tests.records.recorded_matches import record_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SECOND = """
import sys
from pathlib import Path
from belote_desktop import second_start, variants
from belote_desktop.profile.directories import Directories
print(second_start.hand_over(Directories.under(Path(sys.argv[1])), sys.argv[2]))
"""
CODE = "belote:classic.AAAA"


@pytest.fixture
def directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Directories:
    """A profile whose path is short enough for a socket wherever the tests run."""
    monkeypatch.setattr(second_start, "LONGEST_PATH", 107)
    return Directories.under(tmp_path)


@pytest.fixture
def listening(directories: Directories, qapp: QApplication) -> Iterator[SecondStarts]:
    made = SecondStarts()
    assert made.listen(directories)
    yield made
    made.close()


def second(profile: Path, wish: str, **environment: str) -> subprocess.Popen[str]:
    """A second start in a process of its own, which hands over `wish` and says whether it was received."""
    words = [sys.executable, "-c", SECOND, str(profile), wish]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ | environment)


# ---------------------------------------------------------------------- the two ends
def test_what_another_process_asks_for_arrives(directories: Directories, listening: SecondStarts, qtbot: QtBot) -> None:
    with qtbot.waitSignal(listening.asked, timeout=30000) as asked:
        process = second(directories.data, "/games/été.brn", XDG_ACTIVATION_TOKEN="token-1")
    assert asked.args == ["/games/été.brn", "token-1"]
    assert process.communicate(timeout=30)[0] == "True\n"


def test_without_a_window_nothing_is_handed_over(directories: Directories, qapp: QApplication) -> None:
    assert not second_start.hand_over(directories, "x.brn")
    left = SecondStarts()
    assert left.listen(directories)
    name = Path(second_start.address(directories))
    left.close()
    name.touch()  # as a process leaves it that was killed
    assert not second_start.hand_over(directories, "x.brn")
    again = SecondStarts()
    assert again.listen(directories), "what was left is in nobody's way"
    again.close()


@pytest.mark.skipif("sys.platform == 'win32'", reason="named pipes are no files there, and have no path")
def test_only_the_user_reaches_the_window(directories: Directories, listening: SecondStarts) -> None:
    assert Path(second_start.address(directories)).stat().st_mode & 0o077 == 0
    assert second_start.address(Directories.under(Path("/" + "long" * 30))) == ""
    assert not SecondStarts().listen(Directories.under(Path("/" + "long" * 30)))


@pytest.mark.parametrize(
    "line", [b"[]", b'{"open": 1, "token": ""}', b'{"open": ""}', b"\xff", b"[" * 9000, b"", b'"open"']
)
def test_what_is_no_request_is_none(line: bytes) -> None:
    assert second_start.request(line) is None


@pytest.mark.parametrize("sent", [b"nonsense\n", b"x" * (second_start.LARGEST + 1)])
def test_who_sends_something_else_is_cut_off(
    sent: bytes, directories: Directories, listening: SecondStarts, qtbot: QtBot
) -> None:
    got: list[object] = []
    listening.asked.connect(lambda *told: got.append(told))
    socket = QLocalSocket()
    socket.connectToServer(second_start.address(directories))
    socket.write(sent)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert got == []


def test_a_file_is_passed_on_by_its_whole_path_and_a_code_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("match.brn").touch()
    assert wish_of(Path("match.brn")) == str(tmp_path / "match.brn")
    assert (wish_of(Path(CODE)), wish_of(None)) == (CODE, "")


# ---------------------------------------------------------------------- the window
@pytest.fixture
def opened(directories: Directories, faults: Faults, qtbot: QtBot) -> Iterator[Opening]:
    """A window that is built, and listens."""
    made = Opening(Frame(Left.read(directories.settings)), directories.data, None, faults)
    made.frame.show()
    qtbot.waitUntil(lambda: made.program is not None, timeout=30000)
    qtbot.waitUntil(lambda: Path(second_start.address(directories)).exists())
    yield made
    made.frame.close()
    made.close()


@pytest.fixture
def asked_for(opened: Opening, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What the window opens, in order."""
    files: list[Path] = []
    monkeypatch.setattr(opened.program.window.files, "open", files.append)
    return files


def test_a_second_start_opens_its_match_in_the_first_window(
    opened: Opening, directories: Directories, tmp_path: Path, qtbot: QtBot
) -> None:
    match = tmp_path / "match.brn"
    match.write_text(record_match(variants.get("classic"), 5, undo=0, steps=20).text, "utf-8")
    process = second(directories.data, str(match))
    qtbot.waitUntil(lambda: opened.program.window.session is not None, timeout=30000)
    assert process.communicate(timeout=30)[0] == "True\n"


def test_a_second_start_with_nothing_to_open_brings_the_window_back(
    opened: Opening, asked_for: list[Path], qtbot: QtBot
) -> None:
    opened.frame.showMinimized()
    opened.wishes.second_starts.asked.emit("", "")
    assert not opened.frame.isMinimized()
    assert asked_for == []


def test_a_question_is_answered_first(opened: Opening, asked_for: list[Path], qtbot: QtBot) -> None:
    question = QDialog(opened.frame)
    question.open()
    opened.wishes.ask("a.brn")
    opened.wishes.ask(CODE)
    assert asked_for == []
    question.accept()
    qtbot.waitUntil(lambda: asked_for == [Path("a.brn"), Path(CODE)])


def test_what_is_asked_for_before_the_program_is_built_is_opened_then(
    directories: Directories, faults: Faults, qtbot: QtBot
) -> None:
    made = Opening(Frame(Left.read(directories.settings)), directories.data, None, faults)
    match = directories.data / "match.brn"
    match.write_text(record_match(variants.get("classic"), 5, undo=0, steps=20).text, "utf-8")
    made.wishes.ask(str(match))
    made.frame.show()
    qtbot.waitUntil(lambda: made.program is not None and made.program.window.session is not None, timeout=30000)
    made.frame.close()
    made.close()


def test_a_start_while_a_window_is_there_hands_over_and_ends(
    opened: Opening, monkeypatch: pytest.MonkeyPatch, directories: Directories
) -> None:
    handed: list[str] = []
    monkeypatch.setattr(second_start, "hand_over", lambda where, wish: handed.append(wish) or where == directories)
    assert opening_module.run(directories.data, Path(CODE)) == 0
    assert handed == [CODE]


def test_a_window_that_is_only_just_starting_is_waited_for(
    opened: Opening, faults: Faults, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, directories: Directories
) -> None:
    answers = iter([False, False, True])
    monkeypatch.setattr(second_start, "hand_over", lambda *_: next(answers))
    late = Opening(Frame(Left()), directories.data, Path(CODE), faults)
    late.fill()
    assert (late.program, late.status, list(answers)) == (None, 0, [])
    monkeypatch.setattr(second_start, "hand_over", lambda *_: False)
    monkeypatch.setattr(opening_module, "PATIENCE_MS", 0)
    monkeypatch.setattr(QMessageBox, "critical", lambda *_: None)
    refused = Opening(Frame(Left()), directories.data, None, faults)
    refused.fill()
    assert refused.status == IN_USE
    for each in (late, refused):
        each.close()


# ---------------------------------------------------------------------- macOS
@pytest.mark.parametrize(
    ("event", "told"),
    [
        (lambda: QFileOpenEvent("/games/match.brn"), "/games/match.brn"),
        (lambda: QFileOpenEvent(QUrl.fromLocalFile("/games/of mine.belotegame")), "/games/of mine.belotegame"),
        (lambda: QFileOpenEvent(QUrl(CODE)), CODE),
        (lambda: QFileOpenEvent(QUrl(f"{CODE}?x=a%20b%26&c=abcde")), f"{CODE}?x=a%20b%26&c=abcde"),
    ],
)
def test_macos_asks_the_application_to_open_a_file_or_a_link(
    event: Callable[[], QFileOpenEvent], told: str, qapp: Application, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(qapp.open_asked) as asked:
        assert QCoreApplication.sendEvent(qapp, event())
    assert asked.args == [told]


def test_the_window_opens_what_macos_asks_for(opened: Opening, asked_for: list[Path], qapp: Application) -> None:
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl(CODE)))
    assert asked_for == [Path(CODE)]


def test_a_window_that_is_closed_is_asked_for_nothing(qapp: Application, faults: Faults, tmp_path: Path) -> None:
    made = Opening(Frame(Left()), tmp_path, None, faults)
    asked: list[str] = []
    made.frame.come_forward = lambda: asked.append("forward")  # type: ignore[method-assign]
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl(CODE)))
    assert asked == ["forward"]
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl(CODE)))
    assert asked == ["forward"]
