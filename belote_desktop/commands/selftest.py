"""The self-test: a whole match of every registered game through the real controller and models, without a screen."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from belote_desktop import variants


def run() -> int:
    """Play every game, read each save back, and print one line a game; 1 if anything failed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication

    app = QCoreApplication.instance() or QCoreApplication([])
    failures = 0
    games = variants.all_variants()
    with tempfile.TemporaryDirectory(prefix="belote-selftest-") as folder:
        for game in games:
            problem = _problem_with(game.id, Path(folder))
            failures += problem is not None
            print(f"{game.id}: {problem or 'ok'}", flush=True)
    app.processEvents()
    print(f"{len(games) - failures} passed, {failures} failed")
    return 1 if failures else 0


def _problem_with(game: str, folder: Path) -> str | None:
    """What is wrong with a match of this game; None if all is well."""
    from belote_desktop.models.selfplay import play_to_the_end

    try:
        return play_to_the_end(game, folder)
    except Exception as problem:  # whatever it is, the other games are still to be tried
        return f"{type(problem).__name__}: {problem}"
