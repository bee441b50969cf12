"""French games for two and three players.

Source: docs/rules/decouverte.md, belote-for-three.md and belote-for-two.md.
"""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Variant

BELOTE_2P = Variant(
    id="belote-2p",
    name=QT_TRANSLATE_NOOP("variants", "Belote for two"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Nine cards each. The turn-up stays out of play."),
    parent="classic",
    changes={
        "seats": 2, "sides": "alone", "packets": "3-3", "turn_up_to": "nobody", "bottom_shown": True,
        "shuffle": "every_deal", "capot_value": 202, "defender_capot": 202, "tie": "litige", "target": 501,
        "both_reach": "higher",
    },
    confidence=Confidence.C,
)  # fmt: skip

DECOUVERTE = Variant(
    id="decouverte",
    name=QT_TRANSLATE_NOOP("variants", "Belote Découverte"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "For two, sixteen cards each on the table, half of them face down."),
    parent="classic",
    changes={
        "seats": 2, "sides": "alone", "packets": "none", "second_packets": "none", "stacks": 8,
        "turn_up": "last_card", "turn_up_to": "nobody", "shuffle": "every_deal", "declarations": "off",
        "belote": False, "tie": "fail", "target": 501, "both_reach": "higher",
    },
    confidence=Confidence.B,
)  # fmt: skip

BELOTE_3P_24 = Variant(
    id="belote-3p-24",
    name=QT_TRANSLATE_NOOP("variants", "Belote for three"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Everyone plays alone with 24 cards. The taker must beat each opponent."),
    parent="classic",
    changes={
        "seats": 3, "sides": "alone", "lowest_rank": 3, "shuffle": "every_deal", "declarations": "off",
        "tie": "fail", "fail_to": "best", "belote_on_fail": "taken", "capot_value": 162, "defender_capot": 162,
        "trickless_pay": 100, "target": 501, "both_reach": "higher",
    },
    confidence=Confidence.C,
)  # fmt: skip

BELOTE_3P_27 = Variant(
    id="belote-3p-27",
    name=QT_TRANSLATE_NOOP("variants", "Belote for three, 32 cards"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Nine cards each. Five cards stay out of play."),
    parent="belote-3p-24",
    changes={
        "lowest_rank": 1, "packets": "3-3", "turn_up_to": "nobody", "bottom_shown": True,
    },
    confidence=Confidence.C,
)  # fmt: skip

BELOTE_3P_CHIEN = Variant(
    id="belote-3p-chien",
    #: Name of a game.
    name=QT_TRANSLATE_NOOP("variants", "Belote for three with a kitty"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Ten cards each. The taker picks up two more and discards two."),
    parent="belote-3p-24",
    changes={
        "lowest_rank": 1, "packets": "3-2-3-2", "turn_up": "none", "second_packets": "none", "kitty": 2,
        "auction_model": "single_round", "phases": "auction-second_deal-discard-declaring-play",
    },
    confidence=Confidence.C,
)  # fmt: skip

FEWER_PLAYERS = (BELOTE_2P, DECOUVERTE, BELOTE_3P_24, BELOTE_3P_27, BELOTE_3P_CHIEN)
