"""Every colour pair of every theme has the contrast WCAG 2.2 asks for."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from belote_desktop.resources import deck
from belote_desktop.table.items.pixmaps import VEIL
from belote_desktop.table.items.theme import (
    CLOTHS,
    CONTRAST,
    DARK,
    INK_ON_BRASS,
    LIGHT,
    PAIRS,
    PAPER_INK,
    SUIT_PAPER,
    THEMES,
    Theme,
    contrast,
    mixed,
    on_cloth,
    outline,
    palette,
)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#C4122F", "#FDFBF6") == pytest.approx(5.8, abs=0.1)


@pytest.mark.sampled(60)
@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
@pytest.mark.parametrize(("sign", "ground", "need"), PAIRS)
def test_pairs_can_be_told_apart(theme: Theme, sign: str, ground: str, need: float, cloth: str) -> None:
    clothed = on_cloth(theme, cloth)
    assert contrast(getattr(clothed, sign), getattr(clothed, ground)) >= need


def test_three_cloths_differ_and_high_contrast_stays_black() -> None:
    for theme in (LIGHT, DARK):
        assert len({on_cloth(theme, cloth).cloth for cloth in CLOTHS}) == 3
        assert on_cloth(theme, "green") == replace(theme, dim=theme.cloth_edge)
    assert {on_cloth(CONTRAST, cloth) for cloth in CLOTHS} == {CONTRAST}


@pytest.mark.parametrize("colours", ["four", "two", "german"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_suits_can_be_read_on_cards_and_on_paper(theme: Theme, colours: str) -> None:
    for suit in deck.SUITS:
        ink = deck.named(colours).suit_colour(suit)
        assert contrast(ink, theme.face) >= 4.5
        assert contrast(ink, SUIT_PAPER) >= 4.5


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_dimmed_suits_can_still_be_seen(theme: Theme, cloth: str) -> None:
    veil = VEIL / 100 * (0.6 if theme.name == "contrast" else 1)
    for suit in deck.SUITS:
        ink, face = (
            mixed(colour, on_cloth(theme, cloth).dim, veil)
            for colour in (deck.named(deck.USUAL).suit_colour(suit), theme.face)
        )
        assert contrast(ink, face) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_signs_on_brass_can_be_seen(theme: Theme) -> None:
    assert contrast(INK_ON_BRASS, theme.accent) >= 3
    assert contrast(INK_ON_BRASS, theme.cloth_brass) >= 3
    assert contrast(PAPER_INK, SUIT_PAPER) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_tokens_are_colours(theme: Theme) -> None:
    for name, colour in theme.colours().items():
        assert re.fullmatch(r"#[0-9A-F]{6}", colour), name


def test_the_palette_follows_the_theme() -> None:
    for theme in THEMES.values():
        assert palette(theme).window().color().name().upper() == theme.page


def test_no_edge_is_faint_in_high_contrast() -> None:
    assert outline(CONTRAST, CONTRAST.line2, 0.35).alphaF() == 1
    assert outline(LIGHT, LIGHT.line2, 0.35).alphaF() == pytest.approx(0.35, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_what_cannot_be_used_has_an_ink_of_its_own_that_can_be_read(theme: Theme) -> None:
    assert theme.disabled != theme.text
    assert contrast(theme.disabled, theme.sunken) >= 4.5
