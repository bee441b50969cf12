"""Reading the calls: hands that explain them weigh more, none is ruled out, and nothing hidden is used."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Match, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.players.calls.hand_values import values_for
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.inference import reading
from belote_desktop.players.inference.call_moments import moments
from belote_desktop.players.inference.reading import Reading, thinned, weighted_worlds
from belote_desktop.players.styles import ANYONE
from belote_desktop.search.worlds import Masks, drawing, sampled_masks

PLAYER = ThumbPlayer(ANYONE)


def after(game: str, *calls: str, seed: int = 1, dealer: int = 3) -> Match:
    match = engine.start(variants.get(game), seed, dealer=dealer)
    for call in calls:
        match, _ = engine.apply(match, engine.parse_action(match, call))
    return match


def played_to_the_lead(game: str, seed: int) -> Match | None:
    """The match when the first card is led, called by rules of thumb; None if everyone passed."""
    match = engine.start(variants.get(game), seed)
    while match.deal is not None and match.deal.number == 1:
        if match.deal.phase is Phase.PLAY:
            return match
        match, _ = engine.apply(match, PLAYER.choose(engine.view(match, engine.to_act(match))))
    return None


def truth(match: Match) -> Masks:
    assert match.deal is not None
    return tuple(match.deal.hand(seat).mask for seat in range(match.rules.table.seats))


def share(found: Reading, holds: Callable[[Masks], bool]) -> float:
    """The weight of the deals in which something holds."""
    return math.fsum(weight for world, weight in zip(found.worlds, found.weights, strict=True) if holds(world))


def both(view: SeatView, holds: Callable[[Masks], bool]) -> tuple[float, float]:
    """The same with the calls read and without."""
    return share(weighted_worlds(view, 150, 1), holds), share(weighted_worlds(view, 150, 1, calls=False), holds)


def jack_of(suit: str, seat: int) -> Callable[[Masks], bool]:
    bit = 1 << Card.parse(f"J{suit}")
    return lambda world: bool(world[seat] & bit)


def seed_without(game: str, cards: str, seat: int) -> int:
    """A seed whose deal gives this seat none of these cards, and turns none of them up."""
    wanted = CardSet.parse(cards)
    for seed in range(500):
        view = engine.view(engine.start(variants.get(game), seed, dealer=3), seat)
        if not (view.hand | CardSet([view.turn_up] if view.turn_up else [])) & wanted:
            return seed
    raise AssertionError("No such deal.")


@pytest.mark.parametrize(("game", "calls"), [("coinche", ("pass", "110H")), ("belot-bg", ("pass", "H"))])
def test_who_names_a_suit_probably_holds_its_jack(game: str, calls: tuple[str, ...]) -> None:
    view = engine.view(after(game, *calls, seed=seed_without(game, "JH", 2)), 2)
    read, blind = both(view, jack_of("H", 1))
    assert read > blind + 0.15


def test_who_takes_the_turned_suit_probably_holds_its_jack_and_who_passes_does_not() -> None:
    for seed in range(100):
        match = engine.start(variants.get("classic"), seed, dealer=3)
        view = engine.view(match, 2)
        assert view.turn_up is not None
        jack = Card.parse(f"J{view.turn_up.suit}")
        if jack not in view.hand and view.turn_up != jack:
            break
    taken = engine.view(after("classic", "pass", "take", seed=seed), 2)
    passed = engine.view(after("classic", "pass", "pass", seed=seed), 2)
    assert both(taken, jack_of(str(jack.suit), 1))[0] > both(taken, jack_of(str(jack.suit), 1))[1] + 0.1
    assert both(passed, jack_of(str(jack.suit), 1))[0] < both(passed, jack_of(str(jack.suit), 1))[1]


def test_a_higher_bid_means_a_stronger_hand() -> None:
    seed = seed_without("coinche", "JH 9H", 2)
    worth = []
    for bid in ("80H", "120H"):
        found = weighted_worlds(engine.view(after("coinche", "pass", bid, seed=seed), 2), 150, 1)
        edges = (values_for(variants.get("coinche"), 8).edges(world[1])[1] for world in found.worlds)
        worth.append(math.fsum(w * edge for w, edge in zip(found.weights, edges, strict=True)))
    assert worth[1] > worth[0] + 8


def test_who_doubles_is_strong_against_the_contract() -> None:
    seed = seed_without("coinche", "JH 9H", 0)
    doubled = engine.view(after("coinche", "pass", "80H", "double", seed=seed), 0)
    assert both(doubled, jack_of("H", 2))[0] > both(doubled, jack_of("H", 2))[1] + 0.1


@pytest.mark.parametrize(
    ("game", "least"),
    [("classic", 0.2), ("coinche", 1.5), ("belot-bg", 0.4), ("baloot", 0.2), ("belote-3p-24", 0.1), ("vida", 1.5)],
)
def test_the_calls_of_our_own_players_tell_their_hands(game: str, least: float) -> None:
    """The true deal explains the calls better than deals that merely agree with the rules, on average (in nats)."""
    gains = []
    for seed in range(30):
        match = played_to_the_lead(game, seed)
        if match is None:
            continue
        view = engine.view(match, seed % match.rules.table.seats)
        made = moments(view)
        worlds = [truth(match), *sampled_masks(view, 40, seed)]
        logs = reading._call_logs(view, made, worlds, drawing(view, seed))
        gains.append(logs[0] - math.log(math.fsum(map(math.exp, logs[1:])) / 40))
    assert len(gains) > 10
    assert math.fsum(gains) / len(gains) > least


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "bela-3p", "deberts-3p", "klaberjass",
                                  "tarabish", "clabber", "belote-3p-chien", "bazar-blot", "decouverte"])  # fmt: skip
def test_every_call_of_every_game_can_be_read(game: str) -> None:
    for seed in range(3):
        match = engine.start(variants.get(game), seed)
        while match.deal is not None and match.deal.number == 1 and not match.deal.tricks:
            seat = engine.to_act(match)
            view = engine.view(match, seat)
            found = weighted_worlds(view, 6, seed)
            assert math.isclose(math.fsum(found.weights), 1.0)
            assert all(weight > 0 for weight in found.weights)
            assert len(set(found.worlds)) == len(found.worlds) <= 6
            match, _ = engine.apply(match, PLAYER.choose(view, seed=seed))


def test_a_reading_rests_on_the_view_and_the_seed_alone() -> None:
    view = engine.view(after("coinche", "pass", "110H"), 2)
    assert weighted_worlds(view, 40, 1) == weighted_worlds(view, 40, 1)
    assert weighted_worlds(view, 40, 1).worlds != weighted_worlds(view, 40, 2).worlds


def test_the_last_cards_are_all_reckoned_with() -> None:
    match = played_to_the_lead("coinche", 4)
    assert match is not None
    while match.deal is not None and len(match.deal.tricks) < 6:
        match, _ = engine.apply(match, PLAYER.choose(engine.view(match, engine.to_act(match))))
    view = engine.view(match, engine.to_act(match))
    found = weighted_worlds(view, 200, 1)
    assert found.exhaustive
    assert found.drawn == len(found.worlds)
    assert truth(match) in found.worlds


def test_calls_that_hardly_any_deal_explains_are_believed_less() -> None:
    logs = [0.0] + [-20.0] * 99
    weights, trust = reading._weights(logs, 25)
    assert trust < reading.TRUST
    assert 1 / math.fsum(weight * weight for weight in weights) >= 25
    assert reading._weights([0.0] * 100, 25)[1] == reading.TRUST


def test_thinning_keeps_the_heavy_deals_and_lets_the_others_stand_for_each_other() -> None:
    worlds = [(place,) for place in range(100)]
    weights = [0.3, 0.2] + [0.5 / 98] * 98
    seen = [0.0] * 100
    starts = [step / 50 for step in range(50)]
    for start in starts:
        kept, shares = thinned(worlds, weights, 12, lambda: start)  # noqa: B023
        assert len(set(kept)) == len(kept) <= 12
        assert math.isclose(math.fsum(shares), 1.0)
        for (place,), part in zip(kept, shares, strict=True):
            seen[place] += part / len(starts)
    assert seen[0] == pytest.approx(0.3, abs=0.02)
    assert seen[1] == pytest.approx(0.2, abs=0.02)
    assert max(seen[2:]) < 0.012


def test_a_likelihood_is_a_probability() -> None:
    view = engine.view(after("belot-bg", "pass", "H", "double", "pass"), 0)
    rules = view.rules
    for made, world in product(moments(view), sampled_masks(view, 20, 1)):
        values = values_for(rules, world[made.seat].bit_count())
        edges, extras = values.edges(world[made.seat]), values.extras(world[made.seat])
        assert 0 <= made.likelihood(values, edges, extras) <= 1
