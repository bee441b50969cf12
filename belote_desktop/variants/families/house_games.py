"""French games with the house rules of one kind of place, each a bundle of options.

Source: docs/rules/house-rules.md, Houses.
"""

from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Variant

COMPTOIR = Variant(
    id="classic-comptoir",
    name=QT_TRANSLATE_NOOP("variants", "Café Belote"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "As in cafés: the cards are not shuffled again, and ties are held over."),
    parent="classic",
    changes={"house": "comptoir"},
    confidence=Confidence.C,
)

FEDERATION = Variant(
    id="classic-federation",
    name=QT_TRANSLATE_NOOP("variants", "Tournament Belote"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Cards shuffled every deal, exact points, and ties held over."),
    parent="classic",
    changes={"house": "federation"},
    confidence=Confidence.C,
)

CONTEST = Variant(
    id="classic-contest",
    name=QT_TRANSLATE_NOOP("variants", "Contest Belote"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "As in village contests: twelve deals, no declarations, king before queen."),
    parent="classic",
    changes={"house": "contest"},
    confidence=Confidence.C,
)

BELGIAN = Variant(
    id="classic-belgian",
    name=QT_TRANSLATE_NOOP("variants", "Belgian club Belote"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Belgium"),
    flavour=QT_TRANSLATE_NOOP("variants", "Clockwise, scored in tens to 101, king before queen."),
    parent="classic",
    changes={"house": "belgian"},
    confidence=Confidence.C,
)

CORSICA = Variant(
    id="contree-corsica",
    name=QT_TRANSLATE_NOOP("variants", "Corsican Contrée"),
    country=QT_TRANSLATE_NOOP("variants", "France"),
    flavour=QT_TRANSLATE_NOOP("variants", "Only the points made are scored. A bid of capot ends the auction."),
    parent="contree-ffb",
    changes={"house": "corsica"},
    confidence=Confidence.C,
)

HOUSE_GAMES = (COMPTOIR, FEDERATION, CONTEST, BELGIAN, CORSICA)
