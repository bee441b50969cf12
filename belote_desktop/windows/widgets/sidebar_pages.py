"""Pages shown one at a time, listed at the side or, in narrow windows, in a box above."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, panel, rule, set_role

if TYPE_CHECKING:
    from belote_desktop.windows.widgets.controls import PageBox
    from belote_desktop.windows.widgets.navigation import Navigation

WIDEST = 860
"""Pages are no wider than this at 100 %: lines stay short enough to read, and a control near its words."""


class SidebarPages(QWidget):
    """Pages by key. `about_to_show` carries the key of a page before it is shown, for pages that are made only then,
    `shown` that of the page on show.

    The list and the box are made when they are first shown: the catalogue, with which the window opens, shows neither.
    """

    about_to_show = Signal(str)
    shown = Signal(str)

    def __init__(
        self, style: Style, pages: tuple[tuple[str, str], ...], *, surface: str = "panel", width: int = 216
    ) -> None:
        """`pages` are keys with the names of their signs; `surface` is the look of what the pages lie on."""
        super().__init__()
        set_role(self, "plain")
        self._style, self._width, self._surface = style, width, surface
        self._pages = pages
        self.keys = tuple(key for key, _ in pages)
        self._titles: Mapping[str, str] = {}
        self._name = ""
        self._changes: dict[str, int] = {}
        self._unlimited: frozenset[str] = frozenset()
        self._at_side = self._in_box = True
        self.heading = label(role="heading", wrap=True)
        self.stack = QStackedWidget()
        set_role(self.stack, "plain")
        for _ in self.keys:
            self.stack.addWidget(QWidget())
        self._lay_out()

    def _lay_out(self) -> None:
        self.head = QWidget()
        set_role(self.head, "plain")
        self._line = rule()
        self._head_row = QHBoxLayout(self.head)
        self._head_row.setContentsMargins(24, 13, 24, 8)
        self._head_row.addWidget(self.heading, 1)
        self.middle = panel(self._surface)
        inside = QVBoxLayout(self.middle)
        inside.setContentsMargins(1, 1, 1, 8)
        inside.setSpacing(0)
        inside.addWidget(self.head)
        inside.addWidget(self._line)
        inside.addWidget(self.stack, 1)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(16)
        self._columns.addWidget(self.middle, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._columns, 1)
        self.set_spacing(16)

    # ------------------------------------------------------------------ the list and the box
    @cached_property
    def navigation(self) -> Navigation:
        """The list of pages at the side."""
        from belote_desktop.windows.widgets.navigation import Navigation

        made = Navigation(self._style, self._pages)
        made.chosen.connect(self.show_page)
        made.setFixedWidth(self._style.px(self._width))
        self._word_list(made)
        for key, count in self._changes.items():
            made.count_changes(key, count)
        self._mark_in_list(made)
        self._columns.insertWidget(0, made)
        made.setVisible(self._at_side)
        return made

    @cached_property
    def page_box(self) -> PageBox:
        """The list of pages as a box."""
        from belote_desktop.windows.widgets.controls import PageBox

        made = PageBox(self._style)
        made.activated.connect(lambda row: self.show_page(self.keys[row]))
        self._word_box(made)
        self._whole.insertWidget(0, made)
        made.setVisible(self._in_box)
        return made

    @property
    def _navigation_made(self) -> Navigation | None:
        return vars(self).get("navigation")

    @property
    def _page_box_made(self) -> PageBox | None:
        return vars(self).get("page_box")

    def _word_list(self, navigation: Navigation) -> None:
        if self._titles:
            navigation.word(self._titles)
            navigation.setAccessibleName(self._name)

    def _word_box(self, box: PageBox) -> None:
        box.clear()
        box.addItems([self._titles.get(key, "") for key in self.keys])
        box.setCurrentIndex(self.stack.currentIndex())
        box.name(self._name)

    def _mark_in_list(self, navigation: Navigation) -> None:
        with QSignalBlocker(navigation):
            navigation.show_page(self.current)

    def count_changes(self, key: str, count: int) -> None:
        """How much is changed on a page; the list says it."""
        self._changes[key] = count
        if self._navigation_made is not None:
            self._navigation_made.count_changes(key, count)

    # ------------------------------------------------------------------ the pages
    @property
    def current(self) -> str:
        """The page on show."""
        return self.keys[self.stack.currentIndex()]

    def put(self, key: str, content: QWidget, *, limited: bool = True) -> None:
        """Give a page its content, in the place of what it had; it is no wider than text should be unless it has no
        limit.
        """
        self._unlimited = self._unlimited - {key} if limited else self._unlimited | {key}
        old = self.stack.widget(self.keys.index(key))
        assert old is not None, "every page has a content, if only an empty one"
        self.stack.insertWidget(self.stack.indexOf(old), content)
        if old is self.stack.currentWidget():
            self.stack.setCurrentWidget(content)
        self.stack.removeWidget(old)
        old.hide()
        old.deleteLater()
        if limited:
            self._limit(content)

    def _limit(self, content: QWidget) -> None:
        """Keep a page from growing too wide for its text."""
        inside = content.widget() if isinstance(content, QScrollArea) else content
        if inside is not None:
            inside.setMaximumWidth(self._style.px(WIDEST))

    def clear(self, key: str) -> None:
        """Take the content of a page away."""
        self.put(key, QWidget())

    def show_page(self, key: str) -> None:
        """Show a page, and mark it in the list."""
        self.about_to_show.emit(key)
        row = self.keys.index(key)
        self.stack.setCurrentIndex(row)
        if self._page_box_made is not None:
            self._page_box_made.setCurrentIndex(row)
        if self._navigation_made is not None:
            self._mark_in_list(self._navigation_made)
        self._word_heading()
        self.shown.emit(key)

    # ------------------------------------------------------------------ words and looks
    def word(self, titles: Mapping[str, str], name: str) -> None:
        """The names of the pages by key, and what the list of them is called."""
        self._titles, self._name = titles, name
        if self._navigation_made is not None:
            self._word_list(self._navigation_made)
        if self._page_box_made is not None:
            self._word_box(self._page_box_made)
        self._word_heading()

    def _word_heading(self) -> None:
        self.heading.setText(self._titles.get(self.current, ""))

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        if self._navigation_made is not None:
            self._navigation_made.setFixedWidth(self._style.px(self._width))
        for number, key in enumerate(self.keys):
            content = self.stack.widget(number)
            if content is not None and key not in self._unlimited:
                self._limit(content)

    # ------------------------------------------------------------------ what stands where
    def add_to_head(self, part: QWidget) -> None:
        """Put something at the end of the heading."""
        self._head_row.addWidget(part)

    def add_beside(self, part: QWidget) -> None:
        """Put something on the other side of the pages."""
        self._columns.addWidget(part)
        self._columns.setSpacing(20)

    def set_spacing(self, gap: int) -> None:
        """The room between the box and the pages."""
        self._whole.setSpacing(gap)

    def list_pages(self, *, at_side: bool, in_box: bool) -> None:
        """Where the pages are listed, if they are."""
        self._at_side, self._in_box = at_side, in_box
        if at_side or self._navigation_made is not None:
            self.navigation.setVisible(at_side)
        if in_box or self._page_box_made is not None:
            self.page_box.setVisible(in_box)

    def show_surface(self, shown: bool) -> None:
        """Whether the page lies on a surface of its own, or directly on the page of the window."""
        role = self._surface if shown else "plain"
        if self.middle.property("role") != role:
            set_role(self.middle, role)
            self.middle.style().unpolish(self.middle)
            self.middle.style().polish(self.middle)

    def show_head(self, shown: bool) -> None:
        """Whether the name of the page stands over it."""
        self.head.setVisible(shown)
        self._line.setVisible(shown)
