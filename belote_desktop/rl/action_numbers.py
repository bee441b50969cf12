"""The numbering of actions: a number for every action that a game can offer.

The numbers come from the grammar of actions, so an action has the same number in every game; only the bids, which
come last, depend on the game. An action of several cards (a discard) is done card by card, one number each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from belote_desktop.engine.actions import (
    DOUBLE,
    PASS,
    REDOUBLE,
    TAKE,
    Action,
    Declaration,
    Declare,
    Discard,
    Exchange,
    Name,
    NameHokum,
    Play,
    Say,
    Word,
)
from belote_desktop.engine.auction.bids import every_bid
from belote_desktop.engine.cards import Card, Rank, Suit, deck_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules import Ruleset

SHORTEST_RUN = 3


class ActionNumbers:
    """The numbers of a game's actions, from 0 to `len(numbers) - 1`."""

    def __init__(self, rules: Ruleset) -> None:
        self.actions: tuple[Action, ...] = (*_grammar(), *every_bid(rules))
        """The action of each number. A discard of several cards has none of its own: see `steps`."""
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        own = (*self.actions, PASS, TAKE, DOUBLE, REDOUBLE)
        self._by_identity = {id(action): self._numbers[action] for action in own}
        """The same by `id`, which is quicker: plays, bids and the commonest words are always these objects."""

    def __len__(self) -> int:
        return len(self.actions)

    def steps(self, action: Action) -> tuple[int, ...]:
        """The numbers that make up an action: one, or one for each card of a discard.

        Raises KeyError for a public form such as `announce run3`, which no player chooses.
        """
        if type(action) is Discard and len(action.cards) > 1:
            return tuple(self._numbers[Discard((card,))] for card in action.cards)
        return (self._numbers[action],)

    def next_steps(self, options: Sequence[Action], chosen: tuple[int, ...] = ()) -> Mapping[int, Action | None]:
        """The numbers that can be chosen after those already `chosen` for this action.

        Each maps to the option it completes, or to None if more numbers must follow. The cards of a discard may be
        chosen in any order.
        """
        if not chosen and (not options or type(options[0]) is not Discard):  # a phase offers only discards, or none
            try:
                return dict(zip(map(self._by_identity.__getitem__, map(id, options)), options, strict=True))
            except KeyError:
                return {self._numbers[action]: action for action in options}
        found: dict[int, Action | None] = {}
        for action in options:
            steps = self.steps(action)
            left = [number for number in steps if number not in chosen]
            if len(left) + len(chosen) == len(steps):
                found.update(dict.fromkeys(left, action if len(left) == 1 else None))
        return found


@cache
def _grammar() -> tuple[Action, ...]:
    """Every action in the grammar except bids and public forms."""
    pack = deck_of(Rank.SIX)
    return (
        *Play.each(pack),
        *(Discard((card,)) for card in pack),
        *map(Exchange, pack),
        *map(Say, Word),
        *map(Name, Denomination),
        *map(NameHokum, Suit),
        *map(Declare, _runs()),
        *(Declare(Declaration(tuple(Card.of(rank, suit) for suit in Suit))) for rank in Rank),
    )


def _runs() -> tuple[Declaration, ...]:
    """Every run of three or more cards, by suit, the longest first."""
    lengths = range(len(Rank), SHORTEST_RUN - 1, -1)
    return tuple(
        Declaration(tuple(Card.of(Rank(top - step), suit) for step in range(length)))
        for suit in Suit
        for length in lengths
        for top in range(Rank.ACE, length - 2, -1)
    )
