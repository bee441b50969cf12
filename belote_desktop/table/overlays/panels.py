"""The panel for choosing a call: a title, a line of explanation, and a button for each legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.painting import box, smooth
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import outline
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.button_rows import lay_row, row_height, row_width, rows_of_calls
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.call_row import CallRow
from belote_desktop.table.overlays.level_strip import LevelStrip
from belote_desktop.table.overlays.panel_forms import Form, forms_for, panel_place
from belote_desktop.table.overlays.panel_texts import PanelTexts, left_out
from belote_desktop.table.overlays.questions import Choice, Question
from belote_desktop.table.overlays.why_button import WhyButton

_SHADOW = 14  # kept free around the panel for its shadow


class ChoicePanel(QWidget):
    """Texts, and buttons in one or more rows.

    Contracts are chosen with a row of keys, bids of points also with a strip of levels; one more button then makes the
    call and is the only one that is ever filled. A small button in the trailing corner shows why other calls are not
    legal.
    """

    chosen = Signal(object)
    marked = Signal(str)
    """The chosen call in words, before it is made."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._question = Question("", "", ())
        self._buttons: list[ChoiceButton] = []
        self._why: WhyButton | None = None
        self.tells_why = False  # whether the reasons are shown
        self._form = Form(1.0, 0.0)
        self._texts: PanelTexts | None = None
        self.to_be_seen: Callable[[], Sequence[Box]] = tuple
        """The boxes the panel should not cover."""
        self.strip = LevelStrip(stage, self)
        self.strip.hide()
        self.calls = CallRow(stage, self, self.strip)
        """The calls made in two steps."""
        self.calls.said.connect(self.chosen)
        self.calls.chosen.connect(self.marked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """Those that choose or make a call."""
        return (*self.calls.keys, *self._buttons)

    @property
    def why(self) -> ChoiceButton | None:
        """The button that shows why other calls are not legal; None if there are no reasons to show."""
        return self._why

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Everything that takes the keyboard focus, in Tab order."""
        strip = (self.strip,) if self._question.bids is not None else ()
        calls = (part for part in self.calls.parts if not part.isHidden())
        return (*strip, *calls, *self._buttons, *((self._why,) if self._why is not None else ()))

    def ask(self, question: Question) -> None:
        """Show a question; the buttons are its answers."""
        if self._keeps_buttons(question):
            self._renew(question)
            return
        for part in (*self.calls.parts, *self._buttons, *((self._why,) if self._why is not None else ())):
            part.setParent(None)
            part.deleteLater()
        self._question = question
        withheld, self.tells_why = question.withheld, False
        self._why = WhyButton(self._stage, self, withheld, self._tell_why) if withheld else None
        self._buttons = [self._button(choice) for choice in question.choices]
        self.strip.setVisible(question.bids is not None)
        self.calls.ask(question)
        self._name()

    def _tell_why(self) -> None:
        """Show or hide the reasons."""
        self.tells_why = not self.tells_why
        self.setAccessibleDescription(" ".join(map(self._stage.aloud, (self._question.line, *self._told))))
        self.lay_out()
        self.place()

    @property
    def _told(self) -> tuple[str, ...]:
        """The reasons, if they are shown."""
        return self._question.withheld if self.tells_why else ()

    def _keeps_buttons(self, question: Question) -> bool:
        """Whether the buttons of the old question also fit the new one, so that the focus is kept.

        Never for calls in two steps: each question begins with none chosen, at the lowest bid.
        """
        before = self._question
        same = [choice.text for choice in before.choices] == [choice.text for choice in question.choices]
        same = same and before.withheld == question.withheld and not self.calls.keys
        return same and len(self._buttons) == len(question.choices) > 0 and not question.keys and question.bids is None

    def _renew(self, question: Question) -> None:
        self._question = question
        for button, choice in zip(self._buttons, question.choices, strict=True):
            button.setEnabled(choice.action is not None)
        self._name()

    def _name(self) -> None:
        question = self._question
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(self._stage.aloud(question.line))
        self.lay_out()

    def _button(self, choice: Choice) -> ChoiceButton:
        button = ChoiceButton(
            self._stage, self, choice.text, sign=choice.sign, command=choice.command, says_choice=choice.says_choice
        )
        button.setAccessibleName(choice.name or choice.text)
        button.setEnabled(choice.action is not None)
        button.clicked.connect(lambda: self._choose(button))
        button.show()
        return button

    def _choose(self, button: ChoiceButton) -> None:
        """Emit the action of a button."""
        self.chosen.emit(self._question.choices[self._buttons.index(button)].action)

    @property
    def is_aside(self) -> bool:
        """Whether the panel lies beside my hand."""
        return self._form.is_aside

    def point_out(self, shown: bool) -> None:
        """Mark the legal calls, or remove the marks."""
        for button in self.buttons:
            button.point_out(shown)

    def press(self, key: str) -> bool:
        """Press the button with this key; returns whether there is one. Enter then makes a chosen call."""
        for button in self.parts:
            if isinstance(button, ChoiceButton) and button.key == key and button.isEnabled():
                if button.isCheckable():
                    button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                button.click()
                return True
        return False

    def lay_out(self) -> None:
        """Take the form that fits the question; the reasons make it taller."""
        told, self.tells_why = self.tells_why, False
        seen = self.to_be_seen()
        forms = forms_for(
            self._question, self._stage.layout, seen, self._above, len(self.buttons), leftwards=self._is_leftwards
        )
        form = least_covering(forms, self._box_in, seen)
        self.tells_why = told
        if told or form is not self._form:
            self._take(form)
        self.calls.hide_others()

    def _box_in(self, form: Form) -> Box:
        """The box of the panel in a form."""
        self._take(form)
        return self.inner_box

    def _take(self, form: Form) -> None:
        """Apply a form: size the panel and lay its buttons in rows as wide as allowed."""
        layout, ui = self._stage.layout, form.ui
        self._form = form
        self.setToolTip(left_out(self._question, form))
        for button in (*self._buttons, *((self._why,) if self._why is not None else ())):
            button.take(form)
        self.calls.take(form)
        pad, limit = form.pad, form.limit
        gap = (6 if form.is_folded else 8 if layout.is_compact else 12) * ui
        if form.is_flat and self._lay_flat(limit, gap):
            return
        if form.is_aside:
            widths = (button.sizeHint().width() for button in (*self.calls.parts, *self._buttons))
            limit = max(limit or min(172 * ui, 0.19 * layout.width), *widths)
        self.strip.set_form(ui, max(44.0, 50 * form.tall * ui), limit)
        texts = self._write(limit if form.tall else min(limit, 540 * ui))
        rows = self._rows(limit, gap)
        wanted = max((row_width(row, gap) for row in rows), default=0.0)
        inner = max(wanted, min(limit, max(texts.width, 300 * ui)))
        y, leftwards = (
            _SHADOW + texts.height(inner, 0.0 if self._apart is None else self._apart.head(form)),
            self._is_leftwards,
        )
        below = (0.8 if form.tall else 0.7) * gap
        for row in rows:
            height = row_height(row)
            lay_row(row, gap, Box(_SHADOW + pad, y, inner, height), leftwards=leftwards)
            y += height + below
        high = y - below + form.margin + (0 if form.is_keyless else 4 * ui) + _SHADOW
        self.resize(QSize(round(inner + 2 * (pad + _SHADOW)), round(high)))
        if self._apart is not None:
            inside = Box(_SHADOW, _SHADOW, self.width() - 2 * _SHADOW, self.height() - 2 * _SHADOW)
            self._apart.lay_in_corner(inside, form, leftwards=leftwards)
        self.update()

    def _lay_flat(self, limit: float, gap: float) -> bool:
        """Lay title and buttons in one row; False if the limit is too small, or reasons are shown."""
        ui, row = self._form.ui, self._row_packed
        wanted = row_width(row, gap)
        title = self._write(limit - wanted - 14 * ui).title
        beside = title.width + 14 * ui
        if self._told or beside + wanted > limit:
            self._form = replace(self._form, is_flat=False)
            return False
        height = max(title.height, row[0].sizeHint().height())
        x = _SHADOW + self._form.pad + (0.0 if self._is_leftwards else beside)
        wide, high = beside + wanted + 2 * self._form.pad, height + 2 * self._form.margin
        self.resize(QSize(round(wide + 2 * _SHADOW), round(high + 2 * _SHADOW)))
        y = _SHADOW + (high - row[0].sizeHint().height()) / 2
        lay_row(row, gap, Box(x, y, wanted, row[0].sizeHint().height()), leftwards=self._is_leftwards)
        self.update()
        return True

    @property
    def _row_packed(self) -> list[ChoiceButton]:
        """The answers, and after them the button that explains if it does not stand apart."""
        saying = [self.calls.say] if self.calls.say is not None else []
        why = [self._why] if self._form.is_packed and self._why is not None else []
        return [*self.calls.shown_keys, *saying, *self._buttons, *why]

    @property
    def _apart(self) -> WhyButton | None:
        """The button that explains, if it stands apart from the others; else None."""
        return None if self._form.is_packed else self._why

    def _write(self, limit: float) -> PanelTexts:
        """Write the texts of the question for the present form, at most `limit` pixels wide."""
        texts = self._written(limit, in_words=self._form.tall > 0)
        self._texts = texts if texts.fits_beside(limit) else self._written(limit, in_words=False)
        return self._texts

    def _written(self, limit: float, *, in_words: bool) -> PanelTexts:
        """The texts beside the button that explains, which stands there `in_words` or as a sign alone."""
        apart = 0.0 if self._apart is None else self._apart.written(in_words=in_words) + 12 * self._form.ui
        return PanelTexts(self._question, self._told, self._form, limit, apart)

    def _rows(self, limit: float, gap: float) -> list[list[QWidget]]:
        """The buttons in rows, in the order of the decision: points, keys, then the buttons that make a call."""
        keys = self.calls.shown_keys
        answers = self._row_packed[len(keys) :]
        rows = rows_of_calls(keys, answers, self._form, limit, gap)
        return rows if self._question.bids is None else [[self.strip], *rows]

    @property
    def _above(self) -> float:
        """The lower edge of a panel over my hand, clear of raised cards."""
        layout, question = self._stage.layout, self._question
        rise = 46 if question.marks_cards else 20 if question.is_aside else 14  # in play, cards that may be played rise
        return layout.hand_top - rise * layout.s

    @property
    def _is_leftwards(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    @property
    def inner_box(self) -> Box:
        """The box of the panel without its shadow."""
        width, height = self.width() - 2 * _SHADOW, self.height() - 2 * _SHADOW
        x, y = panel_place(self._stage.layout, self._form, width, height, self._above, leftwards=self._is_leftwards)
        return Box(x, y, width, height)

    def place(self) -> None:
        """Move the panel to the place of its current form."""
        inner = self.inner_box
        self.move(QPoint(round(inner.x - _SHADOW), round(inner.y - _SHADOW)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        theme = self._stage.theme
        rect = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        shadow(painter, rect, 14, 14, 3, 0.3)
        box(painter, rect, 14, theme.panel, outline(theme, theme.line2, 0.4), 1)
        if self._texts is not None:
            self._texts.paint(painter, rect, self._stage)
        painter.end()
