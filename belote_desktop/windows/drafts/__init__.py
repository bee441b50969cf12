"""Drafts of a game or a match while it is set up, and the rows in which its rules are chosen.

May import `widgets` and `look`.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.drafts.match_draft import MatchDraft
    from belote_desktop.windows.drafts.option_rows import OptionPage

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.drafts.match_draft": ("MatchDraft",),
        "belote_desktop.windows.drafts.option_rows": ("OptionPage",),
    },
)

__all__ = ["MatchDraft", "OptionPage"]
