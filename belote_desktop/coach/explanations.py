"""`Permitted`: the legal actions of a seat by kind, and its duties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from belote_desktop.coach.duties import in_force
from belote_desktop.engine.actions import Action, Bid, Declare, Discard, Exchange, Name, NameHokum, Play, Say
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.view import SeatView

_Kind = TypeVar("_Kind", bound=Action)


@dataclass(frozen=True)
class Permitted:
    """The lawful actions of a seat by kind, in the order of the view; `duties` say what the seat is held to.

    `calls` are words and named suits, pass among them. What may be done out of turn is there too.
    """

    cards: CardSet
    calls: tuple[Say | Name | NameHokum, ...]
    bids: tuple[Bid, ...]
    declarations: tuple[Declare, ...]
    exchanges: tuple[Exchange, ...]
    discards: tuple[Discard, ...]
    duties: tuple[Refusal, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """All of them."""
        cards = tuple(Play(card) for card in self.cards)
        return (*cards, *self.calls, *self.bids, *self.declarations, *self.exchanges, *self.discards)


def permitted(view: SeatView) -> Permitted:
    """What this seat may do now, from what it knows."""
    return Permitted(
        cards=CardSet(action.card for action in view.lawful if isinstance(action, Play)),
        calls=tuple(action for action in view.lawful if isinstance(action, Say | Name | NameHokum)),
        bids=_of(view, Bid),
        declarations=_of(view, Declare),
        exchanges=_of(view, Exchange),
        discards=_of(view, Discard),
        duties=in_force(view),
    )


def _of(view: SeatView, kind: type[_Kind]) -> tuple[_Kind, ...]:
    return tuple(action for action in view.lawful if isinstance(action, kind))
