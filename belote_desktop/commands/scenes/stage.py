"""The stage of a scene: the whole program with a profile of its own, without animation, set to a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from belote_desktop import app, engine, players, variants
from belote_desktop.engine import Action, Match, Ruleset, SeatView
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.match.matches import Seating, Workers, new_match
from belote_desktop.models.match.thinker import Question, Thought
from belote_desktop.models.tasks import Done, ImmediateTasks, Task
from belote_desktop.models.words.names import Names
from belote_desktop.records import Played, Recorder
from belote_desktop.search.stopping import Stop
from belote_desktop.windows.shell.idle_work import IdleWork

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
STILL: Mapping[str, object] = {
    "animation_speed": "off",
    "thinking_pause": 0,
    "trick_hold": 0,
    "sound": False,
    "table_talk": False,
    "reduced_motion": "on",
    "player_name": NAMES[0],
}


class Script:
    """Task queue and players that follow a list of actions and then stop."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = list(actions)

    def run(self, task: Task, done: Done) -> None:
        if self._actions:
            ImmediateTasks().run(task, done)

    def close(self) -> None:
        self._actions.clear()

    def think(self, question: Question, stop: Stop) -> Thought:
        """The next action of the script, for any player."""
        return Thought(str(self.next_action()), say(""))

    def next_action(self) -> Action:
        """The next action of the script."""
        return self._actions.pop(0)

    @property
    def waits_for(self) -> Action | None:
        """The next action, for the user's turns; None at the end."""
        return self._actions[0] if self._actions else None


class Stage:
    """Builds the program and sets a match to a position."""

    def __init__(self, folder: Path, settings: Mapping[str, object], language: str) -> None:
        self.program = app.build(folder, workers=Workers(ImmediateTasks(), ImmediateTasks()))
        for key, value in {**STILL, **settings}.items():
            self.program.services.preferences.set(key, value)
        self.program.languages.use(language)
        self.controller: MatchController | None = None

    @property
    def window(self) -> Any:
        return self.program.window

    def show(self, width: int, height: int) -> None:
        """Show the window at a size, not counting its frame."""
        self.window.resize(width, height)
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Wait until everything under way has finished, also what is left for idle moments."""
        if isValid(self.window):
            for work in self.window.findChildren(IdleWork):
                work.finish()
        for _ in range(5):
            QApplication.sendPostedEvents()
            QApplication.processEvents()

    def play(self, match: Match, actions: Sequence[Action], *, shown: int = 0) -> MatchController:
        """Put a match on the table after `actions`; the last `shown` of them are played with their bubbles."""
        before = len(actions) - shown
        match, history = _after(match, actions[:before])
        script = Script(actions[before:])
        seats = match.rules.table.seats
        table = SeatedPlayers(NAMES[:seats], (None, *("script",) * (seats - 1)))
        controller = MatchController(
            match, table, MemoryJournal(), Recorder("00"),
            writing_tasks=ImmediateTasks(), thinking_tasks=script, think=script.think, advice_tasks=ImmediateTasks(),
            history=history,
        )  # fmt: skip

        def act(_view: SeatView) -> None:
            if script.waits_for is not None:
                controller.submit(script.next_action())

        self.controller = controller
        session = self.window.show_controller(controller)
        controller.awaiting.connect(act)
        session.begin(deal_shown=False)
        self.settle()
        return controller

    def play_whole(self, *, deals: int, **options: object) -> MatchController:
        """Play settled deals of the classic game, and stop when the last one is settled."""
        return self.play_settled(variants.get("classic", **options), lambda match: len(match.deals) >= deals)

    def play_settled(self, rules: Ruleset, until: Callable[[Match], bool]) -> MatchController:
        """Let computer players play until a settled deal makes `until` true, or the match is over."""
        match = state = engine.start(rules, seed=11, dealer=rules.table.seats - 1)
        club = players.get("casual")
        actions: list[Action] = []
        while not state.is_over:
            settled = len(state.deals)
            actions.append(club.choose(engine.view(state, engine.to_act(state)), seed=1))
            state, _ = engine.apply(state, actions[-1])
            if len(state.deals) > settled and until(state):
                break
        return self.play(match, actions, shown=1)

    def play_match(self, rules: Ruleset) -> None:
        """Play a match to its end, and leave the sheet of its last deal for the result."""
        self.play_settled(rules, lambda match: match.is_over)
        button = self.window.page.overlay.first_button()
        assert button is not None
        button.click()
        self.settle()

    def save_a_match(self, actions: int, **options: object) -> None:
        """Save an unfinished match in the profile."""
        club = players.get("casual")
        seating = Seating(NAMES, ("human", "casual", "casual", "casual"))
        workers = Workers(ImmediateTasks(), ImmediateTasks())
        rules = variants.get("classic", **options)
        saves = self.program.services.profile.saves
        controller = new_match(rules, seating, saves, workers, seed=5, date="2026-11-21")
        controller.stepped.connect(lambda step: controller.shown(step.position))
        controller.deal_ended.connect(lambda _view: controller.next_deal())
        left = [actions]

        def act(view: SeatView) -> None:
            left[0] -= 1
            if left[0] >= 0:
                controller.submit(club.choose(view, seed=left[0]))

        controller.awaiting.connect(act)
        controller.begin()
        controller.close()

    def press(self, key: Qt.Key, text: str = "") -> None:
        """Press a key at the table."""
        table = self.window.table
        table.setFocus()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(table, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))
        self.settle()

    def grab(self, widget: QWidget | None, target: Path) -> None:
        """Write the picture of the window, or of one of its dialogs, as PNG."""
        self.settle()
        picture = (widget or self.window).grab()
        if not picture.save(str(target), "PNG"):
            raise OSError(f"The picture could not be written to {target}.")

    def close(self) -> None:
        if self.controller is not None:
            self.controller.close()
        self.program.close()
        self.settle()


def _after(match: Match, actions: Sequence[Action]) -> tuple[Match, list[Played]]:
    """A match after some actions, and those of the deal that is then in progress."""
    history: list[Played] = []
    for action in actions:
        seat = engine.to_act(match)
        assert seat is not None
        done, _ = engine.apply(match, action)
        history = [] if len(done.deals) > len(match.deals) else [*history, Played(seat, action, match)]
        match = done
    return match, history


Act = Callable[[Stage], QWidget | None]


@dataclass(frozen=True)
class Scene:
    """A named state of the window: a sentence about it, the function that sets it up, and the settings it needs."""

    name: str
    shows: str
    act: Act
    settings: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
