"""Chapters on cards that do not win: points for the partner, nothing for the opponents, and what to keep."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import higher_out, is_low, led_again, masters, side_keeps
from belote_desktop.coach.ideas.sentences import by_opponents
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, least, on_cards
from belote_desktop.coach.strategy.winning import winners
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, say
from belote_desktop.players.knowledge import Knowledge

MANY = 10
"""From so many points on a card is a present to the side that wins it."""


def give_nothing(at: Knowledge) -> Finding | None:
    """On a trick of the opponents go as few points as possible."""
    if not _loses(at):
        return None
    cheap = CardSet(card for card in least(at, at.legal) if at.points(card) < MANY)
    why = by_opponents(
        #: {best}: an opponent’s card.
        QT_TRANSLATE_NOOP(
            "strategy", "An opponent is winning with {best:the}, and you cannot beat it. Play a card worth few points."
        ),
        #: {best}: your opponent’s card.
        QT_TRANSLATE_NOOP(
            "strategy",
            "Your opponent is winning with {best:the}, and you cannot beat it. Play a card worth few points.",
        ),
    )
    wrong = by_opponents(
        #: {card}: a card.
        QT_TRANSLATE_NOOP("strategy", "{card:the} gives your opponents %n point(s).", "", 1),
        #: {card}: a card.
        QT_TRANSLATE_NOOP("strategy", "{card:the} gives your opponent %n point(s).", "", 1),
    )
    dear = CardSet(card for card in at.legal - cheap if at.points(card) >= MANY)
    return found(
        cheap,
        say(why, best=at.best),
        each(dear, lambda card: counted(wrong, at.points(card) * at.factor, card=card)),
    )


def keep_master(at: Knowledge) -> Finding | None:
    """A master is not thrown on a trick that is lost."""
    if not _loses(at):
        return None
    kept = masters(at, at.legal)
    cheap = least(at, at.legal - kept)
    #: {cards}: masters in your hand. {low}: low cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "You cannot win this trick. Keep {cards:the}, the master, and play {low:the or}."
    )
    if len(kept) > 1:
        #: {cards}: masters in your hand. {low}: low cards in your hand.
        why = QT_TRANSLATE_NOOP(
            "strategy", "You cannot win this trick. Keep {cards:the}, your masters, and play {low:the or}."
        )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} is a master: it could win a trick of its own later.")
    return found(cheap, say(why, cards=kept, low=cheap), each(kept, lambda card: say(wrong, card=card)))


def keep_promising(at: Knowledge) -> Finding | None:
    """A card that only one card beats is kept."""
    if not _loses(at):
        return None
    side = at.legal - at.trumps
    hopeful = CardSet(card for card in side if len(higher_out(at, card)) == 1 and at.points(card))
    cheap = least(at, side - hopeful - masters(at, side))
    if not hopeful:
        return None
    kept = max(hopeful, key=at.points)
    #: {card}: a card in your hand. {above}: the card above it. {low}: low cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Keep {card:the}: only {above:the} can beat it. Play {low:the or}, which is unlikely to win a trick.",
    )
    #: {card}: a card. {above}: the card above it.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} will be the master as soon as {above:the} is gone.")
    return found(
        cheap,
        say(why, card=kept, above=higher_out(at, kept), low=cheap),
        each(hopeful, lambda card: say(wrong, card=card, above=higher_out(at, card))),
    )


def load_partner(at: Knowledge) -> Finding | None:
    """On a trick that is certain the points go in that could be lost later."""
    if at.leads or not at.partner_winning:
        return None
    mine = CardSet(card for card in at.legal - winners(at) - at.trumps if side_keeps(at, card))
    if not mine:
        return None
    most = max(map(at.points, mine))
    rich = CardSet(card for card in mine if at.points(card) == most)
    poor = CardSet(card for card in mine - rich if (is_low(at, card) if most >= MANY else not at.points(card)))
    #: {best}: your partner’s card. {cards}: cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Nobody can beat your partner’s {best}. Feed points to the trick: play {cards:the or}."
    )
    #: {card}: a card. {cards}: cards worth more.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} leaves {cards:the or} in your hand, where it may be lost later.")
    return found(
        rich,
        say(why, best=at.best, cards=rich),
        each(poor, lambda card: say(wrong, card=card, cards=rich)),
    )


def trust_partner(at: Knowledge) -> Finding | None:
    """A master of the partner wins unless it is ruffed: points go on it."""
    if at.leads or not at.partner_winning or at.best is None or at.is_trump(at.best) or not at.is_master(at.best):
        return None
    mine = at.legal - winners(at) - at.trumps
    if not mine or any(side_keeps(at, card) for card in mine):
        return None
    rich = CardSet(card for card in mine if at.points(card) and not at.is_master(card))
    poor = CardSet(card for card in mine if not at.points(card))
    #: {best}: your partner’s card. {cards}: cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Your partner’s {best} is the master, and only a ruff can beat it. Play {cards:the or} for its points.",
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} brings your side no points.")
    return found(rich, say(why, best=at.best, cards=rich), each(poor, lambda card: say(wrong, card=card)))


def empty_a_suit(at: Knowledge) -> Finding | None:
    """The last card of a side suit is discarded, to ruff it later."""
    if at.view.stacks:  # a covered card may be of the suit
        return None
    if at.leads or not at.trumps or at.hand.suited(at.trick[0].suit) or winners(at) == at.legal:
        return None
    side = at.legal - at.trumps
    single = CardSet(card for card in side if len(at.hand.suited(card.suit)) == 1)
    last = CardSet(card for card in single if is_low(at, card) and led_again(at, card.suit))
    #: {cards}: single cards of your suits.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Discard {cards:the or}, your only card of its suit: the next time the suit is led, you can ruff."
    )
    if len(last) > 1:
        #: {cards}: single cards of your suits.
        why = QT_TRANSLATE_NOOP(
            "strategy",
            "Discard {cards:the or}, each your only card of its suit: the next time the suit is led, you can ruff.",
        )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} does not prepare a ruff.")
    return found(last, say(why, cards=last), each(at.legal - single, lambda card: say(wrong, card=card)))


def _loses(at: Knowledge) -> bool:
    """Whether the opponents are winning, and neither you nor a partner after you can change that."""
    if at.leads or at.partner_winning or winners(at) or at.best is None:
        return False
    after = {(at.seat + step) % at.seats for step in range(1, at.seats - len(at.trick))}
    return after.isdisjoint(at.partners) or ((at.is_trump(at.best) or at.trump is None) and at.is_master(at.best))


GIVING = (
    Chapter(
        id="load-partner",
        title=QT_TRANSLATE_NOOP("strategy", "Feed your partner’s trick"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to put your points into tricks that your side is certain to win."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "First ask whether the trick is certain: can any opponent still to play beat your partner’s card?",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If it is, play the card that you are most likely to lose later: first a ten without a guard, then a "
                "king or queen.",
            ),
            QT_TRANSLATE_NOOP("strategy", "Keep a card that will win a trick of its own."),
        ),
        detect=on_cards(load_partner),
    ),
    Chapter(
        id="trust-partner",
        title=QT_TRANSLATE_NOOP("strategy", "Trust your partner’s master"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to feed points to a master even if a ruff is possible."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Your partner’s master loses only to a ruff, and most players still follow suit."
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "So play a card with points, but rarely an ace, or a ten that can win later."
            ),
        ),
        detect=on_cards(trust_partner),
    ),
    Chapter(
        id="give-nothing",
        title=QT_TRANSLATE_NOOP("strategy", "Give nothing away"),
        goal=by_opponents(
            QT_TRANSLATE_NOOP("strategy", "Learn to play your cheapest card to your opponents’ tricks."),
            QT_TRANSLATE_NOOP("strategy", "Learn to play your cheapest card to your opponent’s tricks."),
        ),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Points that you give away count twice: your opponents gain them, and your side loses them.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy", "Points that you give away count twice: your opponent gains them, and you lose them."
                ),
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "In side suits, play sevens, eights and nines first, then jacks, queens and kings."
            ),
        ),
        detect=on_cards(give_nothing),
        is_exact=False,
    ),
    Chapter(
        id="keep-master",
        title=QT_TRANSLATE_NOOP("strategy", "Keep your masters"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to recognise your masters and not to waste them."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Watch the ace, ten and king of each side suit, and the jack and nine of trumps."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "The highest card left in a suit can win a trick of its own. Keep it and play another card.",
            ),
        ),
        detect=on_cards(keep_master),
    ),
    Chapter(
        id="keep-promising",
        title=QT_TRANSLATE_NOOP("strategy", "Keep cards that will soon be masters"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to keep a card that will soon be the master."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "If only one card is above yours, yours will win as soon as that one is gone."
            ),
            QT_TRANSLATE_NOOP("strategy", "Play a card that several others can beat."),
        ),
        detect=on_cards(keep_promising),
    ),
    Chapter(
        id="empty-a-suit",
        title=QT_TRANSLATE_NOOP("strategy", "Discard to ruff later"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to prepare a ruff with your discard."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "You may discard from any suit: choose one in which you hold a single low card."
            ),
            QT_TRANSLATE_NOOP("strategy", "The next time that suit is led, you are void and can ruff."),
        ),
        detect=on_cards(empty_a_suit),
    ),
)
"""The chapters of this file, in the order of the course."""
