"""Options that set several rules at once. Source: rule file 23, House options; file 01 and 02 for the single ones."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.rules import RULE_FIELDS, RulesetError
from belote_desktop.engine.rules.fields import snake_case

HOUSES: Mapping[str, Mapping[str, object]] = {
    "none": {},
    "comptoir": {"shuffle": "never_after_first", "tie": "litige", "declarations": "on", "rounding": "none",
                 "target": 1000, "undertrump": "must"},
    "federation": {"shuffle": "every_deal", "tie": "litige", "rounding": "none", "capot_value": 252,
                   "defender_capot": 252, "both_reach": "higher"},
    "contest": {"declarations": "off", "deals": 12, "tie": "litige", "belote_order": "king_first",
                "direction": "cw"},
    "belgian": {"direction": "cw", "belote_order": "king_first", "unit": "tens", "rounding": "6up", "tie": "litige",
                "target": 101, "no_finish": "none"},
}  # fmt: skip

COMPOUND: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "house": HOUSES,
    "deck": {"32": {"lowest_rank": 1}},
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
}  # fmt: skip
"""Compound option -> its value -> the rules it sets."""


_SWITCH = {"true": "on", "yes": "on", "false": "off", "no": "off"}


def spread(options: Mapping[str, object]) -> dict[str, object]:
    """The options with every compound one replaced by the rules it sets; plain options win over compound ones."""
    spread_out: dict[str, object] = {}
    plain: dict[str, object] = {}
    for name, value in options.items():
        known = COMPOUND.get(snake_case(name))
        word = snake_case(str(value))
        word = _SWITCH.get(word, word) if known is not None and "on" in known else word
        if known is None or (word not in known and snake_case(name) in RULE_FIELDS):
            plain[name] = value
            continue
        if word not in known:
            raise RulesetError(f"{name} is one of {', '.join(known)}, not {value!r}.")
        spread_out.update(known[word])
    return spread_out | plain
