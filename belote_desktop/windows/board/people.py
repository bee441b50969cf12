"""Who sits round the board: the user, and always the same companions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import Ruleset
from belote_desktop.models.words.names import COMPANIONS, Names


def people_round(rules: Ruleset, me: int) -> Names:
    """The names by seat, as seen from the seat of the user."""
    #: The name of the user on a plate at the table, and below a card the user played.
    round_me = (QCoreApplication.translate("Board", "You"), *COMPANIONS)
    seats = rules.table.seats
    return Names((round_me[(seat - me) % seats] for seat in range(seats)), me)
