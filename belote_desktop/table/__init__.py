"""The card table: a graphics scene of cards with real widgets over it. The view it is given lists the legal actions."""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.table.hearing import BELL, sound_of_match, sound_of_result
    from belote_desktop.table.input.obstacles import WEIGHT
    from belote_desktop.table.items.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
    from belote_desktop.table.replay_view import Board
    from belote_desktop.table.view import TableView

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.table.hearing": ("BELL", "sound_of_match", "sound_of_result"),
        "belote_desktop.table.input.obstacles": ("WEIGHT",),
        "belote_desktop.table.items.theme": ("CONTRAST", "DARK", "LIGHT", "THEMES", "Theme"),
        "belote_desktop.table.replay_view": ("Board",),
        "belote_desktop.table.view": ("TableView",),
    },
)  # fmt: skip

__all__ = [
    "BELL", "CONTRAST", "DARK", "LIGHT", "THEMES", "WEIGHT", "Board", "TableView", "Theme", "sound_of_match",
    "sound_of_result",
]  # fmt: skip
