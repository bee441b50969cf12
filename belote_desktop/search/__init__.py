"""What a seat can work out: where the hidden cards may lie, and what every card is worth when they lie open."""

from belote_desktop.search.hidden import Hidden, hidden, pack_of
from belote_desktop.search.imagining import imagined
from belote_desktop.search.layout import InconsistentError
from belote_desktop.search.open_game import OpenGame, Position, PositionError, reaches, value, values
from belote_desktop.search.worlds import count_worlds, enumerate_worlds, sampled_masks, stacked_worlds, worlds

__all__ = [
    "Hidden", "InconsistentError", "OpenGame", "Position", "PositionError", "count_worlds", "enumerate_worlds",
    "hidden", "imagined", "pack_of", "reaches", "sampled_masks", "stacked_worlds", "value", "values", "worlds",
]  # fmt: skip
