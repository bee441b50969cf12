"""The portraits: each is a whole small picture of its own, in the colours of the deck, with a face that changes."""

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from belote_desktop.resources import portraits
from belote_desktop.resources.deck import palette
from belote_desktop.resources.portraits import colours, gallery
from belote_desktop.resources.portraits.person import Person

MOST = 9_000
"""Characters of SVG in one portrait."""
KNOWN = {
    value
    for module in (palette, colours)
    for value in vars(module).values()
    if isinstance(value, str) and value.startswith("#")
}


def test_there_are_at_least_sixteen_as_many_women_as_men() -> None:
    assert len(set(portraits.PORTRAITS)) == len(portraits.PORTRAITS) >= 16
    assert len(portraits.WOMEN) == len(portraits.MEN)


@pytest.mark.parametrize("name", portraits.PORTRAITS)
def test_a_portrait_is_a_square_picture_in_known_colours(qtbot: QtBot, name: str) -> None:
    svg = portraits.portrait(name)
    assert QSvgRenderer(QByteArray(svg.encode())).isValid()
    assert ET.fromstring(svg).get("viewBox") == "0 0 120 120"
    assert set(re.findall(r'="(#[0-9a-f]{6})"', svg)) <= KNOWN
    assert len(svg) <= MOST


def test_nobody_looks_like_another_without_the_face() -> None:
    """Clothes, hair and hat alone tell two people apart: the face of one may be put on every other."""
    one = gallery.GALLERY["bun"].face
    pictures = {Person(p.nimbus, p.garment, one, p.neck, p.behind, p.dress, p.sides, p.front).svg()
                for p in gallery.GALLERY.values()}  # fmt: skip
    assert len(pictures) == len(portraits.PORTRAITS)


def test_skins_differ_from_the_light_to_the_dark() -> None:
    skins = {person.face.skin for person in gallery.GALLERY.values()}
    assert {colours.PALE, colours.TAN, colours.BROWN, colours.DEEP} <= skins


@pytest.mark.parametrize("name", portraits.PORTRAITS)
def test_every_face_shows_its_mood(name: str) -> None:
    moods = (portraits.CALM, portraits.PLEASED, portraits.SORRY)
    assert len({portraits.portrait(name, mood) for mood in moods}) == 3


def test_nobody_frowns_by_nature() -> None:
    assert all(person.face.smile >= 1 and person.face.brow <= 0.2 for person in gallery.GALLERY.values())
