"""When a reason about taking, naming a suit, Hokum and Sun, or throwing in is true."""

from __future__ import annotations

from belote_desktop import engine
from belote_desktop.engine import Card, Rank, Suit
from belote_desktop.engine.actions import (
    PASS,
    TAKE,
    THROW_IN,
    Bid,
    Exchange,
    Name,
    NameHokum,
    Say,
    Word,
)
from belote_desktop.engine.rules.terms import (
    AuctionModel,
    Doubling,
    ThrowIn,
)
from belote_desktop.engine.wording.messages import SeatName
from tests.models.words.explaining.state import CHECKS, RAISES, SCHMEISS, Refused, true_when, written

# auctions: what all share


@true_when("This game has no contract in {contract}.")
def _no_contract(at: Refused, contract: object) -> bool:
    if at.rules.auction.auction_model is AuctionModel.TAKE_TURN_UP:
        return at.says(contract) and written(contract) in ("NT", "AT")
    return at.says(contract) and written(contract) not in at.rules.auction.contracts


@true_when("In this game you cannot throw in a hand.")
def _no_throw_in(at: Refused, **_: object) -> bool:
    return at.action == THROW_IN and at.rules.deal.throw_in is ThrowIn.OFF


@true_when("You can throw in a hand only before your first call.")
def _thrown_in_late(at: Refused, **_: object) -> bool:
    return at.action == THROW_IN and at.seat in {seat for seat, _ in at.calls}


@true_when("Only a hand worth no points may be thrown in. Yours is worth {points}.")
def _hand_counts(at: Refused, points: int) -> bool:
    return points == _points_in_hand(at) > 0


@true_when(
    "Only the dealer may throw in a hand, and only if it is worth seven points or fewer. Yours is worth {points}."
)
def _dealers_hand_counts(at: Refused, points: int) -> bool:
    return points == _points_in_hand(at) and (points > 7 or at.seat != at.deal.dealer)


@true_when("Only a hand of nothing but sevens, eights and nines may be thrown in.")
def _high_hand(at: Refused, **_: object) -> bool:
    return any(card.rank > Rank.NINE or card.rank < Rank.SEVEN for card in at.hand)


@true_when("Only the dealer may throw in a hand.")
def _no_dealer(at: Refused, **_: object) -> bool:
    return at.seat != at.deal.dealer


def _points_in_hand(at: Refused) -> int:
    cards, up = at.rules.cards, at.deal.turn_up
    total = 0
    for card in at.hand:
        trump = up is not None and card.suit == up.suit
        order, values = (cards.trump_order, cards.trump_points) if trump else (cards.plain_order, cards.plain_points)
        total += dict(zip(order, values, strict=False)).get(str(card.rank), 0)
    return total


def _is_strange(at: Refused) -> bool:
    """Whether this auction knows no such call."""
    known = {
        AuctionModel.TAKE_TURN_UP: isinstance(at.action, Name | Exchange)
        or at.action in (PASS, TAKE, SCHMEISS, Say(Word.ACCEPT), Say(Word.REFUSE)),
        AuctionModel.SINGLE_ROUND: isinstance(at.action, Name) or at.action == PASS,
        AuctionModel.LADDER: isinstance(at.action, Name) or at.action in (PASS, *RAISES),
        AuctionModel.POINTS: isinstance(at.action, Bid) or at.action in (PASS, *RAISES),
        AuctionModel.HOKUM_SUN: isinstance(at.action, NameHokum)
        or at.action in (PASS, Say(Word.HOKUM), Say(Word.SUN), Say(Word.ASHKAL)),
    }
    return not known[at.rules.auction.auction_model] and at.action != THROW_IN


@true_when("This call is not allowed in round {round}.")
def _strange_in_round(at: Refused, round: int, **_: object) -> bool:  # noqa: A002 - the place in the sentence
    return _is_strange(at) and round == at.round


for _source, _passing, _doubling in (
    ("Name a suit or pass.", True, None),
    ("You must name a suit.", False, None),
    ("Name a contract, double or pass.", None, True),
    ("Name a contract or pass.", None, False),
    ("Bid, double or pass.", None, True),
    ("Bid or pass.", None, False),
):
    CHECKS[_source] = lambda at, passing=_passing, doubling=_doubling: (
        _is_strange(at)
        and passing in (None, at.is_legal(PASS))
        and doubling in (None, at.rules.doubling.doubling is Doubling.ON)
    )


# taking and naming


@true_when("{player} offers to throw in the deal. Accept or refuse.")
def _offered(at: Refused, player: SeatName) -> bool:
    return at.calls[-1] == (player.seat, SCHMEISS) and at.seat != player.seat


@true_when("In this game you cannot offer to throw in the deal.")
def _no_schmeiss(at: Refused) -> bool:
    return at.rules.auction.schmeiss.value == "off"


@true_when("Nobody has offered to throw in the deal.")
def _no_offer(at: Refused) -> bool:
    return at.action in (Say(Word.ACCEPT), Say(Word.REFUSE)) and SCHMEISS not in [call for _, call in at.calls]


@true_when("{player}’s offer to throw in the deal has been answered.")
def _offer_answered(at: Refused, player: SeatName) -> bool:
    place = at.calls.index((player.seat, SCHMEISS))
    return at.calls[place + 1][1] in (Say(Word.ACCEPT), Say(Word.REFUSE))


@true_when("You must name a suit, so you cannot offer to throw in the deal.")
def _no_offer_now(at: Refused) -> bool:
    return at.action == SCHMEISS and not at.is_legal(PASS)


@true_when("You are void in {suit}, so you cannot make that suit trumps.")
def _suit_not_held(at: Refused, suit: Suit) -> bool:
    wanted = at.says(suit) or (at.action == TAKE and suit == at.turned.suit)
    return wanted and at.rules.auction.must_hold_trump and not at.suited(suit)


@true_when("You are void in {contract}, and you can name only a suit that you hold.")
def _suit_to_name_not_held(at: Refused, contract: Suit) -> bool:
    return at.says(contract) and at.rules.auction.must_hold_trump and not at.suited(contract)


@true_when("No trumps and all trumps cannot be named in round {round}.")
def _trumpless(at: Refused, round: int) -> bool:  # noqa: A002 - the place in the sentence
    named = at.says("no trumps") or at.says("all trumps")
    both = at.rules.auction.sa_ta_in_classic.value == "both"
    return named and not both and round == at.round


@true_when("In the first round only the turn-up’s suit can be trumps: {suit}.")
def _first_round(at: Refused, suit: Suit, **_: object) -> bool:
    return at.round == 1 and suit == at.turned.suit and isinstance(at.action, Name)


@true_when("In the second round only the turn-up’s suit can be trumps: {suit}.")
def _second_round(at: Refused, suit: Suit, **_: object) -> bool:
    again = at.rules.auction.second_round_suits.value == "turned_again"
    return again and at.round == 2 and suit == at.turned.suit and isinstance(at.action, Name)


@true_when("{suit} was turned down in the first round. Name another suit.")
def _refused_suit(at: Refused, suit: Suit, **_: object) -> bool:
    names = at.says(suit) or at.action in (TAKE, NameHokum(suit))
    others = [call for call in engine.legal(at.match) if isinstance(call, Name | NameHokum)]
    return names and at.round == 2 and suit == at.turned.suit and bool(others) and not at.is_legal(at.action)


@true_when("{suit} was turned down in the first round. Name another suit or pass.")
def _take_late(at: Refused, suit: Suit, **_: object) -> bool:
    return at.action == TAKE and at.round == 2 and suit == at.turned.suit and at.is_legal(PASS)


@true_when("You can no longer take {suit}. Name a suit.")
def _no_taking(at: Refused, suit: Suit, **_: object) -> bool:
    return at.action == TAKE and at.round == 2 and suit == at.turned.suit and not at.is_legal(TAKE)


@true_when("In this game you cannot take with the seven.")
def _no_seven_buy(at: Refused, **_: object) -> bool:
    return isinstance(at.action, Exchange) and not at.rules.auction.seven_buy


def _may_use_seven(at: Refused, suit: Suit) -> bool:
    seven = Card.of(Rank.SEVEN, suit)
    return seven in at.hand and at.seat != at.deal.dealer and at.card == seven


@true_when("You may take with the seven of {suit} only in the first round, if you hold it and are not the dealer.")
def _seven_buy(at: Refused, suit: Suit, **_: object) -> bool:
    return suit == at.turned.suit and not (_may_use_seven(at, suit) and at.round == 1)


@true_when("To take with the seven of {suit}, you must hold it and not be the dealer.")
def _seven_buy_again(at: Refused, suit: Suit, **_: object) -> bool:
    return suit == at.turned.suit and not _may_use_seven(at, suit)


@true_when("Your offer to throw in the deal was answered. Now you must name a suit.")
def _offer_was_answered(at: Refused, **_: object) -> bool:
    return at.action == PASS and (at.seat, SCHMEISS) in at.calls


@true_when("All have passed. You are the player after the dealer, so you must name a suit.")
def _eldest_left(at: Refused, **_: object) -> bool:
    passed = all(call == PASS for _, call in at.calls) and len(at.calls) >= at.seats
    return at.action == PASS and passed and at.seat == (at.deal.dealer + 1) % at.seats


@true_when("Everyone else has passed, so you must name a suit.")
def _eldest_left_by_the_others(at: Refused) -> bool:
    speakers = {seat for seat, call in at.calls if call == PASS}
    others = set(range(at.seats)) - {at.seat}
    return at.action == PASS and speakers == others and at.seat == (at.deal.dealer + 1) % at.seats


@true_when("Everyone else has passed in round {round}. You are the dealer, so you must name a suit.")
def _dealer_left(at: Refused, round: int, **_: object) -> bool:  # noqa: A002 - the place in the sentence
    return at.action == PASS and at.seat == at.deal.dealer and round == at.round == 2 and at.passes == len(at.calls)


@true_when("Everyone else has passed. You are the dealer, so you must name a suit.")
def _dealer_left_once(at: Refused) -> bool:
    return at.action == PASS and at.seat == at.deal.dealer and at.passes == len(at.calls) == at.seats - 1


@true_when("All have passed. You are the dealer, so you must name a suit.")
def _dealer_left_again(at: Refused) -> bool:
    return at.action == PASS and at.seat == at.deal.dealer and at.passes == len(at.calls) == at.seats


@true_when("You are the player after the dealer, so you must name a suit at once.")
def _eldest_at_once(at: Refused) -> bool:
    return at.action == PASS and at.seat == (at.deal.dealer + 1) % at.seats and not at.calls


# Hokum and Sun


@true_when("You are asked whether you want to play Sun. Say Sun or pass.")
def _sun_or_pass(at: Refused) -> bool:
    return set(engine.legal(at.match)) - {THROW_IN} == {PASS, Say(Word.SUN)}


@true_when("You have Hokum. Keep it or turn it into Sun.")
def _keep_hokum(at: Refused) -> bool:
    return set(engine.legal(at.match)) - {THROW_IN} == {Say(Word.HOKUM), Say(Word.SUN)} and _said_hokum(at, at.seat)


@true_when("You have Hokum. Name any suit but {suit}, or turn it into Sun.")
def _name_hokum(at: Refused, suit: Suit) -> bool:
    return suit == at.turned.suit and not at.is_legal(NameHokum(suit)) and _said_hokum(at, at.seat)


def _said_hokum(at: Refused, seat: int) -> bool:
    return any(owner == seat and str(call).startswith("hokum") for owner, call in at.calls)


@true_when("{player} has said Hokum. Only Sun is higher.")
def _hokum_said(at: Refused, player: SeatName) -> bool:
    return _said_hokum(at, player.seat) and at.is_legal(Say(Word.SUN)) and not at.is_legal(Say(Word.ASHKAL))


@true_when("{player} has said Hokum. Only Sun and ashkal are higher. With ashkal your partner plays a Sun.")
def _hokum_said_before_ashkal(at: Refused, player: SeatName) -> bool:
    return _said_hokum(at, player.seat) and at.is_legal(Say(Word.SUN)) and at.is_legal(Say(Word.ASHKAL))


@true_when("In the first round Hokum is played in the turn-up’s suit: {suit}.")
def _hokum_is_turned(at: Refused, suit: Suit) -> bool:
    return at.round == 1 and suit == at.turned.suit and isinstance(at.action, NameHokum)


@true_when("In the second round name the suit of the Hokum: any but {suit}.")
def _hokum_needs_suit(at: Refused, suit: Suit) -> bool:
    return at.round == 2 and suit == at.turned.suit and at.action == Say(Word.HOKUM)


@true_when("Say Hokum without a suit. You name the suit when you confirm the Hokum.")
def _hokum_alone(at: Refused) -> bool:
    return isinstance(at.action, NameHokum) and at.is_legal(Say(Word.HOKUM))


@true_when("This game has no ashkal.")
def _no_ashkal(at: Refused) -> bool:
    return at.rules.hokum.ashkal.value == "off"


@true_when("Ashkal may be said only in the first round.")
def _ashkal_late(at: Refused) -> bool:
    return at.round == 2 and at.rules.hokum.ashkal.value == "round1"


@true_when("Only the dealer and the player before the dealer may say ashkal.")
def _ashkal_early_seat(at: Refused) -> bool:
    return (at.deal.dealer - at.seat) % at.seats > 1


@true_when("The turn-up is an ace, so you cannot say ashkal.")
def _ashkal_on_ace(at: Refused) -> bool:
    return at.turned.rank is Rank.ACE and not at.rules.hokum.ashkal_on_ace
