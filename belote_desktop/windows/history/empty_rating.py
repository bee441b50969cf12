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

    def tell(self, left_out: int, waiting: str) -> None:
        """Set all texts; `left_out` deals could not be compared, `waiting` says what is still to be played."""
        told = [
            QCoreApplication.translate(
                "RatingPage",
                "Finish a match against computer players without using hints. Expert then plays the same deals in your "
                "seat, with the same cards.",
            ),
            waiting,
        ]
        if left_out:
            told.insert(1, QCoreApplication.translate(
                "RatingPage",
                "%n deal(s) cannot be compared: you had help, or the other players had less thinking time than usual "
                "or would play differently in this version.", "", left_out,
            ))  # fmt: skip
        self.word(
            QCoreApplication.translate("RatingPage", "No deals compared yet"),
            " ".join(part for part in told if part),
            #: A button: choose a game and play.
            QCoreApplication.translate("RatingPage", "New match"),
            #: A button: the statistics of the user.
            QCoreApplication.translate("RatingPage", "Your play"),
        )
