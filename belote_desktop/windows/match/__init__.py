"""The match on the table: connects the controller to the scene, the tutor and the log.

May import `widgets` and `look`; no other page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.match.introduction import introduce
    from belote_desktop.windows.match.log_panel import LogPanel
    from belote_desktop.windows.match.match_session import MatchSession
    from belote_desktop.windows.match.tutor_bar import TutorBar

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.match.introduction": ("introduce",),
        "belote_desktop.windows.match.log_panel": ("LogPanel",),
        "belote_desktop.windows.match.match_session": ("MatchSession",),
        "belote_desktop.windows.match.tutor_bar": ("TutorBar",),
    },
)

__all__ = ["LogPanel", "MatchSession", "TutorBar", "introduce"]
