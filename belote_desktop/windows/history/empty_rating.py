"""What stands where no deal was compared with Expert yet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.cards.empty_state import EmptyState
from belote_desktop.windows.look.style import Style


class EmptyRating(EmptyState):
    """`first_asked` starts a match, `second_asked` leads to the statistics."""

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__(style, preferences, ("play", "sheet"))

    def tell(self, *more: str) -> None:
        """Set all texts; `more` are sentences on deals that could not be compared, or are still to be."""
        told = QCoreApplication.translate(
            "RatingPage",
            "Finish a match against computer players without using hints. Expert then plays the same deals in your "
            "seat, with the same cards.",
        )
        self.word(
            QCoreApplication.translate("RatingPage", "No deals compared yet"),
            " ".join(part for part in (told, *more) if part),
            #: A button: choose a game and play.
            QCoreApplication.translate("RatingPage", "New match"),
            #: A button: the statistics of the user.
            QCoreApplication.translate("RatingPage", "Your play"),
        )
