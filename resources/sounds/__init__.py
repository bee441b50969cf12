"""Short sounds of the table as WAV files, all made by `make_sounds`."""

from importlib.resources import files
from importlib.resources.abc import Traversable

SOUNDS: tuple[str, ...] = ("deal", "play", "gather", "win", "belote", "shuffle")


def sound(name: str) -> Traversable:
    """The WAV file of a sound. Raises ValueError for a name that is not in SOUNDS."""
    if name not in SOUNDS:
        raise ValueError(f"There is no sound {name!r}; choose one of: {' '.join(SOUNDS)}.")
    return files(__name__) / f"{name}.wav"
