"""Ideas for a card that does not win the trick: which card to part with, and what to keep."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import higher_out, masters
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge


def keep_trumps(at: Knowledge, card: Card) -> Message | None:
    """When a trump has to be played that does not win, the small one goes."""
    if at.leads or not at.is_trump(card) or at.overtakes(card):
        return None
    better = CardSet(other for other in at.legal.suited(card.suit) if at.strength(other) > at.strength(card))
    if not better or any(at.strength(other) < at.strength(card) for other in at.legal.suited(card.suit)):
        return None
    #: {cards}: trumps.
    source = QT_TRANSLATE_NOOP("ideas", "None of your trumps can win this trick: save {cards:the} for later.")
    return say(source, cards=better)


def give_little(at: Knowledge, card: Card) -> Message | None:
    """On a trick that the opponents have go as few points as possible."""
    if at.leads or at.partner_winning or at.overtakes(card):
        return None
    least, most = min(map(at.points, at.legal)), max(map(at.points, at.legal))
    if at.points(card) > least or least == most:
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "An opponent is winning with {best:the}: give away as few points as you can.")
    return say(source, best=at.best)


def keep_master(at: Knowledge, card: Card) -> Message | None:
    """A master is not thrown away."""
    if at.leads or at.overtakes(card) or at.is_master(card):
        return None
    kept = masters(at, CardSet(other for other in at.legal if not at.overtakes(other)))
    if not kept:
        return None
    #: {cards}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {cards:the}: it is the master of its suit and can win later.")
    if len(kept) > 1:
        #: {cards}: cards.
        source = QT_TRANSLATE_NOOP("ideas", "Keep {cards:the}: they are masters and can win later.")
    return say(source, cards=kept)


def keep_promising(at: Knowledge, card: Card) -> Message | None:
    """A card that only one card beats is kept: it may be good soon."""
    if at.leads or at.overtakes(card) or _promises(at, card):
        return None
    kept = max((other for other in at.legal if _promises(at, other)), key=at.points, default=None)
    if kept is None:
        return None
    #: {card}, {above}: cards of one suit.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {card:the}: only {above:the} can beat it.")
    return say(source, above=higher_out(at, kept), card=kept)


def _promises(at: Knowledge, card: Card) -> bool:
    return not at.overtakes(card) and not at.is_trump(card) and len(higher_out(at, card)) == 1


def guard_ten(at: Knowledge, card: Card) -> Message | None:
    """A ten keeps a small card beside it while the ace is out."""
    if at.leads or not at.tens_are_second:
        return None
    bared = {guard: ten for guard, ten in _guards(at).items() if guard in at.legal}
    if not bared or card in bared or card in bared.values():
        return None
    guard, ten = next(iter(bared.items()))
    #: {guard}, {ten}: cards of one suit.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {guard:the} to guard {ten:the}: without it the ace could catch the ten.")
    return say(source, guard=guard, ten=ten)


def _guards(at: Knowledge) -> dict[Card, Card]:
    """The only small card beside a ten whose ace is out, for each such ten."""
    found = {}
    for ten in at.hand:
        if ten.rank is Rank.TEN and not at.is_trump(ten) and Card.of(Rank.ACE, ten.suit) in at.out:
            guards = [card for card in at.hand.suited(ten.suit) if card != ten]
            if len(guards) == 1:
                found[guards[0]] = ten
    return found


def empty_a_suit(at: Knowledge, card: Card) -> Message | None:
    """A discard that leaves none of a suit, to ruff it later."""
    if at.leads or at.is_trump(card) or not at.trumps or card.suit == at.trick[0].suit:
        return None
    if len(at.hand.suited(card.suit)) != 1:
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "You hold only one card in {suit}. Once it is gone, you can ruff that suit.")
    return say(source, suit=card.suit)


def signal_nothing(at: Knowledge, card: Card) -> Message | None:
    """A discard that counts nothing, from a suit without anything, tells nobody where the strength lies."""
    if at.leads or at.hand.suited(at.trick[0].suit) or not _tells_nothing(at, card):
        return None
    if all(at.is_trump(other) or _tells_nothing(at, other) for other in at.legal):
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "Discard a worthless card from a weak suit. It gives away no points and tells nothing.",
    )
    return say(source)


def _tells_nothing(at: Knowledge, card: Card) -> bool:
    """Whether nothing in hand of this side suit counts, or is the highest left."""
    suit = at.hand.suited(card.suit)
    return not at.is_trump(card) and not any(at.points(other) or at.is_master(other) for other in suit)
