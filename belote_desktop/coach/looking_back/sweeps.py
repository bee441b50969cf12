"""Whether a card let a side win every trick of a deal, with the cards as they lay."""

from __future__ import annotations

from enum import StrEnum

from belote_desktop.engine import CardSet, Match, Play, SeatView
from belote_desktop.engine.short_repr import member_repr
from belote_desktop.players.player import World
from belote_desktop.players.weighing.card_search import open_sides
from belote_desktop.search.open_game import OpenGame, Position
from belote_desktop.search.stopping import Stop

EVERY_TRICK = 1000
"""The bonus for every trick that the search is told of here: more than all the points of a deal, so that the value
shows whether every trick is won."""


class Sweep(StrEnum):
    """Whether a card, instead of the best one, cost the own side every trick, or gave every trick to the other."""

    NONE = "none"
    OURS = "ours"
    THEIRS = "theirs"

    __repr__ = member_repr


def true_world(match: Match) -> World:
    """The hands of all seats as they lie."""
    assert match.deal is not None
    return tuple(CardSet(match.deal.hand(seat)) for seat in range(match.rules.table.seats))


def sweep_of(view: SeatView, before: Match, made: Play, best: Play, stop: Stop) -> Sweep:
    """Which side the card let win every trick, or kept from it, beside the best card; of two sides only."""
    if view.rules.side_count != 2 or view.seat is None:
        return Sweep.NONE
    own = view.rules.side_of(view.seat)
    if _may_sweep(view, before, 1 - own, made, stop) and not _may_sweep(view, before, 1 - own, best, stop):
        return Sweep.THEIRS
    if _may_sweep(view, before, own, best, stop) and not _may_sweep(view, before, own, made, stop):
        return Sweep.OURS
    return Sweep.NONE


def _may_sweep(view: SeatView, before: Match, side: int, play: Play, stop: Stop) -> bool:
    """Whether a side can win every trick of the deal after this card, whatever the others do."""
    assert view.contract is not None
    assert view.trick is not None
    game = OpenGame(view.rules, view.contract, side, (EVERY_TRICK, 0), solver=stop.solver())
    hands = tuple(true_world(before))
    position = Position(hands, view.trick.leader, view.trick.cards, open_sides=open_sides(view, game.tables))
    return game.values(position).get(play.card, 0) >= EVERY_TRICK
