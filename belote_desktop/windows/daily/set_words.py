"""The sentences beside the results of a set deal: what it is, how one did, and what the results were made with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.daily import daily_words
from belote_desktop.models.daily.set_deals import Stage
from belote_desktop.profile.set_deals.set_results import SetResult, SetResults
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
            "SetWords", "The cards of this deal follow from the date or the code, so nobody chooses them."
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
        return QCoreApplication.translate("SetWords", "The same cards, different players")
    return QCoreApplication.translate("SetWords", "The same cards for everybody")


def _beforehand() -> str:
    return QCoreApplication.translate(
        "SetWords",
        "Everyone who plays this deal gets the same cards as you. Afterwards you see how the five levels do with "
        "them, each once in your seat, with the same players in the other seats. None of them sees hidden cards.",
    )


def _figures() -> str:
    return QCoreApplication.translate(
        "SetWords",
        "The points of your side less those of the others. Each level played the deal once in your seat, with the "
        "same players in the other seats.",
    )


def name_of(result: SetResult, results: SetResults, *, is_daily: bool) -> str:
    """What deal it is, as a title."""
    if is_daily:
        #: A title.
        return QCoreApplication.translate("SetWords", "Deal of the day")
    if results.series_with(result.key) is not None:
        #: A title: one of the eight deals against a level.
        return QCoreApplication.translate("SetWords", "One of eight deals")
    #: A title.
    return QCoreApplication.translate("SetWords", "Deal by code")


def day_and_game(result: SetResult) -> str:
    """The day and the game of a deal, below its title."""
    #: Below a title. {day}: a date. {game}: the name of a game.
    pattern = QCoreApplication.translate("SetWords", "{day} · {game}")
    return pattern.format(day=daily_words.day_text(result.day), game=daily_words.game_name(result.game))


def heading(name: str, result: SetResult) -> str:
    """The title with the day and the game, as a line of its own."""
    #: The title of a result. {what}: deal of the day. {day}: a date. {game}: the name of a game.
    pattern = QCoreApplication.translate("SetWords", "{what}, {day}, {game}")
    return pattern.format(
        what=name, day=daily_words.day_text(result.day), game=daily_words.game_name(result.game)
    )  # fmt: skip
