"""The worked example of a game with match points: one number for each side, the engine's."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine.rules.conditions import by_match_points
from belote_desktop.variants.rule_sheet.example import example_deals

GAMES = [game.id for game in variants.all_variants() if by_match_points(variants.get(game.id))]


def scored(points: int) -> str:
    return "nothing" if points == 0 else f"{points} match point" + "s" * (points != 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_side_scores_one_number_of_match_points(game: str) -> None:
    """The parts of a failed deal were once told in match points and in points of one thing side by side."""
    for deal in example_deals(variants.get(game)):
        assert len(deal.written) == len(deal.score.points)
        for points, sentence in zip(deal.score.points, deal.written, strict=True):
            assert str(sentence).endswith((f" scores {scored(points)}.", f" score {scored(points)}."))


def test_a_penalty_stands_beside_the_match_points() -> None:
    _, failed = example_deals(variants.get("belot-bg", kirtik=True))
    assert [Wording().sentence(sentence) for sentence in failed.written] == [
        "The taker’s side scores −10 as a penalty.",
        "The defenders score 20 match points.",
    ]
