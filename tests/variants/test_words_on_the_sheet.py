"""The rule sheet names the words that players of a game say for raises."""

from __future__ import annotations

import pytest

from tests.variants.sheet_text import told


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("coinche", {}, "You say “Coinche” to double and “Surcoinche” to redouble."),
        ("coinche", {"multipliers": "2"}, "You say “Coinche” to double."),
        ("vida", {}, "You say “Vida” for each raise."),
        (
            "klaverjas-rotterdam",
            {"doubling": "on"},
            "You say “Kraak” to double, “Rekraak” to redouble and “Superkraak” to raise once more.",
        ),
    ],
)
def test_a_sheet_tells_the_words_of_its_game(game: str, options: dict[str, object], words: str) -> None:
    assert words in told(game, **options)


@pytest.mark.parametrize("game", ["classic", "belot-ru-pairs", "baloot", "klaverjas-amsterdam"])
def test_a_game_without_words_of_its_own_for_raises_says_nothing_of_them(game: str) -> None:
    assert "You say “" not in told(game)
