"""Questions about what a seat has seen of a deal that is being played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop import engine
from belote_desktop.coach.drills.dealt import deals, played_by
from belote_desktop.coach.drills.may_play import hand_row, table_rows
from belote_desktop.coach.drills.problem import Picture, Row, SeatProblem
from belote_desktop.engine import Contract, Ruleset, SeatView
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.rules.conditions import cards_left_over
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

EARLIEST = 2
"""How many tricks are over at least: before that there is little to remember."""


@dataclass(frozen=True)
class Seen(SeatProblem):
    """A question to the seat that is to play, answered by what it holds and what was played."""

    @property
    def contract(self) -> Contract:
        """The contract of the deal."""
        assert self.seen.contract is not None
        return self.seen.contract

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks in order, the one on the table among them."""
        return tricks_of(self.seen)

    @property
    def picture(self) -> Picture:
        rows = (*table_rows(self.seen), hand_row(self.seen, open_=False), earlier_row(self.seen))
        return Picture(rows, self.seen.contract)


def tricks_of(view: SeatView) -> tuple[Trick, ...]:
    """The tricks of a view in order, the one on the table among them if a card lies there."""
    return (*view.tricks, *((view.trick,) if view.trick is not None and view.trick.cards else ()))


def earlier_row(view: SeatView) -> Row:
    """The tricks that are over, and who played each card."""
    notes = {card: note for trick in view.tricks for card, note in played_by(view.rules, trick).items()}
    caption = say(QT_TRANSLATE_NOOP("drills", "Earlier tricks, in order of play"))
    cards = tuple(card for trick in view.tricks for card in trick.cards)
    return Row(caption, cards, notes, small=True, group=view.rules.table.seats)


def is_whole(rules: Ruleset) -> bool:
    """Whether every card of the pack is in somebody’s hand, so that a card that was not seen is in another hand."""
    return not cards_left_over(rules) and not rules.deal.stacks and not rules.deal.kitty


def views(rules: Ruleset, seed: int) -> Iterator[tuple[SeatView, ...]]:
    """For each deal of a seed the views of the seats about to play a card, once a few tricks are over."""
    for steps, _ in deals(rules, seed):
        later = (step for step in steps if step.before.deal is not None and len(step.before.deal.tricks) >= EARLIEST)
        found = (engine.view(step.before, step.seat) for step in later)
        yield tuple(view for view in found if view.phase is Phase.PLAY and view.to_act == view.seat)
