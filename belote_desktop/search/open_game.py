"""The value of every card with open cards and best play: the search core for rules, contracts and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from belote_desktop.engine.cards import Card, CardSet, parse_cards
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.contract_reading import parse_contract
from belote_desktop.engine.errors import BeloteError, NotationError, check_kind, check_seat, short
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.search.core import Solver
from belote_desktop.search.tables import tables_for

Cards = Iterable[Card | str] | str
"""Cards as objects, as texts (`"JS"`), or as one text of them with blanks between."""
BOTH = 3
"""Both sides, as bits."""


class PositionError(BeloteError):
    """A position that cannot be searched, in one sentence."""


@dataclass(frozen=True)
class Position:
    """A position with open cards.

    `hands` are the cards each seat can play now, `trick` those on the table in order, led by `leader`. `covered` maps
    a card to the one that lies under it. `open_sides` are the sides (bits, by the tables) that have won every trick.
    """

    hands: tuple[CardSet, ...]
    leader: int
    trick: tuple[Card, ...] = ()
    covered: tuple[tuple[Card, Card], ...] = ()
    open_sides: int = BOTH

    def place_in(self, solver: Solver) -> None:
        """Set the position up in a solver whose tables are loaded."""
        solver.place([hand.mask for hand in self.hands], self.leader, self.trick, self.open_sides, self.covered)


@dataclass
class OpenGame:
    """A solver with the tables of one game and contract, counting for one side. Not to be shared between threads."""

    rules: Ruleset
    contract: Contract
    side: int = 0
    capot_bonus: tuple[int, int] | None = None
    with_roem: bool = False
    solver: Solver = field(default_factory=Solver, repr=False)

    def __post_init__(self) -> None:
        tables = tables_for(self.rules, self.contract, self.side, with_roem=self.with_roem)
        self.tables = tables if self.capot_bonus is None else tables.with_capot(self.capot_bonus)
        self.solver.load(self.tables)

    def values(self, position: Position) -> dict[Card, int]:
        """For every legal card the points the side takes from here on; the bonus of the others is not taken away."""
        position.place_in(self.solver)
        return {Card(card): max(value, 0) for card, value in self.solver.values()}

    def value(self, position: Position) -> int:
        """The points the side takes from here on with best play."""
        position.place_in(self.solver)
        return max(self.solver.value(), 0)

    def reaches(self, position: Position, threshold: int) -> dict[Card, bool]:
        """For every legal card whether the side still takes so many points after it."""
        position.place_in(self.solver)
        return {Card(card): reached for card, reached in self.solver.reaches(threshold)}


def values(
    rules: Ruleset,
    contract: Contract | str,
    hands: Sequence[Cards],
    leader: int,
    trick: Cards = (),
    side: int = 0,
    *,
    declarer: int = 0,
    locked: bool | None = None,
    covered: Mapping[Card | str, Card | str] | None = None,
    capot_open: Iterable[int] | None = None,
    capot_bonus: tuple[int, int] | None = None,
) -> dict[Card, int]:
    """For every legal card of the seat to play: the card points that `side` takes from here on, with open cards.

    The unfinished trick, last trick and the game's capot bonus are included; belote, declarations and roem are not.
    `contract` and cards may be texts (`"100S"`, `"JS"`); `declarer` and `locked` complete a contract given as text. In
    games with partners, seats 0 and 2 are side 0. If three play alone, the taker is one side and the others are the
    other. `covered` maps cards that lie open on a stack to the card below. `capot_open` are the sides that have won
    every trick so far (by default both while the hands are full, else none). `capot_bonus` is what capot is worth to
    side 0 and to side 1, in place of the game's value. PositionError says what is wrong with a position.
    """
    undertaken = contract_of(contract, declarer, locked)
    bonus = capot_bonus if capot_bonus is None or side == 0 else (capot_bonus[1], capot_bonus[0])
    position = position_of(rules, hands, leader, trick, covered)
    check_seat(undertaken.declarer, rules.table.seats, "declarer")
    if side not in range(rules.side_count):
        raise PositionError(f"side must be from 0 to {rules.side_count - 1}, not {short(side)}.")
    game = OpenGame(rules, undertaken, side, bonus)
    return game.values(_opened(game, position, capot_open))


def value(
    rules: Ruleset, contract: Contract | str, hands: Sequence[Cards], leader: int, trick: Cards = (), side: int = 0
) -> int:
    """The points that `side` takes from here on with open cards and best play; as `values`."""
    game = OpenGame(rules, contract_of(contract), side)
    return game.value(_opened(game, position_of(rules, hands, leader, trick), None))


def reaches(
    rules: Ruleset,
    contract: Contract | str,
    hands: Sequence[Cards],
    leader: int,
    threshold: int,
    trick: Cards = (),
    side: int = 0,
) -> dict[Card, bool]:
    """For every legal card whether `side` still takes `threshold` points after it; much quicker than the values."""
    game = OpenGame(rules, contract_of(contract), side)
    return game.reaches(_opened(game, position_of(rules, hands, leader, trick), None), threshold)


def _opened(game: OpenGame, position: Position, capot_open: Iterable[int] | None) -> Position:
    """The position with the sides, as the tables count them, that can still take every trick."""
    rules, sides = game.rules, _open(game.rules, position, capot_open)
    mine = {game.tables.sides[seat] for seat in range(rules.table.seats) if rules.side_of(seat) in sides}
    return replace(position, open_sides=sum(1 << one for one in mine))


def contract_of(contract: Contract | str, declarer: int = 0, locked: bool | None = None) -> Contract:
    """A contract given as text: a bid, a suit, `NT` or `AT`, or as `str(contract)` writes it; PositionError if not."""
    if not isinstance(contract, Contract):
        try:
            contract = parse_contract(contract, declarer)
        except NotationError as problem:
            raise PositionError(str(problem)) from None
    return contract if locked is None else replace(contract, lock=locked)


def position_of(
    rules: Ruleset,
    hands: Sequence[Cards],
    leader: int,
    trick: Cards = (),
    covered: Mapping[Card | str, Card | str] | None = None,
) -> Position:
    """A position from texts; PositionError if the cards do not fit together."""
    check_kind(rules, Ruleset, "rules", "a Ruleset, such as variants.get('classic')")
    check_kind(hands, Sequence, "hands", "a list of hands, one for each seat")
    read = tuple(CardSet(_cards(hand)) for hand in hands)
    lying = _cards(trick)
    stacks = tuple((_card(top), _card(under)) for top, under in (covered or {}).items())
    _check(rules, read, leader, lying, stacks)
    return Position(read, leader, lying, stacks)


def _cards(cards: Cards) -> tuple[Card, ...]:
    try:
        return parse_cards(cards)
    except NotationError as problem:
        raise PositionError(str(problem)) from None


def _card(card: Card | str) -> Card:
    try:
        return Card(card)
    except NotationError as problem:
        raise PositionError(str(problem)) from None


def _check(
    rules: Ruleset,
    hands: tuple[CardSet, ...],
    leader: int,
    trick: tuple[Card, ...],
    stacks: tuple[tuple[Card, Card], ...],
) -> None:
    seats = rules.table.seats
    if len(hands) != seats or not isinstance(leader, int) or not 0 <= leader < seats:
        raise PositionError(f"{rules.name} has {seats} seats: give {seats} hands and a leader from 0 to {seats - 1}.")
    if len(trick) >= seats:
        raise PositionError(f"A trick of {seats} cards is over: name the seat that leads next instead.")
    lying = [*(card for hand in hands for card in hand), *trick, *(under for _, under in stacks)]
    twice = {card for card in lying if lying.count(card) > 1}
    if twice:
        raise PositionError(f"No card can be in two places: check {' '.join(map(str, sorted(twice)))}.")
    outside = [card for card in lying if card.rank < rules.deck.lowest_rank]
    if outside:
        raise PositionError(f"The pack of {rules.name} does not contain {' '.join(map(str, outside))}.")
    below = dict(stacks)
    sizes = [len(hand) + sum(card in below for card in hand) for hand in hands]
    played = [(seat - leader) % seats < len(trick) for seat in range(seats)]
    if len({size + gone for size, gone in zip(sizes, played, strict=True)}) > 1:
        raise PositionError(
            "The sizes of the hands do not fit the trick: a hand that has played to it holds one card fewer."
        )
    if not any(hands):
        raise PositionError("Nobody has a card left to play.")


def _open(rules: Ruleset, position: Position, capot_open: Iterable[int] | None) -> set[int]:
    if capot_open is not None:
        return set(capot_open)
    size = max(len(hand) for hand in position.hands) + len(position.covered) // rules.table.seats
    return set(range(rules.side_count)) if size >= rules.hand_size else set()
