"""The sentences of a review, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from belote_desktop.coach.figures import COST, is_counted
from belote_desktop.coach.ladder import idea
from belote_desktop.coach.looking_back.luck import Luck
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.standing import Severity, Standing, severity_of
from belote_desktop.engine import Action, Play
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names


def moment_name(judged: Judged) -> str:
    """The name of the point in the deal where a decision lies."""
    if not isinstance(judged.action, Play):
        return QCoreApplication.translate("review", "Auction")
    pattern = QCoreApplication.translate("review", "Trick {number}")
    return pattern.format(number=words.number(len(judged.advice.view.tricks) + 1))


def action_text(judged: Judged, action: Action, index: str) -> str:
    """A card as its token, a call in words."""
    if isinstance(action, Play):
        return words.card_token(action.card, index)
    return words.call_token(action, judged.advice.view.rules)


def listed(judged: Judged, actions: Iterable[Action], index: str) -> str:
    """Several actions as a list."""
    return words.listed([action_text(judged, action, index) for action in actions])


def question_text(judged: Judged, index: str) -> str:
    """The question asked before the better action is shown."""
    done = action_text(judged, judged.action, index)
    if isinstance(judged.action, Play):
        return QCoreApplication.translate("review", "You played {card}. What would have been better?").format(card=done)
    return QCoreApplication.translate("review", "You said “{call}”. What would have been better?").format(call=done)


def answer_text(judged: Judged, answer: Action, index: str) -> str:
    """The reply to an answer."""
    said, found = action_text(judged, answer, index), judged.advice.of(answer)
    if answer in judged.advice.equals:
        return QCoreApplication.translate("review", "Yes: nothing was better than {action}.").format(action=said)
    if answer == judged.action:
        pattern = QCoreApplication.translate("review", "{action} is what you did. There is something better.")
        return pattern.format(action=said)
    if found is None:
        return QCoreApplication.translate("review", "{action} was not weighed. Try another.").format(action=said)
    evidence = judged.advice.evidence
    if evidence is None or not is_counted(evidence, found):
        return QCoreApplication.translate("review", "Not {action}: there is something better.").format(action=said)
    pattern = QCoreApplication.translate("review", "Not {action}: it is {points} points behind the best on average.")
    return pattern.format(action=said, points=decimal(found.behind))


def verdict_text(judged: Judged) -> str:
    """The verdict in a word or two; for a mistake, how serious it is."""
    if judged.verdict is Verdict.MISTAKE:
        return {
            Severity.SLIP: QCoreApplication.translate("review", "Small mistake"),
            Severity.MISTAKE: QCoreApplication.translate("review", "Serious mistake"),
            Severity.BLUNDER: QCoreApplication.translate("review", "Grave mistake"),
        }[judged.severity]
    return {
        Verdict.FINE: QCoreApplication.translate("review", "Fine"),
        Verdict.BAD_LUCK: QCoreApplication.translate("review", "Bad luck"),
        Verdict.LUCKY: QCoreApplication.translate("review", "Lucky"),
    }[judged.verdict]


def verdict_meaning(judged: Judged) -> str:
    """What the verdict means. It says "cost nothing" only if the figure below does."""
    if judged.verdict is Verdict.MISTAKE and judged.real is None:
        return QCoreApplication.translate("review", "It could be known that something else was better.")
    if judged.judgement.standing is Standing.CLOSE:
        return _meaning_of_close(judged.verdict)
    if judged.real is not None and decimal(judged.real) != decimal(0.0):
        little = _meaning_of_little(judged.verdict)
        if little:
            return little
    return {
        Verdict.FINE: QCoreApplication.translate("review", "Nothing you could know was better, and it cost nothing."),
        Verdict.MISTAKE: QCoreApplication.translate(
            "review", "It could be known that something else was better, and with the cards as they lay it cost points."
        ),
        Verdict.BAD_LUCK: QCoreApplication.translate(
            "review", "By what you could know it was as good as anything; only as the cards lay did it cost points."
        ),
        Verdict.LUCKY: QCoreApplication.translate(
            "review", "It could be known that something else was better, but as the cards lay it did no harm."
        ),
    }[judged.verdict]


def _meaning_of_close(verdict: Verdict) -> str:
    """The meaning of a verdict when something else was better, but not for certain or not by enough to matter."""
    if verdict is Verdict.BAD_LUCK:
        return QCoreApplication.translate(
            "review",
            "By what you could know it was too close to the best to be a mistake; only as the cards lay did it cost "
            "points.",
        )
    return QCoreApplication.translate("review", "By what you could know it was too close to the best to be a mistake.")


def _meaning_of_little(verdict: Verdict) -> str:
    """The meaning of a verdict when only the lie of the cards made it cost something, too little to count."""
    return {
        Verdict.FINE: QCoreApplication.translate(
            "review", "Nothing you could know was better, and it cost hardly anything."
        ),
        Verdict.LUCKY: QCoreApplication.translate(
            "review", "It could be known that something else was better, but as the cards lay it did hardly any harm."
        ),
    }.get(verdict, "")


def cost_text(judged: Judged) -> str:
    """The expected cost, its error, and its share of what was at stake in the deal."""
    if not judged.judgement.is_counted:
        pattern = QCoreApplication.translate(
            "review",
            "By what you could know it cost {much}: too few possible deals could be counted to give figures.",
        )
        return pattern.format(much=words.choice_text(COST[judged.severity]))
    evidence, share = judged.advice.evidence, round(100 * judged.cost / judged.stake)
    pattern = QCoreApplication.translate(
        "review",
        "On average it cost {points} points, give or take {error}, in {deals} possible deals: {share} in 100 of what "
        "this deal was about.",
    )
    if share > 100:
        pattern = QCoreApplication.translate(
            "review",
            "On average it cost {points} points, give or take {error}, in {deals} possible deals: more than the whole "
            "deal was about.",
        )
    return pattern.format(
        points=decimal(judged.cost),
        error=decimal(judged.judgement.error),
        deals=words.number(0 if evidence is None else len(evidence.worlds)),
        share=words.number(share),
    )


def real_text(judged: Judged) -> str:
    """The cost as the cards lay; empty if unknown."""
    if judged.real is None:
        return ""
    if not isinstance(judged.action, Play):
        return _real_of_call(judged, judged.real)
    if decimal(judged.real) == decimal(0.0):
        return QCoreApplication.translate("review", "As the cards lay, with everybody seeing them, it cost nothing.")
    pattern = QCoreApplication.translate(
        "review", "As the cards lay, with everybody seeing them, it cost {points} points."
    )
    return pattern.format(points=decimal(judged.real))


def _real_of_call(judged: Judged, real: float) -> str:
    """The cost of a call as the cards lay, in words, since it comes from a few games played by habit."""
    if decimal(real) == decimal(0.0):
        return QCoreApplication.translate("review", "As the cards lay, it cost nothing.")
    much = words.choice_text(COST[severity_of(real / judged.stake)])
    return QCoreApplication.translate("review", "As the cards lay, it cost {much}.").format(much=much)


def best_text(judged: Judged, index: str) -> str:
    """The best action, or all that are equally good."""
    best = judged.advice.equals
    said = listed(judged, best, index)
    if len(best) == 1:
        return QCoreApplication.translate("review", "Best: {action}").format(action=said)
    pattern = QCoreApplication.translate("review", "Best, and as good as each other as far as could be told: {actions}")
    return pattern.format(actions=said)


def reason_text(judged: Judged, index: str, names: Names) -> str:
    """The reason why it is best."""
    return words.sentence(idea(judged.advice), index, names)


def fine_text(review: DealReview, seat: int) -> str:
    """How many of the user's decisions were good."""
    judged = review.of(seat)
    if not judged:
        return QCoreApplication.translate("review", "You had nothing to decide in this deal.")
    wrong = len(review.moments(seat))
    if not wrong:
        pattern = QCoreApplication.translate("review", "Free decisions: {count}. All of them were fine.")
        return pattern.format(count=words.number(len(judged)))
    pattern = QCoreApplication.translate("review", "Free decisions: {count}. Fine by what you could know: {fine}.")
    return pattern.format(count=words.number(len(judged)), fine=words.number(len(judged) - wrong))


def luck_text(luck: Luck) -> str:
    """How good the cards of a seat were."""
    pattern = QCoreApplication.translate("review", "better than {share} of 100 hands")
    return pattern.format(share=words.number(min(99, int(100 * luck.beaten))))


def skill_text(review: DealReview, seat: int) -> str:
    """The average cost of a seat's free decisions."""
    skill = review.skill(seat)
    if not review.of(seat):
        return QCoreApplication.translate("review", "nothing to decide")
    if skill is None:
        return QCoreApplication.translate("review", "too few possible deals to give figures")
    pattern = QCoreApplication.translate("review", "{points} points a decision ({count} counted)")
    return pattern.format(points=decimal(skill), count=words.number(len(review.counted(seat))))


def decimal(value: float) -> str:
    """A number of points with one decimal."""
    return QLocale().toString(value, "f", 1)
