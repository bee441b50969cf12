"""The signals of Baloot: two discards that ask for a suit (tahreeb), and one that refuses a suit (tanfeer)."""

from __future__ import annotations

from belote_desktop.coach.strategy.chapter import Chapter, Custom, Finding, each, found, on_cards
from belote_desktop.coach.strategy.customs.discards import (
    DEAR,
    Discarded,
    can_be_told,
    discards_of,
    has_one_partner,
    heard_so_far,
    led_since,
    on_opponents_trick,
    on_partners_trick,
    only_ace,
    small,
    told_so_far,
)
from belote_desktop.coach.strategy.customs.signals import NOBODY_SIGNALS, led_to_partner, too_good
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.players.knowledge import Knowledge

TWO = 2
"""The discards of a message, and the cards of its suit beside the ace."""


def tahreeb(at: Knowledge) -> Finding | None:
    """A low card, then a higher one of its suit ask for it, on tricks that the partner wins."""
    cards = on_partners_trick(at)
    ace = only_ace(cards)
    if ace is None or any(at.points(card) >= DEAR for card in cards - CardSet((ace,))):
        return None
    if not can_be_told(at, ace, cards):
        return None
    said = list(discards_of(at, at.seat))
    rest = cards.suited(ace.suit) - CardSet((ace,))
    if not said:
        return _first(at, ace, rest) if len(rest) >= TWO else None
    if len(said) > 1 or said[0].card.suit is not ace.suit or not _is_ours(at, said[0]):
        return None
    return _second(at, ace, rest, said[0].card)


def _is_ours(at: Knowledge, said: Discarded) -> bool:
    """Whether the side won the trick of a discard."""
    return said.trick.winner is not None and at.same_side(said.trick.winner, at.seat)


def _first(at: Knowledge, ace: Card, rest: CardSet) -> Finding | None:
    """The lowest card of the suit begins the message."""
    lowest = CardSet((min(rest, key=at.strength),))
    #: {ace}: an ace in your hand. {cards}: the lowest card of its suit in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "You hold {ace:the}. Discard {cards:the} now and a higher card of the suit later, to ask for it.",
    )

    def wrong(card: Card) -> Message:
        if card == ace or at.is_trump(card):
            return too_good(at, card)
        #: {card}: a card. {suit}: its suit.
        falling = QT_TRANSLATE_NOOP(
            "strategy", "{card:the} now and a lower card later would refuse {suit}, where you hold the ace."
        )
        return say(falling if card.suit is ace.suit else _elsewhere(at, card), card=card, suit=card.suit, ace=ace)

    return found(lowest, say(why, ace=ace, cards=lowest), each(at.legal - lowest, wrong))


def _elsewhere(at: Knowledge, card: Card) -> str:
    """What a first discard from a suit without the ace tells: it rises only if there is a higher card to follow."""
    suit = at.hand.suited(card.suit)
    if len(suit) == 1:
        #: {card}: a card. {suit}: its suit.
        return QT_TRANSLATE_NOOP("strategy", "{card:the} is your only card in {suit}: it begins no message.")
    if all(at.strength(other) <= at.strength(card) for other in suit):
        #: {card}: a card. {suit}: its suit. {ace}: an ace in your hand.
        return QT_TRANSLATE_NOOP(
            "strategy", "{card:the} can only begin to refuse {suit}. It does not ask for the suit of {ace:the}."
        )
    #: {card}: a card. {suit}: its suit.
    return QT_TRANSLATE_NOOP("strategy", "{card:the} begins a message about {suit}, where you do not hold the ace.")


def _second(at: Knowledge, ace: Card, rest: CardSet, first: Card) -> Finding | None:
    """A higher card of the suit completes the message."""
    larger = CardSet(card for card in rest if at.strength(card) > at.strength(first))
    #: {first}: your first discard. {cards}: higher cards of its suit. {suit}: the suit.
    why = QT_TRANSLATE_NOOP(
        "strategy", "You discarded {first:the} first. Now a higher card, {cards:the or}, asks for {suit}."
    )

    def wrong(card: Card) -> Message:
        if card == ace or at.is_trump(card):
            return too_good(at, card)
        #: {card}: a card. {first}: the first discard. {suit}: their suit.
        smaller = QT_TRANSLATE_NOOP("strategy", "{card:the} is lower than {first:the}: together they refuse {suit}.")
        #: {card}: a card. {first}: the first discard. {suit}: the suit of the first discard.
        other = QT_TRANSLATE_NOOP(
            "strategy",
            "{card:the} does not complete the message. Only a card of {suit} higher than {first:the} does.",
        )
        return say(smaller if card.suit is ace.suit else other, card=card, first=first, suit=ace.suit)

    return found(larger, say(why, first=first, cards=larger, suit=ace.suit), each(at.legal - larger, wrong))


def read_tahreeb(at: Knowledge) -> Finding | None:
    """The suit of the partner’s two rising discards is led."""
    if not at.leads or not has_one_partner(at) or not at.tens_are_second:
        return None
    said = list(discards_of(at, at.partners[0]))[:TWO]
    if len(said) < TWO or said[0].card.suit is not said[1].card.suit or led_since(at, said[1]):
        return None
    if at.strength(said[1].card) <= at.strength(said[0].card) or not all(_is_ours(at, each) for each in said):
        return None
    first, second = (each.card for each in said)
    #: {first}, {second}: cards. {suit}: their suit. {cards}: cards of that suit in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Your partner discarded {first:the} and then {second:the} to ask for {suit}. Lead {cards:the or} to your "
        "partner’s ace.",
    )
    good = at.legal.suited(second.suit)
    return led_to_partner(at, second.suit, say(why, first=first, second=second, suit=second.suit, cards=good))


def tanfeer(at: Knowledge) -> Finding | None:
    """On a trick of the opponents a discard tells which suit is not wanted."""
    cards = on_opponents_trick(at)
    ace = only_ace(cards)
    if ace is None or any(discards_of(at, at.seat)) or not small(at, cards.suited(ace.suit)):
        return None
    if not can_be_told(at, ace, cards):
        return None
    others = small(at, cards - cards.suited(ace.suit))
    guards = CardSet(card for card in others if _ten(card) in at.hand)
    if any(len(guards.suited(card.suit)) > 1 for card in guards):
        return None  # one of two guards may go
    weak = others - guards
    #: {ace}: an ace in your hand. {cards}: small cards of other suits.
    why = QT_TRANSLATE_NOOP(
        "strategy", "You want the suit of {ace:the}. Discard {cards:the or}, from a suit that you do not want."
    )
    return found(weak, say(why, ace=ace, cards=weak), each(at.legal - weak, lambda card: _unwise(at, card, ace)))


def _ten(card: Card) -> Card:
    """The ten of the suit of a card."""
    return Card.of(Rank.TEN, card.suit)


def _unwise(at: Knowledge, card: Card, ace: Card) -> Message:
    """What is wrong with a discard on a trick of the opponents."""
    if at.points(card):
        #: {card}: a card.
        dear = QT_TRANSLATE_NOOP("strategy", "{card:the} gives your opponents %n point(s).", "", 1)
        return counted(dear, at.points(card) * at.factor, card=card)
    if card.suit is ace.suit:
        #: {card}: a card. {suit}: its suit.
        refused = QT_TRANSLATE_NOOP("strategy", "{card:the} says that you do not want {suit}, where you hold the ace.")
        return say(refused, card=card, suit=card.suit)
    #: {card}: a card. {ten}: a ten in your hand.
    guard = QT_TRANSLATE_NOOP("strategy", "{card:the} guards {ten:the}: keep it.")
    return say(guard, card=card, ten=_ten(card))


_AGREED = QT_TRANSLATE_NOOP("strategy", "You and your partner use tahreeb and tanfeer.")

TAHREEB = (
    Chapter(
        id="tahreeb",
        title=QT_TRANSLATE_NOOP("strategy", "Tahreeb: ask with two discards"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to ask your partner for a suit with your first two discards."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "On tricks that your partner wins, a low card and then a higher one of the same suit ask for it.",
            ),
            QT_TRANSLATE_NOOP("strategy", "A high card first and then a lower one refuse the suit."),
            QT_TRANSLATE_NOOP(
                "strategy", "Only your first two free discards are a signal. One discard is half a message."
            ),
            QT_TRANSLATE_NOOP("strategy", "Ask for a suit in which you hold the ace, and keep the ace."),
        ),
        detect=on_cards(tahreeb),
        custom=Custom(_AGREED, NOBODY_SIGNALS, told_so_far),
    ),
    Chapter(
        id="read-tahreeb",
        title=QT_TRANSLATE_NOOP("strategy", "Reading your partner’s tahreeb"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to lead the suit that your partner has asked for."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "Watch your partner’s first two discards on tricks that your side wins."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If both are of one suit and the second is higher, lead that suit: your partner holds the ace.",
            ),
        ),
        detect=on_cards(read_tahreeb),
        custom=Custom(_AGREED, NOBODY_SIGNALS, heard_so_far),
    ),
    Chapter(
        id="tanfeer",
        title=QT_TRANSLATE_NOOP("strategy", "Tanfeer: refuse a suit"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to refuse a suit with a discard on your opponents’ trick."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "On a trick that your opponents win, your first discard comes from a suit that you do not want.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "Discard a card worth nothing, but not the guard of a ten. Keep the suit of your ace."
            ),
        ),
        detect=on_cards(tanfeer),
        custom=Custom(_AGREED, NOBODY_SIGNALS, told_so_far),
    ),
)  # fmt: skip
"""The chapters of this file, in the order of the course."""
