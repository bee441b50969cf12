"""The rule sheet counts the sides of its game: two, or more than two, and one opponent or several."""

from __future__ import annotations

import pytest

from tests.variants.sheet_text import told


@pytest.mark.parametrize(("game", "lead"), [
    ("classic", "If both sides do so in the same deal, the higher total wins."),
    ("klaberjass", "If both sides do so in the same deal, the higher total wins."),
    ("belote-3p-24", "If more than one side does so in the same deal, the highest total wins."),
])  # fmt: skip
def test_only_a_game_of_three_sides_speaks_of_more_than_one_at_the_target(game: str, lead: str) -> None:
    text = told(game, both_reach="higher")
    assert lead in text
    assert ("both sides do so" in text) is not ("more than one side does so" in text)


@pytest.mark.parametrize(("game", "answer"), [
    ("classic", "Each player in turn then plays one card."),
    ("klaberjass", "Your opponent then plays one card."),
    ("decouverte", "You may lead any of your open cards on the table. Your opponent then plays one of theirs."),
    ("belot-2p-open", "any of your open cards on the table. Your opponent then plays one of theirs."),
])  # fmt: skip
def test_the_sheet_of_a_game_for_two_says_who_answers_the_lead(game: str, answer: str) -> None:
    text = told(game)
    assert answer in text
    assert ("Each player in turn then" in text) is (game == "classic")
