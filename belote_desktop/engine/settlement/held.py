"""Points held over at the end of a match. Source: docs/rules/classic.md, Scoring."""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.engine.score import Item, Result, Score, What


def held_returned(score: Score) -> Score:
    """The score of the last deal of a match of fixed length: points held over go back to their owners.

    Source: docs/rules/classic.md, Scoring.
    """
    if not any(score.held_out) or score.result is Result.REPLAY:
        return score
    back = tuple(Item(What.HELD_WON, side, held, "deals") for side, held in enumerate(score.held_out) if held)
    points = tuple(gained + held for gained, held in zip(score.points, score.held_out, strict=True))
    return replace(score, points=points, written=(*score.written, *back), held_out=(0,) * len(score.held_out))
