"""Short sounds of the table as WAV files, all made by `make_sounds`."""

import wave
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

SOUNDS: tuple[str, ...] = (
    "gather", "deal", "play", "pass", "bid", "double", "redouble", "belote", "made", "failed", "capot", "lost", "won",
    "bell",
)  # fmt: skip
"""All sounds. Of two that would be heard at once, the later one here matters more."""


def sound(name: str) -> Traversable:
    """The WAV file of a sound. Raises ValueError for a name that is not in SOUNDS."""
    if name not in SOUNDS:
        raise ValueError(f"There is no sound {name!r}; choose one of: {' '.join(SOUNDS)}.")
    return files(__name__) / f"{name}.wav"


@cache
def seconds(name: str) -> float:
    """How long a sound lasts."""
    with sound(name).open("rb") as file, wave.open(file, "rb") as reader:
        frames, rate = reader.getnframes(), reader.getframerate()
    return frames / rate
