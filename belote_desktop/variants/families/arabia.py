"""Baloot. Source: docs/rules/baloot.md."""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import declaration_words
from belote_desktop.variants.variant import Variant

BALOOT = Variant(
    id="baloot",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Baloot"),
    country=QT_TRANSLATE_NOOP("variants", "Saudi Arabia"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "Play Hokum or Sun, take over a Sun, raise up to four times and make declarations."),
    parent="classic",
    declared=declaration_words.ARABIAN,
    changes={
        "shuffle": "every_deal", "auction_model": "hokum_sun", "contracts": "S-H-D-C-NT", "doubling": "on",
        "multipliers": "2-3-4", "lock": "raiser_chooses", "sa_scale": "raw",
        "trump_led_raise": "not_if_partner_winning", "hundred_order": "serial", "nt_declarations": "own_fours",
        "declarations_max": 2, "carre_points": "A100-K100-Q100-J100-T100",
        "carre_points_nt": "A200-K100-Q100-J100-T100", "trickless_declarations": "kept",
        "belote_call": "second_card", "baloot_block": "hundred", "belote_helps_contract": False,
        "belote_on_fail": "taken", "settlement": "projects", "target": 152, "both_reach": "higher",
    },
    confidence=Confidence.B,
)  # fmt: skip

ARABIA = (BALOOT,)
