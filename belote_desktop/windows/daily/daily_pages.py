"""Opens set deals: the deal of the day, deals by code, and what came of them.

A page is imported when it is first opened, so that the window opens sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.windows.look.services import Services

if TYPE_CHECKING:
    from belote_desktop.duplicate import SetDeal
    from belote_desktop.engine import Ruleset
    from belote_desktop.profile.set_deals.set_results import Series, SetResult
    from belote_desktop.windows.daily.code_page import CodePage
    from belote_desktop.windows.daily.eight_page import EightPage
    from belote_desktop.windows.daily.set_page import SetPage
    from belote_desktop.windows.widgets.page import Page


class DailyPages(QObject):
    """Makes the pages and passes them to `show`.

    `begun` carries the controller of a set deal, `go_on` the path of one that waits, `again_asked` the name of a match
    to be practised from its start, `review_asked` a `Recorded` and what to call at the end. `failed`
    carries a sentence.
    """

    begun = Signal(object)
    go_on = Signal(Path)
    again_asked = Signal(str)
    review_asked = Signal(object, object)
    failed = Signal(str)

    def __init__(self, services: Services, show: Callable[[Page], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._show = services, show
        self.clock: Callable[[], datetime] = datetime.now
        """Tells the local time."""

    @property
    def today(self) -> date:
        """The local date."""
        return self.clock().date()

    def daily(self, game: str) -> SetPage:
        """Today's deal in a game, by the rules of the catalogue."""
        from belote_desktop import variants
        from belote_desktop.models.daily.set_deals import of_day

        base = self._services.profile.own_games.shelf().base(game)
        return self._open(of_day(variants.get(base), self.today))

    def result(self, key: str) -> SetPage | EightPage | None:
        """The deal with this key, or the eight deals it belongs to; None if the profile does not know it."""
        results = self._services.profile.set_deals
        series = results.series_with(key)
        if series is not None:
            return self._open_eight(series, series.game)
        known = results.of(key)
        return None if known is None else self._open(known)

    def eight(self, game: str) -> EightPage:
        """The eight deals that are being played, else the choice of new ones, in a game or what it is based on."""
        base, running = self._services.profile.own_games.shelf().base(game), self._services.profile.set_deals.running()
        return self._open_eight(running, base)

    def _open_eight(self, series: Series | None, game: str) -> EightPage:
        from belote_desktop.windows.daily.eight_page import EightPage

        page = EightPage(self._services, series, game, self.today)
        page.play_asked.connect(self._begin)
        page.go_on.connect(self.go_on)
        page.deal_asked.connect(lambda deal: self._open_deal(deal))
        self._show(page)
        return page

    def _open_deal(self, deal: SetResult) -> None:
        """A deal of eight beside all levels; closing it leads back to them."""
        self._open(deal).finished.connect(lambda: self.result(deal.key))

    def code(self) -> CodePage:
        """The page to open a code."""
        from belote_desktop.windows.daily.code_page import CodePage

        page = CodePage(self._services.style)
        page.opened.connect(self.deal)
        self._show(page)
        return page

    def text(self, text: str) -> None:
        """Open the deal of a code that came from outside, such as a link."""
        from belote_desktop.duplicate import parse_code
        from belote_desktop.records import RecordError

        try:
            self.deal(parse_code(text))
        except RecordError as problem:
            self.failed.emit(words.sentence(problem.message))

    def deal(self, deal: SetDeal) -> SetPage:
        """The deal of a code."""
        from belote_desktop.models.daily.set_deals import of_code

        return self._open(of_code(deal, self.today))

    def _open(self, result: SetResult) -> SetPage:
        from belote_desktop.windows.daily.set_page import SetPage

        page = SetPage(self._services, result, self.today)
        page.play_asked.connect(self._begin)
        page.go_on.connect(self.go_on)
        page.again_asked.connect(lambda shown: self.again_asked.emit(shown.match))
        page.review_asked.connect(self._review)
        page.code_asked.connect(self.code)
        self._show(page)
        return page

    def _begin(self, wanted: SetResult) -> None:
        from belote_desktop.duplicate import parse_code
        from belote_desktop.models.daily.set_deals import begin

        deal = parse_code(wanted.code)
        try:
            controller = begin(
                self._services.profile, self._services.workers, wanted, deal, self._names(deal.rules)
            )  # fmt: skip
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
            return
        self.begun.emit(controller)

    def _names(self, rules: Ruleset) -> tuple[str, ...]:
        """The user and the people of the country of the game."""
        from belote_desktop.models.match.company import company

        preferences = self._services.preferences
        #: The name of the user if none is known.
        name = str(preferences.value("player_name")) or self.tr("Player")
        return (name, *(each.name for each in company(rules.variant, rules.table.seats, preferences)))

    def _review(self, shown: SetResult) -> None:
        from belote_desktop.models.daily.set_deals import path_of
        from belote_desktop.models.match.recorded import read_recorded

        path = path_of(self._services.profile, shown)
        if path is None:
            self.failed.emit(self.tr("The match file of this deal is gone, so it cannot be reviewed."))
            return
        try:
            recorded = read_recorded(path)
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
            return
        self.review_asked.emit(recorded, lambda: self.result(shown.key))
