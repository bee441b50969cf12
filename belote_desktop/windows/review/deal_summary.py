"""The results of a review: the number of good decisions, luck and skill, of a deal or of several together."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout

from belote_desktop.coach.looking_back.luck import luck_over
from belote_desktop.coach.looking_back.review import DealReview
from belote_desktop.models.analysis.reviewer import DealFound
from belote_desktop.models.words import review_words
from belote_desktop.models.words.names import Names
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.page import label, rule, set_role


class DealSummary(QFrame):
    """`show_found` shows the results of a deal, and below them those of all deals that were reviewed."""

    def __init__(self, names: Names, seat: int) -> None:
        super().__init__()
        set_role(self, "plain")
        self._names, self._seat = names, seat
        self.said: list[str] = []
        """The texts of the summary."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(18, 14, 18, 14)
        self._column.setSpacing(6)

    def show_found(self, verdict: str, found: DealFound, deals: Sequence[DealFound]) -> None:
        """Show the results of a deal, and of all `deals` together if there are several."""
        self._clear()
        self.said = []
        self._say(verdict, "heading")
        self._say_together([found])
        if len(deals) > 1:
            self._column.addWidget(rule())
            #: The head of a list: the results of all deals of the match that were reviewed.
            self._say(self.tr("All deals"), "heading")
            self._say_together(deals)
        self._say(
            self.tr(
                "Luck: the share of 1000 random hands that these cards beat, each hand valued in its best "
                "contract. Skill: how many points a decision lost on average, judged by what the player could "
                "know. Only decisions with a choice count."
            ),
            "note",
        )
        self._column.addStretch(1)

    def tell(self) -> None:
        """Read the results aloud, without the notes."""
        announce(self, " ".join(self.said[:-1]))

    def _say_together(self, found: Sequence[DealFound]) -> None:
        review, luck = _together(found), luck_over([each.luck for each in found])
        self._say(review_words.fine_text(review, self._seat), "name")
        if not any(each.review.moments(self._seat) or each.review.unlucky(self._seat) for each in found):
            self._say(self.tr("None of your decisions needs a second look."), "sentence")
        #: The head of a chart: how good the hands were.
        self._say(self.tr("Luck of the deal"), "section")
        for each in luck:
            self._say(self._of(each.seat, review_words.luck_text(each)), "sentence")
        #: The head of a chart.
        self._say(self.tr("Skill: what decisions cost"), "section")
        seats = range(len(luck)) if all(each.is_whole for each in found) else [self._seat]
        for seat in seats:
            self._say(self._of(seat, review_words.skill_text(review, seat)), "sentence")
        if len(seats) < len(luck):
            self._say(self.tr("The other players have not all been reviewed yet."), "note")

    def _of(self, seat: int, text: str) -> str:
        #: {name}: a player's name. {text}: a sentence.
        return self.tr("{name}: {text}").format(name=self._names.first(seat), text=text)

    def _say(self, text: str, role: str) -> None:
        self.said.append(text)
        self._column.addWidget(label(rich(text), role, wrap=True))

    def _clear(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()


def _together(found: Sequence[DealFound]) -> DealReview:
    """The decisions of several deals as a single review."""
    return DealReview(0, tuple(judged for each in found for judged in each.review.judged))
