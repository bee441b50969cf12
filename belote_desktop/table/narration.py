"""The table in words, for a screen reader or for reading aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.words import words
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.scene.picture import Picture


def trick_text(stage: Stage, picture: Picture) -> str:
    """The cards in the middle of the table, in words."""
    if picture.trick:
        played = [
            QCoreApplication.translate("Narration", "{name}: {card}").format(
                name=stage.names.inside(seat), card=words.card_name(card)
            )
            for seat, card in picture.trick
        ]
        return QCoreApplication.translate("Narration", "In the trick: {cards}.").format(cards=words.listed(played))
    if picture.turn_up is not None:
        return QCoreApplication.translate("Narration", "Turned up: {card}.").format(
            card=words.card_name(picture.turn_up)
        )
    return QCoreApplication.translate("Narration", "No card lies on the table.")


def players_text(stage: Stage, picture: Picture) -> str:
    """The user's partner and opponents in words; empty if no seat is the user's."""
    names, rules = stage.names, picture.rules
    if names.you is None:
        return ""
    others = [seat for seat in range(rules.table.seats) if seat != names.you]
    partners = [seat for seat in others if rules.side_of(seat) == rules.side_of(names.you)]
    against = words.listed([names.of(seat) for seat in others if seat not in partners])
    if partners:
        pattern = QCoreApplication.translate("Narration", "Your partner is {partner}. You play against {opponents}.")
        return pattern.format(partner=words.listed([names.of(seat) for seat in partners]), opponents=against)
    return QCoreApplication.translate("Narration", "You play alone against {opponents}.").format(opponents=against)


def stacks_text(stage: Stage, picture: Picture) -> str:
    """The open cards on the other players' stacks in words; empty if there are none."""
    said = []
    for seat in range(len(picture.stacks)):
        cards = [words.card_name(card) for card in picture.open_cards(seat)]
        if seat != picture.me and cards:
            pattern = QCoreApplication.translate("Narration", "Open before {name}: {cards}.")
            said.append(pattern.format(name=stage.name(seat), cards=words.listed(cards)))
    return " ".join(said)


def hands_text(stage: Stage, picture: Picture) -> str:
    """The number of cards in each other player's hand, in words."""
    held = [
        QCoreApplication.translate("Narration", "{name}: {number}").format(
            name=stage.name(seat), number=words.number(count)
        )
        for seat, count in enumerate(picture.counts)
        if seat != picture.me
    ]
    return QCoreApplication.translate("Narration", "Cards in the other hands: {hands}.").format(
        hands=words.listed(held)
    )
