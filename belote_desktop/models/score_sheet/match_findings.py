"""What is told of a finished match: the deal that decided it, the best one of the user's side, and one to look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.view import PublicResult
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides


class About(Enum):
    """What a deal stands out for."""

    DECIDED = "decided"
    BEST = "best"
    WORST = "worst"


@dataclass(frozen=True)
class Finding:
    """A deal that stands out."""

    about: About
    result: PublicResult

    @property
    def deal(self) -> str:
        """Which deal it is."""
        #: A button at the end of a match: opens the review of this deal. {number}: which.
        return QCoreApplication.translate("MatchOver", "Deal {number}").format(number=words.number(self.result.number))

    @property
    def text(self) -> str:
        """What it stands out for."""
        return {
            #: Beside a deal at the end of a match: after it the winner stayed ahead, or it ended the match.
            About.DECIDED: QCoreApplication.translate("MatchOver", "It decided the match"),
            #: Beside a deal at the end of a match: where your side gained most.
            About.BEST: QCoreApplication.translate("MatchOver", "Your best deal"),
            #: Beside a deal at the end of a match: where your side lost most.
            About.WORST: QCoreApplication.translate("MatchOver", "Worth another look"),
        }[self.about]


def findings(results: Sequence[PublicResult], winner: int | None, sides: Sides) -> tuple[Finding, ...]:
    """Up to three deals that stand out, none of them twice."""
    found = list[Finding]()
    for about, result in _candidates(results, winner, sides):
        if all(result is not known.result for known in found):
            found.append(Finding(about, result))
    return tuple(found)


def fair_word(results: Sequence[PublicResult], winner: int | None, sides: Sides) -> str:
    """What is said below the title after a match that the user’s side has lost; empty otherwise."""
    ours = sides.ours
    if ours is None or winner in (ours, None):
        return ""
    led = [
        place
        for place, result in enumerate(results[:-1])
        if result.totals[ours] > max(result.totals[side] for side in sides.others(ours))
    ]
    if not led:
        return QCoreApplication.translate("MatchOver", "The next match starts at 0 for everyone.")
    if led[-1] == len(results) - 2:
        #: Below the title after a match that was lost: only the last deal put the user’s side behind.
        return QCoreApplication.translate("MatchOver", "You were ahead before the last deal.")
    #: Below the title after a match that was lost. {number}: the last deal after which the user’s side led.
    told = QCoreApplication.translate("MatchOver", "You were last ahead after deal {number}.")
    return told.format(number=words.number(results[led[-1]].number))


def _candidates(
    results: Sequence[PublicResult], winner: int | None, sides: Sides
) -> Iterator[tuple[About, PublicResult]]:
    """The deal for each heading."""
    if winner is not None and results:
        yield About.DECIDED, _decided(results, winner)
    played = [result for result in results if result.contract is not None]
    if sides.ours is None:
        return
    ours = sides.ours
    swings = sorted(played, key=lambda result: _swing(result, ours))
    if swings and _swing(swings[-1], ours) > 0:
        yield About.BEST, swings[-1]
    if swings and _swing(swings[0], ours) < 0:
        yield About.WORST, swings[0]


def _decided(results: Sequence[PublicResult], winner: int) -> PublicResult:
    """The deal with which the winner took the lead for good; the last one if the winner led from the first on."""
    for result in reversed(results[1:]):
        before = [total - of for total, of in zip(result.totals, result.score.points, strict=True)]
        if any(total >= before[winner] for side, total in enumerate(before) if side != winner):
            return result
    return results[-1]


def _swing(result: PublicResult, side: int) -> int:
    """By how much a side came nearer to its best opponent."""
    points = result.score.points
    return points[side] - max(of for other, of in enumerate(points) if other != side)
