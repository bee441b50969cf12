"""The counted items of a deal for each side, for any number of sides. Source: docs/rules/common.md, Scoring order.

Every kind of score starts from these: cards, last trick, the no-trump factor, capot, declarations or roem, belote.
Nothing is rounded or moved between sides yet.
"""

from __future__ import annotations

from collections.abc import Iterable

from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteOrder, DeclarationPlace, Declarations, LastTrickTo, Trickless
from belote_desktop.engine.score import Item, What, total
from belote_desktop.engine.settlement.outcome import Outcome

CARD_POINTS = (What.CARDS, What.LAST_TRICK, What.FACTOR, What.CAPOT, What.FAILED_DEAL, What.TRANSFERRED, What.MISPLAY)
"""Items of the cards: what is rounded where only the points of the cards are."""
DECLARED = (What.DECLARATIONS, What.ROEM)
PACK_TOTAL = 162
"""Cards and last trick of a whole pack with one trump suit: what the values of a capot are measured against."""


def counted_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """Everything the sides took: the sums by side are their points before the contract is judged."""
    return (
        *card_items(rules, outcome),
        *declaration_items(rules, outcome),
        *belote_items(rules, outcome),
    )


def compared_points(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...]) -> tuple[int, ...]:
    """The points of each side that decide the contract: without those that do not help it."""
    apart: set[What] = set()
    if not rules.belote.belote_helps_contract:
        apart.add(What.BELOTE)
    if not rules.declaration.declarations_help:
        apart.update(DECLARED)
    helping = tuple(item for item in counted if item.what not in apart)
    return totals(helping, outcome)


def totals(items: tuple[Item, ...], outcome: Outcome) -> tuple[int, ...]:
    """The sums of the items, side by side."""
    sums = [0] * len(outcome.cards)
    for item in items:
        sums[item.side] += item.points
    return tuple(sums)


def of_kind(items: Iterable[Item], *kinds: What) -> tuple[Item, ...]:
    """The items that are for one of these things."""
    return tuple([item for item in items if item.what in kinds])


def card_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """The items for cards, last trick, the no-trump factor and all the tricks."""
    cards = tuple(Item(What.CARDS, side, outcome.cards[side], "cards") for side in outcome.sides)
    trickless = [side for side in outcome.sides if outcome.is_trickless(side)]
    if rules.scoring.trickless_pay and trickless:
        return (*_with_factor(rules, outcome, cards), *_paid_by_trickless(rules, outcome, trickless))
    worth = last_trick_points(rules, by_taker=outcome.last_trick == outcome.taker and not outcome.contract.negative)
    last = Item(What.LAST_TRICK, outcome.last_trick, worth, "last_trick")
    return (*_with_factor(rules, outcome, (*cards, last)), *_capot(rules, outcome))


def last_trick_points(rules: Ruleset, *, by_taker: bool) -> int:
    """What the last trick counts for the side that wins it: nothing for takers where only defenders score it."""
    unscored = by_taker and rules.scoring.last_trick_to is LastTrickTo.DEFENDERS
    return 0 if unscored else rules.scoring.last_trick


def _with_factor(rules: Ruleset, outcome: Outcome, items: tuple[Item, ...]) -> tuple[Item, ...]:
    if outcome.contract.denomination is not Denomination.NO_TRUMP or rules.cards.nt_factor == 1:
        return items
    more = ((side, total(items, side) * (rules.cards.nt_factor - 1)) for side in outcome.sides)
    return (*items, *(Item(What.FACTOR, side, points, "nt_factor") for side, points in more if points))


def _capot(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """The bonus for all the tricks: its value less the 162 points of cards and last trick."""
    side = outcome.sweeper
    if side is None:
        return ()
    name = "capot_value" if side == outcome.taker else "defender_capot"
    bonus = rules.value(name) - PACK_TOTAL
    return (Item(What.CAPOT, side, bonus, name),) if bonus else ()


def _paid_by_trickless(rules: Ruleset, outcome: Outcome, trickless: list[int]) -> tuple[Item, ...]:
    """The bonus shared by the sides that won tricks (docs/rules/belote-for-three.md, Last trick and capot)."""
    others = [side for side in outcome.sides if side not in trickless]
    share = rules.scoring.trickless_pay // len(others)
    return tuple(Item(What.CAPOT, side, share, "trickless_pay") for side in others)


def declaration_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """The items for declarations that count, or for roem; a side without a trick may lose its points for them."""
    if rules.declaration.declarations is not Declarations.ON:
        return ()
    sweeper = outcome.sweeper
    fate = rules.declaration.trickless_declarations
    owned: tuple[tuple[int | None, int], ...]
    if fate is Trickless.SWEEPER and sweeper is not None:
        owned = tuple((sweeper, points) for points in outcome.declared)
    else:
        owned = tuple((_owner(outcome, fate, side), outcome.valid_points(side)) for side in outcome.sides)
    what = declared_kind(rules)
    return tuple(Item(what, side, points, "declarations") for side, points in owned if points and side is not None)


def declared_kind(rules: Ruleset) -> What:
    """ROEM if cards score by meeting in a trick, else DECLARATIONS: the kind of the announced points."""
    return What.ROEM if rules.declaration.declaration_place is DeclarationPlace.TRICK else What.DECLARATIONS


def _owner(outcome: Outcome, fate: Trickless, side: int) -> int | None:
    """The side that scores a side's declarations; None if a side without a trick loses them."""
    if not outcome.is_trickless(side) or fate is Trickless.KEPT:
        return side
    return outcome.sweeper if fate is Trickless.TRANSFER else None


def belote_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """King and queen of trumps, once for every pair that was said as the rules ask."""
    if not rules.belote.belote:
        return ()
    king_first = rules.belote.belote_order is BeloteOrder.KING_FIRST
    return tuple(
        Item(What.BELOTE, side, rules.belote.belote_points, "belote")
        for side, first in outcome.belote
        if not (king_first and first == "Q") and not (rules.belote.belote_needs_trick and outcome.is_trickless(side))
    )
