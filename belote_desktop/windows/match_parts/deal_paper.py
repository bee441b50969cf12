"""A finished deal as a document to be printed: its hands, the auction, the tricks and the score."""

from __future__ import annotations

import html

from PySide6.QtCore import QCoreApplication

from belote_desktop import engine
from belote_desktop.engine import Match, PublicResult
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.models.daily.daily_words import day_text
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import raised
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.match_parts.deal_hands import DealHands
from belote_desktop.windows.match_parts.match_words import announcements, deal_verdict
from belote_desktop.windows.printing.document import (
    WIDTH,
    Cell,
    PrintedDocument,
    PrintedTable,
    Row,
    heading,
    in_halves,
    paragraph,
    picture,
)
from belote_desktop.windows.printing.paper_style import PaperStyle
from belote_desktop.windows.suits.suit_text import inked

SMALLEST = 0.75
"""How small a deal may be so that it fits on one page: its words are then 8 points high."""
IN_A_COLUMN = 8
"""How many tricks of two players stand below each other; more are in two columns, which fit on one page."""
NOTHING = "–"
"""What is in a cell for which there is nothing to tell."""


def deal_document(match: Match, number: int, names: Names, preferences: Preferences, date: str = "") -> PrintedDocument:
    """A settled deal of a match with all hands open, the user at the bottom and called by name like all others.

    `date` is the day of the match, as 2026-11-21, if it is known. ValueError for a deal that is not over: its hands are
    sealed.
    """
    settled = next((each for each in match.deals if each.number == number), None)
    if settled is None:
        raise ValueError(f"Deal {number} is not over.")
    result = next(each for each in engine.view(match, names.you or 0).results if each.number == number)
    return _DealPaper(match, settled.deal, result, names, preferences).document(day_text(date))


class _DealPaper:
    """Puts the document together."""

    def __init__(self, match: Match, deal: Deal, result: PublicResult, names: Names, preferences: Preferences) -> None:
        self._rules, self._deal, self._result = match.rules, deal, result
        self._names = Names(names)
        self._hands = DealHands(match.rules, deal, self._names, names.you or 0)
        self._sides = Sides(match.rules, self._names)
        self._style = PaperStyle(preferences)
        self._seats = range(match.rules.table.seats)
        self._order = seats_from(match.rules, eldest(match.rules, deal.dealer))
        """The seats in the order in which they speak and play, the player after the dealer first."""

    def document(self, day: str) -> PrintedDocument:
        """The whole document; `day` is the date of the match in words, if it is known."""
        hands = self._hands.drawing(self._style, self._contract())
        parts = [picture("hands", WIDTH, hands.height, centred=True), *self._notes()]
        if self._deal.calls:
            parts += [heading(QCoreApplication.translate("sheet", "Auction")), self._auction().html()]
        if self._deal.tricks:
            parts += [heading(QCoreApplication.translate("sheet", "Tricks")), *self._tricks()]
        if (score := self._score()).rows:
            parts += [heading(QCoreApplication.translate("ScoreSheet", "Score")), score.html()]
        #: A title. {number}: which deal of a match.
        title = QCoreApplication.translate("DealPaper", "Deal {number}").format(number=words.number(self._deal.number))
        game, verdict = words.translated(self._rules.name), deal_verdict(self._result, self._rules, self._names)
        return PrintedDocument(
            title, words.in_one_line(game, day, verdict), f"deal-{self._deal.number}", "".join(parts),
            {"hands": hands.paint}, words.in_one_line(game, title, day), SMALLEST,
        )  # fmt: skip

    # ------------------------------------------------------------------ the hands
    def _contract(self) -> str:
        """What was played, or what came of the deal without a contract."""
        contract = self._deal.contract
        if contract is None:
            return raised(words.result_text(self._result.score.result))
        return raised(str(words.contract_inside(contract, self._rules)))

    def _notes(self) -> list[str]:
        """What explains the hands, declarations, and the cards that no hand shows."""
        notes = announcements(self._result, self._rules, self._names, self._style.index)
        for seat in self._seats:
            if cards := self._hands.discarded(seat):
                tokens = " ".join(words.card_token(card, self._style.index) for card in cards)
                #: {name}: a player’s name. {cards}: K♥ and A♠. Cards in stacks, in a kitty, or discarded.
                theirs = QCoreApplication.translate("ReplayChoices", "{name}’s face-down cards: {cards}")
                notes.append(self._names.told(seat, theirs, theirs, cards=tokens))
        legend = self._hands.legend()
        return [
            *([paragraph(html.escape(" ".join(legend)), "note")] if legend else []),
            *([paragraph(words.in_one_line(*map(inked, notes)))] if notes else []),
        ]

    # ------------------------------------------------------------------ what was said and played
    def _auction(self) -> PrintedTable:
        """A column for each player, a row for each round; doublings follow the auction."""
        rows: list[dict[int, str]] = [{}]
        last = -1
        for seat, action in (*self._deal.calls, *self._deal.doubles):
            place = self._order.index(seat)
            if place <= last:
                rows.append({})
            rows[-1][seat], last = words.call_text(action, self._rules), place
        cells = [Row([Cell(inked(row.get(seat, NOTHING)), "middle") for seat in self._order]) for row in rows]
        share = 100 // len(self._seats)
        return PrintedTable(
            self._players(), cells, (*(share for _ in self._seats[1:]), 100 - share * len(self._seats[1:]))
        )

    def _players(self) -> list[Cell]:
        return [Cell(html.escape(self._names.first(seat)), "middle") for seat in self._order]

    def _tricks(self) -> list[str]:
        """A row for each trick, with the card led underlined and the winning one marked."""
        seats, is_long = len(self._seats), len(self._seats) == 2 and len(self._deal.tricks) > IN_A_COLUMN
        #: The head of a column: the number of a trick.
        head = Cell(QCoreApplication.translate("DealPaper", "Trick"))
        #: The head of a column: the points of a trick.
        points = Cell(QCoreApplication.translate("DealPaper", "Points"), "end")
        edge = 20 if is_long else 10
        share = (100 - 2 * edge) // seats
        table = PrintedTable(
            [head, *self._players(), points],
            [Row(self._trick(number, trick)) for number, trick in enumerate(self._deal.tricks, 1)],
            (edge, *(share for _ in self._seats), 100 - edge - share * seats),
        )
        note = QCoreApplication.translate("DealPaper", "The card led is underlined. The winning card is shaded.")
        return [(in_halves(table) if is_long else table).html(), paragraph(note, "note", below=0)]

    def _trick(self, number: int, trick: Trick) -> list[Cell]:
        """The number of a trick, its cards in the order of the players, and its points."""
        plays, cells = dict(trick.plays(len(self._seats))), []
        for seat in self._order:
            token = words.card_token(plays[seat], self._style.index) if seat in plays else NOTHING
            card = f"\u200e{inked(token)}\u200e"  # the suit stands after the rank, whatever the page reads like
            shown = f"<u>{card}</u>" if seat == trick.leader else card
            cells.append(Cell(shown, "middle", shaded=seat == trick.winner))
        return [Cell(words.number(number)), *cells, Cell(words.number(trick.points), "end")]

    def _score(self) -> PrintedTable:
        """The items of the deal and the totals after it; no rows if nothing was counted."""
        lines = deal_lines(self._result, self._sides)
        count = len(self._sides.order)
        share = min(24, 72 // count)
        rows = []
        for place, line in enumerate(lines):
            is_last = place == len(lines) - 1
            if line.is_remark:
                rows.append(Row([Cell(html.escape(line.text), quiet=True, across=count + 1)]))
                continue
            points = [NOTHING if value is None else words.number(value) for value in line.points]
            cells = [Cell(inked(line.text), bold=is_last), *(Cell(each, "end", bold=is_last) for each in points)]
            rows.append(Row(cells, strong=is_last))
        if rows:
            totals = [words.number(self._result.totals[side]) for side in self._sides.order]
            name = QCoreApplication.translate("ScoreTable", "Total")
            rows.append(Row([Cell(html.escape(name), bold=True), *(Cell(each, "end", bold=True) for each in totals)]))
        heads = [Cell(""), *(Cell(html.escape(self._sides.label(side)), "end") for side in self._sides.order)]
        return PrintedTable(heads, rows, (100 - share * count, *(share for _ in range(count))))
