"""The games to choose from: their entries, short descriptions, and the search for them. May import `words`."""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.models.games.help_topic import help_topic

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.models.games.help_topic": ("help_topic",),
    },
)

__all__ = ["help_topic"]
