"""The sheet a court figure is drawn on: filled shapes and lines, cut at the frame and at the divider."""

from collections.abc import Callable, Iterable

from .clipping import HalfPlane, clip
from .palette import CENTRE_X, CENTRE_Y
from .paths import Path, opened, write

SLOPE = 0.30  # of the divider that runs through the centre, falling to the right
LEFT, RIGHT, TOP = 17, 235, 17  # the court frame
CONTOUR, DETAIL = 2.0, 1.4  # line weights; the contour is the default of the whole figure

_ABOVE_DIVIDER: HalfPlane = (SLOPE, -1, CENTRE_Y - SLOPE * CENTRE_X)
_BOX: tuple[HalfPlane, ...] = (_ABOVE_DIVIDER, (1, 0, -LEFT), (-1, 0, RIGHT))


def divider_y(x: float) -> float:
    """Height of the divider at x."""
    return CENTRE_Y + SLOPE * (x - CENTRE_X)


class Drawing:
    """Collects SVG elements; contours take their ink and weight from the group around the figure."""

    def __init__(self) -> None:
        self.elements: list[str] = []

    def fill(self, path: str | Path, colour: str, weight: float | None = None, stroke: str | None = None) -> None:
        """A filled shape with its contour; weight 0 means no contour."""
        if weight == 0:
            pen = ' stroke="none"'
        else:
            pen = f' stroke-width="{weight}"' if weight else ""
        pen += f' stroke="{stroke}"' if stroke else ""
        self.elements.append(f'<path fill="{colour}"{pen} d="{write(path)}"/>')

    def line(self, path: str | Path, weight: float = DETAIL, stroke: str | None = None) -> None:
        """A line without filling."""
        pen = f' stroke="{stroke}"' if stroke else ""
        self.elements.append(f'<path fill="none" stroke-width="{weight}"{pen} d="{write(path)}"/>')

    def fill_inside(
        self,
        path: str | Path,
        colour: str,
        weight: float | None = None,
        stroke: str | None = None,
        within: Iterable[HalfPlane] = (),
    ) -> None:
        """A filled shape, cut at the frame, the divider and the given half-planes."""
        kept = clip(path, (*_BOX, *within))
        if kept:
            self.fill(kept, colour, weight, stroke)

    def line_inside(
        self,
        path: str | Path,
        weight: float = DETAIL,
        stroke: str | None = None,
        within: Iterable[HalfPlane] = (),
    ) -> None:
        """A line, cut like `fill_inside`; it never runs along a cut."""
        kept = clip(opened(path), (*_BOX, *within))
        if kept:
            self.line(kept, weight, stroke)

    def group(self, transform: str, paint: Callable[["Drawing"], None]) -> None:
        """Let `paint` draw in its own coordinates."""
        self.elements.append(f'<g transform="{transform}">')
        paint(self)
        self.elements.append("</g>")

    def head(
        self,
        paint: Callable[["Drawing"], None],
        x: float = CENTRE_X,
        y: float = 91,
        scale: float = 1.08,
        lean: float = 0,
    ) -> None:
        """Draw a head; its origin lies between the eyes and the nose, it is about 50 units wide.

        It leans by `lean` degrees, to the right if positive, round a point in the neck.
        """
        turn = f" rotate({lean} 0 34)" if lean else ""
        self.group(f"translate({x} {y}){turn} scale({scale})", paint)
