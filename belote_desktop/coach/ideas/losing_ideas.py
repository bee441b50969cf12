"""Ideas for a card that does not win the trick: which card to part with, and what to keep."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import LOW, can_be_emptied, higher_out, masters, side_keeps
from belote_desktop.coach.ideas.sentences import by_opponents, say_in
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
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
    return say_in(at.view.rules, _GIVE_LITTLE, best=at.best)


_GIVE_LITTLE = by_opponents(
    #: {best}: a card.
    QT_TRANSLATE_NOOP("ideas", "An opponent is winning with {best:the}: give away as few points as you can."),
    #: {best}: a card.
    QT_TRANSLATE_NOOP("ideas", "Your opponent is winning with {best:the}: give away as few points as you can."),
)


def play_lowest(at: Knowledge, card: Card) -> Message | None:
    """Of cards of a suit that win nothing the lowest goes."""
    suit = at.legal.suited(card.suit)
    if at.leads or any(map(at.overtakes, at.legal)) or len(suit) < 2:
        return None
    if at.strength(card) > min(map(at.strength, suit)) or at.points(card) > min(map(at.points, at.legal)):
        return None
    if at.partner_winning:
        return say(QT_TRANSLATE_NOOP("ideas", "Your partner is winning the trick: play your lowest card."))
    return say(QT_TRANSLATE_NOOP("ideas", "You cannot win this trick: play your lowest card."))


def keep_master(at: Knowledge, card: Card) -> Message | None:
    """A master is not thrown away."""
    if at.leads or at.overtakes(card) or at.is_master(card):
        return None
    kept = masters(at, CardSet(other for other in at.legal if not at.overtakes(other)))
    if not kept or at.points(card) > max(map(at.points, kept)):
        return None
    #: {cards}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {cards:the}: it is the master of its suit and can win later.")
    if len(kept) > 1:
        #: {cards}: cards.
        source = QT_TRANSLATE_NOOP("ideas", "Keep {cards:the and}: they are masters and can win later.")
    return say(source, cards=kept)


def keep_promising(at: Knowledge, card: Card) -> Message | None:
    """A card that only one card beats is kept: it may be good soon."""
    if at.leads or at.overtakes(card) or at.is_master(card) or _promises(at, card, card):
        return None
    kept = max((other for other in at.legal if _promises(at, other, card)), key=at.points, default=None)
    if kept is None or at.points(card) > at.points(kept):
        return None
    #: {card}, {above}: cards of one suit.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {card:the}: only {above:the} can beat it.")
    return say(source, above=higher_out(at, kept), card=kept)


def _promises(at: Knowledge, card: Card, thrown: Card) -> bool:
    """Whether one card beats it; a trump is kept only from another trump."""
    if at.is_trump(card) and not at.is_trump(thrown):
        return False
    return not at.overtakes(card) and len(higher_out(at, card)) == 1


def hold_back(at: Knowledge, card: Card) -> Message | None:
    """The second card of the suit led is not risked while the first is out and may come after it."""
    if at.leads or card.suit != at.trick[0].suit:
        return None
    second, first = _heads(at, card)
    kept = Card.of(second, card.suit)
    above = Card.of(first, card.suit)
    if card in (kept, above) or kept not in at.legal or above not in at.out or side_keeps(at, kept):
        return None
    #: {kept}, {above}: cards of one suit.
    source = QT_TRANSLATE_NOOP("ideas", "Do not risk {kept:the} while {above:the} is still out.")
    return say(source, kept=kept, above=above)


def _heads(at: Knowledge, card: Card) -> tuple[Rank, Rank]:
    """The second and the first rank of the suit of a card: nine and jack of trumps, else ten and ace."""
    is_plain = at.tens_are_second and not at.is_trump(card)
    return (Rank.TEN, Rank.ACE) if is_plain else (Rank.NINE, Rank.JACK)


def guard_ten(at: Knowledge, card: Card) -> Message | None:
    """A ten keeps a small card beside it while the ace is out; in all trumps a nine below the jack."""
    if at.leads:
        return None
    bared = {guard: ten for guard, ten in _guards(at).items() if guard in at.legal}
    if not bared or card in bared or card in bared.values() or at.is_master(card):
        return None
    guard, kept = next(iter(bared.items()))
    #: {guard}, {kept}, {above}: cards of one suit.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {guard:the} to guard {kept:the} from {above:the}.")
    return say(source, guard=guard, kept=kept, above=higher_out(at, kept))


def _guards(at: Knowledge) -> dict[Card, Card]:
    """The only low card beside the second card of a suit whose first is out, for each such card."""
    found = {}
    for kept in at.hand:
        second, first = _heads(at, kept)
        if kept.rank is second and not at.is_trump(kept) and Card.of(first, kept.suit) in at.out:
            guards = [card for card in at.hand.suited(kept.suit) if card != kept]
            if len(guards) == 1:
                found[guards[0]] = kept
    return found


def guard_high(at: Knowledge, card: Card) -> Message | None:
    """The only worthless card of a suit stays beside its high cards, where another as cheap can go."""
    if at.leads or at.points(card):
        return None
    guarded = {}
    for suit in Suit:
        low, high = _low_and_high(at, suit)
        if len(low) == 1 and high and low <= at.legal and not at.trumps & low:
            guarded[next(iter(low))] = high
    if not guarded or card in guarded:
        return None
    guard = max(guarded, key=lambda each: sum(map(at.points, guarded[each])))
    #: {guard}: a card. {cards}: higher cards of its suit.
    source = QT_TRANSLATE_NOOP("ideas", "Keep {guard:the}: it protects {cards:the and} when that suit is led.")
    return say(source, guard=guard, cards=guarded[guard])


def _low_and_high(at: Knowledge, suit: Suit) -> tuple[CardSet, CardSet]:
    """The cards of a suit in hand that count nothing, and those that are worth protecting."""
    held = at.hand.suited(suit)
    low = CardSet(card for card in held if not at.points(card))
    return low, CardSet(card for card in held if at.points(card) >= LOW)


def empty_a_suit(at: Knowledge, card: Card) -> Message | None:
    """A discard that leaves none of a suit, to ruff it later."""
    if at.leads or not can_be_emptied(at, card) or card.suit == at.trick[0].suit:
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
