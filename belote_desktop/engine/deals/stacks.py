"""Stacks of a covered and an open card before each player (docs/rules/decouverte.md and belot-for-two.md, Stacks)."""

from __future__ import annotations

from typing import NamedTuple

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, Place, Stack
from belote_desktop.engine.events import Event, Uncovered
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Zone


class OpenStack(NamedTuple):
    """A stack as everyone sees it: the card that lies open, if any, and whether a covered one lies there."""

    top: Card | None
    covered: bool


def stacks_dealt(rules: Ruleset, deal: Deal) -> tuple[tuple[Stack, ...], ...]:
    """The stacks of each seat, in the order they lie, when the cards have just been dealt."""
    if not rules.deal.stacks:
        return ()
    return tuple(
        tuple(map(Stack, deal.at(Zone.COVERED, seat), deal.at(Zone.UNCOVERED, seat)))
        for seat in range(rules.table.seats)
    )


def open_stacks(deal: Deal) -> tuple[tuple[OpenStack, ...], ...]:
    """The stacks of each seat as they lie now, in their order; an empty place stays where it was."""
    return tuple(tuple(_now(deal, seat, stack) for stack in stacks) for seat, stacks in enumerate(deal.stacks))


def _now(deal: Deal, seat: int, stack: Stack) -> OpenStack:
    shown = deal.at(Zone.UNCOVERED, seat)
    top = next((card for card in (stack.open, stack.covered) if card in shown), None)
    return OpenStack(top, stack.covered in deal.at(Zone.COVERED, seat))


def uncover(deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Turn up, after a trick, the covered card of every stack whose open card was played."""
    events: list[Event] = []
    for seat, stacks in enumerate(deal.stacks):
        for stack, now in zip(stacks, open_stacks(deal)[seat], strict=True):
            if now.covered and now.top is None:
                deal = deal.moved(stack.covered, Place(Zone.COVERED, seat), Place(Zone.UNCOVERED, seat))
                events.append(Uncovered(seat, stack.covered))
    return deal, tuple(events)
