"""The packs of a match come from sealed secrets and a number of the person.

The expected values are worked out with `hashlib` alone, from the construction in docs/record.md, The seal.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.gathering import gather, next_deck
from belote_desktop.engine.deals.randomness import deck_chance
from belote_desktop.engine.deals.shared_seed import LAST_DEAL, SharedDraw, SharedSeed, cut_places
from tests.engine.golden_deals import MADE, decks, play

LAST = "5" * 64
SEED = SharedSeed(LAST, "482139605")
CLASSIC = variants.get("classic")


def in_order(before: str, words: list[str]) -> list[str]:
    return sorted(words, key=lambda word: sha256(f"{before} {word}".encode()).hexdigest())


def secret(deal: int) -> str:
    found = LAST
    for _ in range(10_000 - deal):
        found = sha256(found.encode()).hexdigest()
    return found


def test_a_secret_is_the_hash_of_the_next_one_so_that_the_first_seal_fixes_them_all() -> None:
    assert (LAST_DEAL, SEED.secret(LAST_DEAL)) == (10_000, LAST)
    assert [SEED.secret(deal) for deal in (1, 2, 9_999)] == [secret(1), secret(2), secret(9_999)]
    assert SEED.seal == sha256(secret(1).encode()).hexdigest()
    assert sha256(secret(2).encode()).hexdigest() == secret(1)


def test_a_known_vector() -> None:
    """Once and for all: a later version must deal the same from the same seed, or unfinished matches change."""
    assert SEED.seal == "9ffc622758e512810721c2543124bd1b56ff919b4b10a4222f39877fce72d0bc"
    deal = engine.start(CLASSIC, SEED).deal
    assert deal is not None
    assert deal.dealer == 2
    assert " ".join(map(str, deal.deck)) == (
        "KS 8D JS AC QD 7D JD AH AS TS TD TH 7H QS QH 8C JC QC 9S 7S 9H KC 8H 9C KH 7C AD KD 8S 9D TC JH"
    )


def test_a_shuffled_pack_is_the_order_of_its_cards_cut_at_the_place_that_comes_first() -> None:
    before = f"{secret(1)} 482139605 deal 1"
    cards = in_order(before, [f"{rank}{suit}" for suit in "SHDC" for rank in "789TJQKA"])
    at = int(in_order(f"{before} cut", [str(place) for place in range(3, 30)])[0])
    deal = engine.start(CLASSIC, SEED).deal
    assert deal is not None
    assert [str(card) for card in deal.deck] == cards[at:] + cards[:at]


def test_a_gathered_pack_is_cut_at_the_place_that_comes_first() -> None:
    first = play(engine.start(CLASSIC, decks=decks(MADE), dealer=3), MADE).deals[0].deal
    lay = gather(CLASSIC, first)
    at = int(in_order(f"{secret(2)} 482139605 deal 2 cut", [str(place) for place in range(3, 30)])[0])
    assert next_deck(CLASSIC, deck_chance(SEED, 2), first) == lay[at:] + lay[:at]


def test_the_first_dealer_is_the_seat_that_comes_first() -> None:
    dealer = int(in_order(f"{secret(1)} 482139605 first dealer", ["0", "1", "2", "3"])[0])
    assert engine.start(CLASSIC, SEED).deal.dealer == dealer


@pytest.mark.parametrize(
    "other", [SharedSeed(LAST, "482139606"), SharedSeed(LAST, ""), SharedSeed("6" * 64, SEED.number)]
)
def test_another_number_or_another_secret_gives_another_deal(other: SharedSeed) -> None:
    assert engine.start(CLASSIC, other).deal.deck != engine.start(CLASSIC, SEED).deal.deck


def test_every_place_of_a_card_and_every_cut_is_about_equally_likely() -> None:
    """In 800 packs four cards have each place about 100 times, and each of 27 cuts comes about 30 times; the bounds
    are six standard deviations from that.
    """
    cards = tuple(pack(CLASSIC))
    shuffles = [SharedDraw(LAST, str(number), "deal 1") for number in range(800)]
    places = Counter(place for each in shuffles for place, card in enumerate(each.shuffled(cards)) if card in cards[:4])
    cuts = Counter(each.cut(cards, 3).index(cards[0]) for each in shuffles)
    assert len(places) == 32
    assert all(41 <= count <= 159 for count in places.values())
    assert len(cuts) == len(cut_places(32, 3)) == 27
    assert all(1 <= count <= 62 for count in cuts.values())


def test_a_deck_holds_every_card_once() -> None:
    for game in ("bela-2p", "belote-3p-27", "tarabish"):
        rules = variants.get(game)
        deck: tuple[Card, ...] = engine.start(rules, SEED).deal.deck
        assert sorted(deck) == sorted(pack(rules))
