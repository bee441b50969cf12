"""When a reason about belote, a declaration, an exchange, a discard or a claim is true."""

from __future__ import annotations

from typing import Any

from belote_desktop import engine
from belote_desktop.engine import Card, Play, Rank
from belote_desktop.engine.actions import (
    CHALLENGE,
    CLAIM,
    Declaration,
    Discard,
)
from belote_desktop.engine.messages import SeatName
from belote_desktop.engine.rules.terms import (
    Announcing,
    Declarations,
    DeclarationWindow,
    Misplay,
    Phase,
    Zone,
)
from tests.models.words.explaining.state import Refused, true_when

# belote


@true_when("You announced king and queen of trumps: play {cards}.")
def _belote_first(at: Refused, cards: Any) -> bool:
    said = at.deal.pending_belote == at.seat
    return said and set(cards) <= at.halves and (not isinstance(at.action, Play) or at.card not in set(cards))


@true_when("In this game nobody announces king and queen of trumps.")
def _no_belote(at: Refused) -> bool:
    return not at.rules.belote.belote or at.rules.declaration.declaration_place.value == "trick"


@true_when("In this game the program announces king and queen of trumps for everyone.")
def _belote_by_itself(at: Refused) -> bool:
    return at.rules.declaration.announcing is Announcing.AUTOMATIC


@true_when("Without trumps there is no king and queen of trumps.")
def _no_trump_belote(at: Refused) -> bool:
    return at.trump == "NT"


@true_when("It is said with king and queen of trumps in hand, as one of them is played; you hold {cards}.")
def _no_pair(at: Refused, cards: Any) -> bool:
    pairs = {card.suit for card in at.halves}
    return set(cards) == at.hand and all(len({c for c in at.halves if c.suit == suit}) == 1 for suit in pairs)


@true_when("It is said as one of {cards} is played, and you may play none now.")
def _half_not_playable(at: Refused, cards: Any) -> bool:
    lawful = [card for card in cards if not engine.refusals(at.match, Play(card), at.seat)]
    return set(cards) <= at.halves and not lawful


def _thrown_off(at: Refused, card: Card) -> bool:
    return bool(at.trick) and card.suit != at.led and not at.is_trump(card)


@true_when("It is said with a card that leads, follows suit or ruffs, and {cards} would be thrown off.")
def _belote_thrown_off(at: Refused, cards: Any) -> bool:
    return set(cards) <= at.halves and all(_thrown_off(at, card) for card in cards)


@true_when("It is said with a card that leads, ruffs or answers the partner's lead: {cards} would not.")
def _belote_no_answer(at: Refused, cards: Any) -> bool:
    assert at.deal.trick is not None
    partner = at.side(at.deal.trick.leader) == at.side(at.seat)
    answers = {card for card in cards if card.suit == at.led and partner}
    ruffs = {card for card in cards if card.suit != at.led and at.is_trump(card)}
    return bool(at.trick) and set(cards) <= at.halves and not answers and not ruffs


@true_when("{cards} do not count as a pair beside your declaration that scores.")
def _belote_blocked(at: Refused, cards: Any) -> bool:
    owned = {card for one in at.said for card in one.cards}
    return set(cards) <= at.halves and bool({card.suit for card in cards} <= {card.suit for card in owned})


# declarations


@true_when("In this game nobody announces runs or fours of a kind.")
def _no_declarations(at: Refused) -> bool:
    own = at.rules.declaration
    return own.declarations is not Declarations.ON or own.declaration_place.value == "trick"


@true_when("Without trumps nothing is declared.")
def _none_in_no_trump(at: Refused) -> bool:
    return at.trump == "NT" and at.rules.declaration.nt_declarations.value == "none"


@true_when("In this game the program announces declarations for everyone.")
def _declared_by_itself(at: Refused) -> bool:
    return at.rules.declaration.announcing is Announcing.AUTOMATIC


@true_when("A declaration is announced before the first card is led.")
def _declared_late(at: Refused) -> bool:
    return at.rules.declaration.decl_window is DeclarationWindow.BEFORE_PLAY and at.deal.phase is Phase.PLAY


@true_when("A declaration is announced with your first card, which you have played.")
def _declared_after_first_card(at: Refused) -> bool:
    window = at.rules.declaration.decl_window is DeclarationWindow.FIRST_CARD
    return window and bool(at.deal.tricks) and at.deal.phase is Phase.PLAY


@true_when("You do not hold {cards}.")
def _not_held(at: Refused, cards: Any) -> bool:
    return set(cards) == set(at.one.cards) - at.hand != set()


@true_when("After the first trick only a run with a card uncovered since is announced.")
def _not_uncovered(at: Refused) -> bool:
    was_covered = {stack.covered for stack in at.deal.stacks[at.seat]} & at.hand
    return bool(at.deal.tricks) and (at.one.is_carre or not was_covered & set(at.one.cards))


@true_when("{cards} are no declaration here.")
def _no_declaration(at: Refused, cards: Any) -> bool:
    own, bare = at.rules.declaration, at.trump == "NT"
    if cards != at.one.cards or not set(cards) <= at.hand:
        return False
    if at.one.is_carre:
        fours = own.carre_points_nt if bare and own.nt_declarations.value in ("own_fours", "fours_only") else None
        named = own.carre_points if fours is None else fours
        return all(not four.startswith(str(at.one.rank)) or four[1:] == "0" for four in named)
    too_long = bool(own.run_limit) and len(cards) > own.run_limit
    return too_long or (bare and own.nt_declarations.value == "fours_only") or 0 in own.run_points


@true_when("You have announced {cards} already.")
def _said_already(at: Refused, cards: Any) -> bool:
    return cards == at.one.cards and at.one in at.said


@true_when("You have announced {count} declarations, and nobody may announce more.")
def _said_enough(at: Refused, count: int) -> bool:
    return count == at.rules.declaration.declarations_max == len(at.said)


@true_when("No card counts twice, and you have announced {cards} already.")
def _twice(at: Refused, cards: Any) -> bool:
    before = {card for one in at.said for card in one.cards}
    return set() != set(cards) <= before & set(at.one.cards)


@true_when("You have announced from the same run, and a run is announced only once.")
def _same_run(at: Refused) -> bool:
    runs = [one for one in at.said if one.suit is not None and one.suit == at.one.suit]
    joined = sorted({card for one in (*runs, at.one) for card in one.cards} | (at.hand & {*at.hand}))
    whole = [card for card in joined if card.suit == at.one.suit]
    low, high = min(map(int, at.one.cards)), max(map(int, at.one.cards))
    linked = any(_touching(whole, low, high, one) for one in runs)
    return bool(runs) and linked and not at.rules.declaration.split_long_runs


def _touching(cards: list[Card], low: int, high: int, one: Declaration) -> bool:
    """Whether the cards between this run and another one are all there."""
    start, end = min(low, *map(int, one.cards)), max(high, *map(int, one.cards))
    return all(number in map(int, cards) for number in range(start, end + 1))


@true_when("Announce what you hold in {cards} and have not announced yet, or be done.")
def _announce(at: Refused, cards: Any) -> bool:
    return at.deal.phase is Phase.DECLARING and set(cards) == at.hand


# laying away, exchange, misplay, claim


@true_when("Lay {count} different cards of your hand {cards} away.")
def _lay_away(at: Refused, count: int, cards: Any) -> bool:
    held = isinstance(at.action, Discard) and len(set(at.action.cards)) == count and set(at.action.cards) <= at.hand
    return at.deal.phase is Phase.DISCARD and count == at.rules.deal.kitty and set(cards) == at.hand and not held


@true_when("In this game no card is exchanged for the turned one.")
def _no_exchange(at: Refused) -> bool:
    return at.rules.deal.exchange.value == "none"


@true_when("No card can be exchanged in this deal.")
def _no_exchange_now(at: Refused) -> bool:
    return at.deal.turn_up is None or at.deal.contract is None


@true_when("{card} was turned up and is no trump: nothing can be exchanged.")
def _turned_is_plain(at: Refused, card: Card) -> bool:
    return card == at.deal.turn_up and str(card.suit) != at.trump


@true_when("{card} has been exchanged already, once is all.")
def _exchanged(at: Refused, card: Card) -> bool:
    return card in {given for _, given in at.deal.exchanged}


@true_when("{card} is no longer there to be taken.")
def _gone(at: Refused, card: Card) -> bool:
    return card == at.deal.turn_up and card not in at.at(Zone.TURN_UP)


def _lowest_of_turned(at: Refused) -> Card:
    return Card.of(Rank(at.rules.deck.lowest_rank), at.turned.suit)


@true_when("Only {card} can be exchanged, and you do not hold it.")
def _low_not_held(at: Refused, card: Card) -> bool:
    return card == _lowest_of_turned(at) and card not in at.at(Zone.HAND, at.seat)


@true_when("{card} is in your own hand.")
def _own_turn_up(at: Refused, card: Card) -> bool:
    return card == at.turned and card in at.at(Zone.HAND, at.seat)


@true_when("{card} can be exchanged only if you held it before the auction.")
def _dealt_late(at: Refused, card: Card) -> bool:
    return card == _lowest_of_turned(at) and card in at.hand


@true_when("{card} is exchanged before you declare or play.")
def _exchanged_late(at: Refused, card: Card) -> bool:
    begun = bool(at.deal.tricks) or bool(at.said) or at.deal.pending_belote == at.seat
    return card == _lowest_of_turned(at) and card in at.hand and begun


@true_when("Only {card} can be exchanged for {turned}.")
def _another_card(at: Refused, card: Card, turned: Card) -> bool:
    return card == _lowest_of_turned(at) != at.card and turned == at.turned and card in at.hand


@true_when("In this game no card can be played against the rules, nor challenged.")
def _nothing_to_challenge(at: Refused) -> bool:
    return at.action == CHALLENGE and at.rules.play.misplay is not Misplay.CHALLENGE


@true_when("No opponent has played a card in this deal yet: nothing can be challenged.")
def _nobody_played(at: Refused) -> bool:
    tricks = (*at.deal.tricks, *([at.deal.trick] if at.deal.trick else []))
    players = {(trick.leader + place) % at.seats for trick in tricks for place in range(len(trick.cards))}
    return at.action == CHALLENGE and all(at.side(seat) == at.side(at.seat) for seat in players)


@true_when("The tricks are over: challenge a misplay of the other side, or be done.")
def _tricks_over(at: Refused) -> bool:
    return at.deal.phase is Phase.CHALLENGE and not any(at.at(Zone.HAND, seat) for seat in range(at.seats))


@true_when("In this game the match is not claimed.")
def _no_claim(at: Refused) -> bool:
    return at.action == CLAIM and not at.rules.match.na_dosta


@true_when("In this deal only the opponents of {player} may claim the match.")
def _claimed_by_takers(at: Refused, player: SeatName) -> bool:
    assert at.deal.contract is not None
    return at.side(at.seat) == at.side(player.seat) and player.seat == at.deal.contract.declarer


@true_when("The match is claimed by the winner of a trick, before leading to the next.")
def _claimed_late(at: Refused) -> bool:
    return bool(at.trick) or not at.deal.tricks


@true_when("With what it has taken in this deal your side has not reached {target}.")
def _claimed_early(at: Refused, target: int) -> bool:
    won = sum(trick.points for trick in at.deal.tricks if trick.winner is not None
              and at.side(trick.winner) == at.side(at.seat))  # fmt: skip
    return target == at.rules.match.target > at.match.totals[at.rules.side_of(at.seat)] + won
