"""What settles a possible deal besides the tricks to come: points in play, declarations and belotes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Rounding, Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.players.weighing.belotes import Belotes
from belote_desktop.players.weighing.hand_claims import Claims, HandClaims, Masks

BySide = tuple[int, ...]


class Held(NamedTuple):
    """What a world holds that settles a deal.

    `rest` are the points still in play, the last trick and the cards on the table with them; `laid` are the points
    laid away, `belote` the sides of the belotes that count, `jack` the side that takes the trump jack.
    """

    rest: int
    laid: BySide
    claims: Claims
    belote: BySide
    jack: int | None


@dataclass(frozen=True)
class Holdings:
    """Reads the worlds of one view under a contract. Worlds are the cards each seat can still play, as bits."""

    view: SeatView
    contract: Contract
    known: HandClaims = field(repr=False)
    belotes: Belotes = field(repr=False)
    _worlds: dict[Masks, Held] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, view: SeatView, contract: Contract) -> Holdings:
        """What worlds of this view hold under this contract."""
        known = HandClaims(view, contract)
        return cls(view, contract, known, Belotes(known))

    def held(self, masks: Masks, card: Card | None = None) -> Held:
        """What a world holds; `card` is what this seat is about to play, where that may cost a belote."""
        held = self._worlds.get(masks)
        if held is None:
            held = self._worlds[masks] = self._read(masks)
        if card is None or not held.belote or not self.belotes.gives_up(card):
            return held
        return held._replace(belote=self.belotes.sides(masks, held.claims.entries, card))

    @property
    def _rules(self) -> Ruleset:
        return self.view.rules

    def _read(self, masks: Masks) -> Held:
        claims = self.known.claims(masks)
        rest = self._whole_rest
        if rest is None:
            rest = self._rules.scoring.last_trick + self._lying + sum(map(self._points, masks))
        return Held(rest, self._laid(masks), claims, self.belotes.sides(masks, claims.entries), self._jack(masks))

    @cached_property
    def _table(self) -> tuple[int, ...]:
        return rank_table(self._rules.cards, self.contract.denomination).points

    def _points(self, mask: int) -> int:
        """The points of a set of cards."""
        one, two, three, four = _sums_by_suit(self._table)
        return one[mask & 511] + two[mask >> 9 & 511] + three[mask >> 18 & 511] + four[mask >> 27]

    @cached_property
    def _lying(self) -> int:
        """The points of the cards on the table."""
        return sum(self._table[card] for card in (self.view.trick.cards if self.view.trick else ()))

    @cached_property
    def _whole_rest(self) -> int | None:
        """The points in play where every card of the pack is dealt to be played; else worlds differ: None."""
        cards = pack(self._rules)
        if self._rules.hand_size * self._rules.table.seats != len(cards):
            return None
        won = sum(trick.points for trick in self.view.tricks)
        return self._rules.scoring.last_trick + sum(self._table[card] for card in cards) - won

    def _laid(self, masks: Masks) -> BySide:
        """The points that the declarer has laid away: of the player's own cards, or of all that are nowhere else."""
        kitty = self._rules.deal.kitty
        if not kitty:
            return self._none
        own = self.view.seen(Zone.DISCARD, self.contract.declarer)
        away = sum(1 << card for card in own) or self._unseen & ~sum(masks)
        points = self._points(away) * kitty // max(away.bit_count(), kitty)
        taker = self._rules.side_of(self.contract.declarer)
        return tuple(points * (side == taker) for side in range(self._rules.side_count))

    @cached_property
    def _none(self) -> BySide:
        return (0,) * self._rules.side_count

    @cached_property
    def _unseen(self) -> int:
        """The cards that were not played, as bits."""
        whole = sum(1 << card for card in pack(self._rules))
        return whole & ~sum(self.known.played(seat) for seat in range(self._rules.table.seats))

    def _jack(self, masks: Masks) -> int | None:
        """The side that takes the trump jack, which no card beats, where rounding asks for it."""
        trump = self.contract.trump
        if trump is None or self._rules.scoring.rounding is not Rounding.JACK_SIDE:
            return None
        jack = 1 << Card.of(Rank.JACK, trump)
        owners = (seat for seat, mask in enumerate(masks) if (mask | self.known.played(seat)) & jack)
        seat = next(owners, None)
        return None if seat is None else self._rules.side_of(seat)


@cache
def _sums_by_suit(points: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The points of every set of cards of one suit, by suit and the bits of its ranks."""
    return tuple(
        tuple(sum(points[suit * 9 + rank] for rank in range(9) if ranks >> rank & 1) for ranks in range(512))
        for suit in range(4)
    )
