"""What holds at every step of every match, whatever is played: for each registered game and a row of option sets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Card, CardSet, Event, Match, Result, Ruleset, SettledDeal, What
from belote_desktop.engine.actions import DOUBLE, TAKE, Declare, Play, announcement
from belote_desktop.engine.deal import Place
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.events import CardsDealt
from belote_desktop.engine.playing import contest
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.score import total

OPTION_SETS: dict[str, dict[str, object]] = {
    "as it is": {},
    "litige": {"tie": "litige"},
    "announced by hand": {"announcing": "manual"},
    "declared before the play": {"announcing": "manual", "decl_window": "before_play", "run_tie": "cancel"},
    "king first": {"belote_order": "king_first"},
    "any denomination": {"sa_ta_in_classic": "both"},
    "doubled": {"coinche_in_classic": "on"},
    "dealer must take": {"dealer_must_take": True, "packets": "2-3"},
    "strict ruffing": {"partner_winning": "must_trump", "jack_forced": False},
    "free ruffing": {"partner_winning": "no_underruff", "undertrump": "free", "trump_led_raise": "never"},
    "Belgian": {"house": "belgian"},
    "contest": {"house": "contest", "deals": 2},
    "comptoir": {"house": "comptoir", "turnup_to": "dealer"},
}
GAMES = [(game.id, name) for game in variants.all_variants() for name in OPTION_SETS]
every_game = pytest.mark.parametrize(("game", "name"), GAMES, ids=[f"{game}, {name}" for game, name in GAMES])
few = settings(max_examples=5)


def rules_of(game: str, name: str) -> Ruleset:
    return variants.get(game, **OPTION_SETS[name])


def choose(match: Match, draw: Random) -> Action:
    """Some option; takes and names more often than a blind choice would, so that deals are played."""
    offered = engine.legal(match)
    bold = [action for action in offered if action in (TAKE, DOUBLE)]
    return draw.choice(bold) if bold and draw.random() < 0.3 else draw.choice(offered)


def steps(rules: Ruleset, seed: int, deals: int = 2) -> Iterator[tuple[Match, Action, Match, tuple[Event, ...]]]:
    """Each step of a match played by chance: before, what was done, after, what happened."""
    draw = Random(seed)
    match = engine.start(rules, seed)
    while not match.is_over and len(match.deals) < deals:
        action = choose(match, draw)
        after, events = engine.apply(match, action)
        yield match, action, after, events
        match = after


def settled_deals(rules: Ruleset, seed: int, deals: int = 3) -> tuple[SettledDeal, ...]:
    found: tuple[SettledDeal, ...] = ()
    for _, _, after, _ in steps(rules, seed, deals):
        found = after.deals
    return found


@every_game
@few
@given(st.integers(0, 2**32))
def test_every_card_of_the_pack_lies_in_exactly_one_place(game: str, name: str, seed: int) -> None:
    rules = rules_of(game, name)
    whole = sorted(pack(rules))
    for _, _, after, _ in steps(rules, seed, deals=1):
        deal = after.deal or after.deals[-1].deal
        assert sorted(card for cards in deal.places.values() for card in cards) == whole


@every_game
@few
@given(st.integers(0, 2**32))
def test_there_is_always_something_to_do_and_only_cards_from_the_hand_are_played(
    game: str, name: str, seed: int
) -> None:
    for before, _, _, _ in steps(rules_of(game, name), seed, deals=1):
        seat = engine.to_act(before)
        assert seat is not None
        offered = engine.legal(before)
        assert offered
        assert before.deal is not None
        cards = CardSet(action.card for action in offered if isinstance(action, Play))
        assert cards <= before.deal.hand(seat)
        assert set(engine.options(before)) == {seat}, "nobody is asked because of hidden cards"
        for action in offered:
            assert engine.refusals(before, action) == ()


@every_game
@few
@given(st.integers(0, 2**32))
def test_every_option_is_written_and_read_back(game: str, name: str, seed: int) -> None:
    for before, _, _, _ in steps(rules_of(game, name), seed, deals=1):
        for action in engine.legal(before):
            assert engine.parse_action(before, str(action)) == action


@every_game
@few
@given(st.integers(0, 2**32))
def test_the_same_actions_give_the_same_match(game: str, name: str, seed: int) -> None:
    rules = rules_of(game, name)
    again = engine.start(rules, seed)
    for before, action, after, events in steps(rules, seed):
        assert again == before
        again, happened = engine.apply(again, engine.parse_action(again, str(action)))
        assert happened == events
        assert again == after


@every_game
@few
@given(st.integers(0, 2**32))
def test_the_card_points_of_a_suit_contract_add_up_to_162_or_252(game: str, name: str, seed: int) -> None:
    for settled in settled_deals(rules_of(game, name), seed):
        if settled.contract is None or settled.contract.trump is None:
            continue
        items = [item for item in settled.score.counted if item.what in (What.CARDS, What.LAST_TRICK, What.CAPOT)]
        swept = len({trick.winner % 2 for trick in settled.deal.tricks if trick.winner is not None}) == 1
        assert sum(item.points for item in items) == (252 if swept else 162)
        assert (settled.score.capot is not None) is swept


@every_game
@few
@given(st.integers(0, 2**32))
def test_the_items_that_are_written_are_the_score_and_the_scores_are_the_totals(
    game: str, name: str, seed: int
) -> None:
    totals = [0, 0]
    for settled in settled_deals(rules_of(game, name), seed):
        score = settled.score
        for side in (0, 1):
            assert score.points[side] == total(score.written, side)
            totals[side] += score.points[side]
        assert settled.totals == tuple(totals)


@every_game
@few
@given(st.integers(0, 2**32))
def test_the_contract_is_decided_by_what_was_counted(game: str, name: str, seed: int) -> None:
    for settled in settled_deals(rules_of(game, name), seed):
        score = settled.score
        if score.taker is None:
            continue
        takers, defenders = score.compared[score.taker], score.compared[1 - score.taker]
        assert (score.result is Result.FAILED) == (takers < defenders)
        if score.result is Result.FAILED:
            own = [item.what for item in score.written if item.side == score.taker and item.points]
            assert set(own) <= {What.BELOTE}, "who fails writes nothing but belote"


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
@settings(max_examples=15)
@given(st.integers(0, 2**32))
def test_a_match_comes_to_an_end_and_its_winner_has_the_target(game: str, seed: int) -> None:
    rules = variants.get(game, target=300)
    match = engine.start(rules, seed)
    draw = Random(seed)
    while not match.is_over:
        match, _ = engine.apply(match, choose(match, draw))
    assert max(match.totals) >= 300
    if match.winner is not None:
        assert match.totals[match.winner] >= 300


# -- hidden cards -----------------------------------------------------------------------------------------------------


def with_two_cards_swapped(match: Match, seat: int, draw: Random) -> Match:
    """The same opening for `seat`, with two cards changed over that it does not see."""
    assert match.deal is not None
    deck = list(match.deal.deck)
    seen = set(match.deal.hand(seat)) | {match.deal.turn_up}
    one, other = draw.sample([place for place, card in enumerate(deck) if card not in seen], 2)
    deck[one], deck[other] = deck[other], deck[one]
    return engine.start(match.rules, match.seed, decks=[deck], dealer=match.deal.dealer)


def told(match: Match) -> tuple[object, ...]:
    """What players have told of their hands by themselves: classes announced, declarations shown, belote said."""
    deal = match.deal
    assert deal is not None
    shown = contest(match.rules, deal).valid if deal.tricks else ()
    return (
        [(seat, announcement(one)) for seat, one in deal.declared], shown, deal.belote_said, deal.pending_belote,
    )  # fmt: skip


def own_cards(match: Match, seat: int) -> tuple[Card, ...]:
    """The seat's hand in the order it came."""
    assert match.deal is not None
    return match.deal.places[Place(Zone.HAND, seat)]


def compare_from(seat: int, real: Match, other: Match, draw: Random) -> int:
    """Play both alike while that is lawful, and hold the two views equal; how many actions were compared."""
    compared = 0
    while True:
        assert engine.view(real, seat) == engine.view(other, seat)
        action = choose(real, draw)
        if isinstance(action, Declare) or engine.refusals(other, action):
            return compared
        real, events = engine.apply(real, action)
        other, others = engine.apply(other, action)
        if real.deals or other.deals or told(real) != told(other):
            return compared
        if own_cards(real, seat) != own_cards(other, seat):
            return compared  # one of the two cards was dealt to the seat, or both in another order
        assert engine.events_for(events, seat) == engine.events_for(others, seat)
        compared += 1


@every_game
@few
@given(st.integers(0, 2**32))
def test_matches_that_differ_only_in_cards_a_seat_may_not_see_look_the_same_to_it(
    game: str, name: str, seed: int
) -> None:
    rules = rules_of(game, name)
    draw = Random(seed)
    for seat in range(rules.table.seats):
        real = engine.start(rules, seed, decks=[draw.sample(pack(rules), len(pack(rules)))], dealer=draw.randrange(4))
        other = with_two_cards_swapped(real, seat, draw)
        assert engine.events_for(engine.opening_events(real), seat) == engine.events_for(
            engine.opening_events(other), seat
        )
        compare_from(seat, real, other, draw)


def test_the_comparison_of_hidden_cards_reaches_deep_into_the_play() -> None:
    """Otherwise the test above would hold nothing."""
    rules = variants.get("classic-no-decl")
    depths = []
    for seed in range(60):
        draw = Random(seed)
        real = engine.start(rules, seed, decks=[draw.sample(pack(rules), 32)], dealer=3)
        depths.append(compare_from(0, real, with_two_cards_swapped(real, 0, draw), draw))
    assert max(depths) >= 20
    assert sum(depth >= 5 for depth in depths) >= 30


def test_a_view_without_seat_shows_no_hand() -> None:
    match = engine.start(variants.get("classic"), 3)
    seen = engine.view(match, None)
    assert seen.hand == CardSet()
    assert seen.options == ()
    assert not any(isinstance(cards, tuple) and len(cards) > 1 for cards in seen.places.values())


def test_a_packet_dealt_to_another_seat_shows_how_many_cards_but_not_which() -> None:
    match = engine.start(variants.get("classic"), 3, dealer=3)
    mine = engine.events_for(engine.opening_events(match), 0)
    packets = [event for event in mine if isinstance(event, CardsDealt)]
    assert all(isinstance(card, Card) for event in packets if event.seat == 0 for card in event.cards)
    assert all(card is None for event in packets if event.seat != 0 for card in event.cards)
    assert [len(event.cards) for event in packets] == [3, 3, 3, 3, 2, 2, 2, 2]
