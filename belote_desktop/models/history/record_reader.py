"""Reads records for a page that shall show one, while the person may have gone elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from belote_desktop.models.tasks import Answer, Tasks

if TYPE_CHECKING:
    from belote_desktop.models.match.recorded import Recorded


class RecordReader:
    """Reads records in the background, one at a time: an earlier request that has not been answered yet is dropped."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._request = 0

    def read(self, path: Path, done: Callable[[Recorded | Exception], None]) -> None:
        """Read the match in a file, which is not changed.

        `done` is called with the match, or with the error: SaveFailed has a sentence why the file cannot be read.
        """
        from belote_desktop.models.match.recorded import read_recorded  # the first page does not need it

        self.drop()
        self._tasks.run(partial(read_recorded, path), partial(self._answer, self._request, done))

    def drop(self) -> None:
        """Answer no request that was made before: nobody waits for its answer any more."""
        self._request += 1

    def _answer(self, request: int, done: Callable[[Recorded | Exception], None], answer: Answer) -> None:
        if request == self._request:
            done(answer.value if answer.error is None else answer.error)
