"""Option values that mean something different in one game than in the others.

Source: docs/rules, Where sources differ.

A rule that is set by its own value, not by a word, is never read as one of these words.
"""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, Mapping[str, Mapping[str, object]]]

_FRENCH_COINCHE: Words = {
    "declarations": {"on": {"declarations": "on", "max_bid": 0, "target": 3000}},
    "capot_value": {
        str(value): {"capot_bid_value": value, "capot_bid_lost": 500} for value in (270, 350, 500)
    } | {"250": {"capot_value": 250, "capot_bid_value": 250, "capot_bid_lost": 500}},
}  # fmt: skip
"""With declarations there is no highest bid; of the capot the bid that is made differs (docs/rules/contree.md)."""

_BELA: Words = {
    "run_tie": {"void": {"run_tie": "cancel_always"}},
    "misplay": {"penalty": {"misplay": "challenge"}},
    "caller": {"eldest_forced": {"pass_out": "eldest_at_once"}, "pass_mus": {"pass_out": "dealer_must_take"}},
}

_BELA_2P: Words = {
    **_BELA,
    "kitty": {
        "2": {"kitty": 2, "phases": "auction-raises-second_deal-discard-declaring-play"},
        "0": {"kitty": 0, "phases": "auction-raises-second_deal-declaring-play"},
    },
}
"""Two cards lie aside for the caller, who takes them and lays two away, as in the game for three."""

_BELA_4P: Words = {
    **_BELA,
    "deal": {"3+3": {"packets": "3-3", "talon_packets": "2"}, "4+4": {"packets": "4", "talon_packets": "4"}},
}

_DECOUVERTE: Words = {
    "declarations": {"visible": {"declarations": "on"}, "all": {"declarations": "on", "late_runs": True}},
    "capot_value": {
        "none": {"capot_value": 162, "defender_capot": 162},
        "50": {"capot_value": 212, "defender_capot": 212},
    },
    "stacks": {"4": {"stacks": 4, "contract_test": "flat82"}},
}
"""Four stacks each: the Corsican form, where 82 make the contract (docs/rules/decouverte.md, Where sources differ)."""

_BELOTE_2P: Words = {
    "seven_swap": {"on": {"exchange": "low_trump", "exchange_origin": "any"}, "off": {"exchange": "none"}},
    "capot_bonus": {
        "50": {"capot_value": 202, "defender_capot": 202},
        "90": {"capot_value": 242, "defender_capot": 242},
    },
}
"""The bonus comes in place of the last trick (docs/rules/belote-for-two.md, Last trick and capot)."""

_BELOT_3P: Words = {
    "deck": {
        "32": {
            "lowest_rank": 1, "packets": "3-3", "second_packets": "none", "talon_packets": "4", "kitty": 2,
            "phases": "auction-second_deal-discard-declaring-play",
        },
        "24": {
            "lowest_rank": 3, "packets": "3-2", "second_packets": "3", "talon_packets": "none", "kitty": 0,
            "phases": "auction-second_deal-declaring-play",
        },
    },
}  # fmt: skip
"""32 cards are dealt as in the Croatian game for three (docs/rules/belot-for-three.md, Players and cards)."""

_DEBERTS: Words = {
    "bela_needs_trick": {"on": {"belote_trick_won": True}, "off": {"belote_trick_won": False}},
}
"""It is the trick in which bela is said that must be won (docs/rules/deberts.md, Belote)."""

_BOURLOTO: Words = {"cut": {"on": {"run_tie": "cancel"}}}
"""Equal declarations are cut and nobody scores (docs/rules/bourloto.md, Declarations); off leaves the pack uncut."""

_TARABISH: Words = {
    "run_tie": {"cancel": {"run_tie": "cancel_partners"}},
    "meld_tie": {"cancel": {"run_tie": "cancel_partners"}},
}
"""Only one player can score, so partners contest each other too (docs/rules/tarabish.md, Declarations)."""

OWN_WORDS: Mapping[str, Words] = {
    "coinche": _FRENCH_COINCHE,
    "contree-ffb": _FRENCH_COINCHE,
    "belote-ma": _FRENCH_COINCHE,
    "bela-4p": _BELA_4P,
    "bela-3p": _BELA,
    "bela-2p": _BELA_2P,
    "bela-open": _BELA,
    "decouverte": _DECOUVERTE,
    "belote-2p": _BELOTE_2P,
    "belot-3p": _BELOT_3P,
    "bourloto": _BOURLOTO,
    "tarabish": _TARABISH,
    "deberts-2p": _DEBERTS,
    "deberts-3p": _DEBERTS,
    "deberts-4p": _DEBERTS,
}
"""Game -> option -> word -> the rules it sets."""
