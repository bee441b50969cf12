"""A hint as the table shows it over my hand."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.cards import Card
from belote_desktop.engine.wording.messages import Message
from belote_desktop.table.items.bars import Chart


@dataclass(frozen=True)
class TableHint:
    """Sentences, and the card of my hand they are about, None for the whole hand.

    The `chart` is drawn below them where it covers nothing. The `note` is said by a tool tip.
    """

    sentences: tuple[Message, ...]
    about: Card | None = None
    chart: Chart | None = None
    note: str = ""
