"""Bourloto, Vida and Pilotta. Source: docs/rules/bourloto.md, vida.md and pilotta.md."""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import declaration_words, raise_words
from belote_desktop.variants.variant import Variant

BOURLOTO = Variant(
    id="bourloto",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Bourloto"),
    country=QT_TRANSLATE_NOOP("variants", "Greece"),
    flavour=QT_TRANSLATE_NOOP("variants", "The turn-up goes to the dealer. You may throw in a hand with no points."),
    parent="classic",
    declared=declaration_words.GREEK,
    changes={
        "direction": "cw", "packets": "1-1-1-1-1", "turn_up_to": "dealer", "second_round_suits": "any",
        "exchange": "low_trump", "exchange_origin": "any", "throw_in": "no_points", "shuffle": "every_deal",
        "trickless_declarations": "kept", "tie": "litige", "belote_on_fail": "taken", "both_reach": "higher",
    },
    confidence=Confidence.B,
)  # fmt: skip

VIDA = Variant(
    id="vida",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Vida"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Greece"),
    flavour=QT_TRANSLATE_NOOP("variants", "Bids without a limit, because declarations count, and up to four raises."),
    parent="coinche",
    raises=raise_words.VIDA,
    declared=declaration_words.GREEK,
    changes={
        "shuffle": "every_deal", "contracts": "S-H-D-C", "max_bid": 0, "eighty_needs82": False,
        "capot_bid": False, "multipliers": "2-4-8-16", "undertrump": "must", "declarations": "on",
        "run_tie": "elder", "belote_on_fail": "taken", "contract_test": "bid_and_more",
        "rounding": "jack_side", "rounded_test": True, "capot_value": 252, "defender_capot": 252,
        "fail_base": 162, "target": 3551, "both_reach": "higher",
        "pooled": True, "sweep_makes_bid": False, "trickless_declarations": "kept",
    },
    confidence=Confidence.B,
)  # fmt: skip

PILOTTA = Variant(
    id="pilotta",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Pilotta"),
    country=QT_TRANSLATE_NOOP("variants", "Cyprus"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "Palaristí: the bid is added to the score. Once you pass, you cannot bid again."),
    parent="coinche",
    raises=raise_words.CONTRA,
    declared=declaration_words.CYPRIOT,
    changes={
        "shuffle": "every_deal", "contracts": "S-H-D-C", "max_bid": 0, "eighty_needs82": False,
        "passed_may_rebid": False, "doubling_reply": "everyone", "partner_winning": "must_trump",
        "undertrump": "must", "declarations": "on", "split_long_runs": True, "belote_on_fail": "taken",
        "capot_bid_value": 250, "defender_capot": 250, "unit": "tens", "rounding": "bidders_up",
        "round_scope": "whole_line", "target": 301, "both_reach": "higher",
        "pooled": True, "capot_bid_added": True, "sweep_makes_bid": False, "trickless_declarations": "kept",
    },
    confidence=Confidence.B,
)  # fmt: skip

PILOTTA_CLASSIC = Variant(
    id="pilotta-classic",
    name=QT_TRANSLATE_NOOP("variants", "Classic Pilotta"),
    country=QT_TRANSLATE_NOOP("variants", "Cyprus"),
    flavour=QT_TRANSLATE_NOOP("variants", "Only the points of the deal are scored, and nobody doubles."),
    parent="pilotta",
    changes={
        "doubling": "off", "written": "made_only", "failed_bid_to_defenders": False, "target": 351,
    },
    confidence=Confidence.B,
)  # fmt: skip

GREECE_AND_CYPRUS = (BOURLOTO, VIDA, PILOTTA, PILOTTA_CLASSIC)
