"""The picture of the table, as a value, and how it is read from a view.

Folding the events of a step over the picture before it (`after`) gives the picture of the view after it, as a test
checks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from belote_desktop.engine.actions import Action, Announce, Bid, Declaration, Name, NameHokum, Say, Word
from belote_desktop.engine.auction.doubles import RAISE_WORDS
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.stacks import OpenStack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import TurnUp, Zone
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.engine.view import SeatView

_HOKUM = Say(Word.HOKUM)
_TAKING = (_HOKUM, Say(Word.SUN), Say(Word.ASHKAL))
OpenHands = Sequence[Sequence[Card]]
"""The cards in every hand, by seat."""


@dataclass(frozen=True)
class Picture:
    """All that can be seen at one moment.

    `counts` are cards in hand by seat, `hand` those I hold. `stacks`, `talons` (cards that wait for their player) and
    `discards` are by seat; `kitty` lies aside for the declarer; `bottom` is the card shown under the stock. `taken`
    holds the winner's seat of each trick of this deal. `announced`, `shown` and `belote` (the seat) are what a plate
    keeps after the bubble has gone.
    """

    me: int
    rules: Ruleset
    number: int
    dealer: int
    counts: tuple[int, ...]
    hand: tuple[Card, ...]
    stock: int
    stacks: tuple[tuple[OpenStack, ...], ...] = ()
    talons: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    kitty: int = 0
    bottom: Card | None = None
    turn_up: Card | None = None
    proposed: Card | None = None
    calls: tuple[tuple[int, Action], ...] = ()
    contract: Contract | None = None
    trick: tuple[tuple[int, Card], ...] = ()
    taken: tuple[int, ...] = ()
    last_trick: Trick | None = None
    announced: tuple[tuple[int, Announce], ...] = ()
    shown: tuple[tuple[int, Declaration], ...] = ()
    belote: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    to_act: int | None = None
    speaking: bool = False
    """Whether the next action is a call rather than a card."""
    hides_winner: bool = False
    """Whether the card that wins the trick so far is not shown, as it is asked for."""
    laid_open: tuple[tuple[Card, ...], ...] = ()
    """The cards in every hand, by seat, when a finished deal is shown with open hands; else empty."""
    is_numbered: bool = True
    """Whether the number of the deal tells which of its match it is; not in a position set up for a question."""

    @property
    def winning(self) -> int | None:
        """The place in the trick of the card winning it so far, by the engine's table of strengths."""
        if not self.trick or self.contract is None or self.hides_winner:
            return None
        table = rank_table(self.rules.cards, self.contract.denomination)
        return winning_place(tuple(card for _, card in self.trick), table)

    @property
    def raises(self) -> int:
        """The number of raises (double, redouble and so on) of the standing call."""
        if self.standing is None:
            return 0
        place = max(at for at, one in enumerate(self.calls) if one == self.standing)
        return sum(call in RAISE_WORDS for _, call in self.calls[place:])

    @property
    def denomination(self) -> Denomination | None:
        """The trumps, or during the auction those of the standing call; None before the first bid."""
        if self.contract is not None:
            return self.contract.denomination
        call = self.standing[1] if self.standing is not None else None
        if isinstance(call, (Bid, Name)):
            return call.denomination
        if isinstance(call, NameHokum):
            return Denomination.of(call.suit)
        if call == _HOKUM:
            return Denomination.of(self.proposed.suit) if self.proposed is not None else None
        return Denomination.NO_TRUMP if call is not None else None

    @property
    def standing(self) -> tuple[int, Action] | None:
        """The bid or contract to beat with its seat; None before the first and after the auction."""
        named = [
            (seat, call) for seat, call in self.calls if isinstance(call, (Bid, Name, NameHokum)) or call in _TAKING
        ]
        return named[-1] if named and self.contract is None else None

    def open_cards(self, seat: int) -> tuple[Card, ...]:
        """The open cards on a seat's stacks."""
        return tuple(stack.top for stack in self.stacks[seat] if stack.top is not None) if self.stacks else ()


def _from_another_pack(view: SeatView) -> Card | None:
    """The turn-up if it comes from another pack and so stays on the table all through the deal; else None."""
    return view.turn_up if view.rules.deal.turn_up is TurnUp.OTHER_PACK else None


def picture_of(view: SeatView) -> Picture:
    """The picture of a view, as its seat sees the table."""
    me, seats = view.seat or 0, range(view.rules.table.seats)
    lying = view.seen(Zone.TURN_UP)
    return Picture(
        me=me,
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        counts=tuple(view.count(Zone.HAND, seat) for seat in seats),
        hand=tuple(view.closed_hand),
        stock=view.count(Zone.STOCK),
        stacks=view.stacks,
        talons=tuple(view.count(Zone.KITTY, seat) for seat in seats),
        discards=tuple(view.count(Zone.DISCARD, seat) for seat in seats),
        kitty=view.count(Zone.KITTY),
        bottom=view.bottom,
        turn_up=lying[0] if lying else _from_another_pack(view),
        proposed=view.turn_up,
        calls=view.calls,
        contract=view.contract,
        trick=view.trick.plays(len(seats)) if view.trick else (),
        taken=tuple(trick.winner for trick in view.tricks if trick.winner is not None),
        last_trick=view.tricks[-1] if view.tricks else None,
        announced=view.announced,
        shown=view.shown,
        belote=tuple(sorted({seat for seat, _ in view.belote_said})),
        totals=view.totals,
        to_act=view.to_act,
        speaking=view.trick is None,
    )


def with_last_trick(picture: Picture) -> Picture:
    """The picture with a finished trick kept until the next card, so its last card is visible."""
    last = picture.last_trick
    if picture.trick or last is None:
        return replace(picture, speaking=picture.speaking and last is None)
    return replace(picture, trick=last.plays(picture.rules.table.seats), speaking=False)
