"""Words of the games that can be asked for: underlined in a text, and explained on a card of their own.

May import `cards`, `widgets`, `suits` and `look`; no page.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.windows.glossary.linked_words import LinkedWords
    from belote_desktop.windows.glossary.word_card import WordCard, explain, place_of

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.windows.glossary.linked_words": ("LinkedWords",),
        "belote_desktop.windows.glossary.word_card": ("WordCard", "explain", "place_of"),
    },
)

__all__ = ["LinkedWords", "WordCard", "explain", "place_of"]
