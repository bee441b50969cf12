"""Whole matches of every game, kept as records: they are read, checked and folded to the same end for ever."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from belote_desktop import records, variants
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.engine.rules.ruleset import RULE_FIELDS
from belote_desktop.records import header
from tests.folders import GOLDEN
from tests.variants.golden_matches import NUMBERS, path_of

MATCHES = sorted(GOLDEN.glob("*.brn"))
golden = pytest.mark.parametrize("path", MATCHES, ids=[path.stem for path in MATCHES])


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_there_are_three_golden_matches_of_every_game(game: str) -> None:
    assert all(path_of(game, number).is_file() for number in NUMBERS)


@pytest.mark.sampled(12)
@golden
def test_a_golden_match_is_without_fault_and_over(path: Path) -> None:
    """Checking plays every action again and holds every score and total to what is written."""
    text = path.read_text(encoding="utf-8")
    assert records.check(text) == ()
    record = records.parse_record(text).record
    assert record is not None
    assert records.fold(record).is_over


def with_other_defaults(**about: Any) -> Ruleset:
    """A ruleset whose every rule differs from the default of today, as far as its values can stand together."""
    rules = Ruleset(**about)
    for name, field in RULE_FIELDS.items():
        others = [value for value in field.values() if value != rules.value(name)]
        for value in itertools.islice(others, 1):
            try:
                rules = rules.change({name: value})
            except RulesetError:
                continue
    return rules


@pytest.mark.sampled(12)
@golden
def test_a_golden_match_folds_alike_when_every_default_has_changed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = records.parse_record(path.read_text(encoding="utf-8")).record
    assert record is not None
    before = records.fold(record)
    monkeypatch.setattr(header, "Ruleset", with_other_defaults)
    after = records.fold(record)
    assert after.rules == before.rules
    assert after.totals == before.totals
    assert after.winner == before.winner


def test_the_other_defaults_are_other_defaults() -> None:
    """Otherwise the test above would hold nothing."""
    plain = Ruleset(variant="classic", name="Classic")
    assert len(plain.differences(with_other_defaults(variant="classic", name="Classic"))) > 60
