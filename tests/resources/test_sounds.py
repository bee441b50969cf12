"""The sounds of the table: short, soft, faded at both ends, and exactly what their maker makes."""

import array
import io
import sys
import wave

import pytest

from belote_desktop.resources.sounds import SOUNDS, sound
from belote_desktop.resources.sounds.make_sounds import MAKERS, wav_bytes


def samples(data: bytes) -> list[float]:
    with wave.open(io.BytesIO(data)) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, 44_100)
        values = array.array("h", reader.readframes(reader.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32768 for value in values]


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_what_its_maker_makes(name: str) -> None:
    assert sound(name).read_bytes() == wav_bytes(name)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_soft_and_never_clicks(name: str) -> None:
    heard = samples(sound(name).read_bytes())
    assert 0.05 < len(heard) / 44_100 < 0.6
    assert 0.2 < max(abs(value) for value in heard) < 0.6
    assert abs(heard[0]) < 0.001
    assert abs(heard[-1]) < 0.001
    assert abs(sum(heard) / len(heard)) < 0.01, "a constant part would push the membrane aside"


def test_every_sound_has_a_maker_and_they_differ() -> None:
    assert set(MAKERS) == set(SOUNDS)
    assert len({sound(name).read_bytes() for name in SOUNDS}) == len(SOUNDS)


def test_all_sounds_together_stay_under_250_kilobytes() -> None:
    assert sum(len(sound(name).read_bytes()) for name in SOUNDS) < 250 * 1024


def test_an_unknown_sound_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"There is no sound 'trumpet'; choose one of: deal play gather"):
        sound("trumpet")
