"""Deals for lessons: matches played by chance, always the same for the same ruleset and seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType

from belote_desktop import engine
from belote_desktop.engine import Action, Match, Ruleset, SeatView
from belote_desktop.engine.actions import CHALLENGE, PASS
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import Phase

DEALS = 24
"""How many deals are looked through for a position before a lesson does without it. A limit of time; no
measurement is known."""

LOWEST = 4
"""Of how many calls chance chooses one. A choice of variety; not measured."""
OPENS_OF, RAISES_OF = 2, 4
"""Chance calls one time in so many, before and after the first call that is no pass; else it passes. A choice of
variety; not measured."""


class Deals:
    """The positions and tricks of such deals in order; deals are played lazily and only once.

    `known` is a game that the learner knows, None for a beginner.
    """

    def __init__(self, rules: Ruleset, seed: int, known: Ruleset | None = None) -> None:
        self.rules = rules
        self.seed = seed
        self.known = known
        self._seen: list[Match] = []
        self._more = self._play()

    def is_new(self, answer: Callable[[Ruleset], object]) -> bool:
        """True if the answer differs from that in the game the learner knows."""
        return self.known is None or answer(self.rules) != answer(self.known)

    def positions(self) -> Iterator[Match]:
        """Every position in which somebody is to act."""
        place = 0
        while True:
            if place == len(self._seen):
                found = next(self._more, None)
                if found is None:
                    return
                self._seen.append(found)
            yield self._seen[place]
            place += 1

    def in_auction(self) -> Iterator[Match]:
        """The positions in which a call is due."""
        return (match for match in self.positions() if match.deal is not None and match.deal.phase is Phase.AUCTION)

    def in_play(self) -> Iterator[Match]:
        """The positions in which a card is due."""
        return (
            match
            for match in self.positions()
            if match.deal is not None and match.deal.phase is Phase.PLAY and match.deal.pending_belote is None
        )

    def tricks(self) -> Iterator[SeatView]:
        """The tricks as the first seat sees them before they are gathered; without the last trick of a deal."""
        for before, match in pairwise(self.in_play()):
            deal = match.deal
            if deal is not None and deal.tricks and deal.trick is not None and not deal.trick.cards:
                yield lying(before, deal.tricks[-1], seat=0)

    def draw(self, purpose: str) -> Draw:
        """Random numbers for one purpose of a lesson."""
        return Draw(self.seed, f"lesson {self.rules.variant} {purpose}")

    def _play(self) -> Iterator[Match]:
        for number in range(DEALS):
            match, draw = engine.start(self.rules, self.seed + number), self.draw(f"deal {number}")
            while match.deal is not None and not match.deals:
                yield match
                match = engine.apply(match, _by_chance(match, draw))[0]


def seen(match: Match) -> SeatView:
    """What the seat that is to act sees."""
    seat = engine.to_act(match)
    assert seat is not None
    return engine.view(match, seat)


def lying(before: Match, trick: Trick, seat: int) -> SeatView:
    """What a seat sees when all have played to a trick, before it is gathered; its last card was due in `before`."""
    view, last = engine.view(before, seat), trick.cards[-1]
    assert before.deal is not None
    place = next(place for place, cards in before.deal.places.items() if last in cards)
    held = view.places[place]
    left = held - 1 if isinstance(held, int) else tuple(card for card in held if card != last)
    places = MappingProxyType({**view.places, place: left})
    return replace(view, places=places, trick=replace(trick, winner=None), to_act=None, options=(), lawful=())


def _by_chance(match: Match, draw: Draw) -> Action:
    """Any lawful action; in an auction a pass or one of the lowest calls, later on mostly a pass."""
    offered = engine.legal(match)
    calm = tuple(action for action in offered if action != CHALLENGE) or offered
    if match.deal is not None and match.deal.phase is Phase.AUCTION and PASS in calm:
        spoken = any(call != PASS for _, call in match.deal.calls)
        calls = tuple(action for action in calm if action != PASS)[:LOWEST]
        calm = calls if calls and not draw.below(RAISES_OF if spoken else OPENS_OF) else (PASS,)
    return calm[draw.below(len(calm))]
