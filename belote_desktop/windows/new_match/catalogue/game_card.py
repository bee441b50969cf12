"""The card of a game in the list: a picture of its deal, its name, its country, how far it is from a known game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.games.game_words import GameFigures, badges, confidence_sentence, signs_told
from belote_desktop.models.words import words
from belote_desktop.table.items.theme import INK_ON_BRASS
from belote_desktop.table.overlays.reader_clicks import ReaderClicks
from belote_desktop.variants.variant import Difficulty, Standing
from belote_desktop.windows.cards.deal_picture import paint_deal
from belote_desktop.windows.cards.dots import DOTS_WIDE, paint_dots
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.card_form import LEAST_WIDE, PICTURE, SMALL_HIGH, WORDS, Shape
from belote_desktop.windows.widgets.controls import capital

ROOMY = 300
"""A card narrower than this, for text at 100 %, has a smaller picture beside its words."""
LEAST_NAME = 13
"""The smallest letters of a name, in pixels at 100 %."""
STEERING = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
"""The keys that go to another card."""


class GameCard(QAbstractButton):
    """One game to choose; emits `entered` on Enter or a double click, `told` on Space, `steered` on arrow keys, `typed`
    on letters.
    """

    entered = Signal()
    told = Signal()
    steered = Signal(int)
    typed = Signal(str)

    def __init__(self, entry: GameEntry, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self._style = style
        self._foot, self._distance = "", ""
        self._shape = Shape.TILE
        self.setCheckable(True)
        ReaderClicks(self)
        PaintedDeck.of(style).arrived.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        game = self.entry.variant
        said = words.in_a_row(self._said())
        self.setAccessibleName(said)
        self.setAccessibleDescription(" ".join(filter(None, self._description())))
        told = (said, words.translated(game.flavour), *signs_told(self.entry.rules), confidence_sentence(game.standing))
        self.setToolTip("\n".join(told))
        self.update()

    def _said(self) -> list[str]:
        """The name, country and players of the game, how far it is from the known one and how hard, read aloud."""
        game = self.entry.variant
        said = [words.translated(game.name), words.translated(game.country), self._players]
        return said if game.known else [*said, *filter(None, (self._distance,)), words.choice_text(game.difficulty)]

    def _description(self) -> tuple[str, ...]:
        """Sentences about the game, for reading aloud."""
        game = self.entry.variant
        #: Read aloud. {facts}: "4 players, 32 cards and short match".
        facts = self.tr("Facts: {facts}.").format(facts=words.listed(badges(self.entry)))
        return (words.translated(game.flavour), confidence_sentence(game.standing), facts)

    def compare(self, text: str, whole: str) -> None:
        """Show how far the game is from the one the user knows; `whole` names that one too."""
        self._foot, self._distance = text, whole
        self.retranslate()

    def nextCheckState(self) -> None:
        """Choose the game on a click; a second click keeps it chosen."""
        self.setChecked(True)

    @property
    def caution(self) -> str:
        """The note that a game's rules are not well established, or user-made; empty otherwise."""
        standing = self.entry.variant.standing
        return "" if standing is Standing.STANDARD else capital(words.choice_text(standing))

    @property
    def _players(self) -> str:
        return GameFigures().players(self.entry.rules.table.seats)

    def lie(self, shape: Shape, height: int) -> None:
        """Take a shape and a height in pixels."""
        self._shape = shape
        self.setFixedHeight(height)
        self.update()

    def sizeHint(self) -> QSize:
        wide = self._style.px(LEAST_WIDE)
        high = (
            self._style.px(SMALL_HIGH) if self._shape is Shape.SMALL else round(wide * PICTURE) + self._style.px(WORDS)
        )
        return QSize(wide, high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(100), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), event.modifiers() in (
            Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier,
        )  # fmt: skip
        if not plain:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key is Qt.Key.Key_Space:
            self.told.emit()
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
        if not self._style.theme.is_contrast:
            self._paint_shadow(painter, card)
        painter.setBrush(theme.raised)
        painter.setPen(QPen(theme.primary if chosen else theme.line, 3 if chosen else 1))
        painter.drawRoundedRect(card, 12, 12)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
        picture, text = self._rooms(card)
        paint_deal(painter, picture, self._style, self.entry.rules)
        if chosen:
            self._paint_check(painter, card if self._shape is Shape.SMALL else picture)
        if self._shape is Shape.SMALL:
            self._paint_small(painter, text)
        else:
            self._paint_words(painter, text)

    def _paint_shadow(self, painter: QPainter, card: QRectF) -> None:
        """Paint the soft shadow of a card on the page, deeper under the pointer and for the chosen card."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 30 if self.isChecked() or self.underMouse() else 14))
        for spread in (0.0, 1.0, 2.0):
            painter.drawRoundedRect(card.adjusted(-spread, 0, spread, 1 + spread), 12, 12)

    def _rooms(self, card: QRectF) -> tuple[QRectF, QRectF]:
        """The boxes of the picture and of the words."""
        if self._shape is Shape.TILE:
            high = card.height() - self._style.px(WORDS) + 6
            picture = QRectF(card.left() + 6, card.top() + 6, card.width() - 12, high - 6)
            return picture, QRectF(
                card.left() + 12, picture.bottom(), card.width() - 24, card.bottom() - picture.bottom()
            )
        wide = min(card.width() * (0.4 if card.width() >= self._style.px(ROOMY) else 0.33), (card.height() - 12) * 1.9)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        picture = QRectF(card.right() - 6 - wide if rtl else card.left() + 6, card.top() + 6, wide, card.height() - 12)
        end = self._style.px(24) + 10 if self._shape is Shape.SMALL and self.isChecked() else 0
        text = QRectF(card.left() + 10 + (end if rtl else 0), card.top(), card.width() - wide - 26 - end, card.height())
        return picture, text if rtl else text.translated(wide + 8, 0)

    def _paint_check(self, painter: QPainter, room: QRectF) -> None:
        """Paint a check on a disc of brass: on the cloth of a picture and on the card it looks the same."""
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        side = self._style.px(24)
        top = room.top() + (6 if self._shape is not Shape.SMALL else (room.height() - side) / 2)
        disc = QRectF(room.left() + 6 if rtl else room.right() - 6 - side, top, side, side)
        painter.setBrush(self._style.ink.cloth_brass)
        painter.setPen(QPen(QColor(INK_ON_BRASS), 1.2))
        painter.drawEllipse(disc)
        inner = self._style.px(16)
        check = sign_pixmap("check", QColor(INK_ON_BRASS), inner, self.devicePixelRatioF())
        painter.drawPixmap(disc.center() - QPointF(inner, inner) / 2, check)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        """Paint the name, where it is from with its players, and below a line how far and how hard it is."""
        ink, px = self._style.ink, self._style.px
        top = room.center().y() - px(80) / 2
        self._paint_line(painter, QRectF(room.left(), top, room.width(), px(24)), words.translated(self._name), 16)
        self._paint_line(painter, QRectF(room.left(), top + px(25), room.width(), px(20)), self._place(), 13)
        painter.setPen(QPen(ink.line, 1))
        painter.drawLine(QPointF(room.left(), top + px(51)), QPointF(room.right(), top + px(51)))
        self._paint_foot(painter, QRectF(room.left(), top + px(56), room.width(), px(22)))

    def _paint_foot(self, painter: QPainter, room: QRectF) -> None:
        """Paint how far the game is from the known one, and how hard it is: in dots, and in a word if that fits."""
        ink, style, game = self._style.ink, self._style, self.entry.variant
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        bold = QFontMetricsF(style.font(13, bold=True)).horizontalAdvance(self._foot)
        dots = DOTS_WIDE * style.scale
        if game.known or bold + dots + 6 > room.width():
            dots = 0.0
        if dots:
            left = room.left() if rtl else room.right() - dots
            filled = list(Difficulty).index(game.difficulty)
            paint_dots(painter, QRectF(left, room.top(), dots, room.height()), filled, style)
        said = room.adjusted(dots + 6 if rtl else 0, 0, 0 if rtl else -dots - 6, 0)
        painter.setFont(style.font(12))
        hard = words.choice_text(game.difficulty) if dots else ""
        wide = painter.fontMetrics().horizontalAdvance(hard)
        if hard and bold + wide + 10 <= said.width():
            painter.setPen(ink.text2)
            painter.drawText(said, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter, hard)
        painter.setPen(ink.accent_text)
        self._paint_line(painter, said, self._foot, 0)

    def _paint_small(self, painter: QPainter, room: QRectF) -> None:
        """Paint the name with the country under it."""
        px = self._style.px
        top = room.center().y() - px(42) / 2
        self._paint_line(painter, QRectF(room.left(), top, room.width(), px(23)), words.translated(self._name), 15)
        country = words.translated(self.entry.variant.country)
        self._paint_line(painter, QRectF(room.left(), top + px(23), room.width(), px(19)), country, 13)

    @property
    def _name(self) -> str:
        return self.entry.variant.name

    def _place(self) -> str:
        """The country and the players, and the mark of confidence if the rules are not well established."""
        game = self.entry.variant
        parts = [words.translated(game.country), self._players]
        if self.caution and not game.is_own:  # that says it already
            parts.append(self.caution)
        return words.in_one_line(*parts)

    def _paint_line(self, painter: QPainter, room: QRectF, text: str, size: int) -> None:
        """Write a line, a name where it is 15 or higher. A long name is smaller; what does not fit then is left out."""
        ink, title = self._style.ink, size >= 15
        font = self._style.font(size or 13, bold=title or not size, serif=title)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if title and wide > room.width():
            font.setPixelSize(max(self._style.px(LEAST_NAME), int(font.pixelSize() * room.width() / wide)))
        painter.setFont(font)
        painter.setPen(ink.text if title else ink.text2 if size else ink.accent_text)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, shown)
