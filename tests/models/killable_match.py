"""A program for `test_killed.py`: plays a match of computer players in a profile and tells each step it shows."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from belote_desktop import variants
from belote_desktop.models.match.controller import MatchController, Step
from belote_desktop.models.match.matches import Seating, Workers, new_match, resumed_match
from belote_desktop.models.tasks import ThreadTasks
from belote_desktop.profile import Directories, Profile


def tell(controller: MatchController) -> None:
    """How far the match has come: settled deals, and actions of the deal in progress."""
    print(*controller.progress, flush=True)


def main(folder: Path) -> None:
    app = QCoreApplication([])
    workers = Workers(ThreadTasks(), ThreadTasks())
    with Profile(Directories.under(folder)) as profile:
        unfinished = profile.saves.unfinished()
        if unfinished:
            controller = resumed_match(unfinished[0].path, profile.saves, workers)
        else:
            seating = Seating(("South", "East", "North", "West"), ("random",) * 4)
            controller = new_match(variants.get("classic", deals=100), seating, profile.saves, workers)

        def shown(step: Step) -> None:
            tell(controller)
            controller.shown(step.position)

        controller.stepped.connect(shown)
        controller.reset.connect(lambda _view: tell(controller))
        controller.deal_ended.connect(lambda _view: controller.next_deal())
        controller.ended.connect(lambda _view: app.quit())
        controller.begin()
        app.exec()
        workers.writing.close()
        workers.thinking.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
