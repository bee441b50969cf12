"""The honesty page: how the computer plays, what it sees, the seals of the deals, and the hands that were dealt.

It reads the records of the profile and writes nothing.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop import variants
from belote_desktop.models import words
from belote_desktop.models.honesty import HandCounting, Listed, OpenRecord, listed, open_record
from belote_desktop.windows.controls import PageBox
from belote_desktop.windows.honesty_hands import HandsPanel
from belote_desktop.windows.honesty_how import HowPanel
from belote_desktop.windows.honesty_pick import Pick
from belote_desktop.windows.honesty_seals import SealsPanel
from belote_desktop.windows.honesty_sight import SightPanel
from belote_desktop.windows.match_session import MatchSession
from belote_desktop.windows.navigation import Navigation
from belote_desktop.windows.parts import Parts
from belote_desktop.windows.sheet import Sheet, label, panel, rule, scrolling, set_role

PAGES = (("how", "info"), ("sight", "search"), ("seals", "check"), ("hands", "target"))
"""The pages and their signs."""
OF_A_MATCH = frozenset(("sight", "seals"))
"""The pages that show one match."""
LISTED = 40
"""So many matches can be chosen, the newest."""
TINY = 620


class HonestyPage(Sheet):
    """`match_id` is the save of the match on the table, which is shown first, and `game` its game."""

    def __init__(self, parts: Parts, match_id: str = "", game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parts.style, parent)
        self._saves, self._match_id = parts.profile.saves, match_id
        self._matches: tuple[Listed, ...] = listed(self._saves, LISTED)
        self._path: Path | None = None
        self.record: OpenRecord | None = None
        self._thinking = parts.workers.aside()
        self.counting = HandCounting(parts.workers.aside(), self)
        self.how = HowPanel()
        self.sight = SightPanel(parts.style, words.index_in_use(parts.preferences), self._thinking)
        self.seals = SealsPanel(parts.style)
        self.hands = HandsPanel(parts.style, self.counting, game)
        self.panels: dict[str, HowPanel | SightPanel | SealsPanel | HandsPanel] = {
            "how": self.how,
            "sight": self.sight,
            "seals": self.seals,
            "hands": self.hands,
        }
        self.navigation, self.page_box = Navigation(parts.style, PAGES), PageBox(parts.style)
        self.heading, self.matches = label(role="heading", wrap=True), Pick(parts.style)
        self.no_match = label(role="name", wrap=True)
        self.stack = QStackedWidget()
        set_role(self.stack, "plain")
        self._lay_out()
        self.navigation.chosen.connect(self.show_part)
        self.page_box.activated.connect(lambda row: self.show_part(self.navigation.keys[row]))
        first = next((each.path for each in self._matches if each.path.stem == match_id), None)
        self.matches.chosen.connect(self.choose_match)
        self._open(first or (self._matches[0].path if self._matches else None))
        self.renew()
        self.navigation.show_page("how")
        self.prefer(1000, 760)
        self.counting.begin(self._saves.all())

    def _lay_out(self) -> None:
        middle = panel("paper")
        inside = QVBoxLayout(middle)
        inside.setContentsMargins(1, 14, 1, 8)
        inside.setSpacing(8)
        head = QHBoxLayout()
        head.setContentsMargins(24, 0, 24, 0)
        head.addWidget(self.heading)
        inside.addLayout(head)
        self.line = rule()
        inside.addWidget(self.line)
        for each in self.panels.values():
            self.stack.addWidget(scrolling(each))
        self._lay_choice("sight")
        inside.addWidget(self.stack, 1)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self.navigation)
        columns.addWidget(middle, 1)
        self.body.addWidget(self.page_box)
        self.body.addLayout(columns, 1)

    def first_focus(self) -> QWidget:
        return self.page_box if self.page_box.isVisible() else self.navigation

    # ------------------------------------------------------------------ what is shown
    def show_part(self, key: str) -> None:
        """Show one of the pages: how, sight, seals, hands."""
        row = self.navigation.keys.index(key)
        self.stack.setCurrentIndex(row)
        self.page_box.setCurrentIndex(row)
        self.navigation.show_page(key)
        self.heading.setText(self._titles()[key])
        if key in OF_A_MATCH:
            self._lay_choice(key)

    def _lay_choice(self, key: str) -> None:
        """Pages of a match share the choice of the match, which scrolls with them."""
        for part in (self.no_match, self.matches):
            self.panels[key].column.insertWidget(0, part)
        self.matches.setVisible(bool(self._matches))
        self.no_match.setVisible(not self._matches)

    def choose_match(self, path: object) -> None:
        """Show another saved match."""
        self._open(Path(str(path)))

    def _open(self, path: Path | None) -> None:
        self._path = path
        self.record = None if path is None else open_record(path)
        self.sight.show_record(self.record)
        self.seals.show_record(self.record)

    # ------------------------------------------------------------------ words and looks
    def _titles(self) -> dict[str, str]:
        return {
            "how": self.tr("How it plays"),
            "sight": self.tr("What it sees"),
            "seals": self.tr("Sealed deals"),
            "hands": self.tr("Dealt hands"),
        }

    def retranslate(self) -> None:
        row = max(0, self.navigation.currentRow())
        self.set_title(self.tr("How the computer plays"), self.tr("And how you can check it yourself"))
        titles = self._titles()
        self.navigation.word(titles)
        self.navigation.setAccessibleName(self.tr("Pages"))
        self.page_box.setAccessibleName(self.tr("Pages"))
        self.page_box.clear()
        self.page_box.addItems([titles[key] for key in self.navigation.keys])
        self.no_match.setText(self.tr("No match has been played in this profile yet."))
        self._fill_matches()
        for part in self.panels.values():
            part.retranslate()
        self.show_part(self.navigation.keys[row])

    def _fill_matches(self) -> None:
        self.matches.fill(self.tr("Match"), [(each.path, self._named(each)) for each in self._matches], self._path)

    def _named(self, each: Listed) -> str:
        """A match by its game and when it was last played."""
        when = QDateTime.fromSecsSinceEpoch(int(each.modified.timestamp()))
        pattern = self.tr("{game}, {time}")
        if each.path.stem == self._match_id:
            pattern = self.tr("{game}, {time}, on the table")
        game = words.translated(variants.name_of(each.header.variant))
        return pattern.format(game=game, time=QLocale().toString(when, QLocale.FormatType.ShortFormat))

    def restyle(self) -> None:
        self.navigation.setFixedWidth(self.style_.px(196))
        for part in self.panels.values():
            part.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        tiny = self.width() / self.style_.scale < TINY
        self.navigation.setVisible(not tiny)
        self.page_box.setVisible(tiny)
        for part in (self.heading, self.line):  # the box says it too
            part.setVisible(not tiny)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more: the thinking and the counting end."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.sight.close_thinking()
            self.counting.close()
            self._thinking.close()


def open_honesty(parts: Parts, session: MatchSession | None = None, parent: QWidget | None = None) -> HonestyPage:
    """The honesty page, with the match on the table first if there is one."""
    if session is None:
        return HonestyPage(parts, parent=parent)
    controller = session.controller
    return HonestyPage(parts, controller.match_id, controller.match.rules.variant, parent)
