"""The bars of actions that were weighed, for a hint and for the verdict of a review."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.coach.advice import Advice
from belote_desktop.coach.numbers import Measured, Unit, measured
from belote_desktop.engine import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.models.words import moment_words, words
from belote_desktop.table.items.bars import Bar, Chart


def chart_of(advice: Advice, index: str) -> Chart | None:
    """The chart of the numbers of a hint: the advised action and the next best; None where there are no figures."""
    found = measured(advice)
    if not found:
        return None
    #: A small mark on a bar: the best card or call, and the next best.
    marks = (QCoreApplication.translate("WeighedBars", "best"), QCoreApplication.translate("WeighedBars", "next best"))
    return Chart(caption(found[0].unit), bars_of(found, marks, advice.view.rules, index))


def caption(unit: Unit) -> str:
    """What the bars show, above them."""
    if unit is Unit.MADE:
        #: Above two bars, each with a figure of 100.
        return QCoreApplication.translate("WeighedBars", "Contract made, in % of possible deals")
    if unit is Unit.BEATEN:
        #: Above two bars, each with a figure of 100.
        return QCoreApplication.translate("WeighedBars", "Contract beaten, in % of possible deals")
    #: Above two bars: by how many points of the score your side is ahead of the others after this deal.
    return QCoreApplication.translate("WeighedBars", "Lead in the deal’s score, on average")


def bars_of(found: Sequence[Measured], marks: Iterable[str], rules: Ruleset, index: str) -> tuple[Bar, ...]:
    """A bar for each action, the best first, with a mark on it."""
    return tuple(
        Bar(
            moment_words.action_text(each.action, rules, index), mark, each.value, number_text(each), each.error,
            is_share=each.unit is not Unit.POINTS, behind=_behind(each, found[0]),
        )
        for each, mark in zip(found, marks, strict=True)
    )  # fmt: skip


def _behind(found: Measured, best: Measured) -> str:
    """By how much an action is behind the best one, with the error; empty where none is told."""
    if not found.error:
        return ""
    #: Beside a bar. {points}: by how many points an action is behind the best one, -12.2. {error}: how far off it may
    #: be, 1.0.
    pattern = words.translated(QT_TRANSLATE_NOOP("WeighedBars", "{points} ± {error}"))
    points, error = (moment_words.decimal(each) for each in (found.value - best.value, found.error))
    return words.kept_together(pattern).format(points=points, error=error)


def number_text(found: Measured) -> str:
    """The figure beside a bar: points with a decimal, shares of 100 without."""
    return moment_words.decimal(found.value) if found.unit is Unit.POINTS else words.number(round(found.value))
