"""Your own games, which are made of house rules: their list, their editor and their files.

A single house rule is declared in `engine/rules/sections`.
May import `drafts`, `widgets` and `look`; no other page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.house_rules.own_game_pages import OwnGamePages

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.house_rules.own_game_pages": ("OwnGamePages",),
    },
)

__all__ = ["OwnGamePages"]
