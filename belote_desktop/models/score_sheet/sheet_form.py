"""The form of a score sheet: its unit, the word for a failed contract, and the marks it keeps.

It follows from the scoring rules alone, so the user's games have a form as well. Source: docs/rules, Scoring.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import ContractTest, FailTo, Settlement, Tie
from belote_desktop.engine.rules.terms import Unit as WrittenUnit
from belote_desktop.engine.score import Result
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.models.words import words


class Unit(Enum):
    """The unit of a sheet's figures, with the line that names it; points have no line."""

    POINTS = Source("")
    #: The unit of the figures on the sheet, above its columns: points divided by ten.
    TENS = QT_TRANSLATE_NOOP("ScoreSheet", "In tens")
    #: The unit of the figures on the sheet, above its columns.
    MATCH_POINTS = QT_TRANSLATE_NOOP("ScoreSheet", "In match points: 1 for every 10 points")
    #: The unit of the figures on the sheet, above its columns: in Baloot. 16 and 26 are those of a whole deal.
    GAME_POINTS = QT_TRANSLATE_NOOP("ScoreSheet", "In match points: 16 in Hokum, 26 in Sun")


class Failure(Enum):
    """The word for a failed contract. The value is the word in the column of results."""

    FAILED = Source("")
    #: A failed contract in Bulgarian and Greek games, whose players call it “inside”. In the column of results and at
    #: the end of a sentence.
    INSIDE = QT_TRANSLATE_NOOP("ScoreSheet", "failed")
    #: A failed contract in Russian and Moldovan games: a mark is kept for it. In the column of results.
    BOLT = QT_TRANSLATE_NOOP("ScoreSheet", "bolt")
    #: A failed contract in games such as Klaberjass and Tarabish. In the column of results.
    BATE = QT_TRANSLATE_NOOP("ScoreSheet", "bate")
    #: A failed contract in Clabber. In the column of results.
    SET = QT_TRANSLATE_NOOP("ScoreSheet", "set")


_RESULTS = {
    #: A tie that costs the takers their points, in games that say bate. In the column of results.
    (Failure.BATE, Result.HALF): QT_TRANSLATE_NOOP("ScoreSheet", "half-bate"),
    #: A tie whose points are held over, in games that say bate. In the column of results.
    (Failure.BATE, Result.HELD): QT_TRANSLATE_NOOP("ScoreSheet", "hanging bate"),
    #: Points are held over for the next deal. In the column of results.
    (Failure.INSIDE, Result.HELD): QT_TRANSLATE_NOOP("ScoreSheet", "tie, held over"),
}


#: How often a contract was raised in the Greek game Vida. Below a contract on the sheet.
_VIDAS = QT_TRANSLATE_NOOP("ScoreSheet", "%n vida(s)", "", 1)


@dataclass(frozen=True)
class SheetForm:
    """The form of a score sheet. `bolt_limit` is the number of bolts that costs points; `vidas` is True if doubles
    are raised in turn by the sides.
    """

    unit: Unit
    failure: Failure
    bolt_limit: int
    counts_bates: bool
    counts_trickless: bool
    vidas: bool

    @classmethod
    def of(cls, rules: Ruleset) -> SheetForm:
        """The form of a game's sheet."""
        scoring = rules.scoring
        return cls(
            _unit(rules),
            _failure(rules),
            scoring.bolt_limit,
            counts_bates=bool(scoring.bate_penalty),
            counts_trickless=bool(scoring.trickless_penalty),
            vidas=scoring.settlement is Settlement.BID and len(rules.doubling.multipliers) > 2,
        )

    @property
    def unit_text(self) -> str:
        """The line that names the unit: `In match points: 1 for every 10 points`; empty for points."""
        return words.translated(self.unit.value) if self.unit.value else ""

    def result_text(self, result: Result) -> str:
        """The result of a deal, in the word of the game."""
        word = self.failure.value if result is Result.FAILED else _RESULTS.get((self.failure, result), "")
        return words.translated(word) if word else words.result_text(result)

    def raised_text(self, contract: Contract) -> str:
        """The raises that the name of a contract leaves out: the number of vidas, or that trumps were closed."""
        if contract.multiplier > 1 and self.vidas:
            return words.translated(_VIDAS, contract.raises)
        #: The contract was doubled closed: trumps must not be led. Below a contract on the sheet.
        return QCoreApplication.translate("ScoreSheet", "closed") if contract.lock else ""


def _unit(rules: Ruleset) -> Unit:
    settled = {Settlement.MATCH_POINTS: Unit.MATCH_POINTS, Settlement.PROJECTS: Unit.GAME_POINTS}
    written = Unit.TENS if rules.scoring.unit is WrittenUnit.TENS else Unit.POINTS
    return settled.get(rules.scoring.settlement, written)


def _failure(rules: Ruleset) -> Failure:
    """The word for a failure, from the marks kept for it: bolts, bates, or the tracks of a side's own points lost."""
    scoring = rules.scoring
    kinds = (
        (Failure.BOLT, bool(scoring.bolt_limit)),
        (Failure.BATE, bool(scoring.bate_penalty) or scoring.tie is Tie.HALF_BATE),
        (Failure.SET, scoring.fail_to is FailTo.OWN_ONLY),
        (Failure.INSIDE, scoring.settlement is Settlement.MATCH_POINTS),
        (Failure.INSIDE, scoring.contract_test is ContractTest.BID_AND_MORE),
    )
    return next((kind for kind, applies in kinds if applies), Failure.FAILED)
