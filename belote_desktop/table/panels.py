"""The panel on which a call is chosen: a title, a line of explanation, and a button for whatever may be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.contract import Denomination
from belote_desktop.models import words
from belote_desktop.table.bid_levels import LevelBox
from belote_desktop.table.button_rows import even_rows, filled_rows, row_width
from belote_desktop.table.buttons import ChoiceButton
from belote_desktop.table.call_keys import WHY
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

    Bids of points are made with a number box and a button for each trump. In the corner where reading ends a small
    button tells, when it is pressed, why the rest may not be said.
    """

    chosen = Signal(object)

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._question = Question("", "", ())
        self._buttons: list[ChoiceButton] = []
        self._trumps: dict[Denomination, ChoiceButton] = {}
        self._why: ChoiceButton | None = None
        self._tells_why = False
        self._spot = (0.0, 0.0)
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
        """The answers."""
        return (*self._trumps.values(), *self._buttons)

    @property
    def why(self) -> ChoiceButton | None:
        """What tells why the rest may not be said; None where everything may."""
        return self._why

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """All that takes the keyboard, in the order of the Tab key."""
        box = (self.box,) if self._question.bids is not None else ()
        return (*box, *self.buttons, *((self._why,) if self._why is not None else ()))

    def ask(self, question: Question) -> None:
        """Show a question; the buttons are its answers."""
        if self._keeps_buttons(question):
            self._renew(question)
            return
        level = self.box.level if self._question.bids is not None and self._question.bids == question.bids else None
        for part in self.parts:
            if part is not self.box:
                part.setParent(None)
                part.deleteLater()
        self._question = question
        self._why, self._tells_why = self._why_button(question.withheld), False
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

    def _why_button(self, withheld: Sequence[str]) -> ChoiceButton | None:
        """What tells why the rest may not be said; None where there is nothing to tell."""
        if not withheld:
            return None
        button = ChoiceButton(self._stage, self, "?", sign=None, key=WHY, is_primary=False)
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
        self.place(*self._spot)

    @property
    def _told(self) -> tuple[str, ...]:
        """The reasons, while they are told."""
        return self._question.withheld if self._tells_why else ()

    def _keeps_buttons(self, question: Question) -> bool:
        """Whether the same buttons answer the new question, so that the one with the focus keeps it."""
        before = self._question
        same = [choice.text for choice in before.choices] == [choice.text for choice in question.choices]
        same = same and before.withheld == question.withheld
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
        button.setAccessibleName(choice.name or choice.text)
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
        for button in self.parts:
            if isinstance(button, ChoiceButton) and button.key == key and button.isEnabled():
                button.click()
                return True
        return False

    def _texts(self, limit: float) -> tuple[FlowingText, ...]:
        """The title, the line, and the reasons while they are told; the title leaves room for the button that asks."""
        ui = self._stage.layout.ui
        size = (SECONDARY if self._is_aside else TITLE) * ui
        beside = limit - (0.0 if self._why is None else self._why.sizeHint().width() + 12 * ui)
        return (
            FlowingText(self._question.title, size, beside, bold=True, serif=True),
            FlowingText(self._question.line, SECONDARY * ui, beside),
            *(FlowingText(why, SECONDARY * ui, limit) for why in self._told),
        )

    def lay_out(self) -> None:
        """Size the panel and put its buttons in rows; they are as wide as the rows allow."""
        layout, ui = self._stage.layout, self._stage.layout.ui
        pad, gap = self._pad, (8 if layout.is_compact else 12) * ui
        limit = min(760 * ui, layout.width - 2 * pad - self._room_beside)
        for button in self.buttons:
            button.set_brief(layout.is_compact and len(self.buttons) > _FEW)
        self.box.restyle()
        if self._is_aside:
            limit = max((min(172 * ui, 0.19 * layout.width), *(button.sizeHint().width() for button in self.buttons)))
        texts = self._texts(min(limit, 540 * ui))
        rows = self._rows(limit, gap)
        wanted = max((row_width(row, gap) for row in rows), default=0.0)
        why = 0.0 if self._why is None else self._why.sizeHint().width() + gap
        beside = max(text.width for text in texts[:2]) + why
        inner = min(limit, max(wanted, beside, *(text.width for text in texts[2:]), 300 * ui))
        y = _SHADOW + self._head(texts)
        for row in rows:
            self._lay_row(row, inner, gap, _SHADOW + pad, y)
            y += row[0].sizeHint().height() + gap * 0.7
        self.resize(QSize(round(inner + 2 * (pad + _SHADOW)), round(y - gap * 0.7 + 14 * ui + _SHADOW)))
        self._lay_why()
        self.update()

    @property
    def _pad(self) -> float:
        """Between the edge and what stands in the panel."""
        return (10 if self._is_aside else 18) * self._stage.layout.ui

    @property
    def _room_beside(self) -> float:
        """What is kept free on both sides together, for the plates and what is said beside them."""
        layout, ui = self._stage.layout, self._stage.layout.ui
        if layout.is_narrow:
            return 16.0 + 2 * _SHADOW
        return 300 * ui + 2 * _SHADOW if layout.is_compact else 570 * ui

    def _head(self, texts: Sequence[FlowingText]) -> float:
        """The height of what stands above the buttons."""
        ui = self._stage.layout.ui
        beside = texts[0].height + texts[1].height + (8 if self._question.line else 5) * ui
        least = 0.0 if self._why is None else 44 * ui
        return 10 * ui + max(beside, least) + sum(text.height for text in texts[2:]) + (6 * ui if texts[2:] else 0.0)

    def _lay_why(self) -> None:
        """The button that asks why, in the upper corner where reading ends."""
        if self._why is None:
            return
        ui, size = self._stage.layout.ui, self._why.sizeHint()
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        edge = _SHADOW + 8 * ui
        x = edge if leftwards else self.width() - edge - size.width()
        self._why.setGeometry(QRect(QPoint(round(x), round(_SHADOW + 6 * ui)), size))

    def _rows(self, limit: float, gap: float) -> list[list[QWidget]]:
        """The buttons; with bids, first the number box with what may be said beside it, then the trumps."""
        if self._question.bids is None:
            return even_rows(self._buttons, limit, gap)
        lower, higher = self._steps
        said: list[QWidget] = [lower, self.box, higher, *self._buttons]
        first, *others = filled_rows(said, limit, gap)
        rest = [part for row in others for part in row]  # with the trumps, so that large text needs no row more
        return [first, *even_rows([*rest, *self._trumps.values()], limit, gap)]

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
        self._spot = (above, centre)
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
        inner = rect.adjusted(self._pad, 10 * ui, -self._pad, 0)
        colours = (theme.text, *[theme.text2] * (1 + len(self._told)))
        y, texts = 0.0, self._texts(min(inner.width() + 1, 540 * ui))
        for place, (text, colour) in enumerate(zip(texts, colours, strict=True)):
            if place == 2:
                y = max(y, 44 * ui)
            text.paint(painter, inner.translated(0, y), colour, self._stage.suits)
            y += text.height
        painter.end()
