"""The results of set deals in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from belote_desktop import engine, variants
from belote_desktop.engine import Result, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.match.levels import level_called
from belote_desktop.models.match.matches import HUMAN
from belote_desktop.models.words import words
from belote_desktop.models.words.call_words import contract_inside
from belote_desktop.models.words.forms import raised
from belote_desktop.profile.set_deals.set_results import Scored, SetResult

#: {levels}: how many of the %n levels.
_BETTER = QT_TRANSLATE_NOOP("daily", "You did better than {levels} of %n level(s).", "", 1)
#: {levels}: how many of the %n levels.
_AS_WELL = QT_TRANSLATE_NOOP("daily", "You did as well as {levels} of %n level(s).", "", 1)


@dataclass(frozen=True)
class Line:
    """A player beside the others on the same cards: the name, the score, and how the deal went in words."""

    name: str
    score: Scored
    told: str

    @property
    def is_own(self) -> bool:
        """Whether it is the user's."""
        return self.score.kind == HUMAN


def level_name(level: str) -> str:
    """The name of a level."""
    known = level_called(level)
    return level if known is None else words.translated(known.name)


def day_text(day: str) -> str:
    """A date, written as 2026-11-23, in words; other texts stay as they are."""
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    return QLocale().toString(date, QLocale.FormatType.LongFormat) if date.isValid() else day


def game_name(game: str) -> str:
    """The name of a registered game."""
    known = next((each for each in variants.all_variants() if each.id == game), None)
    return game if known is None else words.translated(known.name)


def lines(result: SetResult, rules: Ruleset, name: str) -> tuple[Line, ...]:
    """The user and the levels that have played, the best first; of equal ones the user stands first."""
    own = () if result.own is None else (Line(name, result.own, told(result.own, rules)),)
    levels = (Line(level_name(each.kind), each, told(each, rules)) for each in reversed(result.levels))
    return tuple(sorted((*own, *levels), key=lambda line: -line.score.lead))


def told(score: Scored, rules: Ruleset) -> str:
    """The contract of a deal, whose it was, and how it ended."""
    result = next((words.result_text(each) for each in Result if str(each) == score.result), score.result)
    try:
        contract = engine.parse_contract(score.contract)
    except engine.NotationError:
        return raised(result)  # all passed
    is_ours = rules.side_of(contract.declarer) == rules.side_of(0)
    #: Of a deal whose contract was your side’s. {contract}: hearts, 100 in hearts. {result}: made, failed.
    ours = QCoreApplication.translate("daily", "{contract}, {result}")
    #: Of a deal. {contract}: hearts, 100 in hearts. {result}: made, failed.
    theirs = QCoreApplication.translate("daily", "Their contract: {contract}, {result}")
    told = (ours if is_ours else theirs).format(contract=str(contract_inside(contract, rules)), result=result)
    return raised(told)


def points_text(score: Scored, side: int) -> str:
    """The points of the user's side and of the others: `142 to 20`."""
    theirs = [words.number(points) for each, points in enumerate(score.points) if each != side]
    #: Points in a deal. {ours}: one's own. {theirs}: the other side's, or those of two others, "20, 45".
    pattern = QCoreApplication.translate("daily", "{ours} to {theirs}")
    return pattern.format(ours=words.number(score.points[side]), theirs=", ".join(theirs))


def compared(result: SetResult) -> str:
    """How the user's result stands among those of the levels, as a sentence; empty before the first is there."""
    own = result.own
    if own is None or not result.levels:
        return ""
    beaten = sum(own.lead > each.lead for each in result.levels)
    equal = sum(own.lead == each.lead for each in result.levels)
    count = len(result.levels)
    if beaten == count:
        return QCoreApplication.translate("daily", "You did better than every level on these cards.")
    if not beaten and equal == count:
        return QCoreApplication.translate("daily", "Every level did the same as you on these cards.")
    if not beaten and not equal:
        return QCoreApplication.translate("daily", "Every level did better than you on these cards.")
    if beaten:
        return words.sentence(counted(_BETTER, count, levels=words.number(beaten)))
    return words.sentence(counted(_AS_WELL, count, levels=words.number(equal)))


def made_with(result: SetResult) -> str:
    """With which version, at what pace and against which players the results were made."""
    if result.own is None:
        return ""
    versions = sorted({each.version for each in (result.own, *result.levels)})
    parts = [
        #: {levels}: the levels of the other players, Club. Below results.
        QCoreApplication.translate("daily", "Level of the other players: {levels}.").format(
            levels=", ".join(dict.fromkeys(map(level_name, result.others)))
        ),
        #: {version}: the version of the program, or several. Below results.
        QCoreApplication.translate("daily", "Made with version {version}.").format(version=", ".join(versions)),
    ]
    if Fraction(result.own.pace) < 1:
        #: {pace}: a fraction such as 1/4. Below results.
        slow = QCoreApplication.translate("daily", "On this computer the players think for {pace} of their usual time.")
        parts.append(slow.format(pace=result.own.pace))
    return " ".join(parts)


def shared_text(title: str, result: SetResult, found: Sequence[Line]) -> str:
    """The result as a text to send: what it was, every score, and the code of the deal."""
    #: A line of a list. {name}: a player or a level. {points}: with its sign, +122.
    pattern = QCoreApplication.translate("daily", "{name}: {points}")
    scores = [pattern.format(name=line.name, points=words.signed(line.score.lead)) for line in found]
    return "\n".join([title, *scores, result.code]) + "\n"
