"""The words of the games, each with its meaning and, where cards can show it, a picture.

`ENTRIES` holds all of them, `of_game(rules)` those of a game. The sentences are English, context `glossary`. May import
the engine and the rest of `variants`.
"""

from belote_desktop.engine import Ruleset
from belote_desktop.variants.glossary import auction, cards, declaring, own_words, play, scoring
from belote_desktop.variants.glossary.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    *cards.ENTRIES, *auction.ENTRIES, *play.ENTRIES, *declaring.ENTRIES, *scoring.ENTRIES, *own_words.ENTRIES,
)  # fmt: skip
"""Every entry, in the order in which a deal meets them."""


def of_game(rules: Ruleset) -> tuple[Entry, ...]:
    """The entries that this game uses."""
    return tuple(entry for entry in ENTRIES if entry.concerns(rules))


__all__ = ["ENTRIES", "Entry", "of_game"]
