"""Sentences with suits and cards as rich text; a suit always lies on paper, in every theme."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt

from belote_desktop.table.items.theme import SUIT_PAPER

SUIT_COLOURS = {"♠": "#1A1A1E", "♥": "#C4122F", "♦": "#0A55A6", "♣": "#0B6A3C"}
PAPER = "rgba({},{},{},0.01)".format(*(int(SUIT_PAPER[at : at + 2], 16) for at in (1, 3, 5)))
"""The mark of a chip in HTML. It cannot be seen: the chip itself is drawn over the words, and its corners are round."""
_TOKEN = re.compile(r"(\w{0,3})([♠♥♦♣])\ufe0e?")


def unbroken(page: str) -> str:
    """HTML for Qt, which would make a narrow no-break space an ordinary one and break a line at it."""
    return page.replace("\u202f", "\u00a0")


def directed(page: str, direction: Qt.LayoutDirection) -> str:
    """HTML that reads in the direction of the window. Qt asks the first letter instead: of a card that is Q or J."""
    is_leftward = direction is Qt.LayoutDirection.RightToLeft
    return f'<div dir="rtl">{page}</div>' if page and is_leftward else page


def rich(sentence: str) -> str:
    """The sentence as HTML: `K♥` and `♥` become small paper cards in the colour of their suit."""
    import html  # its table of names takes longer than any sentence

    return _TOKEN.sub(_paper_card, html.escape(sentence, quote=False))


def inked(sentence: str) -> str:
    """The sentence as HTML to be printed: `K♥` and `♥` in the colour of their suit, as wide as their letters."""
    import html

    return _TOKEN.sub(_inked_card, html.escape(sentence, quote=False))


def _inked_card(found: re.Match[str]) -> str:
    return f'<span style="color:{SUIT_COLOURS[found[2]]}; font-weight:bold">{found[1]}{found[2]}</span>'


def _paper_card(found: re.Match[str]) -> str:
    rank, suit = found[1], found[2]
    style = f"background-color:{PAPER}; color:{SUIT_COLOURS[suit]}; font-weight:bold"
    return f'<span style="{style}">&nbsp;{rank}{suit}&nbsp;</span>'
