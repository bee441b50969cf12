"""Sentences about a match and its deals, used by several windows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import PublicResult, Result, Ruleset, SeatView, What
from belote_desktop.models.words import words
from belote_desktop.models.words.event_words import winner_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides


def goal(rules: Ruleset) -> str:
    """The end of a match: `first to 1000`, or the number of deals."""
    if rules.match.deals:
        pattern = QCoreApplication.translate("match", "in {number} deals")
        return pattern.format(number=words.number(rules.match.deals))
    pattern = QCoreApplication.translate("match", "first to {target}")
    return pattern.format(target=words.number(rules.match.target))


def about(view: SeatView, *, over: bool = False) -> str:
    """The game, the end of the match and its progress; `over` for a finished match."""
    game, end, number = words.translated(view.rules.name), goal(view.rules), words.number(view.number)
    if over:
        return QCoreApplication.translate("match", "{game} · {goal} · finished").format(game=game, goal=end)
    if view.is_over:
        pattern = QCoreApplication.translate("match", "{game} · {goal} · deal {number} is over")
    else:
        pattern = QCoreApplication.translate("match", "{game} · {goal} · deal {number} is being played")
    return pattern.format(game=game, goal=end, number=number)


def standing(view: SeatView, names: Names, *, over: bool = False) -> str:
    """Who leads, and the points the leader still needs; `over` for a finished match."""
    if len(view.totals) < 2:
        return ""
    left = max(0, view.rules.match.target - max(view.totals))
    said = _lead(view.totals, Sides(view.rules, names))
    if over or view.rules.match.deals or not left:
        return said
    pattern = QCoreApplication.translate("match", "{lead} {points} to go.")
    return pattern.format(lead=said, points=words.number(left))


def _lead(totals: Sequence[int], sides: Sides) -> str:
    """The sentence on who leads, and by how much."""
    first, second = sorted(totals, reverse=True)[:2]
    leader = list(totals).index(first)
    points = words.number(first - second)
    if first == second and len(totals) == 2:
        return QCoreApplication.translate("match", "Both sides are level.")
    if first == second:
        return _level([side for side in sides.order if totals[side] == first], sides)
    if sides.say_we and leader == sides.ours:
        return QCoreApplication.translate("match", "We lead by {points}.").format(points=points)
    if sides.say_we:
        return QCoreApplication.translate("match", "They lead by {points}.").format(points=points)
    if sides.are_pairs:
        text = QCoreApplication.translate("match", "{names} lead by {points}.")
        return text.format(names=sides.members(leader), points=points)
    theirs = QCoreApplication.translate("match", "{name} leads by {points}.")
    return sides.told(leader, theirs, QCoreApplication.translate("match", "You lead by {points}."), points=points)


def _level(level: Sequence[int], sides: Sides) -> str:
    """The sentence for several sides that lead together."""
    others = words.listed([sides.label(side) for side in level if side != sides.ours])
    if sides.ours in level:
        return QCoreApplication.translate("match", "You and {names} are level.").format(names=others)
    return QCoreApplication.translate("match", "{names} are level.").format(names=others)


def deal_verdict(result: PublicResult, rules: Ruleset, names: Names) -> str:
    """The outcome of a deal, in one sentence."""
    if result.contract is None or result.score.result in _NOBODYS:
        return {
            Result.PASSED_OUT: QCoreApplication.translate("match", "Everyone passed: nobody writes anything."),
            Result.VOID: QCoreApplication.translate("match", "The deal is void."),
            Result.NEGATIVE: QCoreApplication.translate("match", "Nobody took: every point counts against its owner."),
        }.get(result.score.result, words.result_text(result.score.result))
    theirs, yours = {
        Result.MADE: (
            QCoreApplication.translate("match", "{name} took {trump} and made it."),
            QCoreApplication.translate("match", "You took {trump} and made it."),
        ),
        Result.FAILED: (
            QCoreApplication.translate("match", "{name} took {trump} and failed."),
            QCoreApplication.translate("match", "You took {trump} and failed."),
        ),
        Result.HELD: (
            QCoreApplication.translate("match", "{name} took {trump}: a tie, points wait for the next deal."),
            QCoreApplication.translate("match", "You took {trump}: a tie, points wait for the next deal."),
        ),
        Result.REPLAY: (
            QCoreApplication.translate("match", "{name} took {trump}: a tie, the deal is played again."),
            QCoreApplication.translate("match", "You took {trump}: a tie, the deal is played again."),
        ),
        Result.SHARED: (
            QCoreApplication.translate("match", "{name} took {trump}: level, everyone keeps the points."),
            QCoreApplication.translate("match", "You took {trump}: level, everyone keeps the points."),
        ),
        Result.HALF: (
            QCoreApplication.translate("match", "{name} took {trump}: level, the takers write nothing."),
            QCoreApplication.translate("match", "You took {trump}: level, the takers write nothing."),
        ),
        Result.MISPLAY: (
            QCoreApplication.translate("match", "{name} took {trump}: a challenge decides the deal."),
            QCoreApplication.translate("match", "You took {trump}: a challenge decides the deal."),
        ),
        Result.WON_AT_ONCE: (
            QCoreApplication.translate("match", "{name} took {trump}: the match is won at once."),
            QCoreApplication.translate("match", "You took {trump}: the match is won at once."),
        ),
    }[result.score.result]
    return names.told(result.contract.declarer, theirs, yours, trump=_taken(result, rules))


_NOBODYS = (Result.PASSED_OUT, Result.VOID, Result.NEGATIVE)


def _taken(result: PublicResult, rules: Ruleset) -> str:
    """The contract that was taken, worded for the middle of a sentence."""
    contract = result.contract
    assert contract is not None
    name = words.contract_name(contract, rules)
    if contract.trump is not None and name == words.denomination_name(contract.denomination):
        return words.suit_name(contract.trump)
    return name


def match_verdict(view: SeatView, names: Names) -> str:
    """The sentence that names the winner of the match."""
    return winner_text(view.winner, Sides(view.rules, names))


def announcements(result: PublicResult, rules: Ruleset, names: Names, index: str = "en") -> list[str]:
    """The declarations and the belote of a deal that score, each with its owner."""
    pattern = QCoreApplication.translate("match", "{name}: {what}")
    said = [
        pattern.format(name=names.first(seat), what=words.declaration_text(declaration, rules, result.contract, index))
        for seat, declaration in result.shown
    ]
    counted = {item.side for item in result.score.counted if item.what is What.BELOTE}
    owners = dict.fromkeys(seat for seat, _ in result.belote if rules.side_of(seat) in counted)
    return said + [pattern.format(name=names.first(seat), what=words.belote_text(False, rules)) for seat in owners]


def course(results: Sequence[PublicResult], sides: Sides) -> str:
    """The totals after each deal in words, for users who do not see the plot."""
    pattern = QCoreApplication.translate("match", "After deal {number}: {points}.")
    return " ".join(
        pattern.format(number=words.number(result.number), points=sides.with_points(result.totals))
        for result in results
    )
