"""The sounds of the table: short, soft, equally loud, silent at both ends, and exactly what their maker makes."""

import array
import io
import math
import sys
import wave
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from belote_desktop.resources.sounds import SOUNDS, seconds, sound
from belote_desktop.resources.sounds.make_sounds import LOUDNESS, MAKERS, RATE, WINDOW, loudness, wav_bytes

SOFTER = ("deal", "pass")
"""A card off the pack comes thirty-two times in a row, and a pass calls for no attention."""


@cache
def samples(name: str) -> Sequence[float]:
    with wave.open(io.BytesIO(sound(name).read_bytes())) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, RATE)
        values = array.array("h", reader.readframes(reader.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32768 for value in values]


def level(heard: Sequence[float]) -> float:
    """The root mean square in dB below full scale."""
    return 10 * math.log10(sum(each * each for each in heard) / len(heard) + 1e-12)


def pitch(heard: Sequence[float]) -> float:
    """How often it swings in a second (Hz), counted where it crosses zero upwards."""
    return sum(before < 0 <= after for before, after in pairwise(heard)) / len(heard) * RATE


def strokes(name: str) -> int:
    """How often it is struck: how often its level rises by 9 dB within a hundredth of a second."""
    step = RATE // 100
    levels = [-99.0] + [
        max(-60.0, level(samples(name)[at : at + step])) for at in range(0, len(samples(name)) - step, step)
    ]
    return sum(after - before > 9 for before, after in pairwise(levels))


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_what_its_maker_makes(name: str) -> None:
    assert sound(name).read_bytes() == wav_bytes(name)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_never_loud(name: str) -> None:
    heard = samples(name)
    assert 0.1 < seconds(name) == len(heard) / RATE <= 1.2
    assert 20 * math.log10(max(map(abs, heard))) <= -6
    assert abs(sum(heard) / len(heard)) < 0.001, "a constant part would push the membrane aside"


@pytest.mark.parametrize("name", SOUNDS)
def test_no_sound_clicks_at_its_start_or_end(name: str) -> None:
    heard = samples(name)
    assert heard[0] == heard[-1] == 0
    assert max(map(abs, heard[:4])) < 0.05
    assert level(heard[-RATE // 200 :]) < -50


@pytest.mark.parametrize("name", SOUNDS)
def test_all_sounds_are_about_equally_loud(name: str) -> None:
    assert loudness(samples(name)) == pytest.approx(LOUDNESS - (1.75 if name in SOFTER else 0), abs=0.5)


def test_loudness_is_that_of_the_loudest_tenth_of_a_second() -> None:
    tenth = [0.5, -0.5] * round(WINDOW * RATE / 2)
    assert loudness(tenth) == pytest.approx(-6.02, abs=0.01)
    assert loudness([0.0] * RATE + tenth + [0.1] * RATE) == pytest.approx(-6.02, abs=0.01)


def test_a_bid_is_one_knock_a_double_two_and_a_redouble_three() -> None:
    assert [strokes(name) for name in ("pass", "bid", "double", "redouble")] == [1, 1, 2, 3]


@pytest.mark.parametrize(
    ("name", "rises"), [("made", True), ("capot", True), ("won", True), ("failed", False), ("lost", False)]
)
def test_good_news_rises_and_bad_news_falls(name: str, rises: bool) -> None:
    heard, last = samples(name), {"made": 0.11, "capot": 0.255, "won": 0.46, "failed": 0.17, "lost": 0.4}[name]
    before, after = (
        pitch(heard[: round(0.1 * RATE)]),
        pitch(heard[round((last + 0.05) * RATE) : round((last + 0.25) * RATE)]),
    )
    assert (after > 1.15 * before) is rises
    assert (after < 0.87 * before) is not rises


def test_bad_news_is_low_and_comes_softly() -> None:
    for name, news in (("failed", "made"), ("lost", "won")):
        assert pitch(samples(name)) < 0.75 * pitch(samples(news))
        assert level(samples(name)[: RATE // 200]) < level(samples(news)[: RATE // 200])


def test_every_sound_has_a_maker_and_they_differ() -> None:
    assert set(MAKERS) == set(SOUNDS)
    assert len({sound(name).read_bytes() for name in SOUNDS}) == len(SOUNDS)


def test_all_sounds_together_stay_under_350_kilobytes() -> None:
    assert sum(len(sound(name).read_bytes()) for name in SOUNDS) < 350 * 1024


def test_an_unknown_sound_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"There is no sound 'trumpet'; choose one of: gather deal play"):
        sound("trumpet")
