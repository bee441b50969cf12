"""What rules state of themselves is what the engine does: passes, doubles and declarations."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Denomination, Outcome, settle
from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.matches.match import Match
from belote_desktop.variants.rule_sheet import rule_sheet

PASSED = "Players who have passed may still double and redouble."
TRICKLESS = "A side that wins no trick does not score its declarations, but they still beat lower ones."


def told(game: str) -> str:
    return " ".join(str(text) for section in rule_sheet(variants.get(game)) for text in section.paragraphs)


def after(game: str, calls: str) -> Match:
    match = engine.start(variants.get(game), 3)
    for call in calls.split():
        match, _ = engine.apply(match, engine.parse_any_action(call))
    return match


def test_in_pilotta_who_has_passed_bids_no_more_but_may_double() -> None:
    text = told("pilotta")
    assert "If you have passed, you cannot bid any more." in text
    assert PASSED in text
    assert engine.legal(after("pilotta", "pass 80H pass 90S")) == (PASS, DOUBLE)


def test_a_double_ends_the_bidding_of_pilotta_and_everyone_still_speaks() -> None:
    assert "After a double the auction continues" in told("pilotta")
    assert engine.legal(after("pilotta", "80H double")) == (PASS, REDOUBLE)
    assert engine.legal(after("pilotta", "80H double pass")) == (PASS,)
    assert engine.legal(after("pilotta", "80H double pass pass")) == (PASS, REDOUBLE)


@pytest.mark.parametrize(("tricks", "scores"), [((0, 8), (0, 252 + 20)), ((2, 6), (0, 162 + 20))])
def test_declarations_of_a_failed_taker_go_to_the_defenders_even_without_a_trick(
    tricks: tuple[int, int], scores: tuple[int, int]
) -> None:
    """Classic, vector C10 without its belote."""
    assert TRICKLESS in told("classic")
    assert "the defenders also score the declarations that count, whichever side holds them." in told("classic")
    cards = (0, 152) if tricks[0] == 0 else (30, 122)
    outcome = Outcome(
        taker=0, cards=cards, last_trick=1, contract=Contract(0, Denomination.HEARTS), tricks=tricks,
        declared=(20, 0), best=(0,), valid=(20, 0),
    )  # fmt: skip
    assert settle(variants.get("classic"), outcome).points == scores


def test_declarations_of_defenders_without_a_trick_score_for_nobody() -> None:
    outcome = Outcome(
        taker=0, cards=(152, 0), last_trick=0, contract=Contract(0, Denomination.HEARTS), tricks=(8, 0),
        declared=(20, 50), best=(1,), valid=(0, 50),
    )  # fmt: skip
    assert settle(variants.get("classic"), outcome).points == (252, 0)
