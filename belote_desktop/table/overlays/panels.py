"""The panel on which a call is chosen: a title, a line of explanation, and a button for whatever may be done."""

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
from belote_desktop.table.layout.geometry import Box
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.overlays.bid_levels import LevelBox
from belote_desktop.table.overlays.button_rows import even_rows, fullest_rows, lay_row, row_width
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.call_row import CallRow
from belote_desktop.table.overlays.panel_forms import Form, forms_above, forms_beside, panel_place
from belote_desktop.table.overlays.questions import Choice, Question

_FEW = 4  # more choices than these are shown by their signs alone where room is short
_SHADOW = 14  # kept free around the panel for its shadow


class ChoicePanel(QWidget):
    """A title, a line of explanation and a row of buttons; several rows where one is too long.

    Contracts are chosen with a row of keys, bids of points with a number box as well, and then said with one button: it
    is the only one that is ever filled. In the corner where reading ends a small
    button tells, when it is pressed, why the rest may not be said.
    """

    chosen = Signal(object)
    marked = Signal(str)
    """In words, the call that has been chosen to be said."""

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
        """What is to be read beside the question."""
        self.box = LevelBox(stage, self)
        self.box.hide()
        self.calls = CallRow(stage, self, self.box)
        """What is chosen before it is said."""
        self.calls.said.connect(self.chosen)
        self.calls.chosen.connect(self.marked)
        self._steps = (self._step_button("−", -1), self._step_button("+", 1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def _step_button(self, sign: str, step: int) -> ChoiceButton:
        """Beside the number box, for the mouse; the arrow keys do the same."""
        button = ChoiceButton(self._stage, self, sign, sign=None, command=None)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.box.stepBy(step))
        button.hide()
        return button

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """What may be said: the keys that choose it, and the buttons that say it at once."""
        return (*self.calls.keys, *self._buttons)

    @property
    def _answers(self) -> list[ChoiceButton]:
        """All that is pressed to answer."""
        return [*self.calls.parts, *self._buttons]

    @property
    def why(self) -> ChoiceButton | None:
        """What tells why the rest may not be said; None where everything may."""
        return self._why

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """All that takes the keyboard, in the order of the Tab key."""
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
        """What tells why the rest may not be said; None where there is nothing to tell."""
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
        """Tell the reasons, or put them away again."""
        self._tells_why = not self._tells_why
        self.setAccessibleDescription(" ".join((self._question.line, *self._told)))
        self.lay_out()
        self.place()

    @property
    def _told(self) -> tuple[str, ...]:
        """The reasons, while they are told."""
        return self._question.withheld if self._tells_why else ()

    def _keeps_buttons(self, question: Question) -> bool:
        """Whether the same buttons answer the new question, so that the one with the focus keeps it.

        What is chosen first is never kept: each question begins with nothing chosen, at the lowest bid.
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
        """What a button stands for now."""
        self.chosen.emit(self._question.choices[self._buttons.index(button)].action)

    @property
    def is_aside(self) -> bool:
        """Whether the panel lies beside my hand."""
        return self._form.is_aside

    def point_out(self, shown: bool) -> None:
        """Point out the calls that may be made now, or no more."""
        for button in self.buttons:
            button.point_out(shown)

    def press(self, key: str) -> bool:
        """Press the button that shows this key; False if there is none. What is chosen has the focus: Enter says it."""
        for button in self.parts:
            if isinstance(button, ChoiceButton) and button.key == key and button.isEnabled():
                if button.isCheckable():
                    button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                button.click()
                return True
        return False

    def _texts(self, limit: float) -> tuple[FlowingText, ...]:
        """The title, the line, and the reasons while they are told; the title leaves room for the button that asks."""
        ui = self._form.ui
        size = (SECONDARY if self._form.is_aside else TITLE) * ui
        beside = limit - (0.0 if self._apart is None else self._apart.sizeHint().width() + 12 * ui)
        return (
            FlowingText(self._question.title, size, beside, bold=True, serif=True),
            FlowingText("" if self._form.is_terse else self._question.line, SECONDARY * ui, beside),
            *(FlowingText(why, SECONDARY * ui, limit) for why in self._told),
        )

    def lay_out(self) -> None:
        """Take the form that suits the question; the reasons, while they are told, make that taller."""
        told, self._tells_why = self._tells_why, False
        seen = self.to_be_seen()
        form = least_covering(self._forms(seen), self._box_in, seen)
        self._tells_why = told
        if told or form is not self._form:
            self._take(form)

    def _box_in(self, form: Form) -> Box:
        """Where the panel lies in a form."""
        self._take(form)
        return self.inner_box

    def _forms(self, seen: Sequence[Box]) -> Iterator[Form]:
        """How the panel may look, the roomiest first; what is aside has no room beside my hand in narrow windows."""
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
        """Size the panel and put its buttons in rows; they are as wide as the rows allow."""
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
        """Put title and buttons in one row; False where the limit does not let them."""
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
        """Between the edge and what stands in the panel."""
        return (10 if self._form.is_aside or self._form.is_keyless else 18) * self._form.ui

    @property
    def _margin(self) -> float:
        """Between the upper edge and the title."""
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
        """The button that asks why, where it stands apart from the others."""
        return None if self._form.is_packed else self._why

    def _lay_why(self) -> None:
        """The button that asks why, in the upper corner where reading ends."""
        if self._apart is None:
            return
        ui, size = self._form.ui, self._apart.sizeHint()
        edge = _SHADOW + 8 * ui
        x = edge if self._is_leftwards else self.width() - edge - size.width()
        self._apart.setGeometry(QRect(QPoint(round(x), round(_SHADOW + 6 * ui)), size))

    def _rows(self, limit: float, gap: float) -> list[list[QWidget]]:
        """The buttons in the order of the decision: the points of a bid, the keys, what is said with them or at once.

        Where room is short the points and the keys share a row, or the keys and what is said.
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
        """Where the panel ends that lies over my hand, clear of cards that rise."""
        layout, question = self._stage.layout, self._question
        rise = 46 if question.marks_cards else 20 if question.is_aside else 14  # in play, cards that may be played rise
        return layout.hand_top - rise * layout.s

    @property
    def _is_leftwards(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    @property
    def inner_box(self) -> Box:
        """Where the panel lies, without its shadow."""
        width, height = self.width() - 2 * _SHADOW, self.height() - 2 * _SHADOW
        x, y = panel_place(self._stage.layout, self._form, width, height, self._above, leftwards=self._is_leftwards)
        return Box(x, y, width, height)

    def place(self) -> None:
        """Put the panel where it lies as it is laid out."""
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
