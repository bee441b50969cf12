"""The small drawing of a game's deal: it tells what is the game's own, from the ruleset and from nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from belote_desktop import variants
from belote_desktop.engine import Ruleset
from belote_desktop.engine.contract import Denomination
from belote_desktop.models.games.deal_sketch import DealSketch, Turned
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.cards.deal_picture import paint_deal
from belote_desktop.windows.look.style import Style

SIZES = (QSize(200, 74), QSize(154, 74), QSize(190, 120))


def picture(style: Style, rules: Ruleset, size: QSize = SIZES[0]) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_deal(painter, QRectF(image.rect()), style, rules)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("changed", "value"),
    [("direction", "cw"), ("target", 501), ("declarations", "off"), ("turnup_to", "dealer")],
)
def test_games_that_differ_in_the_deal_the_auction_or_the_end_look_different(
    style: Style, changed: str, value: object
) -> None:
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
    pictures = list(seen.values())
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


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
        assert sketch.stock < sketch.pack
        assert min((card.rank for card in sketch.cards), default=9) >= 9 - sketch.pack // 4


def test_the_cards_carry_the_letters_of_the_deck(style: Style, preferences: Preferences) -> None:
    preferences.set("deck_index", "en")
    english = picture(style, variants.get("classic"))
    preferences.set("deck_index", "fr")
    assert picture(style, variants.get("classic")) != english
