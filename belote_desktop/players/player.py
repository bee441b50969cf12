"""The interface of computer players: from a seat's view to one decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.errors import ArgumentError, check_kind
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message
from belote_desktop.players.evidence import Evidence
from belote_desktop.search.stopping import Stop

World = tuple[CardSet, ...]
"""One possible deal of the hidden cards: the hands by seat."""


@dataclass(frozen=True)
class Decision:
    """The action of a player and the reason for it.

    `reason` is a sentence (context `players`) that holds in the view it was made for. `considered` are the actions that
    were weighed, best first, with their weights: the points a call or card is worth, or shares of 1 for
    cards chosen by rules of thumb.
    """

    action: Action
    reason: Message
    considered: tuple[tuple[Action, float], ...] = ()
    evidence: Evidence | None = None
    """The possible deals it was reckoned in; None for a player that goes by rules of thumb."""


def check_asked(view: object) -> None:
    """Raise ArgumentError unless this is the view of a seat that has something to do."""
    check_kind(view, SeatView, "view", "a SeatView, such as engine.view(match, seat)")
    if isinstance(view, SeatView) and not view.lawful:
        raise ArgumentError("There is nothing for this seat to do.")


class Player(Protocol):
    """A computer player. It knows a SeatView and nothing else; equal views and seeds give equal decisions."""

    def decide(
        self, view: SeatView, worlds: Sequence[World] | None = None, seconds: float = 0.5, seed: int = 1
    ) -> Decision:
        """One of `view.options` and the reason for it; ValueError if the seat has none.

        `worlds` are possible deals to reckon with (drawn from `seed` when None), `seconds` how long it may think; more
        seconds mean more deals, no clock is asked.
        """

    def choose(self, view: SeatView, seconds: float = 0.5, seed: int = 1) -> Action:
        """The action of `decide`."""


@runtime_checkable
class Stoppable(Protocol):
    """A player whose thinking can be stopped early."""

    def stopped_by(self, stop: Stop) -> Player:
        """The same player, with thinking that stops when `stop` is requested."""


def stopped(player: Player, stop: Stop) -> Player:
    """The player with thinking that `stop` ends; the player itself if it never thinks for long."""
    return player.stopped_by(stop) if isinstance(player, Stoppable) else player
