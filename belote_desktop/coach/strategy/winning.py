"""Chapters on winning a trick: whether to take it, and with which card."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, is_low
from belote_desktop.coach.ideas.sentences import by_opponents
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

WORTH_TAKING = 10
"""From so many points on the table on the trick is worth a high card."""


def winners(at: Knowledge) -> CardSet:
    """The cards that would be the best on the table."""
    return CardSet() if at.leads else CardSet(card for card in at.legal if at.overtakes(card))


def safe(at: Knowledge, cards: CardSet) -> CardSet:
    """Those of the winners that no opponent can beat any more."""
    return CardSet(card for card in cards if not beaters(at, card))


def follows(at: Knowledge) -> bool:
    """Whether the seat holds a card of the suit led."""
    return not at.leads and bool(at.hand.suited(at.trick[0].suit))


def take_the_points(at: Knowledge) -> Finding | None:
    """A trick full of points is taken by a card that nobody can beat."""
    if at.leads or at.partner_winning or at.on_table < WORTH_TAKING:
        return None
    sure = safe(at, winners(at))
    why = by_opponents(
        #: {points}: a number. {cards}: cards in your hand.
        QT_TRANSLATE_NOOP(
            "strategy", "The trick is worth {points} so far, and no opponent can beat {cards:the or}. Take it."
        ),
        #: {points}: a number. {cards}: cards in your hand.
        QT_TRANSLATE_NOOP(
            "strategy", "The trick is worth {points} so far, and nobody can beat {cards:the or}. Take it."
        ),
    )
    wrong = by_opponents(
        #: {card}: a card. {points}: a number.
        QT_TRANSLATE_NOOP("strategy", "{card:the} leaves your opponents a trick worth {points} so far."),
        #: {card}: a card. {points}: a number.
        QT_TRANSLATE_NOOP("strategy", "{card:the} leaves your opponent a trick worth {points} so far."),
    )
    losing, worth = at.legal - winners(at), at.on_table * at.factor
    return found(
        sure,
        say(why, points=worth, cards=sure),
        each(losing, lambda card: say(wrong, card=card, points=worth)),
    )


def win_high_enough(at: Knowledge) -> Finding | None:
    """With opponents still to play the trick is won by a card that they cannot beat."""
    if not follows(at):
        return None
    winning = winners(at)
    sure, risky = safe(at, winning), winning - safe(at, winning)
    if not risky:
        return None
    #: {cards}: cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Win with {cards:the or}: an opponent still to play may be able to beat a lower card of yours.",
    )
    #: {card}: a card. {above}: cards that beat it.
    wrong = QT_TRANSLATE_NOOP(
        "strategy", "{card:the} loses the trick if an opponent still to play holds {above:the or}."
    )
    return found(
        sure,
        say(why, cards=sure),
        each(risky, lambda card: say(wrong, card=card, above=beaters(at, card))),
    )


def win_cheaply(at: Knowledge) -> Finding | None:
    """Where the lowest winner is enough the higher ones are kept."""
    if not follows(at):
        return None
    winning = winners(at)
    if len(winning) < 2:
        return None
    low = min(winning, key=at.strength)
    higher = winning - CardSet((low,))
    if beaters(at, low):
        return None
    why = by_opponents(
        #: {card}: a card in your hand. {cards}: higher cards.
        QT_TRANSLATE_NOOP(
            "strategy", "{card:the} is enough: no opponent can beat it. Keep {cards:the} for another trick."
        ),
        #: {card}: a card in your hand. {cards}: higher cards.
        QT_TRANSLATE_NOOP("strategy", "{card:the} is enough: nobody can beat it. Keep {cards:the} for another trick."),
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "A lower card wins this trick too, and {card:the} could win another one.")
    return found((low,), say(why, card=low, cards=higher), each(higher, lambda card: say(wrong, card=card)))


def win_with_points(at: Knowledge) -> Finding | None:
    """The last player to a trick wins it with the card that is worth most."""
    if not at.is_last:
        return None
    winning = winners(at)
    most = max(map(at.points, winning), default=0)
    rich = CardSet(card for card in winning if at.points(card) == most)
    poor = CardSet(card for card in winning if is_low(at, card)) - rich
    #: {card}: a card in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "You play last, so nobody can beat your card. Win with {card:the}, worth the most points.",
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} wins the trick too, but brings home fewer points.")
    return found(rich, say(why, card=rich), each(poor, lambda card: say(wrong, card=card)))


def beat_low(at: Knowledge) -> Finding | None:
    """Where any winner may itself be beaten the lowest is enough."""
    if not follows(at) or at.partner_winning:
        return None
    winning = winners(at)
    if len(winning) < 2 or safe(at, winning):
        return None
    low = min(winning, key=at.strength)
    higher = winning - CardSet((low,))
    #: {best}: the card to beat. {card}: a card in your hand. {cards}: higher cards.
    why = QT_TRANSLATE_NOOP("strategy", "Beat {best:the} with {card:the}: you may still need {cards:the}.")
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} can still be beaten, so you risk more than you need to.")
    return found(
        (low,), say(why, best=at.best, card=low, cards=higher), each(higher, lambda card: say(wrong, card=card))
    )


def finesse(at: Knowledge) -> Finding | None:
    """The ten wins the trick as well as the ace, which stays master."""
    pair = _ace_and_ten(at)
    if pair is None:
        return None
    ace, ten = pair
    #: {ace}, {ten}: cards of one suit.
    why = QT_TRANSLATE_NOOP("strategy", "Here {ten:the} wins as surely as {ace:the}, and {ace:the} remains the master.")
    #: {ace}, {ten}: cards of one suit.
    wrong = QT_TRANSLATE_NOOP("strategy", "{ace:the} wins too, but {ten:the} is enough: keep {ace:the}, the master.")
    return found((ten,), say(why, ace=ace, ten=ten), {ace: say(wrong, ace=ace, ten=ten)})


def ace_first(at: Knowledge) -> Finding | None:
    """While the suit can be ruffed the ace is taken before the ten."""
    pair = _ace_and_ten(at)
    if pair is None or not at.trumps_out:
        return None
    ace, ten = pair
    #: {ace}: an ace.
    why = QT_TRANSLATE_NOOP("strategy", "Win with {ace:the} now: the next time this suit is led it may be ruffed.")
    wrong = by_opponents(
        #: {ace}, {ten}: cards of one suit.
        QT_TRANSLATE_NOOP("strategy", "After {ten:the} an opponent may ruff {ace:the} the next time the suit is led."),
        #: {ace}, {ten}: cards of one suit.
        QT_TRANSLATE_NOOP(
            "strategy", "After {ten:the} your opponent may ruff {ace:the} the next time the suit is led."
        ),
    )
    return found((ace,), say(why, ace=ace), {ten: say(wrong, ace=ace, ten=ten)})


def _ace_and_ten(at: Knowledge) -> tuple[Card, Card] | None:
    """The ace and ten of the side suit led, if both win and nobody can beat them."""
    if not follows(at) or not at.tens_are_second or at.trick[0].suit == at.trump:
        return None
    ace, ten = (Card.of(rank, at.trick[0].suit) for rank in (Rank.ACE, Rank.TEN))
    return (ace, ten) if CardSet((ace, ten)) & safe(at, winners(at)) == CardSet((ace, ten)) else None


WINNING = (
    Chapter(
        id="take-the-points",
        title=QT_TRANSLATE_NOOP("strategy", "Take the points"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to take a trick that is worth a high card."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "Count what lies on the table. A ten or an ace there is worth fighting for."),
            QT_TRANSLATE_NOOP("strategy", "If nobody after you can beat your card, do not save it for another day."),
        ),
        detect=on_cards(take_the_points),
    ),
    Chapter(
        id="win-high-enough",
        title=QT_TRANSLATE_NOOP("strategy", "Win high enough"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to make sure of a trick while opponents are still to play."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Before you win with a low card, ask who plays after you and what is still out."
            ),
            QT_TRANSLATE_NOOP("strategy", "If a higher card is out, win with a card that nobody can beat."),
        ),
        detect=on_cards(win_high_enough),
    ),
    Chapter(
        id="win-cheaply",
        title=QT_TRANSLATE_NOOP("strategy", "Win no higher than you need"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to win with the lowest card that is enough and keep the others."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "One trick needs one winner. Win higher than you need, and you may lose a trick later."
            ),
            QT_TRANSLATE_NOOP("strategy", "If nobody can beat your lowest winning card, it is enough."),
        ),
        detect=on_cards(win_cheaply),
    ),
    Chapter(
        id="win-with-points",
        title=QT_TRANSLATE_NOOP("strategy", "Win with points"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to bring your points home when you play last."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "If you play last, each of your winning cards is sure of the trick."),
            QT_TRANSLATE_NOOP("strategy", "Win with the card that is worth the most and that could be lost later."),
        ),
        detect=on_cards(win_with_points),
    ),
    Chapter(
        id="beat-low",
        title=QT_TRANSLATE_NOOP("strategy", "Do not risk a high card"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to risk little on a trick that you may still lose."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "If an opponent after you can beat every card you have, a high one is in danger."
            ),
            QT_TRANSLATE_NOOP("strategy", "Beat the card on the table with your lowest winner and keep the rest."),
        ),
        detect=on_cards(beat_low),
    ),
    Chapter(
        id="finesse",
        title=QT_TRANSLATE_NOOP("strategy", "The ten before the ace"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn when the ten can win before the ace."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "With ace and ten you hold the two highest cards of a side suit."),
            QT_TRANSLATE_NOOP(
                "strategy", "If you play last and no ruff threatens, win with the ten: the ace remains the master."
            ),
        ),
        detect=on_cards(finesse),
    ),
    Chapter(
        id="ace-first",
        title=QT_TRANSLATE_NOOP("strategy", "The ace before the ten"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to win with the ace before the suit is ruffed."),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "The first time a suit is led, most players follow suit. The second time, it is often ruffed.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "The first time a suit is led, your opponent usually follows suit. The next time it may be ruffed.",
                ),
            ),
            QT_TRANSLATE_NOOP("strategy", "So while trumps are out, win with the ace before it can be ruffed."),
        ),
        detect=on_cards(ace_first),
    ),
)
"""The chapters of this file, in the order of the course."""
