"""The self-test: plays every registered game through the real controller and models, and opens the window once.

The first game is played to the end of its match, the others for two deals. No screen is needed. Anything a package
left out (libraries, fonts, pictures, translations) shows up here.
"""

from __future__ import annotations

import importlib
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from belote_desktop import variants
from belote_desktop.commands.interruption import Interruption
from belote_desktop.commands.libraries import advice
from belote_desktop.engine import Ruleset

Check = Callable[[Path], str | None]
SHORT = {"deals": 2, "target": 0}
"""Options of every game by which a match ends after two deals: dealt, played, scored, dealt again, over."""


def run(games: Sequence[str] = ()) -> int:
    """Draw the table, play these games, or all, read each save back, and print one line each. Returns 1 on failure."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as problem:
        print(" ".join(filter(None, (f"Qt cannot be loaded: {problem}.", advice()))))
        return 1
    checks: list[tuple[str, Check]] = [("window", _problem_with_the_window)]
    checks += [(game, partial(_problem_with, rules)) for game, rules in _matches(games)]
    ended = Interruption()
    with tempfile.TemporaryDirectory(prefix="belote-selftest-") as folder:

        def is_good(named: tuple[str, Check]) -> bool:
            name, check = named
            problem = _tried(check, Path(folder, name))
            print(f"{name}: {problem or 'ok'}", flush=True)
            return problem is None

        good = ended.each(checks, is_good)
    print(f"{sum(good)} passed, {len(good) - sum(good)} failed")
    return ended.status or (0 if all(good) else 1)


def _matches(games: Sequence[str]) -> Iterator[tuple[str, Ruleset]]:
    """Each game with the rules of its match. Only the first match has its full length."""
    first, *others = games or [game.id for game in variants.all_variants()]
    yield first, variants.get(first)
    yield from ((game, variants.get(game, **SHORT)) for game in others)


def _tried(check: Check, folder: Path) -> str | None:
    """The problem found by a check, or None. Any exception becomes a problem, so that the other checks still run."""
    try:
        return check(folder)
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"


def _problem_with(rules: Ruleset, folder: Path) -> str | None:
    """The problem of a match by these rules; None if there is none."""
    from PySide6.QtCore import QCoreApplication

    from belote_desktop.models.selfplay import play_to_the_end

    app = QCoreApplication.instance() or QCoreApplication([])
    problem = play_to_the_end(rules, folder)
    app.processEvents()
    return problem


def _problem_with_the_window(folder: Path) -> str | None:
    """The problem of the window, or None: it plays and draws a deal, and shows its languages."""
    from belote_desktop.commands.scenes.stage import Stage
    from belote_desktop.windows.look.languages import available

    stage = Stage(folder, {}, "en")
    try:
        stage.show(1000, 700)
        controller = stage.play_whole(deals=1)
        image = stage.window.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    finally:
        stage.close()
    if len(controller.match.deals) != 1:
        return "The deal at the table did not come to its end."
    if len(colours) < 50:
        return "The table is not drawn."
    if "fr" not in available():
        return "The translations are missing."
    return None
