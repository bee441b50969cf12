"""The small drawing of a game's deal: it tells what is the game's own, from the ruleset and from nothing else."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication

from belote_desktop import variants
from belote_desktop.engine import Ruleset
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.fitting import pack_size
from belote_desktop.engine.rules.ruleset import SECTION_OF
from belote_desktop.models.games.deal_sketch import DealSketch, Turned
from belote_desktop.models.games.game_words import signs_told
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.cards.deal_picture import paint_deal
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.look.style import Style

SIZES = (QSize(200, 74), QSize(154, 74), QSize(190, 120))
GAMES = tuple(game.id for game in variants.all_variants())
DEALT_AND_BID = ("table", "deck", "dealer", "deal", "auction", "bid", "hokum", "doubling")
FINE_POINTS = {
    "second_round_suits", "eighty_needs82", "capot_unstoppable", "max_bid", "bids_within_reach", "match_level",
    "multiplier_scope", "freeze", "exchange_origin", "lock", "sun_steal", "sun_raises",
}  # fmt: skip
"""Rules of the auction that change single calls or what they are worth, but not what lies on the table."""


def picture(style: Style, rules: Ruleset, size: QSize = SIZES[0]) -> QImage:
    painted(style, rules, size)
    QApplication.processEvents()  # the real cards come late
    return painted(style, rules, size)


def painted(style: Style, rules: Ruleset, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_deal(painter, QRectF(image.rect()), style, rules)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("changed", "value"),
    [
        ("direction", "cw"),
        ("shuffle", "every_deal"),
        ("declarations", "off"),
        ("turnup_to", "dealer"),
        ("pass_out", "dealer_must_take"),
        ("doubling", "on"),
    ],
)
def test_games_that_differ_in_the_deal_or_the_auction_look_different(style: Style, changed: str, value: object) -> None:
    classic = variants.get("classic")
    assert picture(style, classic) != picture(style, classic.change({changed: value}))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_two_games_have_one_picture_only_where_the_same_things_are_dealt_and_said(style: Style, size: QSize) -> None:
    games = [variants.get(game.id) for game in variants.all_variants()]
    seen: dict[DealSketch, QImage] = {}
    for rules in games:
        drawn = picture(style, rules, size)
        assert seen.setdefault(DealSketch.of(rules), drawn) == drawn, "the name of a game does not matter"
    assert len(seen) >= 40


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_what_a_sketch_tells_apart_is_seen(style: Style, size: QSize) -> None:
    seen = {DealSketch.of(rules): picture(style, rules, size) for rules in map(variants.get, GAMES)}
    pictures = list(seen.values())
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


def test_games_with_one_sketch_are_dealt_and_bid_alike_but_for_fine_points() -> None:
    found: dict[DealSketch, list[Ruleset]] = {}
    for rules in map(variants.get, GAMES):
        found.setdefault(DealSketch.of(rules), []).append(rules)
    for alike in found.values():
        for one, other in combinations(alike, 2):
            told = {name for name in one.differences(other) if SECTION_OF[name] in DEALT_AND_BID}
            assert told <= FINE_POINTS, (one.name, other.name)


def test_real_cards_come_late_and_are_drawn_once_for_all_pictures(style: Style) -> None:
    arrived: list[bool] = []
    deck = PaintedDeck.of(style)
    deck.arrived.connect(lambda: arrived.append(True))
    QPixmapCache.clear()
    classic = variants.get("classic")
    without = painted(style, classic, QSize(240, 106))
    QApplication.processEvents()
    assert arrived == [True]
    whole = painted(style, classic, QSize(240, 106))
    assert whole != without
    painted(style, variants.get("beljot"), QSize(250, 104))
    QApplication.processEvents()
    assert arrived == [True], "the same cards in nearly the same size are there"


@pytest.mark.parametrize("size", [QSize(89, 46), QSize(88, 74)], ids=["low", "narrow"])
def test_a_small_picture_leaves_out_what_cannot_be_seen_in_it(style: Style, size: QSize) -> None:
    classic = variants.get("classic")
    assert picture(style, classic, size) == picture(style, classic.change({"direction": "cw"}), size)
    assert picture(style, classic, size) != picture(style, variants.get("coinche"), size)


def test_a_hand_with_stacks_is_not_drawn_as_stacks_alone() -> None:
    with_hand, alone = DealSketch.of(variants.get("belot-2p-open")), DealSketch.of(variants.get("decouverte"))
    assert (with_hand.stacks, len(with_hand.cards), with_hand.turned) == (4, 5, Turned.NOWHERE)
    assert (alone.stacks, len(alone.cards), alone.turned) == (8, 0, Turned.AT_DEALER)


@pytest.mark.parametrize(
    ("game", "bids", "contracts"),
    [
        ("coinche", (80, 90, 100), ("NT", "AT")),
        ("pilotta", (80, 90, 100), ()),
        ("bazar-blot", (8, 9, 10), ("NT",)),
        ("belot-bg", (), ("C", "D", "H", "S", "NT", "AT")),
        ("bela-4p", (), ("S", "H", "D", "C")),
        ("classic", (), ()),
    ],
)
def test_the_auction_is_told_by_what_is_bid(game: str, bids: tuple[int, ...], contracts: tuple[str, ...]) -> None:
    sketch = DealSketch.of(variants.get(game))
    assert (sketch.bids, sketch.contracts) == (bids, tuple(map(Denomination, contracts)))


def test_every_game_shows_cards_of_its_own_pack_and_no_card_too_many() -> None:
    for game in variants.all_variants():
        sketch = DealSketch.of(variants.get(game.id))
        assert len(set(sketch.cards)) == len(sketch.cards)
        pack = pack_size(variants.get(game.id))
        assert sketch.stock < pack
        assert min((card.rank for card in sketch.cards), default=9) >= 9 - pack // 4


def test_the_cards_carry_the_letters_of_the_deck(style: Style, preferences: Preferences) -> None:
    preferences.set("deck_index", "en")
    english = picture(style, variants.get("classic"))
    preferences.set("deck_index", "fr")
    assert picture(style, variants.get("classic")) != english


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("classic", ("Declarations score.",)),
        ("coinche", ("A deal can be doubled up to ×4.",)),
        ("bela-4p", ("The cards are shuffled for every deal.",)),
    ],
)
def test_the_signs_of_a_picture_are_told_in_words(game: str, told: tuple[str, ...]) -> None:
    assert set(told) <= set(signs_told(variants.get(game)))
    sketch = DealSketch.of(variants.get(game))
    signs = (sketch.shuffles, sketch.clockwise, sketch.declares, sketch.doubled > 1)
    assert len(signs_told(variants.get(game))) == sum(signs)
