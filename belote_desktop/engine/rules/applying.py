"""Which rules have a meaning in which games: an option of another kind of game is refused, not ignored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

from belote_desktop.engine.rules import sections, terms
from belote_desktop.engine.rules.clashes import Rules


@dataclass(frozen=True)
class Need:
    """A rule matters only where another rule has one of these values."""

    rule: str
    values: tuple[object, ...]

    def met(self, rules: Rules) -> bool:
        return rules.value(self.rule) in self.values


_BIDS = Need("settlement", (terms.Settlement.BID,))
_MATCH_POINTS = Need("settlement", (terms.Settlement.MATCH_POINTS,))
_HOKUM_SUN = Need("auction_model", (terms.AuctionModel.HOKUM_SUN,))
_TRICKS = Need("declaration_place", (terms.DeclarationPlace.TRICK,))
_STACKS = Need("stacks", tuple(range(1, 9)))


def _all_of(section: type, need: Need) -> dict[str, Need]:
    return {field.name: need for field in fields(section)}


NEEDS: Mapping[str, Need] = MappingProxyType(
    {
        **_all_of(sections.BidRules, _BIDS),
        **_all_of(sections.BidScoreRules, _BIDS),
        **_all_of(sections.HokumSunRules, _HOKUM_SUN),
        **_all_of(sections.HokumSunScoreRules, _HOKUM_SUN),
        **_all_of(sections.RoemRules, _TRICKS),
        "beat_after_ruff": Need("plain_must_beat", (True,)),
        "cutter": Need("cut", (True,)),
        "doubled_made": Need("doubling", (terms.Doubling.ON,)),
        "capot_bonus": _MATCH_POINTS,
        "capot_doubled": _MATCH_POINTS,
        "capot_in_nt": _MATCH_POINTS,
        "doubled_tie": _MATCH_POINTS,
        "multiply_stage": _MATCH_POINTS,
        "kirtik": _MATCH_POINTS,
        "kirtik_on_tie": _MATCH_POINTS,
        "winner_takes_all": Need("settlement", (terms.Settlement.POINTS,)),
        "late_runs": _STACKS,
        "belot_on_second": _STACKS,
        "min_bid": _BIDS,
        "max_bid": _BIDS,
        "bid_step": _BIDS,
        "schmeiss": Need("auction_model", (terms.AuctionModel.TAKE_TURN_UP,)),
        "speaks_first": Need("auction_model", (terms.AuctionModel.SINGLE_ROUND,)),
    }
)
"""Rule -> what it needs; rules that are not named here matter, or may matter, in every game."""


def applies(rules: Rules, name: str) -> bool:
    """Whether a rule has a meaning in this game."""
    return name not in NEEDS or NEEDS[name].met(rules)
