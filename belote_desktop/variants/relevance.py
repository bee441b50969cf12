"""Which house rules mean something in a game: the others are not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.rules import RuleField, Ruleset
from belote_desktop.engine.rules.applying import applies
from belote_desktop.engine.rules.terms import AuctionModel, Declarations, NoTrumpCalls, Rounding, Sides, TurnUp

Test = Callable[[Ruleset], bool]


def _names_suits(rules: Ruleset) -> bool:
    return rules.auction.auction_model in (AuctionModel.TAKE_TURN_UP, AuctionModel.SINGLE_ROUND)


def _has(contract: str) -> Test:
    """Whether a contract without a trump suit can come about."""
    return lambda rules: (
        contract in rules.auction.contracts
        or (_names_suits(rules) and rules.auction.sa_ta_in_classic is not NoTrumpCalls.OFF)
        or rules.auction.auction_model is AuctionModel.HOKUM_SUN
    )


def _declares(rules: Ruleset) -> bool:
    return rules.declaration.declarations is not Declarations.OFF


def _has_belote(rules: Ruleset) -> bool:
    return rules.belote.belote


_DECLARING = (
    "announcing", "decl_window", "split_long_runs", "overlap", "run_tie", "carre_tie", "carre_cancels7",
    "seven_eight_carre_cancels_all", "trickless_declarations", "fail_decl",
)  # fmt: skip
_BELOTE = (
    "belote_order", "belote_on_fail", "belote_helps_contract", "late_announce", "warn_queen_first", "belote_ends_game",
)  # fmt: skip
TESTS: Mapping[str, Test] = MappingProxyType(
    {
        "direction": lambda rules: rules.table.seats > 2,
        "min_cut": lambda rules: rules.deck.cut,
        "turn_up_to": lambda rules: rules.deal.turn_up is TurnUp.NEXT_CARD,
        "sa_ta_in_classic": lambda rules: rules.auction.auction_model is AuctionModel.TAKE_TURN_UP,
        "pass_out": _names_suits,
        "doubling": lambda rules: rules.auction.auction_model is not AuctionModel.HOKUM_SUN,
        "sa_scale": _has("NT"),
        "ta_scale": _has("AT"),
        "partner_winning": lambda rules: rules.table.sides is Sides.PARTNERS,
        "round_scope": lambda rules: rules.scoring.rounding is not Rounding.NONE,
    }
    | dict.fromkeys(_DECLARING, _declares)
    | dict.fromkeys(_BELOTE, _has_belote)
)
"""A rule -> whether it means something; rules without a test always do."""


def is_relevant(field: RuleField, rules: Ruleset) -> bool:
    """Whether a rule changes anything in these rules; a row needs at least two values to choose from."""
    return means_something(field, rules) and (field.kind is not tuple or len(values_for(field, rules)) > 1)


def means_something(field: RuleField, rules: Ruleset) -> bool:
    """Whether another value of a rule may change anything in these rules."""
    test = TESTS.get(field.name)
    return applies(rules, field.name) and (test is None or test(rules))


def values_for(field: RuleField, rules: Ruleset) -> tuple[object, ...]:
    """The values a rule may take in these rules: of rows of packets those that deal as many cards as now."""
    now = rules.value(field.name)
    if field.kind is not tuple:
        return field.values()
    dealt = sum(now)
    fitting = tuple(value for value in field.values() if isinstance(value, tuple) and sum(value) == dealt)
    return fitting if now in fitting else (now, *fitting)
