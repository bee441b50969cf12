"""`belote-desktop bench levels`: its figures are of the auctions that were played."""

from __future__ import annotations

import json

import pytest

from belote_desktop import engine, variants
from belote_desktop.commands.bench import command as bench
from belote_desktop.commands.bench.levels_bench import Called, kind_of, measure
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine.actions import DOUBLE, PASS, TAKE


def test_every_auction_is_passed_out_thrown_in_or_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["levels", "classic", "--level", "casual", "--deals", "20", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["levels"]
    assert found["auctions"] == 20 == found["passed"] + found["thrown"] + found["took"]
    assert found["calls"] == {"suit": found["took"]}, "in classic belote one call ends the auction"
    assert sum(found["breaks"].values()) <= found["took"]


def test_against_another_level_every_deal_is_called_from_each_side() -> None:
    found = measure(Called("classic", "casual bold", "casual prudent"), 30, 1, Interruption())
    assert found.auctions == 60
    assert 30 < found.took <= 60 - found.passed, "the bold take more than half"


def test_a_deal_that_nobody_wants_is_passed_out() -> None:
    found = measure(Called("classic", "casual prudent", "casual prudent"), 60, 1, Interruption())
    assert found.passed > 0
    assert found.took == 60 - found.passed


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_four_beginners_seldom_pass_a_deal_out(game: str) -> None:
    found = measure(Called(game, "beginner", "beginner"), 100, 1, Interruption())
    assert found.auctions == 100
    assert found.passed + found.thrown <= 15


def test_calls_are_told_apart_by_what_they_undertake() -> None:
    view = engine.view(engine.start(variants.get("classic"), 1, dealer=3), 0)
    assert [kind_of(view, action) for action in (PASS, TAKE, DOUBLE)] == ["", "suit", "raise"]
    words = {"sun": "sun", "hokum": "suit", "pass": ""}
    view = engine.view(engine.start(variants.get("baloot"), 1, dealer=3), 0)
    assert {word: kind_of(view, engine.parse_any_action(word)) for word in words} == words
    view = engine.view(engine.start(variants.get("coinche"), 1, dealer=3), 0)
    assert kind_of(view, engine.parse_any_action("80NT")) == "no trumps"


def test_the_rules_that_were_broken_are_told_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["levels", "classic", "--level", "beginner", "--deals", "60"]) == 0
    told = capsys.readouterr().out
    assert "classic" in told
    assert "suit: too_few_trumps" in told


@pytest.mark.parametrize("asked", [["nonesuch"], ["classic", "--level", "nonesuch"]])
def test_an_unknown_game_or_level_is_told(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["levels", *asked, "--deals", "1"]) == 2
    assert "nonesuch" in capsys.readouterr().out
