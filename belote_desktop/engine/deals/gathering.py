"""Gathering the cards of a deal, and the deck of the next one."""

from __future__ import annotations

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import eldest, pack, seats_from
from belote_desktop.engine.deals.randomness import Chance
from belote_desktop.engine.deals.shared_seed import deck_draw
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Shuffle, Zone

_OF_SEATS = (Zone.HAND, Zone.UNCOVERED, Zone.COVERED, Zone.KITTY)
_OF_TABLE = (Zone.KITTY, Zone.TURN_UP, Zone.STOCK)


def gather(rules: Ruleset, deal: Deal) -> tuple[Card, ...]:
    """The pack as it lies after a deal, before the cut (docs/rules/classic.md, Dealing).

    Tricks stay in the order they were won inside each side's pile, over what that side laid away; the takers' pile goes
    on top, then the other sides' in turn. What nobody won lies below: a trick that was broken off, the cards of each
    player from the eldest on (hand, stacks, talon), the kitty, the turned card, the stock.
    """
    sides = range(rules.side_count)
    piles = {side: [] for side in sides}  # type: dict[int, list[Card]]
    for trick in deal.tricks:
        assert trick.winner is not None
        piles[rules.side_of(trick.winner)] += trick.cards
    for seat in range(rules.table.seats):
        piles[rules.side_of(seat)] += deal.at(Zone.DISCARD, seat)
    first = rules.side_of(deal.contract.declarer) if deal.contract else 0
    won = [card for side in sides for card in piles[(first + side) % len(sides)]]
    order = seats_from(rules, eldest(rules, deal.dealer))
    broken = deal.at(Zone.TRICK)
    held = [card for seat in order for zone in _OF_SEATS for card in deal.at(zone, seat)]
    return (*won, *broken, *held, *(card for zone in _OF_TABLE for card in deal.at(zone)))


def is_shuffled(rules: Ruleset, chance: Chance, before: Deal | None) -> bool:
    """Whether the deck of a deal is shuffled, and not gathered from the deal before."""
    passed = before is not None and before.contract is None
    return {
        Shuffle.NEVER_AFTER_FIRST: before is None,
        Shuffle.EVERY_DEAL: True,
        Shuffle.ON_PASS_OUT: before is None or passed,
        Shuffle.DEALER_CHOICE: before is None or chance.below(2) == 0,
    }[rules.deck.shuffle]


def drawn_deck(rules: Ruleset, secret: str, number: str, deal: int, before: Deal | None) -> tuple[Card, ...]:
    """The deck of a deal as its secret and the person's number give it."""
    return next_deck(rules, deck_draw(secret, number, deal), before)


def next_deck(rules: Ruleset, chance: Chance, before: Deal | None) -> tuple[Card, ...]:
    """The deck of a deal in dealing order: shuffled or gathered as the rules say, then cut."""
    if is_shuffled(rules, chance, before) or before is None:
        cards = chance.shuffled(pack(rules))
    else:
        cards = gather(rules, before)
    return chance.cut(cards, rules.deck.min_cut) if rules.deck.cut else cards
