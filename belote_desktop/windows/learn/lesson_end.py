"""The end of the lesson that is a whole deal: what was reached, and what one may do next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.lessons import Lesson
from belote_desktop.models.words import words
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import EDGE, label, panel, set_role


class LessonEnd(QWidget):
    """A title, a sentence and buttons: the next lesson if there is one, a match, drills, all lessons."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.sentence = label(role="heading", wrap=True), label(role="lead", wrap=True)
        self.go_on, self.match, self.drill, self.all = (QPushButton() for _ in range(4))
        paper, buttons = panel("paper"), QWidget()
        row = FlowLayout(buttons, gap=10)
        for button in (self.go_on, self.match, self.drill, self.all):
            button.setAutoDefault(False)
            row.addWidget(button)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(14)
        for part in (self.title, self.sentence, buttons):
            inside.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, 24, EDGE, 24)
        column.addWidget(paper, 0, Qt.AlignmentFlag.AlignTop)
        self._lesson: Lesson | None = None
        self._following: Lesson | None = None

    def tell(self, lesson: Lesson, following: Lesson | None) -> None:
        """Say that a lesson is completed, and which is next; None after the last one of the course."""
        self._lesson, self._following = lesson, following
        self.reword()

    def reword(self) -> None:
        """Set all texts."""
        if self._lesson is None:
            return
        if self._following is None:
            self.title.setText(self.tr("Course completed"))
            self.sentence.setText(self.tr("You have completed every lesson. Play a match, or practise with drills."))
        else:
            self.title.setText(self.tr("You have played a whole deal"))
            #: {title}: the title of a lesson.
            pattern = self.tr("You know how to play. The next lesson is “{title}”. You can also play a match now.")
            self.sentence.setText(pattern.format(title=words.sentence(self._following.title)))
        self.go_on.setVisible(self._following is not None)
        #: A button: to the next lesson.
        self.go_on.setText(self.tr("Next lesson"))
        #: A button.
        self.match.setText(self.tr("Play a match"))
        #: A button: short questions to practise.
        self.drill.setText(self.tr("Drills"))
        #: A button: to the list of lessons.
        self.all.setText(self.tr("All lessons"))
        for button in (self.go_on, self.match):
            set_role(button, "primary" if button is self.first_button else "")
            button.style().unpolish(button)
            button.style().polish(button)

    @property
    def first_button(self) -> QPushButton:
        """The button for what comes next."""
        return self.go_on if self._following is not None else self.match

    @property
    def told(self) -> tuple[str, str]:
        """What a screen reader says."""
        return self.title.text() + ".", self.sentence.text()
