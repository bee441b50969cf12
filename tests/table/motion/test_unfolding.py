"""Parts of an ending appear by their cues on the clock of the table; reduced motion fades them in together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.overlays.unfolding import Cue, Unfolding
from tests.models.memory_settings import MemorySettings


class Seen:
    """A part that keeps how far it is seen."""

    def __init__(self) -> None:
        self.share, self.moves = 1.0, True

    def appear(self, share: float, *, moves: bool) -> None:
        self.share, self.moves = share, moves


Begin = Callable[..., tuple[Unfolding, Tempo, list[Seen]]]


@pytest.fixture
def begin() -> Begin:
    """Begins two parts, the second 180 ms after the first, on a clock that a test turns."""
    parent = QObject()

    def made(*, reduced: bool = False, **wishes: str) -> tuple[Unfolding, Tempo, list[Seen]]:
        tempo = Tempo(Preferences(MemorySettings(**wishes)), parent)
        tempo.reduces_motion = reduced
        tempo.clock.hold()
        unfolding, parts = Unfolding(tempo), [Seen(), Seen()]
        unfolding.begin((Cue(parts[0], 0, 100), Cue(parts[1], 180, 300)))
        return unfolding, tempo, parts

    return made


def test_one_part_appears_after_the_other(begin: Begin) -> None:
    unfolding, tempo, (first, second) = begin()
    assert first.share == second.share == 0
    tempo.clock.step(100)
    assert (first.share, second.share) == (1, 0)
    tempo.clock.step(180)
    assert 0 < second.share < 1
    tempo.clock.step(200)
    assert second.share == 1
    assert unfolding.is_over


def test_hurrying_shows_everything_at_once_and_for_good(begin: Begin) -> None:
    unfolding, tempo, parts = begin()
    tempo.clock.step(32)
    unfolding.hurry()
    assert [part.share for part in parts] == [1, 1]
    tempo.clock.step(32)
    assert [part.share for part in parts] == [1, 1]


@pytest.mark.parametrize(("speed", "lasts"), [("fast", 264), ("slow", 864)])
def test_the_speed_of_the_settings_holds(begin: Begin, speed: str, lasts: int) -> None:
    unfolding, tempo, _ = begin(animation_speed=speed)
    tempo.clock.step(lasts - 16)
    assert not unfolding.is_over
    tempo.clock.step(32)
    assert unfolding.is_over


def test_without_animation_everything_is_there(begin: Begin) -> None:
    unfolding, _, parts = begin(animation_speed="off")
    assert unfolding.is_over
    assert [part.share for part in parts] == [1, 1]


def test_reduced_motion_fades_all_parts_in_together(begin: Begin) -> None:
    unfolding, tempo, parts = begin(reduced=True)
    tempo.clock.step(48)
    assert len({part.share for part in parts}) == 1
    assert 0 < parts[0].share < 1
    assert not any(part.moves for part in parts)
    tempo.clock.step(32)
    assert unfolding.is_over
