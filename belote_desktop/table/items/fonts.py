"""Fonts of the table: serif for names, important numbers and calls, sans for the rest. Sizes in pixels at 100 %."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QFontMetricsF

SANS: tuple[str, ...] = ("Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans")
SERIF: tuple[str, ...] = ("Noto Serif", "Georgia", "Times New Roman", "DejaVu Serif")
"""Families of Latin, Greek and Cyrillic, the first that the system has: of bundles and Linux, Windows, macOS, the last.

All ten figures of Noto Sans and Noto Serif have one width, so that numbers stand in columns.
"""
SANS_OF_SCRIPTS = ("Noto Sans Armenian", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Math")
SERIF_OF_SCRIPTS = ("Noto Serif Armenian", "Noto Serif Hebrew", "Noto Naskh Arabic", "Noto Sans Math")
"""Families of what the others lack: first their own for each script, or the system takes any; then minus and arrows."""
CAPTION, SECONDARY, BODY, LABEL, TITLE, SCORE = 12.0, 13.0, 14.0, 15.0, 18.0, 28.0


@lru_cache(maxsize=2)
def families(*, serif: bool = False) -> tuple[str, ...]:
    """The families of a font, in the order in which a character is looked for.

    Only a family that is there begins: otherwise that of a script would, whose lines have other heights.
    """
    latin, scripts = (SERIF, SERIF_OF_SCRIPTS) if serif else (SANS, SANS_OF_SCRIPTS)
    first = next(filter(QFontDatabase.hasFamily, latin), latin[0])
    return (first, *scripts, *(family for family in latin if family != first))


def styled_families(*, serif: bool = False) -> str:
    """The families as a style sheet names them."""
    return ", ".join(f"'{family}'" for family in families(serif=serif))


def font(pixels: float, *, bold: bool = False, serif: bool = False) -> QFont:
    """A font of the table; `pixels` is the size of its em square."""
    made = QFont()
    made.setFamilies(families(serif=serif))
    made.setPixelSize(max(1, round(pixels)))
    made.setBold(bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=2048)
def text_width(text: str, pixels: float, *, bold: bool = False, serif: bool = False) -> float:
    """The width of a text in pixels; cached, because the same few are measured whenever a card moves."""
    return QFontMetricsF(font(pixels, bold=bold, serif=serif)).horizontalAdvance(text)


@lru_cache(maxsize=2048)
def text_height(text: str, width: int, pixels: float) -> int:
    """The height of a text in as many lines as it needs; cached, because menus are measured again and again."""
    room = QRect(0, 0, width, 10_000)
    return QFontMetrics(font(pixels)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()


def elided(text: str, width: float, pixels: float, *, bold: bool = False, serif: bool = False) -> str:
    """The text, shortened with an ellipsis if it is wider than `width` pixels."""
    metrics = QFontMetricsF(font(pixels, bold=bold, serif=serif))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width + 2)
