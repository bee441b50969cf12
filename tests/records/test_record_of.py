"""A match that was played outside the window is written as a record."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, records, variants
from belote_desktop.engine import ActionRefused, ArgumentError


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "decouverte", "klaverjas-amsterdam"])
def test_the_record_of_played_actions_is_sound_and_gives_the_match_back(game: str) -> None:
    first = match = engine.start(variants.get(game), seed=4)
    chance, actions = Random(4), list[str]()
    while len(match.deals) < 2 and not match.is_over:
        seat, allowed = chance.choice([each for each in engine.options(match).items() if each[1]])
        action = chance.choice(allowed)
        actions.append(f"{seat}: {action}")
        match, _ = engine.apply(match, action, seat)
    record = records.record_of(first, actions)
    assert records.check(str(record)) == ()
    assert records.parse_record(str(record)).record == record
    assert records.fold(record).deals == match.deals


def test_the_first_seat_is_a_person_unless_the_caller_says_otherwise() -> None:
    first = engine.start(variants.get("classic"), seed=1)
    assert records.record_of(first, ["pass"]).header.kinds == ("human", "club", "club", "club")
    named = records.record_of(first, ["pass"], names=list("ABCD"), kinds=["random"] * 4, date="2026-11-22")
    assert (named.header.names, named.header.date) == (("A", "B", "C", "D"), "2026-11-22")


def test_what_the_rules_do_not_allow_is_not_recorded() -> None:
    first = engine.start(variants.get("classic"), seed=1)
    with pytest.raises(ActionRefused):
        records.record_of(first, ["pass", "KH"])
    with pytest.raises(ArgumentError, match=r"begins with a new match"):
        records.record_of(engine.apply(first, "pass")[0], [])
