"""What a seat can work out: where the hidden cards may lie, and whole deals that agree with everything public."""

from belote_desktop.search.hidden import Hidden, hidden, pack_of
from belote_desktop.search.worlds import InconsistentError, worlds

__all__ = ["Hidden", "InconsistentError", "hidden", "pack_of", "worlds"]
