"""The table as text: what `print(match)` and `print(view)` show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.deal import Place
from belote_desktop.engine.match_state import Match
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.view import SeatView, view

Places = Mapping[Place, tuple[Card, ...] | int]
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


def match_text(match: Match) -> str:
    """The table of a match with every hand open, as several lines; the last deal where the match is over."""
    deal = match.deal or match.deals[-1].deal
    return "\n".join(_lines(view(match, None), deal.places))


def view_lines(seen: SeatView) -> str:
    """The same as one seat may see it: of a hidden place only the number of its cards."""
    return "\n".join(_lines(seen, seen.places))


def match_line(match: Match) -> str:
    """Where a match stands, in one line."""
    return _where(view(match, None))


def view_line(seen: SeatView) -> str:
    """Where the match of a view stands, in one line."""
    return _where(seen)


def _where(seen: SeatView) -> str:
    totals = " to ".join(map(str, seen.totals))
    if seen.is_over:
        end = "a draw" if seen.winner is None else f"side {seen.winner} wins"
        return f"{seen.rules.variant}, over after deal {seen.number}, {end}, score {totals}"
    trick = f", trick {len(seen.tricks) + 1}" if seen.phase is Phase.PLAY else ""
    contract = "" if seen.contract is None else f", contract {seen.contract}"
    waiting = "" if seen.to_act is None else f", seat {seen.to_act} to act"
    return f"{seen.rules.variant}, deal {seen.number}, {seen.phase}{trick}{contract}{waiting}, score {totals}"


def _lines(seen: SeatView, places: Places) -> Iterator[str]:
    yield _where(seen)
    yield from _table([("", "seat", *_heads(places)), *(_row(seen, places, seat) for seat in _seats(seen))])
    for zone, name in _OF_THE_TABLE.items():
        if lying := _lying(places, zone, None):
            yield f"  {name}: {lying}"
    yield from _said("calls", (*seen.calls, *seen.doubles))
    yield from _said("declared", seen.shown or seen.announced)
    yield from _said("belote", seen.belote_said)


def _seats(seen: SeatView) -> range:
    return range(seen.rules.table.seats)


def _zones(places: Places) -> list[Zone]:
    """The columns that are needed."""
    filled = {place.zone for place, cards in places.items() if place.seat is not None and cards}
    return [zone for zone in _COLUMNS if zone in _ALWAYS or zone in filled]


def _heads(places: Places) -> list[str]:
    return [_COLUMNS[zone] for zone in _zones(places)]


def _row(seen: SeatView, places: Places, seat: int) -> tuple[str, ...]:
    """A seat: whether it is to act, its number with `d` for the dealer, and what lies before it."""
    cells = {zone: _lying(places, zone, seat) for zone in _zones(places)}
    cells[Zone.TRICK] = _card_in_trick(seen, seat)
    cells[Zone.WON] = str(sum(trick.winner == seat for trick in seen.tricks))
    return (">" if seat == seen.to_act else "", f"{seat} d" if seat == seen.dealer else str(seat), *cells.values())


def _card_in_trick(seen: SeatView, seat: int) -> str:
    if seen.trick is None:
        return ""
    plays = dict(seen.trick.plays(seen.rules.table.seats))
    led = "*" if seen.trick.leader == seat else ""
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


def _said(name: str, entries: Iterable[tuple[int, object]]) -> Iterator[str]:
    told = ", ".join(f"{seat}: {what}" for seat, what in entries)
    if told:
        yield f"  {name}: {told}"
