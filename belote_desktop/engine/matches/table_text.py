"""The table as text, for `print(match)` and `print(view)`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Place, Trick
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase, Zone

Places = Mapping[Place, tuple[Card, ...]] | Mapping[Place, tuple[Card, ...] | int]
Said = tuple[tuple[int, object], ...]
"""What seats have said, in order."""
_COLUMNS = {
    Zone.HAND: "hand",
    Zone.UNCOVERED: "open",
    Zone.COVERED: "covered",
    Zone.KITTY: "kitty",
    Zone.DISCARD: "discarded",
    Zone.TRICK: "trick",
    Zone.WON: "won",
}
"""What may lie before a seat, in the order of the columns; a column is shown where any seat has something in it."""
_ALWAYS = (Zone.HAND, Zone.TRICK, Zone.WON)
_OF_THE_TABLE = {Zone.TURN_UP: "turn-up", Zone.KITTY: "kitty", Zone.STOCK: "stock", Zone.DISCARD: "discarded"}


class DealOnTable(Protocol):
    """What is drawn of a deal: a `Deal` has it with every card, a `SeatView` with those that its seat may see."""

    @property
    def number(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def places(self) -> Places: ...
    @property
    def calls(self) -> Said: ...
    @property
    def doubles(self) -> Said: ...
    @property
    def contract(self) -> Contract | None: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...
    @property
    def trick(self) -> Trick | None: ...
    @property
    def belote_said(self) -> Said: ...


class Progress(NamedTuple):
    """What is told of the match around a deal: its rules, the points, the seat to act, the side that has won."""

    rules: Ruleset
    totals: tuple[int, ...]
    to_act: int | None
    winner: int | None


def deal_lines(deal: DealOnTable, progress: Progress, declared: Said) -> str:
    """The table as several lines; of a hidden place only the number of its cards. `declared` is what is known of it."""
    return "\n".join(_lines(deal, progress, declared))


def deal_summary(deal: DealOnTable, progress: Progress) -> str:
    """Where the match stands, in one line."""
    rules, totals = progress.rules, " to ".join(map(str, progress.totals))
    if deal.phase is Phase.SETTLED:
        end = "a draw" if progress.winner is None else f"side {progress.winner} wins"
        return f"{rules.variant}, over after deal {deal.number}, {end}, score {totals}"
    trick = f", trick {len(deal.tricks) + 1}" if deal.phase is Phase.PLAY else ""
    contract = "" if deal.contract is None else f", contract {deal.contract}"
    waiting = "" if progress.to_act is None else f", seat {progress.to_act} to act"
    return f"{rules.variant}, deal {deal.number}, {deal.phase}{trick}{contract}{waiting}, score {totals}"


def _lines(deal: DealOnTable, progress: Progress, declared: Said) -> Iterator[str]:
    yield deal_summary(deal, progress)
    seats = range(progress.rules.table.seats)
    yield from _table([("", "seat", *_heads(deal.places)), *(_row(deal, progress, seat) for seat in seats)])
    for zone, name in _OF_THE_TABLE.items():
        if lying := _lying(deal.places, zone, None):
            yield f"  {name}: {lying}"
    yield from _said("calls", (*deal.calls, *deal.doubles))
    yield from _said("declared", declared)
    yield from _said("belote", deal.belote_said)


def _zones(places: Places) -> list[Zone]:
    """The zones that need a column, in order."""
    filled = {place.zone for place, cards in places.items() if place.seat is not None and cards}
    return [zone for zone in _COLUMNS if zone in _ALWAYS or zone in filled]


def _heads(places: Places) -> list[str]:
    return [_COLUMNS[zone] for zone in _zones(places)]


def _row(deal: DealOnTable, progress: Progress, seat: int) -> tuple[str, ...]:
    """A seat: whether it is to act, its number with `d` for the dealer, and what lies before it."""
    cells = {zone: _lying(deal.places, zone, seat) for zone in _zones(deal.places)}
    cells[Zone.TRICK] = _card_in_trick(deal.trick, seat, progress.rules.table.seats)
    cells[Zone.WON] = str(sum(trick.winner == seat for trick in deal.tricks))
    name = f"{seat} d" if seat == deal.dealer else str(seat)
    return (">" if seat == progress.to_act else "", name, *cells.values())


def _card_in_trick(trick: Trick | None, seat: int, seats: int) -> str:
    if trick is None:
        return ""
    plays = dict(trick.plays(seats))
    led = "*" if trick.leader == seat else ""
    return f"{plays[seat]}{led}" if seat in plays else ""


def _lying(places: Places, zone: Zone, seat: int | None) -> str:
    """The cards of a place, by suit and from low to high; how many, where they are hidden; nothing for none."""
    cards = places.get(Place(zone, seat), 0)
    if isinstance(cards, int):
        return f"{cards} hidden" if cards else ""
    return str(CardSet(cards))


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of equal length as aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _said(name: str, entries: Said) -> Iterator[str]:
    told = ", ".join(f"{seat}: {what}" for seat, what in entries)
    if told:
        yield f"  {name}: {told}"
