"""What is written on the paper when a deal ends: its items, the contract with what it needed, sums and totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.score import Result
from belote_desktop.engine.settlement.needed import points_needed
from belote_desktop.engine.view import PublicResult
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.score_sheet.deal_lines import Line, deal_lines
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides

#: At the end of a deal, below the bar of the contract. {spare}: how many more points the taker's side had.
_SPARE = QT_TRANSLATE_NOOP("ScoreSheet", "%n point(s) needed, {spare} to spare.", "", 1)
#: At the end of a deal, below the bar of the contract.
_EXACT = QT_TRANSLATE_NOOP("ScoreSheet", "Exactly the %n point(s) needed.", "", 1)
#: At the end of a deal, below the bar of the contract. {short}: how many points the taker's side lacked.
_SHORT = QT_TRANSLATE_NOOP("ScoreSheet", "%n point(s) needed, {short} short.", "", 1)


@dataclass(frozen=True)
class ContractBar:
    """The points that decided a contract: those of the taker's side, of the defenders, and what was needed.

    If one side won every trick (`is_swept`), the points contain the bonus for it, and nothing is compared.
    """

    takers: int
    defenders: int
    needed: int
    is_ours: bool
    """Whether the side that `Sides` puts first has the contract."""
    is_swept: bool = False

    @property
    def text(self) -> str:
        """What was needed and by how much it was made or missed."""
        if self.is_swept and self.takers > self.defenders:
            #: At the end of a deal, below the bar of the contract.
            return QCoreApplication.translate("ScoreSheet", "The taker’s side won every trick.")
        if self.is_swept:
            #: At the end of a deal, below the bar of the contract.
            return QCoreApplication.translate("ScoreSheet", "The defenders won every trick.")
        spare = self.takers - self.needed
        if spare > 0:
            return words.sentence(counted(_SPARE, self.needed, spare=spare))
        if spare < 0:
            return words.sentence(counted(_SHORT, self.needed, short=-spare))
        return words.sentence(counted(_EXACT, self.needed))


@dataclass(frozen=True)
class DealEnding:
    """The end of a deal. Points stand in the order of `Sides`; a figure that the line below would only repeat is None.

    `bar` takes the place of the sentence that compares the sides, where points alone decided. `before` and `totals` are
    the scores of the match before the deal and after it.
    """

    lines: tuple[Line, ...]
    bar: ContractBar | None
    sum_text: str
    sums: tuple[int | None, ...]
    before: tuple[int, ...]
    totals: tuple[int, ...]

    @staticmethod
    def of(result: PublicResult, sides: Sides, *, in_match: bool) -> DealEnding:
        """The end of a settled deal; outside a match there are no totals."""
        points = [result.score.points[side] for side in sides.order]
        totals = tuple(result.totals[side] for side in sides.order) if in_match else ()
        before = tuple(total - of for total, of in zip(totals, points, strict=True)) if in_match else ()
        *lines, written = deal_lines(result, sides) or [Line("", (None,) * len(points), written=True)]
        bar = _bar(result, sides)
        kept = [line for line in _once(lines) if bar is None or line.written or not line.is_remark]
        sums = tuple(None if not at and in_match else of for of, at in zip(points, before or points, strict=True))
        if result.score.result in (Result.PASSED_OUT, Result.VOID):
            sums = (None,) * len(points)
        return DealEnding(tuple(kept), bar, written.text, sums, before, totals)

    @property
    def has_sums(self) -> bool:
        """Whether any sum differs from its total."""
        return any(points is not None for points in self.sums)


def _once(lines: Sequence[Line]) -> list[Line]:
    """The lines without those that are scored as they were counted: they are on the paper already."""
    said = {(line.text, line.points) for line in lines if not line.written}
    return [line for line in lines if not line.written or (line.text, line.points) not in said]


def _bar(result: PublicResult, sides: Sides) -> ContractBar | None:
    score, contract = result.score, result.contract
    needed = None if contract is None else points_needed(sides.rules, contract, score)
    if needed is None or score.taker is None:
        return None
    takers, defenders = score.compared[score.taker], score.compared[1 - score.taker]
    return ContractBar(takers, defenders, needed, score.taker == sides.order[0], score.capot is not None)


def sides_head(sides: Sides, side: int) -> tuple[str, str]:
    """The head of a side's column: its name, and its players below where that does not name them."""
    return sides.label(side), sides.members(side) if sides.say_we else ""


def taken_by(result: PublicResult, sides: Sides) -> str:
    """Who took a deal, for its line on the sheet; how it ended if nobody did."""
    if result.contract is None:
        return words.result_text(result.score.result)
    return sides.names.first(result.contract.declarer)


def total_text() -> str:
    """The word before the totals."""
    #: A line of a score table.
    return QCoreApplication.translate("ScoreTable", "Total")
