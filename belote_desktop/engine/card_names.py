"""The English names of ranks and suits, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

RANKS: Mapping[Rank, str] = MappingProxyType(
    {
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.SIX: QT_TRANSLATE_NOOP("cards", "six"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.SEVEN: QT_TRANSLATE_NOOP("cards", "seven"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.EIGHT: QT_TRANSLATE_NOOP("cards", "eight"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.NINE: QT_TRANSLATE_NOOP("cards", "nine"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.TEN: QT_TRANSLATE_NOOP("cards", "ten"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.JACK: QT_TRANSLATE_NOOP("cards", "jack"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.QUEEN: QT_TRANSLATE_NOOP("cards", "queen"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.KING: QT_TRANSLATE_NOOP("cards", "king"),
        #: A rank, in the middle of a sentence: its other forms stand in translations/forms.
        Rank.ACE: QT_TRANSLATE_NOOP("cards", "ace"),
    }
)
SUITS: Mapping[Suit, str] = MappingProxyType(
    {
        #: A suit, in the middle of a sentence: its other forms stand in translations/forms.
        Suit.SPADES: QT_TRANSLATE_NOOP("cards", "spades"),
        #: A suit, in the middle of a sentence: its other forms stand in translations/forms.
        Suit.HEARTS: QT_TRANSLATE_NOOP("cards", "hearts"),
        #: A suit, in the middle of a sentence: its other forms stand in translations/forms.
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("cards", "diamonds"),
        #: A suit, in the middle of a sentence: its other forms stand in translations/forms.
        Suit.CLUBS: QT_TRANSLATE_NOOP("cards", "clubs"),
    }
)
#: The name of a card. {rank}: its rank, king. {suit}: its suit, hearts.
CARD = QT_TRANSLATE_NOOP("cards", "{rank} of {suit}")
