"""Why other calls are not legal now: every call the game knows that is not offered, with the rule against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import PASS, TAKE, Action, Bid, BidKind, Name, NameHokum, Say, Word
from belote_desktop.engine.auction.doubles import words as raise_words
from belote_desktop.engine.auction.hokum_sun import HOKUM
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, Phase, Schmeiss
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names

RefusalOf = Callable[[Action], tuple[Refusal, ...]]


def reasons(view: SeatView, refusal_of: RefusalOf, index: str, names: Names) -> tuple[str, ...]:
    """A line for each rule that forbids calls, naming the calls; empty if all are legal."""
    if view.phase is not Phase.AUCTION or view.to_act != view.seat:
        return ()
    kept: dict[str, tuple[list[Action], Message]] = {}
    for action in _vocabulary(view):
        refusals = () if action in view.options else refusal_of(action)
        if refusals:
            message = refusals[0].message
            kept.setdefault(message.source, ([], message))[0].append(action)
    return tuple(_line(view, actions, message, index, names) for actions, message in kept.values())


def unavailable_contracts(view: SeatView, refusal_of: RefusalOf, index: str, names: Names) -> Mapping[Action, str]:
    """Why each contract that keeps its place on the panel is not legal now."""
    found: dict[Action, str] = {}
    for action in contracts_in_order(view):
        refusals = () if action in view.options else refusal_of(action)
        if refusals:
            found[action] = words.sentence(refusals[0].message, index, names)
    return found


def contracts_in_order(view: SeatView) -> tuple[Action, ...]:
    """The contracts of the present round, legal or not, in the order of the game."""
    return _CONTRACTS[view.rules.auction.auction_model](view)


def _line(view: SeatView, actions: list[Action], message: Message, index: str, names: Names) -> str:
    said = words.listed([words.call_token(action, view.rules) for action in actions])
    #: {calls}: calls that are not allowed, "Coinche, 80 in hearts". {reason}: a sentence.
    pattern = QCoreApplication.translate("ChoicePanel", "{calls}: {reason}")
    return pattern.format(calls=said, reason=words.sentence(message, index, names))


def _vocabulary(view: SeatView) -> tuple[Action, ...]:
    """All calls of this game's auctions, legal now or not."""
    model = view.rules.auction.auction_model
    raises = raise_words(view.rules.doubling) if model in _RAISED_WITHIN else ()
    return tuple(dict.fromkeys((*_CALLS[model](view), *raises, PASS)))


def _names(rules: Ruleset) -> tuple[Action, ...]:
    return tuple(Name(Denomination(one)) for one in rules.auction.contracts)


def _turned(view: SeatView) -> tuple[Action, ...]:
    """The calls about the turn-up: take and the other suits in the first round, all suits in the second."""
    offer = (Say(Word.SCHMEISS),) if view.rules.auction.schmeiss is not Schmeiss.OFF else ()
    passes = sum(call == PASS for _seat, call in view.calls)
    if passes >= view.rules.table.seats or view.turn_up is None:
        return (*_names(view.rules), *offer)
    turned = Name(Denomination.of(view.turn_up.suit))
    return (TAKE, *(name for name in _names(view.rules) if name != turned), *offer)


def _second_round(view: SeatView) -> tuple[Action, ...]:
    """All suits once the turn-up was refused; before, only what is offered."""
    passes = sum(call == PASS for _seat, call in view.calls)
    return _names(view.rules) if passes >= view.rules.table.seats or view.turn_up is None else ()


def _single(view: SeatView) -> tuple[Action, ...]:
    return _names(view.rules)


def _points(view: SeatView) -> tuple[Action, ...]:
    """The last bid, standing for all lower ones, with capot and générale in its suit."""
    bids = [call for _seat, call in view.calls if isinstance(call, Bid)]
    trump = bids[-1].denomination if bids else Denomination(view.rules.auction.contracts[0])
    capot = (Bid(0, trump, BidKind.CAPOT),) if view.rules.bid.capot_bid else ()
    generale = (Bid(0, trump, BidKind.GENERALE),) if view.rules.bid.generale else ()
    return (*bids[-1:], *capot, *generale)


def _hokum_sun(view: SeatView) -> tuple[Action, ...]:
    return (*_hokums(view), Say(Word.SUN), Say(Word.ASHKAL))


def _hokums(view: SeatView) -> tuple[Action, ...]:
    """The Hokum calls: by suit if a suit is named, without the turned suit if Hokum alone means that suit."""
    named = tuple(NameHokum(suit) for suit in Suit)
    if any(name in view.options for name in named):
        return named
    if HOKUM in view.options and view.turn_up is not None:
        return tuple(name for name in named if name.suit is not view.turn_up.suit)
    return (HOKUM,)


def _offered_hokums(view: SeatView) -> tuple[Action, ...]:
    """The Hokum calls of this round, then Sun and Ashkal."""
    named = tuple(NameHokum(suit) for suit in Suit)
    hokums = named if any(name in view.options for name in named) else (HOKUM,)
    return (*hokums, Say(Word.SUN), Say(Word.ASHKAL))


_RAISED_WITHIN = (AuctionModel.LADDER, AuctionModel.POINTS)
_CALLS: Mapping[AuctionModel, Callable[[SeatView], tuple[Action, ...]]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _turned,
        AuctionModel.SINGLE_ROUND: _single,
        AuctionModel.LADDER: _single,
        AuctionModel.POINTS: _points,
        AuctionModel.HOKUM_SUN: _hokum_sun,
    }
)
"""The calls of a game's auctions."""
_CONTRACTS: Mapping[AuctionModel, Callable[[SeatView], tuple[Action, ...]]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _second_round,
        AuctionModel.SINGLE_ROUND: _single,
        AuctionModel.LADDER: _single,
        AuctionModel.POINTS: lambda _view: (),
        AuctionModel.HOKUM_SUN: _offered_hokums,
    }
)
"""The contracts that are chosen with a row of keys."""
