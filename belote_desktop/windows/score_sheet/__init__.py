"""The score sheet: its table and plot, the end of a deal and of a match.

May import `match_parts`, `printing`, `cards`, `widgets` and `look`; no other page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.score_sheet.deal_result import DealResult
    from belote_desktop.windows.score_sheet.match_over import MatchOver
    from belote_desktop.windows.score_sheet.score_page import ScoreSheet

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.score_sheet.deal_result": ("DealResult",),
        "belote_desktop.windows.score_sheet.match_over": ("MatchOver",),
        "belote_desktop.windows.score_sheet.score_page": ("ScoreSheet",),
    },
)

__all__ = ["DealResult", "MatchOver", "ScoreSheet"]
