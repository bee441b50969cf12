"""A seat's view of a match as text: the only thing sent to the thread where computer players think."""

from __future__ import annotations

import json
from typing import cast

from belote_desktop.engine.errors import BeloteError
from belote_desktop.engine.view import SeatView
from belote_desktop.records.typed_json import form_of


class ViewError(BeloteError):
    """A text that is not the view of a seat."""


def view_text(view: SeatView) -> str:
    """The view as one line of JSON, with every field; `parse_view` returns an equal view."""
    return json.dumps(form_of(SeatView).write(view), ensure_ascii=False, separators=(",", ":"))


def parse_view(text: str) -> SeatView:
    """The view in a text made by `view_text`. Raises ViewError for any other text."""
    try:
        return cast("SeatView", form_of(SeatView).read(json.loads(text)))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as problem:
        raise ViewError(f"This is not the view of a seat ({problem}).") from problem
