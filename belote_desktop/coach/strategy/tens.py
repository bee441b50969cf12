"""Chapters on high cards in danger: tens below the ace, nines below the jack, masters led into a ruff."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import certain_ruffer
from belote_desktop.coach.ideas.sentences import by_open_cards, by_opponents
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.players.knowledge import Knowledge

MANY = 10
"""From so many points on a card is worth protecting."""


def not_the_ten(at: Knowledge) -> Finding | None:
    """A ten is not led while an opponent may play the ace of its suit: one that lies covered cannot be played."""
    if not at.leads or not at.tens_are_second:
        return None
    against = CardSet(card for seat in at.opponents for card in at.found.may_hold(seat))
    tens = CardSet(
        card
        for card in at.legal - at.trumps
        if card.rank is Rank.TEN and Card.of(Rank.ACE, card.suit) in against
    )  # fmt: skip
    #: {cards}: tens.
    why = QT_TRANSLATE_NOOP(
        "strategy", "The ace above {cards:the} is still out. Lead another card and wait until that ace is played."
    )
    if len(tens) > 1:
        #: {aces}: aces.
        why = QT_TRANSLATE_NOOP(
            "strategy", "{aces:the and} are still out. Lead another card and wait until these aces are played."
        )
    wrong = by_opponents(
        #: {card}: a ten. {ace}: the ace of its suit.
        QT_TRANSLATE_NOOP(
            "strategy", "{card:the} can fall to {ace:the}: %n point(s) for your opponents in a single trick.", "", 1
        ),
        #: {card}: a ten. {ace}: the ace of its suit.
        QT_TRANSLATE_NOOP(
            "strategy", "{card:the} can fall to {ace:the}: %n point(s) for your opponent in a single trick.", "", 1
        ),
    )

    def fallen(ten: Card) -> Message:
        ace = Card.of(Rank.ACE, ten.suit)
        return counted(wrong, (at.points(ten) + at.points(ace)) * at.factor, card=ten, ace=ace)

    aces = CardSet(Card.of(Rank.ACE, ten.suit) for ten in tens)
    return found(at.legal - tens, say(why, cards=tens, aces=aces), each(tens, fallen))


def guard_the_ten(at: Knowledge) -> Finding | None:
    """The only small card beside a ten is not thrown away."""
    return None if at.leads or not at.tens_are_second else _guarding(at, Rank.TEN, Rank.ACE)


def guard_the_nine(at: Knowledge) -> Finding | None:
    """In all trumps the only card beside a nine is kept as its guard."""
    if at.leads or at.contract.denomination is not Denomination.ALL_TRUMP:
        return None
    return _guarding(at, Rank.NINE, Rank.JACK)


def _guarding(at: Knowledge, high: Rank, above: Rank) -> Finding | None:
    """Discards that leave the card of rank `high` alone while that of rank `above` is out."""
    if at.hand.suited(at.trick[0].suit):
        return None
    guarded = {}
    for card in at.hand - at.trumps:
        if card.rank is high and Card.of(above, card.suit) in at.out:
            guards = at.hand.suited(card.suit) - CardSet((card,))
            if len(guards) == 1 and guards & at.legal:
                guarded[next(iter(guards))] = card
    if not guarded:
        return None
    kept = CardSet((*guarded, *guarded.values()))
    guard, card = next(iter(guarded.items()))
    #: {card}: a high card. {guard}: a card of the same suit. {above}: the card above {card}.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "{guard:the} is the only guard of your {card}. Play a card of another suit: with a guard, {card:the} "
        "survives {above:the}.",
    )
    #: {card}: a high card. {guard}: a card of the same suit. {above}: the card above {card}.
    wrong = QT_TRANSLATE_NOOP("strategy", "Without {guard:the} your {card} is bare and falls to {above:the}.")
    return found(
        at.legal - kept,
        say(why, guard=guard, card=card, above=Card.of(above, card.suit)),
        {
            low: say(wrong, guard=low, card=ten, above=Card.of(above, ten.suit))
            for low, ten in guarded.items()
        },
    )  # fmt: skip


def not_into_a_ruff(at: Knowledge) -> Finding | None:
    """A high card is not led into an opponent who is void in its suit and may hold a trump."""
    if not at.leads or at.trump is None:
        return None
    ruffed = CardSet(card for card in at.legal - at.trumps if certain_ruffer(at, card.suit))
    high = CardSet(card for card in ruffed if at.points(card) >= MANY)
    why = _KEEP_OF_SUITS if len({card.suit for card in high}) > 1 else _KEEP_OF_A_SUIT
    wrong = by_opponents(
        #: {card}: a high card.
        QT_TRANSLATE_NOOP("strategy", "An opponent who is void in the suit can ruff {card:the}."),
        by_open_cards(
            #: {card}: a high card.
            QT_TRANSLATE_NOOP("strategy", "Your opponent is void in the suit and can ruff {card:the}."),
            #: {card}: an open high card of yours.
            QT_TRANSLATE_NOOP("strategy", "Your opponent has no open card in that suit and can ruff {card:the}."),
        ),
    )
    return found(at.legal - ruffed, say(why, cards=high), each(high, lambda card: say(wrong, card=card)))


_KEEP_OF_A_SUIT = by_opponents(
    #: {cards}: high cards of one suit in your hand.
    QT_TRANSLATE_NOOP(
        "strategy",
        "Keep {cards:the}: an opponent is void in that suit and may hold a trump. Wait until the trumps are drawn.",
    ),
    by_open_cards(
        #: {cards}: high cards of one suit in your hand.
        QT_TRANSLATE_NOOP(
            "strategy",
            "Keep {cards:the}: your opponent is void in that suit and may hold a trump. Wait until the trumps are "
            "drawn.",
        ),
        #: {cards}: open high cards of yours, all of one suit.
        QT_TRANSLATE_NOOP(
            "strategy",
            "Keep {cards:the}: your opponent has an open trump but no open card in that suit. Wait until the trumps "
            "are drawn.",
        ),
    ),
)
_KEEP_OF_SUITS = by_opponents(
    #: {cards}: high cards of several suits in your hand.
    QT_TRANSLATE_NOOP(
        "strategy",
        "Keep {cards:the}: an opponent is void in each of these suits and may hold a trump. Wait until the trumps are "
        "drawn.",
    ),
    by_open_cards(
        #: {cards}: high cards of several suits in your hand.
        QT_TRANSLATE_NOOP(
            "strategy",
            "Keep {cards:the}: your opponent is void in these suits and may hold a trump. Wait until the trumps are "
            "drawn.",
        ),
        #: {cards}: open high cards of yours, of several suits.
        QT_TRANSLATE_NOOP(
            "strategy",
            "Keep {cards:the}: your opponent has an open trump but no open card in these suits. Wait until the trumps "
            "are drawn.",
        ),
    ),
)

TENS = (
    Chapter(
        id="do-not-lead-the-ten",
        title=QT_TRANSLATE_NOOP("strategy", "Do not lead a ten before its ace"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to hold back a ten until its ace has been played."),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "A ten that you lead falls to the ace. That gives your opponents two high cards in one trick.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "A ten that you lead falls to the ace. That gives your opponent two high cards in one trick.",
                ),
            ),
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy", "Let others lead the suit. Once the ace is gone, your ten is the master."
                ),
                QT_TRANSLATE_NOOP(
                    "strategy", "Let your opponent lead the suit. Once the ace is gone, your ten is the master."
                ),
            ),
        ),
        detect=on_cards(not_the_ten),
        is_exact=False,
    ),
    Chapter(
        id="guard-the-ten",
        title=QT_TRANSLATE_NOOP("strategy", "Guarding the ten"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to save your tens from the aces."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "A bare ten falls when the ace is led. A small card guards it."),
            QT_TRANSLATE_NOOP("strategy", "On the ace you play the small card, and afterwards the ten is the master."),
            QT_TRANSLATE_NOOP("strategy", "So never discard a ten’s only guard, even if it is worth nothing."),
        ),
        detect=on_cards(guard_the_ten),
        is_exact=False,
    ),
    Chapter(
        id="guard-the-nine",
        title=QT_TRANSLATE_NOOP("strategy", "All trumps: guarding the nine"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to save your nines from the jacks."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "In all trumps the nine is second in every suit and worth a lot. Only the jack is above it."
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "A second card of the suit guards the nine: play that card on the jack, and keep the nine."
            ),
        ),
        detect=on_cards(guard_the_nine),
        is_exact=False,
    ),
    Chapter(
        id="not-into-a-ruff",
        title=QT_TRANSLATE_NOOP("strategy", "Do not lead into a ruff"),
        goal=by_opponents(
            QT_TRANSLATE_NOOP("strategy", "Learn not to lead high cards that an opponent is sure to ruff."),
            QT_TRANSLATE_NOOP("strategy", "Learn not to lead high cards that your opponent is sure to ruff."),
        ),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Remember who did not follow suit. That player is void and will ruff the suit next time.",
                ),
                by_open_cards(
                    QT_TRANSLATE_NOOP(
                        "strategy",
                        "Remember in which suits your opponent did not follow. Next time your opponent will ruff them.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "strategy",
                        "Look at your opponent’s open cards. If they include a trump but no card of a suit, your "
                        "opponent will ruff that suit.",
                    ),
                ),
            ),
            QT_TRANSLATE_NOOP("strategy", "Keep your high cards of that suit until the trumps are gone."),
        ),
        detect=on_cards(not_into_a_ruff),
        is_exact=False,
    ),
)
"""The chapters of this file, in the order of the course."""
