"""The lines that explain the score of a deal: the points of each side, the verdict, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.score import Item, Result, Score
from belote_desktop.engine.view import PublicResult
from belote_desktop.models.score_sheet.sheet_form import Failure, SheetForm
from belote_desktop.models.score_sheet.sheet_items import item_text
from belote_desktop.models.score_sheet.sheet_marks import hanging_text
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides


@dataclass(frozen=True)
class Line:
    """One line under a deal: its label, and the points of each side in the order of `Sides` (None: no points)."""

    text: str
    points: tuple[int | None, ...]
    written: bool

    @property
    def is_remark(self) -> bool:
        """True for a sentence without points, such as the verdict."""
        return all(points is None for points in self.points)


def deal_lines(result: PublicResult, sides: Sides) -> list[Line]:
    """The lines of a deal: items counted, the verdict, other items scored, and last the score."""
    score = result.score
    if score.result in (Result.PASSED_OUT, Result.VOID):
        return []
    none = (None,) * len(sides.order)
    counted = _item_lines(result, score.counted, sides, written=False)
    lines = [*counted, Line(_verdict(result, sides), none, written=False)]
    lines += _not_said(_item_lines(result, score.written, sides, written=True), counted)
    lines += [Line(text, none, written=True) for text in _remarks(score, sides)]
    #: The last line below a deal: what each side scores.
    written = QCoreApplication.translate("ScoreSheet", "Score of this deal")
    lines.append(Line(written, tuple(score.points[side] for side in sides.order), written=True))
    return lines


def _verdict(settled: PublicResult, sides: Sides) -> str:
    score = settled.score
    result = SheetForm.of(sides.rules).result_text(score.result)
    if len(score.compared) != len(sides.order) or score.taker is None:
        #: {result}: made, failed, passed out. Below a deal of the sheet.
        return QCoreApplication.translate("ScoreSheet", "Result: {result}.").format(result=result)
    takers = words.number(score.compared[score.taker])
    if len(sides.order) == 2:
        bid = 0 if settled.contract is None else (settled.contract.bid or 0) * sides.rules.bid.bid_unit
        if bid:
            #: {bid}, {takers}, {defenders}: points. {result}: made, failed. Below a deal of the sheet.
            verdict = QCoreApplication.translate(
                "ScoreSheet", "Bid: {bid}. Taker’s side: {takers}. Defenders: {defenders}. Result: {result}."
            )
        else:
            #: {takers}, {defenders}: points. {result}: made, failed. Below a deal of the sheet.
            verdict = QCoreApplication.translate(
                "ScoreSheet", "Taker’s side: {takers}. Defenders: {defenders}. Result: {result}."
            )
        defenders = words.number(score.compared[1 - score.taker])
        return verdict.format(bid=words.number(bid), takers=takers, defenders=defenders, result=result)
    #: {points}: those of the taker. {others}: those of each opponent, "62 and 30". {result}: made, failed.
    verdict = QCoreApplication.translate("ScoreSheet", "Taker: {points}. Opponents: {others}. Result: {result}.")
    others = words.listed([words.number(score.compared[side]) for side in sides.others(score.taker)])
    return verdict.format(points=takers, others=others, result=result)


def _remarks(score: Score, sides: Sides) -> list[str]:
    """Sentences about marks kept over several deals, and about a match won at once."""
    said = []
    if any(score.bolts_out):
        pattern = {
            #: {marks}: failed contracts of each side, "We: 0, They: 2". Below a deal of the sheet.
            Failure.BOLT: QCoreApplication.translate("ScoreSheet", "Bolts so far. {marks}."),
            #: {marks}: failed contracts of each side, "We: 0, They: 2". Below a deal of the sheet.
            Failure.BATE: QCoreApplication.translate("ScoreSheet", "Bates so far. {marks}."),
        }.get(
            SheetForm.of(sides.rules).failure,
            #: {marks}: how many each side has, "We: 0, They: 2". Below a deal of the sheet.
            QCoreApplication.translate("ScoreSheet", "Failed contracts so far. {marks}."),
        )
        said.append(pattern.format(marks=sides.with_points(score.bolts_out)))
    if any(score.trickless_out):
        #: {marks}: how many each side has, "We: 0, They: 2". Below a deal of the sheet.
        pattern = QCoreApplication.translate("ScoreSheet", "Deals without a trick so far. {marks}.")
        said.append(pattern.format(marks=sides.with_points(score.trickless_out)))
    if any(score.held_out):
        said.append(hanging_text(sides.rules, score.held_out))
    if score.match_winner is not None:
        said.append(_won_at_once(score.match_winner, sides))
    return said


def _won_at_once(side: int, sides: Sides) -> str:
    """The sentence that names the winner of the match."""
    if sides.say_we and side == sides.ours:
        return QCoreApplication.translate("ScoreSheet", "We win the match with this deal.")
    if sides.say_we:
        return QCoreApplication.translate("ScoreSheet", "They win the match with this deal.")
    if sides.are_pairs:
        #: {players}: "Anna and Léa". Below a deal of the sheet.
        pattern = QCoreApplication.translate("ScoreSheet", "{players} win the match with this deal.")
        return pattern.format(players=sides.members(side))
    #: {player}: a name. Below a deal of the sheet.
    theirs = QCoreApplication.translate("ScoreSheet", "{player} wins the match with this deal.")
    return sides.told(side, theirs, QCoreApplication.translate("ScoreSheet", "You win the match with this deal."))


def _not_said(written: Sequence[Line], counted: Sequence[Line]) -> list[Line]:
    """The scored items to list: only the extra ones if everything counted is scored, otherwise all."""
    said, all_written = ({(line.text, line.points) for line in lines} for lines in (counted, written))
    return [line for line in written if (line.text, line.points) not in said] if said <= all_written else list(written)


def _item_lines(result: PublicResult, items: Sequence[Item], sides: Sides, *, written: bool) -> list[Line]:
    """One line for each kind of item, all sides next to each other."""
    named: dict[str, list[Item]] = {}
    for item in items:
        named.setdefault(item_text(item, sides.rules, result.contract), []).append(item)
    return [Line(text, tuple(_sum_of(given, side) for side in sides.order), written) for text, given in named.items()]


def _sum_of(items: Sequence[Item], side: int) -> int | None:
    """The sum of a side's items; None if it has none."""
    own = [item.points for item in items if item.side == side]
    return sum(own) if own else None
