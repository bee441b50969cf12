"""What stands where no match is finished yet: in the list of matches, and in place of the statistics."""

from __future__ import annotations

from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.cards.empty_state import EmptyPlot, EmptyState
from belote_desktop.windows.look.style import Style


class EmptyHistory(EmptyState):
    """`first_asked` starts a match, `second_asked` opens one from a file."""

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__(style, preferences, ("play", "import"))

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        self.word(
            self.tr("No finished matches yet"),
            self.tr(
                "Here you will find every match you finish, to replay or review, and how many of your contracts you "
                "made. Everything stays on this computer."
            ),
            #: A button: choose a game and play.
            self.tr("New match"),
            #: A button: open a match from a file.
            self.tr("Open a match…"),
        )


class EmptyStatistics(EmptyState):
    """What stands in place of the statistics; `first_asked` starts a match, `second_asked` opens one from a file."""

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__(style, preferences, ("play", "import"), EmptyPlot)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        self.word(
            #: A title where there are no statistics yet.
            self.tr("No figures yet"),
            self.tr(
                "Finish a match to see here how many deals and contracts you win, by game, trumps, partner and level. "
                "Everything stays on this computer."
            ),
            #: A button: choose a game and play.
            self.tr("New match"),
            #: A button: open a match from a file.
            self.tr("Open a match…"),
        )
