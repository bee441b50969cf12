"When the declarations that count are shown. Source: docs/rules, Declarations."

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.actions import Play
from belote_desktop.engine.events import Shown
from tests.engine.random_play import steps


def shown_after(game: str, **options: object) -> set[int]:
    """How many tricks of the deal were complete when declarations were laid open."""
    chance, found = Random(11), set()
    for _ in range(6):
        for before, action, _, events in steps(variants.get(game, **options), chance):
            if before.deal is not None and any(isinstance(event, Shown) for event in events):
                tricks = len(before.deal.tricks)
                ends = isinstance(action, Play) and before.deal.trick is not None
                full = ends and len(before.deal.trick.cards) == before.rules.table.seats - 1
                found.add(tricks + full)
    return found


@pytest.mark.parametrize("game", ["belot-bg", "belot-2p-24", "belot-3p"])
def test_belot_shows_declarations_when_the_deal_is_played_out(game: str) -> None:
    """docs/rules/belot-bg.md, Declarations: the cards are revealed at the end of the deal."""
    assert shown_after(game) == {variants.get(game).hand_size}


def test_they_may_be_shown_after_the_first_trick() -> None:
    assert shown_after("belot-bg", declarations_shown="first_trick") == {1}


def test_bela_shows_them_after_the_first_trick_or_at_once() -> None:
    assert shown_after("bela-4p") == {1}
    assert shown_after("bela-4p", declarations_shown="at_once") == {0}


def test_declared_with_the_first_card_they_cannot_be_shown_before_all_have_played_one() -> None:
    assert shown_after("classic", declarations_shown="at_once") == {1}


@pytest.mark.parametrize(("when", "tricks"), [("first_trick", 1), ("end", 8)])
def test_the_players_see_them_when_they_are_shown(when: str, tricks: int) -> None:
    chance, seen = Random(3), False
    for _ in range(6):
        for _, _, after, _ in steps(variants.get("belot-bg", declarations_shown=when), chance):
            view = engine.view(after, 0)
            if view.shown:
                seen = True
                assert len(view.tricks) >= tricks
    assert seen
