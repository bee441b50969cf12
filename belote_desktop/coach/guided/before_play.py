"""What is said before the first card: the learner's cards, the partner, the auction, the trumps."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.engine import Card, Contract, Denomination, Message, Ruleset, Suit
from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, counted, say


def cards(at: Moment) -> Remark | None:
    """The learner's cards, at the start of the deal."""
    if at.view.phase is not Phase.AUCTION or at.view.calls:
        return None
    if at.view.stacks:
        told = say(
            QT_TRANSLATE_NOOP(
                "guided",
                "Your cards lie in stacks. You play from the top ones. When you play a card, the one below it is "
                "turned up.",
            )
        )
        return Remark(say(QT_TRANSLATE_NOOP("guided", "Your cards")), (told,), at.learner)
    #: %n: how many cards you hold.
    held = counted(QT_TRANSLATE_NOOP("guided", "You hold %n card(s). Nobody else sees them.", "", 1), len(at.view.hand))
    return Remark(say(QT_TRANSLATE_NOOP("guided", "Your cards")), (held,), at.learner)


def company(at: Moment) -> Remark | None:
    """The partner, or the opponents of somebody who plays alone."""
    if at.view.phase is not Phase.AUCTION or at.view.calls:
        return None
    seats, learner = at.view.rules.table.seats, at.learner
    if at.view.rules.side_count == seats:
        return Remark(say(_ALONE_TITLE), (say(_ALONE),))
    partner = (learner + seats // 2) % seats
    return Remark(say(_PARTNER_TITLE), (say(_PARTNER, name=SeatName(partner)),), partner)


_ALONE_TITLE = QT_TRANSLATE_NOOP("guided", "You play alone")
_ALONE = QT_TRANSLATE_NOOP("guided", "You play for yourself: only your own tricks count for you.")
_PARTNER_TITLE = QT_TRANSLATE_NOOP("guided", "Your partner")
#: {name}: the player opposite you.
_PARTNER = QT_TRANSLATE_NOOP("guided", "{name} sits opposite you and is your partner. Your tricks count together.")


def auction(at: Moment) -> Remark | None:
    """The learner's first call, with the reason for the one the set deal goes on with."""
    if at.view.phase is not Phase.AUCTION or not at.is_my_turn:
        return None
    model = at.view.rules.auction.auction_model
    told = [say(_AUCTIONS[model], card=at.view.turn_up)]
    if at.next_action is not None:
        told += [_reason(at), instruction(at.view, at.next_action)]
    return Remark(say(QT_TRANSLATE_NOOP("guided", "Who chooses trumps?")), tuple(told), at.view.turn_up)


#: {card}: the turn-up.
_OFFER = QT_TRANSLATE_NOOP(
    "guided", "{card:the} lies face up and offers its suit as trumps. The taker must win more than half the points."
)
#: {card}: the turn-up.
_HOKUM_OR_SUN = QT_TRANSLATE_NOOP(
    "guided",
    "{card:the} lies face up. In Hokum its suit is trumps, in Sun there are no trumps. The taker must win more than "
    "half the points.",
)
_AUCTIONS: Mapping[AuctionModel, str] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _OFFER,
        AuctionModel.SINGLE_ROUND: QT_TRANSLATE_NOOP(
            "guided", "You name trumps or pass. If you name trumps, you must win more than half the points."
        ),
        AuctionModel.LADDER: QT_TRANSLATE_NOOP(
            "guided",
            "Each player may name a higher contract than the one before. The last one named is played, and the "
            "side that named it must win more than half the points.",
        ),
        AuctionModel.POINTS: QT_TRANSLATE_NOOP(
            "guided",
            "Players say how many points their side will win, and with which trumps. The highest bid is played.",
        ),
        AuctionModel.HOKUM_SUN: _HOKUM_OR_SUN,
    }
)


def _reason(at: Moment) -> Message:
    """Why the learner calls what the set deal goes on with."""
    if at.next_action == PASS:
        return say(QT_TRANSLATE_NOOP("guided", "Your cards are not strong enough."))
    suit = getattr(getattr(at.next_action, "denomination", None), "suit", None)
    if suit is None and at.view.turn_up is not None:
        suit = at.view.turn_up.suit
    good = tuple(card for card in at.view.hand if card.suit is suit)
    if not good:
        return say(QT_TRANSLATE_NOOP("guided", "Your high cards are enough."))
    if at.view.turn_up is not None and at.view.turn_up.suit is suit:
        #: {cards}: trumps, the turn-up among them.
        return say(
            QT_TRANSLATE_NOOP("guided", "With it you have {cards:the}: good trumps."), cards=(at.view.turn_up, *good)
        )
    #: {cards}: cards of one suit.
    return say(QT_TRANSLATE_NOOP("guided", "You hold {cards:the}: good trumps."), cards=good)


def trumps(at: Moment) -> Remark | None:
    """What is trumps, once that is settled, and which trumps are the highest."""
    made = at.happened(happened.ContractMade)
    if made is None:
        return None
    contract, rules = made.contract, at.view.rules
    if contract.trump is not None:
        best, second = _highest(rules, contract, contract.trump)
        points = rank_table(rules.cards, contract.denomination).points
        #: {suit}: a suit.
        title = say(QT_TRANSLATE_NOOP("guided", "Trumps: {suit}"), suit=contract.trump)
        return Remark(title, (
            say(QT_TRANSLATE_NOOP("guided", "A trump beats every card of the other suits.")),
            say(_BEST_TRUMPS, best=best, second=second, points=points[best], fewer=points[second]),
        ))  # fmt: skip
    if contract.denomination is Denomination.ALL_TRUMP:
        return Remark(say(_ALL_TITLE), (say(_ALL),))
    return Remark(say(_NONE_TITLE), (say(_NONE),))


def _highest(rules: Ruleset, contract: Contract, suit: Suit) -> tuple[Card, Card]:
    """The two highest cards of a suit under a contract."""
    strength = rank_table(rules.cards, contract.denomination).strength
    best, second, *_ = sorted((card for card in pack(rules) if card.suit is suit), key=lambda card: -strength[card])
    return best, second


#: {best}, {second}: cards. {points}, {fewer}: what they are worth.
_BEST_TRUMPS = QT_TRANSLATE_NOOP(
    "guided", "The highest is {best:the}, which counts {points}, then {second:the}, which counts {fewer}."
)
_ALL_TITLE = QT_TRANSLATE_NOOP("guided", "All trumps")
_ALL = QT_TRANSLATE_NOOP("guided", "Every suit ranks like trumps: jack, nine, ace, ten. But no suit beats another.")
_NONE_TITLE = QT_TRANSLATE_NOOP("guided", "No trumps")
_NONE = QT_TRANSLATE_NOOP(
    "guided",
    "There are no trumps. In every suit the ace is highest, then the ten: the highest card of the suit led wins.",
)
