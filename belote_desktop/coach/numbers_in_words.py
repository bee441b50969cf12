"""The numbers of a hint in words, used if too few possible deals were searched for figures."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

from belote_desktop.coach.advice import Advice
from belote_desktop.coach.figures import LESS, Less, chance, expected, is_whole, tell_something
from belote_desktop.coach.judgement import stake_seen
from belote_desktop.coach.standing import is_apart, severity_of
from belote_desktop.engine.actions import PASS, Action, Play
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, CallName, Message, say
from belote_desktop.players.evidence import Evidence, Weighed


class Aim(Enum):
    """What a side wants of a deal."""

    YOU_WIN = auto()
    SIDE_WINS = auto()
    MAKE = auto()
    BEAT = auto()


def aim(view: SeatView) -> Aim:
    """To make or to beat the contract; in an auction, to win the deal."""
    assert view.seat is not None
    if view.phase is not Phase.PLAY or view.contract is None:
        return Aim.YOU_WIN if _is_alone(view) else Aim.SIDE_WINS
    is_ours = view.rules.side_of(view.seat) == view.rules.side_of(view.contract.declarer)
    return Aim.MAKE if is_ours else Aim.BEAT


def in_words(advice: Advice, evidence: Evidence, found: Weighed) -> tuple[Message, ...]:
    """The chance of the deal, what to expect and what else there is, without a figure; of a card what else there is."""
    if not tell_something(evidence):
        return (say(_NOTHING),)
    others = [instead_in_words(advice, evidence, each) for each in rivals(advice)]
    chances = say(_CHANCES[aim(advice.view)], chance=chance(found.won))
    if advice.view.phase is Phase.PLAY:
        return (*(others or [chances]), say(_FEW))
    result = expected(found.mean / stake_seen(advice.view, evidence))
    return (chances, say(_YOU if _is_alone(advice.view) else _SIDE, expected=result), *others, say(_FEW))


def rivals(advice: Advice) -> tuple[Weighed, ...]:
    """The action that is told what it would bring instead: the best card that is worse; of calls the one that is as
    good, or else the next best by the figures, and of a sacrifice passing.
    """
    others = [each for each in advice.weighed if each is not advice.found]
    if advice.view.phase is Phase.PLAY:
        return tuple(each for each in others if each.action not in advice.equals)[:1]
    named = [each for each in others if each.action in advice.as_good]
    if advice.is_sacrifice:
        named = [each for each in others if each.action == PASS]
    worse = sorted((each for each in others if each.behind >= 0), key=lambda each: each.behind)
    return (*named, *worse)[:1]


def instead_in_words(advice: Advice, evidence: Evidence, rival: Weighed) -> Message:
    """What another action would bring, beside the one that is advised."""
    advised = advice.found or rival
    behind, error = rival.behind - advised.behind, max(rival.error, advised.error)
    if rival.action in advice.equals or behind < 0:
        return beside(advice.view, rival.action, AS_GOOD)
    is_unsure = is_whole(evidence, rival) and not is_apart(rival.action, behind, error)
    return beside(advice.view, rival.action, UNSURE if is_unsure else WORSE, less=less(advice, evidence, behind))


class Beside(NamedTuple):
    """A sentence about an action beside the advised one: of a card, and of a call or anything else that is said."""

    card: str
    call: str


def beside(view: SeatView, action: Action, source: Beside, **facts: object) -> Message:
    """The sentence about this action."""
    if isinstance(action, Play):
        return say(source.card, card=action.card, **facts)
    return say(source.call, call=CallName(action, view.rules), **facts)


def less(advice: Advice, evidence: Evidence, points: float) -> Less:
    """The loss of so many points, in words."""
    return LESS[severity_of(points / stake_seen(advice.view, evidence))]


def _is_alone(view: SeatView) -> bool:
    """Whether everybody plays alone."""
    return view.rules.side_count == view.rules.table.seats


_NOTHING = QT_TRANSLATE_NOOP("coach", "Too few possible deals fit what has been called and played to say more.")
_FEW = QT_TRANSLATE_NOOP("coach", "Too few possible deals were examined to give figures.")
#: {expected}: far ahead, ahead, about even, behind or far behind.
_SIDE = QT_TRANSLATE_NOOP("coach", "On average your side comes out {expected}.")
#: {expected}: far ahead, ahead, about even, behind or far behind.
_YOU = QT_TRANSLATE_NOOP("coach", "On average you come out {expected}.")
_CHANCES: Mapping[Aim, str] = MappingProxyType(
    {
        #: {chance}: very good, good, even, poor or very poor.
        Aim.YOU_WIN: QT_TRANSLATE_NOOP("coach", "Your chance of winning the deal: {chance}."),
        #: {chance}: very good, good, even, poor or very poor.
        Aim.SIDE_WINS: QT_TRANSLATE_NOOP("coach", "Your side’s chance of winning the deal: {chance}."),
        #: {chance}: very good, good, even, poor or very poor.
        Aim.MAKE: QT_TRANSLATE_NOOP("coach", "The chance of making the contract: {chance}."),
        #: {chance}: very good, good, even, poor or very poor.
        Aim.BEAT: QT_TRANSLATE_NOOP("coach", "Your side’s chance of beating the contract: {chance}."),
    }
)
WORSE = Beside(
    #: {card}: a card. {less}: almost as good, a little worse …
    QT_TRANSLATE_NOOP("coach", "Next best: {card}. It is {less}."),
    #: {call}: what a player says, Pass or 100 ♠. {less}: almost as good, a little worse …
    QT_TRANSLATE_NOOP("coach", "Also considered: “{call}”. It is {less}."),
)
UNSURE = Beside(
    #: {card}: a card. {less}: almost as good, a little worse …
    QT_TRANSLATE_NOOP("coach", "Next best: {card}. It is probably {less}."),
    #: {call}: what a player says, Pass or 100 ♠. {less}: almost as good, a little worse …
    QT_TRANSLATE_NOOP("coach", "Also considered: “{call}”. It is probably {less}."),
)
AS_GOOD = Beside(
    #: {card}: a card.
    QT_TRANSLATE_NOOP("coach", "Also considered: {card}. It may be just as good."),
    #: {call}: what a player says, Pass or 100 ♠.
    QT_TRANSLATE_NOOP("coach", "Also considered: “{call}”. It may be just as good."),
)
