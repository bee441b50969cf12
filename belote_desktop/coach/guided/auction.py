"""What is said of the auction: how trumps are chosen, the learner's call with its reason, and what was settled."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.coach.guided.ranking import in_order
from belote_desktop.coach.ideas.sentences import by_open_cards, by_opponents, say_in
from belote_desktop.engine import Action, Card, Contract, Denomination, Message, Ruleset, Suit
from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.rules.terms import AuctionModel, ContractTest, Phase
from belote_desktop.engine.settlement.judging import half_makes
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, counted_of, say, say_of


def auction(at: Moment) -> Remark | None:
    """How the auction of this game goes, before the first call."""
    if at.view.phase is not Phase.AUCTION:
        return None
    rules = at.view.rules
    told = say_in(rules, _AUCTIONS[rules.auction.auction_model], card=at.view.turn_up)
    return Remark(say(_AUCTION_TITLE), (say(_FIRST), told, _duty(rules)), at.view.turn_up)


_AUCTION_TITLE = QT_TRANSLATE_NOOP("guided", "The auction")
_FIRST = QT_TRANSLATE_NOOP("guided", "First, the players choose trumps, a suit that beats all others.")
_OFFER = by_open_cards(
    #: {card}: the turn-up.
    QT_TRANSLATE_NOOP(
        "guided", "{card:the} lies face up. Each player may take it, which makes its suit trumps, or pass."
    ),
    #: {card}: the turn-up, which stays where it lies.
    QT_TRANSLATE_NOOP(
        "guided", "{card:the} is the turn-up. Each player may take, which makes its suit trumps, or pass."
    ),
)
_AUCTIONS: Mapping[AuctionModel, str] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _OFFER,
        AuctionModel.SINGLE_ROUND: QT_TRANSLATE_NOOP("guided", "Each player may name a suit as trumps, or pass."),
        AuctionModel.LADDER: QT_TRANSLATE_NOOP(
            "guided",
            "Each player may bid a higher contract than the one before, or pass. The last player to bid is the taker.",
        ),
        AuctionModel.POINTS: QT_TRANSLATE_NOOP(
            "guided",
            "A bid says how many points your side will win, and what will be trumps.",
        ),
        #: {card}: the turn-up.
        AuctionModel.HOKUM_SUN: QT_TRANSLATE_NOOP(
            "guided",
            "{card:the} lies face up. “Hokum” makes its suit trumps, “Sun” is a deal without trumps. "
            "The player who says it is the taker.",
        ),
    }
)


def _duty(rules: Ruleset) -> Message:
    """What the taker's side must win."""
    if rules.scoring.contract_test is ContractTest.BID:
        return say(_DUTY_OF_BID)
    return say_in(rules, _DUTY_OF_HALF if half_makes(rules) else _DUTY_OF_MORE)


_DUTY_OF_BID = QT_TRANSLATE_NOOP("guided", "The highest bidder is the taker, whose side must win that many points.")
_DUTY_OF_HALF = by_opponents(
    QT_TRANSLATE_NOOP("guided", "The taker’s side must win at least half of the points."),
    QT_TRANSLATE_NOOP("guided", "The taker must win at least half of the points."),
)
_DUTY_OF_MORE = by_opponents(
    QT_TRANSLATE_NOOP("guided", "The taker’s side must win more than half of the points."),
    QT_TRANSLATE_NOOP("guided", "The taker must win more than half of the points."),
)


def call(at: Moment) -> Remark | None:
    """The learner's first call, with the reason for the one the set deal goes on with."""
    if at.view.phase is not Phase.AUCTION or not at.is_my_turn or at.next_action is None:
        return None
    return Remark(say(_CALL_TITLE), advised_call(at, at.next_action), at.view.turn_up)


def _strength(at: Moment, action: Action) -> tuple[Message, ...]:
    """What makes the trumps of a call good enough: the highest are among them, or they are half of all or more."""
    cards = _trumps(at, action)
    if not cards or at.view.stacks:
        return ()
    row = in_order(at.view.rules, cards[0].suit, Denomination.of(cards[0].suit))
    best, second = row[0].card, row[1].card
    if best in cards and second in cards:
        return (say(_TWO_BEST, best=best, second=second),)
    return (say(_MANY) if 2 * len(cards) >= len(row) or best not in cards else say(_BEST, best=best),)


#: {best}: the highest trump.
_BEST = QT_TRANSLATE_NOOP("guided", "{best:the} is the highest trump.")
#: {best}, {second}: the two highest trumps.
_TWO_BEST = QT_TRANSLATE_NOOP("guided", "{best:the} and {second:the} are the two highest trumps.")
_MANY = QT_TRANSLATE_NOOP("guided", "Many trumps win many tricks.")
_CALL_TITLE = QT_TRANSLATE_NOOP("guided", "What do you say?")


def call_again(at: Moment) -> Remark | None:
    """A later call of the learner."""
    if at.view.phase is not Phase.AUCTION or not at.is_my_turn or at.next_action is None:
        return None
    return Remark(say(_CALL_TITLE), advised_call(at, at.next_action), at.view.turn_up)


def advised_call(at: Moment, action: Action) -> tuple[Message, ...]:
    """Why the learner should make a call, and the call."""
    is_confirmed = any((at.learner, action) == call for call in at.view.calls)
    why = (say(_CONFIRM),) if is_confirmed else (_reason(at, action), *_strength(at, action))
    return (*why, instruction(at.view, action))


_CONFIRM = QT_TRANSLATE_NOOP("guided", "Nobody called anything higher. In this game you now confirm your call.")


def _reason(at: Moment, action: Action) -> Message:
    """What speaks for a call of the learner."""
    if action == PASS:
        return say(QT_TRANSLATE_NOOP("guided", "Your cards are not strong enough."))
    cards, turned = _trumps(at, action), at.view.turn_up
    if not cards:
        return say(QT_TRANSLATE_NOOP("guided", "Your high cards are enough."))
    if at.view.stacks:
        #: {cards}: open cards of one suit. %n: how many they are.
        told = QT_TRANSLATE_NOOP(
            "guided", "You would have %n open trump(s), {cards:the}, and perhaps more covered ones.", "", 1
        )
        return counted(told, len(cards), cards=cards)
    if turned in cards:
        #: {card}: the turn-up. {cards}: trumps, the turn-up among them. %n: how many they are.
        told = QT_TRANSLATE_NOOP("guided", "With {card:the} you would have %n trump(s): {cards:the}.", "", 1)
        return counted(told, len(cards), card=turned, cards=cards)
    #: {cards}: cards of one suit. %n: how many they are.
    told = QT_TRANSLATE_NOOP("guided", "You would have %n trump(s): {cards:the}.", "", 1)
    return counted(told, len(cards), cards=cards)


def _trumps(at: Moment, action: Action) -> tuple[Card, ...]:
    """The trumps the learner would have by a call, the highest first; () if it names no suit.

    The turn-up is among them unless it lies on a stack, where it stays.
    """
    suit: Suit | None = getattr(getattr(action, "denomination", None), "suit", None)
    turned = at.view.turn_up
    if suit is None and turned is not None:
        suit = turned.suit
    if action == PASS or suit is None:
        return ()
    known = {*at.view.hand} if turned is None or at.view.stacks else {*at.view.hand, turned}
    return tuple(each.card for each in in_order(at.view.rules, suit, Denomination.of(suit)) if each.card in known)


def trumps(at: Moment) -> Remark | None:
    """What is trumps, once that is settled, and who is the taker."""
    made = at.happened(happened.ContractMade)
    if made is None:
        return None
    contract = made.contract
    seat = contract.declarer if at.is_ours(contract.declarer) else None
    return Remark(_title(contract), (*_meaning(contract), _taker(at, contract)), seat)


def _title(contract: Contract) -> Message:
    if contract.trump is not None:
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("guided", "Trumps: {suit}"), suit=contract.trump)
    if contract.denomination is Denomination.ALL_TRUMP:
        return say(QT_TRANSLATE_NOOP("guided", "All trumps"))
    return say(QT_TRANSLATE_NOOP("guided", "No trumps"))


def _meaning(contract: Contract) -> tuple[Message, ...]:
    """How cards beat each other if there is no trump suit."""
    if contract.trump is not None:
        return ()
    return (say(_ALL if contract.denomination is Denomination.ALL_TRUMP else _NONE),)


_ALL = QT_TRANSLATE_NOOP("guided", "Every suit ranks like trumps: jack, nine, ace, ten. But no suit beats another.")
_NONE = QT_TRANSLATE_NOOP(
    "guided",
    "There are no trumps. In every suit the ace is highest, then the ten: the highest card of the suit led wins.",
)


def _taker(at: Moment, contract: Contract) -> Message:
    """Who is the taker, and what the side of the taker must win."""
    seat, rules = contract.declarer, at.view.rules
    if rules.scoring.contract_test is ContractTest.BID and contract.bid is not None:
        #: {player}: a player. %n: points.
        theirs = QT_TRANSLATE_NOOP("guided", "{player} is the taker, whose side must win %n point(s).", "", 1)
        #: %n: points.
        yours = QT_TRANSLATE_NOOP("guided", "You are the taker: your side must win %n point(s).", "", 1)
        return counted_of(seat, theirs, yours, contract.bid)
    halves, more = (_HALF_ALONE, _MORE_ALONE) if at.plays_alone else (_HALF, _MORE_THAN_HALF)
    return say_of(seat, *(halves if half_makes(rules) and contract.trump is not None else more))


_HALF = (
    #: {player}: a player.
    QT_TRANSLATE_NOOP("guided", "{player} is the taker, whose side must win at least half of the points."),
    QT_TRANSLATE_NOOP("guided", "You are the taker: your side must win at least half of the points."),
)
_MORE_THAN_HALF = (
    #: {player}: a player.
    QT_TRANSLATE_NOOP("guided", "{player} is the taker, whose side must win more than half of the points."),
    QT_TRANSLATE_NOOP("guided", "You are the taker: your side must win more than half of the points."),
)
_HALF_ALONE = (
    #: {player}: a player.
    QT_TRANSLATE_NOOP("guided", "{player} is the taker and must win at least half of the points."),
    QT_TRANSLATE_NOOP("guided", "You are the taker and must win at least half of the points."),
)
_MORE_ALONE = (
    #: {player}: a player.
    QT_TRANSLATE_NOOP("guided", "{player} is the taker and must win more than half of the points."),
    QT_TRANSLATE_NOOP("guided", "You are the taker and must win more than half of the points."),
)


def rest(at: Moment) -> Remark | None:
    """The cards dealt after the auction."""
    view = at.view
    if view.contract is None or at.happened(happened.CardsDealt) is None:
        return None
    taken = at.happened(happened.TookTurnUp)
    new = tuple(card for each in at.all_happened(happened.CardsDealt) for card in each.cards if card in view.hand)
    #: {card}: the turn-up. {player}: a player.
    theirs, yours = QT_TRANSLATE_NOOP("guided", "{player} gets {card:the}."), _YOU_GET
    got = () if taken is None else (say_of(taken.seat, theirs, yours, card=taken.card),)
    #: %n: how many cards everybody holds.
    held = counted(QT_TRANSLATE_NOOP("guided", "Everybody now holds %n card(s).", "", 1), len(view.hand))
    dealt = (say(_NEW, cards=new),) if new else ()
    return Remark(say(_REST_TITLE), (*got, *dealt, held), at.learner)


_REST_TITLE = QT_TRANSLATE_NOOP("guided", "The rest of the cards")
#: {cards}: cards that were just dealt to you.
_NEW = QT_TRANSLATE_NOOP("guided", "You are dealt {cards:the}.")
#: {card}: the turn-up.
_YOU_GET = QT_TRANSLATE_NOOP("guided", "As the taker you get {card:the}.")
