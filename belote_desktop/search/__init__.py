"""What a seat can work out: where the hidden cards may lie, and what every card is worth when they lie open."""

from belote_desktop.search.hidden import Hidden, hidden, pack_of
from belote_desktop.search.open_game import OpenGame, Position, PositionError, value, values
from belote_desktop.search.worlds import InconsistentError, worlds

__all__ = [
    "Hidden", "InconsistentError", "OpenGame", "Position", "PositionError", "hidden", "pack_of", "value", "values",
    "worlds",
]  # fmt: skip
