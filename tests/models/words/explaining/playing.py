"""When a reason about the turn, the time or the obligations of following suit is true."""

from __future__ import annotations

from typing import Any

from belote_desktop import engine
from belote_desktop.engine import Card, Play, Suit
from belote_desktop.engine.actions import (
    PASS,
)
from belote_desktop.engine.rules.terms import (
    AuctionModel,
    Phase,
    Undertrump,
)
from belote_desktop.engine.wording.messages import SeatName
from tests.models.words.explaining.state import CHECKS, Refused, true_when

# turn, possession, time


@true_when("It is {player}’s turn, not yours.")
def _turn(at: Refused, player: SeatName) -> bool:
    if at.deal.phase is Phase.PLAY and at.deal.trick is not None:
        leader = at.deal.trick.leader
        if at.deal.tricks:
            before = at.deal.tricks[-1]
            leader = (before.leader + before.cards.index(at.winner(before.cards))) % at.seats
        if player.seat != (leader + len(at.trick)) % at.seats:
            return False
    asked = engine.options(at.match)[player.seat]
    engine.apply(at.match, asked[0], player.seat)
    return player.seat != at.seat


@true_when("You do not hold {card:the}.")
def _possession(at: Refused, card: Card) -> bool:
    return card == at.card and card not in at.hand


for _source, _phase in (
    ("You cannot play a card until the auction is over.", Phase.AUCTION),
    ("You cannot play a card while the contract may still be doubled.", Phase.RAISES),
    ("You cannot play a card until the taker has discarded.", Phase.DISCARD),
    ("You cannot play a card until the declarations are over.", Phase.DECLARING),
):
    CHECKS[_source] = lambda at, phase=_phase: at.deal.phase is phase and isinstance(at.action, Play)


@true_when("The auction is over and {player} is the taker. Play a card.")
def _no_more_calls(at: Refused, player: SeatName) -> bool:
    named = at.bids[-1][0] if at.bids and at.rules.auction.auction_model is not AuctionModel.HOKUM_SUN else player.seat
    contract = at.deal.contract
    assert contract is not None
    return at.deal.phase is Phase.PLAY and contract.declarer == player.seat == named and not contract.negative


@true_when("The auction is over. Play a card.")
def _negative(at: Refused) -> bool:
    return at.deal.phase is Phase.PLAY and all(call == PASS for _, call in at.calls)


# following suit


@true_when("The deal is closed. You cannot lead a trump while you hold {cards:the or}.")
def _locked(at: Refused, cards: Any) -> bool:
    assert at.deal.contract is not None
    closed = at.deal.contract.lock and str(at.deal.doubles[-1][1]) != "double-open"
    return closed and not at.trick and at.is_trump(at.card) and set(cards) == at.hand - at.trumps != set()


@true_when("You must follow suit in {suit}: play {cards:the or}.")
def _follow(at: Refused, suit: Suit, cards: Any) -> bool:
    return suit == at.led != at.card.suit and set(cards) == at.playable <= at.suited(suit)


@true_when("Trumps were led and you must beat {best:the}: play {cards:the or}.")
def _raise(at: Refused, best: Card, cards: Any) -> bool:
    trumps_led = at.trump in (str(at.led), "AT")
    higher = {card for card in at.suited(at.led) if at.beats(card, at.best)}
    spared = at.rules.play.trump_led_raise.value
    allowed = spared == "always" or (spared == "not_if_partner_winning" and not at.best_is_partners)
    asked = trumps_led and best == at.best and at.card.suit == at.led
    return asked and allowed and set(cards) == higher != set() and not at.beats(at.card, best)


@true_when("You must beat {best:the}: play {cards:the or}.")
def _beat_plain(at: Refused, best: Card, cards: Any) -> bool:
    highest = max((card for card in at.trick if card.suit == at.led), key=at.power)
    higher = {card for card in at.suited(at.led) if at.beats(card, highest)}
    free = at.is_trump(at.best) and not at.rules.play.beat_after_ruff
    asked = at.rules.play.plain_must_beat and not free and best == highest and at.card.suit == at.led == best.suit
    return asked and not at.is_trump(best) and set(cards) == higher != set() and not at.beats(at.card, best)


@true_when("You cannot follow suit in {suit} and must ruff: play {cards:the or}.")
def _ruff(at: Refused, suit: Suit, cards: Any) -> bool:
    void = suit == at.led and not at.suited(suit)
    return void and not at.is_trump(at.card) and set(cards) == at.playable <= at.trumps


@true_when("You must overruff {best:the}: play {cards:the or}.")
def _overruff(at: Refused, best: Card, cards: Any) -> bool:
    ruffed = best == at.best and at.is_trump(best) and at.led != best.suit and not at.suited(at.led)
    higher = {card for card in at.trumps if at.beats(card, best)}
    return ruffed and set(cards) == higher != set() and at.is_trump(at.card) and not at.beats(at.card, best)


@true_when("Your partner ruffed with {best:the}. You must not underruff while you hold {cards:the or}.")
def _underruff_partner(at: Refused, best: Card, cards: Any) -> bool:
    return at.best_is_partners and _is_underruff(at, best, cards)


@true_when("You cannot beat {best:the}, so you must not underruff while you hold {cards:the or}.")
def _underruff(at: Refused, best: Card, cards: Any) -> bool:
    beaten = not any(at.beats(card, best) for card in at.trumps)
    return beaten and at.rules.play.undertrump is Undertrump.AVOID and _is_underruff(at, best, cards)


def _is_underruff(at: Refused, best: Card, cards: Any) -> bool:
    ruffed = best == at.best and at.is_trump(best) and at.led != best.suit and not at.suited(at.led)
    lower = {card for card in at.trumps if not at.beats(card, best)}
    return ruffed and at.card in lower and set(cards) == at.hand - lower != set()
