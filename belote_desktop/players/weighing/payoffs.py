"""Converts the points a side takes in a possible deal to a payoff: through settlement, then through the match.

A search tells how many card points a side takes. What that brings depends on the world as well: on declarations and
belote, on whether the contract is made with them, and on where the match stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.engine.settlement import Outcome, held_returned, settle
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.engine.view import SeatView
from belote_desktop.players.player import World
from belote_desktop.players.weighing.equity import Equity
from belote_desktop.players.weighing.holdings import Held, Holdings
from belote_desktop.players.weighing.sweeping import ROEM_APART, BySide, Shares, ValueReader, sweep_worth
from belote_desktop.search.tables import Tables, tables_for


class Paid(NamedTuple):
    """What an ending is worth, in points of the game, and how likely this side wins the deal.

    Of a call, `taken` is how likely this side plays a contract after it, and `made` how likely it also makes it.
    """

    points: float
    won: float
    taken: float = 0.0
    made: float = 0.0


@dataclass(frozen=True)
class Payoffs:
    """What the endings of one deal are worth to the side of the seat that looks at it (`side`).

    Made of a view in which the play has begun, or of a contract imagined in the auction. Worlds are the hands as they
    are now, values what `search` says that the side takes from here on with the tables of `tables()`: where three play
    alone, `search` counts the declarer against the rest together, and how these part what they take is known only to
    who calls `paid_of` or `marks_of`.
    """

    view: SeatView
    contract: Contract
    equity: Equity = field(repr=False)
    holdings: Holdings = field(repr=False)
    _paid: dict[tuple[Held, tuple[Shares, ...]], Paid] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of_view(cls, view: SeatView) -> Payoffs:
        """The payoffs of a deal that is played; ValueError where there is no contract yet, or nobody looks."""
        if view.contract is None:
            raise ValueError("There is no contract yet: give the one to be imagined.")
        return cls.of_contract(view, view.contract)

    @classmethod
    def of_contract(cls, view: SeatView, contract: Contract) -> Payoffs:
        """The payoffs if this became the contract; ValueError for the view of a spectator."""
        if view.seat is None:
            raise ValueError("A spectator has no side.")
        return cls(view, contract, Equity.of_view(view), Holdings.of(view, contract))

    @property
    def rules(self) -> Ruleset:
        return self.view.rules

    @cached_property
    def side(self) -> int:
        """The side whose payoff this is."""
        assert self.view.seat is not None
        return self.rules.side_of(self.view.seat)

    def tables(self, *, with_roem: bool = False) -> Tables:
        """The tables that a search needs for its values to be read here.

        With roem it counts half of what each side meets, for the winner and against the others: twice a value less the
        points in play is then the difference of the two sides. Without, no roem is foreseen.
        """
        tables = tables_for(self.rules, self.contract, self.side, with_roem=with_roem)
        return replace(
            tables,
            capot=self.capot_bonus(),
            roem_suit=tuple(points // 2 for points in tables.roem_suit),
            roem_four=tuple(points // 2 for points in tables.roem_four),
        )

    @cached_property
    def wants_points(self) -> bool:
        """Whether taking points is good: not where everyone passed and points count against their owners."""
        return not self.contract.negative

    def capot_bonus(self) -> tuple[int, int]:
        """What a search should add for all the tricks: to this side, and to the others.

        0 where that is no longer open, or changes nothing. It makes all the tricks recognisable in a value: the value
        is then more than the points in play, or below zero.
        """
        return self._reader.bonus

    def payoff(self, world: World, value: int, card: Card | None = None) -> float:
        """What it is worth to this side, in points of the game, to take `value` from here on in this world.

        `card` is the card about to be played, where it may cost a belote.
        """
        return self.paid(world, value, card).points

    def paid(self, world: World, value: int, card: Card | None = None) -> Paid:
        """The same, and whether this side wins the deal with it: makes its contract, or beats the others'."""
        held = self._held(world, card)
        return self._mean(held, self._reader.shares(held.rest, value))

    def paid_of(self, world: World, shares: Shares) -> Paid:
        """The same where it is known of each side what it takes from here on."""
        return self._mean(self._held(world), (shares,))

    def _mean(self, held: Held, likely: tuple[Shares, ...]) -> Paid:
        """The mean over several ways to share the points."""
        key = (held, likely)
        found = self._paid.get(key)
        if found is None:
            scores = [self._settled(held, shares) for shares in likely]
            points = sum(self.equity.of_score(score, self.side) for score in scores) / len(scores)
            won = sum(self._wins(score) for score in scores) / len(scores)
            found = self._paid[key] = Paid(points, won)
        return found

    def chance(self, world: World, value: int, card: Card | None = None) -> float:
        """The chance of this side in the match after taking `value` from here on in this world: 1 or 0 at its end."""
        return self.equity.chance_with(self.payoff(world, value, card), self.side)

    def _wins(self, score: Score) -> bool:
        """Whether this side has won the deal; of those who play alone against a declarer all do when he fails."""
        if score.winner is None:
            return False
        taker = self.rules.side_of(self.contract.declarer)
        return (score.winner == taker) is self._taking if self.rules.side_count > 2 else score.winner == self.side

    def marks(self, world: World, value: int, card: Card | None = None) -> BySide:
        """What the sides write of this deal; of sides that are counted together, if each takes half."""
        held = self._held(world, card)
        return self._settled(held, self._reader.shares(held.rest, value)[0]).points

    def marks_of(self, world: World, shares: Shares) -> BySide:
        """What the sides write where it is known of each of them what it takes from here on."""
        return self._settled(self._held(world), shares).points

    def rest(self, world: World) -> int:
        """What is still to be taken in this world: card points and the last trick."""
        return self._held(world).rest

    def of_pass(self) -> float:
        """What it is worth that everyone passes: nothing changes."""
        return 0.0

    def _held(self, world: World, card: Card | None = None) -> Held:
        return self.holdings.held(tuple([hand.mask for hand in world]), card)

    def _settled(self, held: Held, shares: Shares) -> Score:
        """The score of the deal."""
        if held.claims.at_once is not None:
            return self._won_at_once(held.claims.at_once)
        points, last = shares.points, shares.last
        if last is None:
            last = max(range(len(points)), key=points.__getitem__)
        taken = zip(self._taken, held.laid, points, strict=True)
        roem = tuple(map(sum, zip(self._met, shares.roem, strict=True)))
        declared, valid, best = held.claims.declared, held.claims.valid, held.claims.best
        if self._has_roem:
            declared, valid, best = roem, roem, tuple(side for side, points in enumerate(roem) if points)
        outcome = self._base.with_(
            cards=tuple(
                sum(parts) - self.rules.scoring.last_trick * (side == last) for side, parts in enumerate(taken)
            ),
            last_trick=last,
            tricks=shares.tricks,
            declared=declared,
            valid=valid,
            best=best,
            belote=tuple((side, str(Rank.KING)) for side in held.belote),
            jack=held.jack,
            generale_made=self._generale(shares.tricks),
        )
        score = settle(self.rules, outcome)
        return held_returned(score) if outcome.last_deal else score

    # ------------------------------------------------------------------ what the view tells
    @cached_property
    def _taking(self) -> bool:
        """Whether this side has the contract."""
        return self.side == self.rules.side_of(self.contract.declarer)

    @cached_property
    def _mine(self) -> tuple[bool, ...]:
        """Which sides a search counts for this one."""
        if self.rules.side_count == 2 or self._taking:
            return tuple(side == self.side for side in range(self.rules.side_count))
        return tuple(side != self.rules.side_of(self.contract.declarer) for side in range(self.rules.side_count))

    @cached_property
    def _has_roem(self) -> bool:
        return counts_roem(self.rules)

    @cached_property
    def _reader(self) -> ValueReader:
        apart = ROEM_APART if self._has_roem else 0
        worth = [sweep_worth(self.rules, self.contract, by_taker=own == self._taking) for own in (True, False)]
        mine, theirs = ((each and each + apart) * free for each, free in zip(worth, self._open, strict=True))
        return ValueReader(self._mine, (mine, theirs), self._has_roem)

    @cached_property
    def _winners(self) -> tuple[int, ...]:
        return tuple(self.rules.side_of(trick.winner) for trick in self.view.tricks if trick.winner is not None)

    @cached_property
    def _open(self) -> tuple[bool, bool]:
        """Whether all the tricks are still open to those that are counted, and to the others."""
        return all(self._mine[side] for side in self._winners), not any(self._mine[side] for side in self._winners)

    @cached_property
    def _taken(self) -> BySide:
        return self._by_side(trick.points for trick in self.view.tricks)

    @cached_property
    def _met(self) -> BySide:
        return self._by_side(trick.roem for trick in self.view.tricks)

    def _by_side(self, each: Iterable[int]) -> BySide:
        """Numbers of the finished tricks, summed up for the sides that won them."""
        sums = [0] * self.rules.side_count
        for side, number in zip(self._winners, each, strict=True):
            sums[side] += number
        return tuple(sums)

    @cached_property
    def _base(self) -> Outcome:
        """The outcome of the deal as far as it is the same in every world."""
        rules, view = self.rules, self.view
        none = (0,) * rules.side_count
        before = view.results[-1].score if view.results else None
        up = view.turn_up
        return Outcome(
            taker=rules.side_of(self.contract.declarer),
            cards=none,
            last_trick=0,
            contract=self.contract,
            ace_turned=up is not None and up.rank is Rank.ACE,
            held_in=view.held,
            bolts_in=before.bolts_out if before else none,
            trickless_in=before.trickless_out if before else none,
            order=tuple(dict.fromkeys(map(rules.side_of, seats_from(rules, eldest(rules, view.dealer))))),
            last_deal=0 < rules.match.deals <= self.equity.played + 1,
        )

    def _won_at_once(self, side: int) -> Score:
        """A run that wins the match: what was missing to the target is written."""
        missing = max(0, self.rules.match.target - self.view.totals[side])
        points = tuple(missing * (each == side) for each in range(self.rules.side_count))
        items = (Item(What.MATCH, side, missing, "instant_run"),)
        return Score(
            Result.WON_AT_ONCE, points, items, items, held_out=self.view.held, winner=side, match_winner=side
        )  # fmt: skip

    def _generale(self, tricks: BySide) -> bool:
        """Whether the declarer took every trick: so far alone, and no side but the declarer's from here on."""
        alone = all(trick.winner == self.contract.declarer for trick in self.view.tricks)
        return self.contract.generale and alone and sum(tricks) == tricks[self.rules.side_of(self.contract.declarer)]
