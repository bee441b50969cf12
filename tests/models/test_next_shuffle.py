"""The shuffle of the next match: its secret is fixed first, and the number is the person's to choose."""

from __future__ import annotations

import math
from pathlib import Path

from belote_desktop import records, variants
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.models.match.matches import Seating, new_match, resumed_match
from belote_desktop.models.match.workers import Workers
from belote_desktop.models.next_shuffle import SEED_BITS, NextShuffle
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Saves

SEATING = Seating(("Ann", "Léo", "Mira", "Dora"), ("human", "casual", "casual", "casual"))


def workers() -> Workers:
    return Workers(ImmediateTasks(), ImmediateTasks())


def test_the_seal_does_not_change_with_the_number() -> None:
    shuffle = NextShuffle()
    seal, drawn = shuffle.seal, shuffle.number
    assert (len(drawn), drawn.isdecimal(), shuffle.is_own) == (9, True, False)
    shuffle.choose("2 718-28x")
    assert (shuffle.number, shuffle.is_own, shuffle.seal) == ("271828", True, seal)
    shuffle.choose("٤٢")
    assert shuffle.number == "42"
    shuffle.choose("")
    assert (len(shuffle.number), shuffle.is_own, shuffle.seal) == (9, False, seal)


def test_two_shuffles_share_no_secret_and_each_has_256_bits() -> None:
    one, other = NextShuffle(), NextShuffle()
    assert one.seal != other.seal
    assert len(bytes.fromhex(one.seed.last)) * 8 == SEED_BITS == 256


def test_the_seed_is_large_enough_for_every_order_of_the_largest_pack() -> None:
    largest = max(len(pack(variants.get(game.id))) for game in variants.all_variants())
    assert math.factorial(largest) < 2**SEED_BITS


def test_a_match_begins_with_the_seal_that_was_shown_and_the_number_that_was_chosen(tmp_path: Path) -> None:
    saves, shuffle = Saves(tmp_path / "matches", tmp_path / "aside"), NextShuffle()
    shuffle.choose("0042")
    seal, seed = shuffle.seal, shuffle.seed
    controller = new_match(variants.get("classic"), SEATING, saves, workers(), shuffle=shuffle)
    text = saves.all()[0].read_text(encoding="utf-8")
    assert "\nnumber 0042 by person\n" in text
    assert f"\nsecret-seal {seal}\n" in text
    assert controller.match.seed == seed
    controller.close()
    assert shuffle.seal != seal, "the next match has another secret"
    assert not shuffle.is_own
    back = resumed_match(saves.all()[0], saves, workers())
    assert (back.match.seed, back.match.deal) == (seed, controller.match.deal)
    back.close()
    assert records.check(text) == ()
