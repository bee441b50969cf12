"""Ideas for a player who does not lead to the trick."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, higher_out, is_low, masters, side_keeps, winning_after
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge


def give_points(at: Knowledge, card: Card) -> Message | None:
    """On a trick that the partner is sure to win go the points."""
    if at.leads or not at.partner_winning or at.overtakes(card) or not side_keeps(at, card):
        return None
    if at.points(card) == 0 or not any(at.points(other) < at.points(card) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner surely wins this trick with {best:the}: feed points to it.")
    return say(source, best=at.best)


def trust_partner(at: Knowledge, card: Card) -> Message | None:
    """The partner's master wins unless it is ruffed: points go on it."""
    if at.leads or not at.partner_winning or at.best is None or at.overtakes(card) or side_keeps(at, card):
        return None
    if at.is_trump(at.best) or not at.is_master(at.best) or at.points(card) == 0:
        return None
    if not any(at.points(other) < at.points(card) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Only a ruff can beat your partner’s {best}: feed points to the trick.")
    return say(source, best=at.best)


def leave_to_partner(at: Knowledge, card: Card) -> Message | None:
    """No strong card is spent on a trick that the partner has."""
    if at.leads or not at.partner_winning or at.overtakes(card):
        return None
    if not any(at.overtakes(other) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is winning with {best:the}: do not beat it.")
    return say(source, best=at.best)


def spare_a_trump(at: Knowledge, card: Card) -> Message | None:
    """The partner's trick is not ruffed."""
    if at.leads or not at.partner_winning or at.trump is None or at.is_trump(card) or card.suit == at.trick[0].suit:
        return None
    if not at.legal.suited(at.trump):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is winning with {best:the}: save your trumps.")
    return say(source, best=at.best)


def win_for_certain(at: Knowledge, card: Card) -> Message | None:
    """The trick is taken where nobody can take it back."""
    if at.leads or at.partner_winning or not at.overtakes(card) or beaters(at, card):
        return None
    if at.on_table == 0:
        return say(QT_TRANSLATE_NOOP("ideas", "You can surely win this trick: nobody after you can beat you."))
    #: {points}: a number.
    source = QT_TRANSLATE_NOOP("ideas", "The trick is worth {points} so far, and you can surely win it.")
    return say(source, points=at.on_table)


def win_with_points(at: Knowledge, card: Card) -> Message | None:
    """Of winners that nobody can beat the one that is worth most brings its points home."""
    if at.leads or not at.overtakes(card) or beaters(at, card) or at.points(card) == 0:
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other) and not beaters(at, other)]
    if (
        len(winners) < 2
        or at.points(card) < max(map(at.points, winners))
        or at.points(card) == min(map(at.points, winners))
    ):
        return None
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "Any of {cards} wins this trick: choose the one worth most points.")
    return say(source, cards=CardSet(winners))


def win_cheaply(at: Knowledge, card: Card) -> Message | None:
    """A trick that a small card wins for certain needs no great one."""
    if at.leads or not at.overtakes(card) or beaters(at, card):
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)):
        return None
    greater = CardSet(other for other in winners if other != card)
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "Your lowest winning card is enough, as nobody can beat it: keep {cards:the}.")
    return say(source, cards=greater)


def beat_low(at: Knowledge, card: Card) -> Message | None:
    """Where a card may itself be beaten, the lowest that beats the trick so far does: the better ones are kept."""
    if at.leads or at.partner_winning or not at.overtakes(card) or card.suit != at.trick[0].suit:
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)) or not beaters(at, card):
        return None
    greater = CardSet(other for other in winners if other != card)
    #: {card}, {best}: cards. {cards}: other cards.
    source = QT_TRANSLATE_NOOP(
        "ideas", "{card:the} is enough to beat {best:the}, and may still be beaten: keep {cards:the} for later."
    )
    return say(source, card=card, best=at.best, cards=greater)


def win_high(at: Knowledge, card: Card) -> Message | None:
    """The card that nobody can beat is played where a lower one might be."""
    if at.leads or not at.overtakes(card) or beaters(at, card):
        return None
    threatened = [other for other in at.legal if at.overtakes(other) and beaters(at, other)]
    if not threatened:
        return None
    threat = beaters(at, max(threatened, key=at.strength))
    #: {cards}: cards that are still out.
    source = QT_TRANSLATE_NOOP("ideas", "Play high enough: {cards:the or} could beat a lower card.")
    return say(source, cards=threat)


def ruff_low(at: Knowledge, card: Card) -> Message | None:
    """A small trump is enough to ruff with."""
    if at.leads or not at.is_trump(card) or at.trick[0].suit == at.trump or not at.overtakes(card):
        return None
    if not is_low(at, card):
        return None
    better = CardSet(other for other in at.legal.suited(card.suit) if at.strength(other) > at.strength(card))
    lower = [other for other in at.legal.suited(card.suit) if at.strength(other) < at.strength(card)]
    if not better or any(map(at.overtakes, lower)):
        return None
    #: {cards}: trumps.
    source = QT_TRANSLATE_NOOP("ideas", "Ruff with a low trump and keep {cards:the} for later.")
    return say(source, cards=better)


def ruff_higher(at: Knowledge, card: Card) -> Message | None:
    """A high trump leaves fewer cards that overruff it."""
    if at.leads or not at.is_trump(card) or at.trick[0].suit == at.trump or not at.overtakes(card):
        return None
    lower = [other for other in at.legal.suited(card.suit) if at.strength(other) < at.strength(card)]
    left = beaters(at, card)
    if not left or not lower or len(beaters(at, min(lower, key=at.strength))) <= len(left):
        return None
    #: {cards}: trumps that are still out.
    source = QT_TRANSLATE_NOOP("ideas", "Ruff high: only {cards:the or} could still beat it.")
    return say(source, cards=left)


def keep_trumps(at: Knowledge, card: Card) -> Message | None:
    """When a trump has to be played that does not win, the small one goes."""
    if at.leads or not at.is_trump(card) or at.overtakes(card):
        return None
    better = CardSet(other for other in at.legal.suited(card.suit) if at.strength(other) > at.strength(card))
    if not better or any(at.strength(other) < at.strength(card) for other in at.legal.suited(card.suit)):
        return None
    #: {cards}: trumps.
    source = QT_TRANSLATE_NOOP("ideas", "None of your trumps wins: play the lowest and keep {cards:the}.")
    return say(source, cards=better)


def give_little(at: Knowledge, card: Card) -> Message | None:
    """On a trick that the opponents have go as few points as possible."""
    if at.leads or at.partner_winning or at.overtakes(card):
        return None
    least, most = min(map(at.points, at.legal)), max(map(at.points, at.legal))
    if at.points(card) > least or least == most:
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP(
        "ideas", "The opponents are winning with {best:the}: give them as few points as you can."
    )
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
        source = QT_TRANSLATE_NOOP("ideas", "Keep {cards:the}: they are the masters of their suits and can win later.")
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
    source = QT_TRANSLATE_NOOP("ideas", "Discard your only card in {suit}. Then you can ruff that suit.")
    return say(source, suit=card.suit)


def save_the_ten(at: Knowledge, card: Card) -> Message | None:
    """A ten is brought home on a trick of the own side before the ace catches it."""
    if at.leads or card.rank is not Rank.TEN or at.is_trump(card) or not side_keeps(at, card) or at.is_master(card):
        return None
    _, seat = winning_after(at, card)
    if not at.same_side(seat, at.seat):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "This trick is surely yours: save a ten that could be caught later."))


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


FOLLOWING: tuple[Idea[Knowledge, Card], ...] = (
    #: The name of an idea behind a hint.
    Idea("save_the_ten", QT_TRANSLATE_NOOP("ideas", "Saving the ten"), save_the_ten),
    #: The name of an idea behind a hint.
    Idea("give_points", QT_TRANSLATE_NOOP("ideas", "Feeding points"), give_points),
    #: The name of an idea behind a hint.
    Idea("trust_partner", QT_TRANSLATE_NOOP("ideas", "Feeding your partner’s master"), trust_partner),
    #: The name of an idea behind a hint.
    Idea("spare_a_trump", QT_TRANSLATE_NOOP("ideas", "Saving a trump"), spare_a_trump),
    #: The name of an idea behind a hint: the trick is your side’s already.
    Idea("leave_to_partner", QT_TRANSLATE_NOOP("ideas", "Your partner has it"), leave_to_partner),
    #: The name of an idea behind a hint.
    Idea("win_for_certain", QT_TRANSLATE_NOOP("ideas", "A sure trick"), win_for_certain),
    #: The name of an idea behind a hint: beat the trick so that it is not beaten again.
    Idea("win_high", QT_TRANSLATE_NOOP("ideas", "High enough"), win_high),
    #: The name of an idea behind a hint.
    Idea("win_with_points", QT_TRANSLATE_NOOP("ideas", "Winning with points"), win_with_points),
    #: The name of an idea behind a hint.
    Idea("win_cheaply", QT_TRANSLATE_NOOP("ideas", "Winning cheaply"), win_cheaply),
    #: The name of an idea behind a hint.
    Idea("beat_low", QT_TRANSLATE_NOOP("ideas", "Beating it low"), beat_low),
    #: The name of an idea behind a hint.
    Idea("ruff_low", QT_TRANSLATE_NOOP("ideas", "Ruffing low"), ruff_low),
    #: The name of an idea behind a hint.
    Idea("ruff_higher", QT_TRANSLATE_NOOP("ideas", "Ruffing high"), ruff_higher),
    #: The name of an idea behind a hint.
    Idea("keep_trumps", QT_TRANSLATE_NOOP("ideas", "Keeping high trumps"), keep_trumps),
    #: The name of an idea behind a hint.
    Idea("keep_master", QT_TRANSLATE_NOOP("ideas", "Keeping a master"), keep_master),
    #: The name of an idea behind a hint: it can win once a higher card is gone.
    Idea("keep_promising", QT_TRANSLATE_NOOP("ideas", "A card with a future"), keep_promising),
    #: The name of an idea behind a hint: a small card protects the ten.
    Idea("guard_ten", QT_TRANSLATE_NOOP("ideas", "Guarding the ten"), guard_ten),
    #: The name of an idea behind a hint.
    Idea("empty_a_suit", QT_TRANSLATE_NOOP("ideas", "A suit to ruff"), empty_a_suit),
    #: The name of an idea behind a hint.
    Idea("give_little", QT_TRANSLATE_NOOP("ideas", "Giving few points"), give_little),
    #: The name of an idea behind a hint.
    Idea("signal_nothing", QT_TRANSLATE_NOOP("ideas", "Telling nothing"), signal_nothing),
)
"""What a player who follows can argue with."""
