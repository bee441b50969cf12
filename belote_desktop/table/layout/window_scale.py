"""What the size of the window and the size of the text decide: scales, margins, and whether the window is small."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

_LOW = 0.76  # of the width: small windows that are lower have no height to spare
_TEXT_STEPS = 6  # between large text and text as usual
LOW_PLATE, TALL_PLATE = 44.0, 56.0
"""The heights of plates with a disc and with a whole portrait, in pixels at 100 %."""


@dataclass(frozen=True)
class WindowScale:
    """The scales of a window of `width` by `height`, in logical pixels; `text` is the text size, 1 for 100 %."""

    width: float
    height: float
    text: float = 1.0

    @cached_property
    def s(self) -> float:
        """The scale of backs, trick and gaps."""
        return max(0.62, min(self.width / 960, self.height / 800, 2.6))

    @cached_property
    def plain_ui(self) -> float:
        """The scale of plates, bubbles and panels at normal text size; it grows more slowly than cards."""
        return max(1.0, min(1 + 0.6 * (self.s - 1), 1.6))

    @cached_property
    def ui(self) -> float:
        """The scale of plates, bubbles and panels at the chosen text size, as far as the window allows."""
        plain = self.plain_ui
        return min(plain * self.text, max(plain, min(self.width / 600, self.height / self.room_for_text)))

    @cached_property
    def room_for_text(self) -> float:
        """The height that text at 100 % needs, in pixels: in a window less than twice as high, text at 200 % is not
        drawn twice as large.
        """
        return 378.0

    @cached_property
    def is_large(self) -> bool:
        """Whether text is larger than normal, so that plates and bubbles must search for a free place."""
        return self.text > 1

    @cached_property
    def is_tight(self) -> bool:
        """Whether plates and bubbles must search for a free place: with large text, or in a small window."""
        return self.is_large or self.is_narrow or self.is_low

    @cached_property
    def text_sizes(self) -> tuple[float, ...]:
        """The text sizes to try, as `ui`: from the largest the window allows down to the normal size.

        At the normal size everything fits.
        """
        steps = _TEXT_STEPS if self.ui > self.plain_ui else 0
        return tuple(self.ui - (self.ui - self.plain_ui) * step / max(1, steps) for step in range(steps + 1))

    @cached_property
    def is_compact(self) -> bool:
        return self.width < 1080 * self.text or self.height < 680 * self.text

    @cached_property
    def is_narrow(self) -> bool:
        """Whether the partner's plate lies below the corner panel: the window is high but not wide."""
        return (self.width < 860 and not self.is_low) or self.width < 0.9 * self.height

    @cached_property
    def is_low(self) -> bool:
        """Whether the window is neither wide nor high, as on a small screen."""
        return self.width < 860 and self.height <= _LOW * self.width

    @cached_property
    def is_roomy(self) -> bool:
        """Whether there is room for whole portraits on the plates; elsewhere discs show the heads."""
        return not (self.is_compact or self.is_tight)

    @cached_property
    def edge(self) -> float:
        """The margin between the window and the things in its corners."""
        return max(12.0, 20 * self.s)

    @cached_property
    def low_buttons(self) -> float:
        """The height of the two stacked buttons in a lower corner."""
        return (2 * 44 + 8) * self.ui

    @cached_property
    def _plain_corner(self) -> tuple[float, float]:
        """The minimum size of the corner panel, unscaled."""
        return (216.0, 110.0) if self.is_compact or self.is_narrow else (256.0, 152.0)
