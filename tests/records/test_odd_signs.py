"""Signs that one function of Python takes for white space or a digit and another does not: reading never raises."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import records
from belote_desktop.engine.actions import Play, parse_any_action, parse_seated_action
from belote_desktop.engine.cards import Card
from tests.records.recorded_matches import finished_match

PLAYED = finished_match(seed=1).text
LINES = PLAYED.splitlines()
LAST_SPACE = 0x3000
"""U+3000, the ideographic space, is the last of Unicode's white space."""
SPACES = tuple(chr(code) for code in range(LAST_SPACE + 1) if chr(code).isspace() and chr(code) != "\n")
DIGITS = ("²", "٣", "３", "߀", "①", "Ⅷ", "𝟙")
ACTED = next(place for place, line in enumerate(LINES) if line[1:3] == ": ")


def test_there_is_no_white_space_after_the_last() -> None:
    assert not any(chr(code).isspace() for code in range(LAST_SPACE + 1, sys.maxunicode + 1))


@pytest.mark.sampled(20)
@pytest.mark.parametrize("space", SPACES, ids=lambda sign: f"{ord(sign):04x}")
@pytest.mark.parametrize("shape", ["{0}{1}:{2}", "{0}:{1}{2}", "{1}{0}:{2}", "{0}:{2}{1}", "{1}{0}{1}:{1}{2}{1}"])
def test_white_space_of_any_kind_round_a_seat_is_white_space(space: str, shape: str) -> None:
    seat, _, said = LINES[ACTED].partition(": ")
    odd = [*LINES[:ACTED], shape.format(seat, space, said), *LINES[ACTED + 1 :]]
    assert records.check("\n".join(odd) + "\n") == ()


@pytest.mark.parametrize("digit", DIGITS)
def test_digits_of_other_scripts_are_no_numbers_of_a_record(digit: str) -> None:
    for line in (f"{digit}: KH", f"take-back {digit}", f"pace 1/{digit}", f"deal {digit} dealer 0", f"0: 1{digit}0S"):
        (problem,) = records.check("\n".join([*LINES[:ACTED], line, ""]))
        assert problem.line == ACTED + 1


@pytest.mark.parametrize("space", SPACES, ids=lambda sign: f"{ord(sign):04x}")
def test_an_action_with_its_seat_is_read_with_any_white_space(space: str) -> None:
    assert parse_seated_action(f"{space}2{space}:{space}KH{space}") == (2, Play(Card.parse("KH")))


@pytest.mark.parametrize("text", ["1٣0S", "b٣S", "discard ٣", "exchange ７S"])
def test_no_action_has_digits_of_another_script(text: str) -> None:
    with pytest.raises(ValueError, match="not"):
        parse_any_action(text)


@given(
    place=st.integers(0, len(PLAYED)),
    signs=st.text(st.sampled_from((*SPACES, *DIGITS, "\ud800", "\x00", ":")), max_size=3),
)
def test_odd_signs_anywhere_do_no_harm(place: int, signs: str) -> None:
    text = PLAYED[:place] + signs + PLAYED[place:]
    assert all(problem.line >= 1 and problem.column >= 1 for problem in records.check(text))
    record = records.parse_record(text).record
    if record is not None:
        records.to_json(record).encode()
        assert records.parse_record(records.write(record)).record == record
        assert records.parse_json(records.to_json(record)).record == record
