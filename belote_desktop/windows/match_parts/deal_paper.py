"""A finished deal as a document to be printed: its hands, the auction, the tricks and the score."""

from __future__ import annotations

import html
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from belote_desktop import engine
from belote_desktop.engine import Match, PublicResult
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.daily.daily_words import day_text
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import raised
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.layout.sides import side_of
from belote_desktop.windows.match_parts.match_words import announcements, deal_verdict
from belote_desktop.windows.printing.document import (
    WIDTH,
    Cell,
    PrintedDocument,
    PrintedTable,
    Row,
    heading,
    in_one_line,
    paragraph,
    picture,
)
from belote_desktop.windows.printing.paper_style import PaperStyle
from belote_desktop.windows.printing.printed_hands import Hand, PrintedHands
from belote_desktop.windows.suits.suit_text import inked

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
        self._seat, self._names = names.you or 0, Names(names)
        self._sides = Sides(match.rules, self._names)
        self._style = PaperStyle(preferences)
        self._seats = range(match.rules.table.seats)
        self._order = seats_from(match.rules, eldest(match.rules, deal.dealer))
        """The seats in the order in which they speak and play, the player after the dealer first."""

    def document(self, day: str) -> PrintedDocument:
        """The whole document; `day` is the date of the match in words, if it is known."""
        hands = self._hands()
        parts = [picture("hands", WIDTH, hands.height), *self._notes()]
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
            title, in_one_line(game, day, verdict), f"deal-{self._deal.number}", "".join(parts),
            {"hands": hands.paint}, in_one_line(game, title, day),
        )  # fmt: skip

    # ------------------------------------------------------------------ the hands
    def _hands(self) -> PrintedHands:
        """All hands as the players sit, the user at the bottom; between them the contract and the turn-up."""
        table, contract = self._rules.table, self._deal.contract
        hands = {
            side_of(seat, me=self._seat, seats=table.seats, direction=table.direction): self._hand(seat)
            for seat in self._seats
        }
        told = words.result_text(self._result.score.result)
        if contract is not None:
            told = str(words.contract_inside(contract, self._rules))
        return PrintedHands(self._style, hands, raised(told), self._deal.turn_up)

    def _hand(self, seat: int) -> Hand:
        """The cards that a seat played or was left with, and what is said of it."""
        played = [card for trick in self._tricks_begun() for who, card in trick.plays(len(self._seats)) if who == seat]
        cards = {*played, *self._deal.at(Zone.HAND, seat)}
        shown = sort_hand(cards, self._rules, self._deal.contract)
        return Hand(self._names.first(seat), self._role(seat), tuple(shown))

    def _role(self, seat: int) -> str:
        """What a player is in the deal; empty for the others."""
        is_taker = self._deal.contract is not None and seat == self._deal.contract.declarer
        if seat == self._deal.dealer and is_taker:
            #: Below the name of a player, on a printed deal: who deals, and plays the contract.
            return QCoreApplication.translate("DealPaper", "Dealer and taker")
        if is_taker:
            #: Below the name of a player, on a printed deal: who plays the contract.
            return QCoreApplication.translate("DealPaper", "Taker")
        return QCoreApplication.translate("sheet", "Dealer") if seat == self._deal.dealer else ""

    def _tricks_begun(self) -> Iterator[Trick]:
        yield from self._deal.tricks
        if self._deal.trick is not None:
            yield self._deal.trick

    def _notes(self) -> list[str]:
        """Declarations, and the cards that no hand shows."""
        notes = announcements(self._result, self._rules, self._names, self._style.index)
        for seat in (None, *self._seats):
            zones = (Zone.COVERED, Zone.KITTY, Zone.DISCARD)
            cards = [card for zone in zones for card in self._deal.at(zone, seat)]
            if cards:
                tokens = " ".join(words.card_token(card, self._style.index) for card in cards)
                notes.append(self._face_down(seat, tokens))
        return [paragraph(" · ".join(inked(note) for note in notes))] if notes else []

    def _face_down(self, seat: int | None, tokens: str) -> str:
        translate = QCoreApplication.translate
        if seat is None:
            #: {cards}: K♥ and A♠, or the names aloud. Cards that lie face down and are no player's.
            return translate("ReplayChoices", "Face-down cards: {cards}").format(cards=tokens)
        #: {name}: a player's name. {cards}: K♥ and A♠. Cards in stacks, in a kitty, or discarded.
        theirs = translate("ReplayChoices", "{name}’s face-down cards: {cards}")
        return self._names.told(seat, theirs, theirs, cards=tokens)

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
        return PrintedTable(self._players(), cells, (100 // len(self._seats),) * len(self._seats))

    def _players(self) -> list[Cell]:
        return [Cell(html.escape(self._names.first(seat)), "middle") for seat in self._order]

    def _tricks(self) -> list[str]:
        """A row for each trick, with the card led underlined and the winning one marked."""
        seats, rows = len(self._seats), []
        for number, trick in enumerate(self._deal.tricks, 1):
            plays = dict(trick.plays(seats))
            cells = [Cell(words.number(number))]
            for seat in self._order:
                token = words.card_token(plays[seat], self._style.index) if seat in plays else NOTHING
                card = f"\u200e{inked(token)}\u200e"  # the suit stands after the rank, whatever the page reads like
                cells.append(
                    Cell(f"<u>{card}</u>" if seat == trick.leader else card, "middle", shaded=seat == trick.winner)
                )
            rows.append(Row([*cells, Cell(words.number(trick.points), "end")]))
        #: The head of a column: the number of a trick.
        head = Cell(QCoreApplication.translate("DealPaper", "Trick"))
        #: The head of a column: the points of a trick.
        points = Cell(QCoreApplication.translate("DealPaper", "Points"), "end")
        share = 80 // seats
        widths = (10, *(share for _ in self._seats), 100 - 10 - share * seats)
        note = QCoreApplication.translate("DealPaper", "The card led is underlined. The winning card is shaded.")
        return [PrintedTable([head, *self._players(), points], rows, widths).html(), paragraph(note, "note", below=0)]

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
