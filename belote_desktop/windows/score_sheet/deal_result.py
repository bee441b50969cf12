"""The end of a deal: what each side took, how it was counted, the score, and a button for the next deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.engine import SeatView
from belote_desktop.engine.events import Challenged
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.layout.window_scale import WindowScale
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import announcements, deal_about, deal_verdict, standing
from belote_desktop.windows.score_sheet.deal_sheet import PAD, DealSheet, Told
from belote_desktop.windows.score_sheet.first_time import FirstTime
from belote_desktop.windows.score_sheet.pencil import Pencil, Stroke
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.flow import FullRows
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label, set_role


class DealResult(Overlay):
    """Shows the latest settled deal of a view. `next_deal` when it has been read, `sheet` to see the whole sheet,
    `review` to look back at the decisions. Escape deals no cards: it is pressed to leave a menu. A deal that
    `ends_match` leads on to the result of the match, a set deal (`is_set`) to how the levels played it.

    A deal whose rest was claimed tells why it could be (`claim`), and can be taken up again where it was: `take_back`.
    Of a deal outside a match there is neither a sheet nor a review; one may end a lesson (`ends_lesson`), another was
    for practice and leads on to `lessons`, `drills` or a match. A deal that a challenge decided shows what the tricks
    told when they were turned over (`judgement`). `first` words what it was the first time for.
    """

    veil = 0.4  # the piles turn over behind it
    next_deal = Signal()
    sheet = Signal()
    review = Signal()
    take_back = Signal()
    lessons = Signal()
    drills = Signal()

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        names: Names,
        view: SeatView,
        parent: QWidget,
        *,
        claim: Callable[[], str] = str,
        judgement: Challenged | None = None,
        in_match: bool = True,
        ends_lesson: bool = False,
        ends_match: bool = False,
        is_set: bool = False,
        first: Callable[[], str] = str,
    ) -> None:
        super().__init__(style, parent)
        self._preferences = preferences
        self._names = names
        self.result = view.results[-1]
        self._view, self._judgement, self._in_match = view, judgement, in_match
        self._ends_lesson, self._ends_match, self._is_set = ends_lesson, ends_match, is_set
        self._is_practice = not (in_match or ends_lesson)
        self.sheet_button, self.review_button = QPushButton(), QPushButton()
        self.lessons_button, self.drills_button = QPushButton(), QPushButton()
        self.back_button, self.next_button = QPushButton(), QPushButton()
        set_role(self.next_button, "primary")
        policy = self.next_button.sizePolicy()
        policy.setHorizontalStretch(1)
        self.next_button.setSizePolicy(policy)
        rows = FullRows(3)
        for button in (
            self.sheet_button, self.review_button, self.lessons_button, self.drills_button, self.next_button,
        ):  # fmt: skip
            rows.addWidget(button)
        for button in (self.lessons_button, self.drills_button):
            button.setVisible(self._is_practice)
        self._claim, self._first = claim, first
        self._first_time: FirstTime | None = None
        self.paper: DealSheet | None = None
        self.pencil = Pencil(style, self, self._area)
        self.buttons.addWidget(self.back_button)
        self.back_button.setVisible(bool(claim()))
        if not in_match:
            self.sheet_button.hide()
        self.buttons.addLayout(rows)
        self.sheet_button.clicked.connect(self.sheet)
        self.review_button.clicked.connect(self.review)
        self.lessons_button.clicked.connect(self.lessons)
        self.drills_button.clicked.connect(self.drills)
        self.back_button.clicked.connect(self.take_back)
        self.next_button.clicked.connect(self.next_deal)
        self.renew()

    def first_button(self) -> QPushButton:
        return self.next_button

    def room_to_grow(self, width: float, height: float) -> float:
        """It grows as the plates and panels of the table do."""
        return WindowScale(width, height).plain_ui

    def cues(self) -> tuple[Cue, ...]:
        """The items of the deal, its sum and the totals."""
        if self.paper is None:
            return ()
        strokes = (
            Cue(Stroke(self.pencil, place), at, lasts) for place, (_, at, lasts) in enumerate(self.paper.strokes)
        )
        written = (*self.paper.cues, *strokes)
        last = max((cue.begins for cue in written), default=0)
        return written if self._first_time is None else (*written, *self._first_time.cues(last))

    def give_way(self, missing: int) -> None:
        """List fewer earlier deals in a low window, and write closer together."""
        if self.paper is not None:
            self.paper.give_way(missing)

    def renew(self) -> None:
        super().renew()
        self.pencil.take([figure for figure, _, _ in self.paper.strokes] if self.paper else [], self.style_)
        self.pencil.raise_()

    def retranslate(self) -> None:
        sides, in_match = Sides(self._view.rules, self._names), not self._is_practice
        verdict = deal_verdict(self.result, self._view.rules, self._names)
        on_paper = Told(*self._about(), verdict, self._declared())
        self.paper = DealSheet(self._view.results, sides, self.style_, on_paper, in_match=in_match)
        self.content.addWidget(self.paper)
        said = self._first()
        self._first_time = FirstTime(said, self.style_) if said else None
        if self._first_time is not None:
            self.content.addWidget(self._first_time)
        told = self._practice() if self._is_practice else standing(self._view, self._names)
        if not (self._ends_match or self._is_set):
            standing_ = label(told, "sentence", wrap=True)
            standing_.setContentsMargins(PAD, 0, PAD, 0)  # it begins where the words of the sheet do
            self.content.addWidget(standing_)
        self._add_proofs()
        self.content.addStretch(1)
        self._word_buttons()
        self.setAccessibleName(verdict)

    def _declared(self) -> str:
        """The announcements as a list, each with its owner."""
        index = words.index_in_use(self._preferences)
        said = announcements(self.result, self._view.rules, self._names, index)
        return "<br>".join(rich(one) for one in said)

    def _add_proofs(self) -> None:
        """Why the rest could be claimed, and what a challenge showed."""
        if self._claim():
            why = label(rich(self._claim()), "note", wrap=True)
            why.setTextFormat(Qt.TextFormat.RichText)
            self.content.addWidget(why)
        if self._judgement is not None:
            self._judge(self._judgement)

    def _word_buttons(self) -> None:
        #: A button.
        self.sheet_button.setText(self.tr("Score sheet"))
        #: A button: look back at your decisions.
        self.review_button.setText(self.tr("Review"))
        self.review_button.setVisible(self._in_match and self.result.contract is not None)
        #: A button.
        self.back_button.setText(self.tr("Undo the claim"))
        #: A button: open the lessons of this game.
        self.lessons_button.setText(self.tr("Lessons"))
        #: A button: open the drills of this game.
        self.drills_button.setText(self.tr("Drills"))
        self.next_button.setText(self._onwards())

    def _judge(self, judgement: Challenged) -> None:
        """Place the verdict of a challenge above the score; its tricks come below the score if they show no misplay."""
        from belote_desktop.windows.score_sheet.turned_tricks import judgement_parts

        told, turned = judgement_parts(self.style_, self._preferences, self._names, self._view, judgement)
        self.content.insertWidget(0, told)
        self.content.insertWidget(1 if judgement.is_right else self.content.count(), turned)

    def _onwards(self) -> str:
        """What the button says that leads on."""
        if self._is_set:
            #: A button: compare a deal with how the levels played it.
            return self.tr("Compare")
        if self._ends_lesson:
            #: A button below the score of the deal that ends a course of lessons.
            return self.tr("End the lesson")
        if self._ends_match:
            #: A button below the score of the last deal of a match: who has won, and how the match went.
            return self.tr("Result of the match")
        if self._is_practice:
            #: A button: begin a match, after a deal that was for practice.
            return self.tr("Start a match")
        return self.tr("Next deal")

    def _practice(self) -> str:
        return self.tr(
            "This deal was for practice. Continue with lessons or drills, or start a match. Its score begins at 0."
        )

    def _about(self) -> tuple[str, str]:
        """The game, and below it the end of the match or what kind of deal it is."""
        if self._is_practice:
            #: Below the name of a game: the result of a deal that belongs to no match.
            said = self.tr("Practice deal")
        elif self._is_set:
            #: Below the name of a game: a deal that is fixed by a date or a code.
            said = self.tr("The same cards for everybody")
        else:
            said = deal_about(self._view)
        return words.translated(self._view.rules.name), said
