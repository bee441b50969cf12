"""A portrait from its parts: nimbus, hair behind, garment, neck, head."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from ..deck.drawing import CONTOUR, Drawing
from ..deck.faces import Face
from ..deck.palette import BRASS, CLOTH, INK
from ..deck.paths import dots, ellipse, mirror, move, polygon, union
from ..deck.svg import svg_text
from .moods import CALM, Mood

SIDE = 120
"""The side of the square a portrait is drawn on."""
HEAD = "translate(60 59) scale(.98)"
"""Where the space of a head (`deck.faces`) lies on it."""
_MIDDLE = 60
_ROUND = 54
"""The height of the middle of the nimbus."""

Painter = Callable[[Drawing], None]


def _nothing(_art: Drawing) -> None:
    """Draw nothing."""


@dataclass(frozen=True)
class Person:
    """A portrait: traits, and small drawings, each in its space and in the order of painting.

    `nimbus` is rays, ring, lozenges or beads; `garment` the colour of the shoulders and `neck` half the width of the
    neck. `behind` is hair behind shoulders and neck (head space), `dress` what lies on shoulders and neck (the space of
    the tile), `sides` hair or cloth before them and behind the face, `front` what lies over the face (head space).
    """

    nimbus: str
    garment: str
    face: Face
    neck: float = 9.5
    behind: Painter = _nothing
    dress: Painter = _nothing
    sides: Painter = _nothing
    front: Painter = _nothing

    def svg(self, mood: Mood = CALM) -> str:
        """The picture as SVG text."""
        art, face = Drawing(), felt(self.face, mood)
        _NIMBI[self.nimbus](art)
        art.group(HEAD, self.behind)
        art.fill(mirror("M60 95L72 96.6C93 98 105 104 109 122L109 130L60 130", _MIDDLE), self.garment)
        self._draw_neck(art)
        self.dress(art)
        art.group(HEAD, self.sides)
        art.group(HEAD, face.draw)
        art.group(HEAD, self.front)
        body = f'<g stroke="{INK}" stroke-width="{CONTOUR:g}" stroke-linecap="round">{"".join(art.elements)}</g>'
        paper = f'<rect width="{SIDE}" height="{SIDE}" fill="{CLOTH}"/>'
        return svg_text(paper + body, box=f"0 0 {SIDE} {SIDE}")

    def _draw_neck(self, art: Drawing) -> None:
        """A neck that widens at its foot, with the chin's shade as one line."""
        w = self.neck
        art.fill(mirror(f"M60 78H{60 + w}V97L{60 + w + 5} 103C68 110 62 111 60 111", _MIDDLE), self.face.skin)
        art.line(f"M{61 - w} 91C57 95 63 95 {59 + w} 91", 1.1)


def felt(face: Face, mood: Mood) -> Face:
    """The face in a mood."""
    return replace(
        face, smile=face.smile + mood.smile, brow=face.brow + mood.brow, lid=min(0.8, face.lid + mood.lid)
    )  # fmt: skip


def _circle(radius: float, count: int) -> list[tuple[float, float]]:
    turns = [math.tau * k / count for k in range(count)]
    return [(_MIDDLE + radius * math.cos(turn), _ROUND + radius * math.sin(turn)) for turn in turns]


def _rays(art: Drawing) -> None:
    ends = zip(_circle(47, 36), _circle(53, 36), strict=True)
    art.line("".join(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}" for (x0, y0), (x1, y1) in ends), 1.5, BRASS)


def _ring(art: Drawing) -> None:
    art.line(ellipse(_MIDDLE, _ROUND, 48) + ellipse(_MIDDLE, _ROUND, 51.5), 1.3, BRASS)


def _lozenges(art: Drawing) -> None:
    lozenge = polygon((0, -4), (2.4, 0), (0, 4), (-2.4, 0))
    places = enumerate(_circle(50, 18))
    art.fill(union(move(lozenge, x, y, turn=20 * k + 90) for k, (x, y) in places), BRASS, 0)


def _beads(art: Drawing) -> None:
    art.fill(dots(_circle(50, 30), 1.7), BRASS, 0)


_NIMBI: dict[str, Painter] = {"rays": _rays, "ring": _ring, "lozenges": _lozenges, "beads": _beads}
"""As behind the courts: rays of spades, the ring of hearts, lozenges of diamonds, beads of clubs."""
