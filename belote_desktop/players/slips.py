"""Slips: the mistakes that people make, each with a name and a sentence, as data of a level.

A slip changes what a player believes, adds to what a card seems to be worth, or lets it lose a belote. Whether it
happens follows from the seat's own cards and the number of the deal and the trick: nothing is left to chance, and the
same view gives the same slip. Memory that fails in a trick has failed for the rest of the deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.search import pack_of

HUNDRED = 100
Happened = Callable[[int], bool]
"""Whether a slip happened in a trick, by its number from 0."""


class Span(Enum):
    """How long a slip lasts: whether it happens anew in each trick, or in all tricks of a deal or none."""

    TRICK = "trick"
    DEAL = "deal"


def _nothing(_at: Knowledge, _card: Card) -> float:
    return 0.0


def _all_known(at: Knowledge, _happened: Happened) -> Knowledge:
    return at


@dataclass(frozen=True)
class Slip:
    """A mistake that people make. It happens in `share` of 100 tricks or deals, by its `span`.

    `value` is what it makes a card seem worth beside the ideas, in card points, and `believed` what the player then
    believes. `loses_belote` lets the player say belote too late, or play its cards in the wrong order. The sentence
    says what was wrong about a card.
    """

    name: str
    sentence: str
    share: int
    span: Span = Span.TRICK
    value: Callable[[Knowledge, Card], float] = _nothing
    believed: Callable[[Knowledge, Happened], Knowledge] = _all_known
    loses_belote: bool = False

    def happens(self, view: SeatView, trick: int) -> bool:
        """Whether it happens to the seat of this view in a trick of the deal."""
        moment = f" {trick}" if self.span is Span.TRICK else ""
        purpose = f"{self.name} {view.seat} {view.number} {_dealt(view)}{moment}"
        return Draw(0, purpose).below(HUNDRED) < self.share


def _dealt(view: SeatView) -> CardSet:
    """The cards that the seat of the view has held in this deal, without those still covered."""
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    return view.hand | CardSet(
        card for trick in tricks for seat, card in trick.plays(view.rules.table.seats) if seat == view.seat
    )


def happening(slips: tuple[Slip, ...], view: SeatView) -> tuple[Slip, ...]:
    """The slips that happen in the trick that is being played."""
    return tuple(slip for slip in slips if slip.happens(view, len(view.tricks)))


def mistaken(slips: tuple[Slip, ...], at: Knowledge) -> Knowledge:
    """What the player believes after the slips of the tricks so far."""
    for slip in slips:
        at = slip.believed(at, partial(slip.happens, at.view))
    return at


def _forgets(at: Knowledge, happened: Happened) -> Knowledge:
    """Cards of others in earlier tricks that were not noticed still seem to be out; the last trick is remembered."""
    seats = at.view.rules.table.seats
    return replace(
        at,
        forgotten=CardSet(
            card
            for number, trick in enumerate(at.view.tricks[:-1])
            if happened(number)
            for seat, card in trick.plays(seats)
            if seat != at.seat
        ),
    )


def _counts_followers(at: Knowledge, happened: Happened) -> Knowledge:
    """All trumps seem to be gone once so many would be, had everybody followed each time trumps were led."""
    if at.trump is None or not happened(len(at.view.tricks)):
        return at
    led = sum(trick.cards[0].suit == at.trump for trick in at.view.tricks)
    pack = pack_of(at.view.rules).suited(at.trump)
    if not led or led * at.seats + len(at.trumps) < len(pack):
        return at
    return replace(at, gone=pack - at.hand)


HIGH_CARD = 30.0
"""What leading a ten seems worth to a player who forgets the ace: more than other leads."""
OWN_TRICK = 40.0
"""What winning the partner's trick seems worth to a player who wants it alone."""


def _ten_is_high(at: Knowledge, card: Card) -> float:
    """A ten is led while its ace is out."""
    if not at.leads or card.rank is not Rank.TEN or at.is_trump(card) or not at.tens_are_second:
        return 0.0
    return HIGH_CARD if Card.of(Rank.ACE, card.suit) in at.out else 0.0


def _wants_the_trick(at: Knowledge, card: Card) -> float:
    """The partner's winning card is beaten."""
    return OWN_TRICK if at.partner_winning and at.overtakes(card) else 0.0


FORGETS = Slip(
    "forgets",
    #: {card}: a card.
    QT_TRANSLATE_NOOP("players", "You forgot that {card:the} had already been played."),
    60, believed=_forgets,
)  # fmt: skip
MISCOUNTS = Slip(
    "miscounts",
    QT_TRANSLATE_NOOP("players", "You thought that no trumps were left, but not everybody had followed."),
    50, Span.DEAL, believed=_counts_followers,
)  # fmt: skip
TEN_UNDER_ACE = Slip(
    "ten_under_ace",
    #: {card}: a card. {suit}: a suit.
    QT_TRANSLATE_NOOP("players", "You led {card:the} while the ace of {suit} was still out."),
    35, value=_ten_is_high,
)  # fmt: skip
OVERTAKES = Slip(
    "overtakes",
    #: {card}: a card.
    QT_TRANSLATE_NOOP("players", "Your partner was winning this trick, and you beat it with {card:the}."),
    35, value=_wants_the_trick,
)  # fmt: skip
MISSES_BELOTE = Slip(
    "misses_belote",
    #: {card}: a card. {belote}: the game’s word for king and queen of trumps.
    QT_TRANSLATE_NOOP("players", "With {card:the} you missed your {belote}."),
    30, Span.DEAL, loses_belote=True,
)  # fmt: skip
ALL_SLIPS = (FORGETS, MISCOUNTS, TEN_UNDER_ACE, OVERTAKES, MISSES_BELOTE)
"""Every slip there is, as often as beginners make it."""
