"""Exchanging the lowest trump for the turned card. Source: docs/rules, Dealing."""

from __future__ import annotations

from belote_desktop.engine.actions import Exchange
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.deals.dealing import first_packets, turn_up_owner
from belote_desktop.engine.events import Event, Exchanged
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import ExchangeOrigin, Zone
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


def exchange_action(rules: Ruleset, deal: Deal, seat: int) -> Exchange | None:
    """The exchange this seat may make now, at its own turn before its first card; None if it may not."""
    if rules.deal.exchange is terms.Exchange.NONE or deal.tricks or obstacle(rules, deal, seat) is not None:
        return None
    return Exchange(low_trump(rules, deal))


def low_trump(rules: Ruleset, deal: Deal) -> Card:
    """The lowest card of the turned suit, which may be given for the turned card."""
    assert deal.turn_up is not None
    return Card.of(Rank(rules.deck.lowest_rank), deal.turn_up.suit)


def obstacle(rules: Ruleset, deal: Deal, seat: int) -> Message | None:
    """Why this seat may not exchange now; None if it may."""
    found = _public_obstacle(rules, deal)
    if found is not None:
        return found
    low = low_trump(rules, deal)
    if low not in deal.at(Zone.HAND, seat):
        #: {card}: J♥ on screen, the jack of hearts aloud.
        return say(QT_TRANSLATE_NOOP("engine", "Only {card:the} can be exchanged, and you do not hold it."), card=low)
    if _turn_up_place(rules, deal) == Place(Zone.HAND, seat):
        #: {card}: J♥ on screen, the jack of hearts aloud.
        return say(QT_TRANSLATE_NOOP("engine", "You already hold {card:the}."), card=deal.turn_up)
    if rules.deal.exchange_origin is ExchangeOrigin.FIRST_SIX and low not in dealt_first(rules, deal, seat):
        #: {card}: 7♥ on screen, the seven of hearts aloud.
        source = QT_TRANSLATE_NOOP("engine", "You can exchange {card:the} only if you held it before the auction.")
        return say(source, card=low)
    begun = deal.pending_belote == seat or any(owner == seat for owner, _ in deal.declared)
    if deal.tricks or begun:
        #: {card}: 7♥ on screen, the seven of hearts aloud.
        return say(QT_TRANSLATE_NOOP("engine", "You must exchange {card:the} before you declare or play."), card=low)
    return None


def _public_obstacle(rules: Ruleset, deal: Deal) -> Message | None:
    if rules.deal.exchange is terms.Exchange.NONE:
        return say(QT_TRANSLATE_NOOP("engine", "In this game the turn-up cannot be exchanged."))
    if deal.turn_up is None or deal.contract is None:
        return say(QT_TRANSLATE_NOOP("engine", "No card can be exchanged in this deal."))
    if deal.contract.trump is not deal.turn_up.suit:
        #: {card}: the turn-up, J♥ on screen, the jack of hearts aloud.
        source = QT_TRANSLATE_NOOP("engine", "The turn-up, {card:the}, is not a trump, so it cannot be exchanged.")
        return say(source, card=deal.turn_up)
    if deal.exchanged:
        given = deal.exchanged[0][1]
        #: {card}: J♥ on screen, the jack of hearts aloud.
        return say(
            QT_TRANSLATE_NOOP("engine", "You cannot exchange {card:the} again. A card can be exchanged only once."),
            card=given,
        )
    place = _turn_up_place(rules, deal)
    if place is None or deal.turn_up not in deal.places.get(place, ()):
        #: {card}: J♥ on screen, the jack of hearts aloud.
        return say(QT_TRANSLATE_NOOP("engine", "You can no longer get {card:the}."), card=deal.turn_up)
    return None


def _turn_up_place(rules: Ruleset, deal: Deal) -> Place | None:
    """Where the turned card waits for the exchange: on the table, or in the dealer's hand; a taker keeps it."""
    assert deal.contract is not None
    owner = turn_up_owner(rules, deal.dealer, deal.contract.declarer)
    if owner is None:
        return Place(Zone.TURN_UP)
    kept = rules.deal.turn_up is terms.TurnUp.NEXT_CARD and rules.deal.turn_up_to is terms.TurnUpTo.TAKER
    return None if kept else Place(Zone.HAND, owner)


def dealt_first(rules: Ruleset, deal: Deal, seat: int) -> tuple[Card, ...]:
    """The cards this seat held in hand before the auction."""
    found: list[Card] = []
    at = 0
    for place, count in first_packets(rules, deal.dealer):
        if place == Place(Zone.HAND, seat):
            found += deal.deck[at : at + count]
        at += count
    return tuple(found)


def apply_exchange(deal: Deal, seat: int, action: Exchange) -> tuple[Deal, tuple[Event, ...]]:
    """Give the low trump for the turned card: it goes to the table, or to the dealer whose card that was."""
    low, up = action.card, deal.turn_up
    assert up is not None
    return deal.swapped(low, up).with_(exchanged=((seat, low),)), (Exchanged(seat, low, up),)


def exchange_refusal(rules: Ruleset, deal: Deal, seat: int) -> Refusal:
    """Why this exchange is refused."""
    found = obstacle(rules, deal, seat)
    if found is None:
        #: {card}, {turned}: cards, 7♥ on screen, the seven of hearts aloud.
        source = QT_TRANSLATE_NOOP("engine", "Only {card:the} can be exchanged for {turned:the}.")
        found = say(source, card=low_trump(rules, deal), turned=deal.turn_up)
    return Refusal(Rule.EXCHANGE, found)
