"""Sentences about a match and its deals, used by several windows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import Result, Ruleset, What
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, counted, counted_of, say, say_of
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.result_words import winner_text
from belote_desktop.models.words.sides import Sides

if TYPE_CHECKING:
    from belote_desktop.engine import PublicResult, SeatView


def goal(rules: Ruleset) -> str:
    """The end of a match: `to 1000 points`, or the number of deals."""
    if rules.match.deals:
        #: After the name of a game and a dot: how long the match is.
        return words.translated(QT_TRANSLATE_NOOP("match", "%n deal(s)", "", 1), rules.match.deals)
    #: After the name of a game and a dot: the score that ends the match.
    return words.translated(QT_TRANSLATE_NOOP("match", "to %n point(s)", "", 1), rules.match.target)


def about(view: SeatView, *, over: bool = False) -> str:
    """The game, the end of the match and its progress; `over` for a finished match."""
    if over:
        #: {game}: a game, Coinche. {goal}: "to 1000 points" or "8 deals". A line of a list.
        source = QT_TRANSLATE_NOOP("match", "{game} · {goal} · finished")
    elif view.is_over:
        #: {game}: a game, Coinche. {goal}: "to 1000 points" or "8 deals". {number}: which deal. A line of a list.
        source = QT_TRANSLATE_NOOP("match", "{game} · {goal} · deal {number} finished")
    else:
        #: {game}: a game, Coinche. {goal}: "to 1000 points" or "8 deals". {number}: which deal. A line of a list.
        source = QT_TRANSLATE_NOOP("match", "{game} · {goal} · deal {number} in progress")
    game = words.translated(view.rules.name)
    return words.sentence(say(source, game=game, goal=goal(view.rules), number=view.number))


def deal_about(view: SeatView) -> str:
    """The end of the match and which deal is over, below the name of the game."""
    #: Below the name of a game. {goal}: "to 1000 points" or "8 deals". {number}: which deal.
    source = QT_TRANSLATE_NOOP("match", "{goal} · deal {number} finished")
    return words.sentence(say(source, goal=goal(view.rules), number=view.number))


def standing(view: SeatView, names: Names, *, over: bool = False) -> str:
    """Who leads, and the points the leader still needs; for a finished match, `over`, who won by how many points."""
    if len(view.totals) < 2:
        return ""
    if over:
        return _won(view, Sides(view.rules, names))
    left = max(0, view.rules.match.target - max(view.totals))
    said = _lead(view.totals, Sides(view.rules, names))
    if view.rules.match.deals or not left:
        return said
    #: After the sentence on who leads: what the leader still needs to win.
    to_go = QT_TRANSLATE_NOOP("match", "%n point(s) to go.", "", 1)
    return f"{said} {words.translated(to_go, left)}"


def _won(view: SeatView, sides: Sides) -> str:
    """The sentence on who won and by how much; after a draw, or where the points do not decide, without points."""
    winner = view.winner
    points = 0 if winner is None else 2 * view.totals[winner] - sum(sorted(view.totals)[-2:])
    if winner is None or points <= 0:
        return winner_text(winner, sides)
    #: The end of a match.
    we = QT_TRANSLATE_NOOP("match", "We win by %n point(s).", "", 1)
    #: The end of a match.
    they = QT_TRANSLATE_NOOP("match", "They win by %n point(s).", "", 1)
    #: {names}: two players, "Anna and Léa". The end of a match.
    pair = QT_TRANSLATE_NOOP("match", "{names} win by %n point(s).", "", 1)
    #: {player}: a name. The end of a match.
    theirs = QT_TRANSLATE_NOOP("match", "{player} wins by %n point(s).", "", 1)
    #: The end of a match.
    yours = QT_TRANSLATE_NOOP("match", "You win by %n point(s).", "", 1)
    return _of_side(winner, points, sides, _Sources(we, they, pair, theirs, yours))


def _lead(totals: Sequence[int], sides: Sides) -> str:
    """The sentence on who leads, and by how much."""
    first, second = sorted(totals, reverse=True)[:2]
    leader = list(totals).index(first)
    points = first - second
    if first == second and len(totals) == 2:
        return words.translated(QT_TRANSLATE_NOOP("match", "Both sides have the same score."))
    if first == second:
        return _level([side for side in sides.order if totals[side] == first], sides)
    we = QT_TRANSLATE_NOOP("match", "We lead by %n point(s).", "", 1)
    they = QT_TRANSLATE_NOOP("match", "They lead by %n point(s).", "", 1)
    #: {names}: two players, "Anna and Léa".
    pair = QT_TRANSLATE_NOOP("match", "{names} lead by %n point(s).", "", 1)
    #: {player}: a name.
    theirs = QT_TRANSLATE_NOOP("match", "{player} leads by %n point(s).", "", 1)
    yours = QT_TRANSLATE_NOOP("match", "You lead by %n point(s).", "", 1)
    return _of_side(leader, points, sides, _Sources(we, they, pair, theirs, yours))


class _Sources(NamedTuple):
    """One sentence with a number of points, by how a side is named."""

    we: Source
    they: Source
    pair: Source
    theirs: Source
    yours: Source


def _of_side(side: int, points: int, sides: Sides, sources: _Sources) -> str:
    """The sentence that names this side."""
    if sides.say_we:
        return words.translated(sources.we if side == sides.ours else sources.they, points)
    if sides.are_pairs:
        return words.sentence(counted(sources.pair, points, names=sides.members(side)))
    return words.sentence(counted_of(sides.seats(side)[0], sources.theirs, sources.yours, points), names=sides.names)


def _level(level: Sequence[int], sides: Sides) -> str:
    """The sentence for several sides that lead together."""
    others = words.listed([sides.label(side) for side in level if side != sides.ours])
    if sides.ours in level:
        #: {names}: one or two names, "Samir" or "Samir and Karim".
        return words.sentence(say(QT_TRANSLATE_NOOP("match", "You and {names} have the same score."), names=others))
    #: {names}: two or more names, "Samir and Karim".
    return words.sentence(say(QT_TRANSLATE_NOOP("match", "{names} have the same score."), names=others))


_UNPLAYED: Mapping[Result, Source] = MappingProxyType(
    {
        Result.PASSED_OUT: QT_TRANSLATE_NOOP("match", "The deal was passed out. Nobody scores."),
        Result.VOID: QT_TRANSLATE_NOOP("match", "The deal does not count."),
        Result.NEGATIVE: QT_TRANSLATE_NOOP(
            "match", "The deal was passed out, so points are taken off each side’s score."
        ),
    }
)
_OUTCOMES: Mapping[Result, tuple[Source, Source]] = MappingProxyType(
    {
        Result.MADE: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract} and made it."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract} and made it."),
        ),
        Result.FAILED: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract} and failed."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract} and failed."),
        ),
        Result.HELD: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract}: a tie, so points are held over."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract}: a tie, so points are held over."),
        ),
        Result.REPLAY: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract}: a tie, so the deal is played again."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract}: a tie, so the deal is played again."),
        ),
        Result.SHARED: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract}: a tie, so each side keeps its points."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract}: a tie, so each side keeps its points."),
        ),
        Result.HALF: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract}: a tie, so the taker’s side scores nothing."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract}: a tie, so the taker’s side scores nothing."),
        ),
        Result.MISPLAY: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract}: a challenge decided the deal."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract}: a challenge decided the deal."),
        ),
        Result.WON_AT_ONCE: (
            #: {player}: a name. {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "{player} took {contract}: this deal decided the match."),
            #: {contract}: hearts, 100 in hearts.
            QT_TRANSLATE_NOOP("match", "You took {contract}: this deal decided the match."),
        ),
    }
)


def deal_verdict(result: PublicResult, rules: Ruleset, names: Names) -> str:
    """The outcome of a deal, in one sentence."""
    outcome = result.score.result
    if result.contract is None or outcome in _UNPLAYED:
        return words.translated(_UNPLAYED[outcome]) if outcome in _UNPLAYED else words.result_text(outcome)
    taken = words.contract_inside(result.contract, rules)
    return words.sentence(say_of(result.contract.declarer, *_OUTCOMES[outcome], contract=taken), names=names)


def match_verdict(view: SeatView, names: Names) -> str:
    """The sentence that names the winner of the match."""
    return winner_text(view.winner, Sides(view.rules, names))


def announcements(result: PublicResult, rules: Ruleset, names: Names, index: str = "en") -> list[str]:
    """The declarations and the belote of a deal that score, each with its owner."""
    #: {player}: You or a name. {what}: what scores, "Tierce to K♥" or "Belote".
    pattern = QCoreApplication.translate("match", "{player}: {what}")
    said = [
        pattern.format(
            player=names.first(seat), what=words.declaration_text(declaration, rules, result.contract, index)
        )
        for seat, declaration in result.shown
    ]
    counted = {item.side for item in result.score.counted if item.what is What.BELOTE}
    owners = dict.fromkeys(seat for seat, _ in result.belote if rules.side_of(seat) in counted)
    return said + [pattern.format(player=names.first(seat), what=words.belote_text(False, rules)) for seat in owners]


def course(results: Sequence[PublicResult], sides: Sides) -> str:
    """The totals after each deal in words, for users who do not see the plot."""
    #: Read aloud. {number}: which deal. {points}: the totals, "We: 190, They: 72".
    pattern = QCoreApplication.translate("match", "After deal {number}. {points}.")
    return " ".join(
        pattern.format(number=words.number(result.number), points=sides.with_points(result.totals))
        for result in results
    )
