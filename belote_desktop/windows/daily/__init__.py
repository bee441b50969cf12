"""The deal of the day and other set deals: the user's result beside those of the levels on the same cards.

May import `cards`, `widgets`, `suits` and `look`; no other page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.daily.daily_pages import DailyPages

__getattr__ = on_demand(__name__, {"belote_desktop.windows.daily.daily_pages": ("DailyPages",)})

__all__ = ["DailyPages"]
