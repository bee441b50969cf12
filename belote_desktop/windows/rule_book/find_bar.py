"""The search bar above a text: the search field, the number of hits, and buttons for the next and previous one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QStyle, QStyleOptionFrame, QWidget

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role

_USUAL = 210
"""The width of the search field, for text at 100 %, if its own words need no more."""


class FindField(QLineEdit):
    """Enter goes on, Shift+Enter back, Escape forgets what was asked; with nothing asked it closes the window."""

    moved = Signal(bool)
    given_up = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Wide enough for the words shown while nothing is asked."""
        option, metrics = QStyleOptionFrame(), self.fontMetrics()
        self.initStyleOption(option)
        words_size = QSize(metrics.horizontalAdvance(self.placeholderText()) + self._style.px(8), metrics.height())
        framed = self.style().sizeFromContents(QStyle.ContentsType.CT_LineEdit, option, words_size, self)
        return QSize(max(self._style.px(_USUAL), framed.width()), super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.moved.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """`asked` carries what is looked for and whether in every game, `moved` whether on (True) or back."""

    asked = Signal(str, bool)
    moved = Signal(bool)
    given_up = Signal()

    def __init__(self, style: Style, *more: QWidget) -> None:
        """`more` are other buttons of the line."""
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self.field = FindField(style)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._tell)
        self.field.moved.connect(self.moved)
        self.field.given_up.connect(self.given_up)
        self.back, self.on = QPushButton(), QPushButton()
        self.back.clicked.connect(lambda: self.moved.emit(False))
        self.on.clicked.connect(lambda: self.moved.emit(True))
        self.everywhere = QPushButton()
        self.everywhere.setCheckable(True)
        set_role(self.everywhere, "chip")
        self.everywhere.toggled.connect(self._tell)
        self.count = label(role="sentence")
        row = FlowLayout(self)
        for part in (self.field, self.back, self.on, self.everywhere, *more, self.count):
            row.addWidget(part)
        for button in (self.back, self.on):
            set_role(button, "sign")
        for button in (self.back, self.on, self.everywhere):
            button.setAutoDefault(False)
        self.count_hits(0, 0)

    @property
    def text(self) -> str:
        """What is looked for."""
        return self.field.text().strip()

    def count_hits(self, place: int, count: int) -> None:
        """Say which hit of how many is shown; 0 of 0 where there is none."""
        self.back.setEnabled(count > 0)
        self.on.setEnabled(count > 0)
        if count:
            #: {place}, {count}: numbers of places found.
            pattern = self.tr("{place} of {count}")
            self._say(pattern.format(place=words.number(place), count=words.number(count)))
        else:
            #: The words were not found.
            self._say(self.tr("Not found") if self.text else "")

    def count_games(self, games: int, paragraphs: int) -> None:
        """Say in how many games it was found."""
        if not games:
            self.count_hits(0, 0)
            return
        self.back.setEnabled(True)
        self.on.setEnabled(True)
        #: How often words were found in the rules. {games}: a number.
        source = QT_TRANSLATE_NOOP("FindBar", "%n paragraph(s) in {games} {games:n|game|games}", "", 1)
        self._say(words.sentence(counted(source, paragraphs, games=games)))

    def _say(self, text: str) -> None:
        self.count.setText(text)
        self.count.setVisible(bool(text))
        self.field.setAccessibleDescription(text)

    def _tell(self) -> None:
        self.everywhere.setIcon(
            sign("check", self._style.ink.accent_text, 16) if self.everywhere.isChecked() else QIcon()
        )
        self.asked.emit(self.text, self.everywhere.isChecked())

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        self.field.setPlaceholderText(self.tr("Find in the rules"))
        self.field.setAccessibleName(self.tr("Find in the rules"))
        self.field.updateGeometry()
        #: A switch: search the rules of all games.
        self.everywhere.setText(self.tr("All games"))
        #: A button.
        for button, text in ((self.back, self.tr("Previous (Shift+F3)")), (self.on, self.tr("Next (F3)"))):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        px = self._style.px
        self.field.updateGeometry()
        side = max(44, px(44))
        for button, name in ((self.back, "up"), (self.on, "down")):
            button.setIcon(sign(name, self._style.ink.text, px(20)))
            button.setIconSize(QSize(px(20), px(20)))
            button.setFixedSize(side, side)
        self.count.setMinimumHeight(side)
