"""The rows of the log: deals, rounds of calls and tricks as rows with a column for each seat, and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from belote_desktop.engine.events import Called, CardPlayed, DealStarted, TrickWon
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.models.match.log import Told


@dataclass(frozen=True)
class DealHead:
    """The beginning of a deal."""

    started: DealStarted


@dataclass(frozen=True)
class Sentence:
    """Something that is told in words."""

    told: Told


@dataclass(frozen=True)
class Round:
    """What the seats called, each once."""

    calls: tuple[Called, ...]


@dataclass(frozen=True)
class TrickRow:
    """The cards of a trick, the first of which was led; `won` is None while it is played."""

    number: int
    cards: tuple[CardPlayed, ...] = ()
    won: TrickWon | None = None


Row = DealHead | Sentence | Round | TrickRow


def rows_of(told: Sequence[Told]) -> list[Row]:
    """The rows of what is told. What is said during a trick stands below it."""
    rows: list[Row] = []
    trick: int | None = None  # the row of the trick that is being played
    number = 0
    for each in told:
        if isinstance(each, DealStarted):
            rows.append(DealHead(each))
            trick, number = None, 0
        elif isinstance(each, Called):
            _call(rows, each)
        elif isinstance(each, CardPlayed):
            if trick is None:
                trick, number = len(rows), number + 1
                rows.append(TrickRow(number))
            rows[trick] = _with_card(rows[trick], each)
        elif isinstance(each, TrickWon) and trick is not None:
            rows[trick], number = _won(rows[trick], each), each.number
            trick = None
        else:
            rows.append(Sentence(each))
    return rows


def _call(rows: list[Row], call: Called) -> None:
    """Add a call to the round in progress, or begin a round with it."""
    last = rows[-1] if rows else None
    if isinstance(last, Round) and call.seat not in {each.seat for each in last.calls}:
        rows[-1] = Round((*last.calls, call))
    else:
        rows.append(Round((call,)))


def _with_card(row: Row, card: CardPlayed) -> Row:
    return replace(row, cards=(*row.cards, card)) if isinstance(row, TrickRow) else row


def _won(row: Row, won: TrickWon) -> Row:
    return replace(row, number=won.number, won=won) if isinstance(row, TrickRow) else row


def events_in(row: Row) -> tuple[Told, ...]:
    """Everything a row tells, in the order in which it happened."""
    match row:
        case DealHead(started=started):
            return (started,)
        case Round(calls=calls):
            return calls
        case TrickRow(cards=cards, won=won):
            return (*cards, *((won,) if won is not None else ()))
    return (row.told,)


def points_so_far(told: Sequence[Told], rules: Ruleset) -> tuple[int, ...]:
    """What each side has in the tricks of the latest deal."""
    points = [0] * rules.side_count
    for each in told:
        if isinstance(each, DealStarted):
            points = [0] * rules.side_count
        elif isinstance(each, TrickWon):
            points[rules.side_of(each.seat)] += each.points
    return tuple(points)
