"""Games for which no written rules were found. Source: docs/rules/unestablished.md."""

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Variant

BOEUF = Variant(
    id="boeuf",
    name=QT_TRANSLATE_NOOP("variants", "Bœuf (Quebec)"),
    country=QT_TRANSLATE_NOOP("variants", "Canada"),
    flavour=QT_TRANSLATE_NOOP("variants", "Rules not established; please tell us yours."),
    parent="classic",
    known=QT_TRANSLATE_NOOP(
        "variants",
        "Two texts name it as a relative of Belote, and no text we could read tells its rules. "
        "Begin with Classic Belote and change what is different at your table.",
    ),
)

BELOTY = Variant(
    id="beloty",
    name=QT_TRANSLATE_NOOP("variants", "Tsiroanomandidy (Beloty)"),
    country=QT_TRANSLATE_NOOP("variants", "Madagascar"),
    flavour=QT_TRANSLATE_NOOP("variants", "Rules not established; please tell us yours."),
    parent="classic",
    known=QT_TRANSLATE_NOOP(
        "variants",
        "One text names it as a relative of Belote, and no text we could read tells its rules. "
        "Begin with Classic Belote and change what is different at your table.",
    ),
)

UNESTABLISHED = (BOEUF, BELOTY)
