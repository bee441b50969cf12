"""Makes the sounds of the table from noise and sines: seeded, so every run writes the same bytes.

A sound is a list of samples from -1 to 1, 44 100 a second. Run `python make_sounds.py [FOLDER]` to write the
WAV files (16 bit, mono).
"""

import array
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44_100

Samples = list[float]


def _length(seconds: float) -> int:
    return round(seconds * RATE)


def _noise(seconds: float, seed: int) -> Samples:
    source = random.Random(seed)
    return [source.uniform(-1, 1) for _ in range(_length(seconds))]


def _low_pass(samples: Sequence[float], cutoffs: Sequence[float]) -> Samples:
    """Two one-pole filters in a row; the cutoff (Hz) moves evenly through the given values."""
    first = second = 0.0
    filtered = []
    for place, sample in enumerate(samples):
        along = place / max(1, len(samples) - 1) * (len(cutoffs) - 1)
        step = min(int(along), max(0, len(cutoffs) - 2))
        low, high = cutoffs[step], cutoffs[min(step + 1, len(cutoffs) - 1)]
        share = 1 - math.exp(-math.tau * (low + (high - low) * (along - step)) / RATE)
        first += share * (sample - first)
        second += share * (first - second)
        filtered.append(second)
    return filtered


def _band(samples: Sequence[float], low: float, highs: Sequence[float]) -> Samples:
    """What lies between `low` and the moving upper cutoff (Hz)."""
    upper = _low_pass(samples, highs)
    return [sample - under for sample, under in zip(upper, _low_pass(upper, [low]), strict=True)]


def _decay(samples: Sequence[float], half_life: float, attack: float = 0.002) -> Samples:
    """A quick rise, then half as loud after every `half_life` seconds."""
    return [
        sample * min(1.0, place / (attack * RATE)) * 0.5 ** (place / (half_life * RATE))
        for place, sample in enumerate(samples)
    ]


def _swell(samples: Sequence[float], summit: float) -> Samples:
    """Louder up to the share `summit` of the sound, then softer, both along half a cosine."""
    shaped = []
    for place, sample in enumerate(samples):
        share = place / len(samples)
        shape = share / summit if share < summit else (1 - share) / (1 - summit)
        shaped.append(sample * (0.5 - 0.5 * math.cos(math.pi * shape)))
    return shaped


def _mix(seconds: float, *layers: tuple[float, float, Sequence[float]]) -> Samples:
    """Layers of (start in seconds, loudness, samples) on one strip; what runs over its end is cut."""
    strip = [0.0] * _length(seconds)
    for start, loudness, samples in layers:
        begin = _length(start)
        for place, sample in enumerate(samples[: len(strip) - begin]):
            strip[begin + place] += loudness * sample
    return strip


def _finish(samples: Sequence[float], peak: float) -> Samples:
    """Bring the loudest sample to `peak` and fade both ends to silence."""
    loudest = max(abs(sample) for sample in samples)
    rise, fall = _length(0.0015), _length(0.02)
    last = len(samples) - 1
    return [
        sample / loudest * peak * min(1.0, place / rise, (last - place) / fall) for place, sample in enumerate(samples)
    ]


def _tone(pitch: float, seconds: float, half_life: float) -> Samples:
    """A soft wooden bar: the note and two quieter, quicker partials."""
    partials = ((1, 1.0, 1.0), (3.93, 0.22, 0.3), (2, 0.12, 0.6))
    return _mix(
        seconds,
        *(
            (0, loudness, _decay(_sine(pitch * ratio, pitch * ratio, seconds), half_life * longer, 0.004))
            for ratio, loudness, longer in partials
        ),
    )


def _sine(start: float, end: float, seconds: float) -> Samples:
    """A sine that glides from one pitch (Hz) to another."""
    phase, samples, count = 0.0, [], _length(seconds)
    for place in range(count):
        samples.append(math.sin(phase))
        phase += math.tau * (start + (end - start) * place / count) / RATE
    return samples


def _flick(seed: int, brightness: float = 1.0) -> Samples:
    """One card leaving a thumb."""
    return _decay(_band(_noise(0.05, seed), 1400, [5200 * brightness, 2600 * brightness]), 0.008, 0.001)


def deal() -> Samples:
    """A card slides off the pack and lands."""
    slide = _swell(_band(_noise(0.11, 11), 1200, [2600, 5200]), 0.75)
    return _finish(_mix(0.16, (0, 0.5, slide), (0.095, 1.0, _flick(12))), 0.32)


def play() -> Samples:
    """A card is put down on cloth: a dull knock and a little paper."""
    knock = _decay(_sine(190, 95, 0.14), 0.018, 0.0015)
    paper = _decay(_band(_noise(0.12, 21), 700, [4200, 1800]), 0.014, 0.001)
    return _finish(_mix(0.18, (0, 0.8, knock), (0, 1.5, paper)), 0.42)


def gather() -> Samples:
    """Four cards are swept together and drawn away."""
    sweep = _swell(_band(_noise(0.34, 31), 600, [1800, 3600, 1500]), 0.4)
    taps = [(0.03 + 0.03 * k, 0.35, _flick(32 + k, 0.7)) for k in range(4)]
    return _finish(_mix(0.36, (0, 1.0, sweep), *taps), 0.3)


def win() -> Samples:
    """Two rising notes, a fourth apart."""
    return _finish(_mix(0.52, (0, 0.8, _tone(523.25, 0.5, 0.09)), (0.11, 1.0, _tone(698.46, 0.4, 0.11))), 0.38)


def belote() -> Samples:
    """A short call on two notes, as one says the word: low, then high and held."""
    low, high = _tone(440.0, 0.4, 0.07), _tone(659.26, 0.45, 0.13)
    return _finish(_mix(0.55, (0, 0.8, low), (0.09, 0.5, low), (0.18, 1.0, high)), 0.38)


def shuffle() -> Samples:
    """A riffle that quickens, then the pack is squared."""
    flicks, moment = [], 0.0
    for k in range(26):
        flicks.append((moment, 0.55 + 0.45 * k / 26, _flick(61 + k, 0.8 + 0.02 * (k % 5))))
        moment += 0.021 - 0.0004 * k
    knock = _decay(_sine(240, 140, 0.08), 0.01, 0.001)
    return _finish(_mix(0.56, *flicks, (0.47, 0.35, knock), (0.475, 0.8, _flick(60, 0.6))), 0.34)


MAKERS: dict[str, Callable[[], Samples]] = {
    "deal": deal,
    "play": play,
    "gather": gather,
    "win": win,
    "belote": belote,
    "shuffle": shuffle,
}


def wav_bytes(name: str) -> bytes:
    """The whole WAV file of a sound."""
    samples = array.array("h", (round(sample * 32767) for sample in MAKERS[name]()))
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setparams((1, 2, RATE, len(samples), "NONE", ""))
        writer.writeframes(samples.tobytes())
    return file.getvalue()


def write_sounds(folder: Path) -> list[Path]:
    """Write every sound into the folder and say which files were written."""
    paths = [folder / f"{name}.wav" for name in MAKERS]
    for path in paths:
        path.write_bytes(wav_bytes(path.stem))
    return paths


if __name__ == "__main__":
    for written in write_sounds(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent):
        print(f"{written} ({written.stat().st_size} bytes)")
