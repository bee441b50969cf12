"""The change of the table's picture with each event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import Exchange
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.dealing import pack, turn_up_owner
from belote_desktop.engine.deals.stacks import OpenStack
from belote_desktop.engine.events import Event
from belote_desktop.engine.rules.terms import TurnUp, Zone
from belote_desktop.table.scene.picture import Picture


def after(picture: Picture, event: Event) -> Picture:
    """The picture after one more event."""
    picture = replace(picture, to_act=None)
    match event:
        case happened.DealStarted(number=number, dealer=dealer):
            return _new_deal(picture, number, dealer)
        case happened.CardsDealt(seat=seat, cards=cards):
            return _dealt(picture, seat, cards)
        case happened.TurnedUp(card=card):
            return _turned_up(picture, card)
        case happened.TookTurnUp(seat=seat, card=card):
            return _held(replace(picture, turn_up=None), seat, gained=(card,), count=1)
        case happened.Called(seat=seat, action=action):
            return replace(picture, calls=(*picture.calls, (seat, action)))
        case happened.ContractMade(contract=contract):
            return replace(picture, contract=contract)
        case happened.DealSettled(totals=totals):
            return replace(picture, totals=totals)
        case happened.PacketLaid(zone=zone, seat=seat, count=count):
            return _laid(picture, zone, seat, count)
        case happened.Uncovered(seat=seat, card=card):
            return _uncovered(picture, seat, card)
        case happened.BottomShown(card=card):
            return replace(picture, bottom=card)
        case happened.Exchanged():
            return _exchanged(picture, event)
        case happened.Discarded(seat=seat, cards=cards):
            return _discarded(picture, seat, cards)
        case _:
            return _after_play(picture, event)


def _new_deal(picture: Picture, number: int, dealer: int) -> Picture:
    rules = picture.rules
    none = (0,) * rules.table.seats
    stacks: tuple[tuple[OpenStack, ...], ...] = ((),) * rules.table.seats if rules.deal.stacks else ()
    return Picture(
        picture.me, rules, number, dealer, none, (), len(pack(rules)),
        stacks=stacks, talons=none, discards=none, totals=picture.totals, speaking=True,
    )  # fmt: skip


def _dealt(picture: Picture, seat: int, cards: Sequence[Card | None]) -> Picture:
    """The picture after a packet from the stock; once hands are full, cards come from a talon or the kitty."""
    deal = picture.rules.deal
    known = tuple(card for card in cards if card is not None)
    full = picture.counts[seat] >= sum(deal.packets) + sum(deal.second_packets)
    if picture.contract is not None and full and picture.talons[seat]:
        picture = replace(picture, talons=_more(picture.talons, seat, -len(cards)))
    elif picture.contract is not None and full and picture.kitty:
        picture = replace(picture, kitty=picture.kitty - len(cards))
    else:
        picture = replace(picture, stock=picture.stock - len(cards))
    return _held(picture, seat, gained=known, count=len(cards))


def _turned_up(picture: Picture, card: Card) -> Picture:
    """The picture after a turn-up from the stock or another pack; a card on a stack stays there."""
    if picture.rules.deal.turn_up is TurnUp.OTHER_PACK:
        return replace(picture, turn_up=card, proposed=card)
    if any(card in picture.open_cards(seat) for seat in range(len(picture.counts))):
        return replace(picture, proposed=card)
    return replace(picture, turn_up=card, proposed=card, stock=picture.stock - 1)


def _laid(picture: Picture, zone: Zone, seat: int | None, count: int) -> Picture:
    picture = replace(picture, stock=picture.stock - count)
    if zone is Zone.COVERED and seat is not None:
        row = picture.stacks[seat] + (OpenStack(None, True),) * count
        return replace(picture, stacks=_put(picture.stacks, seat, row))
    if seat is not None:
        return replace(picture, talons=_more(picture.talons, seat, count))
    return replace(picture, kitty=picture.kitty + count)


def _uncovered(picture: Picture, seat: int, card: Card) -> Picture:
    """The picture after a card is dealt onto a covered one, or a covered one is turned up in play."""
    dealing = picture.contract is None
    row = list(picture.stacks[seat])
    place = next(at for at, stack in enumerate(row) if stack.top is None and stack.covered)
    row[place] = OpenStack(card, dealing)
    stock = picture.stock - 1 if dealing else picture.stock
    return replace(picture, stacks=_put(picture.stacks, seat, tuple(row)), stock=stock)


def _exchanged(picture: Picture, event: happened.Exchanged) -> Picture:
    """The picture after a low trump is swapped for the turn-up; in the auction the turn-up's owner gets it."""
    given, taken, seat = event.given, event.taken, event.seat
    contract = picture.contract
    lay = picture.turn_up == taken
    if lay and contract is not None and picture.calls and isinstance(picture.calls[-1][1], Exchange):
        owner = turn_up_owner(picture.rules, picture.dealer, contract.declarer)
        picture = _held(replace(picture, turn_up=None), seat, gained=(taken,), lost=(given,))
        return picture if owner is None else _held(picture, owner, gained=(given,), count=1)
    if lay:
        picture = replace(picture, turn_up=given)
    elif taken in picture.hand:
        return _held(picture, picture.me, gained=(given,), lost=(taken,))
    return _held(picture, seat, gained=(taken,), lost=(given,))


def _discarded(picture: Picture, seat: int, cards: Sequence[Card | None]) -> Picture:
    picture = replace(picture, discards=_more(picture.discards, seat, len(cards)))
    return _held(picture, seat, lost=tuple(card for card in cards if card is not None), count=-len(cards))


def _after_play(picture: Picture, event: Event) -> Picture:
    match event:
        case happened.Announced(seat=seat, announcement=announcement):
            return replace(picture, announced=(*picture.announced, (seat, announcement)))
        case happened.Shown(seat=seat, declaration=declaration):
            return replace(picture, shown=(*picture.shown, (seat, declaration)))
        case happened.BeloteSaid(seat=seat):
            return replace(picture, belote=tuple(sorted({*picture.belote, seat})))
        case happened.CardPlayed(seat=seat, card=card):
            return _played(replace(picture, trick=(*picture.trick, (seat, card)), speaking=False), seat, card)
        case happened.TrickWon(seat=seat, cards=cards, points=points):
            leader = picture.trick[0][0] if picture.trick else seat
            done = Trick(leader, cards, seat, points)
            return replace(picture, trick=(), taken=(*picture.taken, seat), last_trick=done)
        case happened.RoemMet(points=points) if picture.last_trick is not None:
            return replace(picture, last_trick=replace(picture.last_trick, roem=points))
    return picture


def _played(picture: Picture, seat: int, card: Card) -> Picture:
    """The picture after a card is played from the hand or a stack; the card under it stays covered for now."""
    if card in picture.open_cards(seat):
        row = tuple(OpenStack(None, stack.covered) if stack.top == card else stack for stack in picture.stacks[seat])
        return replace(picture, stacks=_put(picture.stacks, seat, row))
    return _held(picture, seat, lost=(card,), count=-1)


def _held(
    picture: Picture, seat: int, *, gained: tuple[Card, ...] = (), lost: tuple[Card, ...] = (), count: int = 0
) -> Picture:
    """The picture with a changed hand; `count` is the change in the number of cards, known or not."""
    counts = _more(picture.counts, seat, count)
    if seat != picture.me:
        return replace(picture, counts=counts)
    kept = tuple(card for card in picture.hand if card not in lost)
    return replace(picture, counts=counts, hand=kept + gained)


def _more(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(count + more if place == seat else count for place, count in enumerate(counts))


def _put(
    stacks: tuple[tuple[OpenStack, ...], ...], seat: int, row: tuple[OpenStack, ...]
) -> tuple[tuple[OpenStack, ...], ...]:
    return tuple(row if place == seat else other for place, other in enumerate(stacks))
