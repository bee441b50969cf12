"""The sentences of a review, in the language of the window.

Where an index set is asked for, SPOKEN in its place gives the sentence for reading aloud.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.figures import is_counted
from belote_desktop.coach.ladder import RUNGS, alternatives, reason, rung
from belote_desktop.coach.looking_back.luck import Luck
from belote_desktop.coach.looking_back.misfortune import misfortune
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.numbers import contract_share
from belote_desktop.coach.objections import objection, reason_beside
from belote_desktop.coach.standing import SURE, Severity, severity_of
from belote_desktop.engine import Action, Match, Play
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, CallName, Source, counted, say
from belote_desktop.models.words import words
from belote_desktop.models.words.moment_words import action_text, decimal, told
from belote_desktop.models.words.names import Names


def to_consider_text(judged: Judged, index: str) -> str:
    """The question to ask before a decision, as in the first step of a hint."""
    return " ".join(told(each, index) for each in rung(judged.advice, RUNGS[0]))


def question_text(judged: Judged, index: str) -> str:
    """The question asked before the better action is shown."""
    if isinstance(judged.action, Play):
        #: {card}: a card, K♥ on screen, the king of hearts aloud.
        asked = QT_TRANSLATE_NOOP("review", "You played {card:the}. What would have been better?")
        return told(say(asked, card=judged.action.card), index)
    #: {call}: what you said, Pass or 100 ♠.
    asked = QT_TRANSLATE_NOOP("review", "You said “{call}”. What would have been better?")
    return told(say(asked, call=action_text(judged.action, judged.advice.view.rules, index)), index)


def answer_text(judged: Judged, answer: Action, index: str) -> str:
    """The reply to an answer."""
    source, found = _reply(judged, answer), judged.advice.of(answer)
    points = None if found is None else found.behind
    fact: object = answer.card if isinstance(answer, Play) else _quoted(judged, answer, index)
    return told(say(source, action=fact, points=points), index)


def _quoted(judged: Judged, call: Action, index: str) -> str:
    #: {call}: what a player says, Pass or 100 ♠.
    source = QT_TRANSLATE_NOOP("review", "“{call}”")
    return told(say(source, call=action_text(call, judged.advice.view.rules, index)), index)


def _reply(judged: Judged, answer: Action) -> Source:
    evidence, found = judged.advice.evidence, judged.advice.of(answer)
    if answer in judged.advice.equals:
        #: {action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).
        return QT_TRANSLATE_NOOP("review", "Correct. Nothing is better than {action:the}.")
    if answer == judged.action:
        return _AS_PLAYED if isinstance(answer, Play) else _AS_SAID
    if found is None:
        #: {action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).
        return QT_TRANSLATE_NOOP("review", "The review did not examine {action:the}. Try another choice.")
    if evidence is None or not is_counted(evidence, found):
        #: {action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).
        return QT_TRANSLATE_NOOP("review", "Not quite. There is a better choice than {action:the}.")
    #: {action}: the answer of the user, a card (K♥) or a call (“Pass”). {points}: with one decimal, 3.4.
    return QT_TRANSLATE_NOOP(
        "review",
        "Not quite. On average {action:the} costs {points} {points:n|point|points} more than the best choice.",
    )


#: {action}: the answer of the user, a card (K♥, the king of hearts).
_AS_PLAYED = QT_TRANSLATE_NOOP("review", "In the deal you played {action:the}. There is a better choice.")
#: {action}: the answer of the user, a call (“Pass”).
_AS_SAID = QT_TRANSLATE_NOOP("review", "In the deal you said {action}. There is a better choice.")


_OF_FEW = QT_TRANSLATE_NOOP("review", "Too few possible deals were examined to say how much your choice cost.")


#: {points}: with one decimal, 3.4.
_ONLY_DEAL = QT_TRANSLATE_NOOP(
    "review", "Only one deal was possible: your choice cost {points} {points:n|point|points}."
)
#: {points}: with one decimal, 3.4. {error}: how far off it may be. The deals are those that were possible.
_MORE_THAN_ALL = QT_TRANSLATE_NOOP(
    "review",
    "Your choice cost {points} ± {error} points on average over %n possible deal(s), more than is usually at "
    "stake in such a deal.",
    "",
    1,
)  # fmt: skip
#: {points}: with one decimal, 3.4. {error}: how far off it may be. {share}: a whole number, from 0 to 100.
_PART = QT_TRANSLATE_NOOP(
    "review",
    "Your choice cost {points} ± {error} points on average over %n possible deal(s), {share} % of what is "
    "usually at stake in such a deal.",
    "",
    1,
)  # fmt: skip


def cost_text(judged: Judged) -> str:
    """The expected cost, its error, and its share of what was at stake in the deal."""
    if not judged.judgement.is_counted:
        return words.translated(_OF_FEW)
    evidence, share = judged.advice.evidence, round(100 * judged.cost / judged.stake)
    deals = 0 if evidence is None else len(evidence.worlds)
    source = _ONLY_DEAL if deals == 1 else _MORE_THAN_ALL if share > 100 else _PART
    error = SURE * abs(judged.judgement.error)  # 95 cases of 100, as everywhere after ±
    return words.sentence(counted(source, deals, points=judged.cost, error=error, share=share))


def contract_text(judged: Judged, needed: int | None, index: str) -> str:
    """What the contract needed, and how often it is made with the best card and with the one played; for calls, empty.

    `needed` are the points that decided it, None where they alone did not.
    """
    if not isinstance(judged.action, Play) or not judged.judgement.is_counted:
        return ""
    contract, share = judged.advice.view.contract, contract_share(judged.advice, judged.action)
    if share is None or contract is None or contract.negative:
        return ""
    #: A remark on the contract of a deal that is over.
    source = QT_TRANSLATE_NOOP("review", "The contract needed %n point(s).", "", 1)
    asked = "" if needed is None else words.sentence(counted(source, needed))
    return f"{asked} {told(share, index)}".lstrip()


_REAL_IN_WORDS: Mapping[Severity, Source] = MappingProxyType(
    {
        Severity.NONE: QT_TRANSLATE_NOOP("review", "With the cards as they lay, your choice cost hardly anything."),
        Severity.SLIP: QT_TRANSLATE_NOOP("review", "With the cards as they lay, your choice cost a little."),
        Severity.MISTAKE: QT_TRANSLATE_NOOP("review", "With the cards as they lay, your choice cost a lot."),
        Severity.BLUNDER: QT_TRANSLATE_NOOP("review", "With the cards as they lay, your choice cost a huge amount."),
    }
)


def real_text(judged: Judged) -> str:
    """The cost as the cards lay; empty if unknown. That of a call is in words: it comes from few games, by habit."""
    if judged.real is None:
        return ""
    is_nothing = decimal(judged.real) == decimal(0.0)
    if is_nothing:
        return words.translated(QT_TRANSLATE_NOOP("review", "With the cards as they lay, your choice cost nothing."))
    if not isinstance(judged.action, Play):
        return words.translated(_REAL_IN_WORDS[severity_of(judged.real / judged.stake)])
    #: {points}: with one decimal, 3.4.
    costly = QT_TRANSLATE_NOOP(
        "review", "With the cards as they lay, your choice cost {points} {points:n|point|points}."
    )
    return words.sentence(say(costly, points=judged.real))


def open_text(judged: Judged, before: Match, index: str, names: Names) -> str:
    """Whether the verdict would change with all cards open, and what it cost; of bad luck, what could not be known."""
    changed = judged.verdict in (Verdict.LUCKY, Verdict.BAD_LUCK)
    #: The answer to “Would open cards change it?”; a sentence with the cost follows.
    answer = QT_TRANSLATE_NOOP("review", "Yes.") if changed else QT_TRANSLATE_NOOP("review", "No.")
    found = misfortune(judged, before) if judged.verdict is Verdict.BAD_LUCK else None
    unknown = () if found is None else (told(found, index, names),)
    return " ".join((words.translated(answer), real_text(judged), *unknown))


def best_text(judged: Judged, index: str, names: Names) -> str:
    """The best action, and what is as good, told as a hint tells it."""
    advice = judged.advice
    best = advice.action if advice.found is None else advice.found.action
    if isinstance(best, Play):
        #: {card}: a card, K♥ on screen, the king of hearts aloud.
        first = say(QT_TRANSLATE_NOOP("review", "Best: {card}."), card=best.card)
    else:
        #: {call}: what a player says, Pass or 100 ♠.
        first = say(QT_TRANSLATE_NOOP("review", "Best: “{call}”."), call=CallName(best, advice.view.rules))
    return f"{told(first, index, names)} {also_best_text(judged, index, names)}".rstrip()


def also_best_text(judged: Judged, index: str, names: Names) -> str:
    """What is as good as the best action, told as a hint tells it; empty if nothing is."""
    return " ".join(told(each, index, names) for each in alternatives(judged.advice))


def reason_text(judged: Judged, index: str, names: Names) -> str:
    """Why it is best; before that, what is wrong with a choice that was a mistake."""
    advice, action = judged.advice, judged.action
    if judged.severity is Severity.NONE:
        return told(reason(advice), index, names)
    wrong = objection(advice, action)
    found = wrong, reason_beside(advice, action, wrong)
    return " ".join(told(each, index, names) for each in found if each is not None)


def fine_text(review: DealReview, seat: int) -> str:
    """How many of the user's decisions were good."""
    judged = review.of(seat)
    if not judged:
        return words.translated(QT_TRANSLATE_NOOP("review", "You had no choice to make in this deal."))
    #: Of the decisions in which the rules allowed several cards or calls. {good}: how many of them were good.
    source = QT_TRANSLATE_NOOP("review", "You chose well in {good} of %n decision(s).", "", 1)
    return words.sentence(counted(source, len(judged), good=len(judged) - len(review.moments(seat))))


def luck_text(luck: Luck) -> str:
    """How good the cards of a seat were."""
    #: After a name: how good the cards of this player were. {share}: a whole number, from 0 to 99.
    source = QT_TRANSLATE_NOOP("review", "better cards than {share} % of hands")
    return words.sentence(say(source, share=min(99, int(100 * luck.beaten))))


def skill_text(review: DealReview, seat: int) -> str:
    """The average cost of a seat's free decisions."""
    skill = review.skill(seat)
    if not review.of(seat):
        #: After a name: this player had no free decision.
        return words.translated(QT_TRANSLATE_NOOP("review", "no choice to make"))
    if skill is None:
        #: After a name, in place of a figure.
        return words.translated(QT_TRANSLATE_NOOP("review", "too few possible deals for a figure"))
    #: After a name: how good the decisions of this player were. {points}: with one decimal, 3.4.
    source = QT_TRANSLATE_NOOP(
        "review", "{points} {points:n|point|points} lost per decision, over %n decision(s)", "", 1
    )
    return words.sentence(counted(source, len(review.counted(seat)), points=skill))
