"""Panels on which a call is chosen: the auction's own, and a plain one that lists whatever may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.actions import DONE, DOUBLE, PASS, TAKE, Action, Name, Play
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.models import words
from belote_desktop.table.buttons import ChoiceButton
from belote_desktop.table.flowing_text import FlowingText
from belote_desktop.table.fonts import SECONDARY, TITLE
from belote_desktop.table.keys import suit_key
from belote_desktop.table.painting import box, shadow, smooth
from belote_desktop.table.stage import Stage
from belote_desktop.table.theme import faint

RefusalOf = Callable[[Action], tuple[Refusal, ...]]

_FEW = 4  # more choices than these are shown by their signs alone where room is short
_SHADOW = 14  # kept free around the panel for its shadow


@dataclass(frozen=True)
class Choice:
    """One button of a panel."""

    action: Action
    text: str
    sign: Suit | str | None = None
    """A suit, or a short word such as NT, that can stand for the text."""
    key: str = ""
    is_primary: bool = False


@dataclass(frozen=True)
class Question:
    """What a panel says: a title, a quieter line, and the choices."""

    title: str
    line: str
    choices: tuple[Choice, ...]


class ChoicePanel(QWidget):
    """A title, a line of explanation and a row of buttons; several rows where one is too long."""

    chosen = Signal(object)

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._question = Question("", "", ())
        self._buttons: list[ChoiceButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        return tuple(self._buttons)

    def ask(self, question: Question) -> None:
        """Show a question; the buttons are its answers."""
        self._question = question
        for button in self._buttons:
            button.setParent(None)
            button.deleteLater()
        self._buttons = [self._button(choice) for choice in question.choices]
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(question.line)
        self.lay_out()

    def _button(self, choice: Choice) -> ChoiceButton:
        button = ChoiceButton(
            self._stage, self, choice.text, sign=choice.sign, key=choice.key, is_primary=choice.is_primary
        )
        button.clicked.connect(lambda: self.chosen.emit(choice.action))
        button.show()
        return button

    def press(self, key: str) -> bool:
        """Press the button that shows this key; False if there is none."""
        for button in self._buttons:
            if button.key == key:
                button.click()
                return True
        return False

    def _texts(self, limit: float) -> tuple[FlowingText, FlowingText]:
        ui = self._stage.layout.ui
        return (
            FlowingText(self._question.title, TITLE * ui, limit, bold=True, serif=True),
            FlowingText(self._question.line, SECONDARY * ui, limit),
        )

    def lay_out(self) -> None:
        """Size the panel and put its buttons in rows; they are as wide as the rows allow."""
        layout, ui = self._stage.layout, self._stage.layout.ui
        pad, gap = 18 * ui, 12 * ui
        between_plates = layout.is_compact and not layout.is_narrow
        limit = min(760 * ui, layout.width - 2 * (pad + _SHADOW) - (300 * ui if between_plates else 16))
        for button in self._buttons:
            button.set_brief(layout.is_compact and len(self._buttons) > _FEW)
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

    def _rows(self, limit: float, gap: float) -> list[list[ChoiceButton]]:
        """As few rows as the limit allows, with as many buttons in each as in the others."""
        count = len(self._filled_rows(limit, gap))
        each = -(-len(self._buttons) // max(1, count))
        even = [self._buttons[start : start + each] for start in range(0, len(self._buttons), each or 1)]
        widest = max((sum(button.sizeHint().width() + gap for button in row) - gap for row in even), default=0.0)
        return even if widest <= limit else self._filled_rows(limit, gap)

    def _filled_rows(self, limit: float, gap: float) -> list[list[ChoiceButton]]:
        rows: list[list[ChoiceButton]] = []
        room = 0.0
        for button in self._buttons:
            width = button.sizeHint().width() + gap
            if not rows or room + width - gap > limit:
                rows.append([])
                room = 0.0
            rows[-1].append(button)
            room += width
        return rows

    def _lay_row(self, row: list[ChoiceButton], inner: float, gap: float, left: float, y: float) -> None:
        spare = inner - sum(button.sizeHint().width() for button in row) - gap * (len(row) - 1)
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        weights = [2.0 if button.is_primary else 1.0 for button in row]
        x = left
        for button, weight in zip(row, weights, strict=True):
            width = button.sizeHint().width() + spare * weight / sum(weights)
            start = 2 * left + inner - x - width if leftwards else x
            button.setGeometry(QRect(round(start), round(y), round(width), button.sizeHint().height()))
            x += width + gap

    def place(self, above: float, centre: float) -> None:
        """Put the panel over the middle of the hand, its lower edge at `above`."""
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


def question_for(view: SeatView, refusal_of: RefusalOf, index: str) -> Question | None:
    """The question a view puts to its seat; None when only cards may be played."""
    actions = tuple(action for action in view.options if not isinstance(action, Play))
    if not actions:
        return None
    if view.phase is Phase.AUCTION and view.turn_up is not None and all(_is_known(action) for action in actions):
        return _auction_question(view, actions, refusal_of, index)
    if view.phase is Phase.RAISES:
        return Question(QCoreApplication.translate("ChoicePanel", "Do you double the contract?"), "", _choices(actions))
    if view.phase is Phase.PLAY:
        return Question(
            QCoreApplication.translate("ChoicePanel", "Before you play you may say:"), "", _choices(actions)
        )
    return Question(QCoreApplication.translate("ChoicePanel", "What do you say?"), "", _choices(actions))


def _is_known(action: Action) -> bool:
    return action in (PASS, TAKE) or isinstance(action, Name)


def _auction_question(view: SeatView, actions: tuple[Action, ...], refusal_of: RefusalOf, index: str) -> Question:
    """The two-round auction: take the turned suit, or name another; the quiet line says why not the rest."""
    assert view.turn_up is not None
    turned = view.turn_up
    if TAKE in actions:
        title = QCoreApplication.translate("ChoicePanel", "Take {card} and play {suit}?").format(
            card=words.card_token(turned, index), suit=words.suit_name(turned.suit))  # fmt: skip
    elif PASS in actions:
        title = QCoreApplication.translate("ChoicePanel", "Name the trump suit, or pass.")
    else:
        title = QCoreApplication.translate("ChoicePanel", "Name the trump suit.")
    return Question(title, _why_not(actions, refusal_of, index), _choices(actions, turned.suit))


def _why_not(actions: tuple[Action, ...], refusal_of: RefusalOf, index: str) -> str:
    """The rule that keeps the first suit that may not be named from being named."""
    for suit in Suit:
        call = Name(Denomination.of(suit))
        if call not in actions:
            refusals = refusal_of(call)
            if refusals:
                return words.sentence(refusals[0].message, index)
    return ""


def _choices(actions: tuple[Action, ...], turned: Suit | None = None) -> tuple[Choice, ...]:
    """The buttons in the order a person looks for them: what commits first, pass last."""
    order = sorted(actions, key=lambda action: action in (PASS, DONE))
    return tuple(_choice(action, turned, first=place == 0) for place, action in enumerate(order))


def _choice(action: Action, turned: Suit | None, *, first: bool) -> Choice:
    if action == TAKE and turned is not None:
        text = QCoreApplication.translate("ChoicePanel", "Take {suit}").format(suit=words.suit_name(turned))
        return Choice(action, text, turned, "T", is_primary=True)
    if action == PASS:
        return Choice(action, words.call_text(action), None, "P")
    if isinstance(action, Name):
        suit = action.denomination.suit
        sign = str(action.denomination) if suit is None else suit
        return Choice(action, words.call_text(action), sign, suit_key(suit) if suit is not None else "")
    return Choice(action, words.call_text(action), is_primary=first and action != DOUBLE)
