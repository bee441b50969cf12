"""Bars of what was weighed: a common zero, and a scale that is not made from the difference."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.table.items.bars import Bar, Drawing, span

WIDTH = 320.0


def bars(better: float, worse: float, *, error: float = 0.0, is_share: bool = False) -> tuple[Bar, Bar]:
    return (
        Bar("K♦", "best", better, f"{better:.1f}", is_share=is_share),
        Bar("8♠", "your choice", worse, f"{worse:.1f}", error, is_share=is_share),
    )


def apart(pair: tuple[Bar, Bar]) -> float:
    """How far apart the ends of two bars are drawn, as a part of the room for the longest."""
    low, high = span(pair)
    return (pair[0].value - pair[1].value) / (high - low)


def test_small_and_large_differences_look_different() -> None:
    shares = [apart(bars(24.3, 24.3 - behind)) for behind in (0.7, 12.2, 207.7)]
    assert all(more > 2 * less for less, more in pairwise(shares))
    assert shares[0] < 0.03


@pytest.mark.parametrize(("better", "worse"), [(9.4, -19.4), (35.4, 23.2), (24.3, 12.1), (-191.2, -398.9), (4.0, 1.0)])
def test_no_bar_is_a_stub(better: float, worse: float) -> None:
    pair = bars(better, worse, error=0.2 * (better - worse))
    low, high = span(pair)
    assert max(abs(bar.value) for bar in pair) / (high - low) >= 0.4


def test_a_scale_holds_zero_and_every_error() -> None:
    for better, worse, error in ((24.3, 12.1, 3.0), (-3.0, -62.0, 9.0), (80.0, -127.7, 30.0), (0.0, 0.0, 0.0)):
        low, high = span(bars(better, worse, error=error))
        assert low <= min(0.0, worse - error)
        assert max(0.0, better) <= high
        assert low < high


def test_shares_are_shown_on_a_scale_of_a_hundred() -> None:
    assert span(bars(62.0, 55.0, is_share=True)) == (0.0, 100.0)
    assert span(bars(99.0, 98.0, is_share=True)) == (0.0, 100.0)


def test_bars_begin_at_zero_and_end_at_their_value(qtbot: QtBot) -> None:
    pair = bars(80.0, -40.0)
    drawing = Drawing(pair, WIDTH, 1.0)
    (zero, best), (worse, same_zero) = (drawing.reach(bar) for bar in pair)
    assert zero == pytest.approx(same_zero)
    assert best - zero == pytest.approx(2 * (zero - worse))


def test_a_word_keeps_its_size_over_the_end_of_a_short_bar(qtbot: QtBot) -> None:
    pair = bars(9.4, -19.4, error=8.6)
    drawing = Drawing(pair, 220.0, 1.0)
    (left, right), (start, end) = drawing.word_place(pair[1]), drawing.reach(pair[1])
    assert left < start < right < end
    assert right - left >= drawing._word_width(pair[1])


def test_the_line_at_the_end_of_the_best_bar_crosses_no_word(qtbot: QtBot) -> None:
    pair = bars(-10.6, -11.3, error=0.2)
    drawing = Drawing(pair, WIDTH, 0.8, 1.0)
    best, _ = drawing.reach(pair[0])
    left, right = drawing.word_place(pair[1])
    assert best < left < right
    assert right - left >= drawing._word_width(pair[1]), "words are as large as on a page"


@pytest.mark.parametrize(("better", "worse"), [(24.3, 0.4), (-0.2, -61.0), (80.0, -127.7), (180.0, 179.3)])
def test_the_word_of_a_bar_lies_in_it_or_beside_it(qtbot: QtBot, better: float, worse: float) -> None:
    pair = bars(better, worse)
    drawing = Drawing(pair, WIDTH, 1.0)
    for bar in pair:
        (left, right), (start, end) = drawing.word_place(bar), drawing.reach(bar)
        assert (start <= left and right <= end) or right <= start or end <= left
        assert 0 <= left < right <= WIDTH
