"""The drill on the master of a suit: which card it is, and who holds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop.coach.drills.dealt import named, under
from belote_desktop.coach.drills.difficulty import capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind
from belote_desktop.coach.drills.seen import Seen, tricks_of, views
from belote_desktop.engine import Card, CardSet, Message, Ruleset, SeatView, Suit
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.search import hidden, pack_of
from belote_desktop.search.hidden import Shown, shown_by_plays
from belote_desktop.search.layout import Layout

AROUND = 2
"""How many cards above the master, and below it, can be chosen beside it."""


@dataclass(frozen=True)
class Master(Seen):
    """A suit in the middle of a deal; its master is the highest card that has not been played."""

    suit: Suit
    form: Form = field(init=False, default=Form.CHOICE)

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards of the suit under the contract, from high to low."""
        table = rank_table(self.rules.cards, self.contract.denomination)
        return tuple(sorted(pack_of(self.rules).suited(self.suit), key=lambda card: -table.strength[card]))

    @property
    def left(self) -> tuple[Card, ...]:
        """Those that have not been played, from high to low."""
        played = {card for trick in self.tricks for card in trick.cards}
        return tuple(card for card in self.order if card not in played)

    @property
    def master(self) -> Card:
        """The highest of them."""
        return self.left[0]

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards above the master."""
        return self.order[: self.order.index(self.master)]

    def _trick_of(self, card: Card) -> int:
        """The number of the trick, from 1, to which a card was played."""
        return next(number for number, trick in enumerate(self.tricks, 1) if card in trick.cards)

    def _why(self) -> Iterator[Message]:
        """Why the master is the master."""
        yield say(_ORDER, cards=self.order)
        if self.gone:
            yield say(_GONE, cards=self.gone, card=self.master)
        else:
            yield say(_TOP, card=self.master)


@dataclass(frozen=True)
class WhichMaster(Master):
    """Which card is the master of a suit?"""

    @property
    def difficulty(self) -> int:
        return capped(1 + len(self.gone))

    @property
    def question(self) -> Message:
        #: {suit}: a suit.
        source = QT_TRANSLATE_NOOP("drills", "Which card in {suit} is the master, the highest still unplayed?")
        return under(self.rules, self.contract, say(source, suit=self.suit))

    @property
    def options(self) -> tuple[Card, ...]:
        """The cards to choose from, the highest first."""
        return (*self.gone[-AROUND:], *self.left[: AROUND + 1])

    @property
    def choices(self) -> tuple[Message, ...]:
        #: {card}: a card, an answer to a question.
        source = QT_TRANSLATE_NOOP("drills", "{card}")
        return tuple(say(source, card=card) for card in self.options)

    @property
    def solution(self) -> int:
        return self.options.index(self.master)

    def judge(self, answer: Answer) -> Answered:
        known = isinstance(answer, int) and 0 <= answer < len(self.options)
        chosen = self.options[int(answer)] if isinstance(answer, int) and known else None
        said = () if chosen is None or chosen == self.master else (self._wrong(chosen),)
        return Answered(chosen == self.master, (*said, *self._why()), CardSet((self.master,)) & self.seen.hand)

    def _wrong(self, card: Card) -> Message:
        if card in self.gone:
            return say(_PLAYED, card=card, number=self._trick_of(card))
        return say(_LOWER, card=card, best=self.master)


@dataclass(frozen=True)
class WhoHolds(Master):
    """Who holds the master of a suit, which this seat does not hold? `may` are the seats for which a deal exists that
    agrees with all that was seen; `proofs` are the plays that rule the other seats out."""

    may: tuple[int, ...]
    proofs: tuple[Shown, ...]

    @property
    def is_certain(self) -> bool:
        """Whether one seat alone can hold it."""
        return len(self.may) == 1

    @property
    def difficulty(self) -> int:
        return capped(4 + len(self.gone))

    @property
    def question(self) -> Message:
        #: {card}: a card.
        source = QT_TRANSLATE_NOOP("drills", "{card:the} is the highest card of its suit still unplayed. Who holds it?")
        return under(self.rules, self.contract, say(source, card=self.master))

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, in turn order."""
        seats = self.rules.table.seats
        return tuple((self.me + step) % seats for step in range(1, seats))

    @property
    def choices(self) -> tuple[Message, ...]:
        #: An answer: who holds a card?
        unknown = QT_TRANSLATE_NOOP("drills", "It is not certain")
        return (*(named(seat) for seat in self.others), say(unknown))

    @property
    def solution(self) -> int:
        return self.others.index(self.may[0]) if self.is_certain else len(self.others)

    def judge(self, answer: Answer) -> Answered:
        right = answer == self.solution
        known = isinstance(answer, int) and 0 <= answer < len(self.others)
        chosen = self.others[int(answer)] if isinstance(answer, int) and known else None
        said = () if right or chosen is None or chosen not in self.may else (self._also(chosen),)
        proved = tuple(self._proof(shown) for shown in self._told(chosen))
        if self.is_certain:
            return Answered(right, (*said, *proved, say(_MUST, player=SeatName(self.may[0]), card=self.master)))
        players = tuple(SeatName(seat) for seat in self.may)
        return Answered(right, (*said, *proved, say(_MANY, players=players, card=self.master)))

    def _told(self, chosen: int | None) -> tuple[Shown, ...]:
        """The proofs, that for the chosen seat first."""
        return tuple(sorted(self.proofs, key=lambda shown: shown.seat != chosen))

    def _also(self, chosen: int) -> Message:
        return say(_NOT_ALONE, player=SeatName(chosen), card=self.master)

    def _proof(self, shown: Shown) -> Message:
        led = self.tricks[shown.trick].cards[0]
        source = _VOID if led.suit is self.suit and shown.card.suit is not self.suit else _HELD_TO
        return say(
            source, player=SeatName(shown.seat), card=shown.card, number=shown.trick + 1, suit=self.suit,
            master=self.master,
        )  # fmt: skip


#: {cards}: the cards of a suit.
_ORDER = QT_TRANSLATE_NOOP("drills", "From the highest down: {cards}.")
#: {cards}: cards. {card}: a card.
_GONE = QT_TRANSLATE_NOOP("drills", "Already played: {cards}. So {card:the} is the master now.")
#: {card}: a card.
_TOP = QT_TRANSLATE_NOOP("drills", "{card:the} has not been played, so it is still the master.")
#: {card}: a card. {number}: which trick, from 1.
_PLAYED = QT_TRANSLATE_NOOP("drills", "{card:the} was played to trick {number}.")
#: {best}, {card}: cards.
_LOWER = QT_TRANSLATE_NOOP("drills", "{best:the} has not been played, and it beats {card:the}.")
#: {player}: a name. {card}: a card.
_NOT_ALONE = QT_TRANSLATE_NOOP("drills", "{player} could have {card:the}, but nothing proves it.")
#: {player}: a name. {card}: a card. {number}: which trick, from 1. {suit}: a suit.
_VOID = QT_TRANSLATE_NOOP(
    "drills", "{player} played {card:the} to trick {number} when {suit} were led, and so has no {suit}."
)
#: {player}: a name. {card}, {master}: cards. {number}: which trick, from 1.
_HELD_TO = QT_TRANSLATE_NOOP(
    "drills",
    "{player} played {card:the} to trick {number}. Anyone with {master:the} would have had to play it, so another "
    "player has it.",
)
#: {player}: a name. {card}: a card.
_MUST = QT_TRANSLATE_NOOP("drills", "So only {player} can hold {card:the}.")
#: {players}: names. {card}: a card.
_MANY = QT_TRANSLATE_NOOP("drills", "Nothing played so far shows who holds {card:the}. It could be {players:or}.")


def master(rules: Ruleset, seed: int, wanted: int = 0) -> Master:
    """A drill on a suit of a deal that is being played."""
    draw = Draw(seed, "master")
    pools = (tuple(each for view in found for each in _asked(rules, seed, view)) for found in views(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw, sort=_sort)


def _sort(asked: Master) -> bool | None:
    return asked.is_certain if isinstance(asked, WhoHolds) else None


def _asked(rules: Ruleset, seed: int, view: SeatView) -> Iterator[Master]:
    played = CardSet(card for trick in tricks_of(view) for card in trick.cards)
    for suit in Suit:
        left = pack_of(rules).suited(suit) - played
        if len(left) < 2 or not played.suited(suit):
            continue
        asked = WhichMaster(Kind.MASTER, rules, seed, view, suit)
        yield asked
        if asked.master not in view.hand and not view.announced:
            yield from _holder(asked)


def _holder(asked: WhichMaster) -> Iterator[WhoHolds]:
    """The question of who holds the master, where every seat that cannot is ruled out by a card it played."""
    view, card = asked.seen, asked.master
    layout = Layout(hidden(view))
    others = [seat for seat in range(asked.rules.table.seats) if seat != view.seat]
    may = tuple(seat for seat in others if layout.with_cards(seat, 1 << card) is not None)
    proofs = tuple(_first(shown_by_plays(view), seat, card) for seat in others if seat not in may)
    found = tuple(shown for shown in proofs if shown is not None)
    if may and found and len(found) == len(proofs):
        yield WhoHolds(asked.kind, asked.rules, asked.seed, view, asked.suit, may, found)


def _first(plays: Iterator[Shown], seat: int, card: Card) -> Shown | None:
    """The first play of a seat that proves that it does not hold a card."""
    return next((shown for shown in plays if shown.seat == seat and card in shown.denied), None)
