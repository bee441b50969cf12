"""Sentences about a match and its deals that several windows say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import PublicResult, Result, Ruleset, SeatView, What
from belote_desktop.models import words

OURS, YOURS = 0, 1
"""The sides as the person sees them, who sits on seat 0."""


def side_names(names: Sequence[str], rules: Ruleset, side: int) -> str:
    """`Anna and Léa`: who plays on a side."""
    return words.listed([name for seat, name in enumerate(names) if rules.side_of(seat) == side])


def goal(rules: Ruleset) -> str:
    """`first to 1000`, or the number of deals."""
    if rules.match.deals:
        pattern = QCoreApplication.translate("match", "in {number} deals")
        return pattern.format(number=words.number(rules.match.deals))
    pattern = QCoreApplication.translate("match", "first to {target}")
    return pattern.format(target=words.number(rules.match.target))


def about(view: SeatView, *, over: bool = False) -> str:
    """The game, where the match ends, and how far it is; `over` when the match is."""
    game, end, number = words.translated(view.rules.name), goal(view.rules), words.number(view.number)
    if over:
        return QCoreApplication.translate("match", "{game} · {goal} · finished").format(game=game, goal=end)
    if view.is_over:
        pattern = QCoreApplication.translate("match", "{game} · {goal} · deal {number} is over")
    else:
        pattern = QCoreApplication.translate("match", "{game} · {goal} · deal {number} is being played")
    return pattern.format(game=game, goal=end, number=number)


def standing(view: SeatView, *, over: bool = False) -> str:
    """Who leads, and how many points the leader still needs; `over` when the match is."""
    if len(view.totals) < 2:
        return ""
    lead = view.totals[OURS] - view.totals[YOURS]
    left = max(0, view.rules.match.target - max(view.totals))
    if lead > 0:
        text = QCoreApplication.translate("match", "We lead by {points}.")
    elif lead < 0:
        text = QCoreApplication.translate("match", "They lead by {points}.")
    else:
        text = QCoreApplication.translate("match", "Both sides are level.")
    said = text.format(points=words.number(abs(lead)))
    if over or view.rules.match.deals or not left:
        return said
    pattern = QCoreApplication.translate("match", "{lead} {points} to go.")
    return pattern.format(lead=said, points=words.number(left))


def deal_verdict(result: PublicResult, names: Sequence[str]) -> str:
    """What became of a deal, in one sentence."""
    patterns = {
        Result.MADE: QCoreApplication.translate("match", "{name} took {trump} and made it."),
        Result.FAILED: QCoreApplication.translate("match", "{name} took {trump} and failed."),
        Result.HELD: QCoreApplication.translate("match", "{name} took {trump}: a tie, points wait for the next deal."),
        Result.REPLAY: QCoreApplication.translate("match", "{name} took {trump}: a tie, the deal is played again."),
        Result.PASSED_OUT: QCoreApplication.translate("match", "Everyone passed: nobody writes anything."),
        Result.VOID: QCoreApplication.translate("match", "The deal is void."),
    }
    pattern = patterns[result.score.result]
    if result.contract is None:
        return pattern
    suit = result.contract.trump
    trump = words.denomination_name(result.contract.denomination) if suit is None else words.suit_name(suit)
    return pattern.format(name=names[result.contract.declarer], trump=trump)


def match_verdict(view: SeatView) -> str:
    """Who won the match."""
    if view.winner is None:
        return QCoreApplication.translate("match", "The match is drawn.")
    if view.winner == OURS:
        return QCoreApplication.translate("match", "We win the match.")
    return QCoreApplication.translate("match", "They win the match.")


def announcements(result: PublicResult, rules: Ruleset, names: Sequence[str], index: str = "en") -> list[str]:
    """The declarations and the belote of a deal that count, each with its owner."""
    pattern = QCoreApplication.translate("match", "{name}: {what}")
    said = [
        pattern.format(name=names[seat], what=words.declaration_text(declaration, index))
        for seat, declaration in result.shown
    ]
    counted = {item.side for item in result.score.counted if item.what is What.BELOTE}
    owners = dict.fromkeys(seat for seat, _ in result.belote if rules.side_of(seat) in counted)
    return said + [pattern.format(name=names[seat], what=words.belote_text(second=False)) for seat in owners]


def course(results: Sequence[PublicResult]) -> str:
    """The totals after each deal, for those who do not see the plot."""
    pattern = QCoreApplication.translate("match", "After deal {number}: we {we}, they {they}.")
    return " ".join(
        pattern.format(
            number=words.number(result.number), we=words.number(result.totals[OURS]),
            they=words.number(result.totals[YOURS]))
        for result in results
    )  # fmt: skip
