"""The home page: the first start with its two doors, and what a returning player finds.

Emits signals only; the shell leads on. May import `drafts`, `match_parts`, `cards`, `people`, `widgets` and `look`; no
other page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.home.first_start import FirstStart
    from belote_desktop.windows.home.home_page import HomePage

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.home.first_start": ("FirstStart",),
        "belote_desktop.windows.home.home_page": ("HomePage",),
    },
)

__all__ = ["FirstStart", "HomePage"]
