"""What a computer player is: a seat's view goes in, one decision comes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.messages import Message
from belote_desktop.engine.view import SeatView

World = tuple[CardSet, ...]
"""One possible deal of the hidden cards: the hands by seat."""


@dataclass(frozen=True)
class Decision:
    """What a player does and why.

    `reason` is a sentence (context `players`) that holds in the view it was made for. `considered` are the actions that
    were weighed, best first, with their weights: points for calls, shares of 1 for cards.
    """

    action: Action
    reason: Message
    considered: tuple[tuple[Action, float], ...] = ()


class Player(Protocol):
    """A computer player. It knows a SeatView and nothing else; equal views and seeds give equal decisions."""

    def decide(
        self, view: SeatView, worlds: Sequence[World] | None = None, seconds: float = 0.5, seed: int = 1
    ) -> Decision:
        """One of `view.options` and the reason for it; ValueError if the seat has none.

        `worlds` are possible deals to reckon with (drawn from `seed` when None), `seconds` how long it may think.
        """

    def choose(self, view: SeatView, seconds: float = 0.5, seed: int = 1) -> Action:
        """The action of `decide`."""
