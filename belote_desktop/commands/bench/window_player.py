"""A stand-in for the user, for benchmarks: plays any legal action at once and continues to the next deal."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType, TracebackType

from PySide6.QtCore import QEventLoop, QTimer

from belote_desktop import app, variants
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.matches import Workers
from belote_desktop.models.tasks import ThreadTasks
from belote_desktop.qt_application import application
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver

LOOKS_MS = 4
"""How often the player looks whether something is asked."""
STANDSTILL = 120.0
"""Seconds in which nothing is done, after which something is wrong."""
STILL: Mapping[str, object] = MappingProxyType(
    {"animation_speed": "off", "thinking_pause": 0, "trick_hold": 0, "sound": False, "aid_claim": False}
)
"""As fast as the program goes: nothing moves, nobody pauses."""


class Sitting:
    """The whole program with its threads and a temporary profile, and an automatic player in the user's seat."""

    def __init__(
        self, profile: Path, settings: Mapping[str, object] = STILL, size: tuple[int, int] = (1280, 800)
    ) -> None:
        application()
        app.set_up_interpreter()
        self.program = app.build(profile, workers=Workers(ThreadTasks(), ThreadTasks(), lambda: Fraction(1)))
        for key, value in {**STILL, **settings}.items():
            self.program.services.preferences.set(key, value)
        for _ in self.program.make_rest():  # as when the program is idle
            pass
        self.window = self.program.window
        self.window.resize(*size)
        self.window.show()
        self.deals = self.actions = 0
        self._chance = random.Random(1)

    def __enter__(self) -> Sitting:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.close()

    def start(self, game: str, level: str) -> None:
        """Start a match against players of a level."""
        rules = variants.get(game)
        self.window.start(MatchWish(game, {}, rules, level, "Anna"))

    def play_deals(self, count: int) -> None:
        """Play this many more deals to the end, in consecutive matches."""
        wanted = self.deals + count
        self.run_until(lambda: self.deals >= wanted, self._act)

    def play_actions(self, count: int) -> None:
        """Do this many more actions as the user."""
        wanted = self.actions + count
        self.run_until(lambda: self.actions >= wanted, self._act)

    def play_until(self, over: Callable[[], bool]) -> None:
        """Act as the user until a condition holds."""
        self.run_until(over, self._act)

    def run_until(self, over: Callable[[], bool], act: Callable[[], bool] = lambda: False) -> None:
        """Run the event loop until a condition holds. `act` tells if it did something. Raises TimeoutError if stuck."""
        loop, timer, late = QEventLoop(), QTimer(interval=LOOKS_MS), [time.monotonic() + STANDSTILL]

        def look() -> None:
            if act():
                late[0] = time.monotonic() + STANDSTILL
            if over() or time.monotonic() > late[0]:
                loop.quit()

        timer.timeout.connect(look)
        timer.start()
        loop.exec()
        timer.stop()
        if not over():
            raise TimeoutError("The match at the window came to a standstill.")

    def play_to_last_card(self) -> None:
        """Act as the user until a single card is left to play."""
        self.run_until(lambda: self._has_last_card, lambda: not self._has_last_card and self._act())

    def play_out(self) -> None:
        """Act as the user until a result lies over the table."""
        page = self.window.page
        self.run_until(lambda: page.overlay is not None, lambda: page.overlay is None and self._act())

    @property
    def _has_last_card(self) -> bool:
        """Whether the last card of a deal is asked of the user."""
        session = self.window.session
        if session is None or not session.is_waiting or self.window.table.is_busy:
            return False
        return session.view.phase is Phase.PLAY and len(session.view.hand) == 1

    def _act(self) -> bool:
        """Do the next action of the user, if any. Returns True if there was one."""
        overlay, session = self.window.page.overlay, self.window.session
        if session is not None and isinstance(overlay, DealResult | MatchOver):
            self.deals += bool(session.view.tricks)  # a deal that all passed is none
        if isinstance(overlay, DealResult):
            overlay.next_button.click()
        elif isinstance(overlay, MatchOver):
            overlay.again_button.click()
        elif session is not None and session.is_waiting and overlay is None and not self.window.table.is_busy:
            self.actions += 1
            self.window.table.action_chosen.emit(self._chance.choice(session.view.options))
        else:
            return False
        return True
