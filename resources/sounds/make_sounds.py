"""Makes the sounds of the table from noise and sines: seeded, so every run writes the same bytes.

A sound is a list of samples from -1 to 1, 22 050 a second: nothing here has much above 8 kHz, and the files are half
as large. All are equally loud, by the root mean square of their loudest tenth of a second, but for what is to be
softer. Run `python make_sounds.py [FOLDER]` to write the WAV files (16 bit, mono).
"""

import array
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
LOUDNESS = -22.0
"""How loud every sound is, in dB below full scale; the highest at which the sharpest knock keeps its peak below -6."""
WINDOW = 0.1
"""Over so many seconds loudness is measured: about as long as the ear takes to judge it."""

Samples = list[float]
Partials = tuple[tuple[float, float, float], ...]


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


def loudness(samples: Sequence[float]) -> float:
    """The root mean square of the loudest `WINDOW`, in dB of full scale."""
    sums, total = [0.0], 0.0
    for sample in samples:
        total += sample * sample
        sums.append(total)
    width = min(_length(WINDOW), len(samples))
    loudest = max(after - before for before, after in zip(sums, sums[width:], strict=False))
    return 10 * math.log10(loudest / width)


def _finish(samples: Sequence[float], softer: float = 0.0) -> Samples:
    """Fade both ends to silence, and make it as loud as the others, or `softer` by so many dB."""
    rise, fall, last = _length(0.0015), _length(0.02), len(samples) - 1
    faded = [sample * min(1.0, place / rise, (last - place) / fall) for place, sample in enumerate(samples)]
    share = 10 ** ((LOUDNESS - softer - loudness(faded)) / 20)
    return [sample * share for sample in faded]


def _tone(pitch: float, seconds: float, half_life: float, attack: float = 0.004) -> Samples:
    """A soft wooden bar: the note and two quieter, quicker partials."""
    return _struck(pitch, seconds, half_life, ((1, 1.0, 1.0), (3.93, 0.22, 0.3), (2, 0.12, 0.6)), attack)


def _struck(pitch: float, seconds: float, half_life: float, partials: Partials, attack: float) -> Samples:
    """Something that is struck. Each partial is a sine: its multiple of the pitch, its loudness, and how long it lasts
    beside the first.
    """
    return _mix(
        seconds,
        *(
            (0, loud, _decay(_sine(pitch * ratio, pitch * ratio, seconds), half_life * longer, attack))
            for ratio, loud, longer in partials
        ),
    )


def _notes(seconds: float, *notes: tuple[float, float, float, float], attack: float = 0.004) -> Samples:
    """Wooden bars struck one after the other: (start in seconds, loudness, pitch in Hz, half-life in seconds)."""
    return _mix(
        seconds,
        *((start, loud, _tone(pitch, seconds - start, half_life, attack)) for start, loud, pitch, half_life in notes),
    )


def _knock(seed: int, pitch: float) -> Samples:
    """A knuckle on a wooden table: the board's own low tones, and a dull touch."""
    board = _struck(pitch, 0.18, 0.016, ((1, 1.0, 1.0), (1.71, 0.5, 0.6), (2.83, 0.25, 0.4)), 0.0015)
    touch = _decay(_band(_noise(0.05, seed), 300, [2600, 1200]), 0.006, 0.001)
    return _mix(0.18, (0, 0.8, board), (0, 0.9, touch))


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
    return _finish(_mix(0.16, (0, 0.5, slide), (0.095, 1.0, _flick(12))), 1.5)


def play() -> Samples:
    """A card is put down on cloth: a dull knock and a little paper."""
    knock = _decay(_sine(190, 95, 0.18), 0.018, 0.0015)
    paper = _decay(_band(_noise(0.12, 21), 700, [4200, 1800]), 0.014, 0.001)
    return _finish(_mix(0.18, (0, 0.8, knock), (0, 1.5, paper)))


def gather() -> Samples:
    """Four cards are swept together and drawn away."""
    sweep = _swell(_band(_noise(0.34, 31), 600, [1800, 3600, 1500]), 0.4)
    taps = [(0.03 + 0.03 * k, 0.35, _flick(32 + k, 0.7)) for k in range(4)]
    return _finish(_mix(0.36, (0, 1.0, sweep), *taps))


def passed() -> Samples:
    """A fingertip on the cloth."""
    tip = _decay(_sine(260, 180, 0.14), 0.016, 0.005)
    cloth = _decay(_band(_noise(0.12, 41), 350, [2600, 900]), 0.018, 0.004)
    return _finish(_mix(0.14, (0, 0.6, tip), (0, 1.6, cloth)), 2.0)


def bid() -> Samples:
    """One knock on the wood of the table."""
    return _finish(_knock(51, 370))


def double() -> Samples:
    """Two firm knocks, the second a little harder."""
    return _finish(_mix(0.34, (0, 0.8, _knock(52, 350)), (0.15, 1.0, _knock(53, 320))))


def redouble() -> Samples:
    """Three firm knocks, each harder than the one before."""
    return _finish(
        _mix(0.46, (0, 0.7, _knock(54, 350)), (0.13, 0.85, _knock(55, 330)), (0.26, 1.0, _knock(56, 300)))
    )  # fmt: skip


def belote() -> Samples:
    """A short call on two notes, as one says the word: low, then high and held."""
    return _finish(_notes(0.55, (0, 0.8, 440.0, 0.07), (0.09, 0.5, 440.0, 0.07), (0.18, 1.0, 659.26, 0.13)))


def made() -> Samples:
    """Two rising notes, a fourth apart."""
    return _finish(_notes(0.52, (0, 0.8, 523.25, 0.09), (0.11, 1.0, 698.46, 0.11)))


def failed() -> Samples:
    """Two low notes, a fourth down: a shrug, and no alarm."""
    return _finish(_notes(0.66, (0, 1.0, 349.23, 0.1), (0.17, 0.9, 261.63, 0.14), attack=0.012))


def capot() -> Samples:
    """A chord run upwards, and its last note held."""
    run = ((0.0, 0.7, 523.25, 0.09), (0.085, 0.75, 659.26, 0.09), (0.17, 0.85, 783.99, 0.1))
    return _finish(_notes(0.86, *run, (0.255, 1.0, 1046.5, 0.15)))


def lost() -> Samples:
    """Three notes of a chord downwards to its root, with the third above it: an end, but no reproach."""
    steps = ((0.0, 0.9, 523.25, 0.13), (0.2, 0.9, 440.0, 0.13), (0.4, 0.8, 349.23, 0.2), (0.4, 0.4, 440.0, 0.2))
    return _finish(_notes(1.15, *steps, attack=0.014))


def won() -> Samples:
    """Three notes upwards and the whole chord."""
    steps = ((0.0, 0.8, 392.0, 0.1), (0.14, 0.8, 523.25, 0.1), (0.28, 0.9, 659.26, 0.12))
    chord = ((0.46, 1.0, 783.99, 0.2), (0.46, 0.5, 523.25, 0.2), (0.46, 0.5, 659.26, 0.2))
    return _finish(_notes(1.18, *steps, *chord))


def bell() -> Samples:
    """A small bell, struck once."""
    partials = ((1, 1.0, 1.0), (2.0, 0.35, 0.5), (2.76, 0.25, 0.35), (5.4, 0.1, 0.12), (1.004, 0.5, 1.0))
    return _finish(_struck(1174.66, 1.15, 0.17, partials, 0.002))


MAKERS: dict[str, Callable[[], Samples]] = {
    "deal": deal,
    "play": play,
    "gather": gather,
    "pass": passed,
    "bid": bid,
    "double": double,
    "redouble": redouble,
    "belote": belote,
    "made": made,
    "failed": failed,
    "capot": capot,
    "lost": lost,
    "won": won,
    "bell": bell,
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
