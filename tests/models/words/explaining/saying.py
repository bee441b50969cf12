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
from belote_desktop.engine.rules.terms import (
    Announcing,
    Declarations,
    DeclarationWindow,
    Misplay,
    Phase,
    Zone,
)
from belote_desktop.engine.wording.messages import SeatName
from tests.models.words.explaining.state import Refused, true_when

# belote


@true_when("You declared the king and queen of trumps, so play {cards:the or}.")
def _belote_first(at: Refused, cards: Any) -> bool:
    said = at.deal.pending_belote == at.seat
    return said and set(cards) <= at.halves and (not isinstance(at.action, Play) or at.card not in set(cards))


@true_when("In this game you do not declare the king and queen of trumps.")
def _no_belote(at: Refused) -> bool:
    return not at.rules.belote.belote or at.rules.declaration.declaration_place.value == "trick"


@true_when("In this game the king and queen of trumps are declared automatically for everyone.")
def _belote_by_itself(at: Refused) -> bool:
    return at.rules.declaration.announcing is Announcing.AUTOMATIC


@true_when("In no trumps there is no king and queen of trumps.")
def _no_trump_belote(at: Refused) -> bool:
    return at.trump == "NT"


@true_when("You need both the king and queen of trumps. Your hand: {cards}.")
def _no_pair(at: Refused, cards: Any) -> bool:
    pairs = {card.suit for card in at.halves}
    return set(cards) == at.hand and all(len({c for c in at.halves if c.suit == suit}) == 1 for suit in pairs)


@true_when("You say it as you play {cards:the or}, which you cannot do now.")
def _half_not_playable(at: Refused, cards: Any) -> bool:
    lawful = [card for card in cards if not engine.refusals(at.match, Play(card), at.seat)]
    return set(cards) <= at.halves and not lawful


def _thrown_off(at: Refused, card: Card) -> bool:
    return bool(at.trick) and card.suit != at.led and not at.is_trump(card)


@true_when("You cannot say it with a discard, and {cards:the or} would be one.")
def _belote_thrown_off(at: Refused, cards: Any) -> bool:
    return set(cards) <= at.halves and all(_thrown_off(at, card) for card in cards)


@true_when("You may say it only as you lead, ruff or follow your partner’s lead, so not with {cards:the or}.")
def _belote_no_answer(at: Refused, cards: Any) -> bool:
    assert at.deal.trick is not None
    partner = at.side(at.deal.trick.leader) == at.side(at.seat)
    answers = {card for card in cards if card.suit == at.led and partner}
    ruffs = {card for card in cards if card.suit != at.led and at.is_trump(card)}
    return bool(at.trick) and set(cards) <= at.halves and not answers and not ruffs


@true_when("{cards:the} do not score as belote because they are part of a declaration that scores.")
def _belote_blocked(at: Refused, cards: Any) -> bool:
    owned = {card for one in at.said for card in one.cards}
    return set(cards) <= at.halves and bool({card.suit for card in cards} <= {card.suit for card in owned})


# declarations


@true_when("In this game you do not declare runs or fours of a kind.")
def _no_declarations(at: Refused) -> bool:
    own = at.rules.declaration
    return own.declarations is not Declarations.ON or own.declaration_place.value == "trick"


@true_when("In no trumps there are no declarations.")
def _none_in_no_trump(at: Refused) -> bool:
    return at.trump == "NT" and at.rules.declaration.nt_declarations.value == "none"


@true_when("In this game declarations are made automatically for everyone.")
def _declared_by_itself(at: Refused) -> bool:
    return at.rules.declaration.announcing is Announcing.AUTOMATIC


@true_when("You can declare only before the first lead.")
def _declared_late(at: Refused) -> bool:
    return at.rules.declaration.decl_window is DeclarationWindow.BEFORE_PLAY and at.deal.phase is Phase.PLAY


@true_when("You can declare only with your first card, and you have played it.")
def _declared_after_first_card(at: Refused) -> bool:
    window = at.rules.declaration.decl_window is DeclarationWindow.FIRST_CARD
    return window and bool(at.deal.tricks) and at.deal.phase is Phase.PLAY


@true_when("You do not hold {cards:the}.")
def _not_held(at: Refused, cards: Any) -> bool:
    return set(cards) == set(at.one.cards) - at.hand != set()


@true_when("After the first trick you can declare only a run with a card uncovered since then.")
def _not_uncovered(at: Refused) -> bool:
    was_covered = {stack.covered for stack in at.deal.stacks[at.seat]} & at.hand
    return bool(at.deal.tricks) and (at.one.is_carre or not was_covered & set(at.one.cards))


@true_when("In this game these cards are not a declaration: {cards:the}.")
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


@true_when("You have already declared {cards:the}.")
def _said_already(at: Refused, cards: Any) -> bool:
    return cards == at.one.cards and at.one in at.said


@true_when("You have made %n declaration(s), and this game allows no more.")
def _said_enough(at: Refused, count: int) -> bool:
    return count == at.rules.declaration.declarations_max == len(at.said)


@true_when("A card counts only once, and you have already declared {cards:the}.")
def _twice(at: Refused, cards: Any) -> bool:
    before = {card for one in at.said for card in one.cards}
    return set() != set(cards) <= before & set(at.one.cards)


@true_when("You have already declared this run, and a run can be declared only once.")
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


@true_when("Declare what you have in your hand ({cards}), or say that you have nothing to declare.")
def _announce(at: Refused, cards: Any) -> bool:
    return at.deal.phase is Phase.DECLARING and set(cards) == at.hand


# laying away, exchange, misplay, claim


@true_when("Discard %n different card(s) from your hand: {cards:the}.")
def _lay_away(at: Refused, count: int, cards: Any) -> bool:
    held = isinstance(at.action, Discard) and len(set(at.action.cards)) == count and set(at.action.cards) <= at.hand
    return at.deal.phase is Phase.DISCARD and count == at.rules.deal.kitty and set(cards) == at.hand and not held


@true_when("In this game the turn-up cannot be exchanged.")
def _no_exchange(at: Refused) -> bool:
    return at.rules.deal.exchange.value == "none"


@true_when("No card can be exchanged in this deal.")
def _no_exchange_now(at: Refused) -> bool:
    return at.deal.turn_up is None or at.deal.contract is None


@true_when("The turn-up, {card:the}, is not a trump, so it cannot be exchanged.")
def _turned_is_plain(at: Refused, card: Card) -> bool:
    return card == at.deal.turn_up and str(card.suit) != at.trump


@true_when("You cannot exchange {card:the} again. A card can be exchanged only once.")
def _exchanged(at: Refused, card: Card) -> bool:
    return card in {given for _, given in at.deal.exchanged}


@true_when("You can no longer get {card:the}.")
def _gone(at: Refused, card: Card) -> bool:
    return card == at.deal.turn_up and card not in at.at(Zone.TURN_UP)


def _lowest_of_turned(at: Refused) -> Card:
    return Card.of(Rank(at.rules.deck.lowest_rank), at.turned.suit)


@true_when("Only {card:the} can be exchanged, and you do not hold it.")
def _low_not_held(at: Refused, card: Card) -> bool:
    return card == _lowest_of_turned(at) and card not in at.at(Zone.HAND, at.seat)


@true_when("You already hold {card:the}.")
def _own_turn_up(at: Refused, card: Card) -> bool:
    return card == at.turned and card in at.at(Zone.HAND, at.seat)


@true_when("You can exchange {card:the} only if you held it before the auction.")
def _dealt_late(at: Refused, card: Card) -> bool:
    return card == _lowest_of_turned(at) and card in at.hand


@true_when("You must exchange {card:the} before you declare or play.")
def _exchanged_late(at: Refused, card: Card) -> bool:
    begun = bool(at.deal.tricks) or bool(at.said) or at.deal.pending_belote == at.seat
    return card == _lowest_of_turned(at) and card in at.hand and begun


@true_when("Only {card:the} can be exchanged for {turned:the}.")
def _another_card(at: Refused, card: Card, turned: Card) -> bool:
    return card == _lowest_of_turned(at) != at.card and turned == at.turned and card in at.hand


@true_when("In this game misplays are impossible, so there is nothing to challenge.")
def _nothing_to_challenge(at: Refused) -> bool:
    return at.action == CHALLENGE and at.rules.play.misplay is not Misplay.CHALLENGE


@true_when("No opponent has played a card in this deal yet, so there is nothing to challenge.")
def _nobody_played(at: Refused) -> bool:
    tricks = (*at.deal.tricks, *([at.deal.trick] if at.deal.trick else []))
    players = {(trick.leader + place) % at.seats for trick in tricks for place in range(len(trick.cards))}
    return at.action == CHALLENGE and all(at.side(seat) == at.side(at.seat) for seat in players)


@true_when("All tricks are played. Challenge a misplay by the other side, or let the deal stand.")
def _tricks_over(at: Refused) -> bool:
    return at.deal.phase is Phase.CHALLENGE and not any(at.at(Zone.HAND, seat) for seat in range(at.seats))


@true_when("In this game you cannot claim the match.")
def _no_claim(at: Refused) -> bool:
    return at.action == CLAIM and not at.rules.match.na_dosta


@true_when("In this deal only {player}’s opponents may claim the match.")
def _claimed_by_takers(at: Refused, player: SeatName) -> bool:
    assert at.deal.contract is not None
    return at.side(at.seat) == at.side(player.seat) and player.seat == at.deal.contract.declarer


@true_when("You can claim the match only after winning a trick, before you lead to the next.")
def _claimed_late(at: Refused) -> bool:
    return bool(at.trick) or not at.deal.tricks


@true_when("Your side has not reached {target} yet.")
def _claimed_early(at: Refused, target: int) -> bool:
    won = sum(trick.points for trick in at.deal.tricks if trick.winner is not None
              and at.side(trick.winner) == at.side(at.seat))  # fmt: skip
    return target == at.rules.match.target > at.match.totals[at.rules.side_of(at.seat)] + won
