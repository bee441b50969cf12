"""What is wrong with an action that is behind the best one, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.coach.advice import Advice
from belote_desktop.coach.drills.call_reasons import against_call
from belote_desktop.coach.figures import is_counted, tell_something
from belote_desktop.coach.ideas.sampled_ideas import APART, OUTCOME, Sample
from belote_desktop.coach.ideas.winning_ideas import SURE, WORTH_AND_SURE
from belote_desktop.coach.ladder import reason
from belote_desktop.coach.numbers import deal_share
from belote_desktop.coach.strategy import CHAPTERS, Chapter, Finding
from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge


def objection(advice: Advice, action: Action) -> Message | None:
    """What is wrong with an action beside the one that is advised; None where nothing but its cost tells it.

    A chapter of strategy says it first, then the chance of the trick, then that of the deal.
    """
    found = next((finding for _, finding in against(advice, action)), None)
    if found is not None:
        return found.bad[action]
    if not isinstance(action, Play):
        return against_call(advice.view, action, advice.action)
    return _of_trick(advice, action) or _of_deal(advice, action)


def reason_beside(advice: Advice, action: Action, wrong: Message | None) -> Message | None:
    """The reason for the advised action. None if it is the share of deals won, and `wrong` has told that already.

    `wrong` is the objection to `action`. If it says what the trick is worth, the reason does not say it again.
    """
    is_outcome = advice.reason is not None and advice.reason.idea == OUTCOME.name
    if is_outcome and isinstance(action, Play) and wrong is not None and wrong == _of_deal(advice, action):
        return None
    told = reason(advice)
    is_worth_told = wrong is not None and wrong.facts.get("points") == told.facts.get("points")
    return say(SURE) if is_worth_told and told.source == WORTH_AND_SURE else told


def against(advice: Advice, action: Action) -> Iterator[tuple[Chapter, Finding]]:
    """The chapters that speak against an action and for one of the best, in their order, with what they say.

    Customs are not among them: nobody has agreed on one with the user, and no search bears them out.
    """
    for chapter in (each for each in CHAPTERS.values() if each.custom is None):
        finding = chapter.detect(advice.view)
        if finding is not None and action in finding.bad and any(each in finding.good for each in advice.equals):
            yield chapter, finding


def _of_trick(advice: Advice, play: Play) -> Message | None:
    """That the side wins this trick less often with a card, by the possible deals."""
    view, evidence, best = advice.view, advice.evidence, advice.found
    if view.contract is None or view.seat is None or evidence is None or not tell_something(evidence):
        return None
    at = Knowledge(view, view.contract, view.seat)
    chances = Sample(evidence, at).trick
    if best is None or not isinstance(best.action, Play) or best.action.card not in chances:
        return None
    if chances[best.action.card] - chances[play.card] < APART:
        return None
    return say(_WINS_LESS if at.partners else _WINS_LESS_ALONE, card=play.card, best=best.action.card)


def _of_deal(advice: Advice, play: Play) -> Message | None:
    """That the deal is won less often with a card, where that may be told in figures."""
    best, played, evidence = advice.found, advice.of(play), advice.evidence
    if best is None or played is None or evidence is None or not is_counted(evidence, played):
        return None
    return deal_share(advice.view, best, played)


#: {card}, {best}: cards.
_WINS_LESS = QT_TRANSLATE_NOOP(
    "coach", "Your side wins this trick less often with {card:the} than with {best:the}."
)  # fmt: skip
#: {card}, {best}: cards.
_WINS_LESS_ALONE = QT_TRANSLATE_NOOP("coach", "You win this trick less often with {card:the} than with {best:the}.")
