"""Fonts of the table: serif for names, important numbers and calls, sans for the rest. Sizes in pixels at 100 %."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF

SANS = ("DejaVu Sans", "Noto Sans", "Noto Sans Arabic", "Segoe UI", "Helvetica Neue")
SERIF = ("DejaVu Serif", "Noto Serif", "Noto Naskh Arabic", "Georgia", "Times New Roman")
CAPTION, SECONDARY, BODY, LABEL, TITLE, SCORE = 12.0, 13.0, 14.0, 15.0, 18.0, 28.0


def font(pixels: float, *, bold: bool = False, serif: bool = False) -> QFont:
    """A font of the table; `pixels` is the size of its em square."""
    made = QFont()
    made.setFamilies(list(SERIF if serif else SANS))
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
