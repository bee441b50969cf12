"""Computer players: what a seat knows goes in, what it says or plays comes out."""

from belote_desktop.players.levels import LEVELS, Level, UnknownLevelError, get
from belote_desktop.players.personas import PERSONAS, Kind, Persona
from belote_desktop.players.player import Decision, Player, World

__all__ = ["LEVELS", "PERSONAS", "Decision", "Kind", "Level", "Persona", "Player", "UnknownLevelError", "World", "get"]
