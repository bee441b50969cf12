"""The same match with other cards where one seat cannot see them: what an honest player cannot tell apart."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterable, Iterator
from types import MappingProxyType

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Match, SeatView
from belote_desktop.engine.deal import Deal, Place, Stack
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.search import InconsistentError, worlds
from tests.engine.random_play import steps


def positions(game: str, count: int, seed: int = 1) -> Iterator[tuple[Match, int]]:
    """So many positions of a game in which a seat has a choice, from matches played by chance."""
    chance, found = random.Random(seed), 0
    while found < count:
        for match, *_ in steps(variants.get(game), chance):
            seat = engine.to_act(match)
            if seat is None or len(engine.legal(match)) < 2 or chance.random() < 0.9:
                continue
            yield match, seat
            found += 1
            if found == count:
                return


def redealt(match: Match, seat: int, count: int, seed: int) -> Iterator[Match]:
    """The match with the cards `seat` cannot see dealt anew, `count` times; none where somebody has misplayed."""
    view = engine.view(match, seat)
    try:
        drawn = worlds(view, count, seed)
    except InconsistentError:
        return
    hidden = _hidden_places(match, view)
    for number, world in enumerate(drawn):
        yield _with_hidden_cards(match, view, hidden, world, random.Random(f"{seed}/{number}"))


def _hidden_places(match: Match, view: SeatView) -> dict[Place, tuple[Card, ...]]:
    """The places of which the seat knows no more than how many cards lie there."""
    assert match.deal is not None
    return {
        place: match.deal.places[place]
        for place, cards in view.places.items()
        if isinstance(cards, int) and place.zone is not Zone.WON  # what was won was seen
    }


def _with_hidden_cards(
    match: Match,
    view: SeatView,
    hidden: dict[Place, tuple[Card, ...]],
    world: tuple[CardSet, ...],
    chance: random.Random,
) -> Match:
    """What lies in no hand is shuffled; the card at the bottom of the stock, where it is shown, stays."""
    deal = match.deal
    assert deal is not None
    new: dict[Place, list[Card]] = {}
    for place in hidden:
        if place.zone is Zone.HAND and place.seat is not None:
            new[place] = list(world[place.seat] - CardSet(view.seen(Zone.UNCOVERED, place.seat)))
            chance.shuffle(new[place])
    dealt = CardSet(_all(new.values()))
    rest = [card for card in _all(hidden.values()) if card not in dealt]
    chance.shuffle(rest)
    if view.bottom in rest:
        rest.remove(view.bottom)
    for place, cards in hidden.items():
        if place not in new:
            new[place] = [card if card == view.bottom else rest.pop() for card in cards]
    turned = dict(zip(_all(hidden.values()), _all(new[place] for place in hidden), strict=True))
    return dataclasses.replace(match, deal=_turned(deal, turned))


def _turned(deal: Deal, turned: dict[Card, Card]) -> Deal:
    """The deal with every hidden card in the place of another; what was said and played stays."""

    def turn(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(turned.get(card, card) for card in cards)

    return deal.with_(
        deck=turn(deal.deck),
        places=MappingProxyType({place: turn(cards) for place, cards in deal.places.items()}),
        stacks=tuple(tuple(Stack(*turn(stack)) for stack in stacks) for stacks in deal.stacks),
    )


def _all(rows: Iterable[Iterable[Card]]) -> list[Card]:
    return [card for cards in rows for card in cards]
