"""Every kind of drill is found in the rules that it practises."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import variants
from belote_desktop.coach.drills import Kind, kinds_of
from belote_desktop.coach.rule_drills import TAUGHT, drills_about, practised
from belote_desktop.variants import GameShelf
from belote_desktop.variants.rule_sheet import rule_sheet
from tests.narrowing import CORE


def links(game: str) -> list[tuple[str, str, Kind]]:
    """The section, the paragraph and the kind of every drill that the sheet of a game leads to."""
    rules = variants.get(game)
    return [
        (section.anchor, section.paragraphs[place].source, kind)
        for section in rule_sheet(rules)
        for place, kinds in practised(section, kinds_of(rules)).items()
        for kind in kinds
    ]


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_drill_of_a_game_has_a_paragraph_in_its_rules(game: str) -> None:
    assert {kind for _, _, kind in links(game)} == set(kinds_of(variants.get(game)))


def test_no_kind_of_drill_is_without_a_place_in_the_rules() -> None:
    assert set(TAUGHT) == set(Kind)


@pytest.mark.parametrize("game", CORE)
def test_the_order_of_cards_leads_to_who_wins_and_their_points_to_counting(game: str) -> None:
    found = links(game)
    order = next(source for anchor, source, kind in found if anchor == "cards" and kind is Kind.WHO_WINS)
    counted = next(source for anchor, source, kind in found if anchor == "cards" and kind is Kind.COUNT_TRICK)
    assert "rank in this order" in order
    assert "{last_trick} for the last trick" in counted
    assert ("follow_suit", Kind.MAY_PLAY) in {(anchor, kind) for anchor, _, kind in found}


def test_a_drill_that_only_the_options_of_a_match_have_is_not_offered() -> None:
    with_declarations = variants.get("coinche").change(declarations="on")
    assert Kind.DECLARATIONS in kinds_of(with_declarations)
    assert Kind.DECLARATIONS not in drills_about(with_declarations, GameShelf())
    assert Kind.COUNT_DEAL in drills_about(with_declarations, GameShelf())


def test_a_game_that_was_deleted_has_no_drills() -> None:
    assert drills_about(replace(variants.get("classic"), variant="My game"), GameShelf()) == ()
