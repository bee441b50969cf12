"""The hands of a finished deal as they are printed: what each player held, and what lay beside the hands."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import Ruleset
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.deals.dealing import open_deal
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.words.names import Names
from belote_desktop.table.layout.sides import side_of
from belote_desktop.windows.printing.paper_style import PaperStyle
from belote_desktop.windows.printing.printed_hands import Hand, PrintedHands
from belote_desktop.windows.printing.printed_middle import Laid

BACKS = 3
"""So many backs stand for what is left of the stock."""


class DealHands:
    """Finds out where the cards of a deal lay; `names` call the players, and the seat `me` is at the bottom."""

    def __init__(self, rules: Ruleset, deal: Deal, names: Names, me: int) -> None:
        self._rules, self._deal, self._names, self._me = rules, deal, names, me
        self._dealt, _ = open_deal(rules, deal.number, deal.dealer, deal.deck)
        self._is_turned_on_stack = deal.turn_up in {stack.open for stacks in deal.stacks for stack in stacks}

    def drawing(self, style: PaperStyle, contract: str) -> PrintedHands:
        """All hands as the players sit, the user at the bottom, and in words the contract between them."""
        table = self._rules.table
        hands = {
            side_of(seat, me=self._me, seats=table.seats, direction=table.direction): self._hand(seat)
            for seat in range(table.seats)
        }
        marked = self._deal.turn_up if self._is_turned_on_stack else None
        return PrintedHands(style, hands, contract, tuple(self._turned()), tuple(self._aside()), marked)

    def legend(self) -> list[str]:
        """The sentences that explain the drawing."""
        said = []
        if self._deal.stacks:
            #: Below the hands of a printed deal: each stack has an open card, and below it the name of a hidden one.
            said.append(QCoreApplication.translate("DealPaper", "The card named below each stack lay face down."))
        if self._is_turned_on_stack:
            #: Below the hands of a printed deal: one card has a line round it.
            said.append(QCoreApplication.translate("DealPaper", "The outlined card is the turn-up."))
        if any(self._talon(seat) for seat in range(self._rules.table.seats)):
            #: Below the hands of a printed deal: some cards of a hand stand on the right of the others, after a gap.
            gap = QCoreApplication.translate("DealPaper", "The cards after the gap lay face down during the auction.")
            said.append(gap)
        return said

    def discarded(self, seat: int) -> tuple[Card, ...]:
        """The cards that a player laid away."""
        return self._deal.at(Zone.DISCARD, seat)

    def _hand(self, seat: int) -> Hand:
        """The cards that a seat played or was left with, and what is said of it."""
        played = [card for trick in self._tricks_begun() for who, card in trick.plays(len(self._seats)) if who == seat]
        stacks = self._deal.stacks[seat] if self._deal.stacks else ()
        talon = {*self._talon(seat)} - {*self.discarded(seat)}
        cards = {*played, *self._deal.at(Zone.HAND, seat)} - talon - {card for stack in stacks for card in stack}
        return Hand(self._names.first(seat), self._role(seat), self._sorted(cards), self._sorted(talon), stacks)

    def _sorted(self, cards: set[Card]) -> tuple[Card, ...]:
        return tuple(sort_hand(cards, self._rules, self._deal.contract))

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

    @property
    def _seats(self) -> range:
        return range(self._rules.table.seats)

    def _tricks_begun(self) -> Iterator[Trick]:
        yield from self._deal.tricks
        if self._deal.trick is not None:
            yield self._deal.trick

    def _talon(self, seat: int) -> tuple[Card, ...]:
        """The cards that lay face down before a player during the auction."""
        return self._dealt.at(Zone.KITTY, seat)

    def _turned(self) -> Iterator[Laid]:
        if self._deal.turn_up is not None and not self._is_turned_on_stack:
            yield Laid(QCoreApplication.translate("sheet", "Turn-up"), (self._deal.turn_up,))

    def _aside(self) -> Iterator[Laid]:
        """The kitty, open, and what was not dealt: backs, and the bottom card if it was shown."""
        if kitty := self._dealt.at(Zone.KITTY):
            yield Laid(QCoreApplication.translate("rules", "Kitty"), kitty)
        if stock := self._deal.at(Zone.STOCK):
            backs = (None,) * min(BACKS, len(stock))
            #: Below cards on a printed deal: what is left of the pack, face down.
            yield Laid(QCoreApplication.translate("DealPaper", "Stock"), backs)
        if self._deal.bottom is not None:
            yield Laid(QCoreApplication.translate("rules", "Bottom card"), (self._deal.bottom,))
