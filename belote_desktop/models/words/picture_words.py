"""A text description of each picture of a rule sheet, for screen readers and for pages without pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.words import words
from belote_desktop.models.words.forms import raised
from belote_desktop.variants.rule_sheet import HIGHEST, LOWEST, Group, Picture, Pictured, in_words


def note_text(shown: Pictured) -> str:
    """The note below a card; may be empty."""
    if shown.note is None:
        return ""
    return words.number(shown.note) if isinstance(shown.note, int) else words.sentence(shown.note)


def scale_texts() -> tuple[str, str]:
    """The words at the two ends of a row of ordered cards."""
    return words.translated(HIGHEST), words.translated(LOWEST)


def alternative(picture: Picture) -> str:
    """The text description of a picture: its sentence, then every card by name with its note."""
    said = words.spoken(picture.caption)
    groups = "; ".join(_group(group) for group in picture.groups)
    #: {sentence}: a whole sentence. {cards}: the cards of a picture, read aloud.
    pattern = QCoreApplication.translate("rule pictures", "{sentence} The picture shows: {cards}.")
    return pattern.format(sentence=said if said.endswith(".") else f"{said}.", cards=groups)


def row_text(cards: Sequence[Pictured]) -> str:
    """A row of cards as a sentence: each card by name with its note."""
    return f"{raised(words.listed([_card(shown) for shown in cards]))}."


def _group(group: Group) -> str:
    cards = words.listed([_card(shown) for shown in group.cards])
    if group.label is None:
        return cards
    #: {label}: what the cards are or score. {cards}: cards by name.
    pattern = QCoreApplication.translate("rule pictures", "{label}: {cards}")
    return pattern.format(label=words.sentence(group.label), cards=cards)


def _card(shown: Pictured) -> str:
    return words.translated(in_words(shown)).format(card=words.card_name(shown.card), note=note_text(shown))
