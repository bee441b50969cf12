"""Belote: king and queen of trumps in one hand. Source: docs/rules, Belote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Card, CardSet, Rank, deck_of
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.declarations import points_of
from belote_desktop.engine.declarations.announcing import contest, rules_here
from belote_desktop.engine.events import BeloteSaid, Event
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import (
    Announcing,
    BelotBlock,
    BeloteCall,
    BeloteContext,
    BeloteOrder,
    DeclarationPlace,
)

Step = tuple[Deal, tuple[Event, ...]]


_KINGS_AND_QUEENS = frozenset(card for card in deck_of(Rank.QUEEN) if card.rank is not Rank.ACE)


def partner_card(card: Card) -> Card:
    """The queen of a king's suit, the king of a queen's."""
    return Card.of(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)


def pairs_with(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Card | None:
    """The other card of a belote when `card` is king or queen of trumps and a word may be said as it is played."""
    if not _is_half(rules, deal, card):
        return None
    other = partner_card(card)
    if (seat, other) in deal.belote_said:
        return None if is_blocked(rules, deal, seat, card) else other
    if not _has_partner(rules, deal, seat, card) or not _CONTEXTS[rules.belote.belote_context](rules, deal, seat, card):
        return None
    return None if is_blocked(rules, deal, seat, card) else other


def halves_to_say(rules: Ruleset, deal: Deal, seat: int) -> CardSet:
    """The kings and queens of trumps in hand that may be said: begin a belote, or end one."""
    return CardSet(
        card for card in deal.hand(seat) if _is_half(rules, deal, card) and _has_partner(rules, deal, seat, card)
    )


def halves_in_hand(rules: Ruleset, deal: Deal, seat: int) -> CardSet:
    """The kings and queens of trumps of which both are in hand."""
    hand = deal.hand(seat)
    return CardSet(card for card in hand if _is_half(rules, deal, card) and partner_card(card) in hand)


def _has_partner(rules: Ruleset, deal: Deal, seat: int, card: Card) -> bool:
    other = partner_card(card)
    begins = other in deal.hand(seat) and not _only_with_second(rules)
    return begins or (seat, other) in deal.belote_said or _second_alone(rules, deal, seat, card)


def _only_with_second(rules: Ruleset) -> bool:
    """Whether nothing is said with the first card (docs/rules/baloot.md and klaberjass.md, Belote)."""
    return rules.belote.belote_call is BeloteCall.SECOND_CARD


def _is_half(rules: Ruleset, deal: Deal, card: Card) -> bool:
    """Whether a card is half of a belote; where roem is scored, no hand has one (docs/rules/klaverjas.md, Belote)."""
    if card not in _KINGS_AND_QUEENS or deal.contract is None:
        return False
    held = rules.belote.belote and rules.declaration.declaration_place is DeclarationPlace.HAND
    return held and deal.contract.denomination.is_trump(card.suit)


def _second_alone(rules: Ruleset, deal: Deal, seat: int, card: Card) -> bool:
    """Whether the word may be said with the second card alone: always, late, or because that card was covered."""
    other = partner_card(card)
    played = next((number for number, trick in enumerate(deal.tricks) if _has_played(rules, trick, seat, other)), None)
    if played is None:
        return False
    late = rules.belote.late_announce or _only_with_second(rules)
    return late or (rules.belote.belot_on_second and _was_covered(rules, deal, seat, card, played))


def _has_played(rules: Ruleset, trick: Trick, seat: int, card: Card) -> bool:
    return (seat, card) in trick.plays(rules.table.seats)


def _was_covered(rules: Ruleset, deal: Deal, seat: int, card: Card, number: int) -> bool:
    """Whether a card of this seat still lay covered in this trick (counted from 0): its open card was played later."""
    stacks = deal.stacks[seat] if deal.stacks else ()
    over = next((stack.open for stack in stacks if stack.covered == card), None)
    return over is not None and not any(_has_played(rules, trick, seat, over) for trick in deal.tricks[:number])


def _leads_or_ruffs(deal: Deal, card: Card) -> bool:
    table = deal.trick.cards if deal.trick else ()
    ruffs = deal.contract is not None and deal.contract.trump is not None and card.suit is deal.contract.trump
    return not table or (ruffs and card.suit is not table[0].suit)


def _not_thrown_off(_rules: Ruleset, deal: Deal, _seat: int, card: Card) -> bool:
    return _leads_or_ruffs(deal, card) or (deal.trick is not None and card.suit is deal.trick.cards[0].suit)


def _partner_lead(rules: Ruleset, deal: Deal, seat: int, card: Card) -> bool:
    if _leads_or_ruffs(deal, card) or deal.trick is None:
        return True
    return card.suit is deal.trick.cards[0].suit and rules.side_of(deal.trick.leader) == rules.side_of(seat)


_CONTEXTS: Mapping[BeloteContext, Callable[[Ruleset, Deal, int, Card], bool]] = MappingProxyType(
    {
        BeloteContext.ANY: lambda *_: True,
        BeloteContext.NOT_THROWN_OFF: _not_thrown_off,
        BeloteContext.PARTNER_LEAD: _partner_lead,
    }
)
"""Whether the first word may be said as this card is played to the trick on the table."""


def _in_a_hundred(rules: DeclarationRules, one: Declaration, pair: CardSet) -> bool:
    return pair <= set(one.cards) and points_of(rules, one) >= 100


_BLOCKS: Mapping[BelotBlock, Callable[[DeclarationRules, Declaration, CardSet], bool]] = MappingProxyType(
    {
        BelotBlock.HUNDRED: _in_a_hundred,
        BelotBlock.ANY_PROJECT: lambda _rules, one, pair: pair <= set(one.cards),
        BelotBlock.ANY_CARD: lambda _rules, one, pair: bool(pair & CardSet(one.cards)),
    }
)


def is_blocked(rules: Ruleset, deal: Deal, seat: int, card: Card) -> bool:
    """Whether a declaration that this seat scores takes the pair its points (docs/rules/baloot.md, Belote).

    Before the first trick is complete nothing has been scored yet.
    """
    blocks = _BLOCKS.get(rules.belote.baloot_block)
    if blocks is None or not deal.tricks:
        return False
    own, pair = rules_here(rules, deal), CardSet((card, partner_card(card)))
    return any(owner == seat and blocks(own, one, pair) for owner, one in contest(rules, deal).valid)


def belote_may_be_said(rules: Ruleset, deal: Deal, seat: int, cards: CardSet) -> bool:
    """True if belote may be said now in a game in which the players say it themselves."""
    if rules.declaration.announcing is Announcing.AUTOMATIC or deal.pending_belote == seat:
        return False
    return any(pairs_with(rules, deal, seat, card) is not None for card in cards)


def say_belote(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Step:
    """Say belote with the first card of the pair and rebelote with the second, as far as the rules ask for the words.

    Nothing is said if the king must come first and does not.
    """
    if deal.pending_belote is None and card not in _KINGS_AND_QUEENS:
        return deal, ()
    other = pairs_with(rules, deal, seat, card)
    asked = rules.declaration.announcing is Announcing.AUTOMATIC or deal.pending_belote == seat
    if deal.pending_belote is not None:
        deal = deal.with_(pending_belote=None)
    if other is None or not asked:
        return deal, ()
    second = other not in deal.hand(seat)
    queen_first = card.rank is (Rank.KING if second else Rank.QUEEN)
    if queen_first and rules.belote.belote_order is BeloteOrder.KING_FIRST:
        return deal, ()
    return deal.with_(belote_said=(*deal.belote_said, (seat, card))), (BeloteSaid(seat, second),)


def belote_pairs(rules: Ruleset, deal: Deal) -> tuple[tuple[int, Card], ...]:
    """The belotes of a deal that count: (seat, card of the pair that was played first).

    Both words must have been said; where the second card may be said alone, that is enough. In a deal that was stopped
    by a misplay every belote begun counts.
    """
    if not deal.belote_said:
        return ()
    tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
    played = {card: number for number, trick in enumerate(tricks) for card in trick.cards}
    found = []
    for seat, card in deal.belote_said:
        other = partner_card(card)
        if other not in played:
            found += [(seat, card)] if any(deal.hand(each) for each in range(rules.table.seats)) else []
        elif played[other] < played[card] and _is_whole(rules, deal, seat, card):
            found.append((seat, other))
    return tuple(found)


def _is_whole(rules: Ruleset, deal: Deal, seat: int, second: Card) -> bool:
    """Whether the pair counts once its second card was said."""
    first = partner_card(second)
    said_first = (seat, first) in deal.belote_said
    if not said_first and not _second_alone(rules, deal, seat, second):
        return False
    if is_blocked(rules, deal, seat, second):
        return False
    return not rules.belote.belote_trick_won or _won_with(rules, deal, seat, first if said_first else second)


def _won_with(rules: Ruleset, deal: Deal, seat: int, card: Card) -> bool:
    """Whether this seat's side won the trick in which belote was first said (docs/rules/deberts.md, Belote)."""
    trick = next((trick for trick in deal.tricks if card in trick.cards), None)
    return trick is not None and trick.winner is not None and rules.side_of(trick.winner) == rules.side_of(seat)
