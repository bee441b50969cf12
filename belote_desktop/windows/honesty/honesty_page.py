"""The honesty page: how the computer plays, what it sees, the seals of the deals, the number that shuffles the next
match, and the hands dealt.

It reads the records of the profile and writes nothing.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from belote_desktop import variants
from belote_desktop.models.analysis.honesty import HandCounter, Listed, OpenRecord, listed, open_record
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.words import words
from belote_desktop.windows.honesty.honesty_hands import HandsPanel
from belote_desktop.windows.honesty.honesty_how import HowPanel
from belote_desktop.windows.honesty.honesty_number import NumberPanel
from belote_desktop.windows.honesty.honesty_pick import Pick
from belote_desktop.windows.honesty.honesty_seals import SealsPanel
from belote_desktop.windows.honesty.honesty_sight import SightPanel
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.page import Page, label
from belote_desktop.windows.widgets.scrolling import scrolling
from belote_desktop.windows.widgets.sidebar_pages import SidebarPages

PAGES = (("how", "info"), ("sight", "search"), ("seals", "check"), ("number", "pencil"), ("hands", "target"))
"""The pages and their signs."""
OF_A_MATCH = frozenset(("sight", "seals"))
"""The pages that show one match."""
LISTED = 40
"""The number of matches, the newest, that can be chosen."""
TINY = 620


class HonestyPage(Page):
    """The honesty page; `match_id` is the save of the match on the table, shown first, and `game` its game."""

    def __init__(self, services: Services, match_id: str = "", game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(services.style, parent)
        self._saves, self._match_id = services.profile.saves, match_id
        self._matches: tuple[Listed, ...] = listed(self._saves, LISTED)
        self._path: Path | None = None
        self.record: OpenRecord | None = None
        self._thinking_tasks = services.workers.aside(self)
        self.hand_counter = HandCounter(services.workers.aside(self), self)
        self.how = HowPanel()
        self.sight = SightPanel(services.style, words.index_in_use(services.preferences), self._thinking_tasks)
        self.seals = SealsPanel(services.style)
        self.number = NumberPanel(services.style, services.next_shuffle)
        self.hands = HandsPanel(services.style, self.hand_counter, game)
        self.panels: dict[str, HowPanel | SightPanel | SealsPanel | NumberPanel | HandsPanel] = {
            "how": self.how,
            "sight": self.sight,
            "seals": self.seals,
            "number": self.number,
            "hands": self.hands,
        }
        self.matches, self.no_match = Pick(services.style), label(role="name", wrap=True)
        self.sidebar = SidebarPages(services.style, PAGES, surface="paper", width=196)
        for key, each in self.panels.items():
            self.sidebar.put(key, scrolling(each))
        self.sidebar.about_to_show.connect(self._lay_choice)
        self.body.addWidget(self.sidebar, 1)
        self._lay_choice("sight")
        first = next((each.path for each in self._matches if each.path.stem == match_id), None)
        self.matches.chosen.connect(self.choose_match)
        self._open(first or (self._matches[0].path if self._matches else None))
        self.renew()
        self.prefer(1000, 760)
        self.hand_counter.begin(self._saves.all())

    def first_focus(self) -> QWidget:
        return self.sidebar.page_box if self.sidebar.page_box.isVisible() else self.sidebar.navigation

    # ------------------------------------------------------------------ what is shown
    def _lay_choice(self, key: str) -> None:
        """Put the choice of a match on a page about a match, where it scrolls with the page."""
        if key not in OF_A_MATCH:
            return
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
            #: A page about the computer players.
            "how": self.tr("How they play"),
            #: A page about the computer players.
            "sight": self.tr("What they see"),
            "seals": self.tr("Sealed deals"),
            #: A page about the number that the person chooses for the shuffle.
            "number": self.tr("Your number"),
            "hands": self.tr("Dealt hands"),
        }

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("How the computer plays"), self.tr("And how to check it yourself"))
        #: Read aloud: the list of pages beside the page.
        self.sidebar.word(self._titles(), self.tr("Pages"))
        self.no_match.setText(self.tr("No match has been played with this profile yet."))
        self._fill_matches()
        for part in self.panels.values():
            part.retranslate()

    def _fill_matches(self) -> None:
        #: The label of a list of matches.
        self.matches.fill(self.tr("Match"), [(each.path, self._named(each)) for each in self._matches], self._path)

    def _named(self, each: Listed) -> str:
        """The text of a match in the menu: its game and when it was last played."""
        when = QDateTime.fromSecsSinceEpoch(int(each.modified.timestamp()))
        #: {game}: a game, Coinche. {time}: date and time. A match in a list.
        pattern = self.tr("{game}, {time}")
        if each.path.stem == self._match_id:
            #: {game}: a game, Coinche. {time}: date and time. A match in a list.
            pattern = self.tr("{game}, {time}, current match")
        game = words.translated(variants.name_of(each.header.variant))
        return pattern.format(game=game, time=QLocale().toString(when, QLocale.FormatType.ShortFormat))

    def restyle(self) -> None:
        self.sidebar.restyle()
        for part in self.panels.values():
            part.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        tiny = self.width() / self.style_.scale < TINY
        self.sidebar.list_pages(at_side=not tiny, in_box=tiny)
        self.sidebar.show_head(not tiny)  # the box says it too
        self.sidebar.stack.setContentsMargins(0, 13 if tiny else 8, 0, 0)


def open_honesty(
    services: Services, controller: MatchController | None = None, parent: QWidget | None = None
) -> HonestyPage:
    """The honesty page, with the match on the table first if there is one."""
    if controller is None:
        return HonestyPage(services, parent=parent)
    return HonestyPage(services, controller.match_id, controller.match.rules.variant, parent)
