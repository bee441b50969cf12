"""The window as a screen reader finds it: what is announced, the buttons in sight, and a way to press them.

Runs on a Python with AT-SPI (`gi`), which the program itself does not need: see `on_a_bus.sh`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found]  # the system's package, not one of ours

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

BUTTONS = ("push button", "toggle button", "check box", "radio button")
PATIENCE_S = 30.0
"""More than any start or animation takes on a slow computer."""


class Spoken:
    """The accessibility tree of the running program. What is announced is printed, and kept in `heard`."""

    def __init__(self) -> None:
        Atspi.init()
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._on_event)
        self._listener.register("object:announcement")
        self.wait_for(lambda: self._program() is not None, "the program")

    def _on_event(self, event: Any) -> None:
        self.heard.append(str(event.any_data))
        print(self.heard[-1], flush=True)

    def _program(self) -> Any:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(place)
            if found is not None and "belote" in (found.get_name() or ""):
                return found
        return None

    def listen(self, seconds: float) -> None:
        """Take in what is announced in this time."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while time.monotonic() < end:
            while context.pending():
                context.iteration(False)
            time.sleep(0.02)

    def wait_for(self, met: Callable[[], bool], what: str) -> None:
        """Listen until a condition is met; AssertionError if it is not in time."""
        end = time.monotonic() + PATIENCE_S
        while not met():
            assert time.monotonic() < end, f"Waited in vain for {what}. Last heard: {self.heard[-3:]}"
            self.listen(0.1)

    def parts(self, part: Any = None) -> Iterator[Any]:
        """All that is in sight, from the window inwards."""
        part = part or self._program()
        if part is None:  # while windows change, the bus may not list the program
            return
        try:
            for place in range(part.get_child_count()):
                child = part.get_child_at_index(place)
                if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
                    yield child
                    yield from self.parts(child)
        except GLib.Error:  # it is gone in the meantime
            return

    def buttons(self) -> dict[str, Any]:
        """The buttons in sight that may be pressed, by their names."""
        try:
            return dict(self._named_buttons())
        except GLib.Error:  # the window is busy, or one of them is gone in the meantime
            return {}

    def _named_buttons(self) -> Iterator[tuple[str, Any]]:
        for part in self.parts():
            if part.get_role_name() in BUTTONS and part.get_state_set().contains(Atspi.StateType.ENABLED):
                yield part.get_name() or "", part

    def press(self, name: str) -> None:
        """Press a button in sight, or the first whose name begins so."""
        self.wait_for(lambda: self._named(name) is not None, f"a button {name!r}")
        assert self._named(name).do_action(0), f"{name!r} cannot be pressed."

    def _named(self, name: str) -> Any:
        buttons = self.buttons()
        return buttons.get(name) or next((part for found, part in buttons.items() if found.startswith(name)), None)
