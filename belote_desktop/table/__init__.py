"""The card table: a scene of cards and real widgets over it; what may be done is read from the view it is given."""

from belote_desktop.table.items.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
from belote_desktop.table.replay_view import Board
from belote_desktop.table.view import TableView

__all__ = ["CONTRAST", "DARK", "LIGHT", "THEMES", "Board", "TableView", "Theme"]
