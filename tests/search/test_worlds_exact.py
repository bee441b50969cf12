"""Every deal that agrees with what is public is drawn, none more often than another, and no other is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from belote_desktop import engine, search, variants
from belote_desktop.engine import Card, CardSet, Match, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.tricks.following import Situation, legal_cards, winning_place
from belote_desktop.search.announced import announced, announced_from
from belote_desktop.search.worlds import (
    Masks,
    count_worlds,
    enumerate_worlds,
    sample,
    sampled_masks,
    stacked_worlds,
)

DECLARING = ("classic", "belot-bg", "belot-3p", "bela-4p", "bela-3p", "bela-2p", "bourloto", "vida", "pilotta",
             "deberts-2p", "deberts-3p", "deberts-4p", "klabor", "baloot", "tarabish", "classic-1001",
             "klaberjass")  # fmt: skip
STACKS = ("decouverte", "belot-2p-open", "bela-open")


def positions(game: str, seed: int) -> Iterator[Match]:
    """Every position of a deal between players who do anything, and pass rarely."""
    draw, match = Random(seed), engine.start(variants.get(game), seed)
    while not match.deals:
        yield match
        offered = engine.legal(match)
        bold = [action for action in offered if action != PASS]
        match, _ = engine.apply(match, draw.choice(bold if bold and draw.random() < 0.6 else offered))


def truth(match: Match) -> Masks:
    assert match.deal is not None
    return tuple(match.deal.hand(seat).mask for seat in range(match.rules.table.seats))


def late_views(game: str, *, most: int, announced_only: bool = False) -> Iterator[tuple[SeatView, Masks]]:
    """Positions of the play in which only some deals are possible, with the hands as they are."""
    for seed in range(200):
        for match in positions(game, seed):
            seat = engine.to_act(match)
            view = engine.view(match, seat)
            if not view.tricks or not 12 <= count_worlds(view) <= most:
                continue
            said = announced(view)
            if announced_only and (said is None or not said.unseen()):
                continue
            yield view, truth(match)
            break


def is_even(view: SeatView, found: tuple[Masks, ...]) -> bool:
    """Whether each of these deals is drawn about as often as any other, and no other deal is (chi square)."""
    drawn = Counter(sampled_masks(view, 60 * len(found), seed=7))
    assert set(drawn) <= set(found)
    square = sum((drawn[masks] - 60) ** 2 / 60 for masks in found)
    freedom = len(found) - 1
    return square < freedom + 4.5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("game", ["classic", "belote-3p-24", "tarabish", "belot-2p-24"])
def test_every_deal_is_drawn_equally_often(game: str) -> None:
    for _, (view, _) in zip(range(3), late_views(game, most=150), strict=False):
        found = enumerate_worlds(view, 150)
        assert found is not None
        assert is_even(view, found)


def test_a_declaration_that_was_said_and_not_shown_is_dealt_evenly_too() -> None:
    seen = 0
    for view, hands in late_views("belot-bg", most=400, announced_only=True):
        found = enumerate_worlds(view, 400)
        assert found is not None
        assert hands in found
        if len(found) > 1:
            assert is_even(view, found)
            seen += 1
        if seen == 4:
            return
    raise AssertionError("No such position came up.")


@pytest.mark.parametrize("game", ["classic-no-decl", "belote-3p-27", "klaverjas-rotterdam"])
def test_all_deals_are_listed_once_and_counted(game: str) -> None:
    for _, (view, hands) in zip(range(3), late_views(game, most=2000), strict=False):
        found = enumerate_worlds(view, 2000)
        assert found is not None
        assert len(found) == len(set(found)) == count_worlds(view)
        assert hands in found
        assert enumerate_worlds(view, len(found) - 1) is None


@pytest.mark.parametrize("game", DECLARING)
def test_the_hands_as_they_are_agree_with_what_was_announced(game: str) -> None:
    told = 0
    for seed in range(25):
        for match in positions(game, seed):
            assert match.deal is not None
            for seat in range(match.rules.table.seats):
                said = announced(engine.view(match, seat))
                if said is not None:
                    told += 1
                    assert said.agrees(truth(match))
    assert told > 50


def test_where_few_deals_are_possible_all_that_are_drawn_agree_however_rare_they_are() -> None:
    match, played = engine.start(variants.get("belot-bg"), 101), "AC 9C QC 7C AH JH QH 7H TH TS AS 8H 9D 8D 7D AD"
    for word in ("S", "pass", "pass", "pass", *played.split()):
        match = engine.apply(match, engine.parse_action(match, word))[0]
    view = engine.view(match, engine.to_act(match))
    said, agreeing = announced(view), enumerate_worlds(view, 20_000)
    assert said is not None
    assert agreeing is not None
    assert 80 * len(agreeing) > count_worlds(view) > 70 * len(agreeing)  # one in 75 agrees
    drawn = sample(view, 300, seed=5)
    assert drawn.strict
    assert len(drawn.masks) == 300
    assert set(drawn.masks) <= set(agreeing)


def test_a_seat_that_announced_nothing_holds_no_declaration_in_any_deal() -> None:
    match = next(match for match in positions("classic", 11) if match.deal and len(match.deal.tricks) == 1)
    view = engine.view(match, 0)
    said = announced(view)
    assert said is not None
    drawn = sample(view, 200, 3)
    assert drawn.strict
    for masks in drawn.masks:
        for seat in (1, 2, 3):
            if not any(owner == seat for owner, _ in view.announced):
                assert not announced_from(said.rules, masks[seat] | said.played[seat]).declarations


@pytest.mark.parametrize("game", STACKS)
def test_the_covered_cards_lie_under_the_stacks_they_belong_to(game: str) -> None:
    for match in positions(game, 5):
        view = engine.view(match, engine.to_act(match))
        before = sampled_masks(view, 5, 1)
        for masks, world in zip(before, stacked_worlds(view, before, 1), strict=True):
            unders = [under for _, under in world.stacks]
            held = [card for hand in world.hands for card in CardSet.of_mask(hand)]
            assert len({*held, *unders}) == len(held) + len(unders)
            for seat, own in enumerate(view.stacks):
                tops = [stack.top for stack in own if stack.covered and stack.top is not None]
                assert tops == [top for top, _ in world.stacks if top in tops]
                waiting = sum(stack.covered and stack.top is None for stack in own)
                assert world.hands[seat].bit_count() == masks[seat].bit_count() + waiting
                assert len(tops) + waiting == view.count(Zone.COVERED, seat)
            assert CardSet(map(Card, unders)) <= search.hidden(view).cards


def test_a_covered_card_may_be_any_that_nobody_has_seen() -> None:
    match = next(positions("decouverte", 2))
    view = engine.view(match, 0)
    top = view.stacks[1][3].top
    worlds = stacked_worlds(view, sampled_masks(view, 1600, 1), 1)
    unders = Counter(dict(world.stacks)[int(top or 0)] for world in worlds)
    assert len(unders) == 16
    assert all(50 < times < 160 for times in unders.values())


def is_lawful(view: SeatView, masks: Masks) -> bool:
    """Whether every card played was lawful from the hand that this deal gives its player."""
    assert view.contract is not None
    rules, seats, contract = view.rules, len(masks), view.contract
    table = rank_table(rules.cards, contract.denomination)
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    hands = [CardSet.of_mask(mask) for mask in masks]
    for trick in tricks:
        for seat, card in trick.plays(seats):
            hands[seat] |= CardSet([card])
    for trick in tricks:
        for place, (seat, card) in enumerate(trick.plays(seats)):
            before = trick.cards[:place]
            partner = bool(before) and (
                rules.side_of(trick.seat_of(winning_place(before, table), seats)) == rules.side_of(seat)
            )
            at = Situation(rules.play, table, contract.denomination, hands[seat], before, partner, contract.lock)
            if card not in legal_cards(at):
                return False
            hands[seat] -= CardSet([card])
    return True


@pytest.mark.parametrize(
    "game", ["coinche", "belot-bg", "baloot", "pilotta", "belote-3p-24", "tarabish", "belote-2p", "klaverjas-amsterdam"]
)
def test_what_was_played_is_lawful_in_every_deal_drawn(game: str) -> None:
    for seed in range(4):
        for match in positions(game, seed):
            view = engine.view(match, engine.to_act(match))
            if view.contract is not None and view.trick is not None:
                assert all(is_lawful(view, masks) for masks in sampled_masks(view, 4, seed))


def test_a_view_and_a_seed_give_the_same_deal_on_every_machine() -> None:
    view = engine.view(engine.start(variants.get("coinche"), 3), 1)
    drawn = search.worlds(view, 2, 9)
    assert str(drawn[0][0]) == GOLDEN
    assert sampled_masks(view, 2, 9) == [tuple(hand.mask for hand in world) for world in drawn]


GOLDEN = "8H JH KH 9D JD QD 9C QC"
