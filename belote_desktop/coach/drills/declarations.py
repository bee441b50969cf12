"""The drill on which of two declarations of different sides is higher."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.coach.drills.declaration_words import (
    APART,
    CANCEL,
    DEALER,
    DECLARES,
    ELDER,
    IN_TRUMPS,
    SCORE_BOTH,
    THAT_OF,
    WORTH,
    because,
)
from belote_desktop.coach.drills.difficulty import capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, Problem, Row
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Message, Ruleset, Suit
from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Rank, deck_of
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.declarations import Contest, best_announcement, compare, in_contract, points_of, strength
from belote_desktop.engine.declarations.ranking import four_points
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import (
    DeclarationPlace,
    Declarations,
    DeclarationScore,
    DeclPools,
    HundredOrder,
    RunTie,
)
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say, say_of

TRIES, BATCH = 480, 24
"""How many packs are dealt to find two declarations, and how many before the best of them is taken. Numbers that keep
the wait short."""
FOURS = (0, 0, 0, 0, 1, 2)
"""How many fours of a kind are brought together in one pack after the other: left alone, one in twelve has any."""
LEVEL = 4
"""How hard a question is about two declarations that are equal in themselves."""
FIRST, SECOND, NEITHER, BOTH = range(4)
"""What can come of two declarations."""
_TEXTS = {
    #: An answer: which declaration scores?
    NEITHER: QT_TRANSLATE_NOOP("drills", "Neither"),
    #: An answer: which declaration scores?
    BOTH: QT_TRANSLATE_NOOP("drills", "Both"),
}


@dataclass(frozen=True)
class Higher(Problem):
    """Two declarations with the seats that hold them; the first seat in turn order from `eldest` is the elder."""

    contract: Contract
    held: tuple[tuple[int, Declaration], ...]
    eldest: int
    form: Form = field(init=False, default=Form.CHOICE)

    @property
    def difficulty(self) -> int:
        """By what decides: a length, or a four over a run; a top card or points; two fours or a hand in trumps; the
        turn; nothing."""
        if self.outcome in (NEITHER, BOTH):
            return LEVEL if self._same_pool() else LEVEL - 1
        place = self._place()
        if place is None:
            return LEVEL
        fours = sum(one.is_carre for _, one in self.held)
        if place == 0:
            return _FIRST_DIFFICULTY[self.own_rules.hundred_order]
        return capped(place + (fours > 1) * 3)

    @property
    def own_rules(self) -> DeclarationRules:
        """The rules for declarations under the contract."""
        return in_contract(self.rules.declaration, self.contract.denomination)

    @property
    def question(self) -> Message:
        return say(QT_TRANSLATE_NOOP("drills", "Both are declared. Which one scores?"))

    @property
    def picture(self) -> Picture:
        rows = tuple(
            Row(say_of(seat, DECLARES, QT_TRANSLATE_NOOP("drills", "You declare")), one.cards)
            for seat, one in self.held
        )
        #: {player}: a name.
        theirs = QT_TRANSLATE_NOOP("drills", "{player} leads to the first trick.")
        eldest = say_of(self.eldest, theirs, QT_TRANSLATE_NOOP("drills", "You lead to the first trick."))
        return Picture(rows, self.contract, facts=(eldest,))

    @property
    def me(self) -> int:
        """A seat that declares nothing, if there is one."""
        holders = {seat for seat, _ in self.held}
        return next((seat for seat in range(self.rules.table.seats) if seat not in holders), 0)

    @property
    def choices(self) -> tuple[Message, ...]:
        return (
            *(say_of(seat, *THAT_OF, cards=one.cards) for seat, one in self.held),
            *(say(_TEXTS[each]) for each in self._outcomes[2:]),
        )

    @property
    def contest(self) -> Contest:
        """What the engine makes of the two."""
        return contest_of(self.rules, self.contract, self.held, self.eldest)

    @property
    def _outcomes(self) -> tuple[int, ...]:
        """The outcomes that are possible in this game."""
        own = self.own_rules
        both = own.run_tie is RunTie.BOTH_SCORE or own.decl_pools is not DeclPools.JOINT
        cancels = own.run_tie.cancels
        return (FIRST, SECOND, *((NEITHER,) if cancels else ()), *((BOTH,) if both else ()))

    @property
    def solution(self) -> int:
        return self._outcomes.index(self.outcome)

    @property
    def outcome(self) -> int:
        """Which of the two count: FIRST, SECOND, NEITHER or BOTH."""
        found = self.contest
        if found.best is None:
            return NEITHER
        if len(found.valid) > 1:
            return BOTH
        return FIRST if found.best == self.held[0] else SECOND

    def judge(self, answer: Answer) -> Answered:
        right = answer == self.solution
        marked = CardSet(card for entry in self.contest.valid for card in entry[1].cards)
        return Answered(right, (self._why(), *self._worth()), marked)

    def _worth(self) -> tuple[Message, ...]:
        return tuple(say_of(seat, *WORTH, points=points_of(self.own_rules, one)) for seat, one in self.held)

    def _why(self) -> Message:
        """The sentence that says what decides: the first criterion in which the two differ."""
        if self.outcome in (NEITHER, BOTH):
            return self._level() if self._same_pool() else say(APART)
        (best, one), (_, other) = self.held if self.outcome == FIRST else self.held[::-1]
        own, place = self.own_rules, self._place()
        if place is not None:
            return say_of(best, *because(own, one, other, place))
        if own.run_tie.trumps_first and self._in_trumps(one) and not self._in_trumps(other):
            return say_of(best, *IN_TRUMPS)
        return say_of(best, *(DEALER if own.run_tie is RunTie.DEALER_FIRST else ELDER))

    def _place(self) -> int | None:
        """The first criterion in which the two differ; None where they are equal in themselves."""
        pairs = zip(*(strength(self.own_rules, one) for _, one in self.held), strict=True)
        return next((place for place, (one, other) in enumerate(pairs) if one != other), None)

    def _level(self) -> Message:
        return say(CANCEL if self.outcome == NEITHER else SCORE_BOTH)

    def _same_pool(self) -> bool:
        joint = self.own_rules.decl_pools is DeclPools.JOINT
        return joint or self.held[0][1].is_carre == self.held[1][1].is_carre

    def _in_trumps(self, one: Declaration) -> bool:
        return one.suit is not None and one.suit is self.contract.trump


_FIRST_DIFFICULTY: Mapping[HundredOrder, int] = MappingProxyType(
    {HundredOrder.FOURS_FIRST: 2, HundredOrder.SERIAL: 3, HundredOrder.EQUAL_TIER: 2}
)
"""How hard it is where the kinds of declaration decide, or their points."""


def contest_of(rules: Ruleset, contract: Contract, held: tuple[tuple[int, Declaration], ...], eldest: int) -> Contest:
    """The declarations compared by the engine."""
    seats = range(rules.table.seats)
    return compare(
        in_contract(rules.declaration, contract.denomination),
        held,
        trump=contract.trump,
        eldest=eldest,
        seats=rules.table.seats,
        side_of={seat: rules.side_of(seat) for seat in seats},
    )


def are_compared(rules: Ruleset) -> bool:
    """Whether this game has declarations in hands that beat each other."""
    own = rules.declaration
    held = own.declarations is Declarations.ON and own.declaration_place is DeclarationPlace.HAND
    return held and own.declaration_score is not DeclarationScore.BOTH_SIDES


def higher(rules: Ruleset, seed: int, wanted: int = 0) -> Higher:
    """A drill on two declarations from one deal; every number of fours of a kind is as likely as the others among
    questions as hard."""
    draw = Draw(seed, "declarations")
    pools = (tuple(_dealt(rules, seed, draw)) for _ in range(TRIES // BATCH))
    return nearest(pools, drawn(draw, wanted), draw, sort=lambda asked: sum(one.is_carre for _, one in asked.held))


def _dealt(rules: Ruleset, seed: int, draw: Draw) -> Iterator[Higher]:
    """The problems of a batch of packs."""
    for number in range(BATCH):
        found = _deal_two(rules, seed, draw, FOURS[number % len(FOURS)])
        if found is not None:
            yield found


def _deal_two(rules: Ruleset, seed: int, draw: Draw, fours: int) -> Higher | None:
    trump = tuple(each for each in Denomination if each.suit is not None)[draw.below(4)]
    own, size, seats = in_contract(rules.declaration, trump), rules.hand_size, rules.table.seats
    cards = _with_fours(draw.shuffled(deck_of(Rank(rules.deck.lowest_rank))), rules, fours, draw)
    eldest = draw.below(seats)
    best = []
    for seat in range(seats):
        said = best_announcement(own, CardSet(cards[seat * size : (seat + 1) * size]))
        if said:
            best.append((seat, max(said, key=lambda one: strength(own, one))))
    best.sort(key=lambda entry: not entry[1].is_carre)  # a rare four of a kind is not passed over
    rivals = [entry for entry in best[1:] if rules.side_of(entry[0]) != rules.side_of(best[0][0])]
    if not rivals:
        return None
    one, other = sorted((best[0], rivals[0]), key=lambda entry: entry[0])
    return Higher(Kind.DECLARATIONS, rules, seed, Contract(eldest, trump), (one, other), eldest)


def _with_fours(pack: tuple[Card, ...], rules: Ruleset, fours: int, draw: Draw) -> tuple[Card, ...]:
    """The pack with so many fours of a kind brought together, each in the hand of another seat."""
    ranks = [rank for rank, points in four_points(rules.declaration.carre_points).items() if points]
    seats = list(range(rules.table.seats))
    for _ in range(min(fours, len(ranks), len(seats))):
        rank, seat = ranks.pop(draw.below(len(ranks))), seats.pop(draw.below(len(seats)))
        four = tuple(Card.of(rank, suit) for suit in Suit)
        pack = tuple(card for card in pack if card not in four)
        start = seat * rules.hand_size
        pack = (*pack[:start], *four, *pack[start:])
    return pack
