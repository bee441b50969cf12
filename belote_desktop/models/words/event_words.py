"""Events as whole sentences, for the log and for screen readers."""

from __future__ import annotations

from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, counted_of, say, say_of
from belote_desktop.models.words import words
from belote_desktop.models.words.challenge_words import challenge_text
from belote_desktop.models.words.result_words import settled_text, winner_text
from belote_desktop.models.words.sides import Sides


def event_text(event: happened.Event, sides: Sides) -> str | None:
    """The sentence for an event; None for one that needs no words (a packet dealt)."""
    match event:
        case happened.Challenged():
            return challenge_text(event, sides)
        case happened.DealSettled(score=score):
            return settled_text(score, sides)
        case happened.MatchEnded(winner=winner):
            return winner_text(winner, sides)
    message = _message(event, sides)
    return None if message is None else words.written_out(message, sides.names)


def claim_text() -> str:
    """The sentence for the user's claim."""
    #: In the log. The user takes all tricks that are left, without playing them.
    return words.written_out(say(QT_TRANSLATE_NOOP("log", "You claim the rest. Every trick left is yours.")))


def shuffle_text(number: str) -> str:
    """The sentence for the number from which the packs of a match are drawn."""
    #: {number}: a row of digits. In the log, when a match begins.
    source = QT_TRANSLATE_NOOP("log", "The cards are shuffled with a sealed secret and your number, {number}.")
    return words.written_out(say(source, number=number))


def _message(event: happened.Event, sides: Sides) -> Message | None:
    match event:
        case happened.DealStarted(number=number, dealer=dealer):
            return say_of(
                dealer,
                #: {number}: which deal of the match it is. {player}: a name. In the log.
                QT_TRANSLATE_NOOP("log", "Deal {number}: {player} deals."),
                #: {number}: which deal of the match it is. In the log.
                QT_TRANSLATE_NOOP("log", "Deal {number}: you deal."),
                number=number)  # fmt: skip
        case happened.Called(seat=seat, action=action):
            return _said(seat, words.call_text(action, sides.rules))
        case happened.BeloteSaid(seat=seat, second=second):
            return _said(seat, words.belote_text(second, sides.rules))
        case happened.Announced() | happened.Shown() | happened.DeclarationsVoid():
            return _of_declarations(event, sides)
        case happened.ContractMade(contract=contract):
            return say_of(
                contract.declarer,
                #: {player}: a name. {contract}: hearts, 100 in hearts, Hokum in hearts. In the log.
                QT_TRANSLATE_NOOP("log", "{player} is the taker: {contract}."),
                #: {contract}: hearts, 100 in hearts, Hokum in hearts. In the log.
                QT_TRANSLATE_NOOP("log", "You are the taker: {contract}."),
                contract=words.contract_inside(contract, sides.rules))  # fmt: skip
        case _:
            return _of_open_cards(event)


def _said(seat: int, call: str) -> Message:
    """The words of a player's call."""
    return say_of(
        seat,
        #: {player}: a name. {call}: what the player says, Pass or Belote. In the log.
        QT_TRANSLATE_NOOP("log", "{player}: {call}."),
        #: {call}: what you say, Pass or Belote. In the log.
        QT_TRANSLATE_NOOP("log", "You: {call}."),
        call=call)  # fmt: skip


def _of_open_cards(event: happened.Event) -> Message | None:
    """The sentence for cards that everybody sees before they are played."""
    match event:
        case happened.TurnedUp(card=card):
            #: {card}: the king of hearts, the open card that is proposed as trumps. In the log.
            return say(QT_TRANSLATE_NOOP("log", "The turn-up is {card:the}."), card=card)
        case happened.BottomShown(card=card):
            #: {card}: the king of hearts, the last of the cards that are not dealt. In the log.
            return say(QT_TRANSLATE_NOOP("log", "The bottom card of the stock is {card:the}."), card=card)
        case happened.TookTurnUp(seat=seat, card=card):
            return say_of(
                seat,
                #: {player}: a name. {card}: the king of hearts, which is now in the hand. In the log.
                QT_TRANSLATE_NOOP("log", "{player} picks up {card:the}."),
                #: {card}: the king of hearts, which is now in your hand. In the log.
                QT_TRANSLATE_NOOP("log", "You pick up {card:the}."),
                card=card)  # fmt: skip
        case happened.Uncovered(seat=seat, card=card):
            return say_of(
                seat,
                #: {player}: a name. {card}: the king of hearts, from now on open on the table. In the log.
                QT_TRANSLATE_NOOP("log", "{player} turns over {card:the}."),
                #: {card}: the king of hearts, from now on open on the table. In the log.
                QT_TRANSLATE_NOOP("log", "You turn over {card:the}."),
                card=card)  # fmt: skip
        case happened.Exchanged(seat=seat, given=given, taken=taken):
            return say_of(
                seat,
                #: {player}: a name. {given}, {taken}: two cards, the seven of hearts. In the log.
                QT_TRANSLATE_NOOP("log", "{player} exchanges {given:the} for {taken:the}."),
                #: {given}, {taken}: two cards, the seven of hearts. In the log.
                QT_TRANSLATE_NOOP("log", "You exchange {given:the} for {taken:the}."),
                given=given, taken=taken)  # fmt: skip
        case _:
            return _of_laid_cards(event)


def _of_laid_cards(event: happened.Event) -> Message | None:
    """The sentence for cards that are put aside face down. A player’s talon is a part of their hand."""
    match event:
        case happened.PacketLaid(zone=Zone.KITTY, seat=None, count=count):
            #: At the beginning of a deal: cards for the taker. In the log.
            return counted(QT_TRANSLATE_NOOP("log", "%n card(s) (is|are) set aside face down.", "", 1), count)
        case happened.Discarded(seat=seat, cards=cards):
            known = tuple(card for card in cards if card is not None)
            return _discarded(seat, known) if known else _discarded_unseen(seat, len(cards))
        case _:
            return _of_play(event)


def _discarded(seat: int, cards: tuple[Card, ...]) -> Message:
    return say_of(
        seat,
        #: {player}: a name. {cards:the}: the seven of hearts and the eight of clubs, face down. In the log.
        QT_TRANSLATE_NOOP("log", "{player} discards {cards:the}."),
        #: {cards:the}: the seven of hearts and the eight of clubs, face down. In the log.
        QT_TRANSLATE_NOOP("log", "You discard {cards:the}."),
        cards=cards)  # fmt: skip


def _discarded_unseen(seat: int, count: int) -> Message:
    return counted_of(
        seat,
        #: {player}: a name. The taker puts cards aside before play. In the log.
        QT_TRANSLATE_NOOP("log", "{player} discards %n card(s) face down.", "", 1),
        #: The taker puts cards aside before play. In the log.
        QT_TRANSLATE_NOOP("log", "You discard %n card(s) face down.", "", 1),
        count)  # fmt: skip


def _of_declarations(event: happened.Announced | happened.Shown | happened.DeclarationsVoid, sides: Sides) -> Message:
    match event:
        case happened.Announced(seat=seat, announcement=announcement):
            return say_of(
                seat,
                #: {player}: a name. {what}: the game’s word for it, such as tierce; {what:a}: a tierce. In the log.
                QT_TRANSLATE_NOOP("log", "{player} declares {what:a}."),
                #: {what}: the game’s word for it, such as tierce; {what:a}: a tierce. In the log.
                QT_TRANSLATE_NOOP("log", "You declare {what:a}."),
                what=words.announcement_word(announcement, sides.rules))  # fmt: skip
        case happened.Shown(seat=seat, declaration=declaration):
            return say_of(
                seat,
                #: {player}: a name. {cards:the}: the king, queen and jack of hearts, each by name. In the log.
                QT_TRANSLATE_NOOP("log", "{player} shows {cards:the}."),
                #: {cards:the}: the king, queen and jack of hearts, each by name. In the log.
                QT_TRANSLATE_NOOP("log", "You show {cards:the}."),
                cards=declaration.cards)  # fmt: skip
    #: Both sides declared the same, or nobody may score it. In the log.
    return say(QT_TRANSLATE_NOOP("log", "No declaration scores in this deal."))


def _of_play(event: happened.Event) -> Message | None:
    match event:
        case happened.CardPlayed(seat=seat, card=card):
            return say_of(
                seat,
                #: {player}: a name. {card}: the king of hearts. In the log.
                QT_TRANSLATE_NOOP("log", "{player} plays {card:the}."),
                #: {card}: the king of hearts. In the log.
                QT_TRANSLATE_NOOP("log", "You play {card:the}."),
                card=card)  # fmt: skip
        case happened.TrickWon(seat=seat, points=points):
            return counted_of(
                seat,
                #: {player}: a name. %n: the points of its cards. In the log.
                QT_TRANSLATE_NOOP("log", "{player} wins the trick: %n point(s).", "", 1),
                #: %n: the points of its cards. In the log.
                QT_TRANSLATE_NOOP("log", "You win the trick: %n point(s).", "", 1),
                points)  # fmt: skip
        case happened.RoemMet(seat=seat, points=points):
            return counted_of(
                seat,
                #: {player}: a name. Roem are runs and the like in a trick of klaverjas. In the log.
                QT_TRANSLATE_NOOP("log", "Roem in this trick: %n point(s) for {player}.", "", 1),
                #: Roem are runs and the like in a trick of klaverjas. In the log.
                QT_TRANSLATE_NOOP("log", "Roem in this trick: %n point(s) for you.", "", 1),
                points)  # fmt: skip
        case _:
            return None
