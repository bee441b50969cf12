"""The card of a game in the list: a small picture of its deal, its name, where it is played, a line about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.rules.terms import TurnUp
from belote_desktop.models import words
from belote_desktop.variants import Variant, get
from belote_desktop.variants.variant import Standing
from belote_desktop.windows.controls import capital
from belote_desktop.windows.icons import sign_pixmap
from belote_desktop.windows.sheet import paint_cloth
from belote_desktop.windows.style import Style
from belote_desktop.windows.suit_text import PAPER, SUIT_COLOURS

BACK = "#6F3238"
SAMPLE = (("A", "♠"), ("K", "♠"), ("Q", "♥"), ("9", "♥"), ("J", "♦"), ("8", "♦"), ("Q", "♣"), ("7", "♣"))


class GameCard(QAbstractButton):
    """One game to choose."""

    def __init__(self, variant: Variant, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant = variant
        self._style = style
        self._rules = get(variant.parent or "") if variant.known else get(variant.id)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """The language has changed."""
        name, flavour = words.translated(self.variant.name), words.translated(self.variant.flavour)
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            self.tr("{flavour} {country}. {standing}. {badges}.").format(
                flavour=flavour,
                country=words.translated(self.variant.country),
                standing=words.choice_text(self.variant.standing),
                badges=words.listed(self.badges()),
            )
        )
        self.setToolTip(flavour)
        self.updateGeometry()
        self.update()

    @property
    def told(self) -> str:
        """Everything a game is found by."""
        return " ".join((self.accessibleName(), self.accessibleDescription(), self.variant.id))

    def badges(self) -> list[str]:
        """The game in a few figures and words."""
        said = [self.tr("%n player(s)", "", self._rules.table.seats), self.tr("%n card(s)", "", len(pack(self._rules)))]
        return said if self.variant.known else [*said, *self._likeness()]

    def _likeness(self) -> list[str]:
        """What the game is like to play."""
        game = self.variant
        return [
            self.tr("{length} match").format(length=words.choice_text(game.length)),
            self.tr("{much} luck").format(much=words.choice_text(game.luck)),
            words.choice_text(game.difficulty),
        ]

    @property
    def caution(self) -> str:
        """That the rules of a game are not well established; empty where they are."""
        standing = self.variant.standing
        return "" if standing is Standing.STANDARD else capital(words.choice_text(standing))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(230), 96 + self._style.px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(170), self.sizeHint().height())

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
        picture = QRectF(card.left() + 8, card.top() + 8, card.width() - 16, 88)
        paint_deal(painter, picture, self._style, self._rules)
        if chosen:
            self._paint_check(painter, picture)
        text = QRectF(card.left() + 12, picture.bottom() + 4, card.width() - 24, card.bottom() - picture.bottom() - 8)
        self._paint_words(painter, text)

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
        ink, style = self._style.ink, self._style
        wrapped = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.setFont(style.font(16, bold=True, serif=True))
        painter.setPen(ink.text)
        title = QRectF(room.left(), room.top(), room.width(), style.px(44))
        used = painter.boundingRect(title, wrapped, words.translated(self.variant.name))
        painter.drawText(title, wrapped, words.translated(self.variant.name))
        painter.setFont(style.font(12))
        badges = " · ".join(badge.replace(" ", "\u00a0") for badge in self.badges()).replace(" ·", "\u00a0·")
        low = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap)
        foot = painter.boundingRect(room, low, badges)
        painter.setPen(ink.accent_text)
        painter.drawText(room, low, badges)
        top = foot.top()
        if self.caution:
            painter.setPen(ink.text)
            above = QRectF(room.left(), room.top(), room.width(), foot.top() - room.top())
            top = painter.boundingRect(above, low, self.caution).top()
            painter.drawText(above, low, self.caution)
        painter.setFont(style.font(13))
        painter.setPen(ink.text2)
        flavour = QRectF(room.left(), used.bottom() + 3, room.width(), top - used.bottom() - 5)
        painter.drawText(flavour, wrapped, words.translated(self.variant.flavour))


def paint_deal(painter: QPainter, room: QRectF, style: Style, rules: Ruleset) -> None:
    """The deal in one drawing: closed hands, the open hand, what is turned up. It is never mirrored."""
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    shape = QPainterPath()
    shape.addRoundedRect(room, 8, 8)
    painter.setClipPath(shape)
    paint_cloth(painter, room, style.theme)
    width = room.height() * 0.18
    first = min(sum(rules.deal.packets) or rules.hand_size, len(SAMPLE))
    spots = {
        2: ((0.5, 0.06, 180),),
        3: ((0.28, 0.10, 150), (0.72, 0.10, 210)),
        4: ((0.5, 0.06, 180), (0.03, 0.48, 90), (0.97, 0.48, 270)),
    }[rules.table.seats]
    for x, y, turn in spots:
        _paint_backs(painter, QPointF(room.left() + room.width() * x, room.top() + room.height() * y), turn, width,
                     first, style)  # fmt: skip
    middle = room.center() - QPointF(0, room.height() * 0.05)
    if rules.deal.turn_up is not TurnUp.NONE and not rules.deal.stacks:
        _paint_back(painter, middle - QPointF(width * 0.8, 0), 0, width * 1.2, style)
        _paint_face(painter, middle + QPointF(width * 0.8, 0), 5, width * 1.3, ("J", "♥"), style)
    for place, card in enumerate(SAMPLE[:first]):
        offset = place - (first - 1) / 2
        at = QPointF(room.center().x() + offset * width * 0.9, room.bottom() - width * 0.55 + offset * offset * 0.35)
        _paint_face(painter, at, offset * 3, width * 1.22, card, style)
    painter.restore()


def _paint_backs(painter: QPainter, at: QPointF, turn: float, width: float, count: int, style: Style) -> None:
    for place in range(count):
        offset = place - (count - 1) / 2
        along = QPointF(offset * width * 0.5, 0) if turn in (150, 180, 210) else QPointF(0, offset * width * 0.5)
        _paint_back(painter, at + along, turn, width, style)


def _paint_back(painter: QPainter, at: QPointF, turn: float, width: float, style: Style) -> None:
    card = _paper(painter, at, turn, width, style.ink.face, style.ink.face_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(card.adjusted(1.2, 1.2, -1.2, -1.2), width * 0.06, width * 0.06)
    painter.restore()


def _paint_face(painter: QPainter, at: QPointF, turn: float, width: float, card: tuple[str, str], style: Style) -> None:
    paper = _paper(painter, at, turn, width, QColor(PAPER), style.ink.face_edge)
    painter.setPen(QColor(SUIT_COLOURS[card[1]]))
    for half, text, size in ((0, card[0], 0.56), (1, card[1], 0.60)):
        font = style.font(10, bold=True)
        font.setPixelSize(max(6, round(width * size)))
        painter.setFont(font)
        room = QRectF(paper.left(), paper.top() + half * paper.height() / 2, paper.width(), paper.height() / 2)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _paper(painter: QPainter, at: QPointF, turn: float, width: float, fill: QColor, edge: QColor) -> QRectF:
    """An empty card round the origin; the caller restores the painter."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    card = QRectF(-width / 2, -width * 0.71, width, width * 1.42)
    painter.setPen(QPen(edge, 0.8))
    painter.setBrush(fill)
    painter.drawRoundedRect(card, width * 0.1, width * 0.1)
    return card
