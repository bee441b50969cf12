"""Search: possible deals of the hidden cards, and the value of each card with all cards open.

    >>> search.worlds(view, count=100, seed=1)       # possible deals: the hands by seat
    >>> search.count_worlds(view)                    # how many there are
    >>> search.hidden(view)                          # what is proved about each hand
    >>> search.values(rules, "100S", hands, leader)  # card points of side 0 for each card

`OpenGame` keeps the tables of one contract, to search many positions.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.search.determinization import imagined
    from belote_desktop.search.hidden import Hidden, hidden, pack_of
    from belote_desktop.search.layout import InconsistentError
    from belote_desktop.search.open_game import OpenGame, Position, PositionError, reaches, value, values
    from belote_desktop.search.worlds import count_worlds, enumerate_worlds, sampled_masks, stacked_worlds, worlds

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.search.hidden": ("Hidden", "hidden", "pack_of"),
        "belote_desktop.search.determinization": ("imagined",),
        "belote_desktop.search.layout": ("InconsistentError",),
        "belote_desktop.search.open_game": ("OpenGame", "Position", "PositionError", "reaches", "value", "values"),
        "belote_desktop.search.worlds": (
            "count_worlds", "enumerate_worlds", "sampled_masks", "stacked_worlds", "worlds",
        ),
    },
)  # fmt: skip

__all__ = [
    "Hidden", "InconsistentError", "OpenGame", "Position", "PositionError", "count_worlds", "enumerate_worlds",
    "hidden", "imagined", "pack_of", "reaches", "sampled_masks", "stacked_worlds", "value", "values", "worlds",
]  # fmt: skip
