"""Classic French Belote and its sisters. Source: docs/rules/classic.md."""

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Variant

CLASSIC = Variant(
    id="classic",
    name=QT_TRANSLATE_NOOP("variants", "Classic Belote"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Take the turn-up or name a suit, and score your declarations."),
)

CLASSIC_FFB = Variant(
    id="classic-ffb",
    name=QT_TRANSLATE_NOOP("variants", "Federation Belote"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP(
        "variants", "As clubs play it: ties are held over, and the cards are shuffled every deal."
    ),
    parent="classic",
    changes={"tie": "litige", "both_reach": "higher", "shuffle": "every_deal"},
)

CLASSIC_NO_DECL = Variant(
    id="classic-no-decl",
    name=QT_TRANSLATE_NOOP("variants", "Belote without declarations"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Only the cards, the last trick and belote score."),
    parent="classic",
    changes={"declarations": "off"},
)

FRENCH = (CLASSIC, CLASSIC_FFB, CLASSIC_NO_DECL)
