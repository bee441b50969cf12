"""The main window: it holds the pages, opens them, and reports errors.

May import every other room; only the program imports it.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.shell.history_pages import HistoryPages
    from belote_desktop.windows.shell.home_pages import HomePages
    from belote_desktop.windows.shell.home_ways import (
        lead_on,
        lead_on_from_daily,
        lead_on_from_games,
        lead_on_from_history,
    )
    from belote_desktop.windows.shell.learning_pages import LearningPages
    from belote_desktop.windows.shell.openings import openings
    from belote_desktop.windows.shell.profile_files import ProfileFiles
    from belote_desktop.windows.shell.side_windows import SideWindows
    from belote_desktop.windows.shell.table_page import TablePage
    from belote_desktop.windows.shell.word_cards import WordCards

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.shell.history_pages": ("HistoryPages",),
        "belote_desktop.windows.shell.home_pages": ("HomePages",),
        "belote_desktop.windows.shell.home_ways": (
            "lead_on",
            "lead_on_from_daily",
            "lead_on_from_games",
            "lead_on_from_history",
        ),
        "belote_desktop.windows.shell.learning_pages": ("LearningPages",),
        "belote_desktop.windows.shell.openings": ("openings",),
        "belote_desktop.windows.shell.profile_files": ("ProfileFiles",),
        "belote_desktop.windows.shell.side_windows": ("SideWindows",),
        "belote_desktop.windows.shell.table_page": ("TablePage",),
        "belote_desktop.windows.shell.word_cards": ("WordCards",),
    },
)

__all__ = [
    "HistoryPages", "HomePages", "LearningPages", "ProfileFiles", "SideWindows", "TablePage", "WordCards",
    "lead_on", "lead_on_from_daily", "lead_on_from_games", "lead_on_from_history", "openings",
]  # fmt: skip
