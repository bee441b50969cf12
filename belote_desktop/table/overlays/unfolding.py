"""Things that appear one after the other, in an order and at times of their own; everybody can hurry them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from belote_desktop.table.items.flight import ease_out
from belote_desktop.table.items.tempo import Tempo


class Part(Protocol):
    """Something that appears. It can be read and used by other means from the beginning on."""

    def appear(self, share: float, *, moves: bool) -> None:
        """Be seen as it is at a share of its time, 0 to 1; where it must not move (`moves`) it only fades in."""


@dataclass(frozen=True)
class Cue:
    """When a part begins to appear and how long that takes, in milliseconds of the usual speed."""

    part: Part
    begins: int
    lasts: int


class Unfolding:
    """Parts that appear by their cues, once. If motion is reduced they fade in together, without animation they are
    there at once.
    """

    def __init__(self, tempo: Tempo) -> None:
        self._tempo = tempo
        self._cues: list[tuple[Cue, float, float]] = []
        self._moves = True
        self._begun = 0.0

    @property
    def is_over(self) -> bool:
        """Whether everything is there."""
        return not self._cues

    def begin(self, cues: tuple[Cue, ...]) -> None:
        """Let parts appear, in the place of any others."""
        self.hurry()
        tempo = self._tempo
        self._moves = not tempo.reduces_motion
        for cue in cues:
            begins = tempo.travel(cue.begins)
            self._cues.append((cue, begins, tempo.time(cue.lasts) if self._moves else tempo.fade(cue.lasts)))
        if tempo.is_instant:
            self.hurry()
            return
        self._begun = tempo.clock.now
        self.follow(self._begun)
        tempo.clock.run(self)

    def follow(self, now: float) -> bool:
        """Let every part be as it is at a time; returns whether any is still to come."""
        elapsed, waiting = now - self._begun, []
        for cue, begins, lasts in self._cues:
            share = 1.0 if elapsed >= begins + lasts else max(0.0, elapsed - begins) / lasts
            cue.part.appear(ease_out(share), moves=self._moves)
            if share < 1.0:
                waiting.append((cue, begins, lasts))
        self._cues = waiting
        return not self.is_over

    def hurry(self) -> None:
        """Let everything be there at once."""
        cues, self._cues = self._cues, []
        for cue, _, _ in cues:
            cue.part.appear(1.0, moves=self._moves)
        self._tempo.clock.rest(self)
