"""The panel on which a call is chosen: a title, a line of explanation, and a button for whatever may be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.contract import Denomination
from belote_desktop.models import words
from belote_desktop.table.bid_levels import LevelBox
from belote_desktop.table.buttons import ChoiceButton
from belote_desktop.table.flowing_text import FlowingText
from belote_desktop.table.fonts import SECONDARY, TITLE
from belote_desktop.table.painting import box, shadow, smooth
from belote_desktop.table.questions import Choice, Question, denomination_choice
from belote_desktop.table.stage import Stage
from belote_desktop.table.theme import faint

_FEW = 4  # more choices than these are shown by their signs alone where room is short
_SHADOW = 14  # kept free around the panel for its shadow


class ChoicePanel(QWidget):
    """A title, a line of explanation and a row of buttons; several rows where one is too long.

    Bids of points are made with a number box and a button for each trump.
    """

    chosen = Signal(object)

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._question = Question("", "", ())
        self._buttons: list[ChoiceButton] = []
        self._trumps: dict[Denomination, ChoiceButton] = {}
        self.box = LevelBox(stage, self)
        self.box.hide()
        self.box.level_changed.connect(self._offer_level)
        self._steps = (self._step_button("−", -1), self._step_button("+", 1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def _step_button(self, sign: str, step: int) -> ChoiceButton:
        """Beside the number box, for the mouse; the arrow keys do the same."""
        button = ChoiceButton(self._stage, self, sign, sign=None, key="", is_primary=False)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.box.stepBy(step))
        button.hide()
        return button

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        return (*self._trumps.values(), *self._buttons)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """All that takes the keyboard, in the order of the Tab key."""
        return (*((self.box,) if self._question.bids is not None else ()), *self.buttons)

    def ask(self, question: Question) -> None:
        """Show a question; the buttons are its answers."""
        if self._keeps_buttons(question):
            self._renew(question)
            return
        level = self.box.level if self._question.bids is not None and self._question.bids == question.bids else None
        self._question = question
        for button in self.buttons:
            button.setParent(None)
            button.deleteLater()
        self._buttons = [self._button(choice) for choice in question.choices]
        self._trumps = {}
        for part in (self.box, *self._steps):
            part.setVisible(question.bids is not None)
        if question.bids is not None:
            trumps = question.bids.denominations
            self._trumps = {trump: self._button(denomination_choice(None, trump)) for trump in trumps}
            self.box.offer(question.bids.levels)
            if level is not None:
                self.box.setValue(question.bids.levels.index(level))
            self._offer_level()
        self._name()

    def _keeps_buttons(self, question: Question) -> bool:
        """Whether the same buttons answer the new question, so that the one with the focus keeps it."""
        before = self._question
        same = [choice.text for choice in before.choices] == [choice.text for choice in question.choices]
        return same and len(self._buttons) == len(question.choices) > 0 and before.bids is None is question.bids

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
            self._stage, self, choice.text, sign=choice.sign, key=choice.key, is_primary=choice.is_primary
        )
        button.setEnabled(choice.action is not None)
        button.clicked.connect(lambda: self._choose(button))
        button.show()
        return button

    def _choose(self, button: ChoiceButton) -> None:
        """What a button stands for now."""
        trump = next((trump for trump, made in self._trumps.items() if made is button), None)
        if trump is None:
            self.chosen.emit(self._question.choices[self._buttons.index(button)].action)
        elif self._question.bids is not None:
            self.chosen.emit(self._question.bids.find(self.box.level, trump))

    def _offer_level(self) -> None:
        """Another level: only the trumps it may be bid in can be pressed."""
        bids = self._question.bids
        if bids is None:
            return
        for trump, button in self._trumps.items():
            bid = bids.find(self.box.level, trump)
            button.setEnabled(bid is not None)
            button.setAccessibleName(words.denomination_name(trump) if bid is None else words.call_text(bid))
        for button, name in zip(self._steps, (self.tr("Bid lower"), self.tr("Bid higher")), strict=True):
            button.setAccessibleName(name)

    def press(self, key: str) -> bool:
        """Press the button that shows this key; False if there is none."""
        for button in self.buttons:
            if button.key == key and button.isEnabled():
                button.click()
                return True
        return False

    def _texts(self, limit: float) -> tuple[FlowingText, FlowingText]:
        ui = self._stage.layout.ui
        return (
            FlowingText(
                self._question.title, (SECONDARY if self._is_aside else TITLE) * ui, limit, bold=True, serif=True
            ),
            FlowingText(self._question.line, SECONDARY * ui, limit),
        )

    def lay_out(self) -> None:
        """Size the panel and put its buttons in rows; they are as wide as the rows allow."""
        layout, ui = self._stage.layout, self._stage.layout.ui
        pad, gap = 18 * ui, 12 * ui
        between_plates = layout.is_compact and not layout.is_narrow
        limit = min(760 * ui, layout.width - 2 * (pad + _SHADOW) - (300 * ui if between_plates else 16))
        for button in self.buttons:
            button.set_brief(layout.is_compact and len(self.buttons) > _FEW)
        self.box.restyle()
        if self._is_aside:
            limit = 172 * ui
        title, line = self._texts(min(limit, 540 * ui))
        rows = self._rows(limit, gap)
        wanted = max((sum(button.sizeHint().width() + gap for button in row) - gap for row in rows), default=0.0)
        inner = min(limit, max(wanted, title.width, line.width, 300 * ui))
        top = 10 * ui + title.height + line.height + (8 if self._question.line else 5) * ui
        y = _SHADOW + top
        for row in rows:
            self._lay_row(row, inner, gap, _SHADOW + pad, y)
            y += 44 * ui + gap * 0.7
        self.resize(QSize(round(inner + 2 * (pad + _SHADOW)), round(y - gap * 0.7 + 14 * ui + _SHADOW)))
        self.update()

    def _rows(self, limit: float, gap: float) -> list[list[QWidget]]:
        """The buttons; with bids, first the number box with what may be said beside it, then the trumps."""
        if self._question.bids is None:
            return self._even_rows(self._buttons, limit, gap)
        lower, higher = self._steps
        said: list[QWidget] = [lower, self.box, higher, *self._buttons]
        return [*self._filled_rows(said, limit, gap), *self._even_rows(list(self._trumps.values()), limit, gap)]

    def _even_rows(self, buttons: Sequence[QWidget], limit: float, gap: float) -> list[list[QWidget]]:
        """As few rows as the limit allows, with as many buttons in each as in the others."""
        filled = self._filled_rows(buttons, limit, gap)
        each = -(-len(buttons) // max(1, len(filled)))
        even = [list(buttons[start : start + each]) for start in range(0, len(buttons), each or 1)]
        widest = max((sum(button.sizeHint().width() + gap for button in row) - gap for row in even), default=0.0)
        return even if widest <= limit else filled

    def _filled_rows(self, parts: Sequence[QWidget], limit: float, gap: float) -> list[list[QWidget]]:
        rows: list[list[QWidget]] = []
        room = 0.0
        for part in parts:
            width = part.sizeHint().width() + gap
            if not rows or room + width - gap > limit:
                rows.append([])
                room = 0.0
            rows[-1].append(part)
            room += width
        return rows

    def _lay_row(self, row: list[QWidget], inner: float, gap: float, left: float, y: float) -> None:
        spare = inner - sum(button.sizeHint().width() for button in row) - gap * (len(row) - 1)
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        weights = [2.0 if isinstance(button, ChoiceButton) and button.is_primary else 1.0 for button in row]
        x = left
        for button, weight in zip(row, weights, strict=True):
            width = button.sizeHint().width() + spare * weight / sum(weights)
            start = 2 * left + inner - x - width if leftwards else x
            button.setGeometry(QRect(round(start), round(y), round(width), button.sizeHint().height()))
            x += width + gap

    @property
    def _is_aside(self) -> bool:
        """Whether the panel lies beside my hand; narrow windows have no room there."""
        return self._question.is_aside and not self._stage.layout.is_narrow

    def _place_aside(self) -> None:
        """Over the button in the corner where reading ends."""
        layout = self._stage.layout
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = layout.edge - _SHADOW if leftwards else layout.width - layout.edge + _SHADOW - self.width()
        y = layout.height - layout.edge - 52 * layout.ui - self.height() + _SHADOW
        self.move(QPoint(round(x), round(y)))

    def place(self, above: float, centre: float) -> None:
        """Put the panel over the middle of the hand, its lower edge at `above`, clear of cards that rise."""
        if self._is_aside:
            self._place_aside()
            return
        if self._question.marks_cards:
            above -= 32 * self._stage.layout.s
        top = max(4.0, above - self.height() + _SHADOW)
        self.move(QPoint(round(centre - self.width() / 2), round(top)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        ui, theme = self._stage.layout.ui, self._stage.theme
        rect = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        shadow(painter, rect, 14, 14, 3, 0.3)
        box(painter, rect, 14, theme.panel, faint(theme.line2, 0.4 if theme.name != "contrast" else 1.0), 1)
        inner = rect.adjusted(18 * ui, 10 * ui, -18 * ui, 0)
        title, line = self._texts(min(inner.width() + 1, 540 * ui))
        title.paint(painter, inner, theme.text, self._stage.suits)
        line.paint(painter, inner.translated(0, title.height), theme.text2, self._stage.suits)
        painter.end()
