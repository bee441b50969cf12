"""The ladder of a hint: the kind of decision, the idea, the action, the numbers. Each rung is asked for by itself."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.questions import question
from belote_desktop.engine.actions import PASS, Action, Play
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.evidence import Weighed
from belote_desktop.players.raising import RAISES

RUNGS = (1, 2, 3, 4)
"""1 asks the question, 2 gives the idea, 3 the action, 4 the numbers."""


def rung(advice: Advice, number: int) -> tuple[Message, ...]:
    """The sentences of one rung; ValueError for another number. The idea never names the action."""
    if number == RUNGS[0]:
        return (question(advice.view),)
    if number == RUNGS[1]:
        return (idea(advice),)
    if number == RUNGS[2]:
        return (instruction(advice.view, advice.action), *alternatives(advice))
    if number == RUNGS[3]:
        return numbers(advice)
    raise ValueError(f"A hint has rungs {RUNGS[0]} to {RUNGS[-1]}, not {number}.")


def idea(advice: Advice) -> Message:
    """What argues for the action; the suit to look at, or that only the reckoning speaks, where no notion does."""
    if advice.is_forced:
        return say(QT_TRANSLATE_NOOP("coach", "The rules leave you one thing to do."))
    if advice.reason is not None:
        return advice.reason.sentence
    if not advice.weighed:
        return advice.decision.reason
    if isinstance(advice.action, Play):
        suit = advice.action.card.suit
        return say(QT_TRANSLATE_NOOP("coach", "Look at your cards in {suit}. No single idea decides it."), suit=suit)
    return say(QT_TRANSLATE_NOOP("coach", "No single idea decides it: only reckoning tells the calls apart."))


def alternatives(advice: Advice) -> tuple[Message, ...]:
    """The other actions that come to the same, where there are any: those the reason argues for too, and the rest."""
    others = advice.as_good
    argued_for = others if advice.reason is None else advice.reason.for_actions
    alike = [action for action in others if action in argued_for]
    besides = [action for action in others if action not in argued_for]
    return (*_listed(advice, _AS_GOOD, _AS_GOOD_CALLS, alike), *_listed(advice, _BESIDES, _BESIDES_CALLS, besides))


def _listed(advice: Advice, of_cards: str, of_calls: str, actions: Sequence[Action]) -> tuple[Message, ...]:
    cards = tuple(action.card for action in actions if isinstance(action, Play))
    if cards:
        return (say(of_cards, cards=cards),)
    calls = tuple(instruction(advice.view, action) for action in actions)
    return (say(of_calls, calls=calls),) if calls else ()


_AS_GOOD = QT_TRANSLATE_NOOP("coach", "As good, as far as could be told: {cards}.")
_AS_GOOD_CALLS = QT_TRANSLATE_NOOP("coach", "As good, as far as could be told: {calls}")
_BESIDES = QT_TRANSLATE_NOOP("coach", "No worse, as far as could be told, but not for that reason: {cards}.")
_BESIDES_CALLS = QT_TRANSLATE_NOOP("coach", "No worse, as far as could be told, but not for that reason: {calls}")


def numbers(advice: Advice) -> tuple[Message, ...]:
    """Expected points with their error, the chance of the deal, how many possible deals."""
    evidence, found = advice.evidence, advice.found
    if advice.is_forced:
        return (say(QT_TRANSLATE_NOOP("coach", "There is nothing to weigh: only one action is allowed.")),)
    if evidence is None or found is None:
        return (say(QT_TRANSLATE_NOOP("coach", "This was not searched: the hint follows a rule of thumb.")),)
    said = [say(_expected(advice.view, found.mean), points=abs(found.mean)), _chance(advice, found)]
    said += [_instead(advice, each) for each in _rivals(advice)]
    if evidence.exhaustive:
        said.append(say(_ALL, deals=len(evidence.worlds)))
    else:
        said.append(say(_DEALS, deals=len(evidence.worlds), effective=round(evidence.effective)))
    return tuple(said)


_ALL = QT_TRANSLATE_NOOP("coach", "Possible deals: {deals}. All of them were counted.")
_DEALS = QT_TRANSLATE_NOOP("coach", "Possible deals counted: {deals}, worth as much as {effective} of even weight.")


def _rivals(advice: Advice) -> tuple[Weighed, ...]:
    """The actions that are told what they would bring instead: the best card that is worse; of calls the next best,
    passing and raising.
    """
    others = [each for each in advice.weighed if each is not advice.found]
    if advice.view.phase is Phase.PLAY:
        return tuple(each for each in others if each.action not in advice.equals)[:1]
    return tuple(each for place, each in enumerate(others) if not place or each.action in (PASS, *RAISES))


def _instead(advice: Advice, rival: Weighed) -> Message:
    """What another action would bring, beside the one that is advised."""
    action, advised = instruction(advice.view, rival.action), advice.found or rival
    less, error = rival.behind - advised.behind, max(rival.error, advised.error)
    source = _NEXT if advice.view.phase is Phase.PLAY else _LESS if less >= 0 else _MORE
    return say(source, action=action, points=abs(less), error=error)


_NEXT = QT_TRANSLATE_NOOP("coach", "The next: {action} It brings {points} less, give or take {error}.")
_LESS = QT_TRANSLATE_NOOP("coach", "Instead: {action} It brings {points} less, give or take {error}.")
_MORE = QT_TRANSLATE_NOOP("coach", "Instead: {action} It brings {points} more, give or take {error}.")


def _expected(view: SeatView, mean: float) -> str:
    """The sentence for what is expected: of a side, of one against one, or of one among several."""
    sides, ahead = view.rules.side_count, mean >= 0
    if sides < view.rules.table.seats:
        return _SIDE_AHEAD if ahead else _SIDE_BEHIND
    if sides == 2:
        return _AHEAD if ahead else _BEHIND
    return _MORE_THAN_OTHERS if ahead else _LESS_THAN_OTHERS


_SIDE_AHEAD = QT_TRANSLATE_NOOP("coach", "Expected of this deal: your side ahead by {points} points.")
_SIDE_BEHIND = QT_TRANSLATE_NOOP("coach", "Expected of this deal: your side behind by {points} points.")
_AHEAD = QT_TRANSLATE_NOOP("coach", "Expected of this deal: you ahead by {points} points.")
_BEHIND = QT_TRANSLATE_NOOP("coach", "Expected of this deal: you behind by {points} points.")
_MORE_THAN_OTHERS = QT_TRANSLATE_NOOP(
    "coach", "Expected of this deal: {points} points more for you than the others make on average."
)
_LESS_THAN_OTHERS = QT_TRANSLATE_NOOP(
    "coach", "Expected of this deal: {points} points less for you than the others make on average."
)


def _chance(advice: Advice, found: Weighed) -> Message:
    """How likely the contract is made or beaten; in an auction, how likely the deal is won."""
    share, contract = round(100 * found.won), advice.view.contract
    if advice.view.phase is not Phase.PLAY or contract is None:
        alone = advice.view.rules.side_count == advice.view.rules.table.seats
        return say(_YOU_WIN if alone else _SIDE_WINS, share=share)
    if _is_ours(advice, contract):
        return say(QT_TRANSLATE_NOOP("coach", "The contract is made in {share} of 100 possible deals."), share=share)
    return say(QT_TRANSLATE_NOOP("coach", "The contract is beaten in {share} of 100 possible deals."), share=share)


_SIDE_WINS = QT_TRANSLATE_NOOP("coach", "Your side wins the deal in {share} of 100 possible deals.")
_YOU_WIN = QT_TRANSLATE_NOOP("coach", "You win the deal in {share} of 100 possible deals.")


def _is_ours(advice: Advice, contract: Contract) -> bool:
    view = advice.view
    return view.seat is not None and view.rules.side_of(view.seat) == view.rules.side_of(contract.declarer)
