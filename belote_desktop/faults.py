"""Handle uncaught exceptions: they are logged, and shown in a window if there is a screen.

Qt prints an exception in a slot and goes on. `Faults` is told of it by Python's hooks, from every thread.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from belote_desktop.profile.error_log import ErrorLog, Fault, surroundings
from belote_desktop.windows.shell import fault_window
from belote_desktop.windows.shell.fault_window import FaultWindow

FAILED, INTERRUPTED = 5, 130
"""Exit statuses: an error ended the program; Ctrl+C did, as shells have it."""
AGAIN_SECONDS = 60.0
"""An error that was told is told again after this time at the earliest: one in painting comes with every picture."""
DIFFERENT = 200
"""So many messages of Qt are logged, each once: accessibility alone may have hundreds a minute."""
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger(f"{__name__}.qt")


def has_screen() -> bool:
    """True if a window can be seen. Off screen nothing waits for an answer."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal")


class Faults(QObject):
    """Handles uncaught exceptions while it is installed (`with`).

    Without `shows` errors only go to the log and the error stream.
    """

    _happened = Signal(object)

    def __init__(self, log: ErrorLog, *, shows: bool, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._log, self._shows, self._clock = log, shows, clock
        self._lock = threading.Lock()
        self._counts: Counter[Fault] = Counter()
        self._told: dict[Fault, float] = {}
        self._said: set[str] = set()
        self.window: FaultWindow | None = None
        """The window that tells, while it is open."""
        self.parent_window: QWidget | None = None
        """The window of the program, over which errors are told; None until there is one."""
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def __enter__(self) -> Faults:
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        self._qt_handler = qInstallMessageHandler(self._on_qt_message)
        sys.excepthook = self._on_exception
        threading.excepthook = lambda caught: self._on_exception(
            caught.exc_type, caught.exc_value or caught.exc_type(), caught.exc_traceback
        )
        sys.unraisablehook = self._on_unraisable
        _log.info("%s has started.", surroundings())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        qInstallMessageHandler(self._qt_handler)

    # ------------------------------------------------------------------ what happened
    def note(self, problem: BaseException) -> Fault:
        """Log an exception; its traceback only the first time, the count at 10, 100, 1000 …"""
        fault = Fault.of(problem)
        with self._lock:
            self._counts[fault] += 1
            count = self._counts[fault]
        if count == 1:
            _log.error("An exception was not caught.\n%s", fault.trace)
            _to_error_stream(fault.trace)
        elif set(str(count)) == {"1", "0"} and str(count).count("1") == 1:
            _log.error("%s has happened %d times.", fault, count)
        return fault

    def tell(self, problem: BaseException) -> None:
        """Log an exception, and show it from the event loop. May be called from any thread."""
        try:
            fault = self.note(problem)
            if self._shows:
                self._happened.emit(fault)
        except Exception:  # there is nobody left to tell: the program is ending
            self._shows = False

    def end(self, problem: BaseException, over: QWidget | None = None) -> int:
        """Log an exception after which the program cannot go on, and show it. Returns the exit status."""
        fault = self.note(problem)
        if self._shows:
            try:
                self.window = FaultWindow(fault, self._log.path, over, ends=True)
                self.window.exec()
            except Exception as second:
                self._give_up(second)
            self.window = None
        return FAILED

    def _on_exception(self, kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(INTERRUPTED)
            return
        self.tell(problem.with_traceback(trace))

    def _on_unraisable(self, caught: sys.UnraisableHookArgs) -> None:
        """Log an exception that cannot be raised anywhere, as in a destructor."""
        if caught.exc_value is not None:
            self.note(caught.exc_value.with_traceback(caught.exc_traceback))

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message not in self._said and len(self._said) < DIFFERENT:
            self._said.add(message)
            _qt_log.log(LEVELS.get(kind, logging.WARNING), "%s", message)
        if callable(self._qt_handler):
            self._qt_handler(kind, context, message)
        else:
            _to_error_stream(f"{message}\n")

    # ------------------------------------------------------------------ telling it
    def _tell(self, fault: Fault) -> None:
        """Show an error, over the open window if there is one. An exception in here is only logged."""
        if not self._shows:
            return
        try:
            if fault_window.__name__.rpartition(".")[2] in fault.place:
                raise RuntimeError("the window that tells errors has one itself")
            if self.window is not None:
                self.window.add(fault)
            elif self._clock() - self._told.get(fault, -AGAIN_SECONDS) >= AGAIN_SECONDS:
                self._open(fault)
        except Exception as second:
            self._give_up(second)

    def _open(self, fault: Fault) -> None:
        self.window = FaultWindow(fault, self._log.path, self.parent_window)
        self.window.finished.connect(self._on_read)
        self.window.open()  # returns at once: an error in painting must not start an event loop in painting

    def _on_read(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            self._told.update(dict.fromkeys(window.faults, self._clock()))
            window.deleteLater()

    def _give_up(self, problem: Exception) -> None:
        """Stop showing errors; from now on they are only logged."""
        self._shows = False
        self._close()
        _log.error("An error cannot be shown.", exc_info=problem)

    def _close(self) -> None:
        window, self.window = self.window, None
        if window is not None and isValid(window):  # it goes with the window it lies over
            window.done(0)


def _to_error_stream(text: str) -> None:
    """Write to the error stream, which programs without a console do not have."""
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()
