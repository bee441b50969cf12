"""Contrée, Coinche and their North African sisters. Source: docs/rules/contree.md and north-africa.md."""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import declaration_words, raise_words
from belote_desktop.variants.variant import Variant

COINCHE = Variant(
    id="coinche",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Coinche"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "Bid points with a suit, no trumps or all trumps. Your opponents may double."),
    parent="classic",
    raises=raise_words.COINCHE,
    changes={
        "packets": "3-2-3", "turn_up": "none", "second_packets": "none",
        "phases": "auction-second_deal-declaring-play", "auction_model": "points",
        "contracts": "S-H-D-C-NT-AT", "min_bid": 80, "max_bid": 160, "eighty_needs82": True, "doubling": "on",
        "multipliers": "2-4", "multiplier_scope": "bid", "undertrump": "free", "declarations": "off",
        "nt_declarations": "own_fours", "run_tie": "cancel", "settlement": "bid", "contract_test": "bid",
        "capot_value": 250, "defender_capot": 162, "fail_base": 160, "target": 2000,
        "both_reach": "higher_or_last_winner",
    },
)  # fmt: skip

CONTREE_FFB = Variant(
    id="contree-ffb",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Contrée"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Federation rules: points made plus the bid, suits only, rounded to tens."),
    parent="coinche",
    raises=raise_words.CONTRE,
    changes={
        "contracts": "S-H-D-C", "eighty_needs82": False, "multiplier_scope": "flat", "belote_on_fail": "taken",
        "rounding": "5up", "both_reach": "higher",
    },
)  # fmt: skip

CONTREE_BID_ONLY = Variant(
    id="contree-bid-only",
    name=QT_TRANSLATE_NOOP("variants", "Contrée, points bid"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Only the bid is scored."),
    parent="contree-ffb",
    changes={
        "written": "bid_only", "multiplier_scope": "bid", "capot_bid_value": 250, "rounding": "none",
        "target": 1000,
    },
)  # fmt: skip

BELOTE_TN = Variant(
    id="belote-tn",
    name=QT_TRANSLATE_NOOP("variants", "Tunisian Belote"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Tunisia"),
    flavour=QT_TRANSLATE_NOOP("variants", "Bid from 90 to 180, or kaput. You may double out of turn."),
    parent="contree-ffb",
    raises=raise_words.COINCHE,
    declared=declaration_words.TUNISIAN,
    changes={
        "direction": "cw", "min_bid": 90, "max_bid": 180, "generale": True, "generale_first_speaker": False,
        "capot_unstoppable": True, "coinche_timing": "any_time", "undertrump": "must", "written": "made_only",
        "shuffle": "every_deal", "target": 1000,
    },
    confidence=Confidence.C,
)  # fmt: skip

BELOTE_MA = Variant(
    id="belote-ma",
    name=QT_TRANSLATE_NOOP("variants", "Moroccan Belote"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Morocco"),
    flavour=QT_TRANSLATE_NOOP("variants", "Coinche played to 1000 points."),
    parent="coinche",
    changes={
        "target": 1000,
    },
    confidence=Confidence.D,
)  # fmt: skip

CONTREE = (COINCHE, CONTREE_FFB, CONTREE_BID_ONLY, BELOTE_TN, BELOTE_MA)
