"""The real program with its window, playing by itself: `python -m tools.kill.played_window PROFILE SEED`.

It prints one line for each thing it has shown:

* `ready` once the window has made its first offer,
* `shown ID BYTES DEALS ACTIONS`: the progress of the match on the table, and the size of its file at that moment,
* `over ID` when the end of a match is on disk and its last trick is about to be shown,
* `result ID` when the result of a match is shown.

It plays until it is killed. A line on its input makes it close its window as a user would.
"""

from __future__ import annotations

import os
import random
import sys
import threading
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop import opening, players, variants
from belote_desktop.engine.actions import Play
from belote_desktop.qt_application import application
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.home import HomePage
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.shell.main_window import MainWindow

GAMES = ("classic", "coinche", "belot-bg", "baloot", "klaverjas-amsterdam", "bela-2p")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TICK_MS = 15
UNDO = 0.04
"""How often the person takes a decision back."""


def tell(*words: object) -> None:
    """Print a line and flush it."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Player:
    """Acts as a user would, a little at a time."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(f"player {seed}")
        self._seed = seed
        self._window: MainWindow | None = None
        self._session: MatchSession | None = None
        self._told: MatchOver | None = None
        self.is_asked_to_end = False

    def go_on(self) -> None:
        """Look at the window once, and perhaps do one thing in it."""
        if self._window is None:
            self._window = window = _window()
            if window is None:
                return
            self._choose_pace(window)
            self._look(window)
            tell("ready")
        elif self.is_asked_to_end:
            self._window.window().close()
        elif not self._look(self._window) and self._chance.random() < 0.3:
            self._act(self._window)

    def _choose_pace(self, window: MainWindow) -> None:
        """Turn animation on in most windows, so that the end of a match takes time."""
        preferences = window.services.preferences
        preferences.set("animation_speed", "fast" if self._seed % 4 else "off")
        preferences.set("thinking_pause", 0)
        preferences.set("trick_hold", 100)
        preferences.set("sound", False)

    def _look(self, window: MainWindow) -> bool:
        """Report what is seen for the first time. Returns True if it was the result of a match."""
        if window.session is not None and window.session is not self._session:
            self._follow(window, window.session)
        over = window.page.overlay
        if not isinstance(over, MatchOver) or over is self._told or window.session is None:
            return False
        self._told = over
        tell("result", window.session.controller.match_id)
        return True

    def _follow(self, window: MainWindow, session: MatchSession) -> None:
        """Report and play the match on the table."""
        self._session = session
        controller = session.controller

        def told() -> None:
            path = window.services.profile.directories.matches / f"{controller.match_id}.brn"
            tell("shown", controller.match_id, path.stat().st_size, *controller.progress)

        def stepped() -> None:
            told()
            if controller.match.is_over:
                tell("over", controller.match_id)

        controller.stepped.connect(lambda _step: stepped())
        controller.reset.connect(lambda _view: told())
        told()

    def _act(self, window: MainWindow) -> None:
        over, session = window.page.overlay, window.session
        home = window.stack.currentWidget()
        if isinstance(home, HomePage) and home.home.match is not None and self._chance.random() < 0.8:
            home.hero.go_button.click()
        elif isinstance(over, DealResult):
            over.next_button.click()
        elif isinstance(over, MatchOver):
            if self._chance.random() < 0.1:
                over.again_button.click()
        elif over is not None or session is None or not window.shows_table:
            self._begin(window)
        elif session.is_waiting:
            self._play(window, session)

    def _begin(self, window: MainWindow) -> None:
        """Start a match of one or two deals, so that matches end often."""
        rules = variants.get(self._chance.choice(GAMES), deals=self._chance.choice((1, 1, 2)), target=0)
        window.start(MatchWish(rules.variant, {}, rules, "casual", "Anna"))

    def _play(self, window: MainWindow, session: MatchSession) -> None:
        if session.controller.can_undo() and self._chance.random() < UNDO:
            session.undo()
            return
        action = players.get("casual").choose(session.controller.view())
        table = window.table
        if isinstance(action, Play):
            place = table.viewport().mapTo(window.window(), table.card_point(action.card).toPoint())
            QTest.mouseClick(window.window().windowHandle(), LEFT, NONE, place)
        if session.is_waiting:  # a call, or a card that was not to be hit: it is on its way
            table.action_chosen.emit(action)


def _window() -> MainWindow | None:
    """The main window in its frame; None until it is there."""
    found = (window for each in QApplication.topLevelWidgets() for window in each.findChildren(MainWindow))
    return next((window for window in found if window.isVisible()), None)


def main(folder: Path, seed: int) -> int:
    """Play until asked to stop. Returns the exit status of the program."""
    app = application()
    player = Player(seed)
    timer = QTimer(app)
    timer.timeout.connect(player.go_on)
    timer.start(TICK_MS)

    def wait_for_end() -> None:
        sys.stdin.readline()
        player.is_asked_to_end = True

    threading.Thread(target=wait_for_end, daemon=True).start()
    return opening.run(folder)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
