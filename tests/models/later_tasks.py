"""Work that is done when the test says so."""

from __future__ import annotations

from belote_desktop.models.tasks import Done, ImmediateTasks, Task


class LaterTasks:
    """Tasks that wait, the oldest first."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Task, Done]] = []

    def run(self, task: Task, done: Done) -> None:
        self.waiting.append((task, done))

    def do_one(self) -> None:
        """Do the first of them."""
        ImmediateTasks().run(*self.waiting.pop(0))

    def do_all(self) -> None:
        """Do them, and those that they bring with them, until none is left."""
        while self.waiting:
            self.do_one()

    def close(self) -> None:
        self.waiting.clear()
