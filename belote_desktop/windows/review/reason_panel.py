"""The column beside the table of a review: the question, then the verdict, the reason, and what is to be learnt."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from belote_desktop import engine
from belote_desktop.coach.advice import is_choice
from belote_desktop.coach.looking_back.review import Judged, Verdict
from belote_desktop.coach.numbers import Measured, Unit
from belote_desktop.coach.standing import SURE
from belote_desktop.engine import Action, Match
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.analysis.deal_moments import Moment
from belote_desktop.models.analysis.kept_rule import kept_rule
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import moment_words, review_words, words
from belote_desktop.models.words.forms import SPOKEN
from belote_desktop.models.words.names import Names
from belote_desktop.windows.cards.suit_label import say_rich, told_label
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.weighed_bars import bars_of, caption
from belote_desktop.windows.review.button_row import ButtonRow
from belote_desktop.windows.review.reason_bars import ReasonBars
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.page import label, rule, set_role

ASIDE = 18
"""The room on the left and right of what is said."""


class ReasonPanel(QFrame):
    """`answer_asked`, `again_asked`, `next_asked` and `drill_asked` are its buttons."""

    answer_asked = Signal()
    again_asked = Signal()
    next_asked = Signal()
    drill_asked = Signal()

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._preferences = preferences
        self._names = Names()
        self._answer: Action | None = None
        self.moment: Moment | None = None
        self.needed: int | None = None
        """The points that the contract of the deal needed; None where points alone did not decide it."""
        self.is_shown = self.is_last = self._is_short = False
        self.title = told_label("heading")
        self.headline = told_label("section")
        """The title above the table, in a page that scrolls."""
        self.question, self.feedback = told_label("name"), told_label("name")
        self.how = label(role="sentence", wrap=True)
        self.meaning, self.best, self.reason = told_label(), told_label("name"), told_label()
        self.scale, self.bars = label(role="name", wrap=True), ReasonBars(style)
        self.contract, self.cost, self.real = told_label("sentence"), told_label("sentence"), told_label("sentence")
        self.kept = QFrame()
        self.kept_title, self.kept_rule = label(role="was", wrap=True), told_label()
        self.show_button, self.again_button, self.next_button = FoldingButton(), FoldingButton(), FoldingButton()
        self.drill_button = FoldingButton()
        self.buttons = QWidget()
        """The row of buttons: below the column, or at its end where the page scrolls."""
        self._lay_out()

    def _lay_out(self) -> None:
        set_role(self.kept, "notice")
        inside = QVBoxLayout(self.kept)
        inside.setSpacing(4)
        inside.setContentsMargins(14, 8, 14, 8)
        for part in (self.kept_title, self.kept_rule):
            inside.addWidget(part)
        set_role(self.buttons, "plain")
        below = QVBoxLayout(self.buttons)
        below.setContentsMargins(ASIDE, 4, ASIDE, 12)
        self.row, self.end = ButtonRow((self.show_button, self.again_button, self.next_button)), ButtonRow(())
        below.addWidget(self.row)
        set_role(self.show_button, "primary")
        slots = (self.answer_asked, self.again_asked, self.next_asked, self.drill_asked)
        for button, signal in zip((*self.row.buttons, self.drill_button), slots, strict=True):
            button.setProperty("tight", True)
            button.setAutoDefault(False)
            button.clicked.connect(signal)
        column = self.column = QVBoxLayout(self)
        column.setSpacing(5)
        column.setContentsMargins(ASIDE, 10, ASIDE, 4)
        self._rules = [rule(), rule()]
        parts: tuple[QWidget, ...] = (
            self.title, self.question, self.how, self.feedback, self.meaning, self.best, self.reason, self._rules[0],
            self.scale, self.bars, self.contract, self.cost, self.kept, self._rules[1], self.real,
        )  # fmt: skip
        for each in parts:
            column.addWidget(each)
        column.addStretch(1)
        column.addWidget(self.end)

    # ------------------------------------------------------------------ what is shown
    def show_moment(self, moment: Moment, names: Names, *, shown: bool) -> None:
        """Ask about a moment, or tell the verdict on it; good decisions and bad luck are told at once."""
        self.moment, self._names, self._answer = moment, names, None
        self.is_shown = shown or not moment.is_asked
        self.retranslate()
        announce(self, *self._heard())

    def set_short(self, short: bool) -> None:
        """Where there is little room, a question stands alone, and the title of a verdict above the table."""
        self._is_short = short
        self._show_parts()

    def reply(self, answer: Action) -> None:
        """Answer an answer that was not the best one."""
        self._answer = answer
        judged = self._judged
        assert judged is not None
        self._say_answer(judged)
        announce(self, review_words.answer_text(judged, answer, SPOKEN))

    def reveal(self, answer: Action | None) -> None:
        """Tell the verdict, and that the answer was right if there was one."""
        self.is_shown, self._answer = True, answer
        self.retranslate()
        judged = self._judged
        assert judged is not None
        heard = () if answer is None else (review_words.answer_text(judged, answer, SPOKEN),)
        announce(self, *heard, *self._heard())

    @property
    def is_told(self) -> bool:
        """Whether the verdict on a moment is told that was asked about."""
        return self.is_shown and self.moment is not None and self.moment.is_asked

    @property
    def _judged(self) -> Judged | None:
        return None if self.moment is None else self.moment.judged

    def retranslate(self) -> None:
        """Set all texts again."""
        #: A button.
        self.show_button.say(self.tr("Show the answer"))
        #: A button: ask about this decision once more.
        self.again_button.say(self.tr("Try again"))
        #: A button: the next decision worth a second look; after the last one, the result of the deal.
        self.next_button.say(self.tr("To the result") if self.is_last else self.tr("Next moment"))
        #: A button: questions of this kind.
        self.drill_button.say(self.tr("Practise this"))
        if self.moment is None:
            return
        self.setAccessibleName(moment_words.moment_name(self.moment.trick))
        for part in self._parts:
            part.clear()
        (self._say_told if self.is_shown else self._say_asked)()
        self._show_parts()

    def _say_asked(self) -> None:
        moment, judged = self.moment, self._judged
        assert moment is not None
        assert judged is not None
        self.title.setText(moment_words.moment_name(moment.trick))
        self.how.setText(self.tr("Choose it on the table."))
        say_rich(self.question, review_words.question_text(judged, self._index))
        say_rich(self.meaning, review_words.to_consider_text(judged, self._index))
        self._say_answer(judged)

    def _say_answer(self, judged: Judged) -> None:
        text = "" if self._answer is None else review_words.answer_text(judged, self._answer, self._index)
        say_rich(self.feedback, text)
        self.feedback.setVisible(bool(text))

    def _say_told(self) -> None:
        moment, judged, index = self.moment, self._judged, self._index
        assert moment is not None
        if judged is None:
            self._say_unjudged(moment)
            return
        say_rich(self.title, moment_words.headline(judged, index, self._names))
        if moment.is_asked:
            self._say_answer(judged)
            self._say_cost(judged)
        say_rich(self.meaning, moment_words.verdict_meaning(judged))
        best = review_words.also_best_text if moment.is_asked else review_words.best_text
        say_rich(self.best, best(judged, index, self._names))
        say_rich(self.reason, review_words.reason_text(judged, index, self._names))
        if moment.step is not None and judged.verdict is not Verdict.LUCKY:  # its meaning says what it cost
            self._say_open(judged, moment.step.before)
        if moment.is_asked:
            self._say_rule(judged)

    def _say_open(self, judged: Judged, before: Match) -> None:
        """What it cost with all cards open; of bad luck, what could not be known."""
        if judged.real is not None:
            #: The head of a sentence: what the decision cost with all cards open.
            head = self.tr("Would the verdict change with all cards open?")
            told = review_words.open_text(judged, before, self._index, self._names)
            self.real.setText(f"<b>{rich(head)}</b> {rich(told)}")
            self.real.setAccessibleName(f"{head} {review_words.open_text(judged, before, SPOKEN, self._names)}")

    def _say_unjudged(self, moment: Moment) -> None:
        """A moment without a verdict: the action of another player, the only one allowed, or one not reviewed yet."""
        step = moment.step
        assert step is not None
        say_rich(self.title, moment_words.deed_text(step, self._index, self._names))
        if step.seat != moment.seat:
            return
        free = is_choice(engine.view(step.before, step.seat))
        self.meaning.setText(
            self.tr("This decision has not been reviewed.") if free else self.tr("You had only one choice.")
        )

    def _say_cost(self, judged: Judged) -> None:
        """What the decision cost on average, as bars where there are enough possible deals for figures."""
        self.cost.setText(review_words.cost_text(judged))
        say_rich(self.contract, review_words.contract_text(judged, self.needed, self._index))
        best, made = judged.advice.found, judged.advice.of(judged.action)
        if best is None or made is None or not judged.judgement.is_counted:
            return
        self.scale.setText(caption(Unit.POINTS))
        rules, index = judged.advice.view.rules, self._index
        #: A small mark beside the best card or call, and beside the one that you chose.
        marks = (self.tr("best"), self.tr("played"))
        pair = (Measured(best.action, best.mean), Measured(made.action, made.mean, error=SURE * judged.judgement.error))
        found = bars_of(pair, marks, rules, index)
        #: Read aloud. {action}: a card or a call. {points}: a number. What it brings on average.
        pattern = self.tr("{action}: {points}")
        spoken = [
            pattern.format(action=moment_words.action_text(each.action, rules, SPOKEN), points=bar.number)
            for each, bar in zip((best, made), found, strict=True)
        ]
        self.bars.show_bars(found, ". ".join((self.scale.text(), *spoken)))

    def _say_rule(self, judged: Judged) -> None:
        chapter = kept_rule(judged)
        if chapter is None:
            return
        #: Above a rule of good play. {title}: what it is about, "Guard the ten".
        pattern = self.tr("Remember: {title}")
        self.kept_title.setText(pattern.format(title=words.translated(chapter.title)))
        say_rich(self.kept_rule, words.sentence(say(chapter.teach[0]), self._index))

    # ------------------------------------------------------------------ its parts
    @property
    def _parts(self) -> tuple[QLabel, ...]:
        return (
            self.title, self.question, self.how, self.feedback, self.meaning, self.best, self.reason, self.scale,
            self.contract, self.cost, self.real, self.kept_title, self.kept_rule,
        )  # fmt: skip

    def _show_parts(self) -> None:
        for part in self._parts:
            part.setVisible(bool(part.text()))
        self.headline.setText(self.title.text())
        self.headline.setVisible(self._is_short and self.is_shown and bool(self.title.text()))
        if self._is_short:
            self.title.hide()
            for each in (self.how, self.meaning):
                each.setVisible(self.is_shown and bool(each.text()))
        self.bars.setVisible(bool(self.scale.text()))
        self._rules[0].setVisible(bool(self.cost.text()))
        self._rules[1].setVisible(bool(self.real.text()))
        self.kept.setVisible(bool(self.kept_rule.text()))
        self.show_button.setVisible(not self.is_shown)
        restyle(self.next_button, "role", "primary" if self.is_shown else "")
        self.again_button.setVisible(self.is_told)
        self.drill_button.setVisible(self.is_told)

    def _heard(self) -> tuple[str, ...]:
        """What is read aloud: every sentence once, cards by their names."""
        judged, moment = self._judged, self.moment
        if moment is None:
            return ()
        if judged is None or moment.step is None:
            return tuple(part.accessibleName() or part.text() for part in self._parts if part.text())
        name = moment_words.moment_name(moment.trick)
        if not self.is_shown:
            asked = review_words.question_text(judged, SPOKEN), review_words.to_consider_text(judged, SPOKEN)
            return name, *asked, self.how.text()
        aloud = {
            self.title: moment_words.headline(judged, SPOKEN, self._names),
            self.best: (review_words.also_best_text if moment.is_asked else review_words.best_text)(
                judged, SPOKEN, self._names
            ),
            self.reason: review_words.reason_text(judged, SPOKEN, self._names),
            self.contract: review_words.contract_text(judged, self.needed, SPOKEN),
            self.feedback: "",
        }
        aloud[self.real] = self.real.accessibleName()
        return name, *(aloud.get(part, part.text()) for part in self._parts if part.text())

    @property
    def _index(self) -> str:
        return words.index_in_use(self._preferences)
