"""The window of unfinished matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.models.home.waiting_matches import MatchSummary
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError, Saves
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_list import MatchList
from belote_desktop.windows.match_parts.match_words import goal
from belote_desktop.windows.new_match.match_picture import MatchPicture
from belote_desktop.windows.widgets.entry_list import Entry
from belote_desktop.windows.widgets.strip import Strip

PICTURE, WIDEST = (168, 104), 220
"""The size of a picture at 100 %, and its greatest width in pixels: the words beside it need room too."""


class UnfinishedWindow(MatchList):
    """`chosen` carries the path of the match to continue. Matches can be deleted and, while the window is open,
    restored, the last one first.
    """

    def __init__(
        self, style: Style, summaries: Sequence[MatchSummary], saves: Saves, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, [summary.path for summary in summaries], parent)
        self.summaries = tuple(summaries)
        self._saves = saves
        self._gone: list[tuple[MatchSummary, int]] = []
        """The deleted match: its entry, where its file lies now, and its row in the list."""
        self.delete_button = QPushButton()
        self.delete_button.setAutoDefault(False)
        self.delete_button.clicked.connect(self._delete)
        self.foot.insertWidget(0, self.delete_button)
        self.strip = Strip(style)
        self.body.insertWidget(1, self.strip.frame)
        self.renew()
        self.prefer(720, 600)
        if self.summaries:
            self.list.setFocus()

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Unfinished matches"), self.tr("%n match(es) to continue", "", len(self.summaries)))
        self.empty.setText(self.tr("No unfinished matches."))
        #: A button: continue the match.
        self.go_button.setText(self.tr("Continue"))
        #: A button.
        self.delete_button.setText(self.tr("Delete"))
        self.list.setAccessibleName(self.windowTitle())
        self._show()

    def restyle(self) -> None:
        super().restyle()
        put_sign(self.delete_button, "cross", self.style_.ink.text2, self.style_.px(18))
        if self.list.count():
            self._show()  # the pictures are painted in the theme

    def _show(self) -> None:
        self.paths = tuple(summary.path for summary in self.summaries)
        self.tell([self._told(summary) for summary in self.summaries])
        self.delete_button.setEnabled(bool(self.summaries))

    def _told(self, summary: MatchSummary) -> Entry:
        #: {game}: Coinche. {goal}: "to 1000 points" or "8 deals". {number}: which deal. {points}: "We: 190, They: 72".
        pattern = self.tr("{game}, {goal}, deal {number}. {points}")
        title = pattern.format(
            game=words.translated(summary.rules.name), goal=goal(summary.rules), number=words.number(summary.number),
            points=summary.sides.with_points(summary.totals),
        )  # fmt: skip
        when = QLocale().toString(summary.modified, QLocale.FormatType.ShortFormat)
        others = [name for seat, name in enumerate(summary.names) if seat != summary.names.you]
        #: {names}: names, "Samir and Karim". {when}: date and time.
        said = self.tr("With {names}. Last played {when}.").format(names=words.listed(others), when=when)
        picture = MatchPicture(self.style_, summary.sides, summary.view)
        width = min(self.style_.px(PICTURE[0]), WIDEST)
        picture.setFixedSize(width, width * PICTURE[1] // PICTURE[0])
        return Entry(title, said, picture)

    def _delete(self) -> None:
        """Delete the selected match, with a button to undo it."""
        row = self.list.currentRow()
        if self.path is None:
            return
        gone = self.summaries[row]
        try:
            place = self._saves.remove(gone.path)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        self._gone.append((replace(gone, path=place), row))
        self._change((*self.summaries[:row], *self.summaries[row + 1 :]), row)
        self._tell_gone()
        if not self.summaries:
            self.strip.action.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_gone(self) -> None:
        """Offer to restore the match deleted last."""
        if self._gone:
            gone, _ = self._gone[-1]
            #: {game}: a game, Coinche. {number}: which deal.
            said = self.tr("{game}, deal {number}: the match was deleted.")
            said = said.format(game=words.translated(gone.rules.name), number=words.number(gone.number))
            #: A button.
            self.strip.tell(said, self.tr("Undo"), self._restore)

    def _restore(self) -> None:
        gone, row = self._gone[-1]
        try:
            path = self._saves.restore(gone.path)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        self._gone.pop()
        self._change((*self.summaries[:row], replace(gone, path=path), *self.summaries[row:]), row)
        self._tell_gone()

    def leave_out(self, match_id: str) -> None:
        """Remove a match that is now on the table, so that it cannot be deleted during play."""
        left = tuple(summary for summary in self.summaries if summary.path.stem != match_id)
        if left != self.summaries:
            self.summaries = left
            self.retranslate()

    def _change(self, summaries: tuple[MatchSummary, ...], row: int) -> None:
        self.summaries = summaries
        self.retranslate()
        self.list.setCurrentRow(min(row, len(summaries) - 1))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete the selected match on Delete."""
        if self.focusWidget() is self.list and event.key() == Qt.Key.Key_Delete:
            self._delete()
        else:
            super().keyPressEvent(event)
