"""Write each action to disk before it takes effect, and report why a write failed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.engine import Match
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.models.match.journal import Journal
from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.records import Played


@dataclass(frozen=True)
class Change:
    """The text for the record, and the state once it is written: the match and the actions of its deal in progress.

    A change that `may_be_dropped` is a note that nothing waits for.
    """

    text: str
    match: Match
    history: tuple[Played, ...]
    may_be_dropped: bool = False


class Writer:
    """Writes one change at a time. `stands` is called with a change that is on disk, `failed` with the sentence."""

    def __init__(
        self,
        tasks: Tasks,
        journal: Journal,
        stands: Callable[[Change], None],
        failed: Callable[[Message], None],
    ) -> None:
        self._tasks = tasks
        self._journal = journal
        self._stands = stands
        self._failed = failed
        self._under_way: Change | None = None
        self._then: Callable[[], None] | None = None
        self._has_failed = False
        self._after_note: Callable[[], None] | None = None
        self._closed = False

    @property
    def is_under_way(self) -> bool:
        """True if something must reach the disk before anything else may happen."""
        return self._under_way is not None

    @property
    def is_busy(self) -> bool:
        """True if a change is being written or follows a note; a change that failed only waits for a new attempt."""
        return (self.is_under_way and not self._has_failed) or self._after_note is not None

    def write(self, change: Change, then: Callable[[], None]) -> None:
        """Write a change to disk; then put it into effect and continue with `then`."""
        self._under_way, self._then, self._has_failed = change, then, False
        self._tasks.run(lambda: self._journal.append(change.text), self._written)

    def retry(self) -> None:
        """Try again to write what could not be written."""
        if self._under_way is not None and self._then is not None and self._has_failed:
            self.write(self._under_way, self._then)

    def after_note(self, go_on: Callable[[], None]) -> None:
        """Continue once a note is done, written or not. Any other failed change must be retried first."""
        if self._under_way is not None and self._under_way.may_be_dropped:
            self._after_note = go_on

    def close(self) -> None:
        """Finish the write under way, but call nothing after it."""
        self._closed = True

    def _written(self, answer: Answer) -> None:
        change, then = self._under_way, self._then
        if change is None or then is None or self._closed:
            return
        if answer.error is not None:
            self._has_failed = True
            if change.may_be_dropped:
                self._under_way = None
            self._failed(_reason(answer.error))
        else:
            self._under_way = None
            self._stands(change)
            then()
        go_on, self._after_note = self._after_note, None
        if go_on is not None:
            go_on()


def _reason(error: Exception) -> Message:
    """The sentence for an error in writing."""
    message = getattr(error, "message", None)
    if isinstance(message, Message):
        return message
    #: {problem}: what the system says.
    return say(QT_TRANSLATE_NOOP("engine", "The match could not be saved: {problem}"), problem=str(error))
