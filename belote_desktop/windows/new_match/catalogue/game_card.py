"""The card of a game in the list: a small picture of its deal, its name, its country and one line about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.games.game_words import badges, confidence_sentence
from belote_desktop.models.words import words
from belote_desktop.variants.variant import Standing
from belote_desktop.windows.cards.badge_picture import paint_badges
from belote_desktop.windows.cards.deal_picture import paint_deal
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import capital

PICTURE = 74
"""The height of the picture in pixels, whatever the text size."""
STEERING = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
"""The keys that go to another card."""


class GameCard(QAbstractButton):
    """One game to choose; emits `entered` on Enter or a double click, `steered` on arrow keys, `typed` on letters."""

    entered = Signal()
    steered = Signal(int)
    typed = Signal(str)

    def __init__(self, entry: GameEntry, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self._style = style
        self._foot = ""
        self._flat, self._brief = False, False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        game = self.entry.variant
        self.setAccessibleName(words.translated(game.name))
        self.setAccessibleDescription(" ".join(filter(None, self._description())))
        self.setToolTip(f"{words.translated(game.flavour)}\n{confidence_sentence(game.standing)}")
        self.updateGeometry()
        self.update()

    def _description(self) -> tuple[str, ...]:
        """Sentences about the game, for reading aloud."""
        game = self.entry.variant
        #: Read aloud. {country}: where a game is from.
        country = self.tr("Country: {country}.").format(country=words.translated(game.country))
        #: Read aloud. {facts}: "4 players, 32 cards and short match".
        facts = self.tr("Facts: {facts}.").format(facts=words.listed(badges(self.entry)))
        return (words.translated(game.flavour), country, confidence_sentence(game.standing), facts, self._foot)

    def compare(self, text: str) -> None:
        """Show how far the game is from the one the user knows."""
        self._foot = text
        self.retranslate()

    def nextCheckState(self) -> None:
        """Choose the game on a click; a second click keeps it chosen."""
        self.setChecked(True)

    @property
    def caution(self) -> str:
        """The note that a game's rules are not well established, or user-made; empty otherwise."""
        standing = self.entry.variant.standing
        return "" if standing is Standing.STANDARD else capital(words.choice_text(standing))

    def lie(self, *, flat: bool, brief: bool) -> None:
        """Lay the picture beside the words if `flat`; the sentence about the game has one line if `brief`, else two."""
        if (flat, brief) != (self._flat, self._brief):
            self._flat, self._brief = flat, brief
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        words_high = self._style.px(104 if self._brief else 126)
        return QSize(self._style.px(230), max(PICTURE, words_high) + 14 if self._flat else PICTURE + 22 + words_high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(170), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), event.modifiers() in (
            Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier,
        )  # fmt: skip
        if not plain:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key in STEERING:
            self.steered.emit(key.value)
        elif event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: object) -> None:
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._style.ink
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        card = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        chosen = self.isChecked()
        painter.setBrush(theme.raised)
        painter.setPen(QPen(theme.accent_text if chosen else theme.line, 2.5 if chosen else 1))
        painter.drawRoundedRect(card, 12, 12)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
        picture, text = self._rooms(card)
        paint_deal(painter, picture, self._style, self.entry.rules)
        if chosen:
            self._paint_check(painter, picture)
        self._paint_words(painter, text)

    def _rooms(self, card: QRectF) -> tuple[QRectF, QRectF]:
        """The boxes of the picture and of the words."""
        if not self._flat:
            picture = QRectF(card.left() + 8, card.top() + 8, card.width() - 16, PICTURE)
            low = picture.bottom()
            return picture, QRectF(card.left() + 12, low + 3, card.width() - 24, card.bottom() - low - 10)
        wide = min(card.width() * 0.4, 190.0)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        picture = QRectF(card.right() - 8 - wide if rtl else card.left() + 8, card.top() + 8, wide, card.height() - 16)
        text = QRectF(card.left() + 12, card.top() + 5, card.width() - wide - 32, card.height() - 10)
        return picture, text if rtl else text.translated(wide + 8, 0)

    def _paint_check(self, painter: QPainter, picture: QRectF) -> None:
        theme = self._style.ink
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        disc = QRectF(picture.left() + 6 if rtl else picture.right() - 30, picture.top() + 6, 24, 24)
        painter.setBrush(theme.raised)
        painter.setPen(QPen(theme.accent_text, 1.5))
        painter.drawEllipse(disc)
        check = sign_pixmap("check", theme.accent_text, 16, self.devicePixelRatioF())
        painter.drawPixmap(disc.topLeft() + QPointF(4, 4), check)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        """Paint the name, the line about the game, its country, its badges and how far it is from the known game."""
        ink, px, game = self._style.ink, self._style.px, self.entry.variant
        top = room.top()
        for text, size, colour, lines in (
            (words.translated(game.name), 16, ink.text, 1),
            (words.translated(game.flavour), 13, ink.text2, 1 if self._brief else 2),
            (self._place(), 12, ink.text, 1),
            ("", 12, ink.text2, 1),
            (self._foot, 12, ink.accent_text, 1),
        ):
            title = size == 16
            painter.setFont(self._style.font(size, bold=title, serif=title))
            painter.setPen(colour)
            height = px({16: 23, 13: 17, 12: 17}[size]) * lines
            line = QRectF(room.left(), top, room.width(), height + px(1))
            if text:
                self._paint_lines(painter, line, text, lines)
            elif lines == 1 and colour == ink.text2:
                paint_badges(painter, line, self.entry, self._style)
            top += height + px(2)

    def _place(self) -> str:
        """Paint the country, and the mark of confidence if the rules are not well established."""
        game = self.entry.variant
        country = words.translated(game.country)
        if not self.caution or game.is_own:  # that says it already
            return country
        #: A game in a list. {country}: where it is from. {mark}: how well its rules are known.
        return self.tr("{country} · {mark}").format(country=country, mark=self.caution)

    @staticmethod
    def _paint_lines(painter: QPainter, room: QRectF, text: str, lines: int) -> None:
        """Write a text in at most `lines` lines, 1 or 2; the last ends in an ellipsis if it does not fit."""
        metrics = painter.fontMetrics()
        first, rest = text, ""
        if lines > 1 and metrics.horizontalAdvance(text) > room.width():
            fitting = text.split(" ")
            while len(fitting) > 1 and metrics.horizontalAdvance(" ".join(fitting)) > room.width():
                fitting.pop()
            first = " ".join(fitting)
            rest = text[len(first) :].strip()
        high = room.height() / lines
        for number, line in enumerate((first, rest)[:lines]):
            place = QRectF(room.left(), room.top() + number * high, room.width(), high)
            shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, shown)
