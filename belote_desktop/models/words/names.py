"""The names of the players at a table, and which of them is *you*."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.words.card_words import listed

COMPANIONS = ("Samir", "Léa", "Karim")
"""Who sits round the person's table, in the order of the seats after the person's."""


class Names(tuple[str, ...]):
    """Names by seat. `you` is the person's seat; None where the sentences are for nobody at the table.

    Plates and heads of columns carry the name. A sentence about a player goes through `told`, because the person is
    *you* in it: it is written twice, each time whole, since verbs and cases change with the person in most languages.
    """

    you: int | None

    def __new__(cls, names: Iterable[str] = (), you: int | None = None) -> Names:
        made = super().__new__(cls, names)
        made.you = you
        return made

    def told(self, seat: int, theirs: str, yours: str, **facts: str) -> str:
        """`yours` with its facts where the seat is the person's; else `theirs`, with the name at `{name}`."""
        if seat == self.you:
            return yours.format(**facts)
        return theirs.format(name=self.of(seat), **facts)

    def of(self, seat: int) -> str:
        """The name of a seat; its number where it has none."""
        return self[seat] if seat < len(self) else str(seat + 1)

    def inside(self, seat: int) -> str:
        """What a player is called inside a sentence, apart from its verb: the name, or *you*."""
        return QCoreApplication.translate("names", "you") if seat == self.you else self.of(seat)

    def first(self, seat: int) -> str:
        """The same at the beginning of a line: *You: pass*."""
        return QCoreApplication.translate("names", "You") if seat == self.you else self.of(seat)

    @property
    def everybody(self) -> str:
        """All players where a line begins, the person first: `You, Samir, Léa and Karim`."""
        text = self.all_of(range(len(self)))
        return text[:1].upper() + text[1:]

    def all_of(self, seats: Sequence[int]) -> str:
        """`you, Léa and Samir`: several players inside a sentence, the person first."""
        ordered = sorted(seats, key=lambda seat: seat != self.you)
        return listed([self.inside(seat) for seat in ordered])
