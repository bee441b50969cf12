"""The error log: the program's errors, in a few small files of the profile. It is never sent anywhere."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from belote_desktop import __version__
from belote_desktop.profile.reading import opened

NAME = "belote_desktop"
"""The logger of the program; every module logs below it."""
FILE = "errors.log"
BYTES, OLDER = 500_000, 3
"""The size of the file, and how many older ones are kept: four files of some thousand reports each."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Fault:
    """An uncaught exception: its class, its last place in the program, and the whole traceback.

    Two exceptions of one class at one place are equal.
    """

    kind: str
    place: str
    trace: str = field(compare=False)

    @classmethod
    def of(cls, problem: BaseException) -> Fault:
        """The fault for an exception, with paths that do not reveal the user's name."""
        frames = traceback.extract_tb(problem.__traceback__)
        ours = [frame for frame in frames if Path(frame.filename).is_relative_to(PACKAGE)] or list(frames)
        place = f"{shortened(ours[-1].filename)}:{ours[-1].lineno}" if ours else ""
        return cls(type(problem).__name__, place, shortened("".join(traceback.format_exception(problem))))

    def __str__(self) -> str:
        return f"{self.kind}, {self.place}" if self.place else self.kind


def shortened(text: str) -> str:
    """The text with the paths of the package and of the home directory shortened."""
    short = text.replace(f"{PACKAGE.parent}{os.sep}", "")
    home = str(Path.home())
    return short.replace(home, "~") if len(home) > 1 else short


def surroundings() -> str:
    """The first lines of a report: the versions of the program, Python and the system."""
    return f"Belote Desktop {__version__}, Python {sys.version.split()[0]}, {_system()}"


def _system() -> str:
    """The name and the version of the system. `platform.platform()` starts another program to find them."""
    if sys.platform == "win32":
        found = sys.getwindowsversion()
        return f"Windows {found.major}.{found.minor}.{found.build}"
    about = os.uname()
    return f"{about.sysname} {about.release} {about.machine}"


class LogFile(logging.FileHandler):
    """Writes to a file that is put aside when it is full. The handlers that can do that are imported only then."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", errors="backslashreplace")
        self.setFormatter(logging.Formatter(FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self.stream is not None and self.stream.tell() + len(self.format(record)) >= BYTES:
                self.stream.close()
                self._put_aside()
            super().emit(record)
        except Exception:
            self.handleError(record)

    def _put_aside(self) -> None:
        from logging.handlers import RotatingFileHandler

        full = RotatingFileHandler(self.baseFilename, backupCount=OLDER, delay=True)
        with suppress(OSError):  # then it grows on
            full.doRollover()
        full.close()
        self.stream = self._open()


class ErrorLog:
    """An open error log. `path` is None if the file cannot be written."""

    def __init__(self, folder: Path) -> None:
        self._logger = logging.getLogger(NAME)
        self._level = self._logger.level
        self._handler: LogFile | None = None
        self.path: Path | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with suppress(FileNotFoundError), opened(folder / FILE):
                pass  # a pipe in its place would hold the program up
            self._handler = LogFile(folder / FILE)
        except OSError:  # the program is played without a log all the same
            return
        self.path = folder / FILE
        self._logger.addHandler(self._handler)
        self._logger.setLevel(logging.INFO)

    def close(self) -> None:
        """Close the file."""
        if self._handler is not None:
            self._logger.removeHandler(self._handler)
            self._logger.setLevel(self._level)
            self._handler.close()
            self._handler = None

    def __enter__(self) -> ErrorLog:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
