"""Options that set several rules at once, or that name a value of a rule in a game's own words.

Sources: docs/rules, Where sources differ; docs/rules/house-rules.md for French games.
"""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.rules import RulesetError
from belote_desktop.engine.rules.fields import Choice, snake_case
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.variants.families.contree import COINCHE
from belote_desktop.variants.game_options import GAME_OPTIONS
from belote_desktop.variants.own_words import OWN_WORDS

Rules = Mapping[str, object]

HOUSES: Mapping[str, Rules] = {
    "none": {},
    "comptoir": {"shuffle": "never_after_first", "tie": "litige", "declarations": "on", "rounding": "none",
                 "target": 1000, "undertrump": "must"},
    "federation": {"shuffle": "every_deal", "tie": "litige", "rounding": "none", "capot_value": 252,
                   "defender_capot": 252, "both_reach": "higher"},
    "contest": {"declarations": "off", "deals": 12, "tie": "litige", "belote_order": "king_first",
                "direction": "cw"},
    "belgian": {"direction": "cw", "belote_order": "king_first", "unit": "tens", "rounding": "6up", "tie": "litige",
                "target": 101, "no_finish": "none"},
    "corsica": {**COINCHE.changes, "contracts": "S-H-D-C", "written": "made_only", "multiplier_scope": "flat",
                "contract_test": "bid_and_more", "belote_on_fail": "kept", "belote_helps_contract": True,
                "capot_unstoppable": True, "rounding": "5up"},
}  # fmt: skip

_FRENCH: Mapping[str, Mapping[str, Rules]] = {
    "house": HOUSES,
    "partners": {"fixed": {}},
    "trump_first": {"on": {}, "off": {"run_tie": "first_announcer"}},
    "declarations": {"only_belote": {"declarations": "off", "belote": True}},
    "format": {"target": {"deals": 0}, "deals": {"deals": 12}},
    "tie_ignores_belote": {"on": {"belote_helps_contract": False}, "off": {}},
    "der_on_capot": {"100": {"capot_value": 252, "defender_capot": 252},
                     "10": {"capot_value": 162, "defender_capot": 162},
                     "0": {"capot_value": 152, "defender_capot": 152}},
    "dealer_must_take": {"on": {"pass_out": "dealer_must_take"}, "off": {"pass_out": "next_dealer"}},
    "cut": {"compulsory": {"cut": True}, "optional": {"cut": False}},
    "carre_cancels7": {"deal_void": {"carre_cancels7": True}},
    "suit_inversion": {"off": {}, "on": {"trump_order": "78QKTA9J", "trump_points": (20, 14, 11, 10, 4, 3, 0, 0)}},
}  # fmt: skip

COMPOUND: Mapping[str, Mapping[str, Rules]] = {
    name: {**_FRENCH.get(name, {}), **GAME_OPTIONS.get(name, {})} for name in (*_FRENCH, *GAME_OPTIONS)
}
"""Compound option -> its value -> the rules it sets."""


_SWITCH = {"true": "on", "yes": "on", "false": "off", "no": "off"}


def words_of(option: str, game: str = "") -> Mapping[str, Rules]:
    """The words of an option that set several rules, or one in a game's own way; none for a plain rule."""
    return {**COMPOUND.get(option, {}), **OWN_WORDS.get(game, {}).get(option, {})}


def spread(options: Mapping[str, object], game: str = "") -> dict[str, object]:
    """The options with every compound one replaced by the rules it sets; plain options win over compound ones.

    `game` is the id of the game whose own words are understood as well.
    """
    spread_out: dict[str, object] = {}
    plain: dict[str, object] = {}
    for name, value in options.items():
        known = words_of(snake_case(name), "" if isinstance(value, Choice) else game)
        word = snake_case(str(value))
        word = _SWITCH.get(word, word) if known and not known.keys() & {"yes", "no"} else word
        if word in known:
            spread_out.update(known[word])
        elif not known or _is_rule(name):
            plain[name] = value
        else:
            raise RulesetError(f"{name} must be one of {', '.join(known)}, not {value!r}.")
    return spread_out | plain


def _is_rule(name: str) -> bool:
    """Whether an option is the name of a rule, or another name of one."""
    try:
        rule_field(name)
    except RulesetError:
        return False
    return True
