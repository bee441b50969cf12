"""Chapters on belote and on roem."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import higher_out, side_keeps, still_to_play, winning_after
from belote_desktop.coach.ideas.sentences import reworded
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.rules.conditions import has, says_belote
from belote_desktop.engine.rules.terms import BeloteCall
from belote_desktop.engine.tricks.roem import counts_roem, roem_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.variants.kinship import declared


def say_belote(at: Knowledge) -> Finding | None:
    """A player who has to spend a trump spends one of the pair."""
    pair = _pair(at)
    if at.leads or len(pair) < 2 or pair & at.legal != pair or at.legal - at.trumps:
        return None
    why = reworded(
        #: {cards}: king and queen of trumps. {belote}: the game’s word for them.
        QT_TRANSLATE_NOOP(
            "strategy", "You have to play a trump. Play {cards:the or}: you score {belote}, and you keep the rest."
        ),
        has("belote_call", BeloteCall.SECOND_CARD),
        #: {cards}: king and queen of trumps. {belote}: the game’s word for them, scored with the second of them.
        QT_TRANSLATE_NOOP(
            "strategy",
            "You have to play a trump. Play {cards:the or}: you save your other trumps, and once you play the second "
            "of the two, you score {belote}.",
        ),
    )
    #: {card}: a trump.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} is a trump you could have kept, and the pair stays in your hand.")
    return found(
        pair,
        say(why, cards=pair, belote=declared(at.view.rules).belote),
        each(at.legal - pair, lambda card: say(wrong, card=card)),
    )


def hold_belote(at: Knowledge) -> Finding | None:
    """King and queen of trumps are not led while higher trumps are out."""
    pair = _pair(at)
    if not at.leads or len(pair) < 2 or pair & at.legal != pair:
        return None
    above = higher_out(at, max(pair, key=at.strength))
    if not above:
        return None
    #: {cards}: king and queen of trumps. {above}: higher trumps.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Do not lead {cards:the or} now: {above:the or} can beat it. The pair will still score later."
    )
    #: {card}: a trump. {above}: higher trumps.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} can be beaten by {above:the or}.")
    return found(
        at.legal - pair, say(why, cards=pair, above=above), each(pair, lambda card: say(wrong, card=card, above=above))
    )


def _pair(at: Knowledge) -> CardSet:
    """The king and queen of trumps in hand, in a game in which they score."""
    if at.trump is None or not says_belote(at.view.rules):
        return CardSet()
    return at.hand & CardSet((Card.of(Rank.KING, at.trump), Card.of(Rank.QUEEN, at.trump)))


def make_roem(at: Knowledge) -> Finding | None:
    """Cards that meet in a trick of one's side score."""
    if at.leads or not counts_roem(at.view.rules):
        return None
    sure = CardSet(card for card in at.legal if side_keeps(at, card))
    gains = {card: _roem(at, card) for card in sure}
    most = max(gains.values(), default=0)
    good = CardSet(card for card, gain in gains.items() if gain == most > 0)
    #: {cards}: cards in your hand. {points}: a number.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Play {cards:the or}: your side then wins the trick, with {points} roem.",
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} makes no roem.")
    #: {card}: a card.
    lost = QT_TRANSLATE_NOOP("strategy", "{card:the} leaves the trick to your opponents.")
    none = CardSet(card for card in at.legal if not _roem(at, card))
    return found(
        good,
        say(why, cards=good, points=most + _roem_before(at)),
        each(none, lambda card: say(lost if _gives_up(at, card) else wrong, card=card)),
    )


def deny_roem(at: Knowledge) -> Finding | None:
    """No roem is made for the other side."""
    if at.leads or not counts_roem(at.view.rules) or at.partner_winning or any(map(at.overtakes, at.legal)):
        return None
    made = CardSet(card for card in at.legal if _roem(at, card))
    #: {cards}: cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Your opponents are winning this trick. Hold back {cards:the}, which would make roem."
    )
    #: {card}: a card. {points}: a number.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} makes {points} roem for your opponents.")
    return found(
        at.legal - made,
        say(why, cards=made),
        each(made, lambda card: say(wrong, card=card, points=_roem(at, card))),
    )


def _roem(at: Knowledge, card: Card) -> int:
    """The roem that the card adds to the trick."""
    return roem_of(at.view.rules, at.contract.denomination, (*at.trick, card)) - _roem_before(at)


def _roem_before(at: Knowledge) -> int:
    """The roem on the table."""
    return roem_of(at.view.rules, at.contract.denomination, at.trick)


def _gives_up(at: Knowledge, card: Card) -> bool:
    """Whether an opponent is winning after this card, and no partner is still to play."""
    _, winner = winning_after(at, card)
    return not at.same_side(winner, at.seat) and not set(at.partners) & set(still_to_play(at))


BONUSES = (
    Chapter(
        id="say-belote",
        title=QT_TRANSLATE_NOOP("strategy", "When to play the king and queen of trumps"),
        goal=QT_TRANSLATE_NOOP(
            "strategy", "Learn to score your king and queen of trumps without wasting another trump."
        ),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "The king and queen of trumps score when both are played from one hand."),
            QT_TRANSLATE_NOOP(
                "strategy", "If you have to play a trump anyway, play one of them: you lose no other trump."
            ),
        ),
        detect=on_cards(say_belote),
    ),
    Chapter(
        id="hold-belote",
        title=QT_TRANSLATE_NOOP("strategy", "Hold back the king and queen of trumps"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn not to lead your king or queen of trumps into a higher trump."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "The king and queen are only middling trumps: the jack, nine, ace and ten beat them."
            ),
            QT_TRANSLATE_NOOP("strategy", "The pair scores whenever you play it. Let the higher trumps go first."),
        ),
        detect=on_cards(hold_belote),
        is_exact=False,
    ),
    Chapter(
        id="make-roem",
        title=QT_TRANSLATE_NOOP("strategy", "Making roem"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to see the runs that cards make in a trick."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Three cards of one suit in sequence score 20 roem for the winner of the trick, and four cards score "
                "50.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "If your side is winning the trick, play a card in sequence with those on the table."
            ),
        ),
        detect=on_cards(make_roem),
    ),
    Chapter(
        id="deny-roem",
        title=QT_TRANSLATE_NOOP("strategy", "Denying roem"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn not to complete a run for your opponents."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Roem belongs to the side that wins the trick, even if your card completes it."
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "If your opponents are winning the trick, play a card that does not continue the run."
            ),
        ),
        detect=on_cards(deny_roem),
        is_exact=False,
    ),
)
"""The chapters of this file, in the order of the course."""
