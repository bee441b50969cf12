"""What lies on the table, as a value: `picture_of` reads it from a view, `after` carries it past one event.

Folding the events of a step over the picture before it gives the picture of the view after it; a test holds that.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import Action, Announce, Declaration
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.events import Event
from belote_desktop.engine.following import winning_place
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.view import SeatView


@dataclass(frozen=True)
class Picture:
    """All that can be seen at one moment.

    `counts` are cards in hand by seat, `hand` my own. `taken` holds the winner's seat of each trick of this deal.
    `announced`, `shown` and `belote` (the seat) are what a plate keeps after the bubble has gone.
    """

    me: int
    rules: Ruleset
    number: int
    dealer: int
    counts: tuple[int, ...]
    hand: tuple[Card, ...]
    stock: int
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
    """Whether what is to be done is a call, not a card."""

    @property
    def winning(self) -> int | None:
        """The place in the trick of the card that wins it so far, by the engine's own table of strengths."""
        if not self.trick or self.contract is None:
            return None
        table = rank_table(self.rules.cards, self.contract.denomination)
        return winning_place(tuple(card for _, card in self.trick), table)


def picture_of(view: SeatView) -> Picture:
    """The table as the seat of this view sees it."""
    me, seats = view.seat or 0, view.rules.table.seats
    return Picture(
        me=me,
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        counts=tuple(view.count(Zone.HAND, seat) for seat in range(seats)),
        hand=tuple(view.hand),
        stock=view.count(Zone.STOCK),
        turn_up=view.turn_up if view.count(Zone.TURN_UP) else None,
        proposed=view.turn_up,
        calls=view.calls,
        contract=view.contract,
        trick=view.trick.plays(seats) if view.trick else (),
        taken=tuple(trick.winner for trick in view.tricks if trick.winner is not None),
        last_trick=view.tricks[-1] if view.tricks else None,
        announced=view.announced,
        shown=view.shown,
        belote=tuple(sorted({seat for seat, _ in view.belote_said})),
        totals=view.totals,
        to_act=view.to_act,
        speaking=view.trick is None,
    )


def _new_deal(picture: Picture, number: int, dealer: int) -> Picture:
    seats = picture.rules.table.seats
    pack = 4 * (9 - picture.rules.deck.lowest_rank)
    return Picture(
        picture.me, picture.rules, number, dealer, (0,) * seats, (), pack, totals=picture.totals, speaking=True
    )


def after(picture: Picture, event: Event) -> Picture:
    """The table after one more event."""
    picture = replace(picture, to_act=None)
    match event:
        case happened.DealStarted(number=number, dealer=dealer):
            return _new_deal(picture, number, dealer)
        case happened.CardsDealt(seat=seat, cards=cards):
            mine = tuple(card for card in cards if card is not None) if seat == picture.me else ()
            dealt = replace(picture, hand=picture.hand + mine, stock=picture.stock - len(cards))
            return _counted(dealt, seat, len(cards))
        case happened.TurnedUp(card=card):
            return replace(picture, turn_up=card, proposed=card, stock=picture.stock - 1)
        case happened.TookTurnUp(seat=seat, card=card):
            mine = (card,) if seat == picture.me else ()
            return _counted(replace(picture, turn_up=None, hand=picture.hand + mine), seat, 1)
        case happened.Called(seat=seat, action=action):
            return replace(picture, calls=(*picture.calls, (seat, action)))
        case happened.ContractMade(contract=contract):
            return replace(picture, contract=contract)
        case happened.DealSettled(totals=totals):
            return replace(picture, totals=totals)
        case _:
            return _after_play(picture, event)


def _after_play(picture: Picture, event: Event) -> Picture:
    match event:
        case happened.Announced(seat=seat, announcement=announcement):
            return replace(picture, announced=(*picture.announced, (seat, announcement)))
        case happened.Shown(seat=seat, declaration=declaration):
            return replace(picture, shown=(*picture.shown, (seat, declaration)))
        case happened.BeloteSaid(seat=seat):
            return replace(picture, belote=tuple(sorted({*picture.belote, seat})))
        case happened.CardPlayed(seat=seat, card=card):
            hand = tuple(other for other in picture.hand if other != card)
            return _counted(replace(picture, hand=hand, trick=(*picture.trick, (seat, card)), speaking=False), seat, -1)
        case happened.TrickWon(seat=seat, cards=cards, points=points):
            leader = picture.trick[0][0] if picture.trick else seat
            done = Trick(leader, cards, seat, points)
            return replace(picture, trick=(), taken=(*picture.taken, seat), last_trick=done)
    return picture


def _counted(picture: Picture, seat: int, more: int) -> Picture:
    counts = tuple(count + more if place == seat else count for place, count in enumerate(picture.counts))
    return replace(picture, counts=counts)
