"""The rule sheet counts the sides of its game: two, or more than two, and one opponent or several."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine import Denomination
from belote_desktop.engine.rank_tables import rank_table
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


@pytest.mark.parametrize(("game", "others"), [
    ("classic", "The other side scores none."), ("klaberjass", "The other side scores none."),
    ("belot-3p", "The others score none."),
])  # fmt: skip
def test_the_side_without_the_best_declaration_is_one_of_two_or_one_of_several(game: str, others: str) -> None:
    text = told(game)
    assert others in text
    assert ("The other side scores none." in text) is not ("The others score none." in text)


@pytest.mark.parametrize(("game", "equal"), [
    ("belot-bg", "If the best runs of both sides are equal, nobody scores a run"),
    ("belot-3p", "If the best run is equalled by another player’s, nobody scores a run"),
])  # fmt: skip
def test_equal_runs_are_those_of_both_sides_or_of_two_players(game: str, equal: str) -> None:
    assert equal in told(game)


@pytest.mark.parametrize(("game", "alone"), [
    ("belot-bg", None),
    ("belot-2p-open", None),
    ("belot-2p-24", "If only one side is exactly at the limit, its points are rounded up, or down in all trumps."),
    ("belot-3p", "Points exactly at the limit are rounded up, or down in all trumps."),
])  # fmt: skip
def test_a_side_alone_at_the_limit_is_spoken_of_only_where_that_can_be(game: str, alone: str | None) -> None:
    text = told(game)
    assert alone is None or alone in text
    assert ("exactly at the limit" in text) is (alone is not None)


@pytest.mark.parametrize(("denomination", "limit", "total"), [
    (Denomination.SPADES, 6, 162), (Denomination.NO_TRUMP, 5, 260), (Denomination.ALL_TRUMP, 4, 258),
])  # fmt: skip
def test_two_sides_that_share_all_cards_are_at_the_limit_together(
    denomination: Denomination, limit: int, total: int
) -> None:
    """Declarations and belote are whole tens, and change nothing about the last digits."""
    rules = variants.get("belot-bg")
    cards = rank_table(rules.cards, denomination).points
    factor = rules.cards.nt_factor if denomination is Denomination.NO_TRUMP else 1
    assert (sum(cards) + rules.scoring.last_trick) * factor == total
    assert all((points % 10 == limit) is ((total - points) % 10 == limit) for points in range(total + 1))
