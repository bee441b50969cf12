"""Portraits of the people at the table, drawn by code as SVG text, in the manner of the court cards (`deck`).

A portrait is a few traits and three or four small drawings round a `Face`; see `README.md`. Nothing is stored: a
portrait is drawn when it is first asked for (about 2 ms) and then kept.
"""

from functools import cache

from .ids import MEN, PORTRAITS, WOMEN
from .moods import CALM, PLEASED, SORRY, Mood

__all__ = ["CALM", "MEN", "PLEASED", "PORTRAITS", "SORRY", "WOMEN", "Mood", "portrait"]


@cache
def portrait(name: str, mood: Mood = CALM) -> str:
    """A portrait as SVG text on a square of 120 units. Raises KeyError for an unknown name."""
    from .gallery import GALLERY  # nothing of the drawing is loaded before the first portrait

    return GALLERY[name].svg(mood)
