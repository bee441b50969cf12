"""Bazar Blot, Deberts, Klabor, Moldovan and Russian belot.

Source: docs/rules/bazar-blot.md, deberts.md, klabor.md, moldovan.md and russian.md.
"""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import declaration_words, raise_words
from belote_desktop.variants.variant import Variant

BAZAR_BLOT = Variant(
    id="bazar-blot",
    name=QT_TRANSLATE_NOOP("variants", "Bazar Blot"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Armenia"),
    flavour=QT_TRANSLATE_NOOP("variants", "Bid in tens of points, with or without a promise to win every trick."),
    parent="coinche",
    raises=raise_words.CONTRA,
    declared=declaration_words.ARMENIAN,
    changes={
        "direction": "cw", "shuffle": "every_deal", "contracts": "C-D-H-S-NT", "bid_unit": 10, "min_bid": 8,
        "bid_step": 1, "max_bid": 80, "eighty_needs82": False, "capot_bid": False, "capot_flag": True,
        "doubling_reply": "bidder", "nt_multipliers": "2-3-5", "undertrump": "must", "declarations": "on",
        "run_tie": "elder", "carre_tie": "level", "fail_decl": "defenders_only",
        "carre_points": "J200-9140-A110-T100-K100-Q100", "carre_points_nt": "A190-J100-T100-K100-Q100",
        "belote_on_fail": "lost", "unit": "tens", "rounding": "half_down", "round_scope": "whole_line",
        "capot_value": 252, "defender_capot": 252, "target": 151, "both_reach": "higher",
        "sweep_makes_bid": False, "trickless_declarations": "kept",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_MD_TEAMS = Variant(
    id="belot-md-teams",
    name=QT_TRANSLATE_NOOP("variants", "Moldovan Belot"),
    country=QT_TRANSLATE_NOOP("variants", "Moldova"),
    flavour=QT_TRANSLATE_NOOP("variants", "A side that fails gets a bolt. Every third bolt costs 10 match points."),
    parent="classic",
    declared=declaration_words.MOLDOVAN,
    changes={
        "shuffle": "every_deal", "pass_out": "dealer_must_take", "belote_on_fail": "taken", "capot_value": 162,
        "defender_capot": 162, "settlement": "match_points", "unit": "tens", "rounding": "6up",
        "bolt_limit": 3, "zero_penalty": 10, "target": 101, "both_reach": "raise_target",
        "trickless_declarations": "kept",
    },
    confidence=Confidence.C,
)  # fmt: skip

BELOT_MD_3P = Variant(
    id="belot-md-3p",
    name=QT_TRANSLATE_NOOP("variants", "Moldovan Belot for three"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Moldova"),
    flavour=QT_TRANSLATE_NOOP("variants", "Everyone plays alone. A taker who fails gets a bolt."),
    parent="belot-md-teams",
    changes={
        "seats": 3, "sides": "alone", "fail_to": "best",
    },
    confidence=Confidence.C,
)  # fmt: skip

DEBERTS_2P = Variant(
    id="deberts-2p",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Deberts"),
    country=QT_TRANSLATE_NOOP("variants", "Ukraine"),
    flavour=QT_TRANSLATE_NOOP("variants", "For two, nine cards each. You need not beat trumps."),
    parent="classic",
    declared=declaration_words.UKRAINIAN,
    changes={
        "seats": 2, "sides": "alone", "direction": "cw", "shuffle": "every_deal", "packets": "3-3",
        "turn_up_to": "nobody", "bottom_shown": True, "exchange": "low_trump", "trump_led_raise": "never",
        "partner_winning": "must_trump", "overtrump": False, "run_points": "20-50", "carre_points": "none",
        "instant_run": 8, "run_tie": "both_score", "trickless_declarations": "kept", "belote_on_fail": "taken",
        "capot_value": 162, "defender_capot": 162, "tie": "litige", "bate_penalty": 100,
        "trickless_penalty": 100, "trickless_free": 1, "target": 501, "both_reach": "higher",
    },
    confidence=Confidence.C,
)  # fmt: skip

DEBERTS_3P = Variant(
    id="deberts-3p",
    name=QT_TRANSLATE_NOOP("variants", "Deberts for three"),
    country=QT_TRANSLATE_NOOP("variants", "Ukraine"),
    flavour=QT_TRANSLATE_NOOP("variants", "Everyone plays alone. The winner deals next and must take if all pass."),
    parent="deberts-2p",
    changes={
        "seats": 3, "second_packets": "none", "talon_packets": "3", "dealer_rotation": "winner",
        "pass_out": "turned_forced", "belote_trick_won": True, "tie": "made", "fail_to": "best",
    },
    confidence=Confidence.C,
)  # fmt: skip

DEBERTS_4P = Variant(
    id="deberts-4p",
    name=QT_TRANSLATE_NOOP("variants", "Deberts for four"),
    country=QT_TRANSLATE_NOOP("variants", "Ukraine"),
    flavour=QT_TRANSLATE_NOOP("variants", "Two pairs and 36 cards. The turn-up is one of the dealer’s cards."),
    parent="deberts-3p",
    changes={
        "seats": 4, "sides": "partners", "lowest_rank": 0, "turn_up": "last_card", "turn_up_to": "dealer",
        "bottom_shown": False, "tie": "litige", "fail_to": "all",
        "instant_run": 9,
    },
    confidence=Confidence.C,
)  # fmt: skip

KLABOR = Variant(
    id="klabor",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Klabor"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Ukraine"),
    flavour=QT_TRANSLATE_NOOP("variants", "For two. You must beat trumps, and a tie costs only the taker."),
    parent="deberts-2p",
    declared=declaration_words.ODESSAN,
    changes={
        "exchange_origin": "any", "trump_led_raise": "always", "overtrump": True, "run_tie": "elder",
        "belote_call": "second_card", "instant_run": 0, "tie": "half_bate", "bate_penalty": 0, "trickless_penalty": 0,
    },
    confidence=Confidence.D,
)  # fmt: skip

BELOT_RU_PAIRS = Variant(
    id="belot-ru-pairs",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Russian Belot in pairs"),
    country=QT_TRANSLATE_NOOP("variants", "Russia"),
    flavour=QT_TRANSLATE_NOOP("variants", "If all pass, you play for the fewest points."),
    parent="classic",
    declared=declaration_words.RUSSIAN,
    changes={
        "direction": "cw", "shuffle": "every_deal", "dealer_rotation": "loser_speaks",
        "sa_ta_in_classic": "round2", "pass_out": "negative",
        "contracts": "S-H-D-C-NT-AT", "sa_scale": "raw", "ta_scale": "raw", "nt_factor": 2,
        "undertrump": "free", "nt_declarations": "none", "belote_on_fail": "taken", "tie": "litige",
        "target": 501, "both_reach": "higher",
    },
    confidence=Confidence.D,
)  # fmt: skip

BELOT_RU_3P = Variant(
    id="belot-ru-3p",
    name=QT_TRANSLATE_NOOP("variants", "Black Sea Belot for three"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Russia"),
    flavour=QT_TRANSLATE_NOOP("variants", "Everyone plays alone with nine cards. The taker must beat each opponent."),
    parent="belote-3p-27",
    declared=declaration_words.RUSSIAN,
    changes={
        "direction": "cw", "bottom_shown": False, "declarations": "on", "run_points": "20-50",
        "carre_points": "none", "run_tie": "both_score", "trickless_declarations": "kept", "trickless_pay": 0,
    },
    confidence=Confidence.D,
)  # fmt: skip

EASTERN_EUROPE = (
    BAZAR_BLOT,
    BELOT_MD_TEAMS,
    BELOT_MD_3P,
    DEBERTS_2P,
    DEBERTS_3P,
    DEBERTS_4P,
    KLABOR,
    BELOT_RU_PAIRS,
    BELOT_RU_3P,
)  # fmt: skip
