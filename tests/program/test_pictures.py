"""How the main screens look, compared with pictures that somebody has looked at.

Pictures are kept at a quarter of their size, so that a hair's breadth of an edge or a letter does not count, but a
card, a colour or a word in the wrong place does. After a change that is meant, look at what
`PICTURES=write pytest tests/program/test_pictures.py` has written into `tests/pictures`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from belote_desktop.commands.scenes import command as scenes
from tests.folders import PICTURES

WRITES = os.environ.get("PICTURES") == "write"
WIDTH, HEIGHT, PART = 1280, 800, 4
MEAN = 1.5
"""By how much of 255 a channel may differ on average."""
APART, SHARE = 48, 0.006
"""A pixel is another when a channel differs by so much; this part of them may be."""

LOOKS = (
    ("new-deal", "light", "en"), ("auction", "dark", "en"), ("first-trick", "light", "fr"), ("mid-trick", "dark", "en"),
    ("announcements", "light", "en"), ("deal-written", "light", "en"), ("match-won", "dark", "en"),
    ("score-sheet", "light", "en"), ("new-match", "light", "fr"),
    ("coinche-auction", "light", "fr"), ("coinche-doubled", "dark", "en"), ("baloot-raises", "light", "en"),
    ("decouverte", "light", "en"), ("open-belot", "dark", "en"), ("three-players", "light", "en"),
    ("bela-discard", "contrast", "en"), ("klaverjas-roem", "dark", "en"), ("tarabish-kitties", "light", "en"),
    ("mid-trick", "contrast", "xx-rtl"), ("lesson-asked", "light", "en"), ("drill-count-trick", "light", "en"),
    ("home-first", "light", "en"), ("home", "dark", "en"),
    ("rule-book-cards", "light", "fr"), ("honesty", "dark", "en"), ("what-may-i-play", "light", "en"),
)  # fmt: skip


def drawn(scene: str, theme: str, language: str, target: Path) -> QImage:
    """A scene, at a quarter of its size."""
    scenes.draw(scene, target, width=WIDTH, height=HEIGHT, language=language, theme=theme)
    return small(QImage(str(target)))


def small(image: QImage) -> QImage:
    size = image.size() / PART
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).convertToFormat(QImage.Format.Format_RGB888)


def difference(one: QImage, other: QImage) -> tuple[float, float]:
    """The mean difference of the channels, of 255, and the part of the pixels that are others."""
    assert one.size() == other.size(), f"{one.size()} and {other.size()}"
    whole, apart = 0, 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixel(x, y), other.pixel(x, y)
            if a == b:
                continue
            channels = [abs((a >> shift & 255) - (b >> shift & 255)) for shift in (0, 8, 16)]
            whole += sum(channels)
            apart += max(channels) > APART
    pixels = one.width() * one.height()
    return whole / (3 * pixels), apart / pixels


def alike(one: QImage, other: QImage) -> bool:
    mean, share = difference(one, other)
    return mean <= MEAN and share <= SHARE


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("scene", "theme", "language"), LOOKS)
def test_a_screen_looks_as_it_was_looked_at(
    scene: str, theme: str, language: str, tmp_path: Path, qtbot: QtBot
) -> None:
    found = drawn(scene, theme, language, tmp_path / "scene.png")
    path = PICTURES / f"{scene}-{theme}-{language}.png"
    if WRITES:
        PICTURES.mkdir(exist_ok=True)
        assert found.save(str(path))
    kept = QImage(str(path))
    assert not kept.isNull(), f"{path.name} is missing: write it with PICTURES=write"
    mean, share = difference(found, kept.convertToFormat(found.format()))
    assert mean <= MEAN, f"{scene} in {theme}, {language}: differs by {mean:.1f} of 255 on average"
    assert share <= SHARE, f"{scene} in {theme}, {language}: {share:.1%} of it are others"


def test_every_kept_picture_belongs_to_a_screen() -> None:
    wanted = {"-".join(look) for look in LOOKS}
    assert {path.stem for path in PICTURES.glob("*.png")} == wanted


def kept(name: str) -> QImage:
    return QImage(str(PICTURES / f"{name}.png")).convertToFormat(QImage.Format.Format_RGB888)


def test_another_screen_is_not_alike() -> None:
    assert not alike(kept("mid-trick-dark-en"), kept("auction-dark-en"))


def test_a_missing_card_is_not_overlooked() -> None:
    """A card of the hand painted over with the cloth."""
    changed = kept("mid-trick-dark-en")
    painter = QPainter(changed)
    painter.fillRect(QRect(150, 150, 24, 40), QColor("#1F3F38"))
    painter.end()
    assert not alike(changed, kept("mid-trick-dark-en"))


def test_a_hairs_breadth_is_overlooked() -> None:
    """The same picture in which no pixel is quite the same."""
    changed = kept("mid-trick-dark-en")
    painter = QPainter(changed)
    painter.fillRect(changed.rect(), QColor(255, 255, 255, 1))
    painter.end()
    assert changed != kept("mid-trick-dark-en")
    assert alike(changed, kept("mid-trick-dark-en"))
