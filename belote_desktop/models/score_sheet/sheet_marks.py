"""Marks beside the figures of a score sheet: tracks, bolts, bates, deals without a trick, points held over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.models.score_sheet.sheet_form import Failure, SheetForm
from belote_desktop.models.words import words


class Sign(Enum):
    """The kinds of marks."""

    TRACKS = "tracks"
    BOLT = "bolt"
    BATE = "bate"
    TRICKLESS = "trickless"
    HANGING = "hanging"
    PAID = "paid"


INSTEAD = (Sign.TRACKS, Sign.BOLT, Sign.BATE)
"""What is written in the place of a nought."""


#: A mark beside the score of a deal: points that nobody has yet. In a tooltip and read aloud.
_HELD_OVER = QT_TRANSLATE_NOOP("ScoreSheet", "%n point(s) held over for the winner of the next deal", "", 1)
#: A mark beside the score of a deal: points of earlier deals that are part of it. In a tooltip and read aloud.
_WON = QT_TRANSLATE_NOOP("ScoreSheet", "Includes %n point(s) held over from earlier deals", "", 1)


@dataclass(frozen=True)
class Mark:
    """A mark of one side: `count` is how many it has, or the points held over; `limit` the number that costs points."""

    sign: Sign
    side: int
    count: int
    limit: int = 0

    @property
    def text(self) -> str:
        """The mark in words."""
        if self.sign in (Sign.HANGING, Sign.PAID):
            return words.translated(_HELD_OVER if self.sign is Sign.HANGING else _WON, self.count)
        pattern = {
            #: The sign XX on the sheet of Clabber. In a tooltip and read aloud.
            Sign.TRACKS: QCoreApplication.translate("ScoreSheet", "Turkey tracks: contract failed, no score"),
            #: {count}: which failed contract it is. {limit}: the one that costs points. In a tooltip and read aloud.
            Sign.BOLT: QCoreApplication.translate("ScoreSheet", "Bolt {count} of {limit}"),
            #: {count}: which failed contract it is. In a tooltip and read aloud.
            Sign.BATE: QCoreApplication.translate("ScoreSheet", "Bate {count}"),
            #: {count}: how many deals without a trick there have been. In a tooltip and read aloud.
            Sign.TRICKLESS: QCoreApplication.translate("ScoreSheet", "Deals without a trick so far: {count}"),
        }[self.sign]
        return pattern.format(count=words.number(self.count), limit=words.number(self.limit))

    @property
    def letters(self) -> str:
        """The mark as letters, shown instead of a zero: `XX`, `B2`."""
        if self.sign is Sign.TRACKS:
            #: Turkey tracks, written in place of a score when a contract fails in Clabber.
            return QCoreApplication.translate("ScoreSheet", "XX")
        #: A bolt or bate, written in place of a score of 0. {count}: which one it is. As short as B1.
        return QCoreApplication.translate("ScoreSheet", "B{count}").format(count=words.number(self.count))


def marks_of(rules: Ruleset, score: Score, before: Score | None, side: int) -> tuple[Mark, ...]:
    """The marks a deal gives a side; `before` is the score of the deal before it."""
    form = SheetForm.of(rules)
    failed = score.result is Result.FAILED and score.taker == side
    made = []
    if failed and form.failure is Failure.SET:
        made.append(Mark(Sign.TRACKS, side, 1))
    counted = {Failure.BOLT: Sign.BOLT, Failure.BATE: Sign.BATE}.get(form.failure)
    if failed and counted is not None and (form.bolt_limit or form.counts_bates):
        bolts = _of(score.bolts_out, side)
        if bolts != _of(() if before is None else before.bolts_out, side) or _pays(score.written, side, "bolt_penalty"):
            made.append(Mark(counted, side, bolts, form.bolt_limit))
    trickless = _of(score.trickless_out, side)
    if trickless > _of(() if before is None else before.trickless_out, side):
        made.append(Mark(Sign.TRICKLESS, side, trickless))
    hanging = _of(score.held_out, side) - _of(() if before is None else before.held_out, side)
    if hanging > 0:
        made.append(Mark(Sign.HANGING, side, hanging))
    paid = sum(item.points for item in score.written if item.what is What.HELD_WON and item.side == side)
    if paid:
        made.append(Mark(Sign.PAID, side, paid))
    return tuple(made)


def kept(rules: Ruleset, score: Score, side: int) -> list[str]:
    """The marks that count against a side after a deal, for the foot of its columns."""
    form, said = SheetForm.of(rules), []
    bolts, trickless = _of(score.bolts_out, side), _of(score.trickless_out, side)
    if form.bolt_limit:
        #: Below a column of the sheet. {count}: failed contracts so far. {limit}: how many cost points.
        pattern = QCoreApplication.translate("ScoreSheet", "Bolts: {count} of {limit}")
        said.append(pattern.format(count=words.number(bolts), limit=words.number(form.bolt_limit)))
    elif form.counts_bates:
        #: Below a column of the sheet. {count}: failed contracts so far.
        said.append(QCoreApplication.translate("ScoreSheet", "Bates: {count}").format(count=words.number(bolts)))
    if form.counts_trickless:
        #: Below a column of the sheet. {count}: deals without a trick so far.
        pattern = QCoreApplication.translate("ScoreSheet", "No trick: {count}")
        said.append(pattern.format(count=words.number(trickless)))
    return said


def hanging_text(rules: Ruleset, held: Sequence[int]) -> str:
    """The sentence about points held over for the winner of the next deal; empty if there are none."""
    if not any(held):
        return ""
    if SheetForm.of(rules).failure in (Failure.INSIDE, Failure.BATE):
        return words.translated(_FOR_WINNER, sum(held))
    return words.translated(_FOR_NEXT, sum(held))


#: Below a deal of the sheet.
_FOR_WINNER = QT_TRANSLATE_NOOP("ScoreSheet", "%n point(s) (is|are) held over for the winner of the next deal.", "", 1)
#: Below a deal of the sheet.
_FOR_NEXT = QT_TRANSLATE_NOOP("ScoreSheet", "%n point(s) (is|are) held over for the next deal.", "", 1)


def _of(counts: Sequence[int], side: int) -> int:
    """A counter of a side; 0 if the score does not keep it for that side."""
    return counts[side] if side < len(counts) else 0


def _pays(items: Sequence[Item], side: int, rule: str) -> bool:
    return any(item.side == side and item.rule == rule for item in items)
