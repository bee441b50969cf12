"""Rules of thumb for the play of the cards.

Each gives a card so many points for or against it, 0 where it does not apply, from a `Knowledge` and nothing else. A
level is a row of them (`styles.py`); a player adds them up.
"""

from __future__ import annotations

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.tricks.roem import counts_roem, roem_of
from belote_desktop.players.knowledge import Knowledge

# What the ideas weigh, in card points. Only STAKE and POWER were tuned, by duplicate deals, and the weights of some
# ideas (`styles.ALL_IDEAS`); the other numbers were chosen by judgement. What is divided by 40, 100 or 1000 below only
# breaks ties.
SAFE = 0.5
"""A trick that the partner wins at least this often may be left to the partner."""
STAKE = (1.5, 0.9, 0.6, 0.45, 0.3, 0.15)
"""What parting early with a trump costs, in shares of its own points, by the higher trumps the opponents may hold."""
POWER = 10.5
"""What any trump is worth later beside that: it ruffs."""
TOP_MASTER, OTHER_MASTER = -8.0, -2.0
"""What throwing away a master costs: the highest of its suit in the hand, and one beside a higher."""
UNGUARDED_TEN = -6.0
"""What throwing away the only guard of a ten costs while the ace is out."""
LONG_BEFORE_END = 4
"""Tens are guarded while at least so many tricks are left."""
PULL_WITH_MASTER, PULL_AS_DECLARER, PULL_FOR_DECLARER = 24.0, 18.0, 14.0
"""What leading a trump is worth to the takers: the best one, any other of the declarer, the first one of a partner."""
WASTED_TRUMP, DEFENDERS_TRUMP = -20.0, -8.0
"""What leading a trump costs when the opponents have none, and against the takers."""
NEAR_END = 3
"""The last sure winner is kept for the last trick from so many tricks before the end on."""
SHORTENED = {1: 4.0, 2: 2.0}
"""What getting rid of a card is worth by how many of its suit are in the hand."""
LED_BACK = 5.0
"""What leading back the suit of the partner is worth."""
OPENED_TEN = -4.0
"""What opening a suit headed by a ten costs."""
ALL_TRICKS = 60.0
"""What the trick is worth that decides over a promise of all tricks."""
RANKED_TRUMP = 2.0
"""How much higher a trump is than a card of a side suit, in tenths of its rank, where high cards are got rid of."""


def trick_value(at: Knowledge, card: Card) -> float:
    """The points of the trick with this card, counted as won or lost by the chance of winning it."""
    return (2 * at.safety(card) - 1) * (at.on_table + at.points(card) + at.to_come)


def cash(at: Knowledge, card: Card) -> float:
    """Leading a master wins its points before somebody ruffs it."""
    return trick_value(at, card) if at.leads else 0.0


def feed(at: Knowledge, card: Card) -> float:
    """A player whose partner is sure to win the trick gives it points."""
    return trick_value(at, card) if _leaves_to_partner(at, card) else 0.0


def win(at: Knowledge, card: Card) -> float:
    """Take a trick that the card can hold."""
    return trick_value(at, card) if not at.leads and at.overtakes(card) else 0.0


def duck(at: Knowledge, card: Card) -> float:
    """Give as few points as possible to the opponents' trick."""
    return 0.0 if at.leads or at.overtakes(card) or _leaves_to_partner(at, card) else trick_value(at, card)


def _leaves_to_partner(at: Knowledge, card: Card) -> bool:
    return not at.leads and not at.overtakes(card) and at.safety(card) >= SAFE


def save_trumps(at: Knowledge, card: Card) -> float:
    """A trump is worth a trick later; the jack and the nine most of all."""
    if at.trump is None or not at.is_trump(card):
        return 0.0
    if len(at.trumps) == len(at.hand):
        return -at.strength(card) / 100
    if at.leads and at.is_master(card):
        return -(at.points(card) + POWER)  # its own points come home now or later
    higher_out = sum(at.strength(other) > at.strength(card) for other in at.trumps_out)
    return -(at.points(card) * STAKE[min(higher_out, len(STAKE) - 1)] + POWER)


def save_masters(at: Knowledge, card: Card) -> float:
    """Do not discard a master of a side suit on another player's trick."""
    if at.leads or at.is_trump(card) or at.overtakes(card):
        return 0.0
    if not at.is_master(card):
        return 0.0
    is_top = all(at.strength(other) <= at.strength(card) for other in at.hand.suited(card.suit))
    return TOP_MASTER if is_top else OTHER_MASTER


def guard_tens(at: Knowledge, card: Card) -> float:
    """A ten keeps a small card beside it while the ace is out."""
    if at.is_trump(card) or at.tricks_left < LONG_BEFORE_END or not at.tens_are_second:
        return 0.0
    suit = at.hand.suited(card.suit)
    guards = [other for other in suit if other.rank not in (Rank.ACE, Rank.TEN)]
    ten, ace = Card.of(Rank.TEN, card.suit), Card.of(Rank.ACE, card.suit)
    return UNGUARDED_TEN if ten in suit and card in guards and len(guards) == 1 and ace in at.out else 0.0


def pull_trumps(at: Knowledge, card: Card) -> float:
    """The takers lead trumps while the opponents may hold some."""
    if not at.leads or not at.is_trump(card) or not at.is_taker or not at.trumps_out:
        return 0.0
    if at.is_master(card):
        return PULL_WITH_MASTER
    if at.is_declarer:
        return PULL_AS_DECLARER if len(at.trumps) > len(at.trumps_out) / 2 else 0.0
    return PULL_FOR_DECLARER if not _trumps_were_led(at) else 0.0


def spare_trumps(at: Knowledge, card: Card) -> float:
    """Trumps are not led when only the partner can have any, nor by the defenders."""
    if not at.leads or not at.is_trump(card) or len(at.trumps) == len(at.hand):
        return 0.0
    if not at.trumps_out:
        return WASTED_TRUMP
    return 0.0 if at.is_taker else DEFENDERS_TRUMP


def _trumps_were_led(at: Knowledge) -> bool:
    return any(trick.cards[0].suit == at.trump for trick in at.view.tricks)


def last_trick(at: Knowledge, card: Card) -> float:
    """The last sure winner is kept for the last trick, which counts ten more."""
    if at.tricks_left > NEAR_END or at.tricks_left < 2 or not at.is_master(card):
        return 0.0
    winners = [other for other in at.hand if _sure_later(at, other)]
    return -float(last_trick_points(at.view.rules, by_taker=at.is_taker)) if winners == [card] else 0.0


def _sure_later(at: Knowledge, card: Card) -> bool:
    return at.is_master(card) and (at.is_trump(card) or not at.trumps_out)


def short_suit(at: Knowledge, card: Card) -> float:
    """With a trump in hand, get rid of a short suit to ruff it later."""
    if at.is_trump(card) or not at.trumps or (at.is_declarer and at.leads):
        return 0.0
    if not at.leads and card.suit == at.trick[0].suit:
        return 0.0
    return SHORTENED.get(len(at.hand.suited(card.suit)), 0.0)


def partner_suit(at: Knowledge, card: Card) -> float:
    """The suit the partner led first is led back."""
    if not at.leads or at.is_trump(card):
        return 0.0
    led = next((trick.cards[0].suit for trick in at.view.tricks if trick.leader in at.partners), None)
    return LED_BACK if led == card.suit else 0.0


def lead_low(at: Knowledge, card: Card) -> float:
    """A suit headed by a ten or a king is not opened."""
    if not at.leads or at.is_trump(card) or at.is_master(card) or not at.tens_are_second:
        return 0.0
    ten = Card.of(Rank.TEN, card.suit)
    return OPENED_TEN if ten in at.hand and not at.is_master(ten) else 0.0


def small_cards(at: Knowledge, card: Card) -> float:
    """Play the lower of equal cards."""
    return -at.strength(card) % 100 / 100 - at.points(card) / 1000


def top_first(at: Knowledge, card: Card) -> float:
    """Lead the highest of equal winners, so that the partner sees that it is safe."""
    return at.strength(card) % 100 / 40 if at.leads and at.is_master(card) else 0.0


def meet(at: Knowledge, card: Card) -> float:
    """With roem, make it in the own side's tricks."""
    if at.leads or not counts_roem(at.view.rules):
        return 0.0
    denomination, rules = at.contract.denomination, at.view.rules
    gained = roem_of(rules, denomination, (*at.trick, card)) - roem_of(rules, denomination, at.trick)
    return (2 * at.safety(card) - 1) * gained


def all_tricks(at: Knowledge, card: Card) -> float:
    """If all tricks are promised, win every trick until one is lost."""
    if not at.contract.capot or any(trick.winner in at.others for trick in at.view.tricks):
        return 0.0
    if at.contract.generale and at.is_taker and not at.is_declarer:
        return -ALL_TRICKS * at.overtakes(card)
    return ALL_TRICKS * at.safety(card)


def avoid(at: Knowledge, card: Card) -> float:
    """If points count against their owner, lose tricks and give points away."""
    return -trick_value(at, card)


def keep_low(at: Knowledge, card: Card) -> float:
    """If points count against their owner, play high cards first where they cannot win."""
    high = at.strength(card) % 100 / 10 + (RANKED_TRUMP if at.is_trump(card) else 0.0)
    return -high if at.leads or at.overtakes(card) else high
