"""The numbers of a hint in words, used if too few possible deals were searched for figures."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.figures import LESS, Less, chance, expected, is_whole, tell_something
from belote_desktop.coach.judgement import stake_seen
from belote_desktop.coach.standing import is_apart, severity_of
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
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
    behind, action = rival.behind - advised.behind, instruction(advice.view, rival.action)
    is_play = advice.view.phase is Phase.PLAY
    if rival.action in advice.equals or behind < 0:
        return say(MAYBE_AS_GOOD, action=action)
    worse = less(advice, evidence, behind)
    if is_whole(evidence, rival) and not is_apart(rival.action, behind, max(rival.error, advised.error)):
        return say(_NEXT_UNSURE if is_play else _LESS_UNSURE, action=action, less=worse)
    return say(_NEXT if is_play else _LESS, action=action, less=worse)


def less(advice: Advice, evidence: Evidence, points: float) -> Less:
    """The loss of so many points, in words."""
    return LESS[severity_of(points / stake_seen(advice.view, evidence))]


def _is_alone(view: SeatView) -> bool:
    """Whether everybody plays alone."""
    return view.rules.side_count == view.rules.table.seats


_NOTHING = QT_TRANSLATE_NOOP("coach", "Too few possible deals fit what has been called and played to say more.")
_FEW = QT_TRANSLATE_NOOP("coach", "Too few possible deals were counted to give figures.")
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
        Aim.BEAT: QT_TRANSLATE_NOOP("coach", "The chance that the contract fails: {chance}."),
    }
)
#: {action}: a whole sentence. {less}: almost as much, a little less …
_NEXT = QT_TRANSLATE_NOOP("coach", "Next best: {action} It brings {less}.")
#: {action}: a whole sentence. {less}: almost as much, a little less …
_NEXT_UNSURE = QT_TRANSLATE_NOOP("coach", "Next best: {action} It probably brings {less}.")
#: {action}: a whole sentence. {less}: almost as much, a little less …
_LESS = QT_TRANSLATE_NOOP("coach", "Also considered: {action} It brings {less}.")
#: {action}: a whole sentence. {less}: almost as much, a little less …
_LESS_UNSURE = QT_TRANSLATE_NOOP("coach", "Also considered: {action} It probably brings {less}.")
#: {action}: a whole sentence.
MAYBE_AS_GOOD = QT_TRANSLATE_NOOP("coach", "Also considered: {action} It may be just as good.")
