"""Games for which no written rules were found. Source: docs/rules/unestablished.md."""

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Variant

BOEUF = Variant(
    id="boeuf",
    name=QT_TRANSLATE_NOOP("variants", "Bœuf (Quebec)"),
    country=QT_TRANSLATE_NOOP("variants", "Canada"),
    flavour=QT_TRANSLATE_NOOP("variants", "We found no written rules. Tell us yours."),
    parent="classic",
    known=QT_TRANSLATE_NOOP(
        "variants",
        "Two texts call it a relative of Belote, but we found no written rules for this game. Start from Classic "
        "Belote and change what differs at your table.",
    ),
)

BELOTY = Variant(
    id="beloty",
    name=QT_TRANSLATE_NOOP("variants", "Tsiroanomandidy (Beloty)"),
    #: A country.
    country=QT_TRANSLATE_NOOP("variants", "Madagascar"),
    flavour=QT_TRANSLATE_NOOP("variants", "We found no written rules. Tell us yours."),
    parent="classic",
    known=QT_TRANSLATE_NOOP(
        "variants",
        "One text calls it a relative of Belote, but we found no written rules for this game. Start from Classic "
        "Belote and change what differs at your table.",
    ),
)

UNESTABLISHED = (BOEUF, BELOTY)
