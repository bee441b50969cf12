"""The panel for choosing a call: a title, a line of explanation, and a button for each legal action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.flowing_text import FlowingText
from belote_desktop.table.items.fonts import SECONDARY, TITLE
from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.painting import box, shadow, smooth
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import outline
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.bid_levels import LevelBox
from belote_desktop.table.overlays.button_rows import even_rows, fullest_rows, lay_row, row_width
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.call_row import CallRow
from belote_desktop.table.overlays.panel_forms import Form, forms_above, forms_beside, panel_place
from belote_desktop.table.overlays.questions import Choice, Question

_FEW = 4  # more choices than these are shown by their signs alone where room is short
_SHADOW = 14  # kept free around the panel for its shadow


class ChoicePanel(QWidget):
    """A title, a line of explanation, and buttons in one or more rows.

    Contracts are chosen with a row of keys, bids of points also with a number box; one more button then makes the call
    and is the only one that is ever filled. A small button in the trailing corner shows why other calls are not legal.
    """

    chosen = Signal(object)
    marked = Signal(str)
    """The chosen call in words, before it is made."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._question = Question("", "", ())
        self._buttons: list[ChoiceButton] = []
        self._why: ChoiceButton | None = None
        self._tells_why = False
        self._form = Form(1.0, 0.0)
        self._written: tuple[FlowingText, ...] = ()
        self.to_be_seen: Callable[[], Sequence[Box]] = tuple
        """The boxes the panel should not cover."""
        self.box = LevelBox(stage, self)
        self.box.hide()
        self.calls = CallRow(stage, self, self.box)
        """The calls made in two steps."""
        self.calls.said.connect(self.chosen)
        self.calls.chosen.connect(self.marked)
        self._steps = (self._step_button("−", -1), self._step_button("+", 1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def _step_button(self, sign: str, step: int) -> ChoiceButton:
        """A button beside the number box, for the mouse; the arrow keys do the same."""
        button = ChoiceButton(self._stage, self, sign, sign=None, command=None)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.box.stepBy(step))
        button.hide()
        return button

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The buttons that choose or make a call."""
        return (*self.calls.keys, *self._buttons)

    @property
    def _answers(self) -> list[ChoiceButton]:
        """All buttons that answer the question."""
        return [*self.calls.parts, *self._buttons]

    @property
    def why(self) -> ChoiceButton | None:
        """The button that shows why other calls are not legal; None if there are no reasons to show."""
        return self._why

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Everything that takes the keyboard focus, in Tab order."""
        box = (self.box,) if self._question.bids is not None else ()
        return (*box, *self.calls.parts, *self._buttons, *((self._why,) if self._why is not None else ()))

    def ask(self, question: Question) -> None:
        """Show a question; the buttons are its answers."""
        if self._keeps_buttons(question):
            self._renew(question)
            return
        for part in self.parts:
            if part is not self.box:
                part.setParent(None)
                part.deleteLater()
        self._question = question
        self._why, self._tells_why = self._why_button(question.withheld), False
        self._buttons = [self._button(choice) for choice in question.choices]
        for part in (self.box, *self._steps):
            part.setVisible(question.bids is not None)
        for button, name in zip(self._steps, (self.tr("Bid lower"), self.tr("Bid higher")), strict=True):
            button.setAccessibleName(name)
        self.calls.ask(question)
        self._name()

    def _why_button(self, withheld: Sequence[str]) -> ChoiceButton | None:
        """Make the button that shows why other calls are not legal; None if there are no reasons."""
        if not withheld:
            return None
        button = ChoiceButton(self._stage, self, "?", sign=None, command=Command.WHY)
        button.setAccessibleName(self.tr("Why may the rest not be said?"))
        button.setAccessibleDescription(" ".join(withheld))
        button.setToolTip(button.accessibleName())
        button.clicked.connect(self._tell_why)
        button.show()
        return button

    def _tell_why(self) -> None:
        """Show or hide the reasons."""
        self._tells_why = not self._tells_why
        self.setAccessibleDescription(" ".join((self._question.line, *self._told)))
        self.lay_out()
        self.place()

    @property
    def _told(self) -> tuple[str, ...]:
        """The reasons, if they are shown."""
        return self._question.withheld if self._tells_why else ()

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
        self.setAccessibleDescription(question.line)
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

    def _texts(self, limit: float) -> tuple[FlowingText, ...]:
        """The title, the line and the reasons if shown; the title leaves room for the button that explains."""
        ui = self._form.ui
        size = (SECONDARY if self._form.is_aside else TITLE) * ui
        beside = limit - (0.0 if self._apart is None else self._apart.sizeHint().width() + 12 * ui)
        return (
            FlowingText(self._question.title, size, beside, bold=True, serif=True),
            FlowingText("" if self._form.is_terse else self._question.line, SECONDARY * ui, beside),
            *(FlowingText(why, SECONDARY * ui, limit) for why in self._told),
        )

    def lay_out(self) -> None:
        """Take the form that fits the question; the reasons make it taller."""
        told, self._tells_why = self._tells_why, False
        seen = self.to_be_seen()
        form = least_covering(self._forms(seen), self._box_in, seen)
        self._tells_why = told
        if told or form is not self._form:
            self._take(form)

    def _box_in(self, form: Form) -> Box:
        """The box of the panel in a form."""
        self._take(form)
        return self.inner_box

    def _forms(self, seen: Sequence[Box]) -> Iterator[Form]:
        """The forms to try, roomiest first; a panel that `is_aside` has no room beside my hand in narrow windows."""
        layout = self._stage.layout
        brief = layout.is_compact and len(self.buttons) > _FEW
        question = self._question
        is_short = not question.line and not question.withheld and question.bids is None
        for ui in layout.text_sizes:
            if question.is_aside and not layout.is_narrow:
                yield Form(ui, 0.0, is_brief=brief, is_aside=True)
            yield from forms_above(layout, seen, self._above, ui, brief=brief, flat=is_short)
            if layout.stacks and not layout.is_narrow:
                leftwards = self._is_leftwards
                yield from forms_beside(layout, seen, self._above, ui, brief=brief, leftwards=leftwards)

    def _take(self, form: Form) -> None:
        """Apply a form: size the panel and lay its buttons in rows as wide as allowed."""
        layout, ui = self._stage.layout, form.ui
        self._form = form
        self.setToolTip(self._question.line if form.is_terse else "")
        self.box.restyle(ui)
        for button in (*self._steps, *self._answers, *((self._why,) if self._why is not None else ())):
            button.set_form(ui, brief=form.is_brief, keyless=form.is_keyless, folded=form.is_folded)
        pad, limit = self._pad, form.limit
        gap = (6 if form.is_folded else 8 if layout.is_compact else 12) * ui
        if form.is_flat and self._lay_flat(limit, gap):
            return
        if form.is_aside:
            limit = limit or min(172 * ui, 0.19 * layout.width)
            limit = max((limit, *(button.sizeHint().width() for button in self._answers)))
        texts = self._written = self._texts(min(limit, 540 * ui))
        rows = self._rows(limit, gap)
        wanted = max((row_width(row, gap) for row in rows), default=0.0)
        why = 0.0 if self._apart is None else self._apart.sizeHint().width() + 12 * ui
        beside = max(text.width for text in texts[:2]) + why
        inner = max(wanted, min(limit, max(beside, *(text.width for text in texts[2:]), 300 * ui)))
        y, leftwards = _SHADOW + self._head(texts), self._is_leftwards
        for row in rows:
            lay_row(row, gap, Box(_SHADOW + pad, y, inner, row[0].sizeHint().height()), leftwards=leftwards)
            y += row[0].sizeHint().height() + gap * 0.7
        self.resize(
            QSize(
                round(inner + 2 * (pad + _SHADOW)),
                round(y - gap * 0.7 + self._margin + (0 if form.is_keyless else 4 * ui) + _SHADOW),
            )
        )
        self._lay_why()
        self.update()

    def _lay_flat(self, limit: float, gap: float) -> bool:
        """Lay title and buttons in one row; False if the limit is too small."""
        ui, wanted = self._form.ui, row_width(self._answers, gap)
        title, *_ = self._written = self._texts(limit - wanted - 14 * ui)
        beside = title.width + 14 * ui
        if beside + wanted > limit:
            self._form = replace(self._form, is_flat=False)
            return False
        height = max(title.height, self._answers[0].sizeHint().height())
        x = _SHADOW + self._pad + (0.0 if self._is_leftwards else beside)
        self.resize(QSize(round(beside + wanted + 2 * (self._pad + _SHADOW)), round(height + 20 * ui + 2 * _SHADOW)))
        lay_row(self._answers, gap, Box(x, _SHADOW + 10 * ui, wanted, height), leftwards=self._is_leftwards)
        self.update()
        return True

    @property
    def _pad(self) -> float:
        """The padding inside the panel."""
        return (10 if self._form.is_aside or self._form.is_keyless else 18) * self._form.ui

    @property
    def _margin(self) -> float:
        """The space above the title."""
        return (6 if self._form.is_keyless else 10) * self._form.ui

    def _head(self, texts: Sequence[FlowingText]) -> float:
        """The height of what stands above the buttons."""
        ui = self._form.ui
        beside = texts[0].height + texts[1].height + (8 * ui if texts[1].height else self._margin / 2)
        least = 0.0 if self._apart is None else 44 * ui
        return (
            self._margin + max(beside, least) + sum(text.height for text in texts[2:]) + (6 * ui if texts[2:] else 0.0)
        )

    @property
    def _apart(self) -> ChoiceButton | None:
        """The button that explains, if it stands apart from the others; else None."""
        return None if self._form.is_packed else self._why

    def _lay_why(self) -> None:
        """Place the button that explains in the upper trailing corner."""
        if self._apart is None:
            return
        ui, size = self._form.ui, self._apart.sizeHint()
        edge = _SHADOW + 8 * ui
        x = edge if self._is_leftwards else self.width() - edge - size.width()
        self._apart.setGeometry(QRect(QPoint(round(x), round(_SHADOW + 6 * ui)), size))

    def _rows(self, limit: float, gap: float) -> list[list[QWidget]]:
        """The buttons in rows, in the order of the decision: points, keys, then the buttons that make a call.

        Where room is short, the points and the keys share a row, or the keys and the buttons that make a call.
        """
        keys = list(self.calls.keys)
        said = self._answers[len(keys) :]
        answers = [*said, *([self._why] if self._form.is_packed and self._why is not None else [])]
        if self._question.bids is None:
            saying = [part for part in answers if self._form.is_joined and part.says_choice]
            for together in ([*keys, *answers], [*keys, *saying]) if saying else ():
                if row_width(together, gap) <= limit:
                    return [list(together), *even_rows([part for part in answers if part not in together], limit, gap)]
            return [*even_rows(keys, limit, gap), *even_rows(answers, limit, gap)]
        lower, higher = self._steps
        points: list[QWidget] = [lower, self.box, higher]
        together_with_points = [*points, *keys]
        are_few = len(even_rows(together_with_points, limit, gap)) == 1
        chosen = [together_with_points] if are_few else [points, *even_rows(keys, limit, gap)]
        if self._form.is_folded:
            return fullest_rows([*chosen, answers[:1]], answers[1:], limit, gap)
        return [*chosen, *even_rows(answers, limit, gap)]

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
        ui, theme = self._form.ui, self._stage.theme
        rect = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        shadow(painter, rect, 14, 14, 3, 0.3)
        box(painter, rect, 14, theme.panel, outline(theme, theme.line2, 0.4), 1)
        inner = rect.adjusted(self._pad, self._margin, -self._pad, 0)
        colours = (theme.text, *[theme.text2] * (1 + len(self._told)))
        y = (rect.height() - self._written[0].height) / 2 - self._margin if self._form.is_flat else 0.0
        for place, (text, colour) in enumerate(zip(self._written, colours, strict=True)):
            if place == 2:
                y = max(y, 44 * ui)
            text.paint(painter, inner.translated(0, y), colour, self._stage.suits)
            y += text.height
        painter.end()
