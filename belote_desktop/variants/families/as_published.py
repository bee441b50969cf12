"""Games that follow one published text; `filled_in.py` lists the rules that the text leaves open.

Source: docs/rules/as-published.md.
"""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Variant

CLASSIC_CATS = Variant(
    id="classic-cats",
    name=QT_TRANSLATE_NOOP("variants", "Belote as in CatsAtCards"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "From one well-known text: a taker who fails pays even for beaten declarations."),
    parent="classic",
    changes={
        "fail_decl": "all_announced", "carre_tie": "level", "belote_on_fail": "lost",
        "trickless_declarations": "kept",
    },
    confidence=Confidence.B,
)  # fmt: skip

CLASSIC_1001 = Variant(
    id="classic-1001",
    name=QT_TRANSLATE_NOOP("variants", "Belote to 1001"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "From one text: no bonus for capot, and you must ruff whenever you are void."),
    parent="classic",
    changes={
        "partner_winning": "must_trump", "decl_window": "before_play", "run_points": "20-50-100-100-100-100",
        "belote_on_fail": "taken", "capot_value": 162, "defender_capot": 162, "tie": "fail", "target": 1001,
        "trickless_declarations": "kept",
    },
    confidence=Confidence.B,
)  # fmt: skip

CLASSIC_GUIDE = Variant(
    id="classic-guide",
    name=QT_TRANSLATE_NOOP("variants", "Belote as in the guides"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "From two guides: fours of a kind worth the same points rank equally."),
    parent="classic",
    changes={
        "second_round_suits": "any", "trump_led_raise": "never", "fail_decl": "all_announced", "carre_tie": "level",
    },
    confidence=Confidence.B,
)  # fmt: skip

CLASSIC_WIKI = Variant(
    id="classic-wiki",
    name=QT_TRANSLATE_NOOP("variants", "Belote as in the encyclopedia"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants",
        "From one text: the taker’s side needs more than the defenders, or loses everything."),
    parent="classic",
    changes={
        "trump_led_raise": "not_if_partner_winning", "trickless_declarations": "kept", "tie": "fail",
        "belote_on_fail": "taken",
    },
    confidence=Confidence.B,
)  # fmt: skip

BIDDING_CATS = Variant(
    id="bidding-cats",
    name=QT_TRANSLATE_NOOP("variants", "Bidding Belote as in CatsAtCards"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: a tie gives 85 points to the next winner."),
    parent="bidding",
    changes={
        "tie": "bonus85", "match_level": True,
    },
    confidence=Confidence.B,
)  # fmt: skip

COINCHE_CATS = Variant(
    id="coinche-cats",
    name=QT_TRANSLATE_NOOP("variants", "Coinche as in CatsAtCards"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: a double does not end the auction."),
    parent="coinche",
    changes={
        "freeze": False, "trump_led_raise": "not_if_partner_winning", "partner_winning": "must_trump",
        "overtrump": False, "sa_scale": "raw", "ta_scale": "raw", "max_bid": 0,
        "bids_within_reach": True, "capot_value": 162,
        "capot_bid_value": 250, "capot_bid_lost": 500, "doubled_made": "each_own",
        "sweep_makes_bid": False,
    },
    confidence=Confidence.B,
)  # fmt: skip

BALOOT_CATS = Variant(
    id="baloot-cats",
    name=QT_TRANSLATE_NOOP("variants", "Baloot as in CatsAtCards"),
    country=QT_TRANSLATE_NOOP("variants", "Saudi Arabia"),
    flavour=QT_TRANSLATE_NOOP(
        "variants", "From one text: the taker leads, and a double or a raise to four closes the deal."
    ),
    parent="baloot",
    changes={
        "phases": "auction-second_deal-raises-declaring-play", "leader": "taker", "sun_steal": "any_other",
        "sun_raises": "all", "lock": "automatic_on_double_and_four", "trump_led_raise": "never",
        "run_tie": "dealer_first", "baloot_block": "any_card",
        "sun_tie": "bidder_fails", "raised_tie": "exact_points", "doubled_made": "each_multiplied",
        "kaboot": "44/88", "target": 128,
    },
    confidence=Confidence.B,
)  # fmt: skip

PILOTTA_CATS = Variant(
    id="pilotta-cats",
    name=QT_TRANSLATE_NOOP("variants", "Pilotta as in CatsAtCards"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Cyprus"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: only the cards and the last trick decide the bid."),
    parent="pilotta-classic",
    changes={
        "shuffle": "never_after_first", "capot_bid": False, "declarations_help": False,
        "belote_helps_contract": False, "cutter": "dealer", "max_bid": 160, "rounding": "truncate15", "target": 162,
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_WIKI = Variant(
    id="belot-wiki",
    name=QT_TRANSLATE_NOOP("variants", "Belot as in the encyclopedia"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: you need not beat your partner’s winning trump."),
    parent="belot-bg",
    changes={
        "trump_led_raise": "not_if_partner_winning", "belote_context": "any", "trickless_declarations": "kept",
        "fail_decl": "entitled", "multiply_stage": "raw", "no_finish": "on_capot",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_WIKI_4P = Variant(
    id="belot-wiki-4p",
    name=QT_TRANSLATE_NOOP("variants", "Belot for four as in the encyclopedia"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: you must ruff whenever you are void."),
    parent="belot-bg",
    changes={
        "shuffle": "every_deal", "partner_winning": "must_trump", "overtrump": False,
        "belote_context": "partner_lead", "multiply_stage": "raw", "no_finish": "on_capot",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_WIKI_3P = Variant(
    id="belot-wiki-3p",
    name=QT_TRANSLATE_NOOP("variants", "Belot for three as in the encyclopedia"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: 24 cards, and everyone plays alone."),
    parent="belot-3p",
    changes={
        "doubling": "on", "partner_winning": "must_trump", "overtrump": False, "belote_context": "partner_lead",
        "multiply_stage": "raw", "no_finish": "on_capot",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_WIKI_2P = Variant(
    id="belot-wiki-2p",
    name=QT_TRANSLATE_NOOP("variants", "Belot for two as in the encyclopedia"),
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: nine cards each."),
    parent="belot-2p-24",
    changes={
        "partner_winning": "must_trump", "overtrump": False, "belote_context": "partner_lead",
        "multiply_stage": "raw", "no_finish": "on_capot",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOT_WIKI_2P_OPEN = Variant(
    id="belot-wiki-2p-open",
    name=QT_TRANSLATE_NOOP("variants", "Open Belot for two as in the encyclopedia"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Bulgaria"),
    flavour=QT_TRANSLATE_NOOP("variants", "From one text: half of your cards lie on the table."),
    parent="belot-2p-open",
    changes={
        "partner_winning": "must_trump", "overtrump": False, "belote_context": "partner_lead",
        "multiply_stage": "raw", "no_finish": "on_capot",
    },
    confidence=Confidence.B,
)  # fmt: skip

AS_PUBLISHED = (
    CLASSIC_CATS,
    CLASSIC_1001,
    CLASSIC_GUIDE,
    CLASSIC_WIKI,
    BIDDING_CATS,
    COINCHE_CATS,
    BALOOT_CATS,
    PILOTTA_CATS,
    BELOT_WIKI,
    BELOT_WIKI_4P,
    BELOT_WIKI_3P,
    BELOT_WIKI_2P,
    BELOT_WIKI_2P_OPEN,
)  # fmt: skip
