"""The drill of counting the trumps that are still out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop.coach.drills.dealt import under
from belote_desktop.coach.drills.difficulty import capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind
from belote_desktop.coach.drills.seen import Seen, views
from belote_desktop.coach.drills.slips import Slip, diagnosis
from belote_desktop.engine import Card, CardSet, Message, Ruleset, Suit
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, say
from belote_desktop.search import pack_of


@dataclass(frozen=True)
class TrumpsOut(Seen):
    """A seat in the middle of a deal with one trump suit."""

    form: Form = field(init=False, default=Form.NUMBER)

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        assert self.contract.trump is not None
        return self.contract.trump

    @property
    def whole(self) -> CardSet:
        """The trumps of the pack."""
        return pack_of(self.rules).suited(self.trump)

    @property
    def held(self) -> CardSet:
        """The trumps in the hand of the seat."""
        return self.seen.hand.suited(self.trump)

    @property
    def falls(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """The tricks in which trumps fell, counted from 1, with these trumps."""
        fallen = ((number, self._trumps(trick.cards)) for number, trick in enumerate(self.tricks, 1))
        return tuple((number, cards) for number, cards in fallen if cards)

    def _trumps(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card.suit is self.trump)

    @property
    def ruffs(self) -> tuple[Card, ...]:
        """The trumps played to tricks in which another suit was led."""
        ruffed = (trick.cards for trick in self.tricks if trick.cards[0].suit is not self.trump)
        return tuple(card for cards in ruffed for card in self._trumps(cards))

    @property
    def difficulty(self) -> int:
        return capped(len(self.falls) + bool(self.ruffs))

    @property
    def question(self) -> Message:
        asked = say(QT_TRANSLATE_NOOP("drills", "How many trumps do the other players still hold?"))
        return under(self.rules, self.contract, asked)

    @property
    def solution(self) -> int:
        return len(self.whole) - len(self.held) - sum(len(cards) for _, cards in self.falls)

    @property
    def slips(self) -> Iterator[Slip]:
        """The ways to miscount, the likeliest first."""
        out, fallen = self.solution, sum(len(cards) for _, cards in self.falls)
        if self.held:
            yield Slip("own_trumps", out + len(self.held), say(_OWN, cards=self.held))
        if self.ruffs:
            yield Slip("ruffs", out + len(self.ruffs), counted(_RUFFS, len(self.ruffs), cards=self.ruffs))
        for number, cards in self.falls:
            yield Slip("trick_left_out", out + len(cards), say(_TRICK, number=number, cards=cards))
        yield Slip("played", fallen, say(_PLAYED))
        yield Slip("played_and_held", fallen + len(self.held), say(_SEEN))

    def judge(self, answer: Answer) -> Answered:
        slip = diagnosis(self.slips, self.solution, answer) if isinstance(answer, int) else None
        said = () if slip is None else (slip.sentence,)
        return Answered(answer == self.solution, (*said, *self._count()), slip=None if slip is None else slip.name)

    def _count(self) -> Iterator[Message]:
        """The count, trick by trick."""
        left = len(self.whole) - len(self.held)
        if self.held:
            yield say(_START, whole=len(self.whole), cards=self.held, left=left)
        else:
            yield say(_START_NONE, whole=len(self.whole))
        for number, cards in self.falls:
            left -= len(cards)
            yield say(_FALL, number=number, cards=cards, left=left)
        yield say(_ANSWER, left=left)


#: {cards}: cards.
_OWN = QT_TRANSLATE_NOOP("drills", "You also counted what you hold yourself: {cards}.")
#: {cards}: cards.
_RUFFS = QT_TRANSLATE_NOOP("drills", "You left out %n trump(s) used to ruff: {cards}.", "", 1)
#: {number}: which trick, from 1. {cards}: the trumps played to it.
_TRICK = QT_TRANSLATE_NOOP("drills", "You left out trick {number}: {cards}.")
_PLAYED = QT_TRANSLATE_NOOP("drills", "This is the number of trumps that have been played.")
_SEEN = QT_TRANSLATE_NOOP("drills", "This is the number of trumps that you have seen: played, or in your hand.")
#: {whole}: how many trumps the pack has. {cards}: your trumps. {left}: a number.
_START = QT_TRANSLATE_NOOP("drills", "The pack has {whole} trumps. Without your own, {cards:the}, that leaves {left}.")
#: {whole}: how many trumps the pack has.
_START_NONE = QT_TRANSLATE_NOOP("drills", "The pack has {whole} trumps, and you hold none.")
#: {number}: which trick, from 1. {cards}: the trumps played to it. {left}: how many trumps are left after it.
_FALL = QT_TRANSLATE_NOOP("drills", "Trick {number}: {cards}. Left: {left}.")
#: {left}: a number.
_ANSWER = QT_TRANSLATE_NOOP("drills", "The correct number is {left}.")


def trumps_out(rules: Ruleset, seed: int, wanted: int = 0) -> TrumpsOut:
    """A drill on the trumps of a deal that is being played."""
    draw = Draw(seed, "trumps out")
    pools = (
        tuple(
            TrumpsOut(Kind.TRUMPS_OUT, rules, seed, view)
            for view in found
            if view.contract is not None and view.contract.trump is not None
        )
        for found in views(rules, seed)
    )
    return nearest((_worth(pool) for pool in pools), drawn(draw, wanted), draw)


def _worth(pool: tuple[TrumpsOut, ...]) -> tuple[TrumpsOut, ...]:
    """Those of the problems in which trumps have fallen and there is more than a card to play."""
    return tuple(each for each in pool if each.falls and len(each.seen.hand) > 1)
