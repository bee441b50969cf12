"""The ladder of a hint: the kind of decision, the idea, the action, the numbers. Each rung is asked for by itself."""

from __future__ import annotations

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.questions import question
from belote_desktop.engine.actions import Play
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.players.evidence import Weighed

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
    """The other actions that come to the same, where there are any."""
    others = [action for action in advice.equals if action != advice.action]
    cards = tuple(action.card for action in others if isinstance(action, Play))
    if not cards:
        return ()
    return (say(QT_TRANSLATE_NOOP("coach", "As good, as far as could be told: {cards}."), cards=cards),)


def numbers(advice: Advice) -> tuple[Message, ...]:
    """Expected points with their error, the chance of the deal, how many possible deals."""
    evidence, found = advice.evidence, advice.of(advice.action)
    if advice.is_forced:
        return (say(QT_TRANSLATE_NOOP("coach", "There is nothing to weigh: only one action is allowed.")),)
    if evidence is None or found is None:
        return (say(QT_TRANSLATE_NOOP("coach", "This was not searched: the hint follows a rule of thumb.")),)
    said = [say(_AHEAD if found.mean >= 0 else _BELOW, points=abs(found.mean)), _chance(advice, found)]
    rival = next((each for each in advice.weighed if each.action not in advice.equals), None)
    if rival is not None:
        said.append(say(_BEHIND, action=instruction(advice.view, rival.action), points=rival.behind, error=rival.error))
    if evidence.exhaustive:
        said.append(say(_ALL, deals=len(evidence.worlds)))
    else:
        said.append(say(_DEALS, deals=len(evidence.worlds), effective=round(evidence.effective)))
    return tuple(said)


_AHEAD = QT_TRANSLATE_NOOP("coach", "Expected of this deal: your side ahead by {points} points.")
_BELOW = QT_TRANSLATE_NOOP("coach", "Expected of this deal: your side behind by {points} points.")
_BEHIND = QT_TRANSLATE_NOOP("coach", "The next: {action} It brings {points} less, give or take {error}.")
_ALL = QT_TRANSLATE_NOOP("coach", "These are all the {deals} deals that are possible.")
_DEALS = QT_TRANSLATE_NOOP("coach", "Reckoned in {deals} possible deals, worth as much as {effective} even ones.")


def _chance(advice: Advice, found: Weighed) -> Message:
    """How likely the contract is made or beaten; in an auction, how likely the deal is won."""
    share, contract = round(100 * found.won), advice.view.contract
    if advice.view.phase is not Phase.PLAY or contract is None:
        return say(QT_TRANSLATE_NOOP("coach", "Your side wins the deal in {share} of 100 possible deals."), share=share)
    if _is_ours(advice, contract):
        return say(QT_TRANSLATE_NOOP("coach", "The contract is made in {share} of 100 possible deals."), share=share)
    return say(QT_TRANSLATE_NOOP("coach", "The contract is beaten in {share} of 100 possible deals."), share=share)


def _is_ours(advice: Advice, contract: Contract) -> bool:
    view = advice.view
    return view.seat is not None and view.rules.side_of(view.seat) == view.rules.side_of(contract.declarer)
