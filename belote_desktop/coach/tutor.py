"""The tutor: whether to offer a take-back after a decision, by its cost as far as the seat could know."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.advice import Advice
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.numbers_in_words import Beside, beside
from belote_desktop.coach.objections import objection, reason_beside
from belote_desktop.coach.standing import Severity
from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


def speaks_up(severity: Severity, least: Severity) -> bool:
    """True if the tutor should offer a take-back: the mistake is at least so severe."""
    order = tuple(Severity)
    return severity is not Severity.NONE and order.index(severity) >= order.index(least)


def offer(judgement: Judgement, *, is_done: bool = True) -> tuple[Message, ...]:
    """What is said with the offer: how much it may cost, what is wrong with the action, what is better, and why.

    The reasons speak of the trick as it lay before the action: where that is done and completed it, this is said.
    """
    advice, severity = judgement.advice, judgement.severity
    points = max(1, round(judgement.cost))
    cost = say(_COSTS[severity], points=points) if judgement.is_counted else say(_COSTS_OF_FEW[severity])
    then = (say(_THINK_BACK),) if is_done and _completes_trick(judgement) else ()
    wrong = objection(advice, judgement.action)
    return (cost, *then, *(() if wrong is None else (wrong,)), *_better(advice, judgement.action, wrong))


def _better(advice: Advice, action: Action, wrong: Message | None) -> tuple[Message, ...]:
    """What is better than an action, with the reason of a hint; a card that only the figures speak for has none.

    `wrong` is what is said against the action.
    """
    best = advice.action if advice.found is None else advice.found.action
    named, why = beside(advice.view, best, _BETTER), reason_beside(advice, action, wrong)
    return (named,) if why is None or (advice.reason is None and isinstance(best, Play)) else (named, why)


def _completes_trick(judgement: Judgement) -> bool:
    """Whether the action was the last card of its trick, which is gathered by the time of the offer."""
    view = judgement.advice.view
    on_table = 0 if view.trick is None else len(view.trick.cards)
    return isinstance(judgement.action, Play) and on_table == view.rules.table.seats - 1


_BETTER = Beside(
    #: {card}: a card.
    QT_TRANSLATE_NOOP("coach", "Better: {card}."),
    #: {call}: what a player says, Pass or 100 ♠.
    QT_TRANSLATE_NOOP("coach", "Better: “{call}”."),
)
_THINK_BACK = QT_TRANSLATE_NOOP("coach", "Think back to that trick, before you played your card.")


_COSTS: Mapping[Severity, str] = MappingProxyType(
    {
        #: {points}: a whole number, from 1.
        Severity.SLIP: QT_TRANSLATE_NOOP(
            "coach", "A small mistake: on average it costs about {points} {points:n|point|points}."
        ),
        #: {points}: a whole number, from 1.
        Severity.MISTAKE: QT_TRANSLATE_NOOP(
            "coach", "A serious mistake: on average it costs about {points} {points:n|point|points}."
        ),
        #: {points}: a whole number, from 1.
        Severity.BLUNDER: QT_TRANSLATE_NOOP(
            "coach", "A blunder: on average it costs about {points} {points:n|point|points}."
        ),
    }
)
_COSTS_OF_FEW: Mapping[Severity, str] = MappingProxyType(
    {
        Severity.SLIP: QT_TRANSLATE_NOOP(
            "coach", "This looks like a small mistake, but few possible deals could be examined."
        ),
        Severity.MISTAKE: QT_TRANSLATE_NOOP(
            "coach", "This looks like a serious mistake, but few possible deals could be examined."
        ),
        Severity.BLUNDER: QT_TRANSLATE_NOOP(
            "coach", "This looks like a blunder, but few possible deals could be examined."
        ),
    }
)
"""The same where too few possible deals were examined for a figure."""
