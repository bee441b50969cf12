"""Challenges in free play: a misplay is challenged only if the cards seen prove it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from belote_desktop.engine.actions import CHALLENGE
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.players.player import Decision
from belote_desktop.search import hidden
from belote_desktop.search.hidden import Shown, shown_by_plays
from belote_desktop.search.layout import InconsistentError, Layout

#: {player}: a name. {card}, {cards}: cards.
_CAUGHT = QT_TRANSLATE_NOOP("players", "{player} played {card:the} while holding {cards:the}. That was a misplay.")
_IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "players", "The other side must have misplayed: no lie of the remaining cards fits its plays."
)


@dataclass(frozen=True)
class Caught:
    """An opponent's card that was a misplay, and the cards seen since that forbade it."""

    seat: int
    card: Card
    held: CardSet


def challenge(view: SeatView, *, remembers: bool = True) -> Decision | None:
    """The challenge of a misplay that this seat can prove; None if there is none or no challenge is allowed.

    A player who forgets looks back no further than the last trick.
    """
    if CHALLENGE not in view.options:
        return None
    found = caught(view, remembers=remembers)
    if found is not None:
        reason = say(_CAUGHT, player=SeatName(found.seat), card=found.card, cards=found.held)
    elif remembers and cannot_be(view):
        reason = say(_IMPOSSIBLE)
    else:
        return None
    return Decision(CHALLENGE, reason, ((CHALLENGE, 1.0),))


def caught(view: SeatView, *, remembers: bool = True) -> Caught | None:
    """The first card of an opponent whose player has been seen with cards since that forbade it."""
    plays = tuple(shown_by_plays(view))
    first = 0 if remembers else len(view.tricks) - 1
    sure, moved = hidden(view).sure, _moved(view)
    for at, shown in enumerate(plays):
        if shown.trick < first or shown.seat not in _opponents(view):
            continue
        later = CardSet(each.card for each in plays[at + 1 :] if each.seat == shown.seat)
        held = (shown.denied & (later | sure[shown.seat])) - moved
        if len(held) > _uncovered_since(view, shown):
            return Caught(shown.seat, shown.card, held)
    return None


def cannot_be(view: SeatView) -> bool:
    """True if in every possible deal of the hidden cards an opponent has misplayed."""
    if view.rules.deal.stacks:
        return False
    found, denied, moved = hidden(view), [CardSet() for _ in range(view.rules.table.seats)], _moved(view)
    for shown in shown_by_plays(view):
        if shown.seat in _opponents(view):
            denied[shown.seat] |= shown.denied - moved
    lawful = replace(found, possible=tuple(held - no for held, no in zip(found.possible, denied, strict=True)))
    try:
        return not Layout(lawful).count and bool(Layout(found).count)
    except InconsistentError:
        return False


def _opponents(view: SeatView) -> Iterator[int]:
    assert view.seat is not None, "a spectator challenges nobody"
    own = view.rules.side_of(view.seat)
    return (seat for seat in range(view.rules.table.seats) if view.rules.side_of(seat) != own)


def _moved(view: SeatView) -> CardSet:
    """Cards that changed hands in the first trick: they do not tell who held them when."""
    given = [card for _seat, card in view.exchanged]
    return CardSet([*given, view.turn_up] if given and view.turn_up is not None else given)


def _uncovered_since(view: SeatView, shown: Shown) -> int:
    """How many of a seat's cards may have lain covered when it played: after each trick one is turned up at most."""
    return len(view.tricks) - shown.trick if view.rules.deal.stacks else 0
