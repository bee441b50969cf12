"""The sentences beside the results of a set deal: what it is, how one did, and what the results were made with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.daily import daily_words
from belote_desktop.models.daily.set_deals import Stage
from belote_desktop.profile.set_deals.set_results import SetResult
from belote_desktop.windows.widgets.page import label


class SetWords:
    """Four labels: a title, what the figures are, news for now, and a foot."""

    def __init__(self) -> None:
        self.title, self.note = label(role="heading", wrap=True), label(role="sentence", wrap=True)
        self.news, self.foot = label(role="note", wrap=True), label(role="note", wrap=True)

    def tell(self, result: SetResult, stage: Stage, playing: Sequence[str]) -> None:
        """Word a deal as it stands; `playing` are the levels that have still to play it."""
        over = stage is Stage.OVER
        self.title.setText(_title(result, is_over=over, is_compared=over and not playing))
        self.note.setText(_figures() if over else _beforehand())
        #: {level}: a level of computer players that is playing a deal in the background.
        pattern = QCoreApplication.translate("SetWords", "{level} is still playing…")
        self.say(pattern.format(level=daily_words.level_name(playing[0])) if over and playing else "")
        set_note = QCoreApplication.translate(
            "SetWords", "A set deal has no seal, because its cards follow from the date or the code."
        )
        one = QCoreApplication.translate("SetWords", "One deal says little about strength.")
        self.foot.setText(" ".join((one, daily_words.made_with(result), set_note)) if over else set_note)

    def say(self, sentence: str) -> None:
        """Show news, or nothing."""
        self.news.setText(sentence)
        self.news.setVisible(bool(sentence))


def _title(result: SetResult, *, is_over: bool, is_compared: bool) -> str:
    if is_compared:
        return daily_words.compared(result)
    if is_over:
        return QCoreApplication.translate("SetWords", "The same cards in several hands")
    return QCoreApplication.translate("SetWords", "The same cards for everybody")


def _beforehand() -> str:
    return QCoreApplication.translate(
        "SetWords",
        "Everyone who plays this deal gets your cards. Afterwards you see what the five levels make of them, each once "
        "in your seat and with the same other players. None of them sees hidden cards.",
    )


def _figures() -> str:
    return QCoreApplication.translate(
        "SetWords",
        "The points of your side less those of the others. Each level played the deal once in your seat, with the same "
        "other players.",
    )
