"""A lesson as a tile on the way through a course: its cards on cloth, its number, its title and how far one is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from belote_desktop.coach.lessons import Lesson
from belote_desktop.coach.lessons.cards_shown import cards_of
from belote_desktop.models.words import words
from belote_desktop.profile.progress import LessonProgress
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import CENTRED, smooth, write, write_wrapped
from belote_desktop.table.items.pixmaps import DeckPixmaps, Key, margin
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_cloth

CLOTH, DISC, CARD = 84, 32, 46
"""The height of the cloth, the size of the number on its edge, and the width of a card, in pixels at 100 %."""
FLAT = 420
"""A tile at least so wide for text at 100 % stands alone in its row, and has no picture: study 05."""
CARDS, BACKS = 5, 4
"""How many cards a picture has, and how many backs that of a lesson that shows no cards."""
_EDGE, _FOOT, _RADIUS = 10, 24, 12
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class LessonTile(QAbstractButton):
    """One lesson; `steered` carries an arrow key, Home or End."""

    steered = Signal(int)

    def __init__(self, style: Style, deck: DeckPixmaps, number: int, lesson: Lesson) -> None:
        super().__init__()
        self._style, self._deck = style, deck
        self.number, self.lesson = number, lesson
        self.progress, self.is_next = LessonProgress(), False
        self._cards = cards_of(lesson, CARDS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_progress(self, progress: LessonProgress, *, is_next: bool) -> None:
        """Show how far one is in the lesson, and whether it is the one to go on with."""
        self.progress, self.is_next = progress, is_next
        #: A lesson in a list. {number}: which lesson. {title}: its title.
        pattern = self.tr("{number}. {title}")
        self.setAccessibleName(pattern.format(number=words.number(self.number), title=self.title))
        self.setAccessibleDescription(self.state)
        self.updateGeometry()
        self.update()

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return words.sentence(self.lesson.title)

    @property
    def state(self) -> str:
        """Whether the lesson is done, is the next one, or how many of its steps are behind; and that it is a custom."""
        if not self.lesson.is_custom:
            return self._standing
        #: A lesson in a list that teaches what partners agree on. {standing}: how far one is in it, such as “Done”.
        return self.tr("A custom · {standing}").format(standing=self._standing)

    @property
    def _standing(self) -> str:
        if self.progress.is_done:
            #: A lesson was finished.
            return self.tr("Done")
        if self.is_next and not self.progress.steps:
            #: A lesson in a list: the one to take next.
            return self.tr("Next lesson")
        #: A lesson in a list. {done}, {all}: numbers of steps.
        pattern = self.tr("{done} of {all} steps")
        return pattern.format(done=words.number(self.progress.steps), all=words.number(len(self.lesson.steps)))

    # ------------------------------------------------------------------ its size
    def is_flat(self, width: int) -> bool:
        """Whether a tile so wide has no picture."""
        return width >= self._style.px(FLAT)

    @property
    def cloth_middle(self) -> int:
        """How far below its top edge the way goes on to the next tile."""
        return self._style.px(_EDGE + CLOTH // 2)

    def height_for(self, width: int) -> int:
        """The height that a tile of a width needs for its title."""
        px, flat = self._style.px, self.is_flat(width)
        room = width - px(4 * _EDGE) - (px(DISC) if flat else 0)
        high = self._metrics.boundingRect(0, 0, max(room, 40), 9999, Qt.TextFlag.TextWordWrap, self.title).height()
        above = px(_EDGE) if flat else px(_EDGE + CLOTH + DISC // 2 + 4)
        return above + high + px(_FOOT + _EDGE)

    @property
    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._style.font(15, bold=True, serif=True))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(240), self.height_for(self._style.px(240)))

    # ------------------------------------------------------------------ what is seen
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink, px = QPainter(self), self._style.ink, self._style.px
        smooth(painter)
        whole = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        strong = self.is_next or self.hasFocus()
        painter.setPen(
            QPen(ink.accent if self.hasFocus() else ink.primary if self.is_next else ink.line, 1 + 2 * strong)
        )
        painter.setBrush(ink.select if self.underMouse() else ink.raised)
        painter.drawRoundedRect(whole, _RADIUS, _RADIUS)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        flat = self.is_flat(self.width())
        if not flat:
            self._paint_cloth(painter, QRectF(px(_EDGE), px(_EDGE), self.width() - 2 * px(_EDGE), px(CLOTH)))
        size, left = px(DISC), px(_EDGE) * (1 if flat else 2)
        top = (self.height() - size) / 2 if flat else px(_EDGE + CLOTH) - size / 2
        self._paint_disc(painter, QRectF(self.width() - left - size if mirrored else left, top, size, size))
        self._write_words(painter, flat, mirrored)

    def _paint_cloth(self, painter: QPainter, room: QRectF) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(room, _RADIUS - 4, _RADIUS - 4)
        painter.save()
        painter.setClipPath(outline)
        paint_cloth(painter, room, self._style.theme)
        wide = self._style.px(CARD)
        names = [str(card) for card in self._cards] or ["back"] * BACKS
        step = wide * 0.72
        x = room.center().x() - (wide + step * (len(names) - 1)) / 2
        y = room.center().y() - wide * CARD_RATIO / 2
        edge = margin(wide)
        for place, name in enumerate(names):
            picture = self._deck.picture(Key(name, wide, self.devicePixelRatioF())).pixmap
            painter.drawPixmap(QPointF(x + place * step - edge, y - edge), picture)
        painter.restore()

    def _paint_disc(self, painter: QPainter, disc: QRectF) -> None:
        """A filled disc with a check, a strong ring with the number, or a thin one: the shape tells the state."""
        ink, theme, done = self._style.ink, self._style.theme, self.progress.is_done
        painter.setBrush(ink.primary if done else ink.raised)
        painter.setPen(QPen(ink.primary if done or self.is_next else ink.line2, 3 if self.is_next else 1.5))
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        if done:
            size = round(disc.width() * 0.6)
            sign = sign_pixmap("check", ink.primary_text, size, self.devicePixelRatioF())
            painter.drawPixmap(disc.center() - QPointF(size / 2, size / 2), sign)
        else:
            colour = theme.text if self.is_next else theme.text2
            write(
                painter, disc, words.number(self.number), disc.width() * 0.46, colour, bold=self.is_next, align=CENTRED
            )

    def _write_words(self, painter: QPainter, flat: bool, mirrored: bool) -> None:
        px, ink = self._style.px, self._style.ink
        beside = px(3 * _EDGE + DISC) if flat else px(2 * _EDGE)
        top = px(_EDGE) if flat else px(_EDGE + CLOTH + DISC // 2 + 4)
        wide = self.width() - beside - px(2 * _EDGE)
        room = QRectF(px(2 * _EDGE) if mirrored else beside, top, wide, self.height() - top)
        lead = Qt.AlignmentFlag.AlignLeading  # mirrored by the painter, whose direction is the widget’s
        painter.setFont(self._style.font(15, bold=True, serif=True))
        painter.setPen(ink.text)
        write_wrapped(painter, room, self.title, lead)
        started = self.progress.is_done or self.is_next or bool(self.progress.steps)
        painter.setFont(self._style.font(13, bold=started))
        painter.setPen(ink.good if self.progress.is_done else ink.accent_text if started else ink.text2)
        foot = QRectF(room.left(), self.height() - px(_FOOT + _EDGE // 2), room.width(), px(_FOOT))
        painter.drawText(foot, int(lead | Qt.AlignmentFlag.AlignVCenter), self.state)
        if self.progress.steps and not self.progress.is_done:
            self._paint_bar(painter, foot, mirrored)

    def _paint_bar(self, painter: QPainter, foot: QRectF, mirrored: bool) -> None:
        """How much of a lesson that was begun is behind."""
        px, ink = self._style.px, self._style.ink
        words_end = QFontMetrics(painter.font()).horizontalAdvance(self.state) + px(12)
        wide = foot.width() - words_end
        if wide < px(30):
            return
        left = foot.left() if mirrored else foot.left() + words_end
        bar = QRectF(left, foot.center().y() - px(3), wide, px(6))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink.line)
        painter.drawRoundedRect(bar, 3, 3)
        part = wide * self.progress.steps / len(self.lesson.steps)
        painter.setBrush(ink.primary)
        painter.drawRoundedRect(
            QRectF(bar.right() - part if mirrored else bar.left(), bar.top(), part, bar.height()), 3, 3
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the lesson, as a click does; the arrow keys go to another one."""
        if event.key() in _ARROWS:
            self.steered.emit(event.key())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
