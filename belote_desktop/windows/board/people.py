"""Who sits round the board: the user, and the people a new player meets first in the country of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import Ruleset
from belote_desktop.models.match.company import company
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names


def my_name(preferences: Preferences) -> str:
    """The name on the user's plate: the one given in the settings, or a word for the reader."""
    #: On the plate at the table of a user who has given no name.
    return str(preferences.value("player_name")) or QCoreApplication.translate("Board", "You")


def people_round(rules: Ruleset, me: int, preferences: Preferences) -> Names:
    """The names by seat, as seen from the seat of the user."""
    seats = rules.table.seats
    others = company(rules.variant, seats, preferences)
    round_me = (my_name(preferences), *(person.name for person in others))
    return Names((round_me[(seat - me) % seats] for seat in range(seats)), me)
