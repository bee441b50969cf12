"""Sentences that find no room together are read one page after the other. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise


def paged(sentences: Sequence[str], count: int) -> tuple[str, ...]:
    """The sentences in their order on `count` pages, the longest of which has as few letters as can be.

    No page is empty: there are as many as sentences at most, and one at least.
    """
    parts = sentences or ("",)
    count = max(1, min(count, len(parts)))
    ways = (
        tuple(" ".join(parts[start:end]) for start, end in pairwise((0, *cuts, len(parts))))
        for cuts in combinations(range(1, len(parts)), count - 1)
    )
    return min(ways, key=lambda pages: max(map(len, pages)))


def marked(pages: Sequence[str], number: int) -> str:
    """A page with its number, from 0; whole sentences on the only page stand alone."""
    return pages[number] if len(pages) == 1 else f"{pages[number]} {number + 1}/{len(pages)}\N{NO-BREAK SPACE}›"
