"""Runs and fours of a kind as facts of sentences: names and points. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from belote_desktop.engine import Message, Rank, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.topics.lines import Facts

_RANKS = {
    #: Four cards of a rank, in a list of points.
    "J": QT_TRANSLATE_NOOP("sheet", "jacks"),
    #: Four cards of a rank, in a list of points.
    "9": QT_TRANSLATE_NOOP("sheet", "nines"),
    #: Four cards of a rank, in a list of points.
    "A": QT_TRANSLATE_NOOP("sheet", "aces"),
    #: Four cards of a rank, in a list of points.
    "T": QT_TRANSLATE_NOOP("sheet", "tens"),
    #: Four cards of a rank, in a list of points.
    "K": QT_TRANSLATE_NOOP("sheet", "kings"),
    #: Four cards of a rank, in a list of points.
    "Q": QT_TRANSLATE_NOOP("sheet", "queens"),
    #: Four cards of a rank, in a list of points.
    "8": QT_TRANSLATE_NOOP("sheet", "eights"),
    #: Four cards of a rank, in a list of points.
    "7": QT_TRANSLATE_NOOP("sheet", "sevens"),
    #: Four cards of a rank, in a list of points.
    "6": QT_TRANSLATE_NOOP("sheet", "sixes"),
}
"""What cards of a rank are called, by the rank's letter."""


def run_points(rules: Ruleset) -> Mapping[str, object]:
    """The points of the runs by their length; a longer run scores as much as the longest that has points."""
    row = rules.value("run_points")
    return {"three": row[0], "four": row[min(1, len(row) - 1)], "five": row[-1]}


def long_runs_score_more(rules: Ruleset) -> bool:
    row = rules.value("run_points")
    return len(row) > 2 and row[2] != row[1]


def fours(name: str) -> Facts:
    """The fours of a kind with their points, best first; ranks with the same points together."""

    return lambda rules: {"fours": _scored(rules.value(name))}


def fours_in_words(texts: Iterable[str]) -> Message:
    """`200 for jacks, 150 for nines and 100 for aces, tens, kings and queens`, from texts such as `J200`."""
    return say(_ALL_FOURS, fours=_scored(texts))


def _scored(texts: Iterable[str]) -> tuple[Message, ...]:
    groups = groupby(texts, key=lambda text: int(text[1:]))
    return tuple(say(_POINTS_OF, ranks=_named(ranks), points=points) for points, ranks in groups)


def ranking_of_fours(rules: Ruleset) -> Mapping[str, object]:
    """The ranks of which four cards count, best first."""
    return {"ranks": _named(rules.value("carre_points"))}


def of_rank(rank: Rank) -> Message:
    """Several cards of a rank: `jacks`."""
    return say(_RANKS[str(rank)])


def _named(texts: Iterable[str]) -> tuple[Message, ...]:
    return tuple(say(_RANKS[text[0]]) for text in texts)


#: {fours}: a list such as 200 for jacks and 150 for nines. The value of a rule.
_ALL_FOURS = QT_TRANSLATE_NOOP("sheet", "{fours:and}")
#: {points}: a number. {ranks}: ranks, jacks. One item of the points of four of a kind.
_POINTS_OF = QT_TRANSLATE_NOOP("sheet", "{points} for {ranks:and}")
