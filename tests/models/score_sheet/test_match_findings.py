"""The fair word after a match that was lost says when the user’s side led, and is true of every course of a match."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine import PublicResult, Result
from belote_desktop.engine.score import Score
from belote_desktop.models.score_sheet.match_findings import fair_word
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides

SIDES = Sides(variants.get("classic"), Names(("Anna", "Samir", "Léa", "Karim"), 0))


def match(*totals: tuple[int, int]) -> list[PublicResult]:
    """The deals of a match with these totals."""
    score = Score(Result.MADE, (0, 0))
    return [PublicResult(number, 0, None, score, total, (), ()) for number, total in enumerate(totals, 1)]


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        ([(50, 230), (300, 250), (560, 530), (580, 823)], "You were ahead before the last deal."),
        ([(50, 230), (300, 250), (400, 530), (580, 823)], "You were last ahead after deal 2."),
        ([(230, 50), (250, 300), (530, 530), (580, 823)], "You were last ahead after deal 1."),
        ([(50, 230), (100, 823)], "The next match starts at 0 for everyone."),
        ([(100, 823)], "The next match starts at 0 for everyone."),
    ],
)
def test_it_says_when_the_users_side_led_last(totals: list[tuple[int, int]], told: str) -> None:
    assert fair_word(match(*totals), 1, SIDES) == told


@pytest.mark.parametrize("winner", [0, None])
def test_nothing_is_said_of_a_match_that_was_not_lost(winner: int | None) -> None:
    assert fair_word(match((100, 50), (500, 300)), winner, SIDES) == ""
