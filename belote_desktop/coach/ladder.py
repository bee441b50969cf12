"""The steps of a hint: the question, the idea, the action and the numbers, each shown on request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.figures import is_counted
from belote_desktop.coach.numbers_in_words import MAYBE_AS_GOOD, Aim, aim, in_words, instead_in_words, rivals
from belote_desktop.coach.questions import question
from belote_desktop.engine.actions import Action, Declare, Discard, Exchange, Play
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.evidence import Weighed
from belote_desktop.players.player import Decision

RUNGS = (1, 2, 3, 4)
"""1 asks the question, 2 gives the idea, 3 the action, 4 the numbers."""


def rung(advice: Advice, number: int) -> tuple[Message, ...]:
    """The sentences of the step with this number; ValueError for another number. The idea never names the action."""
    if number == RUNGS[0]:
        return (question(advice.view),)
    if number == RUNGS[1]:
        return (idea(advice),)
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
        return advice.reason.sentence
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
    """The other actions that come to the same: those the reason argues for too, and the rest.

    Of calls only the best of them: a player who is told five calls is told nothing.
    """
    others = advice.as_good
    if advice.view.phase is not Phase.PLAY:
        calls = tuple(instruction(advice.view, action) for action in others[:1])
        return (say(_AS_GOOD_CALLS, calls=calls),) if calls else ()
    argued_for = others if advice.reason is None else advice.reason.for_actions
    alike = [action for action in others if action in argued_for]
    besides = [action for action in others if action not in argued_for]
    return (*_listed(_AS_GOOD, alike), *_listed(_BESIDES, besides))


def _listed(source: str, actions: Sequence[Action]) -> tuple[Message, ...]:
    cards = tuple(action.card for action in actions if isinstance(action, Play))
    return (say(source, cards=cards),) if cards else ()


#: {cards}: cards.
_AS_GOOD = QT_TRANSLATE_NOOP("coach", "Just as good: {cards}.")
#: {calls}: a call as a whole sentence.
_AS_GOOD_CALLS = QT_TRANSLATE_NOOP("coach", "Perhaps just as good: {calls}")
#: {cards}: cards.
_BESIDES = QT_TRANSLATE_NOOP("coach", "Just as good, for other reasons: {cards}.")


def numbers(advice: Advice) -> tuple[Message, ...]:
    """Expected points with their error, the chance of the deal, how many possible deals; words where these are too few
    for figures (`figures`)."""
    evidence, found = advice.evidence, advice.found
    if advice.is_forced:
        return (say(QT_TRANSLATE_NOOP("coach", "You have only one choice.")),)
    if evidence is None or found is None:
        return (say(QT_TRANSLATE_NOOP("coach", "No possible deals were searched. This hint follows a rule of thumb.")),)
    if not is_counted(evidence, found):
        return in_words(advice, evidence, found)
    said = [_chance(advice, found), say(_expected(advice.view, found.mean), points=abs(found.mean))]
    said += [
        _instead(advice, each) if is_counted(evidence, each) else instead_in_words(advice, evidence, each)
        for each in rivals(advice)
    ]
    if evidence.exhaustive:
        said.append(say(_ALL, deals=len(evidence.worlds)) if len(evidence.worlds) > 1 else say(_ONLY))
    else:
        deals, effective = len(evidence.worlds), round(evidence.effective)
        said.append(
            say(_DEALS, deals=deals) if deals == effective else say(_UNEVEN_DEALS, deals=deals, effective=effective)
        )
    return tuple(said)


#: {deals}: a number above 1.
_ALL = QT_TRANSLATE_NOOP("coach", "All {deals} possible deals were counted.")
_ONLY = QT_TRANSLATE_NOOP("coach", "Only one deal is possible.")
#: {deals}: a number.
_DEALS = QT_TRANSLATE_NOOP("coach", "Possible deals counted: {deals}.")
#: {deals}, {effective}: numbers.
_UNEVEN_DEALS = QT_TRANSLATE_NOOP(
    "coach",
    "Possible deals counted: {deals}. Some are likelier than others, so they tell as much as {effective} equally "
    "likely deals.",
)


def _instead(advice: Advice, rival: Weighed) -> Message:
    """What another action would bring, beside the one that is advised."""
    action, advised = instruction(advice.view, rival.action), advice.found or rival
    less, error = rival.behind - advised.behind, max(rival.error, advised.error)
    if less < 0:
        return say(MAYBE_AS_GOOD, action=action)
    source = _NEXT if advice.view.phase is Phase.PLAY else _LESS
    return say(source, action=action, points=abs(less), error=error)


#: {action}: a whole sentence. {points}, {error}: points.
_NEXT = QT_TRANSLATE_NOOP("coach", "Next best: {action} It brings {points} ± {error} less.")
#: {action}: a whole sentence. {points}, {error}: points.
_LESS = QT_TRANSLATE_NOOP("coach", "Also considered: {action} It brings {points} ± {error} less.")


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
    return say(_SHARES[aim(advice.view)], share=round(100 * found.won))


_SHARES: Mapping[Aim, str] = MappingProxyType(
    {
        #: {share}: a number.
        Aim.YOU_WIN: QT_TRANSLATE_NOOP("coach", "You win {share} % of possible deals."),
        #: {share}: a number.
        Aim.SIDE_WINS: QT_TRANSLATE_NOOP("coach", "Your side wins {share} % of possible deals."),
        #: {share}: a number.
        Aim.MAKE: QT_TRANSLATE_NOOP("coach", "The contract is made in {share} % of possible deals."),
        #: {share}: a number.
        Aim.BEAT: QT_TRANSLATE_NOOP("coach", "The contract fails in {share} % of possible deals."),
    }
)
