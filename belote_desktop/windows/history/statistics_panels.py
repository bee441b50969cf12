"""The panels of the statistics: each has a title, a sentence, a chart and its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.models.history import tables
from belote_desktop.models.history.match_words import game_name, level_name, strength, trump_name
from belote_desktop.models.history.tables import Table, decimal
from belote_desktop.models.words import words
from belote_desktop.profile.figures import sums
from belote_desktop.profile.figures.match_figures import CAPOT, MatchFigures
from belote_desktop.profile.figures.sums import Share, Streaks, Totals
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.chart_panel import ChartPanel
from belote_desktop.windows.history.charts import Histogram, Row, ShareBars, TimePlot, WonLost
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label

Name = Callable[[str], str]


class StatisticsPanels(QObject):
    """Shows the sums of some matches; a panel with nothing to show is left out. The panels lie on `parent`."""

    def __init__(self, style: Style, shelf: GameShelf, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._matches: tuple[MatchFigures, ...] = ()
        self._variant = ""
        self.plot, self.histogram, self.won_lost = TimePlot(style), Histogram(style), WonLost(style)
        self.time = ChartPanel(style, self.plot, parent)
        self.matches = ChartPanel(style, ShareBars(style), parent)
        self.matches.above.addWidget(self.won_lost)
        self.facts = [label(role="told", wrap=True) for _ in range(4)]
        below = self.matches.layout()
        assert isinstance(below, QVBoxLayout)
        for place, fact in enumerate(self.facts):
            below.insertWidget(below.count() - 1, fact)
            fact.setContentsMargins(0, 6 if place == 0 else 0, 0, 0)
        self.points = ChartPanel(style, self.histogram, parent)
        self.trumps, self.bids, self.games, self.partners, self.levels = (
            ChartPanel(style, ShareBars(style), parent) for _ in range(5)
        )
        self.all = (
            self.time, self.matches, self.points, self.games, self.trumps, self.bids, self.partners, self.levels,
        )  # fmt: skip
        self._empty: set[ChartPanel] = set()

    def show_matches(self, matches: Sequence[MatchFigures], variant: str) -> None:
        """Show the sums of matches that count, the earliest first; `variant` is their game, if it is one."""
        self._matches, self._variant = tuple(matches), variant
        self.retranslate()

    def has(self, panel: ChartPanel) -> bool:
        """Whether a panel has something to show."""
        return bool(self._matches) and panel not in self._empty

    def show_as_tables(self, wanted: bool) -> None:
        """Show tables, or charts."""
        for panel in self.all:
            panel.show_as_table(wanted)

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        for panel in self.all:
            panel.restyle()
        self.won_lost.updateGeometry()

    # ------------------------------------------------------------------ what each tells
    def retranslate(self) -> None:
        """Set all texts and figures in the user's language."""
        matches, self._empty = self._matches, set()
        self._tell_time(sums.over_time(matches))
        self._tell_matches(sums.totals_of(matches), sums.streaks_of(matches))
        self._tell_points()
        self._tell_contracts()
        self._tell_games(() if self._variant else sums.by_game(matches))
        note = self.tr("Matches won together")
        self._tell_shares(self.partners, self.tr("Partners"), note, sums.by_partner(matches), str)
        note = self.tr("Matches won, by the level of the opponents")
        levels = sorted(sums.by_level(matches), key=lambda share: strength(share.key))
        self._tell_shares(self.levels, self.tr("Levels"), note, levels, level_name)
        for panel in self.all:
            panel.setVisible(self.has(panel))

    def _game(self, variant: str) -> str:
        return game_name(variant, self._shelf)

    def _leave_out(self, panel: ChartPanel, empty: bool) -> None:
        if empty:
            self._empty.add(panel)

    def _tell_time(self, spells: Sequence[Share]) -> None:
        self.plot.show_spells(spells)
        note = self.tr("The share of deals your side won. The band is the 95 % interval.")
        if not spells:
            note = self.tr("After %n deal(s) a chart appears here.", "", sums.LEAST_IN_PLOT)
        self.time.tell(self.tr("Deals won over time"), note, tables.spells_table(spells))

    def _tell_matches(self, totals: Totals, streaks: Streaks) -> None:
        parts = (
            (totals.won, self.tr("%n won", "", totals.won)),
            (totals.drawn, self.tr("%n drawn", "", totals.drawn)),
            (totals.lost, self.tr("%n lost", "", totals.lost)),
        )
        self.won_lost.show_counts(*parts)
        rows = (
            Row(self.tr("Contracts made"), totals.taken, self.tr("of %n taken by your side", "", totals.taken.whole)),
            Row(self.tr("Your own contracts made"), totals.own, self.tr("of %n taken by you", "", totals.own.whole)),
            Row(
                self.tr("Contracts defeated"), totals.defended,
                self.tr("of %n taken by your opponents", "", totals.defended.whole),
            ),
        )  # fmt: skip
        chart = self.matches.chart
        assert isinstance(chart, ShareBars)
        chart.show_rows(rows)
        table = tables.contracts_table([row.share for row in rows], lambda _key: "")
        named = [(row.name, *cells[1:]) for row, cells in zip(rows, table.rows, strict=True)]
        note = words.in_a_row([text for count, text in parts if count])
        heads = (
            #: The head of a table: what was done with contracts, such as made and defeated.
            self.tr("Contracts"),
            #: The head of a table: how many contracts there were.
            self.tr("Number"),
            #: The head of a table: how many contracts were made, or defeated.
            self.tr("Success"),
            table.heads[-1],
        )
        self.matches.tell(self.tr("Matches"), note, Table(heads, tuple(named)))
        for fact, text in zip(self.facts, self._facts(totals, streaks), strict=True):
            fact.setText(text)

    def _facts(self, totals: Totals, streaks: Streaks) -> tuple[str, ...]:
        number = words.number
        #: {own}: how many deals in which the user's side took every trick. {others}: the same for the opponents.
        capots = self.tr("Capots: {own}, against you: {others}")
        #: {own}: how often the user's side scored belote, king and queen of trumps. {others}: the opponents.
        belotes = self.tr("Belotes: {own}, against you: {others}")
        #: {won}, {lost}: numbers.
        longest = self.tr("Longest streaks: {won} won, {lost} lost")
        #: How many hints were asked for in all matches.
        hints = self.tr("Hints: {count}")
        return (
            capots.format(own=number(totals.capots), others=number(totals.capots_against)),
            belotes.format(own=number(totals.belotes), others=number(totals.belotes_against)),
            f"{longest.format(won=number(streaks.won), lost=number(streaks.lost))}. {self._latest(streaks)}",
            hints.format(count=number(totals.hints)),
        )

    def _latest(self, streaks: Streaks) -> str:
        if streaks.latest > 0:
            return self.tr("Current streak: %n won.", "", streaks.latest)
        return self.tr("Current streak: %n lost.", "", -streaks.latest) if streaks.latest < 0 else ""

    def _tell_points(self) -> None:
        """Points of different games cannot be compared: they are shown for one game only."""
        games = {figures.variant for figures in self._matches}
        values = sums.differences(self._matches) if len(games) == 1 else ()
        bars = sums.histogram(values)
        self.histogram.show_bars(bars)
        self._leave_out(self.points, not bars)
        mean = sums.points_of(self._matches) if bars else None
        #: {ours}, {theirs}: means of points with one decimal.
        note = self.tr(
            "On average {ours} for your side, {theirs} for the best opposing side. The bars show the difference."
        )
        said = "" if mean is None else note.format(ours=decimal(mean.ours), theirs=decimal(mean.theirs))
        self.points.tell(self.tr("Points per deal"), said, tables.bars_table(bars))

    def _tell_games(self, games: Sequence[Share]) -> None:
        """Matches won by game, with the mean lead in a deal, which only counts within a game."""
        self._tell_shares(self.games, self.tr("Games"), "", games, self._game)
        leads = [self._lead(each.key) for each in games]
        table = tables.matches_table(games, self._game, self.tr("Games"))
        rows = [(*row, lead) for row, lead in zip(table.rows, leads, strict=True)]
        #: The head of a table: by how many points the user's side was ahead in a deal, on average.
        head = self.tr("Lead per deal")
        self.games.tell(self.tr("Games"), "", Table((*table.heads, head), tuple(rows)))

    def _lead(self, variant: str) -> str:
        """By how much the user's side was ahead in the deals of a game, on average; a dash if it is not known."""
        points = sums.points_of(figures for figures in self._matches if figures.variant == variant)
        if points is None:
            return "–"
        return decimal(points.difference, plus=True)

    def _tell_contracts(self) -> None:
        note = self.tr("Contracts your side made")
        for panel, title, shares, name in (
            (self.trumps, self.tr("Trumps"), sums.by_trump(self._matches), trump_name),
            (self.bids, self.tr("Bids"), sums.by_bid(self._matches), self._bid),
        ):
            self._show_shares(panel, shares, name)
            panel.tell(title, note, tables.contracts_table(shares, name))

    def _bid(self, bid: str) -> str:
        #: A bid of all tricks, as the name of a line.
        return self.tr("Capot") if bid == CAPOT else words.number(int(bid))

    def _tell_shares(self, panel: ChartPanel, title: str, note: str, shares: Sequence[Share], name: Name) -> None:
        self._show_shares(panel, shares, name, matches=True)
        self._leave_out(panel, len(shares) < 2 and panel is self.games)
        panel.tell(title, note, tables.matches_table(shares, name, title))

    def _show_shares(self, panel: ChartPanel, shares: Sequence[Share], name: Name, *, matches: bool = False) -> None:
        chart = panel.chart
        assert isinstance(chart, ShareBars)
        chart.show_rows([Row(name(each.key), each, self._of(each.whole, matches=matches)) for each in shares])
        self._leave_out(panel, not shares)

    def _of(self, count: int, *, matches: bool) -> str:
        return self.tr("of %n match(es)", "", count) if matches else self.tr("of %n contract(s)", "", count)
