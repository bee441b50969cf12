"""The table in words, for a screen reader or for reading aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import card_worded, cards_worded, player_worded
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.scene.picture import Picture


def trick_text(stage: Stage, picture: Picture) -> str:
    """The cards in the middle of the table, in words."""
    if picture.trick:
        #: Read aloud. {player}: You or a name. {card}: the king of hearts. Several stand in a row.
        pattern = QCoreApplication.translate("Narration", "{player}: {card:the}")
        played = [
            pattern.format(player=stage.names.first(seat), card=card_worded(card)) for seat, card in picture.trick
        ]
        #: Read aloud. {cards}: who played what, "Samir: the king of hearts, You: the ace of hearts".
        pattern = QCoreApplication.translate("Narration", "Cards in the trick. {cards}.")
        return pattern.format(cards=words.in_a_row(played))
    if picture.turn_up is not None:
        #: Read aloud. {card}: the open card that proposes trumps, the king of hearts.
        pattern = QCoreApplication.translate("Narration", "The turn-up is {card:the}.")
        return pattern.format(card=card_worded(picture.turn_up))
    #: Read aloud.
    return QCoreApplication.translate("Narration", "There are no cards on the table.")


def players_text(stage: Stage, picture: Picture) -> str:
    """The user's partner and opponents in words; empty if no seat is the user's."""
    names, rules = stage.names, picture.rules
    if names.you is None:
        return ""
    others = [seat for seat in range(rules.table.seats) if seat != names.you]
    partners = [seat for seat in others if rules.side_of(seat) == rules.side_of(names.you)]
    against = words.listed([names.of(seat) for seat in others if seat not in partners])
    if partners:
        #: Read aloud. {partner}: a name. {opponents}: names, "Samir and Karim".
        pattern = QCoreApplication.translate("Narration", "Your partner is {partner}. You play against {opponents}.")
        return pattern.format(partner=words.listed([names.of(seat) for seat in partners]), opponents=against)
    #: Read aloud. {opponents}: names, "Samir and Karim".
    return QCoreApplication.translate("Narration", "You play alone against {opponents}.").format(opponents=against)


def stacks_text(stage: Stage, picture: Picture) -> str:
    """The open cards on the other players' stacks in words; empty if there are none."""
    said = []
    for seat in range(len(picture.stacks)):
        cards = list(picture.open_cards(seat))
        if seat != picture.me and cards:
            #: Read aloud: the cards that everybody sees. {player}: a name. {cards}: king of hearts and ace of spades.
            pattern = QCoreApplication.translate("Narration", "{player}’s open cards: {cards}.")
            said.append(pattern.format(player=player_worded(stage.name(seat)), cards=cards_worded(cards)))
    return " ".join(said)


def hands_text(stage: Stage, picture: Picture) -> str:
    """The number of cards in each other player's hand, in words."""
    said = [
        words.sentence(counted(_HELD, count, player=stage.name(seat)))
        for seat, count in enumerate(picture.counts)
        if seat != picture.me
    ]
    return " ".join(said)


#: Read aloud. {player}: a name. %n: how many cards are in this player's hand.
_HELD = QT_TRANSLATE_NOOP("Narration", "{player} holds %n card(s).", "", 1)
