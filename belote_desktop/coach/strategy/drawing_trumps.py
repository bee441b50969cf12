"""Chapters on leading trumps: as the taker, as the partner of the taker, and when to stop."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import higher_out, trumps_against
from belote_desktop.coach.ideas.sentences import by_open_cards, by_opponents
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge

FEW = 2
"""So many trumps of the opponents are few. A choice of what to teach; not measured."""


def draw_trumps(at: Knowledge) -> Finding | None:
    """The taker leads a trump that nothing beats, before side suits that can still be ruffed."""
    if not at.leads or not at.is_declarer or at.trump is None or not at.trumps_out:
        return None
    top = CardSet(card for card in at.legal.suited(at.trump) if at.is_master(card))
    why = by_opponents(
        #: {out}: trumps the opponents may hold. {cards}: trumps in your hand.
        QT_TRANSLATE_NOOP(
            "strategy",
            "You are the taker, and an opponent may still hold {out:the or}. Lead {cards:the or}: nothing can beat "
            "it, and each trump that falls means one fewer ruff.",
        ),
        by_open_cards(
            #: {out}: trumps the opponent may hold. {cards}: trumps in your hand.
            QT_TRANSLATE_NOOP(
                "strategy",
                "You are the taker, and your opponent may still hold {out:the or}. Lead {cards:the or}: nothing can "
                "beat it, and each trump that falls means one fewer ruff.",
            ),
            #: {out}: the opponent’s open trumps. {cards}: open trumps of yours.
            QT_TRANSLATE_NOOP(
                "strategy",
                "You are the taker, and your opponent has {out:the and}. Lead {cards:the or}: nothing can beat it, "
                "and each trump that falls means one fewer ruff.",
            ),
        ),
    )
    wrong = by_opponents(
        #: {card}: a card of a side suit.
        QT_TRANSLATE_NOOP("strategy", "{card:the} can still be ruffed. Draw your opponents’ trumps first."),
        by_open_cards(
            #: {card}: a card of a side suit.
            QT_TRANSLATE_NOOP("strategy", "{card:the} can still be ruffed. Draw your opponent’s trumps first."),
            #: {card}: an open card of a side suit. {out}: the opponent’s open trumps.
            QT_TRANSLATE_NOOP(
                "strategy", "{card:the} leaves your opponent {out:the and} to ruff with. Draw trumps first."
            ),
        ),
    )
    side, out = at.legal - at.trumps, at.trumps_out

    def told(card: Card) -> Message:
        above = higher_out(at, card)
        return say(_BEATEN, card=card, above=above, out=out) if above else say(wrong, card=card, out=out)

    return found(top, say(why, out=out, cards=top), each(side, told))


_BEATEN = by_opponents(
    #: {card}: a card of a side suit. {above}: higher cards of this suit that an opponent may hold.
    QT_TRANSLATE_NOOP(
        "strategy",
        "An opponent may beat {card:the} with {above:the or}, or ruff it. Draw your opponents’ trumps first.",
    ),
    by_open_cards(
        #: {card}: a card of a side suit. {above}: higher cards of this suit that the opponent may hold.
        QT_TRANSLATE_NOOP(
            "strategy",
            "Your opponent may beat {card:the} with {above:the or}, or ruff it. Draw your opponent’s trumps first.",
        ),
        #: {card}: an open card of a side suit. {out}: the opponent’s open trumps.
        QT_TRANSLATE_NOOP("strategy", "{card:the} leaves your opponent {out:the and} to ruff with. Draw trumps first."),
    ),
)
"""What is wrong with the lead of a card that is not the highest of its suit."""


def stop_drawing(at: Knowledge) -> Finding | None:
    """With no trump against you, nor any to be uncovered, yours are kept."""
    if not at.leads or at.trump is None or trumps_against(at):
        return None
    why = by_opponents(
        QT_TRANSLATE_NOOP(
            "strategy",
            "No opponent has a trump left. Lead a side suit now: your trumps win tricks whenever you like, even "
            "the last one.",
        ),
        QT_TRANSLATE_NOOP(
            "strategy",
            "Your opponent has run out of trumps. Lead a side suit now: your trumps win tricks whenever you like, "
            "even the last one.",
        ),
    )
    wrong = by_opponents(
        #: {card}: a trump.
        QT_TRANSLATE_NOOP(
            "strategy", "Your opponents have no trumps left, so {card:the} draws nothing and uses up a sure trick."
        ),
        #: {card}: a trump.
        QT_TRANSLATE_NOOP(
            "strategy", "Your opponent has no trumps left, so {card:the} draws nothing and uses up a sure trick."
        ),
    )
    trumps = at.legal & at.trumps
    return found(at.legal - at.trumps, say(why), each(trumps, lambda card: say(wrong, card=card)))


def leave_the_top_trump(at: Knowledge) -> Finding | None:
    """A trump above yours takes its trick whatever you do: you do not spend one of yours to see it."""
    out = at.trumps_out
    if not at.leads or not at.is_taker or not 0 < len(out) <= FEW or any(map(at.is_master, at.trumps)):
        return None
    trumps, highest = at.legal & at.trumps, max(out, key=at.strength)
    if any(at.strength(card) > at.strength(highest) for card in trumps):
        return None
    #: {card}: a trump.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "{card:the} is above all your trumps and wins a trick whatever you do. Lead a side suit and let the player who "
        "holds that trump ruff.",
    )
    #: {card}, {above}: trumps.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} loses to {above:the}: you lose a trump of your own and the lead.")
    return found(
        at.legal - at.trumps,
        say(why, card=highest),
        each(trumps, lambda card: say(wrong, card=card, above=highest)),
    )


def partner_leads_trump(at: Knowledge) -> Finding | None:
    """The partner of the taker leads a trump."""
    if not at.leads or not at.is_taker or at.is_declarer or not at.trumps_out:
        return None
    trumps = at.legal & at.trumps
    #: {cards}: trumps in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Your partner is the taker. Lead {cards:the or}: it helps to draw your opponents’ trumps."
    )
    #: {card}: a card of a side suit.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} draws no trumps, so an opponent may still ruff.")
    side = at.legal - at.trumps
    return found(trumps, say(why, cards=trumps), each(side, lambda card: say(wrong, card=card)))


DRAWING = (
    Chapter(
        id="draw-trumps",
        title=QT_TRANSLATE_NOOP("strategy", "Drawing trumps"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn when to lead trumps as the taker, and which ones."),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Your cards in side suits win only if they are not ruffed. So draw your opponents’ trumps first.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Your cards in side suits win only if they are not ruffed. So draw your opponent’s trumps first.",
                ),
            ),
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Lead the jack: everyone who has trumps must play one. With jack and nine, two leads often draw "
                    "all the trumps.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Lead the jack: your opponent must play a trump if possible. With jack and nine, two leads often "
                    "draw all the trumps.",
                ),
            ),
            by_open_cards(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "Count. All the trumps of the pack, less yours and those played, are still out.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy", "Count. Trumps that are neither open nor played yet lie covered and can still turn up."
                ),
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "Do not lead the nine while the jack is out: together they are 34 points for the winner."
            ),
        ),
        detect=on_cards(draw_trumps),
    ),
    Chapter(
        id="stop-drawing",
        title=QT_TRANSLATE_NOOP("strategy", "When to stop drawing trumps"),
        goal=by_opponents(
            QT_TRANSLATE_NOOP("strategy", "Learn to notice when your opponents have run out of trumps."),
            QT_TRANSLATE_NOOP("strategy", "Learn to notice when your opponent has run out of trumps."),
        ),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP("strategy", "Before you lead another trump, ask whether an opponent still has one."),
                QT_TRANSLATE_NOOP(
                    "strategy", "Before you lead another trump, ask whether your opponent still has one."
                ),
            ),
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "If neither has a trump, keep yours. Each is a sure trick, and the last one wins the last trick.",
                ),
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "If there are none left, keep yours. Each is a sure trick, and the last one wins the last trick.",
                ),
            ),
        ),
        detect=on_cards(stop_drawing),
        is_exact=False,
    ),
    Chapter(
        id="leave-the-top-trump",
        title=QT_TRANSLATE_NOOP("strategy", "Leave the top trump alone"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn not to spend your trumps on a trump that beats them all."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "A trump above all yours wins one trick, whether you draw it or not. You cannot stop that."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Lead your side suits instead. The player who holds that trump can ruff with it, but you still "
                "hold yours.",
            ),
        ),
        detect=on_cards(leave_the_top_trump),
        is_exact=False,
    ),
    Chapter(
        id="partner-leads-trump",
        title=QT_TRANSLATE_NOOP("strategy", "Leading for your partner"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to help the taker, your partner, with your first lead."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "Your partner wants the trumps drawn. If you have the lead, lead a trump."),
            QT_TRANSLATE_NOOP(
                "strategy", "Without a trump, lead an ace, preferably in a suit whose ten you do not hold."
            ),
        ),
        detect=on_cards(partner_leads_trump),
    ),
)
"""The chapters of this file, in the order of the course."""
