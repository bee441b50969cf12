"""The first step of a hint: the question a good player would ask at this point."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.duties import obligation
from belote_desktop.coach.ideas.sentences import by_opponents, say_in
from belote_desktop.engine.actions import PASS, Play, Say, Word
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.settlement.judging import half_makes
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.raising import RAISES


def question(view: SeatView) -> Message:
    """The question the seat to act should ask itself; or its duty, if that alone decides."""
    if view.phase is Phase.AUCTION:
        return say_in(view.rules, _in_auction(view))
    if view.phase is not Phase.PLAY or view.contract is None:
        return say_in(view.rules, _KINDS.get(view.phase, _OTHER))
    if sum(isinstance(action, Play) for action in view.lawful) == 1:
        return obligation(view) or say(QT_TRANSLATE_NOOP("coach", "You can play only one card."))
    return _playing(view, view.contract)


def _playing(view: SeatView, contract: Contract) -> Message:
    held = obligation(view)
    if held is not None:
        return held
    if contract.negative:
        return say(QT_TRANSLATE_NOOP("coach", "Points count against you in this deal. How do you avoid them?"))
    alone = view.rules.side_count == view.rules.table.seats
    if view.trick is None or not view.trick.cards:
        return say(_LEAD_ALONE if alone else _LEAD)
    return say(_FOLLOW_ALONE if alone else _FOLLOW)


_LEAD = QT_TRANSLATE_NOOP("coach", "It is your lead. Which suit helps your side, and what does leading it cost?")
_LEAD_ALONE = QT_TRANSLATE_NOOP("coach", "It is your lead. Which suit helps you, and what does leading it cost?")
_FOLLOW = QT_TRANSLATE_NOOP("coach", "Who will win this trick, and what should you add to it?")
_FOLLOW_ALONE = QT_TRANSLATE_NOOP("coach", "Who will win this trick, and what is it worth to you?")


def _in_auction(view: SeatView) -> str:
    """The question a player asks in an auction, by what may be said."""
    if Say(Word.ACCEPT) in view.lawful:
        return QT_TRANSLATE_NOOP("coach", "Is this deal better for you, or for the player who offers to throw it in?")
    if PASS not in view.lawful:
        return QT_TRANSLATE_NOOP("coach", "You cannot pass. Which contract is safest?")
    if any(action in RAISES for action in view.lawful):
        return QT_TRANSLATE_NOOP("coach", "Will this contract be made, and can you name a better one?")
    return _AUCTIONS.get(view.rules.auction.auction_model, _worth_taking(view.rules))


def _worth_taking(rules: Ruleset) -> str:
    """The question a player asks where a contract is made with more points than the others, or with as many."""
    if rules.side_count != 2:
        return _WORTH_MOST
    return _WORTH_HALF if half_makes(rules) else _WORTH_MORE


_WORTH_HALF = QT_TRANSLATE_NOOP("coach", "If you were the taker, would you win at least half of the points?")
_WORTH_MORE = QT_TRANSLATE_NOOP("coach", "If you were the taker, would you win more than half of the points?")
_WORTH_MOST = QT_TRANSLATE_NOOP("coach", "If you were the taker, would you make the contract?")
_AUCTIONS: Mapping[AuctionModel, str] = MappingProxyType(
    {
        AuctionModel.LADDER: by_opponents(
            QT_TRANSLATE_NOOP("coach", "Which contract can you make, and could an opponent outbid it?"),
            QT_TRANSLATE_NOOP("coach", "Which contract can you make, and could your opponent outbid it?"),
        ),
        AuctionModel.POINTS: QT_TRANSLATE_NOOP("coach", "How many points can you make, and what should be trumps?"),
        AuctionModel.HOKUM_SUN: QT_TRANSLATE_NOOP(
            "coach", "Do you have aces and tens for a Sun, or a suit for a Hokum?"
        ),
    }
)
_KINDS: Mapping[Phase, str] = MappingProxyType(
    {
        Phase.RAISES: QT_TRANSLATE_NOOP("coach", "Who is likely to win this deal, and how sure can you be?"),
        Phase.DECLARING: QT_TRANSLATE_NOOP("coach", "Do you hold a run or four of a kind?"),
        Phase.CHALLENGE: by_opponents(
            QT_TRANSLATE_NOOP("coach", "Has an opponent played a card against the rules?"),
            QT_TRANSLATE_NOOP("coach", "Has your opponent played a card against the rules?"),
        ),
        Phase.DISCARD: QT_TRANSLATE_NOOP(
            "coach", "Which cards can you do without, and which points are safe in the discard?"
        ),
    }
)
_OTHER = QT_TRANSLATE_NOOP("coach", "It is your turn.")
