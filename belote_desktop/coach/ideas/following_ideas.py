"""Ideas for a player who does not lead to the trick."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, higher_out, is_low, masters, side_keeps, winning_after
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge


def give_points(at: Knowledge, card: Card) -> Message | None:
    """On a trick that the partner is sure to win go the points."""
    if at.leads or not at.partner_winning or at.overtakes(card) or not side_keeps(at, card):
        return None
    if at.points(card) == 0 or not any(at.points(other) < at.points(card) for other in at.legal):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your partner wins this trick for certain with {best}: give it points.")
    return say(source, best=at.best)


def trust_partner(at: Knowledge, card: Card) -> Message | None:
    """The partner's master wins unless it is ruffed: points go on it."""
    if at.leads or not at.partner_winning or at.best is None or at.overtakes(card) or side_keeps(at, card):
        return None
    if at.is_trump(at.best) or not at.is_master(at.best) or at.points(card) == 0:
        return None
    if not any(at.points(other) < at.points(card) for other in at.legal):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your partner's {best} can only be beaten by a ruff: give it points.")
    return say(source, best=at.best)


def leave_to_partner(at: Knowledge, card: Card) -> Message | None:
    """No strong card is spent on a trick that the partner has."""
    if at.leads or not at.partner_winning or at.overtakes(card):
        return None
    if not any(at.overtakes(other) for other in at.legal):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is winning with {best}: do not beat it.")
    return say(source, best=at.best)


def spare_a_trump(at: Knowledge, card: Card) -> Message | None:
    """The partner's trick is not ruffed."""
    if at.leads or not at.partner_winning or at.trump is None or at.is_trump(card) or card.suit == at.trick[0].suit:
        return None
    if not at.legal.suited(at.trump):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is winning with {best}: spend no trump on it.")
    return say(source, best=at.best)


def win_for_certain(at: Knowledge, card: Card) -> Message | None:
    """The trick is taken where nobody can take it back."""
    if at.leads or at.partner_winning or not at.overtakes(card) or beaters(at, card):
        return None
    if at.on_table == 0:
        return say(QT_TRANSLATE_NOOP("ideas", "You can win this trick for certain: nobody after you can beat you."))
    source = QT_TRANSLATE_NOOP("ideas", "{points} points lie on the table, and you can win them for certain.")
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
    source = QT_TRANSLATE_NOOP("ideas", "You win this trick with any of {cards}: win it with points.")
    return say(source, cards=CardSet(winners))


def win_cheaply(at: Knowledge, card: Card) -> Message | None:
    """A trick that a small card wins for certain needs no great one."""
    if at.leads or not at.overtakes(card) or beaters(at, card):
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)):
        return None
    greater = CardSet(other for other in winners if other != card)
    source = QT_TRANSLATE_NOOP("ideas", "Your lowest winner is enough here, nobody can beat it: keep {cards}.")
    return say(source, cards=greater)


def beat_low(at: Knowledge, card: Card) -> Message | None:
    """Where a card may itself be beaten, the lowest that beats the trick so far does: the better ones are kept."""
    if at.leads or at.partner_winning or not at.overtakes(card) or card.suit != at.trick[0].suit:
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)) or not beaters(at, card):
        return None
    greater = CardSet(other for other in winners if other != card)
    source = QT_TRANSLATE_NOOP(
        "ideas", "{card} beats {best} already, and may itself be beaten: keep {cards} for later."
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
    source = QT_TRANSLATE_NOOP("ideas", "Win high enough: a lower card may be beaten by {cards}.")
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
    source = QT_TRANSLATE_NOOP("ideas", "Ruff with a low trump and keep {cards} for later.")
    return say(source, cards=better)


def ruff_higher(at: Knowledge, card: Card) -> Message | None:
    """A high trump leaves fewer cards that overruff it."""
    if at.leads or not at.is_trump(card) or at.trick[0].suit == at.trump or not at.overtakes(card):
        return None
    lower = [other for other in at.legal.suited(card.suit) if at.strength(other) < at.strength(card)]
    left = beaters(at, card)
    if not left or not lower or len(beaters(at, min(lower, key=at.strength))) <= len(left):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Ruff high: only {cards} could still beat it.")
    return say(source, cards=left)


def keep_trumps(at: Knowledge, card: Card) -> Message | None:
    """When a trump has to be played that does not win, the small one goes."""
    if at.leads or not at.is_trump(card) or at.overtakes(card):
        return None
    better = CardSet(other for other in at.legal.suited(card.suit) if at.strength(other) > at.strength(card))
    if not better or any(at.strength(other) < at.strength(card) for other in at.legal.suited(card.suit)):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Of trumps that do not win, part with the lowest and keep {cards}.")
    return say(source, cards=better)


def give_little(at: Knowledge, card: Card) -> Message | None:
    """On a trick that the opponents have go as few points as possible."""
    if at.leads or at.partner_winning or at.overtakes(card):
        return None
    least, most = min(map(at.points, at.legal)), max(map(at.points, at.legal))
    if at.points(card) > least or least == most:
        return None
    source = QT_TRANSLATE_NOOP("ideas", "The opponents are winning with {best}: give them as few points as you can.")
    return say(source, best=at.best)


def keep_master(at: Knowledge, card: Card) -> Message | None:
    """A master is not thrown away."""
    if at.leads or at.overtakes(card) or at.is_master(card):
        return None
    kept = masters(at, CardSet(other for other in at.legal if not at.overtakes(other)))
    if not kept:
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Nothing higher than {cards} is out in the suit: keep it, it can win later.")
    if len(kept) > 1:
        source = QT_TRANSLATE_NOOP(
            "ideas", "Nothing higher is out in the suits of these: {cards}. Keep them, they can win later."
        )
    return say(source, cards=kept)


def keep_promising(at: Knowledge, card: Card) -> Message | None:
    """A card that only one card beats is kept: it may be good soon."""
    if at.leads or at.overtakes(card) or _promises(at, card):
        return None
    kept = max((other for other in at.legal if _promises(at, other)), key=at.points, default=None)
    if kept is None:
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Only {above} beats {card} in its suit: keep that card, it may be good soon.")
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
    source = QT_TRANSLATE_NOOP("ideas", "Keep {guard} beside {ten}: without it the ace could catch the ten.")
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
    source = QT_TRANSLATE_NOOP("ideas", "Throw away your only card in {suit}: you can ruff that suit afterwards.")
    return say(source, suit=card.suit)


def save_the_ten(at: Knowledge, card: Card) -> Message | None:
    """A ten is brought home on a trick of the own side before the ace catches it."""
    if at.leads or card.rank is not Rank.TEN or at.is_trump(card) or not side_keeps(at, card) or at.is_master(card):
        return None
    _, seat = winning_after(at, card)
    if not at.same_side(seat, at.seat):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "This trick is yours for certain: bring home a ten that could be caught."))


def signal_nothing(at: Knowledge, card: Card) -> Message | None:
    """A discard that counts nothing, from a suit without anything, tells nobody where the strength lies."""
    if at.leads or at.hand.suited(at.trick[0].suit) or not _tells_nothing(at, card):
        return None
    if all(at.is_trump(other) or _tells_nothing(at, other) for other in at.legal):
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "You cannot follow suit: a card that counts nothing, from a suit in which you have nothing else, gives away "
        "neither points nor where you are strong.",
    )
    return say(source)


def _tells_nothing(at: Knowledge, card: Card) -> bool:
    """Whether nothing in hand of this side suit counts, or is the highest left."""
    suit = at.hand.suited(card.suit)
    return not at.is_trump(card) and not any(at.points(other) or at.is_master(other) for other in suit)


FOLLOWING: tuple[Idea[Knowledge, Card], ...] = (
    Idea("save_the_ten", QT_TRANSLATE_NOOP("ideas", "Saving the ten"), save_the_ten),
    Idea("give_points", QT_TRANSLATE_NOOP("ideas", "Points to the partner"), give_points),
    Idea("trust_partner", QT_TRANSLATE_NOOP("ideas", "Points on the partner's master"), trust_partner),
    Idea("spare_a_trump", QT_TRANSLATE_NOOP("ideas", "Sparing a trump"), spare_a_trump),
    Idea("leave_to_partner", QT_TRANSLATE_NOOP("ideas", "The partner has it"), leave_to_partner),
    Idea("win_for_certain", QT_TRANSLATE_NOOP("ideas", "A certain trick"), win_for_certain),
    Idea("win_high", QT_TRANSLATE_NOOP("ideas", "High enough"), win_high),
    Idea("win_with_points", QT_TRANSLATE_NOOP("ideas", "Winning with points"), win_with_points),
    Idea("win_cheaply", QT_TRANSLATE_NOOP("ideas", "Winning cheaply"), win_cheaply),
    Idea("beat_low", QT_TRANSLATE_NOOP("ideas", "Beating it low"), beat_low),
    Idea("ruff_low", QT_TRANSLATE_NOOP("ideas", "Ruffing low"), ruff_low),
    Idea("ruff_higher", QT_TRANSLATE_NOOP("ideas", "Ruffing high"), ruff_higher),
    Idea("keep_trumps", QT_TRANSLATE_NOOP("ideas", "Keeping high trumps"), keep_trumps),
    Idea("keep_master", QT_TRANSLATE_NOOP("ideas", "Keeping the master"), keep_master),
    Idea("keep_promising", QT_TRANSLATE_NOOP("ideas", "A card with a future"), keep_promising),
    Idea("guard_ten", QT_TRANSLATE_NOOP("ideas", "Guarding the ten"), guard_ten),
    Idea("empty_a_suit", QT_TRANSLATE_NOOP("ideas", "A suit to ruff"), empty_a_suit),
    Idea("give_little", QT_TRANSLATE_NOOP("ideas", "Giving little"), give_little),
    Idea("signal_nothing", QT_TRANSLATE_NOOP("ideas", "Telling nothing"), signal_nothing),
)
"""What a player who follows can argue with."""
