"""Ideas for leading and following alike: last trick, capot, belote, roem, and deals played for the fewest points."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import is_halfway, masters, side_keeps, sure_winners, swept_by, trumps_played
from belote_desktop.coach.ideas.sentences import by_open_cards, say_in
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.rules.conditions import begun_with_first, says_belote
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.tricks.roem import counts_roem, roem_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.weighing.sweeping import sweep_worth
from belote_desktop.variants.kinship import declared

NEAR = 3
"""From so many tricks before the end on the last trick is thought of. A choice of what to teach; not measured."""


def promise_last_trick(at: Knowledge, card: Card) -> Message | None:
    """The highest trump, where it is the one sure winner, is kept for the last trick: it wins whatever is led."""
    worth = last_trick_points(at.view.rules, by_taker=at.is_taker)
    if not worth or not 2 <= at.tricks_left <= NEAR:
        return None
    winners = sure_winners(at)
    if len(winners) != 1 or card in winners or not winners & at.legal & at.trumps:
        return None
    #: {cards}: a card. {points}: points.
    source = QT_TRANSLATE_NOOP(
        "ideas", "Keep {cards:the}: it is your only sure trick and wins the last trick, worth {points}."
    )
    return say(source, cards=winners, points=worth)


def hope_for_last_trick(at: Knowledge, card: Card) -> Message | None:
    """A master of another suit is still the best hope for the last trick."""
    worth = last_trick_points(at.view.rules, by_taker=at.is_taker)
    kept = CardSet(other for other in at.legal if at.is_master(other))
    if not worth or not 2 <= at.tricks_left <= NEAR or card in kept or len(kept) != 1 or kept & at.trumps:
        return None
    if at.points(card) > max(map(at.points, kept)):
        return None
    #: {cards}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {cards:the}: it is the master of its suit and may win the last trick.")
    return say(source, cards=kept)


def play_for_capot(at: Knowledge, card: Card) -> Message | None:
    """The side that has won every trick, half of them at least, goes on winning where that counts."""
    worth = sweep_worth(at.view.rules, at.contract, by_taker=at.is_taker)
    if not worth or not is_halfway(at) or not swept_by(at, ours=True) or not side_keeps(at, card):
        return None
    if at.contract.negative or all(side_keeps(at, other) for other in at.legal):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your side has won every trick so far, and you can be sure of this one too.")
    if not at.partners:
        source = QT_TRANSLATE_NOOP("ideas", "You have won every trick so far, and you can be sure of this one too.")
    return say(source)


def avoid_capot(at: Knowledge, card: Card) -> Message | None:
    """One trick is enough against losing them all."""
    if not is_halfway(at) or not swept_by(at, ours=False) or at.contract.negative or not side_keeps(at, card):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your side has not won a trick yet, but you can be sure of this one.")
    if not at.partners:
        source = QT_TRANSLATE_NOOP("ideas", "You have not won a trick yet, but you can be sure of this one.")
    return say(source)


def hold_belote(at: Knowledge, card: Card) -> Message | None:
    """King and queen of trumps are worth more together: another trump goes first."""
    pair = _belote(at)
    if len(pair) < 2 or card in pair or not pair & at.legal:
        return None
    #: {cards}: two cards. {belote}: the game’s word for king and queen of trumps.
    source = QT_TRANSLATE_NOOP("ideas", "{cards:the and} are {belote}: keep both, and play another card while you can.")
    return say(source, cards=pair, belote=declared(at.view.rules).belote)


def say_belote(at: Knowledge, card: Card) -> Message | None:
    """A belote that counts only in a trick of its side is said in one that is certain."""
    pair, rules = _belote(at), at.view.rules
    needed = rules.belote.belote_trick_won and begun_with_first(rules)
    if not needed or card not in pair or len(pair) < 2 or not side_keeps(at, card):
        return None
    #: {cards}: two cards. {belote}: the game’s word for king and queen of trumps.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "With {cards:the and} you have {belote}. It counts only in a trick that your side wins, and you are sure of "
        "this one.",
    )
    if not at.partners:
        #: {cards}: two cards. {belote}: the game’s word for king and queen of trumps.
        source = QT_TRANSLATE_NOOP(
            "ideas",
            "With {cards:the and} you have {belote}. It counts only in a trick that you win, and you are sure of this "
            "one.",
        )
    return say(source, cards=pair, belote=declared(at.view.rules).belote)


def _belote(at: Knowledge) -> CardSet:
    """The king and queen of trumps in hand, in a game in which a hand can have belote."""
    if at.trump is None or not says_belote(at.view.rules):
        return CardSet()
    return at.hand & CardSet((Card.of(Rank.KING, at.trump), Card.of(Rank.QUEEN, at.trump)))


def make_roem(at: Knowledge, card: Card) -> Message | None:
    """Cards that meet in a trick score for the side that wins it."""
    if at.leads or not counts_roem(at.view.rules) or not side_keeps(at, card):
        return None
    gained = _roem(at, card)
    if not gained:
        return None
    #: {points}: a number.
    source = QT_TRANSLATE_NOOP("ideas", "You are sure of this trick, and it can bring {points} roem.")
    return say(source, points=gained)


def deny_roem(at: Knowledge, card: Card) -> Message | None:
    """No roem is made for the other side."""
    if at.leads or not counts_roem(at.view.rules) or at.partner_winning or at.overtakes(card) or _roem(at, card):
        return None
    if not any(_roem(at, other) for other in at.legal):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "The opponents are winning this trick: do not let them make roem."))


def _roem(at: Knowledge, card: Card) -> int:
    denomination, rules = at.contract.denomination, at.view.rules
    return roem_of(rules, denomination, (*at.trick, card)) - roem_of(rules, denomination, at.trick)


def avoid_points(at: Knowledge, card: Card) -> Message | None:
    """If points count against their owner, leave the trick to others."""
    if not at.contract.negative or at.leads or at.overtakes(card) or not any(map(at.overtakes, at.legal)):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "Points count against you here: let others win the trick."))


def count_trumps(at: Knowledge, card: Card) -> Message | None:
    """Who counts the trumps knows when the highest cards cannot be ruffed, and when the own trumps draw the rest."""
    played, unseen = trumps_played(at), at.out.suited(at.trump) if at.trump is not None else CardSet()
    if not at.leads or not played or not at.is_master(card):
        return None
    rules, told = at.view.rules, {"played": len(played), "held": len(at.trumps)}
    if not unseen:
        return None if at.is_trump(card) else say_in(rules, _NO_TRUMP_OUT, **told)
    if not at.is_trump(card) or not at.trumps_out or len(masters(at, at.trumps)) < len(unseen):
        return None
    if at.view.stacks and unseen - at.trumps_out:  # those that lie covered cannot be drawn
        return None
    return say_in(rules, _ENOUGH_TRUMPS, **told, unseen=len(unseen))


_NO_TRUMP_OUT = by_open_cards(
    #: {played}, {held}: numbers.
    QT_TRANSLATE_NOOP(
        "ideas",
        "Trumps played: {played}. In your hand: {held}. No others are left, so nobody can ruff your high cards.",
    ),
    #: {played}, {held}: numbers.
    QT_TRANSLATE_NOOP(
        "ideas",
        "Trumps played: {played}. Among your open cards: {held}. No others are left, so nobody can ruff your high "
        "cards.",
    ),
)
_ENOUGH_TRUMPS = by_open_cards(
    #: {played}, {held}, {unseen}: numbers.
    QT_TRANSLATE_NOOP(
        "ideas",
        "Trumps played: {played}. In your hand: {held}. Still out: {unseen}. Lead yours from the top to draw them all.",
    ),
    #: {played}, {held}, {unseen}: numbers.
    QT_TRANSLATE_NOOP(
        "ideas",
        "Trumps played: {played}. Among your open cards: {held}. Your opponent’s: {unseen}. Lead yours from the top to "
        "draw them all.",
    ),
)
