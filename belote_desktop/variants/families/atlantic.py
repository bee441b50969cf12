"""Tarabish, Clabber, Klaberjass and Klaverjas.

Source: docs/rules/tarabish.md, clabber.md, klaberjass.md and klaverjas.md.
"""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import declaration_words, raise_words
from belote_desktop.variants.variant import Variant

TARABISH = Variant(
    id="tarabish",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Tarabish"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Canada"),
    flavour=QT_TRANSLATE_NOOP("variants", "36 cards. Three of your nine stay face down until trumps are named."),
    parent="classic",
    declared=declaration_words.NOVA_SCOTIAN,
    changes={
        "direction": "cw", "lowest_rank": 0, "shuffle": "every_deal", "packets": "3-3", "turn_up": "none",
        "second_packets": "none", "talon_packets": "3", "auction_model": "single_round",
        "pass_out": "dealer_must_take", "partner_winning": "must_trump", "run_points": "20-50", "run_limit": 4,
        "split_long_runs": True, "carre_points": "none", "run_tie": "cancel_partners",
        "belote_call": "second_card",
        "declaration_score": "best_player", "trickless_declarations": "kept", "belote_on_fail": "taken",
        "capot_value": 162, "defender_capot": 162, "tie": "half_bate", "target": 500, "both_reach": "higher",
    },
    confidence=Confidence.B,
)  # fmt: skip

CLABBER = Variant(
    id="clabber",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Clabber"),
    country=QT_TRANSLATE_NOOP("variants", "United States"),
    flavour=QT_TRANSLATE_NOOP("variants", "24 cards, six each. The dealer’s last card proposes trumps."),
    parent="classic",
    declared=declaration_words.INDIANAN,
    changes={
        "direction": "cw", "lowest_rank": 3, "shuffle": "every_deal", "packets": "1-1-1-1-1-1",
        "second_packets": "none", "turn_up": "last_card", "turn_up_to": "dealer", "must_hold_trump": True,
        "dealer_after_pass": "same", "partner_winning": "must_trump",
        "carre_points": "J200-9100-A100-T100-K100-Q100", "run_tie": "cancel", "trickless_declarations": "kept",
        "belote_call": "second_card", "belote_on_fail": "lost", "capot_value": 162, "defender_capot": 162,
        "tie": "fail", "fail_to": "own_points", "target": 500, "both_reach": "higher",
    },
    confidence=Confidence.B,
)  # fmt: skip

KLABERJASS = Variant(
    id="klaberjass",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Klaberjass"),
    country=QT_TRANSLATE_NOOP("variants", "United States"),
    flavour=QT_TRANSLATE_NOOP("variants", "For two, with runs, bela, and a seven to exchange for the turn-up."),
    parent="klabor",
    declared=declaration_words.YIDDISH,
    changes={
        "run_tie": "cancel", "target": 500,
    },
    confidence=Confidence.B,
)  # fmt: skip

KLAVERJAS_AMSTERDAM = Variant(
    id="klaverjas-amsterdam",
    name=QT_TRANSLATE_NOOP("variants", "Klaverjas, Amsterdam"),
    country=QT_TRANSLATE_NOOP("variants", "Netherlands"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "Roem is scored in the tricks. You need not ruff while your partner is winning."),
    parent="classic",
    raises=raise_words.KRAAK,
    declared=declaration_words.DUTCH,
    changes={
        "direction": "cw", "shuffle": "every_deal", "packets": "3-2-3", "turn_up": "none",
        "second_packets": "none", "auction_model": "single_round", "speaks_first": "dealer",
        "pass_out": "dealer_must_take", "multipliers": "2-4-8", "partner_winning": "no_underruff",
        "undertrump": "avoid", "declaration_place": "trick", "run_points": "20-50", "belote_on_fail": "taken",
        "capot_value": 262, "defender_capot": 162, "tie": "fail", "target": 0, "deals": 16,
        "doubled_made": "each_multiplied",
    },
)  # fmt: skip

KLAVERJAS_ROTTERDAM = Variant(
    id="klaverjas-rotterdam",
    name=QT_TRANSLATE_NOOP("variants", "Klaverjas, Rotterdam"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Netherlands"),
    flavour=QT_TRANSLATE_NOOP("variants", "Roem is scored in the tricks. You must always ruff."),
    parent="klaverjas-amsterdam",
    changes={
        "partner_winning": "must_trump", "undertrump": "must",
    },
)  # fmt: skip

ATLANTIC = (TARABISH, CLABBER, KLABERJASS, KLAVERJAS_AMSTERDAM, KLAVERJAS_ROTTERDAM)
