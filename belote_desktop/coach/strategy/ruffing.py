"""Chapters on ruffing: whether to ruff, and with which trump."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, winning_after
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.coach.strategy.winning import follows, safe, winners
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge


def can_ruff(at: Knowledge) -> bool:
    """Whether the seat is void in the side suit led and may play a trump."""
    return not at.leads and not follows(at) and at.trick[0].suit != at.trump and bool(at.legal & at.trumps)


def discard_not_ruff(at: Knowledge) -> Finding | None:
    """The partner's trick is not ruffed."""
    if not can_ruff(at) or not at.partner_winning:
        return None
    #: {best}: your partner’s card.
    why = QT_TRANSLATE_NOOP("strategy", "Your partner is winning with {best:the}. Discard, and save your trumps.")
    #: {card}: a trump.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} spends a trump on a trick that your partner is winning.")
    trumps = at.legal & at.trumps
    return found(at.legal - trumps, say(why, best=at.best), each(trumps, lambda card: say(wrong, card=card)))


def ruff_to_protect(at: Knowledge) -> Finding | None:
    """The partner's card is in danger: a ruff saves the trick."""
    if not can_ruff(at) or not at.partner_winning:
        return None
    side, ruffs = at.legal - at.trumps, winners(at) & at.trumps
    if not side or not any(beaters(at, card) for card in side):
        return None
    #: {best}: your partner’s card.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Your partner is winning with {best:the}, but an opponent still to play may beat it. Ruff to keep the trick.",
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "With {card:the} the trick is lost if an opponent can beat your partner.")
    return found(ruffs, say(why, best=at.best), each(side, lambda card: say(wrong, card=card)))


def ruff_low(at: Knowledge) -> Finding | None:
    """The last player ruffs with the lowest trump that wins."""
    if not can_ruff(at) or not at.is_last or at.partner_winning:
        return None
    ruffs = winners(at) & at.trumps
    if len(ruffs) < 2:
        return None
    low = min(ruffs, key=at.strength)
    higher = ruffs - CardSet((low,))
    #: {card}: a trump. {cards}: higher trumps.
    why = QT_TRANSLATE_NOOP(
        "strategy", "You play last, so {card:the} is enough to win the trick. Keep {cards:the} for later."
    )
    #: {card}: a trump.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} is higher than you need: a lower trump wins this trick too.")
    return found((low,), say(why, card=low, cards=higher), each(higher, lambda card: say(wrong, card=card)))


def ruff_high(at: Knowledge) -> Finding | None:
    """A ruff that an opponent may overruff is made with a trump that cannot be beaten."""
    if not can_ruff(at):
        return None
    ruffs = winners(at) & at.trumps
    sure = safe(at, ruffs)
    risky = ruffs - sure
    #: {cards}: trumps in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "An opponent still to play may overruff. Ruff with {cards:the or}, which no opponent can beat."
    )
    #: {card}: a trump. {above}: trumps above it.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} can be overruffed with {above:the or}.")
    return found(
        sure,
        say(why, cards=sure),
        each(
            risky, lambda card: say(wrong, card=card, above=beaters(at, card).suited(winning_after(at, card)[0].suit))
        ),
    )


RUFFING = (
    Chapter(
        id="discard-not-ruff",
        title=QT_TRANSLATE_NOOP("strategy", "Do not ruff your partner’s trick"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to keep your trumps for tricks that your opponents are winning."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "If you are void, first ask whether you must ruff. Games differ in this."),
            QT_TRANSLATE_NOOP(
                "strategy", "If you need not, and your partner wins the trick anyway, discard and keep the trump."
            ),
        ),
        detect=on_cards(discard_not_ruff),
        is_exact=False,
    ),
    Chapter(
        id="ruff-to-protect",
        title=QT_TRANSLATE_NOOP("strategy", "Ruff to save the trick"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to notice when your partner’s card is not safe."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Your partner is winning, but an opponent is still to play. Can your partner’s card be beaten?",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If a higher card than your partner’s is out and the trick is worth a trump, ruff and win the trick.",
            ),
        ),
        detect=on_cards(ruff_to_protect),
        is_exact=False,
    ),
    Chapter(
        id="ruff-low",
        title=QT_TRANSLATE_NOOP("strategy", "Ruff low"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to ruff with your lowest trump when you play last."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Nobody plays after you, so the lowest trump that wins is as good as the jack."
            ),
            QT_TRANSLATE_NOOP("strategy", "Your high trumps are for tricks that are contested."),
        ),
        detect=on_cards(ruff_low),
    ),
    Chapter(
        id="ruff-high",
        title=QT_TRANSLATE_NOOP("strategy", "Ruff high"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to ruff high enough when an opponent may overruff."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "An opponent still to play may be void too. Then a low trump can be overruffed."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Ruff with a trump that nobody can beat, or with your lowest. A trump between them is wasted.",
            ),
        ),
        detect=on_cards(ruff_high),
    ),
)
"""The chapters of this file, in the order of the course."""
