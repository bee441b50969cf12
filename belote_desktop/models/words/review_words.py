"""The sentences of a review, in the language of the window.

Where an index set is asked for, SPOKEN in its place gives the sentence for reading aloud.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QLocale

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.figures import is_counted
from belote_desktop.coach.ladder import alternatives, reason
from belote_desktop.coach.looking_back.luck import Luck
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.standing import Severity, Standing, severity_of
from belote_desktop.engine import Action, Play
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, Source, counted, say
from belote_desktop.engine.wording.places import Worded
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import SPOKEN, card_worded
from belote_desktop.models.words.names import Names


def moment_name(judged: Judged) -> str:
    """The name of the point in the deal where a decision lies."""
    if not isinstance(judged.action, Play):
        #: The title of a decision in the review of a deal.
        return words.sentence(say(QT_TRANSLATE_NOOP("review", "Auction")))
    #: The title of a decision in the review of a deal. {number}: which trick it is.
    return words.sentence(say(QT_TRANSLATE_NOOP("review", "Trick {number}"), number=len(judged.advice.view.tricks) + 1))


def action_text(judged: Judged, action: Action, index: str) -> str:
    """A card as its token, a call in words."""
    return str(_worded(judged, action, index))


def _worded(judged: Judged, action: Action, index: str) -> Worded:
    if isinstance(action, Play):
        return card_worded(action.card, index)
    rules = judged.advice.view.rules
    return Worded(words.call_text(action, rules) if index == SPOKEN else words.call_token(action, rules))


def question_text(judged: Judged, index: str) -> str:
    """The question asked before the better action is shown."""
    if isinstance(judged.action, Play):
        #: {card}: a card, K♥ on screen, the king of hearts aloud.
        asked = QT_TRANSLATE_NOOP("review", "You played {card:the}. What would have been better?")
        return _said(asked, index, card=judged.action.card)
    #: {call}: what you said, Pass or 100 ♠.
    asked = QT_TRANSLATE_NOOP("review", "You said “{call}”. What would have been better?")
    return _said(asked, index, call=action_text(judged, judged.action, index))


def answer_text(judged: Judged, answer: Action, index: str) -> str:
    """The reply to an answer."""
    source, found = _reply(judged, answer), judged.advice.of(answer)
    points = None if found is None else found.behind
    fact: object = answer.card if isinstance(answer, Play) else _quoted(judged, answer, index)
    return _said(source, index, action=fact, points=points)


def _quoted(judged: Judged, call: Action, index: str) -> str:
    #: {call}: what a player says, Pass or 100 ♠.
    return _said(QT_TRANSLATE_NOOP("review", "“{call}”"), index, call=action_text(judged, call, index))


def _reply(judged: Judged, answer: Action) -> Source:
    evidence, found = judged.advice.evidence, judged.advice.of(answer)
    if answer in judged.advice.equals:
        #: {action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).
        return QT_TRANSLATE_NOOP("review", "Correct. Nothing is better than {action:the}.")
    if answer == judged.action:
        #: {action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).
        return QT_TRANSLATE_NOOP("review", "You chose {action:the} in the deal. There is a better choice.")
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


_VERDICTS: Mapping[Verdict, Source] = MappingProxyType(
    {
        #: The verdict on a decision, above its explanation: nothing was better.
        Verdict.FINE: QT_TRANSLATE_NOOP("review", "Good choice"),
        #: The verdict on a decision, above its explanation: good, but it cost points.
        Verdict.BAD_LUCK: QT_TRANSLATE_NOOP("review", "Bad luck"),
        #: The verdict on a decision, above its explanation: a mistake that cost nothing.
        Verdict.LUCKY: QT_TRANSLATE_NOOP("review", "Saved by good luck"),
    }
)
_MISTAKES: Mapping[Severity, Source] = MappingProxyType(
    {
        #: The verdict on a decision, above its explanation.
        Severity.SLIP: QT_TRANSLATE_NOOP("review", "Small mistake"),
        #: The verdict on a decision, above its explanation.
        Severity.MISTAKE: QT_TRANSLATE_NOOP("review", "Serious mistake"),
        #: The verdict on a decision, above its explanation.
        Severity.BLUNDER: QT_TRANSLATE_NOOP("review", "Grave mistake"),
    }
)


def verdict_text(judged: Judged) -> str:
    """The verdict in a word or two; for a mistake, how serious it is."""
    return words.translated(
        _MISTAKES[judged.severity] if judged.verdict is Verdict.MISTAKE else _VERDICTS[judged.verdict]
    )


#: What the verdict on a decision means, below it.
_CLOSE = QT_TRANSLATE_NOOP("review", "Nearly as good as the best choice, so not a mistake.")
#: What the verdict on a decision means, below it.
_CLOSE_BUT_COSTLY = QT_TRANSLATE_NOOP(
    "review", "Nearly as good as the best choice. Only the lie of the cards made it cost points."
)
#: What the verdict on a decision means, below it.
_NOT_REPLAYED = QT_TRANSLATE_NOOP("review", "There was a better choice.")
_MEANINGS: Mapping[Verdict, Source] = MappingProxyType(
    {
        #: What the verdict on a decision means, below it.
        Verdict.FINE: QT_TRANSLATE_NOOP("review", "A sound choice, and it cost nothing."),
        #: What the verdict on a decision means, below it.
        Verdict.MISTAKE: QT_TRANSLATE_NOOP("review", "There was a better choice, and this one cost points."),
        #: What the verdict on a decision means, below it.
        Verdict.BAD_LUCK: QT_TRANSLATE_NOOP("review", "A sound choice. Only the lie of the cards made it cost points."),
        #: What the verdict on a decision means, below it.
        Verdict.LUCKY: QT_TRANSLATE_NOOP("review", "There was a better choice, but this time it cost nothing."),
    }
)
_COST_LITTLE: Mapping[Verdict, Source] = MappingProxyType(
    {
        #: What the verdict on a decision means, below it.
        Verdict.FINE: QT_TRANSLATE_NOOP("review", "A sound choice, and it cost hardly anything."),
        #: What the verdict on a decision means, below it.
        Verdict.LUCKY: QT_TRANSLATE_NOOP("review", "There was a better choice, but this time it cost hardly anything."),
    }
)
"""Only the lie of the cards made it cost something, too little to count."""


def verdict_meaning(judged: Judged) -> str:
    """What the verdict means. It says "cost nothing" only if the figure below does."""
    if judged.verdict is Verdict.MISTAKE and judged.real is None:
        return words.translated(_NOT_REPLAYED)
    if judged.judgement.standing is Standing.CLOSE:
        return words.translated(_CLOSE_BUT_COSTLY if judged.verdict is Verdict.BAD_LUCK else _CLOSE)
    if judged.real is not None and decimal(judged.real) != decimal(0.0) and judged.verdict in _COST_LITTLE:
        return words.translated(_COST_LITTLE[judged.verdict])
    return words.translated(_MEANINGS[judged.verdict])


_IN_WORDS: Mapping[Severity, Source] = MappingProxyType(
    {
        Severity.NONE: QT_TRANSLATE_NOOP(
            "review", "On average it cost hardly anything. There were too few deals for exact figures."
        ),
        Severity.SLIP: QT_TRANSLATE_NOOP(
            "review", "On average it cost a little. There were too few deals for exact figures."
        ),
        Severity.MISTAKE: QT_TRANSLATE_NOOP(
            "review", "On average it cost a lot. There were too few deals for exact figures."
        ),
        Severity.BLUNDER: QT_TRANSLATE_NOOP(
            "review", "On average it cost a great deal. There were too few deals for exact figures."
        ),
    }
)


#: {points}: with one decimal, 3.4.
_ONLY_DEAL = QT_TRANSLATE_NOOP("review", "Only one deal was possible: it cost {points} {points:n|point|points}.")
#: {points}: with one decimal, 3.4. {error}: how far off it may be. The deals are those that were possible.
_MORE_THAN_ALL = QT_TRANSLATE_NOOP(
    "review", "It cost {points} ± {error} points on average over %n deal(s), more than was at stake.", "", 1
)  # fmt: skip
#: {points}: with one decimal, 3.4. {error}: how far off it may be. {share}: a whole number, from 0 to 100.
_PART = QT_TRANSLATE_NOOP(
    "review", "It cost {points} ± {error} points on average over %n deal(s), {share} % of what was at stake.", "", 1
)  # fmt: skip


def cost_text(judged: Judged) -> str:
    """The expected cost, its error, and its share of what was at stake in the deal."""
    if not judged.judgement.is_counted:
        return words.translated(_IN_WORDS[judged.severity])
    evidence, share = judged.advice.evidence, round(100 * judged.cost / judged.stake)
    deals = 0 if evidence is None else len(evidence.worlds)
    source = _ONLY_DEAL if deals == 1 else _MORE_THAN_ALL if share > 100 else _PART
    error = abs(judged.judgement.error)
    return words.sentence(counted(source, deals, points=judged.cost, error=error, share=share))


_REAL_IN_WORDS: Mapping[Severity, Source] = MappingProxyType(
    {
        Severity.NONE: QT_TRANSLATE_NOOP("review", "With the cards as they lay, it cost hardly anything."),
        Severity.SLIP: QT_TRANSLATE_NOOP("review", "With the cards as they lay, it cost a little."),
        Severity.MISTAKE: QT_TRANSLATE_NOOP("review", "With the cards as they lay, it cost a lot."),
        Severity.BLUNDER: QT_TRANSLATE_NOOP("review", "With the cards as they lay, it cost a great deal."),
    }
)


def real_text(judged: Judged) -> str:
    """The cost as the cards lay; empty if unknown. That of a call is in words: it comes from few games, by habit."""
    if judged.real is None:
        return ""
    is_nothing = decimal(judged.real) == decimal(0.0)
    if not isinstance(judged.action, Play):
        nothing = QT_TRANSLATE_NOOP("review", "With the cards as they lay, it cost nothing.")
        return words.translated(nothing if is_nothing else _REAL_IN_WORDS[severity_of(judged.real / judged.stake)])
    if is_nothing:
        return words.translated(QT_TRANSLATE_NOOP("review", "With all cards open, it cost nothing."))
    #: {points}: with one decimal, 3.4.
    costly = QT_TRANSLATE_NOOP("review", "With all cards open, it cost {points} {points:n|point|points}.")
    return words.sentence(say(costly, points=judged.real))


def best_text(judged: Judged, index: str, names: Names) -> str:
    """The best action, and what is as good, told as a hint tells it."""
    advice = judged.advice
    best = advice.action if advice.found is None else advice.found.action
    if isinstance(best, Play):
        #: {card}: a card, K♥ on screen, the king of hearts aloud.
        first = say(QT_TRANSLATE_NOOP("review", "Best: {card}."), card=best.card)
    else:
        #: {action}: a whole sentence, "Take. Trumps will be ♥."
        first = say(QT_TRANSLATE_NOOP("review", "Best: {action}"), action=instruction(advice.view, best))
    told = (first, *alternatives(advice))
    return " ".join(_told(each, index, names) for each in told)


def reason_text(judged: Judged, index: str, names: Names) -> str:
    """The reason why it is best."""
    return _told(reason(judged.advice), index, names)


def _told(message: Message, index: str, names: Names) -> str:
    return words.spoken(message, names) if index == SPOKEN else words.sentence(message, index, names)


def fine_text(review: DealReview, seat: int) -> str:
    """How many of the user's decisions were good."""
    judged = review.of(seat)
    if not judged:
        return words.translated(QT_TRANSLATE_NOOP("review", "You had no choice to make in this deal."))
    wrong = len(review.moments(seat))
    if not wrong:
        #: A decision is free if the rules allowed several cards or calls.
        return words.sentence(
            counted(QT_TRANSLATE_NOOP("review", "%n free decision(s), all good.", "", 1), len(judged))
        )
    #: A decision is free if the rules allowed several cards or calls. {good}: how many of them were good.
    source = QT_TRANSLATE_NOOP("review", "%n free decision(s), {good} of them good.", "", 1)
    return words.sentence(counted(source, len(judged), good=len(judged) - wrong))


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


def decimal(value: float) -> str:
    """A number of points with one decimal."""
    return QLocale().toString(value, "f", 1)


def _said(source: Source, index: str, **facts: object) -> str:
    message: Message = say(source, **facts)
    return words.spoken(message) if index == SPOKEN else words.sentence(message, index)
