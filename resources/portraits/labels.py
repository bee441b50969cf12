"""The portraits to choose from, in words."""

from ..deck.interface import QT_TRANSLATE_NOOP

PORTRAIT_CHOICES = (
    #: In place of a portrait.
    ("", QT_TRANSLATE_NOOP("settings", "First letter of your name")),
    #: The name of a portrait, as all up to "Man with a seaman’s cap".
    ("bun", QT_TRANSLATE_NOOP("settings", "Woman with a bun")),
    ("plaits", QT_TRANSLATE_NOOP("settings", "Woman with plaits")),
    ("curls", QT_TRANSLATE_NOOP("settings", "Woman with curls")),
    ("ponytail", QT_TRANSLATE_NOOP("settings", "Woman with a ponytail")),
    ("fringe", QT_TRANSLATE_NOOP("settings", "Woman with a fringe")),
    ("crown", QT_TRANSLATE_NOOP("settings", "Woman with a crown of plaits")),
    ("wrap", QT_TRANSLATE_NOOP("settings", "Woman with a head wrap")),
    ("veil", QT_TRANSLATE_NOOP("settings", "Woman with a blue headscarf")),
    ("pinned", QT_TRANSLATE_NOOP("settings", "Woman with black hair pinned up")),
    ("scarf", QT_TRANSLATE_NOOP("settings", "Woman with a red headscarf")),
    ("bob", QT_TRANSLATE_NOOP("settings", "Woman with glasses and grey hair")),
    ("kerchief", QT_TRANSLATE_NOOP("settings", "Woman with a kerchief")),
    ("fair", QT_TRANSLATE_NOOP("settings", "Man with fair hair")),
    ("cropped", QT_TRANSLATE_NOOP("settings", "Man with short hair")),
    ("beard", QT_TRANSLATE_NOOP("settings", "Man with a black beard")),
    ("embroidery", QT_TRANSLATE_NOOP("settings", "Man with an embroidered shirt")),
    ("ghutra", QT_TRANSLATE_NOOP("settings", "Man with a ghutra")),
    ("combed", QT_TRANSLATE_NOOP("settings", "Man with a black moustache")),
    ("kalpak", QT_TRANSLATE_NOOP("settings", "Man with a fur hat")),
    ("flat-cap", QT_TRANSLATE_NOOP("settings", "Man with a flat cap")),
    ("beret", QT_TRANSLATE_NOOP("settings", "Man with a beret")),
    ("bald", QT_TRANSLATE_NOOP("settings", "Man with glasses and a moustache")),
    ("chechia", QT_TRANSLATE_NOOP("settings", "Man with a red cap")),
    ("mariner", QT_TRANSLATE_NOOP("settings", "Man with a seaman’s cap")),
)
"""Portrait (`ids.PORTRAITS`), or none, and its words, in the order in which they are offered. Context `settings`."""
