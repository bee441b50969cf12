"""The play of a deal: cards, belote, declarations, tricks."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import BELOTE, Action, Bid, Declare, Exchange, Name, NameHokum, Play, Say, Word
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal, Trick, place
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.deals.exchange import apply_exchange, exchange_action, exchange_refusal
from belote_desktop.engine.deals.stacks import uncover
from belote_desktop.engine.declarations.announcing import (
    announce_with_card,
    are_shown,
    contest,
    declarations_with_card,
    declare,
    show_declarations,
)
from belote_desktop.engine.declarations.declaration_refusals import declaration_refusal
from belote_desktop.engine.events import CardPlayed, Event, RoemMet, TrickWon
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Announcing, Leader, Zone
from belote_desktop.engine.tricks.belote import belote_may_be_said, belote_pairs, pairs_with, say_belote
from belote_desktop.engine.tricks.belote_refusals import belote_first, belote_refusal
from belote_desktop.engine.tricks.following import Situation, card_refusal, legal_cards, winning_place
from belote_desktop.engine.tricks.roem import roem_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say, say_of

Step = tuple[Deal, tuple[Event, ...]]

_AUTOMATIC = Announcing.AUTOMATIC
"""Named once: a member of an enumeration takes ten times as long to look up, and this one is asked for at each card."""


def the_contract(deal: Deal) -> Contract:
    assert deal.contract is not None, "the play begins with a contract"
    return deal.contract


def open_first_trick(rules: Ruleset, deal: Deal) -> Step:
    """Start the first trick with the seat that leads by the rules, and show declarations if they are shown before it.

    Source: docs/rules/common.md, Dimensions.
    """
    deal = deal.with_(trick=Trick(first_leader(rules, deal)))
    return deal, show_declarations(rules, deal) if are_shown(rules, deal) else ()


def first_leader(rules: Ruleset, deal: Deal) -> int:
    """The seat that leads to the first trick."""
    contract, first = the_contract(deal), eldest(rules, deal.dealer)
    bidders = (seat for seat, call in deal.calls if _is_bid(call))
    return {
        Leader.ELDEST: first,
        Leader.TAKER: contract.declarer,
        Leader.FIRST_BIDDER: next(bidders, contract.declarer),
        Leader.AFTER_TAKER: (contract.declarer + 1) % rules.table.seats,
        Leader.GENERALE_BIDDER: contract.declarer if contract.generale else first,
    }[rules.play.leader]


def _is_bid(call: Action) -> bool:
    """Whether a call undertakes a contract."""
    taking = (Word.TAKE, Word.HOKUM, Word.SUN, Word.ASHKAL)
    return isinstance(call, (Bid, Name, NameHokum)) or (isinstance(call, Say) and call.word in taking)


def seat_situation(rules: Ruleset, deal: Deal, seat: int) -> Situation:
    """The situation of the player at this seat, for the trick on the table."""
    return situation_at(rules, the_contract(deal), deal.hand(seat), deal.trick or Trick(seat), seat)


def situation_at(rules: Ruleset, contract: Contract, hand: CardSet, trick: Trick, seat: int) -> Situation:
    """The same, from the view of the seat."""
    table, winning = rank_table(rules.cards, contract.denomination), False
    if trick.cards:
        winner = trick.seat_of(winning_place(trick.cards, table), rules.table.seats)
        winning = rules.side_of(winner) == rules.side_of(seat)
    return Situation(rules.play, table, contract.denomination, hand, trick.cards, winning, contract.lock)


class PlayingRules:
    """The rules of play: the seat to play, the cards it may play, and the effect of a card."""

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        trick = deal.trick
        if trick is None or deal.won_at_once is not None or deal.misplays:
            return None
        return (trick.leader + len(trick.cards)) % rules.table.seats

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        seat = self.actor(rules, deal)
        if seat is None:
            return {}
        cards = playable(rules, deal, seat)
        plays = Play.each(cards)
        if deal.tricks and rules.declaration.announcing is _AUTOMATIC:
            return {seat: plays}  # what is said is said by itself, and exchanges are over
        words: tuple[Action, ...] = (BELOTE,) if belote_may_be_said(rules, deal, seat, cards) else ()
        swap = exchange_action(rules, deal, seat)
        more = words if swap is None else (*words, swap)
        return {seat: (*plays, *more, *declarations_with_card(rules, deal, seat))}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        if isinstance(action, Play):
            return play_refusal(rules, deal, seat, action.card)
        if isinstance(action, Exchange):
            return exchange_refusal(rules, deal, seat)
        if action == BELOTE:
            return belote_refusal(rules, deal, seat, playable(rules, deal, seat))
        if isinstance(action, Declare):
            return declaration_refusal(rules, deal, seat, action.declaration)
        if the_contract(deal).negative:
            return Refusal(Rule.PHASE, say(QT_TRANSLATE_NOOP("engine", "The auction is over. Play a card.")))
        #: {player}: a name.
        source = QT_TRANSLATE_NOOP("engine", "The auction is over and {player} is the taker. Play a card.")
        yours = QT_TRANSLATE_NOOP("engine", "The auction is over and you are the taker. Play a card.")
        return Refusal(Rule.PHASE, say_of(the_contract(deal).declarer, source, yours))

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        if action == BELOTE:
            return deal.with_(pending_belote=seat), ()
        if isinstance(action, Declare):
            return declare(rules, deal, seat, action.declaration)
        assert isinstance(action, Exchange)
        return apply_exchange(deal, seat, action)


def playable(rules: Ruleset, deal: Deal, seat: int) -> CardSet:
    """The cards that may be played now; after the word belote only the king or queen of trumps."""
    cards, trick, contract = deal.hand(seat), deal.trick or Trick(seat), the_contract(deal)
    if trick.cards or contract.lock:  # else nothing obliges a player who leads
        cards = legal_cards(situation_at(rules, contract, cards, trick, seat))
    if deal.pending_belote == seat:
        cards = CardSet(card for card in cards if pairs_with(rules, deal, seat, card) is not None)
    return cards


def play_refusal(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Refusal:
    """Why a card may not be played now."""
    if card not in deal.hand(seat):
        #: {card}: K♥ on screen, the king of hearts aloud.
        return Refusal(Rule.POSSESSION, say(QT_TRANSLATE_NOOP("engine", "You do not hold {card:the}."), card=card))
    refusal = card_refusal(seat_situation(rules, deal, seat), card)
    return refusal or belote_first(playable(rules, deal, seat))


def play_card(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Step:
    """Play a card: announcements first, then the card, then the end of the trick."""
    deal, events = announce_with_card(rules, deal, seat)
    if deal.won_at_once is not None:
        return deal, events
    deal, said = say_belote(rules, deal, seat, card)
    assert deal.trick is not None
    trick = Trick(deal.trick.leader, (*deal.trick.cards, card))
    deal = deal.moved(card, deal.place_of_hand(seat, card), _ON_THE_TABLE, trick=trick)
    events = (*events, *said, CardPlayed(seat, card))
    if len(trick.cards) < rules.table.seats:
        return deal, events
    deal, ended = _end_trick(rules, deal)
    return deal, (*events, *ended)


_ON_THE_TABLE = place(Zone.TRICK)


def _end_trick(rules: Ruleset, deal: Deal) -> Step:
    """Give the trick to its winner; after the first one, or the last, the declarations that count are shown."""
    assert deal.trick is not None
    hidden = bool(deal.declared) and not are_shown(rules, deal)
    cards, seats = deal.trick.cards, rules.table.seats
    denomination = the_contract(deal).denomination
    table = rank_table(rules.cards, denomination)
    winner = deal.trick.seat_of(winning_place(cards, table), seats)
    points = sum(map(table.points.__getitem__, cards))
    roem = roem_of(rules, denomination, cards)
    done = Trick(deal.trick.leader, cards, winner, points, roem)
    tricks = (*deal.tricks, done)
    deal = deal.emptied(_ON_THE_TABLE, place(Zone.WON, winner), tricks=tricks, trick=Trick(winner))
    deal, turned = uncover(deal) if deal.stacks else (deal, ())
    if not any(map(deal.hand, range(seats))):
        deal = deal.with_(trick=None)
    shown = show_declarations(rules, deal) if hidden and are_shown(rules, deal) else ()
    met = (RoemMet(winner, roem),) if roem else ()
    return deal, (TrickWon(winner, cards, points, len(tricks)), *met, *turned, *shown)


__all__ = [
    "PlayingRules",
    "belote_pairs",
    "contest",
    "first_leader",
    "open_first_trick",
    "play_card",
    "play_refusal",
    "playable",
    "seat_situation",
    "situation_at",
    "the_contract",
]
