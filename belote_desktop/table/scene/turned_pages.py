"""Spreads sentences over pages to be read one after the other. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise


def paged(sentences: Sequence[str], count: int) -> tuple[str, ...]:
    """The sentences in order on `count` pages, with the longest page as short as possible in letters.

    No page is empty, so there are at most as many pages as sentences, and at least one.
    """
    parts = sentences or ("",)
    count = max(1, min(count, len(parts)))
    ways = (
        tuple(" ".join(parts[start:end]) for start, end in pairwise((0, *cuts, len(parts))))
        for cuts in combinations(range(1, len(parts)), count - 1)
    )
    return min(ways, key=lambda pages: max(map(len, pages)))


def marked(pages: Sequence[str], number: int) -> str:
    """A page with its number, from 0; a single page has no number."""
    return pages[number] if len(pages) == 1 else f"{pages[number]} {number + 1}/{len(pages)}\N{NO-BREAK SPACE}›"
