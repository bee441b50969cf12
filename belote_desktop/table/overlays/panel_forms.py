"""The forms a panel of choices can take, from the roomiest to the smallest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.questions import Question

_TWO_ROWS, _ONE_ROW = 170.0, 120.0  # the height of a panel with a title, a line and two rows or one, unscaled
_FEW = 4  # more choices than these are shown by their signs alone where room is short
_ASIDE = 0.45  # what ends before this share of the width is beside a panel; stock and turn-up reach 0.48
_LESS = 0.86  # how tall keys are where there is less room for them
_WIDEST = 700.0  # the width of a panel with tall keys, unscaled
_GAP = 6.0  # between the panel and a plate beside it


@dataclass(frozen=True)
class Form:
    """The form of a panel: its text size, the greatest width of its rows, and whether it lies beside my hand.

    It lies over the middle of my hand, or as near to that as `span` (left, right) allows. If `is_keyless`, buttons hide
    their keys and stand closer together; if `is_brief`, signs replace words; if `is_terse`, the line below the title is
    a tool tip. If `is_flat`, title and buttons share one row; if `is_packed`, the button that explains stands in the
    row of the others; if `is_joined`, the keys and the button that makes the call share a row, if that fits the limit.
    If `is_folded`, buttons write several words in two lines and every row is filled. If `is_bare`, the title is a tool
    tip too: the button that makes the call says what to do.
    """

    ui: float
    limit: float
    span: tuple[float, float] = (0.0, 0.0)
    is_brief: bool = False
    is_keyless: bool = False
    is_terse: bool = False
    is_aside: bool = False
    is_flat: bool = False
    is_packed: bool = False
    is_joined: bool = False
    is_folded: bool = False
    is_bare: bool = False
    tall: float = 0.0

    @property
    def pad(self) -> float:
        """The padding at both sides of the panel, in pixels."""
        return (10 if self.is_aside or self.is_keyless else 20 if self.tall else 18) * self.ui

    @property
    def margin(self) -> float:
        """The space above the title and below the buttons, in pixels."""
        return (6 if self.is_keyless else 13 if self.tall > _LESS else 10) * self.ui


def forms_for(
    question: Question, layout: Layout, seen: Sequence[Box], above: float, buttons: int, *, leftwards: bool
) -> Iterator[Form]:
    """The forms to try for a question with so many buttons, roomiest first.

    `seen` are the boxes not to be covered, `above` is the lower edge of a panel over my hand. Beside my hand there is
    no room in narrow windows. Last come forms with less on them that are as wide as the window: between stacks, which
    lie at both sides of the strip, the span between the plates is too narrow for a row of buttons.
    """
    brief = layout.is_compact and buttons > _FEW
    is_short = not question.line and question.bids is None
    bare = bool(question.keys) or question.bids is not None
    for ui in layout.text_sizes:
        if question.is_aside and not layout.is_narrow:
            yield Form(ui, 0.0, is_brief=brief, is_aside=True)
        yield from forms_above(layout, seen, above, ui, brief=brief, flat=is_short, bare=bare)
        if layout.stacks and not layout.is_narrow:
            yield from forms_beside(layout, seen, above, ui, brief=brief, leftwards=leftwards)
    for ui in layout.text_sizes:
        yield from _terse_forms(_window_span(layout), ui, brief=brief, bare=bare)


def _window_span(layout: Layout) -> tuple[float, float]:
    """The left and right end of the window, off its edges."""
    return 8.0, layout.width - 8


def free_span(
    seen: Sequence[Box], layout: Layout, above: float, ui: float, high: float = _TWO_ROWS
) -> tuple[float, float]:
    """The left and right end of the free strip over `above` for a panel of an unscaled height."""
    strip = [box for box in seen if box.bottom > above - high * ui and box.y < above]
    left = max((box.right for box in strip if box.right < _ASIDE * layout.width), default=2.0)
    right = min((box.x for box in strip if box.x > (1 - _ASIDE) * layout.width), default=layout.width - 2)
    return left + _GAP, right - _GAP


def forms_above(
    layout: Layout, seen: Sequence[Box], above: float, ui: float, *, brief: bool, flat: bool, bare: bool
) -> Iterator[Form]:
    """The forms of a panel over my hand, roomiest first: wide, then between the plates, then with less on it.

    `flat` allows a single row where room is short, `bare` a panel without a title.
    """
    wide, between = _window_span(layout), free_span(seen, layout, above, ui)
    spans = dict.fromkeys((wide, between, free_span(seen, layout, above, ui, _ONE_ROW)))
    if bare:
        yield from _tall_forms(layout, spans, ui)
    least = ((brief, True), (True, False)) if layout.is_tight else ((True, False), (brief, True))
    for (small, folded), keyless in product(dict.fromkeys(((brief, False), *least)), (False, True)):
        for span in spans:
            limit = min(760 * ui, span[1] - span[0] - (20 if keyless else 36) * ui)
            form = Form(ui, limit, span, is_brief=small, is_keyless=keyless, is_folded=folded)
            yield form
            if not keyless:
                yield replace(form, is_joined=True)
            if layout.stacks:  # the strip between those of two players is low
                yield replace(form, is_packed=True)
    yield from _terse_forms(between, ui, brief=brief, bare=bare)
    left, right = between
    if flat:
        for small in {brief: 0, True: 0}:
            row = Form(
                ui, right - left - 20 * ui, between, is_brief=small, is_keyless=True, is_packed=True, is_flat=True
            )
            yield row
            yield replace(row, is_folded=True)


def _terse_forms(span: tuple[float, float], ui: float, *, brief: bool, bare: bool) -> Iterator[Form]:
    """The forms with small keys close together and less and less on them, as wide as a span."""
    for small in {brief: 0, True: 0}:
        packed = Form(ui, span[1] - span[0] - 20 * ui, span, is_brief=small, is_keyless=True, is_packed=True)
        for form in (packed, replace(packed, is_terse=True)):
            yield form
            yield replace(form, is_joined=True)
            yield replace(form, is_folded=True)
        yield replace(packed, is_terse=True, is_folded=True, is_packed=False)
        if bare:
            yield replace(packed, is_terse=True, is_folded=True, is_bare=True)


def _tall_forms(layout: Layout, spans: Iterable[tuple[float, float]], ui: float) -> Iterator[Form]:
    """The forms with tall keys, where they find room in one row."""
    for tall, folded, span in product((1.0, _LESS), (False, True), spans):
        limit = min(_WIDEST * ui, span[1] - span[0] - 40 * ui)
        yield Form(ui, limit, span, is_folded=folded, tall=tall)
        if layout.stacks:
            yield Form(ui, limit, span, is_folded=folded, tall=tall, is_packed=True)


def forms_beside(
    layout: Layout, seen: Sequence[Box], above: float, ui: float, *, brief: bool, leftwards: bool
) -> Iterator[Form]:
    """The forms of a panel beside my stacks and my hand, as wide as those allow."""
    low = [box for box in seen if box.bottom > above]
    left, right = min((box.x for box in low), default=0.0), max((box.right for box in low), default=layout.width)
    room = (left if leftwards else layout.width - right) - layout.edge - _GAP
    for small in {brief: 0, True: 0}:
        beside = Form(ui, room - 20 * ui, is_brief=small, is_aside=True)
        yield beside
        yield replace(beside, is_folded=True)


def panel_place(
    layout: Layout, form: Form, width: float, height: float, above: float, *, leftwards: bool
) -> tuple[float, float]:
    """The upper left corner of a panel: over the middle of my hand, or over the button in the trailing corner."""
    if form.is_aside:
        x = layout.edge if leftwards else layout.width - layout.edge - width
        return x, layout.height - layout.edge - 52 * layout.ui - height
    left, right = form.span
    return max(left, min(layout.centre_x - width / 2, right - width)), max(18.0, above - height)
