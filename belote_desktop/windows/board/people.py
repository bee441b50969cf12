"""Who sits round the board: the user, and always the same companions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import Ruleset
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import COMPANIONS, Names


def my_name(preferences: Preferences) -> str:
    """The name on the user's plate: the one given in the settings, or a word for the reader."""
    #: On the plate at the table of a user who has given no name.
    return str(preferences.value("player_name")) or QCoreApplication.translate("Board", "You")


def people_round(rules: Ruleset, me: int, mine: str) -> Names:
    """The names by seat, as seen from the seat of the user, whose name is `mine` (`my_name`)."""
    round_me = (mine, *COMPANIONS)
    seats = rules.table.seats
    return Names((round_me[(seat - me) % seats] for seat in range(seats)), me)
