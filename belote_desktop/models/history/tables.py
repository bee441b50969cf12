"""The figures of a chart as a table of texts, for those who read rather than look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from belote_desktop.models.history.match_words import day_of
from belote_desktop.models.words import words
from belote_desktop.profile.figures.sums import Bar, Share


@dataclass(frozen=True)
class Table:
    """Heads and rows; the first column names the row."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def spoken(self) -> str:
        """All rows in sentences of their own, each figure after its head."""
        return " ".join(self._line(row) for row in self.rows)

    def _line(self, row: tuple[str, ...]) -> str:
        told = ", ".join(f"{head}: {cell}" for head, cell in zip(self.heads[1:], row[1:], strict=True))
        return f"{row[0]}. {told}."


def percent(share: float) -> str:
    """A share from 0 to 1 in percent."""
    return words.percent(words.number(round(100 * share)))


def percent_of(share: Share) -> str:
    """The percentage of a share; a dash where there is nothing to take a share of."""
    return percent(share.well / share.whole) if share.whole else "–"


def contracts_table(shares: Iterable[Share], name: Callable[[str], str]) -> Table:
    """Contracts taken and made, by kind."""
    translate = QCoreApplication.translate
    heads = (
        #: The head of a table: what kind of contract it was.
        translate("history", "Contract"),
        #: The head of a table: how many contracts were taken.
        translate("history", "Taken"),
        #: The head of a table: how many contracts were made.
        translate("history", "Made"),
        #: The head of a table: how many in a hundred.
        translate("history", "Share"),
    )
    return Table(heads, _rows(shares, name))


def matches_table(shares: Iterable[Share], name: Callable[[str], str], head: str) -> Table:
    """Matches played and won, by what `head` says."""
    translate = QCoreApplication.translate
    heads = (
        head,
        #: The head of a table: how many matches were played.
        translate("history", "Matches"),
        #: The head of a table: how many matches or deals were won.
        translate("history", "Wins"),
        #: The head of a table: how many in a hundred.
        translate("history", "Share"),
    )
    return Table(heads, _rows(shares, name))


def _rows(shares: Iterable[Share], name: Callable[[str], str]) -> tuple[tuple[str, ...], ...]:
    number = words.number
    return tuple((name(each.key), number(each.whole), number(each.well), percent_of(each)) for each in shares)


def spells_table(spells: Sequence[Share]) -> Table:
    """The deals won in each spell of time."""
    translate = QCoreApplication.translate
    heads = (
        #: The head of a table: the day from which a line counts.
        translate("history", "From"),
        #: The head of a table: how many deals were played.
        translate("history", "Deals"),
        #: The head of a table: how many matches or deals were won.
        translate("history", "Wins"),
        #: The head of a table: how many in a hundred.
        translate("history", "Share"),
        #: The head of a table: the limits within which the true share lies, 19 times in 20.
        translate("history", "95 % interval"),
    )
    rows = []
    for spell in spells:
        low, high = spell.interval
        between = f"{percent(low)} – {percent(high)}"
        cells = (words.number(spell.whole), words.number(spell.well), percent_of(spell), between)
        rows.append((day_of(spell.key), *cells))
    return Table(heads, tuple(rows))


def bars_table(bars: Iterable[Bar]) -> Table:
    """How many deals had which result."""
    translate = QCoreApplication.translate
    heads = (
        #: The head of a table: by how many points the user's side was ahead in a deal, from … to ….
        translate("history", "Points ahead"),
        #: The head of a table: how many deals were played.
        translate("history", "Deals"),
    )
    return Table(heads, tuple((span(bar), words.number(bar.count)) for bar in bars))


def span(bar: Bar) -> str:
    """The points of a bar."""
    #: A range of points. {low}, {high}: numbers, which may be negative.
    pattern = QCoreApplication.translate("history", "{low} to {high}")
    return pattern.format(low=words.signed(bar.low), high=words.signed(bar.high))


def decimal(value: float, *, plus: bool = False) -> str:
    """A mean with one decimal and a minus of the right length, with a plus if wanted."""
    locale = QLocale()
    return words.sign_first((locale.positiveSign() if plus and value >= 0 else "") + locale.toString(value, "f", 1))
