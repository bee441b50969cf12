"""What one finished match comes to, deal by deal, without its cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.score import Result
from belote_desktop.profile.state_file import read_state, state_text
from belote_desktop.records.header import HUMAN

FORMAT, OLDEST = 2, 1
"""The format of the text of a match, and the oldest that is read. Figures in another format than the first are made
again from the record; format 1 has no `spare` and no `only_last`."""
MOST = 2**53
"""No number in figures is larger."""
CAPOT = "capot"
"""What stands in place of points for a bid of all tricks."""


@dataclass(frozen=True)
class DealFigures:
    """A settled deal. `taker` is the side that had the contract, `declarer` its player; None if nobody had it.

    `trump` is a denomination (`S`, `NT`), empty if there was none. `bid` is the number that was bid, or `capot`, empty
    in games without bids. `points` are those each side scored, `totals` the points after the deal. `winner` is the side
    that won the deal, `capot` the side that took every trick, `belotes` are the sides that scored belote.

    `spare` is by how many points the taker's side had more than the contract needed, less than 0 if it had too few;
    None if points alone did not decide. `only_last` is the side that won nothing but the last trick, against one other.
    """

    number: int
    result: Result
    points: tuple[int, ...]
    totals: tuple[int, ...]
    taker: int | None = None
    declarer: int | None = None
    trump: str = ""
    bid: str = ""
    multiplier: int = 1
    winner: int | None = None
    capot: int | None = None
    belotes: tuple[int, ...] = ()
    spare: int | None = None
    only_last: int | None = None

    @property
    def is_played(self) -> bool:
        """Whether somebody had a contract that counted: statistics count these deals."""
        return self.taker is not None and self.result is not Result.REPLAY


@dataclass(frozen=True)
class MatchFigures:
    """A finished match. `id` is the name of its record, `date` the day it began, as 2026-11-21, empty if unknown.

    `ended` is when the record was last written, in seconds, 0 if unknown. `names`, `kinds` and `sides` are by seat, as
    in a record. `seat` is the user's; None if only computer players played, or if nothing but the counts is known.
    `side` is the user's side, or the first. `last_trick` has the cards of the last trick in order of play, each with
    the number of places its player sits from the user, counter-clockwise on the screen.
    """

    id: str
    variant: str
    side: int
    totals: tuple[int, ...]
    winner: int | None
    deals: tuple[DealFigures, ...] = ()
    date: str = ""
    ended: int = 0
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    seat: int | None = None
    is_practice: bool = False
    hints: int = 0
    undone: int = 0
    last_trick: tuple[tuple[int, str], ...] = ()

    @property
    def counts(self) -> bool:
        """Whether statistics count the match: a user played, and it was no practice match."""
        return not self.is_practice and (self.seat is not None or not self.kinds)

    @property
    def is_won(self) -> bool:
        return self.winner == self.side

    @property
    def is_lost(self) -> bool:
        return self.winner not in (None, self.side)

    @property
    def rival(self) -> int:
        """The points of the best other side."""
        return max(points for side, points in enumerate(self.totals) if side != self.side)

    @cached_property
    def partners(self) -> tuple[int, ...]:
        """The seats of the user's partners; none where each plays alone."""
        return tuple(
            seat for seat, side in enumerate(self.sides) if side == self.side and seat != self.seat is not None
        )

    @cached_property
    def opponents(self) -> tuple[int, ...]:
        """The seats of the other sides."""
        return tuple(seat for seat, side in enumerate(self.sides) if side != self.side)

    @cached_property
    def played(self) -> tuple[DealFigures, ...]:
        """The deals that statistics count."""
        return tuple(deal for deal in self.deals if deal.is_played)

    def difference(self, deal: DealFigures) -> int:
        """By how many points the user's side did better in a deal than the best other side."""
        return deal.points[self.side] - max(points for side, points in enumerate(deal.points) if side != self.side)

    def level_of(self, seat: int) -> str:
        """The level of a computer player, without its temperament; empty for a person."""
        level = self.kinds[seat].partition(" ")[0]
        return "" if level == HUMAN else level


def text_of(figures: MatchFigures) -> str:
    """The figures as text."""
    return state_text(figures, FORMAT)


def figures_in(text: str) -> MatchFigures | None:
    """The figures in a text; None if it holds none that this version knows. Never raises."""
    try:
        figures = read_state(text.encode(), MatchFigures, FORMAT, oldest=OLDEST).state
        return figures if _is_sound(figures) else None
    except Exception:  # whatever a damaged file holds
        return None


def _is_sound(figures: MatchFigures) -> bool:
    """Whether nothing trips over the figures: sides and seats exist, numbers are no larger than any of ours."""
    sides, seats = len(figures.totals), len(figures.names)
    numbers = [figures.ended, figures.hints, figures.undone, *figures.totals]
    named = [figures.side, *figures.sides, *([] if figures.winner is None else [figures.winner])]
    sat = [] if figures.seat is None else [figures.seat]
    for deal in figures.deals:
        numbers += [deal.number, deal.multiplier, *deal.points, *deal.totals]
        named += [each for each in (deal.taker, deal.winner, deal.capot, deal.only_last) if each is not None]
        named += deal.belotes
        numbers += [] if deal.spare is None else [deal.spare]
        sat += [] if deal.declarer is None else [deal.declarer]
    return (
        sides > 1
        and all(0 <= side < sides for side in named)
        and all(0 <= seat < max(seats, 1) for seat in sat)
        and all(len(deal.points) == len(deal.totals) == sides for deal in figures.deals)
        and len(figures.kinds) == len(figures.sides) == seats
        and all(abs(number) <= MOST for number in numbers)
        and all(_is_known(deal) for deal in figures.deals)
        and all(0 <= away < max(seats, 1) and Card.parse(card) for away, card in figures.last_trick)
    )


def _is_known(deal: DealFigures) -> bool:
    """Whether the contract of a deal can be named."""
    bid = deal.bid
    return deal.trump in ("", *map(str, Denomination)) and (bid in ("", CAPOT) or (bid.isdecimal() and len(bid) < 10))
