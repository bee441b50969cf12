"""The pages of a new match and of unfinished ones: the catalogue, the players, the saved matches.

May import `drafts`, `match_parts`, `cards`, `widgets` and `look`; no other page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.new_match.match_opening import MatchOpening
    from belote_desktop.windows.new_match.new_match_page import NewMatch
    from belote_desktop.windows.new_match.players_page import PlayersPage
    from belote_desktop.windows.new_match.record_files import RecordFiles
    from belote_desktop.windows.new_match.unfinished import UnfinishedWindow

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.new_match.match_opening": ("MatchOpening",),
        "belote_desktop.windows.new_match.new_match_page": ("NewMatch",),
        "belote_desktop.windows.new_match.players_page": ("PlayersPage",),
        "belote_desktop.windows.new_match.record_files": ("RecordFiles",),
        "belote_desktop.windows.new_match.unfinished": ("UnfinishedWindow",),
    },
)

__all__ = ["MatchOpening", "NewMatch", "PlayersPage", "RecordFiles", "UnfinishedWindow"]
