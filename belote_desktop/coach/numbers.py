"""The numbers of a hint: of a card one sentence beside the next best card, of a call what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from belote_desktop.coach.advice import Advice
from belote_desktop.coach.figures import is_counted
from belote_desktop.coach.ideas.sampled_ideas import DECIDES
from belote_desktop.coach.numbers_in_words import AS_GOOD, Aim, aim, beside, in_words, instead_in_words, rivals
from belote_desktop.coach.standing import SURE, is_apart
from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.short_repr import member_repr
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, CallName, Message, say
from belote_desktop.players.evidence import Evidence, Weighed

SURELY = 1e-9
"""A smaller share of the possible deals is none: it comes from adding weights."""


def numbers(advice: Advice) -> tuple[Message, ...]:
    """What the advised action brings beside the next best; words if there are too few deals for figures (`figures`)."""
    evidence, found = advice.evidence, advice.found
    if advice.is_forced:
        return (say(QT_TRANSLATE_NOOP("coach", "You have only one choice.")),)
    if evidence is None or found is None:
        return (say(QT_TRANSLATE_NOOP("coach", "This hint follows a rule of thumb. No possible deals were examined.")),)
    if not is_counted(evidence, found):
        return in_words(advice, evidence, found)
    if isinstance(found.action, Play):
        return (_of_card(advice, evidence, found, found.action),)
    said = [_chance(advice, found), say(_expected(advice.view, found.mean), points=abs(found.mean))]
    said += [
        _instead(advice, each) if is_counted(evidence, each) else instead_in_words(advice, evidence, each)
        for each in rivals(advice)
    ]
    return tuple(said)


class Unit(StrEnum):
    """What a figure counts: points ahead, or of 100 possible deals those in which the contract is made or beaten."""

    POINTS = "points"
    MADE = "made"
    BEATEN = "beaten"

    __repr__ = member_repr


@dataclass(frozen=True)
class Measured:
    """What an action brings, as a figure; `error` is half the interval in which it lies in 95 cases of 100."""

    action: Action
    value: float
    unit: Unit = Unit.POINTS
    error: float = 0.0


def measured(advice: Advice) -> tuple[Measured, ...]:
    """The two cards that the numbers compare, the advised one first; none where no figures are told."""
    evidence, found = advice.evidence, advice.found
    rival = next(iter(rivals(advice)), None) if found is not None else None
    if evidence is None or found is None or rival is None or advice.is_forced or not isinstance(found.action, Play):
        return ()
    if not is_counted(evidence, found) or not is_counted(evidence, rival):
        return ()
    if deal_share(advice.view, found, rival) is not None:
        unit = Unit.MADE if aim(advice.view) is Aim.MAKE else Unit.BEATEN
        return tuple(Measured(each.action, 100 * each.won, unit) for each in (found, rival))
    if rival.behind <= found.behind:
        return ()
    return Measured(found.action, found.mean), Measured(rival.action, rival.mean, error=SURE * rival.error)


def basis(advice: Advice) -> Message | None:
    """What the figures rest on, for those who want to know; None where none are told."""
    evidence, found = advice.evidence, advice.found
    if evidence is None or found is None or advice.is_forced or not is_counted(evidence, found):
        return None
    deals, effective = len(evidence.worlds), round(evidence.effective)
    if evidence.exhaustive:
        return say(_ALL, deals=deals) if deals > 1 else say(_ONLY)
    return say(_DEALS, deals=deals) if deals == effective else say(_UNEVEN_DEALS, deals=deals, effective=effective)


#: {deals}: a number above 1.
_ALL = QT_TRANSLATE_NOOP("coach", "All {deals} possible deals were examined.")
_ONLY = QT_TRANSLATE_NOOP("coach", "Only one deal is possible.")
#: {deals}: a number.
_DEALS = QT_TRANSLATE_NOOP("coach", "Possible deals examined: {deals}.")
#: {deals}, {effective}: numbers.
_UNEVEN_DEALS = QT_TRANSLATE_NOOP(
    "coach",
    "Possible deals examined: {deals}. Some are likelier than others, so they count for no more than {effective} "
    "equally likely deals.",
)


def _of_card(advice: Advice, evidence: Evidence, found: Weighed, play: Play) -> Message:
    """The chance of the deal with a card and with the next best, or the points between them where it is the same."""
    rival = next(iter(rivals(advice)), None)
    if rival is None or not isinstance(rival.action, Play) or not is_counted(evidence, rival):
        return _chance(advice, found)
    more, decided = rival.behind - found.behind, deal_share(advice.view, found, rival)
    if decided is not None:
        return decided
    if more <= 0:
        return _chance(advice, found)
    return say(_BRINGS_MORE, card=play.card, other=rival.action.card, points=more)


def contract_share(advice: Advice, action: Action) -> Message | None:
    """How often the contract is made or beaten with the advised card and with another, of which figures are told."""
    found, other = advice.found, advice.of(action)
    if found is None or other is None or not isinstance(other.action, Play) or not isinstance(found.action, Play):
        return None
    if round(100 * found.won) == round(100 * other.won):
        return _chance(advice, found)
    return _two_shares(advice.view, found, other, found.action, other.action)


def deal_share(view: SeatView, best: Weighed, worse: Weighed) -> Message | None:
    """How often the deal is won with each of two cards; None where that is nearly the same, or for calls."""
    if not isinstance(best.action, Play) or not isinstance(worse.action, Play) or best.won - worse.won < DECIDES:
        return None
    return _two_shares(view, best, worse, best.action, worse.action)


def _two_shares(view: SeatView, best: Weighed, worse: Weighed, card: Play, other: Play) -> Message:
    shares = {"share": round(100 * best.won), "less": round(100 * worse.won)}
    source = _CONTRACT_MADE if aim(view) is Aim.MAKE else _CONTRACT_FAILS
    return say(source, card=card.card, other=other.card, **shares)


#: {card}, {other}: cards. {points}: with one decimal, 3.4.
_BRINGS_MORE = QT_TRANSLATE_NOOP(
    "coach", "On average {card:the} gains {points} {points:n|point|points} more than {other:the}."
)
#: {card}, {other}: cards. {share}, {less}: numbers.
_CONTRACT_MADE = QT_TRANSLATE_NOOP(
    "coach", "With {card:the} the contract is made in {share} % of possible deals, with {other:the} in {less} %."
)
#: {card}, {other}: cards. {share}, {less}: numbers.
_CONTRACT_FAILS = QT_TRANSLATE_NOOP(
    "coach", "With {card:the} the contract fails in {share} % of possible deals, with {other:the} in {less} %."
)


def _instead(advice: Advice, rival: Weighed) -> Message:
    """What another call would bring, beside the one that is advised."""
    advised = advice.found or rival
    behind, error = rival.behind - advised.behind, max(rival.error, advised.error)
    if not is_apart(rival.action, behind, error):
        return beside(advice.view, rival.action, AS_GOOD)
    return say(_WORSE, call=CallName(rival.action, advice.view.rules), points=behind)


#: {call}: what a player says, Pass or 100 ♠. {points}: points with a decimal.
_WORSE = QT_TRANSLATE_NOOP(
    "coach", "Also considered: “{call}”. On average it is {points} {points:n|point|points} worse."
)


def _expected(view: SeatView, mean: float) -> str:
    """The sentence for what is expected: of a side, of one against one, or of one among several."""
    sides, ahead = view.rules.side_count, mean >= 0
    if sides < view.rules.table.seats:
        return _SIDE_AHEAD if ahead else _SIDE_BEHIND
    if sides == 2:
        return _AHEAD if ahead else _BEHIND
    return _MORE_THAN_OTHERS if ahead else _LESS_THAN_OTHERS


#: {points}: points with a decimal.
_SIDE_AHEAD = QT_TRANSLATE_NOOP("coach", "On average your side comes out {points} {points:n|point|points} ahead.")
#: {points}: points with a decimal.
_SIDE_BEHIND = QT_TRANSLATE_NOOP("coach", "On average your side comes out {points} {points:n|point|points} behind.")
#: {points}: points with a decimal.
_AHEAD = QT_TRANSLATE_NOOP("coach", "On average you come out {points} {points:n|point|points} ahead.")
#: {points}: points with a decimal.
_BEHIND = QT_TRANSLATE_NOOP("coach", "On average you come out {points} {points:n|point|points} behind.")
#: {points}: points with a decimal.
_MORE_THAN_OTHERS = QT_TRANSLATE_NOOP(
    "coach", "On average you come out {points} {points:n|point|points} ahead of the others."
)
#: {points}: points with a decimal.
_LESS_THAN_OTHERS = QT_TRANSLATE_NOOP(
    "coach", "On average you come out {points} {points:n|point|points} behind the others."
)


def _chance(advice: Advice, found: Weighed) -> Message:
    """How likely the contract is made or beaten; in an auction, how likely the deal is won."""
    share, wanted = round(100 * found.won), aim(advice.view)
    if SURELY <= found.won <= 1 - SURELY:
        return say(_SHARES[wanted], share=min(99, max(1, share)))
    return say(_ALWAYS[wanted] if share else _NEVER[wanted])


_SHARES: Mapping[Aim, str] = MappingProxyType(
    {
        #: {share}: a number.
        Aim.YOU_WIN: QT_TRANSLATE_NOOP("coach", "You win about {share} of 100 deals like this."),
        #: {share}: a number.
        Aim.SIDE_WINS: QT_TRANSLATE_NOOP("coach", "Your side wins about {share} of 100 deals like this."),
        #: {share}: a number.
        Aim.MAKE: QT_TRANSLATE_NOOP("coach", "The contract is made in about {share} of 100 deals like this."),
        #: {share}: a number.
        Aim.BEAT: QT_TRANSLATE_NOOP("coach", "The contract fails in about {share} of 100 deals like this."),
    }
)
_ALWAYS: Mapping[Aim, str] = MappingProxyType(
    {
        Aim.YOU_WIN: QT_TRANSLATE_NOOP("coach", "You win all the possible deals examined."),
        Aim.SIDE_WINS: QT_TRANSLATE_NOOP("coach", "Your side wins all the possible deals examined."),
        Aim.MAKE: QT_TRANSLATE_NOOP("coach", "The contract is made in all the possible deals examined."),
        Aim.BEAT: QT_TRANSLATE_NOOP("coach", "The contract fails in all the possible deals examined."),
    }
)
_NEVER: Mapping[Aim, str] = MappingProxyType(
    {
        Aim.YOU_WIN: QT_TRANSLATE_NOOP("coach", "You win none of the possible deals examined."),
        Aim.SIDE_WINS: QT_TRANSLATE_NOOP("coach", "Your side wins none of the possible deals examined."),
        Aim.MAKE: QT_TRANSLATE_NOOP("coach", "The contract is not made in any of the possible deals examined."),
        Aim.BEAT: QT_TRANSLATE_NOOP("coach", "The contract does not fail in any of the possible deals examined."),
    }
)
