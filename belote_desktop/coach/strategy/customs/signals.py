"""The signals of one card: the direct signal of the French games, seinen, and how a partner reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.coach.strategy.chapter import Chapter, Custom, Finding, each, found, on_cards
from belote_desktop.coach.strategy.customs.discards import (
    DEAR,
    can_be_told,
    discards_of,
    has_one_partner,
    heard_so_far,
    led_since,
    may_lead_to_partner,
    on_partners_trick,
    only_ace,
    small,
    told_so_far,
    was_sure,
)
from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge

NOBODY_SIGNALS = QT_TRANSLATE_NOOP("strategy", "The computer players neither give signals nor read them.")


@dataclass(frozen=True)
class HighCards:
    """What a signal makes of high cards: one of the suit that is wanted, and one of another suit."""

    wanted: str
    other: str


_DIRECT = HighCards(
    #: {card}: a card. {suit}: its suit.
    QT_TRANSLATE_NOOP("strategy", "{card:the} is not a small card, so it does not ask for {suit}."),
    #: {card}: a card. {ace}: an ace in your hand.
    QT_TRANSLATE_NOOP("strategy", "{card:the} tells your partner nothing about {ace:the}."),
)
_SEINEN = HighCards(
    #: {card}: a card. {suit}: its suit.
    QT_TRANSLATE_NOOP(
        "strategy", "{card:the} is a high card: it warns your partner off {suit}, where you hold the ace."
    ),
    #: {card}: a card. {suit}: its suit. {ace}: an ace in your hand.
    QT_TRANSLATE_NOOP(
        "strategy", "{card:the} only warns your partner off {suit}. It tells your partner nothing about {ace:the}."
    ),
)


def asking(high: HighCards) -> Callable[[Knowledge], Finding | None]:
    """The first free discard on the partner’s sure trick: a small card asks for its suit."""

    def detect(at: Knowledge) -> Finding | None:
        cards = on_partners_trick(at)
        ace = only_ace(cards)
        if ace is None or any(discards_of(at, at.seat)):
            return None
        rest = cards - CardSet((ace,))
        wanted = small(at, rest.suited(ace.suit))
        if any(at.points(card) >= DEAR for card in rest) or not can_be_told(at, ace, cards):
            return None
        #: {ace}: an ace in your hand. {cards}: small cards of its suit.
        why = QT_TRANSLATE_NOOP(
            "strategy", "You hold {ace:the}. Discard {cards:the or}, a small card of that suit, to ask for it."
        )
        wrong = each(at.legal - wanted, lambda card: _not_asking(at, card, ace, high))
        return found(wanted, say(why, ace=ace, cards=wanted), wrong)

    return detect


def _not_asking(at: Knowledge, card: Card, ace: Card, high: HighCards) -> Message:
    """What a card tells the partner other than that its suit is wanted."""
    if card in (ace, *at.trumps):
        return too_good(at, card)
    if at.points(card):
        return say(high.wanted if card.suit is ace.suit else high.other, card=card, suit=card.suit, ace=ace)
    #: {card}: a card. {suit}: its suit.
    other = QT_TRANSLATE_NOOP("strategy", "{card:the} would ask for {suit}, where you do not hold the ace.")
    return say(other, card=card, suit=card.suit)


def too_good(at: Knowledge, card: Card) -> Message:
    """Why a trump, or the ace that is asked for, is not spent on a message."""
    if at.is_trump(card):
        #: {card}: a trump.
        return say(
            QT_TRANSLATE_NOOP("strategy", "{card:the} is a trump: it asks for nothing, and you can use it later."),
            card=card,
        )
    #: {card}: an ace.
    return say(QT_TRANSLATE_NOOP("strategy", "{card:the} should win a trick. Ask with a smaller card."), card=card)


def read_signal(at: Knowledge) -> Finding | None:
    """The suit that the partner has asked for is led."""
    if not at.leads or not has_one_partner(at) or not at.tens_are_second:
        return None
    said = next(discards_of(at, at.partners[0]), None)
    if said is None or at.points(said.card) or not was_sure(at, said) or led_since(at, said):
        return None
    suit = said.card.suit
    #: {asked}: a card. {suit}: its suit. {cards}: cards of that suit in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Your partner discarded {asked:the} to ask for {suit}. Lead {cards:the or} to your partner’s ace."
    )
    return led_to_partner(at, suit, say(why, asked=said.card, suit=suit, cards=at.legal.suited(suit)))


def led_to_partner(at: Knowledge, suit: Suit, why: Message) -> Finding | None:
    """The finding for the lead of the suit that the partner has asked for; `why` tells with which discards."""
    if not may_lead_to_partner(at, suit):
        return None
    good = at.legal.suited(suit)
    return found(good, why, each(at.legal - good, lambda card: _not_led(at, card, suit)))


def _not_led(at: Knowledge, card: Card, suit: Suit) -> Message:
    #: {card}: a trump. {suit}: the suit that your partner wants.
    trump = QT_TRANSLATE_NOOP(
        "strategy", "Your opponents have no trumps left: keep {card:the}. Your partner asked for {suit}."
    )
    #: {card}: a card. {suit}: the suit that your partner wants.
    other = QT_TRANSLATE_NOOP("strategy", "{card:the} may lose to an opponent. Your partner asked for {suit}.")
    return say(trump if at.is_trump(card) else other, card=card, suit=suit)


SIGNALS = (
    Chapter(
        id="direct-signal",
        title=QT_TRANSLATE_NOOP("strategy", "The direct signal"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to ask your partner for a suit with a discard."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Your first free discard on a trick that your partner is sure to win is a signal. A small card, nine "
                "or lower, asks for its suit.",
            ),
            QT_TRANSLATE_NOOP("strategy", "Ask for a suit in which you hold the ace, and keep the ace."),
            QT_TRANSLATE_NOOP(
                "strategy", "A card that you had to play is no signal. Do not signal with the guard of a ten."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Other pairs play the indirect signal: a small card refuses its suit. Your opponents see every signal "
                "too.",
            ),
        ),
        detect=on_cards(asking(_DIRECT)),
        custom=Custom(
            QT_TRANSLATE_NOOP("strategy", "You play the direct signal with your partner."), NOBODY_SIGNALS, told_so_far
        ),
    ),
    Chapter(
        id="seinen",
        title=QT_TRANSLATE_NOOP("strategy", "Seinen: signals with discards"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to ask your partner for a suit with a discard."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Your first free discard on a trick that your partner is sure to win is a signal. A low card, seven, "
                "eight or nine, asks for its suit.",
            ),
            QT_TRANSLATE_NOOP("strategy", "A high card, jack, queen or king, warns your partner off its suit."),
            QT_TRANSLATE_NOOP(
                "strategy", "Ask for a suit in which you hold the ace. Do not signal with the guard of a ten."
            ),
        ),
        detect=on_cards(asking(_SEINEN)),
        custom=Custom(
            QT_TRANSLATE_NOOP("strategy", "You and your partner use seinen: low asks, high warns off."),
            NOBODY_SIGNALS,
            told_so_far,
        ),
    ),
    Chapter(
        id="read-signal",
        title=QT_TRANSLATE_NOOP("strategy", "Reading your partner’s signal"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to lead the suit that your partner has asked for."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Watch your partner’s first free discard on a trick that you are sure to win. A small card asks for "
                "its suit: your partner holds the ace.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Draw your opponents’ trumps first and take your sure tricks in side suits. Keep your last trumps. "
                "Then lead the suit that your partner asked for.",
            ),
        ),
        detect=on_cards(read_signal),
        custom=Custom(
            QT_TRANSLATE_NOOP("strategy", "Your partner signals: a small first discard asks for its suit."),
            NOBODY_SIGNALS,
            heard_so_far,
        ),
    ),
)  # fmt: skip
"""The chapters of this file, in the order of the course."""
