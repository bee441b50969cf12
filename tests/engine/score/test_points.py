"""The score of points taken: who writes what, item by item, for two sides and for three."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine import Contract, Denomination, Item, Outcome, Result, Ruleset, Score, What, settle
from belote_desktop.engine.rules.terms import ContractTest, FailTo, Tie, Trickless
from belote_desktop.engine.settlement.items import counted_items
from belote_desktop.engine.settlement.judging import MARGINS, best_opponents, half_makes, judged, shared
from belote_desktop.engine.settlement.needed import points_needed

HEARTS = Contract(0, Denomination.HEARTS)
CLASSIC = variants.get("classic")


def alone(**changes: object) -> Ruleset:
    """Three players, each alone, 24 cards."""
    return variants.get("belote-3p-24", **{"trickless_pay": 0, "declarations": "on", **changes})


def outcome(*cards: int, taker: int = 0, last: int = 0, contract: Contract = HEARTS, **more: object) -> Outcome:
    zeros = (0,) * len(cards)
    known: dict[str, object] = {"declared": zeros, "held_in": zeros, "order": tuple(range(len(cards)))}
    return Outcome(taker, cards, last, contract, **{**known, **more})  # type: ignore[arg-type]


def items_of(score: Score, side: int) -> set[tuple[What, int, str]]:
    return {(item.what, item.points, item.rule) for item in score.written if item.side == side}


def test_an_outcome_with_other_tricks_has_another_sweeper() -> None:
    swept = outcome(152, 0, tricks=(8, 0))
    assert swept.sweeper == 0
    assert swept.with_(tricks=(0, 8)) == outcome(152, 0, tricks=(0, 8))
    assert [swept.with_(tricks=tricks).sweeper for tricks in ((0, 8), (5, 3), None)] == [1, None, None]


def test_every_item_names_the_rule_that_caused_it() -> None:
    score = settle(CLASSIC, outcome(92, 60, tricks=(5, 3)))
    assert items_of(score, 0) == {(What.CARDS, 92, "cards"), (What.LAST_TRICK, 10, "last_trick")}
    assert items_of(score, 1) == {(What.CARDS, 60, "cards")}


def test_the_winner_is_the_side_that_won_the_deal() -> None:
    assert settle(CLASSIC, outcome(92, 60)).winner == 0
    assert settle(CLASSIC, outcome(52, 100)).winner == 1
    held = settle(CLASSIC.change(tie="litige"), outcome(71, 81))
    assert (held.result, held.winner) == (Result.HELD, None)


@pytest.mark.parametrize(
    ("test", "points", "result"),
    [
        (ContractTest.AT_LEAST, (60, 59, 43), Result.MADE),
        (ContractTest.AT_LEAST, (60, 61, 41), Result.FAILED),
        (ContractTest.AT_LEAST, (60, 60, 42), Result.REPLAY),
        (ContractTest.MORE_THAN_HALF, (60, 59, 43), Result.FAILED),
        (ContractTest.MORE_THAN_HALF, (82, 40, 40), Result.MADE),
        (ContractTest.MORE_THAN_HALF, (81, 41, 40), Result.REPLAY),
        (ContractTest.FLAT82, (82, 132, 0), Result.MADE),
        (ContractTest.FLAT82, (81, 41, 40), Result.FAILED),
    ],
)
def test_what_the_taker_needs(test: ContractTest, points: tuple[int, ...], result: Result) -> None:
    rules = CLASSIC.change(contract_test=test, tie=Tie.REPLAY)
    assert judged(rules, outcome(*points), points) is result


def test_level_without_a_trump_suit_makes_no_contract() -> None:
    no_trump = outcome(71, 81, contract=Contract(0, Denomination.NO_TRUMP))
    assert settle(CLASSIC, no_trump).result is Result.FAILED
    assert settle(CLASSIC, outcome(71, 81)).result is Result.MADE
    assert settle(CLASSIC.change(tie="litige"), no_trump).result is Result.HELD


@pytest.mark.parametrize("test", [ContractTest.AT_LEAST, ContractTest.MORE_THAN_HALF])
@pytest.mark.parametrize("tie", Tie)
def test_half_of_the_points_makes_a_contract_where_a_tie_is_made(test: ContractTest, tie: Tie) -> None:
    rules = CLASSIC.change(contract_test=test, tie=tie)
    level = (81, 81)
    assert half_makes(rules) == (judged(rules, outcome(*level), level) is Result.MADE)


def test_an_odd_point_goes_to_the_one_nearest_the_eldest() -> None:
    assert shared(31, (2, 0)) == ((2, 16), (0, 15))
    level = outcome(60, 31, 60, taker=1, order=(2, 0, 1))
    assert best_opponents(level, (60, 31, 60)) == (2, 0)
    score = settle(alone(last_trick=0), level)
    assert score.points == (75, 0, 76)
    assert items_of(score, 2) >= {(What.TRANSFERRED, 16, "fail_to")}


@pytest.mark.parametrize(
    ("fail_to", "points"),
    [
        (FailTo.BEST, (0, 122, 40)),
        (FailTo.ALL, (0, 122, 40)),
        (FailTo.BOTH, (0, 122, 90)),
        (FailTo.VANISH, (0, 72, 40)),
        (FailTo.OWN_ONLY, (0, 72, 40)),
    ],
)
def test_where_the_points_of_a_failed_player_go(fail_to: FailTo, points: tuple[int, ...]) -> None:
    assert settle(alone(fail_to=fail_to), outcome(50, 62, 40, last=1)).points == points


@pytest.mark.parametrize(
    ("fate", "points"),
    [("entitled", (0, 142, 40)), ("defenders_only", (0, 122, 40)), ("all_announced", (0, 142, 40))],
)
def test_a_failed_players_declarations_go_over_as_the_rule_says(fate: str, points: tuple[int, ...]) -> None:
    announced = outcome(50, 62, 40, last=1, declared=(20, 0, 0), best=(0,), tricks=(2, 4, 2))
    assert settle(alone(fail_decl=fate), announced).points == points


def test_a_players_valid_declarations_may_be_fewer_than_those_announced() -> None:
    score = settle(CLASSIC, outcome(92, 60, declared=(70, 0), best=(0,), valid=(50, 0)))
    assert score.points == (152, 60)


def test_declarations_and_belote_that_do_not_help_decide_nothing() -> None:
    took = outcome(61, 91, declared=(50, 0), best=(0,), belote=((0, "K"),))
    assert settle(CLASSIC, took).compared == (141, 91)
    assert settle(CLASSIC.change(declarations_help=False), took).compared == (91, 91)
    assert settle(CLASSIC.change(declarations_help=False, belote_helps_contract=False), took).compared == (71, 91)


@pytest.mark.parametrize(
    ("fate", "points"),
    [(Trickless.LOST, 0), (Trickless.KEPT, 0), (Trickless.TRANSFER, 50), (Trickless.SWEEPER, 70)],
)
def test_the_sweeper_writes_the_others_declarations_where_the_rule_says_so(fate: Trickless, points: int) -> None:
    swept = outcome(152, 0, tricks=(8, 0), declared=(20, 50), best=(1,))
    counted = counted_items(CLASSIC.change(trickless_declarations=fate), swept)
    assert sum(item.points for item in counted if item.what is What.DECLARATIONS and item.side == 0) == points


@pytest.mark.parametrize(("fate", "points"), [("kept", (20, 162)), ("taken", (0, 182)), ("lost", (0, 162))])
def test_belote_of_failed_takers(fate: str, points: tuple[int, int]) -> None:
    assert settle(CLASSIC.change(belote_on_fail=fate), outcome(40, 112, last=1, belote=((0, "K"),))).points == points


@pytest.mark.parametrize(("fate", "points"), [("kept", (0, 182)), ("taken", (0, 182)), ("lost", (0, 182))])
def test_the_defenders_belote_is_always_theirs(fate: str, points: tuple[int, int]) -> None:
    assert settle(CLASSIC.change(belote_on_fail=fate), outcome(40, 112, last=1, belote=((1, "K"),))).points == points


@pytest.mark.parametrize(
    ("made", "points"),
    [("winner_takes_all", (324, 20)), ("each_own", (100, 82)), ("each_multiplied", (200, 144))],
)
def test_what_a_doubled_deal_is_worth_when_it_is_made(made: str, points: tuple[int, int]) -> None:
    doubled = outcome(90, 62, contract=Contract(0, Denomination.HEARTS, multiplier=2), belote=((1, "K"),))
    assert settle(CLASSIC.change(doubled_made=made), doubled).points == points


def test_without_trumps_cards_and_last_trick_count_twice_but_the_capot_bonus_does_not() -> None:
    swept = outcome(120, 0, tricks=(8, 0), contract=Contract(0, Denomination.NO_TRUMP))
    score = settle(CLASSIC.change(sa_scale="raw", nt_factor=2), swept)
    assert items_of(score, 0) >= {(What.FACTOR, 130, "nt_factor"), (What.CAPOT, 90, "capot_value")}
    assert score.points == (350, 0)


def test_held_points_go_to_the_best_opponent_and_are_gone() -> None:
    score = settle(alone(tie="litige"), outcome(40, 62, 50, last=2, held_in=(0, 30, 5)))
    assert (score.points, score.held_out, score.winner) == ((0, 137, 60), (0, 0, 0), 1)


def test_three_sides_hold_over_by_the_side_it_came_from() -> None:
    score = settle(alone(tie="litige"), outcome(60, 52, 40, taker=1, last=1, held_in=(0, 0, 7)))
    assert score.result is Result.MADE
    level = settle(alone(tie="litige"), outcome(62, 52, 38, taker=1, last=1, held_in=(0, 0, 7)))
    assert (level.points, level.held_out) == ((62, 0, 38), (0, 62, 7))


def test_a_misplay_gives_everything_to_the_others_in_equal_parts() -> None:
    score = settle(alone(), outcome(0, 0, 0, misplay=(1,), declared=(20, 0, 21), order=(2, 0, 1)))
    assert (score.result, score.points, score.winner) == (Result.MISPLAY, (101, 0, 102), None)


def test_when_all_misplayed_the_same_dealer_deals_again() -> None:
    score = settle(CLASSIC, outcome(0, 0, misplay=(0, 1), held_in=(9, 0)))
    assert (score.points, score.same_dealer, score.held_out) == ((0, 0), True, (9, 0))


def test_counters_stay_where_nothing_is_counted() -> None:
    score = settle(CLASSIC, outcome(40, 112, last=1, bolts_in=(2, 1), trickless_in=(0, 3)))
    assert (score.bolts_out, score.trickless_out) == ((2, 1), (0, 3))


POINTS_GAMES = ("classic", "decouverte", "bela-4p", "beljot", "belot-ru-pairs", "deberts-2p", "tarabish", "clabber",
                "klaverjas-amsterdam", "belote-3p-24", "bela-3p", "deberts-3p", "belot-ru-3p")  # fmt: skip


@st.composite
def outcomes(draw: st.DrawFn, sides: int) -> Outcome:
    cuts = sorted(draw(st.integers(0, 152)) for _ in range(sides - 1))
    cards = tuple(high - low for low, high in zip([0, *cuts], [*cuts, 152], strict=True))
    side = st.integers(0, sides - 1)
    tricks = tuple(draw(st.integers(0, 8)) if points else 0 for points in cards)
    last = draw(side)
    tricks = tuple(max(number, points > 0 or one == last) for one, (number, points) in
                   enumerate(zip(tricks, cards, strict=True)))  # fmt: skip
    declared = tuple(draw(st.sampled_from((0, 0, 20, 50, 100))) for _ in range(sides))
    return outcome(
        *cards,
        taker=draw(side),
        last=last,
        tricks=tricks,
        declared=declared,
        best=tuple(draw(st.sets(side))),
        belote=tuple((one, "K") for one in draw(st.lists(side, max_size=1))),
        held_in=tuple(draw(st.sampled_from((0, 0, 81))) for _ in range(sides)),
    )


@given(st.data())
def test_items_add_up_and_held_points_are_never_lost(data: st.DataObject) -> None:
    rules = variants.get(data.draw(st.sampled_from(POINTS_GAMES)), tie=data.draw(st.sampled_from([*Tie])))
    rules = rules.change(fail_to=data.draw(st.sampled_from([*FailTo])), bate_penalty=0, trickless_penalty=0)
    deal = data.draw(outcomes(rules.side_count))
    score = settle(rules, deal)
    sums = tuple(sum(item.points for item in score.written if item.side == side) for side in deal.sides)
    assert score.points == sums
    paid = sum(item.points for item in score.written if item.what is What.HELD_WON)
    put_by = -sum(item.points for item in score.written if item.what is What.HELD_OVER)
    bonus = 85 if score.result is Result.HELD and rules.scoring.tie is Tie.BONUS85 else 0
    assert sum(score.held_out) == sum(deal.held_in) - paid + put_by + bonus
    assert (score.winner is not None) == (score.result in (Result.MADE, Result.FAILED))
    assert all(isinstance(item, Item) and item.rule for item in score.written)


@pytest.mark.parametrize("test", MARGINS)
@pytest.mark.parametrize("tie", Tie)
@pytest.mark.parametrize("trump", [Denomination.HEARTS, Denomination.NO_TRUMP])
def test_the_points_needed_are_the_least_that_make_the_contract(
    test: ContractTest, tie: Tie, trump: Denomination
) -> None:
    rules = CLASSIC.change(contract_test=test, tie=tie)
    contract = Contract(0, trump)
    for most in (162, 163, 182, 212):
        results = [
            judged(rules, outcome(own, most - own, contract=contract), (own, most - own)) for own in range(most + 1)
        ]
        told = {
            points_needed(rules, contract, Score(result, (0, 0), compared=(own, most - own), taker=0))
            for own, result in enumerate(results)
            if result in (Result.MADE, Result.FAILED)
        }
        assert told == {results.index(Result.MADE)}


def test_a_bid_that_must_also_be_more_than_the_others_have_needs_both() -> None:
    rules = variants.get("coinche", contract_test="bid_and_more")
    for bid, needed in ((80, 82), (90, 90)):
        contract = Contract(0, Denomination.HEARTS, bid=bid // rules.bid.bid_unit)
        score = Score(Result.MADE, (112, 50), compared=(112, 50), taker=0)
        assert points_needed(rules, contract, score) == needed
