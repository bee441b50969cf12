"""Errors of the program: told once in words, logged, and the program goes on or ends cleanly."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import app, faults, opening
from belote_desktop.app import Program
from belote_desktop.faults import AGAIN_SECONDS, DIFFERENT, FAILED, Faults
from belote_desktop.opening import Opening
from belote_desktop.profile.directories import NAME, Directories
from belote_desktop.profile.error_log import BYTES, FILE, OLDER, ErrorLog, Fault, shortened
from belote_desktop.windows.home.first_start import FirstStart
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.shell.about import AboutWindow
from belote_desktop.windows.shell.fault_window import FaultWindow
from belote_desktop.windows.shell.startup_window import Frame, Left

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def fails(*_: object, **__: object) -> None:
    raise ValueError("broken")


@pytest.fixture
def caught(faults: Faults) -> Iterator[Faults]:
    """Errors are caught as in the program."""
    with faults:
        yield faults


@pytest.fixture
def watched(caught: Faults, program: Program) -> Program:
    """The program while its errors are caught."""
    caught.parent_window = program.window
    return program


def told(caught: Faults, qtbot: QtBot) -> FaultWindow:
    """The window that tells the error."""
    qtbot.waitUntil(lambda: caught.window is not None and caught.window.isVisible())
    assert caught.window is not None
    return caught.window


def log_of(folder: Path) -> str:
    return (folder / "log" / FILE).read_text(encoding="utf-8")


def test_an_error_in_a_slot_is_told_in_words_and_the_program_goes_on(
    caught: Faults, watched: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(AboutWindow, "retranslate", fails)
    actions = watched.window.menus.actions
    actions["about"].trigger()
    window = told(caught, qtbot)
    assert window.sentence.text() == "An error in the program interrupted what it was doing."
    assert "Your match is safe" in window.safety.text()
    assert str(tmp_path / "log" / FILE) in window.place.text()
    assert window.go_on_button.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert caught.window is None
    actions["new"].trigger()
    assert isinstance(watched.window.stack.currentWidget(), NewMatch)
    assert "ValueError: broken" in log_of(tmp_path)


def test_the_report_is_copied_and_says_with_what_the_program_ran(
    caught: Faults, watched: Program, qtbot: QtBot
) -> None:
    QTimer.singleShot(0, fails)
    window = told(caught, qtbot)
    qtbot.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    report = QGuiApplication.clipboard().text()
    for part in ("Belote Desktop", "Python", "Qt", "offscreen", "ValueError: broken", "test_faults.py"):
        assert part in report
    assert window.copied.isVisible()


def test_quit_closes_the_program(caught: Faults, watched: Program, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fails)
    qtbot.mouseClick(told(caught, qtbot).quit_button, Qt.MouseButton.LeftButton)
    assert not watched.window.isVisible()


def test_errors_that_come_while_one_is_read_are_counted_in_its_window(caught: Faults, qtbot: QtBot) -> None:
    for _ in range(3):
        QTimer.singleShot(0, fails)
    window = told(caught, qtbot)
    qtbot.waitUntil(lambda: window.faults.total() == 3)
    assert window.count.text() == "Errors so far: 3"
    assert len([each for each in QApplication.topLevelWidgets() if isinstance(each, FaultWindow)]) == 1


def test_an_error_that_was_read_is_not_told_again_for_a_while(caught: Faults, qtbot: QtBot) -> None:
    now = [0.0]
    caught._clock = lambda: now[0]
    QTimer.singleShot(0, fails)
    told(caught, qtbot).accept()
    caught.tell(made_error(fails))
    QApplication.processEvents()
    assert caught.window is None
    now[0] = AGAIN_SECONDS
    caught.tell(made_error(fails))
    told(caught, qtbot)


def made_error(action: Callable[[], None]) -> Exception:
    try:
        action()
    except Exception as problem:
        return problem
    raise AssertionError


def test_an_error_in_painting_is_told_once(caught: Faults, qtbot: QtBot, tmp_path: Path) -> None:
    class Broken(QWidget):
        pictures = 0

        def paintEvent(self, event: QPaintEvent) -> None:
            self.pictures += 1
            fails()

    broken = Broken()
    qtbot.addWidget(broken)
    broken.show()
    window = told(caught, qtbot)
    for times in range(2, 13):
        broken.update()
        qtbot.waitUntil(lambda times=times: broken.pictures >= times)  # type: ignore[misc]
    QApplication.processEvents()
    assert caught.window is window
    assert window.faults.total() == broken.pictures
    assert log_of(tmp_path).count("Traceback") == 1
    window.accept()
    painted = broken.pictures
    broken.update()
    qtbot.waitUntil(lambda: broken.pictures > painted)
    QApplication.processEvents()
    assert caught.window is None


def test_an_error_in_a_thread_is_told(caught: Faults, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    assert "ValueError" in told(caught, qtbot).kind.text()


def test_a_window_that_cannot_be_shown_is_not_tried_again(
    caught: Faults, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[object] = []
    monkeypatch.setattr(faults, "FaultWindow", lambda *_: tried.append(1) or fails())
    for _ in range(3):
        caught.tell(made_error(fails))
    qtbot.waitUntil(lambda: bool(tried))
    QApplication.processEvents()
    assert len(tried) == 1
    assert "An error cannot be shown." in log_of(tmp_path)


def test_an_error_of_the_window_itself_closes_it(caught: Faults, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FaultWindow, "report", fails)
    QTimer.singleShot(0, fails)
    window = told(caught, qtbot)
    qtbot.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: caught.window is None)
    assert not window.isVisible()


def test_a_program_that_cannot_be_built_says_so_and_ends_with_its_own_status(
    caught: Faults, qtbot: QtBot, profile_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def read() -> None:
        window = caught.window
        if window is None or not window.isVisible():
            QTimer.singleShot(10, read)
            return
        seen.append(window.sentence.text())
        assert window.go_on_button.isHidden()
        qtbot.mouseClick(window.quit_button, Qt.MouseButton.LeftButton)

    monkeypatch.setattr(app, "MainWindow", fails)
    begun = Opening(Frame(Left()), profile_dir, None, caught)
    begun.frame.show()
    QTimer.singleShot(10, read)
    qtbot.waitUntil(lambda: begun.status != 0, timeout=20_000)
    assert begun.status == FAILED
    assert not begun.frame.isVisible()
    assert seen == ["Belote Desktop could not start because of an error in the program."]
    begun.close()
    monkeypatch.undo()
    app.build(profile_dir).close()  # the profile was given back, and every thread has ended


def test_what_cannot_be_offered_at_the_start_leaves_the_program_in_its_window(
    caught: Faults, qtbot: QtBot, profile_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_desktop.windows.shell.main_window.MainWindow.show_first_page", fails)
    begun = Opening(Frame(Left()), profile_dir, None, caught)
    begun.frame.show()
    told(caught, qtbot).accept()
    assert begun.program is not None
    assert isinstance(begun.program.window.stack.currentWidget(), FirstStart)
    begun.frame.close()
    begun.close()


def test_a_window_closes_even_if_something_in_it_cannot(caught: Faults, qtbot: QtBot, profile_dir: Path) -> None:
    begun = Opening(Frame(Left()), profile_dir, None, caught)
    begun.frame.show()
    qtbot.waitUntil(lambda: begun.program is not None, timeout=20_000)
    assert begun.program is not None
    begun.program.window.leave_match = fails  # type: ignore[method-assign]
    QTimer.singleShot(0, begun.frame.close)
    qtbot.waitUntil(lambda: not begun.frame.isVisible())
    del begun.program.window.leave_match
    begun.close()


OFF_SCREEN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from belote_desktop import app, opening
def fails(*_):
    raise ValueError("broken")
WHERE
sys.exit(opening.run(Path(sys.argv[1])))
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("where", "status"),
    [
        ("app.build = fails", FAILED),
        ("opening.Left.read = fails", FAILED),
        ("opening.Opening._begin = lambda self, window: (QTimer.singleShot(0, fails), "
         "QTimer.singleShot(50, self.frame.close))", 0),
    ],
)  # fmt: skip
def test_off_screen_nothing_waits_for_an_answer(tmp_path: Path, where: str, status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OFF_SCREEN.replace("WHERE", where), str(tmp_path)],
        capture_output=True, text=True, check=False, timeout=60, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == status
    assert "ValueError: broken" in done.stderr
    assert "Belote Desktop" in log_of(tmp_path)
    assert "ValueError: broken" in log_of(tmp_path)


def test_messages_of_qt_go_to_the_log_once_each(
    faults: Faults, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtCore import QtMsgType

    with faults:
        faults._qt_handler = None
        for number in (0, 0, *range(2 * DIFFERENT)):
            faults._on_qt_message(QtMsgType.QtWarningMsg, None, f"something of Qt {number}")  # type: ignore[arg-type]
    lines = [line for line in log_of(tmp_path).splitlines() if "WARNING" in line]
    assert lines[0].endswith("something of Qt 0")
    assert len(lines) == DIFFERENT


def test_the_log_stays_small(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    import logging

    with ErrorLog(tmp_path):
        for _ in range(40):
            logging.getLogger("belote_desktop.x").error("x" * (BYTES // 8))
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == 1 + OLDER
    assert max(sizes) <= BYTES
    caplog.clear()


def test_without_a_log_the_program_plays_and_says_so(tmp_path: Path, qtbot: QtBot) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    with ErrorLog(in_the_way) as log:
        assert log.path is None
    window = FaultWindow(Fault.of(ValueError()), log.path)
    qtbot.addWidget(window)
    assert window.place.text() == "The error log could not be saved."


def test_the_log_lies_in_the_directory_of_the_platform_or_in_the_profile(tmp_path: Path) -> None:
    assert Directories.standard().logs == platformdirs.user_log_path(NAME, appauthor=False)
    assert Directories.under(tmp_path).logs == tmp_path / "log"


def test_a_report_does_not_name_the_home_directory() -> None:
    assert shortened(f"cannot open {Path.home() / 'secret.brn'}") == f"cannot open {Path('~') / 'secret.brn'}"
    assert opening.__name__ in Fault.of(ValueError(opening.__name__)).trace
