"""The steps of a hint: the question, the idea, the action and the numbers, each shown on request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.numbers import numbers
from belote_desktop.coach.questions import question
from belote_desktop.coach.standing import SAME
from belote_desktop.engine.actions import Action, Declare, Discard, Exchange, Play
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, CallName, Message, say
from belote_desktop.players.player import Decision

RUNGS = (1, 2, 3, 4)
"""1 asks the question, 2 gives the idea, 3 the action, 4 the numbers."""
IDEA = RUNGS[1]


def rung(advice: Advice, number: int) -> tuple[Message, ...]:
    """The sentences of the step with this number; ValueError for another number. The idea never names the action."""
    if number == RUNGS[0]:
        return (question(advice.view),)
    if number == IDEA:
        return (idea(advice),) if advice.is_forced or advice.reason is None else advice.reason.sentences
    if number == RUNGS[2]:
        told = (say(_SACRIFICE),) if advice.is_sacrifice else ()
        return (instruction(advice.view, advice.action), *told, *_thumb(advice), *alternatives(advice))
    if number == RUNGS[3]:
        return numbers(advice)
    raise ValueError(f"A hint has steps {RUNGS[0]} to {RUNGS[-1]}, but no step {number}.")


_SACRIFICE = QT_TRANSLATE_NOOP(
    "coach", "This is a sacrifice: the contract will probably fail, but passing would lose more."
)


def idea(advice: Advice) -> Message:
    """What argues for the action; the suit to look at, or that only the reckoning speaks, where no idea does."""
    if advice.is_forced:
        return say(QT_TRANSLATE_NOOP("coach", "You have only one choice."))
    if advice.reason is not None:
        return advice.reason.told
    if not advice.weighed:
        return _unsearched(advice.decision)
    if isinstance(advice.action, Play):
        suit = advice.action.card.suit
        #: {suit}: a suit.
        return say(
            QT_TRANSLATE_NOOP("coach", "Look at your cards in {suit}. No single idea decides this one."), suit=suit
        )
    return say(QT_TRANSLATE_NOOP("coach", "No single idea decides this one. The calls differ only in the numbers."))


def reason(advice: Advice) -> Message:
    """What argues for an action that is already known; that the cards differ only in the numbers, if nothing does."""
    if advice.reason is None and advice.weighed and isinstance(advice.action, Play):
        return say(QT_TRANSLATE_NOOP("coach", "No single idea decides this one. The cards differ only in the numbers."))
    return idea(advice)


def _unsearched(decision: Decision) -> Message:
    """The rule of thumb that decided; where it names the action, what to look at instead."""
    if isinstance(decision.action, Play):
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("coach", "Look at your cards in {suit}."), suit=decision.action.card.suit)
    pointer = next((source for kind, source in _POINTERS.items() if isinstance(decision.action, kind)), None)
    return decision.reason if pointer is None else say(pointer)


_POINTERS: Mapping[type[Action], str] = MappingProxyType(
    {
        Declare: QT_TRANSLATE_NOOP("coach", "A declaration may score, but only if you make it now."),
        Discard: QT_TRANSLATE_NOOP("coach", "Keep your trumps and sure tricks."),
        Exchange: QT_TRANSLATE_NOOP("coach", "The turn-up is a better trump than one of yours."),
    }
)


def _thumb(advice: Advice) -> tuple[Message, ...]:
    """The rule of thumb that chose a card: it names the card, so the idea could not tell it."""
    is_told = not advice.weighed and not advice.is_forced and isinstance(advice.decision.action, Play)
    return (advice.decision.reason,) if is_told else ()


def alternatives(advice: Advice) -> tuple[Message, ...]:
    """The other actions that cannot be told from the best: those the reason argues for too, then the rest.

    The reason may be to keep one of the rest, so they are not said to be as good unless all figures are the same. Of
    calls only the best of them: a player who is told five calls is told nothing.
    """
    others = advice.as_good
    if advice.view.phase is not Phase.PLAY:
        return tuple(say(_AS_GOOD_CALL, call=CallName(action, advice.view.rules)) for action in others[:1])
    argued_for = others if advice.reason is None else advice.reason.for_actions
    alike = [action for action in others if action in argued_for]
    besides = [action for action in others if action not in argued_for]
    same = all(found is not None and max(found.behind, found.error) <= SAME for found in map(advice.of, besides))
    return (*_listed(_AS_GOOD, alike), *_listed(_NO_MATTER if same else _PERHAPS_AS_GOOD, besides))


def _listed(source: str, actions: Sequence[Action]) -> tuple[Message, ...]:
    cards = tuple(action.card for action in actions if isinstance(action, Play))
    return (say(source, cards=cards),) if cards else ()


#: {cards}: cards.
_AS_GOOD = QT_TRANSLATE_NOOP("coach", "Just as good: {cards}.")
#: {call}: what a player says, Pass or 100 ♠.
_AS_GOOD_CALL = QT_TRANSLATE_NOOP("coach", "Perhaps just as good: “{call}”.")
#: {cards}: cards.
_NO_MATTER = QT_TRANSLATE_NOOP("coach", "In this deal {cards:the or} would score just as much.")
#: {cards}: cards.
_PERHAPS_AS_GOOD = QT_TRANSLATE_NOOP("coach", "Perhaps just as good: {cards}.")
