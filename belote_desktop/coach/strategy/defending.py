"""Chapters on the lead of a defender."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import (
    certain_ruffer,
    is_low,
    led_again,
    masters,
    may_be_ruffed,
    proved_void,
)
from belote_desktop.coach.ideas.sentences import by_open_cards
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge


def defender_cashes(at: Knowledge) -> Finding | None:
    """A defender leads a master of a side suit before it is ruffed."""
    if not at.leads or at.is_taker or at.trump is None:
        return None
    top = masters(at, at.legal - at.trumps)
    top = CardSet(card for card in top if may_be_ruffed(at, card.suit) and not certain_ruffer(at, card.suit))
    #: {cards}: masters in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "You are defending. Lead a master, {cards:the or}: take the trick before the taker’s side can ruff it.",
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} may lose the lead before you have cashed a master.")
    others = CardSet(card for card in at.legal if not at.is_master(card))
    return found(top, say(why, cards=top), each(others, lambda card: say(wrong, card=card)))


def defender_keeps_trumps(at: Knowledge) -> Finding | None:
    """A defender does not lead trumps."""
    if not at.leads or at.is_taker or at.trump is None:
        return None
    trumps = at.legal & at.trumps
    why = QT_TRANSLATE_NOOP(
        "strategy", "You are defending: your trumps can ruff. Lead another suit and do not draw them yourself."
    )
    #: {card}: a trump.
    wrong = QT_TRANSLATE_NOOP(
        "strategy", "{card:the} draws the trumps of your own side, which is what the taker wants."
    )
    if not at.partners:
        #: {card}: a trump.
        wrong = QT_TRANSLATE_NOOP(
            "strategy", "{card:the} could ruff a trick later. Leading trumps is what the taker wants."
        )
    return found(at.legal - at.trumps, say(why), each(trumps, lambda card: say(wrong, card=card)))


def lead_singleton(at: Knowledge) -> Finding | None:
    """The only card of a side suit is led, to ruff that suit afterwards."""
    if at.view.stacks:  # a covered card may be of the suit
        return None
    if not at.leads or not at.trumps:
        return None
    side = at.legal - at.trumps
    low = CardSet(card for card in side if is_low(at, card) and led_again(at, card.suit))
    single = CardSet(card for card in low if len(at.hand.suited(card.suit)) == 1)
    #: {cards}: single cards of your suits.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Lead {cards:the or}, your only card of its suit: the next time the suit is led, you can ruff."
    )
    if len(single) > 1:
        #: {cards}: single cards of your suits.
        why = QT_TRANSLATE_NOOP(
            "strategy",
            "Lead {cards:the or}, each your only card of its suit: the next time the suit is led, you can ruff.",
        )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP(
        "strategy", "After {card:the} you are still not void in its suit, so you cannot ruff that suit."
    )
    others = CardSet(card for card in side if len(at.hand.suited(card.suit)) > 1)
    return found(single, say(why, cards=single), each(others, lambda card: say(wrong, card=card)))


def force_the_taker(at: Knowledge) -> Finding | None:
    """A suit the taker is void in costs the taker a trump."""
    taker = at.contract.declarer
    if not at.leads or at.trump is None or at.is_taker or not at.found.may_hold(taker).suited(at.trump):
        return None
    side = at.legal - at.trumps
    forcing = CardSet(card for card in side if proved_void(at, taker, card.suit))
    suits = {card.suit for card in forcing}
    if len(suits) != 1:
        return None
    why = by_open_cards(
        #: {suit}: a suit.
        QT_TRANSLATE_NOOP(
            "strategy", "The taker is void in {suit}. Lead that suit: each ruff costs the taker a trump."
        ),
        #: {suit}: a suit.
        QT_TRANSLATE_NOOP(
            "strategy", "The taker has no open card in {suit}. Lead that suit: each ruff costs the taker a trump."
        ),
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} lets the taker keep the trumps to draw yours.")
    if not at.trumps:
        #: {card}: a card.
        wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} does not cost the taker a trump.")
    return found(forcing, say(why, suit=suits.pop()), each(side - forcing, lambda card: say(wrong, card=card)))


def partner_ruffs(at: Knowledge) -> Finding | None:
    """A suit the partner is void in is led for a ruff: not a master, and not the last card of a suit."""
    trump = at.trump
    if not at.leads or trump is None:
        return None
    able = tuple(seat for seat in at.partners if at.found.may_hold(seat).suited(trump))
    side = at.legal - at.trumps
    void = CardSet(card for card in side if any(proved_void(at, seat, card.suit) for seat in able))
    ruffed = CardSet(card for card in void - masters(at, void) if led_again(at, card.suit))
    suits = {card.suit for card in ruffed}
    if len(suits) != 1:
        return None
    #: {suit}: a suit.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Your partner is void in {suit} and may hold a trump. Lead {suit}, so that your partner can ruff."
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} gives your partner no ruff.")
    return found(ruffed, say(why, suit=suits.pop()), each(at.legal - void, lambda card: say(wrong, card=card)))


DEFENDING = (
    Chapter(
        id="defender-cashes",
        title=QT_TRANSLATE_NOOP("strategy", "Defence: cash your aces"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to take your tricks as a defender before they can be ruffed."),
        teach=(
            by_open_cards(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "The taker will soon be void in your suits. An ace that you keep for later is often ruffed.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "The taker may soon have no open card in your suits. An ace that you keep for later is often "
                    "ruffed.",
                ),
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "The more cards of a suit you hold, the fewer the others have. Cash the ace of a long suit first.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "Once the ace has been played, the ten is the master, and after it the king."
            ),
        ),
        detect=on_cards(defender_cashes),
    ),
    Chapter(
        id="defender-keeps-trumps",
        title=QT_TRANSLATE_NOOP("strategy", "Defence: do not lead trumps"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to leave it to the taker to lead trumps."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "The taker’s side wants the trumps gone. Every trump you lead helps it."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Your small trumps can ruff, and your high ones win when the taker leads trumps.",
            ),
        ),
        detect=on_cards(defender_keeps_trumps),
        is_exact=False,
    ),
    Chapter(
        id="lead-singleton",
        title=QT_TRANSLATE_NOOP("strategy", "Lead a singleton"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to void a suit so that your small trumps can ruff it."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "With a side singleton and one to three small trumps, lead the singleton early."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "The next time the suit is led, you can ruff with a trump that would not win a trick otherwise.",
            ),
        ),
        detect=on_cards(lead_singleton),
    ),
    Chapter(
        id="force-the-declarer",
        title=QT_TRANSLATE_NOOP("strategy", "Defence: make the taker ruff"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to use up the taker’s trumps."),
        teach=(
            by_open_cards(
                QT_TRANSLATE_NOOP(
                    "strategy", "Once the taker is void in a suit, each lead of that suit costs the taker a trump."
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "If the taker has an open trump but no open card in a suit, a lead of that suit costs the taker a "
                    "trump.",
                ),
            ),
            QT_TRANSLATE_NOOP("strategy", "Lead a low card of that suit, so that the ruff wins few points."),
            QT_TRANSLATE_NOOP(
                "strategy", "If you end up with more trumps than the taker, you decide how the deal ends."
            ),
        ),
        detect=on_cards(force_the_taker),
        is_exact=False,
    ),
    Chapter(
        id="partner-ruffs",
        title=QT_TRANSLATE_NOOP("strategy", "Give your partner a ruff"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to lead the suit that your partner can ruff, before it is too late."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "A partner who did not follow suit, or who led a singleton, is waiting for that suit."
            ),
            QT_TRANSLATE_NOOP("strategy", "Lead that suit at once, before your opponents draw your partner’s trumps."),
        ),
        detect=on_cards(partner_ruffs),
        is_exact=False,
    ),
)
"""The chapters of this file, in the order of the course."""
