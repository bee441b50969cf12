"""Belot and Bela.

Source: docs/rules/belot-bg.md, bela.md, bidding.md, beljot.md, belot-for-two.md and belot-for-three.md.
"""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import declaration_words, raise_words
from belote_desktop.variants.variant import Variant

BELOT_BG = Variant(
    id="belot-bg",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Bridge-Belot"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "A ladder of contracts from clubs to all trumps, with doubles and match points."),
    parent="classic",
    raises=raise_words.CONTRA,
    declared=declaration_words.BULGARIAN,
    changes={
        "turn_up": "none", "phases": "auction-second_deal-declaring-play", "auction_model": "ladder",
        "contracts": "C-D-H-S-NT-AT", "doubling": "on", "multipliers": "2-4", "doubling_reply": "everyone",
        "freeze": False, "sa_scale": "raw", "ta_scale": "raw", "nt_factor": 2, "undertrump": "free",
        "decl_pools": "separate", "run_tie": "cancel_always", "nt_declarations": "none",
        "belote_on_fail": "taken", "belote_context": "not_thrown_off", "settlement": "match_points",
        "unit": "tens", "rounding": "bulgarian", "tie": "litige", "capot_value": 162, "defender_capot": 162,
        "capot_bonus": 9, "target": 151, "both_reach": "higher", "no_finish": "on_capot_or_held",
        "fail_decl": "paid", "declarations_shown": "end",
    },
)  # fmt: skip

BIDDING = Variant(
    id="bidding",
    name=QT_TRANSLATE_NOOP("variants", "Bidding Belote"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "An older form: both sides score their declarations, and you must ruff when void."),
    parent="belot-bg",
    raises=raise_words.PLAIN,
    declared=declaration_words.FRENCH,
    changes={
        "trump_led_raise": "not_if_partner_winning", "partner_winning": "must_trump", "overtrump": False,
        "decl_pools": "joint", "declaration_score": "both_sides", "nt_declarations": "fours_only",
        "carre_points_nt": "A200", "belote_context": "any", "trickless_declarations": "kept",
        "rounding": "literal", "multiply_stage": "raw", "no_finish": "none",
        "fail_decl": "entitled",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_2P_24 = Variant(
    id="belot-2p-24",
    name=QT_TRANSLATE_NOOP("variants", "Belot for two"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "Nine cards each from a pack of 24, with the ladder of contracts."),
    parent="belot-bg",
    changes={
        "seats": 2, "sides": "alone", "lowest_rank": 3, "packets": "3-3", "shuffle": "every_deal",
    },
    confidence=Confidence.C,
)  # fmt: skip

BELOT_2P_OPEN = Variant(
    id="belot-2p-open",
    name=QT_TRANSLATE_NOOP("variants", "Open Belot for two"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "Eight cards in hand and eight on the table, half of those face down."),
    parent="belot-2p-24",
    changes={
        "lowest_rank": 1, "packets": "3-2", "stacks": 4,
    },
    confidence=Confidence.C,
)  # fmt: skip

BELOT_3P = Variant(
    id="belot-3p",
    name=QT_TRANSLATE_NOOP("variants", "Belot for three"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "Everyone plays alone, with 24 cards and the ladder of contracts."),
    parent="belot-bg",
    changes={
        "seats": 3, "sides": "alone", "lowest_rank": 3, "shuffle": "every_deal", "doubling": "off",
        "fail_to": "best",
    },
    confidence=Confidence.C,
)  # fmt: skip

BELA_4P = Variant(
    id="bela-4p",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Bela"),
    country=QT_TRANSLATE_NOOP("variants", "Croatia"),
    flavour=QT_TRANSLATE_NOOP("variants",

            "One round of calls. If all pass, the dealer must choose. Two of your cards stay face down "
            "until the auction is over."),
    parent="classic",
    declared=declaration_words.CROATIAN,
    changes={
        "packets": "3-3", "turn_up": "none", "second_packets": "none", "talon_packets": "2",
        "shuffle": "every_deal", "auction_model": "single_round", "pass_out": "dealer_must_take",
        "plain_must_beat": True, "partner_winning": "must_trump", "decl_window": "before_play",
        "overlap": True, "instant_run": 8, "run_tie": "first_announcer", "carre_tie": "level",
        "belote_needs_trick": True, "belote_on_fail": "taken", "tie": "fail", "target": 1001,
        "both_reach": "higher",
        "fail_decl": "paid",
    },
)  # fmt: skip

BELA_3P = Variant(
    id="bela-3p",
    name=QT_TRANSLATE_NOOP("variants", "Bela for three"),
    country=QT_TRANSLATE_NOOP("variants", "Croatia"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "Everyone plays alone with ten cards. The player after the dealer must name trumps."),
    parent="bela-4p",
    changes={
        "seats": 3, "sides": "alone", "talon_packets": "4", "kitty": 2, "pass_out": "eldest_at_once",
        "phases": "auction-second_deal-discard-declaring-play", "contract_test": "more_than_half",
        "fail_to": "vanish", "target": 701,
    },
)  # fmt: skip

BELA_2P = Variant(
    id="bela-2p",
    name=QT_TRANSLATE_NOOP("variants", "Bela for two"),
    country=QT_TRANSLATE_NOOP("variants", "Croatia"),
    flavour=QT_TRANSLATE_NOOP("variants", "Ten cards each and a turn-up. Twelve cards stay out of play."),
    parent="bela-4p",
    changes={
        "seats": 2, "sides": "alone", "talon_packets": "4", "turn_up": "next_card", "turn_up_to": "nobody",
        "exchange": "low_trump", "auction_model": "take_turn_up", "decl_window": "first_card", "target": 501,
    },
)  # fmt: skip

BELA_OPEN = Variant(
    id="bela-open",
    name=QT_TRANSLATE_NOOP("variants", "Open Bela for two"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Croatia"),
    flavour=QT_TRANSLATE_NOOP("variants", "Sixteen cards each on the table, half of them face down."),
    parent="bela-4p",
    changes={
        "seats": 2, "sides": "alone", "packets": "none", "talon_packets": "none", "stacks": 8,
        "decl_window": "first_card", "target": 501,
    },
    confidence=Confidence.C,
)  # fmt: skip

BELJOT = Variant(
    id="beljot",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Beljot"),
    country=QT_TRANSLATE_NOOP("variants", "North Macedonia"),
    flavour=QT_TRANSLATE_NOOP("variants", "Take the turn-up or name another suit, and beat whatever you can."),
    parent="bela-4p",
    declared=declaration_words.MACEDONIAN,
    changes={
        "packets": "3-2", "turn_up": "next_card", "second_packets": "3", "talon_packets": "none",
        "auction_model": "take_turn_up", "pass_out": "next_dealer", "decl_window": "first_card",
        "overlap": False, "instant_run": 0, "run_tie": "elder", "carre_tie": "ranked",
        "trickless_declarations": "sweeper", "both_reach": "higher_or_taker",
    },
    confidence=Confidence.B,
)  # fmt: skip

BALKANS = (BELOT_BG, BIDDING, BELOT_2P_24, BELOT_2P_OPEN, BELOT_3P, BELA_4P, BELA_3P, BELA_2P, BELA_OPEN, BELJOT)
