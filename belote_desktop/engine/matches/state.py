"""The state of a match: the deals that were settled, and the deal in progress."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from belote_desktop.engine.actions import announcement
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.randomness import Seed
from belote_desktop.engine.declarations.announcing import laid_open
from belote_desktop.engine.errors import argument_error
from belote_desktop.engine.filled import filled
from belote_desktop.engine.matches.table_text import Progress, deal_lines, deal_summary
from belote_desktop.engine.phases import PHASES
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Score

A_MATCH = "a Match, such as engine.start(rules, seed)"


@dataclass(frozen=True)
class SettledDeal:
    """A deal that is over: its last state, its score, and the totals after it."""

    deal: Deal
    score: Score
    totals: tuple[int, ...]

    @property
    def number(self) -> int:
        return self.deal.number

    @property
    def dealer(self) -> int:
        return self.deal.dealer

    @property
    def contract(self) -> Contract | None:
        return self.deal.contract

    def __repr__(self) -> str:
        return f"<SettledDeal {self.number}: contract {self.contract or 'none'}, {self.score}>"


@dataclass(frozen=True)
class Match:
    """A match in progress, immutable. `decks` are decks fixed in advance, in order; later ones come from `seed`.

    `deals` are the settled deals, `deal` is the one in progress: None once the match is over. `winner` is then the
    winning side, None for a draw. `before` are the totals before the first deal. The match ends after deal `last_deal`
    whatever its rules say, or as they say if that is 0. `print(match)` draws the table with every hand open: `>` is the
    seat to act, `d` the dealer, `*` the card that was led.
    """

    rules: Ruleset
    seed: Seed
    decks: tuple[tuple[Card, ...], ...]
    deals: tuple[SettledDeal, ...] = ()
    deal: Deal | None = None
    winner: int | None = None
    before: tuple[int, ...] = ()
    last_deal: int = 0
    memo: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was worked out about this state already; it never differs from working it out again."""

    def with_(self, **changes: Any) -> Match:
        """The match with other values and an empty cache."""
        return filled(Match, {**self.__dict__, **changes, "memo": {}})

    def __str__(self) -> str:
        deal = self._last_deal
        announced = tuple((seat, announcement(one)) for seat, one in deal.declared)
        return deal_lines(deal, self._progress, laid_open(self.rules, deal) or announced)

    def __repr__(self) -> str:
        return f"<Match {deal_summary(self._last_deal, self._progress)}>"

    @property
    def _last_deal(self) -> Deal:
        """The deal in progress, or the one that ended the match."""
        return self.deal or self.deals[-1].deal

    @property
    def _progress(self) -> Progress:
        return Progress(self.rules, self.totals, to_act(self), self.winner)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side so far."""
        return self.deals[-1].totals if self.deals else self.before or self.rules.start_totals

    @property
    def held(self) -> tuple[int, ...]:
        """The points held over for later deals, by the side they came from."""
        return self.deals[-1].score.held_out if self.deals else (0,) * self.rules.side_count

    @property
    def is_over(self) -> bool:
        return self.deal is None


def to_act(match: Match) -> int | None:
    """The seat to act, from 0; None when the match is over."""
    try:
        deal = match.deal
    except AttributeError:
        raise argument_error("match", A_MATCH, match) from None
    if deal is None:
        return None
    seat: int | None = match.memo.get("actor")
    if seat is None:
        seat = match.memo["actor"] = PHASES[deal.phase].actor(match.rules, deal)
    return seat
