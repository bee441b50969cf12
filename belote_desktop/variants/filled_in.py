"""Rules that a published text leaves open and that its game takes from its parent.

Source: docs/rules/as-published.md.

A rule is listed here if the text does not mention it, or if the part that did is missing. A rule on which the text
differs from the parent is a change of the game instead (`as_published.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

_FOLLOWING = ("trump_led_raise", "partner_winning", "overtrump", "undertrump")
_COMPARING = ("declaration_score", "hundred_order", "run_tie", "carre_tie")
_BELOT_SECTION = ("min_cut", "carre_points", "carre_tie", "doubled_tie", "both_reach")

FILLED_IN: Mapping[str, tuple[str, ...]] = {
    "classic-cats": ("min_cut", *_FOLLOWING, "declarations_shown"),
    "classic-1001": (
        "direction", "shuffle", "min_cut", "auction_model", "second_round_suits", "pass_out", "leader",
        "hundred_order", "run_tie", "carre_tie", "declarations_shown", "both_reach",
    ),
    "classic-guide": ("min_cut", "run_tie", "declarations_shown"),
    "classic-wiki": (
        "undertrump", *_COMPARING, "fail_decl", "declarations_shown", "capot_value", "defender_capot", "target",
        "both_reach",
    ),
    "bidding-cats": ("min_cut", "contracts", "both_reach"),
    "coinche-cats": ("packets", "min_cut", "doubling_reply", "capot_coinchable"),
    "baloot-cats": ("min_cut", "ashkal", "ashkal_on_ace", "gahwa", "both_reach"),
    "pilotta-cats": ("min_cut", "run_points", "carre_points", "hundred_order", "run_tie", "carre_tie"),
    "belot-wiki": (
        "undertrump", *_COMPARING, "decl_pools", "declarations_shown", "capot_bonus", "capot_doubled", "capot_in_nt",
        "doubled_tie", "both_reach",
    ),
    "belot-wiki-4p": _BELOT_SECTION,
    "belot-wiki-3p": (*_BELOT_SECTION, "fail_to"),
    "belot-wiki-2p": _BELOT_SECTION,
    "belot-wiki-2p-open": (*_BELOT_SECTION, "late_runs"),
}  # fmt: skip
"""Game -> the rules its text leaves open, in the order of a deal."""
