"""The names of the players at a table, and which of them is *you*."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.words.card_words import listed
from belote_desktop.models.words.direction import isolated
from belote_desktop.models.words.forms import player_worded, raised

if TYPE_CHECKING:
    from belote_desktop.records import Header


class Names(tuple[str, ...]):
    """Names by seat. `you` is the user's seat; None if the sentences are not for a player at the table.

    Plates and column heads show the name. A sentence about a player goes through `told`: it has two whole versions, one
    with *you*, since verbs and cases differ in most languages.
    """

    you: int | None

    def __new__(cls, names: Iterable[str] = (), you: int | None = None) -> Names:
        made = super().__new__(cls, names)
        made.you = you
        return made

    def told(self, seat: int, theirs: str, yours: str, **facts: object) -> str:
        """`yours` with its values if the seat is the user's; otherwise `theirs`, with the name at `{player}`."""
        if seat == self.you:
            return yours.format(**facts)
        named = player_worded(self.of(seat))
        return theirs.format(player=named, name=named, **facts)

    def of(self, seat: int) -> str:
        """The name of a seat, or its number if it has none."""
        return self[seat] if seat < len(self) else str(seat + 1)

    def inside(self, seat: int) -> str:
        """A player inside a sentence, apart from its verb: the name, or *you*."""
        #: The user among other players, in the middle of a sentence: "Samir challenges you and Léa."
        return QCoreApplication.translate("names", "you") if seat == self.you else isolated(self.of(seat))

    def first(self, seat: int) -> str:
        """A player at the beginning of a line: *You: pass*."""
        #: The user at the beginning of a line, in place of a name: "You: 82".
        return QCoreApplication.translate("names", "You") if seat == self.you else isolated(self.of(seat))

    @property
    def everybody(self) -> str:
        """All players at the beginning of a line, the user first: `You, Samir, Léa and Karim`."""
        return raised(self.all_of(range(len(self))))

    def all_of(self, seats: Sequence[int]) -> str:
        """Several players inside a sentence, the user first: `you, Léa and Samir`."""
        ordered = sorted(seats, key=lambda seat: seat != self.you)
        return listed([self.inside(seat) for seat in ordered])


def names_in(header: Header) -> Names:
    """The players of a record, with the seat of the user if there is one."""
    return Names(header.names, header.person)
