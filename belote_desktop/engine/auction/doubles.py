"""Doubles said during the auction, for the ladder of contracts and for bids of points.

The opponents of the declarer raise at the first level (double) and the third, the declarer's side at the second
(redouble) and the fourth. Source: docs/rules, Auction.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

from belote_desktop.engine.actions import DOUBLE, REDOUBLE, Action, Say, Word
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import DoublingRules
from belote_desktop.engine.rules.terms import Doubling, DoublingReply
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of

RAISE, MATCH = Say(Word.RAISE), Say(Word.MATCH)
RAISE_WORDS = (DOUBLE, REDOUBLE, RAISE, MATCH)
"""Every word that raises a contract within an auction."""


@dataclass(frozen=True)
class Raised:
    """How often the contract of `declarer` was raised, and by whom last."""

    declarer: int | None = None
    level: int = 0
    raiser: int | None = None


@functools.cache
def words(doubling: DoublingRules) -> tuple[Say, ...]:
    """The words of the levels, in order: double, redouble, and raise for those beyond; match stakes the match."""
    if doubling.doubling is Doubling.OFF:
        return ()
    levels = (DOUBLE, REDOUBLE, RAISE, RAISE)[: len(doubling.multipliers)]
    return (*levels, MATCH) if doubling.match_level else levels


def next_word(rules: Ruleset, level: int) -> Say | None:
    """The word that raises a contract from this level; None at the highest level."""
    levels = words(rules.doubling)
    return levels[level] if level < len(levels) else None


def is_entitled(state: AuctionState, raised: Raised, seat: int) -> bool:
    """True if this seat may make the next raise: an opponent, or the declarer's side (BIDDER: the declarer alone)."""
    if raised.declarer is None:
        return False
    if raised.level % 2 == 0:
        return state.are_opponents(seat, raised.declarer)
    if state.rules.doubling.doubling_reply is DoublingReply.BIDDER:
        return seat == raised.declarer
    return not state.are_opponents(seat, raised.declarer)


def answerers(state: AuctionState, raised: Raised) -> tuple[int, ...]:
    """The seats that may answer the last raise, in turn order from the one who raised."""
    raiser = raised.raiser if raised.raiser is not None else state.eldest
    order = [state.seat_after(raiser, step) for step in range(1, state.seats)]
    return tuple([seat for seat in order if is_entitled(state, raised, seat)])


def doubled(rules: Ruleset, contract: Contract, level: int) -> Contract:
    """The contract at this level."""
    if level == 0:
        return contract
    return replace(contract, raises=level, multiplier=factor(rules, level), stake=is_stake(rules, level))


def factor(rules: Ruleset, level: int) -> int:
    """What the points of a contract raised to this level are multiplied by."""
    steps = (1, *rules.doubling.multipliers)
    return steps[min(level, len(steps) - 1)]


def is_stake(rules: Ruleset, level: int) -> bool:
    """Whether a contract raised to this level stakes the whole match."""
    return level > len(rules.doubling.multipliers)


def reason(state: AuctionState, raised: Raised, seat: int, word: Action) -> Message:
    """The sentence that says why this word cannot raise the contract now."""
    following = next_word(state.rules, raised.level)
    if word not in words(state.rules.doubling):
        return say(_NOT_PLAYED)
    if raised.declarer is None:
        return say(_NO_BID)
    if following is None:
        return say(_HIGHEST)
    if word != following and word == MATCH:
        return say_of(raised.declarer, *_NOT_YET)
    if word != following:
        return say_of(raised.declarer, *(_OTHER_LEVEL[raised.level] if raised.level < 3 else _HIGHER))
    if not is_entitled(state, raised, seat):
        return say_of(raised.declarer, *_entitled_sentences(state.rules, raised.level))
    return say(_ANSWERED)


def _entitled_sentences(rules: Ruleset, level: int) -> tuple[str, str]:
    """Whose raise it is at this level, of the declarer and to the declarer."""
    if level == 0:
        return (
            #: {player}: a name.
            QT_TRANSLATE_NOOP("engine", "{player} has the highest bid. Only {player}’s opponents may double it."),
            QT_TRANSLATE_NOOP("engine", "You have the highest bid. Only your opponents may double it."),
        )
    if level % 2 == 0:
        return (
            #: {player}: a name.
            QT_TRANSLATE_NOOP("engine", "{player} has the contract. Only {player}’s opponents may raise it now."),
            QT_TRANSLATE_NOOP("engine", "You have the contract. Only your opponents may raise it now."),
        )
    if rules.doubling.doubling_reply is DoublingReply.BIDDER:
        return (
            #: {player}: a name.
            QT_TRANSLATE_NOOP("engine", "{player}’s contract was doubled. Only {player} may raise it now."),
            QT_TRANSLATE_NOOP("engine", "Your contract was doubled. Only you may raise it now."),
        )
    return (
        #: {player}: a name.
        QT_TRANSLATE_NOOP("engine", "{player}’s contract was doubled. Only that side may raise it now."),
        QT_TRANSLATE_NOOP("engine", "Your contract was doubled. Only your side may raise it now."),
    )


_NOT_PLAYED = QT_TRANSLATE_NOOP("engine", "This game has no such raise.")
_NO_BID = QT_TRANSLATE_NOOP("engine", "Nobody has bid yet, so there is nothing to double.")
_HIGHEST = QT_TRANSLATE_NOOP("engine", "The contract cannot be raised any further.")
_OTHER_LEVEL = (
    (
        #: {player}: a name.
        QT_TRANSLATE_NOOP("engine", "{player}’s contract has not been doubled yet."),
        QT_TRANSLATE_NOOP("engine", "Your contract has not been doubled yet."),
    ),
    (
        #: {player}: a name.
        QT_TRANSLATE_NOOP("engine", "{player}’s contract is already doubled. It can only be redoubled."),
        QT_TRANSLATE_NOOP("engine", "Your contract is already doubled. It can only be redoubled."),
    ),
    (
        #: {player}: a name.
        QT_TRANSLATE_NOOP("engine", "{player}’s contract is already redoubled. It can only be raised further."),
        QT_TRANSLATE_NOOP("engine", "Your contract is already redoubled. It can only be raised further."),
    ),
)
_NOT_YET = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("engine", "The match can be staked only after every other raise of {player}’s contract."),
    QT_TRANSLATE_NOOP("engine", "The match can be staked only after every other raise of your contract."),
)
_HIGHER = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("engine", "{player}’s contract has already been raised higher."),
    QT_TRANSLATE_NOOP("engine", "Your contract has already been raised higher."),
)
_ANSWERED = QT_TRANSLATE_NOOP(
    "engine", "Only the players who are asked to answer the double may raise the contract now."
)
