"""Personas lean the calls the way their sentences say, at every level, and a level by itself is not leant at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match, SeatView
from belote_desktop.engine.actions import DOUBLE, PASS, Bid
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.players import PERSONAS, Kind
from belote_desktop.players.calls.calling import Caller
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.players.calls.standards import OF_ANYONE, AuctionKind, Caution
from belote_desktop.players.effort import Effort
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.personas import EVEN, Persona
from belote_desktop.players.registry import _PLAYERS
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import ALL_IDEAS, CLUB
from belote_desktop.players.weighing.call_search import CallSearch, believed
from belote_desktop.search import worlds
from belote_desktop.search.core import is_compiled

GAMES = ("classic", "coinche", "belot-bg", "baloot")
compiled = pytest.mark.skipif(not is_compiled(), reason="The search is not compiled: this would take minutes.")


def openings(game: str, count: int = 60) -> list[SeatView]:
    """What the first player to speak sees, in so many deals; passing is allowed."""
    seen = []
    for seed in range(count):
        match = engine.start(variants.get(game), seed)
        seen.append(engine.view(match, engine.to_act(match)))
    return seen


def may_raise(game: str, deals: int) -> Iterator[SeatView]:
    """Every view in which somebody may raise, in deals called by casual players."""
    casual = players.get("casual")
    for seed in range(deals):
        match = engine.start(variants.get(game), seed)
        while match.deal is not None and match.deal.trick is None and not match.deals:
            view = engine.view(match, engine.to_act(match))
            if PASS in view.lawful and any(action in RAISES for action in view.lawful):
                yield view
            match = engine.apply(match, casual.choose(view))[0]


@pytest.mark.parametrize("level", ["beginner", "casual", "club"])
@pytest.mark.parametrize("game", GAMES)
def test_the_bold_take_wherever_the_even_do_and_more_often_the_prudent_nowhere_else(game: str, level: str) -> None:
    seen = openings(game, 200)
    prudent, even, bold = (
        {place for place, view in enumerate(seen) if players.get(f"{level} {persona}").choose(view) != PASS}
        for persona in ("prudent", "even", "bold")
    )
    assert prudent < even < bold


@pytest.mark.parametrize(("game", "deals"), [("coinche", 150), ("belot-bg", 400)])
def test_a_fighter_doubles_wherever_the_even_do_and_more_often(game: str, deals: int) -> None:
    seen = list(may_raise(game, deals))
    prudent, even, fighter = (
        {place for place, view in enumerate(seen) if players.get(f"casual {persona}").choose(view) in RAISES}
        for persona in ("prudent", "even", "fighter")
    )
    assert prudent <= even < fighter


def test_a_fighter_doubles_a_hokum_that_the_even_let_be() -> None:
    """Nine, ace and ten of the trumps and two aces: a lead, not yet enough for others."""
    match = engine.start(variants.get("baloot"), 1, dealer=3)
    view = engine.view(match, 0)
    hand = CardSet.parse("9S AS TS AH TH AD 7C 8C")
    places = dict(view.places)
    mine = next(place for place, cards in places.items() if isinstance(cards, tuple) and place.seat == 0)
    places[mine] = tuple(hand)
    words = tuple(engine.parse_any_action(text) for text in ("pass", "double-open", "double-closed"))
    contract = Contract(1, Denomination.SPADES)
    asked = replace(view, places=places, phase=Phase.RAISES, contract=contract, options=words, lawful=words)
    assert players.get("casual").choose(asked) == PASS
    assert players.get("casual fighter").choose(asked) in RAISES


def test_what_a_seat_believes_of_a_contract_depends_on_who_takes_and_who_raised_last() -> None:
    persona = Persona("x", "", "", taking=7, raising=11, taking_by_model=((AuctionModel.POINTS, 2),))

    def told(model: AuctionModel) -> list[tuple[int, int]]:
        contracts = [Contract(0, Denomination.SPADES, raises=raises) for raises in range(4)]
        return [
            (believed(persona, model, contract, takes=True), believed(persona, model, contract, takes=False))
            for contract in contracts
        ]

    assert told(AuctionModel.LADDER) == [(7, 0), (7, 11), (18, 0), (7, 11)]
    assert told(AuctionModel.POINTS) == [(2, 0), (2, 11), (13, 0), (2, 11)]


@pytest.mark.parametrize("expected", [{}, OF_ANYONE], ids=["of a level", "of anyone"])
def test_margins_lean_by_the_model_of_the_auction(expected: Mapping[AuctionKind, Caution]) -> None:
    persona = Persona("x", "", "", taking=7, raising=3, taking_by_model=((AuctionModel.POINTS, 2),))
    even = Caller(by_auction=expected)
    for game, taking in (("classic", 7), ("belot-bg", 7), ("contree-ffb", 2)):
        view = openings(game, 1)[0]
        one, other = (caller.caution_in(view) for caller in (even, even.with_persona(persona)))
        assert (other.taking, other.raising) == (one.taking - taking, one.raising - 3), game


@compiled
def test_weighed_calls_lean_with_the_persona() -> None:
    """One deal looked at by all: the same bid is worth more to the bold, less to the prudent, double to the fighter."""
    match = called("coinche", "pass pass 90H")
    view = engine.view(match, engine.to_act(match))
    bid = next(action for action in view.lawful if isinstance(action, Bid))
    deals = tuple(tuple(hand.mask for hand in world) for world in worlds(view, 6, 1))
    policy = ThumbPlayer(CLUB)

    def worth(action: engine.Action, persona: Persona) -> float:
        search = CallSearch(view, policy, persona=persona)
        return search.weigh([action], deals, [1 / len(deals)] * len(deals), seed=1)[0].mean

    named = {persona.id: persona for persona in PERSONAS}
    assert worth(bid, named["prudent"]) < worth(bid, EVEN) < worth(bid, named["bold"])
    assert worth(DOUBLE, EVEN) < worth(DOUBLE, named["fighter"])


def called(game: str, words: str) -> Match:
    """A match after these calls."""
    match = engine.start(variants.get(game), 2, dealer=3)
    for word in words.split():
        match = engine.apply(match, engine.parse_action(match, word))[0]
    return match


@compiled
def test_weighed_calls_of_the_bold_are_bids_at_least_where_those_of_the_prudent_are() -> None:
    small = SearchPlayer(ThumbPlayer(CLUB), Effort(worlds=8, milliseconds=10**6, call_worlds=8, calls=3))
    extreme = [Persona("x", "", "", taking=points) for points in (-30, 30)]
    shy, keen = (
        [small.with_persona(persona).choose(view) != PASS for view in openings("coinche", 12)] for persona in extreme
    )
    assert all(bids >= passes for passes, bids in zip(shy, keen, strict=True))
    assert sum(keen) > sum(shy)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", [level.id for level in players.LEVELS])
def test_a_level_by_itself_is_the_even_one_and_that_the_level_as_it_is_declared(level: str) -> None:
    assert players.get(level) == players.get(f"{level} even") == _PLAYERS[level]
    view = openings("classic", 1)[0]
    assert players.get(level).decide(view).considered == players.get(f"{level} even").decide(view).considered


def test_others_are_imagined_to_be_even_whoever_one_is() -> None:
    strong, bold = players.get("strong"), players.get("strong bold")
    assert isinstance(strong, SearchPlayer)
    assert isinstance(bold, SearchPlayer)
    assert bold.thumb == strong.thumb


def test_the_numbers_of_a_persona_name_ideas_that_there_are() -> None:
    named = {name for persona in PERSONAS for name, _ in persona.ideas}
    assert named <= {idea.name for idea in ALL_IDEAS}
    assert len({persona.id for persona in PERSONAS}) == len(PERSONAS) == 4


def test_a_kind_is_written_as_the_level_and_the_persona_unless_that_is_the_even_one() -> None:
    assert str(Kind("club")) == "club"
    assert str(Kind("club", "bold")) == "club bold"
    assert Kind.of("club bold") == Kind("club", "bold")
    assert Kind.of(" club  ") == Kind.of("club even") == Kind("club")
    assert Kind.of("") == Kind("")


def test_an_unknown_persona_is_named_with_those_there_are_and_the_nearest() -> None:
    with pytest.raises(players.UnknownLevelError) as problem:
        players.get("club bald")
    assert str(problem.value) == (
        "There is no temperament 'bald': the temperaments are even, prudent, bold, fighter. Did you mean bold?"
    )


def test_a_decision_of_a_persona_can_be_made_again() -> None:
    for view in openings("coinche", 5):
        assert players.get("casual bold").decide(view, seed=3) == players.get("casual bold").decide(view, seed=3)
