"""Runs and fours of a kind as facts of sentences: names and points. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from belote_desktop.engine import Message, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.topics.lines import Facts, listed

_RANKS = {
    "J": QT_TRANSLATE_NOOP("sheet", "jacks"),
    "9": QT_TRANSLATE_NOOP("sheet", "nines"),
    "A": QT_TRANSLATE_NOOP("sheet", "aces"),
    "T": QT_TRANSLATE_NOOP("sheet", "tens"),
    "K": QT_TRANSLATE_NOOP("sheet", "kings"),
    "Q": QT_TRANSLATE_NOOP("sheet", "queens"),
    "8": QT_TRANSLATE_NOOP("sheet", "eights"),
    "7": QT_TRANSLATE_NOOP("sheet", "sevens"),
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

    return lambda rules: {"fours": fours_in_words(rules.value(name))}


def fours_in_words(texts: Iterable[str]) -> Message:
    """`jacks 200; nines 150; aces, tens, kings and queens 100`, from texts such as `J200`."""
    groups = groupby(texts, key=lambda text: int(text[1:]))
    return _in_a_row([say(_POINTS_OF, ranks=_named(ranks), points=points) for points, ranks in groups])


def ranking_of_fours(rules: Ruleset) -> Mapping[str, object]:
    """The ranks of which four cards count, best first."""
    return {"ranks": _named(rules.value("carre_points"))}


def _named(texts: Iterable[str]) -> Message:
    return listed([say(_RANKS[text[0]]) for text in texts])


def _in_a_row(parts: Sequence[Message]) -> Message:
    if len(parts) == 1:
        return parts[0]
    return say(QT_TRANSLATE_NOOP("sheet", "{first}; {rest}"), first=parts[0], rest=_in_a_row(parts[1:]))


_POINTS_OF = QT_TRANSLATE_NOOP("sheet", "{ranks} {points}")
