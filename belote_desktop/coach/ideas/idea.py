"""`Idea`: an idea of play, used only if its facts hold in the view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from belote_desktop.engine.wording.messages import Message

Where = TypeVar("Where")
What = TypeVar("What")


@dataclass(frozen=True)
class Idea(Generic[Where, What]):
    """One idea: `name` is a stable word for it.

    `argues` gives the sentence with its facts where the idea speaks for an action, None where it does not. The sentence
    names no card or call that it argues for, so that it can be told before the action is. Of cards that are equally
    good for it the lowest is meant; the highest where it `takes_high`. It `keeps` something if it only says what not
    to part with: it may then be told beside another idea. It `promises` if it speaks of later tricks or of what an
    opponent may hold, which is idle where nothing can change any more.
    """

    name: str
    argues: Callable[[Where, What], Message | None]
    takes_high: bool = False
    keeps: bool = False
    promises: bool = False
