"""The count of a hand: about how many points a side makes with it, by a few weights to add up at the table.

The weights are fitted to deals played with open cards; one deal scatters by about 31 points around the count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, from_high
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say


@dataclass(frozen=True)
class Weights:
    """What each asset of a hand counts in points, and where the count starts."""

    start: float
    trump: float
    jack: float
    nine: float
    ace: float
    ten: float
    side_ace: float
    ten_beside: float
    void: float
    lead: float


ALL_KNOWN = Weights(24, 10.6, 30, 12, 7, 4, 15, 5, 9, 12)
"""For a whole hand of eight cards, fitted for coinche."""
SIX_KNOWN = Weights(41, 9.8, 27, 11, 7, 4, 14, 6, 5, 12)
"""For five cards and the turn-up, fitted for classic belote."""
SIX_OF_EIGHT = Weights(37, 10.1, 28, 12, 6, 5, 14, 6, 4, 12)
"""For six cards of eight, fitted for bela."""


@dataclass(frozen=True)
class Assets:
    """A hand with one suit as trumps."""

    hand: CardSet
    trump: Suit
    leads: bool
    """Whether this side leads to the first trick."""

    @property
    def trumps(self) -> CardSet:
        return self.hand.suited(self.trump)

    def trumps_in(self, rules: Ruleset) -> tuple[Card, ...]:
        """The trumps from the highest down."""
        return from_high(self.trumps, rank_table(rules.cards, Denomination.of(self.trump)).strength)

    @property
    def aces(self) -> CardSet:
        """The aces of side suits."""
        return CardSet(card for card in self.hand if card.rank is Rank.ACE and card.suit is not self.trump)

    def has(self, rank: Rank) -> bool:
        """Whether the hand has this trump."""
        return Card.of(rank, self.trump) in self.hand

    @property
    def is_sound(self) -> bool:
        """Whether these trumps can carry a contract: jack and two more, or nine with four trumps or a side ace."""
        if len(self.trumps) < 3:
            return False
        return self.has(Rank.JACK) or (self.has(Rank.NINE) and (len(self.trumps) > 3 or bool(self.aces)))

    def points(self, by: Weights) -> float:
        """The count."""
        side = [suit for suit in Suit if suit is not self.trump]
        tens = sum(Card.of(Rank.TEN, card.suit) in self.hand for card in self.aces)
        voids = sum(not self.hand.suited(suit) for suit in side)
        tops = zip((by.jack, by.nine, by.ace, by.ten), (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN), strict=True)
        return (
            by.start
            + by.trump * len(self.trumps)
            + sum(points for points, rank in tops if self.has(rank))
            + by.side_ace * len(self.aces)
            + by.ten_beside * tens
            + by.void * voids
            + by.lead * self.leads
        )


def side_leads(view: SeatView) -> bool:
    """Whether the player who leads first is on this seat's side."""
    assert view.seat is not None
    return view.rules.side_of(eldest(view.rules, view.dealer)) == view.rules.side_of(view.seat)


def all_passed(view: SeatView) -> bool:
    """Whether nobody has said anything but pass."""
    return all(call == PASS for _, call in view.calls)


def told(assets: Assets, rules: Ruleset) -> tuple[Message, ...]:
    """The trumps and the aces of a hand in sentences."""
    #: {suit}: a suit. {cards}: trumps.
    trumps = QT_TRANSLATE_NOOP("strategy", "With {suit} as trumps you have %n trump(s): {cards}.", "", 1)
    #: {cards}: aces of side suits.
    aces = QT_TRANSLATE_NOOP("strategy", "In the side suits {cards:the} should win a trick.")
    if len(assets.aces) > 1:
        #: {cards}: aces of side suits.
        aces = QT_TRANSLATE_NOOP("strategy", "In the side suits {cards:the and} should each win a trick.")
    none = QT_TRANSLATE_NOOP("strategy", "You have no side ace.")
    held = assets.trumps_in(rules)
    return (
        counted(trumps, len(held), suit=assets.trump, cards=held),
        say(aces, cards=assets.aces) if assets.aces else say(none),
    )


def together(*sentences: Message) -> Message:
    """Whole sentences, one after the other."""
    first, *rest = sentences
    return first if not rest else _joined(first, rest)


def _joined(first: Message, rest: Sequence[Message]) -> Message:
    #: {sentence}, {rest}: whole sentences, side by side.
    return say(QT_TRANSLATE_NOOP("strategy", "{sentence} {rest}"), sentence=first, rest=together(*rest))
