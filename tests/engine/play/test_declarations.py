"""What a hand announces, and when: docs/rules, Declarations. The contests are in tests/vectors."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine import CardSet, Denomination, Event, Ruleset
from belote_desktop.engine.actions import Announce, Declaration, parse_declaration
from belote_desktop.engine.cards import Rank, deck_of
from belote_desktop.engine.declarations import (
    best_announcement,
    candidates,
    compatible,
    in_contract,
    points_of,
    strength,
)
from belote_desktop.engine.declarations.announcing import contest
from belote_desktop.engine.events import Announced, BeloteSaid, CardPlayed, DeclarationsVoid, Shown
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import Phase
from tests.engine.open_deals import begin, lay_out, offered, play
from tests.lengths import examples

CLASSIC = variants.get("classic")
BELA = variants.get("bela-4p")
EIGHT = "AS KS QS JS TS 9S 8S 7S"


def said(rules: Ruleset, hand: str, denomination: str = "H") -> list[str]:
    """What is announced from a hand."""
    own = in_contract(rules.declaration, Denomination(denomination))
    return [str(one) for one in best_announcement(own, CardSet.parse(hand))]


def points(rules: Ruleset, text: str, denomination: str = "H") -> int:
    return points_of(in_contract(rules.declaration, Denomination(denomination)), parse_declaration(text))


def only(events: tuple[Event, ...], *kinds: type) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


# -- what a hand announces --------------------------------------------------------------------------------------------


def test_a_hand_without_runs_and_fours_announces_nothing() -> None:
    assert said(CLASSIC, "AS KS JS TS 8H 7H 9D QC") == []


def test_fours_come_first_and_then_the_runs_by_suit() -> None:
    assert said(CLASSIC, "JS JH JD JC AD KD QD 7S") == ["four J", "AD-KD-QD"]


def test_a_card_serves_once_unless_the_rules_let_it_serve_twice() -> None:
    hand = "KS KH KD KC QS JS 8D 7D"
    assert said(CLASSIC, hand) == ["four K"]
    assert said(CLASSIC.change(overlap=True), hand) == ["four K", "KS-QS-JS"]


def test_even_where_cards_serve_twice_two_runs_share_no_card() -> None:
    own = CLASSIC.change(overlap=True, split_long_runs=True).declaration
    runs = [parse_declaration(text) for text in ("AS-KS-QS-JS", "JS-TS-9S")]
    assert not compatible(own, CardSet.parse(EIGHT), runs)


@pytest.mark.parametrize(
    ("length", "cut"),
    [
        (3, ["AS-KS-QS"]),
        (4, ["AS-KS-QS-JS"]),
        (5, ["AS-KS-QS-JS"]),
        (6, ["AS-KS-QS-JS"]),
        (7, ["AS-KS-QS-JS", "TS-9S-8S"]),
        (8, ["AS-KS-QS-JS", "TS-9S-8S-7S"]),
        (9, ["AS-KS-QS-JS", "TS-9S-8S-7S"]),
    ],
)
def test_in_tarabish_a_long_run_is_cut_from_the_top(length: int, cut: list[str]) -> None:
    assert said(variants.get("tarabish"), " ".join(f"{EIGHT} 6S".split()[:length])) == cut


def test_eight_in_a_row_are_one_run_or_five_and_three_where_long_runs_are_split() -> None:
    whole = "-".join(EIGHT.split())
    assert said(CLASSIC, EIGHT) == [whole]
    assert said(CLASSIC.change(split_long_runs=True), EIGHT) == ["AS-KS-QS-JS-TS", "9S-8S-7S"]


def test_no_more_than_the_most_may_be_announced_and_the_dearest_are() -> None:
    hand = "AS KS QS JH TH 9H KD QD JD TD"
    rules = CLASSIC.change(declarations_max=2)
    assert said(CLASSIC, hand) == ["AS-KS-QS", "JH-TH-9H", "KD-QD-JD-TD"]
    assert said(rules, hand) == ["AS-KS-QS", "KD-QD-JD-TD"]
    runs = [parse_declaration(text) for text in said(CLASSIC, hand)]
    assert compatible(rules.declaration, CardSet.parse(hand), runs[:2])
    assert not compatible(rules.declaration, CardSet.parse(hand), runs)


def test_points_of_runs_without_a_class_for_five_are_those_of_four() -> None:
    deberts = variants.get("deberts-2p")
    assert [points(deberts, text) for text in ("AS-KS-QS", "AS-KS-QS-JS", "AS-KS-QS-JS-TS")] == [20, 50, 50]
    assert points(deberts, "four J") == 0


def test_what_counts_without_trumps_is_for_the_game_to_say() -> None:
    hand = "AS AH AD AC KD QD 7S 7H"
    expected = {
        "classic": ["four A"], "belot-bg": [], "bidding": ["four A"], "bazar-blot": ["four A"], "baloot": ["four A"],
    }  # fmt: skip
    assert {name: said(variants.get(name), hand, "NT") for name in expected} == expected
    found = {name: points(variants.get(name), "four A", "NT") for name in ("classic", "bazar-blot", "baloot")}
    assert found == {"classic": 100, "bazar-blot": 190, "baloot": 200}


def test_fours_only_means_that_no_run_counts_without_trumps() -> None:
    bidding = variants.get("bidding")
    assert said(bidding, "AS KS QS 9S 9H 9D 9C 7D", "NT") == []
    assert said(bidding, "AS KS QS 9S 9H 9D 9C 7D", "S") == ["four 9", "AS-KS-QS"]


def test_where_cards_meet_in_tricks_or_declarations_are_off_a_hand_announces_nothing() -> None:
    assert said(variants.get("klaverjas-amsterdam"), EIGHT) == []
    assert said(variants.get("classic-no-decl"), EIGHT) == []


PACK = deck_of(Rank.SEVEN)
SHAPES = st.sampled_from(
    ["classic", "bela-4p", "tarabish", "pilotta", "baloot", "deberts-2p", "bazar-blot", "clabber", "klabor"]
)


def every_announcement(own: DeclarationRules, hand: CardSet) -> list[tuple[Declaration, ...]]:
    """All that may be announced together, found by trying everything."""
    possible = candidates(own, hand)
    return [
        chosen
        for size in range(4)
        for chosen in combinations(possible, size)
        if compatible(own, hand, chosen)
    ]  # fmt: skip


@examples(60)
@given(
    SHAPES,
    st.lists(st.sampled_from(PACK[4:8] + PACK[12:16] + PACK[20:24] + PACK[28:32]), min_size=6, max_size=9, unique=True),
)
def test_nothing_that_may_be_announced_scores_more_than_what_is(name: str, cards: list[object]) -> None:
    """The quick search finds as much as trying everything does, and nothing that may not be announced."""
    own = variants.get(name).declaration
    hand = CardSet(cards)  # type: ignore[arg-type]

    def worth(chosen: tuple[Declaration, ...]) -> tuple[int, list[tuple[int, int, int]]]:
        return sum(points_of(own, one) for one in chosen), sorted((strength(own, one) for one in chosen), reverse=True)

    found = best_announcement(own, hand)
    assert compatible(own, hand, found)
    assert set(found) <= set(candidates(own, hand))
    assert worth(found) == max(map(worth, every_announcement(own, hand)))


# -- a run that wins the match ----------------------------------------------------------------------------------------

BELOT = ("AH 9H TH", "AC KC QC JC TC 9C 8C 7C", "AD KD QD", "7S 7D 7H")


def test_eight_in_a_row_win_the_match_before_the_first_card() -> None:
    """docs/rules/bela.md, Declarations."""
    deal, events = begin(BELA, lay_out(BELA, BELOT, "H", phase=Phase.DECLARING))
    assert deal.won_at_once == 1
    assert only(events, Announced, Shown)[-1] == Shown(1, parse_declaration("AC-KC-QC-JC-TC-9C-8C-7C"))
    deal, events = begin(BELA, deal.with_(phase=Phase.PLAY))
    assert (deal.trick, events) == (None, ())


def test_seven_in_a_row_do_not() -> None:
    hands = (BELOT[0], "AC KC QC JC TC 9C 8C", *BELOT[2:])
    deal, _ = begin(BELA, lay_out(BELA, hands, "H", phase=Phase.DECLARING))
    assert deal.won_at_once is None


def test_with_the_first_card_the_run_is_told_and_the_card_stays_in_hand() -> None:
    """docs/rules/deberts.md, Declarations."""
    rules = variants.get("deberts-2p")
    deal, _ = begin(rules, lay_out(rules, (EIGHT + " 9H", "7H 8H 9D"), "D"))
    deal, events = play(rules, deal, "9H")
    assert deal.won_at_once == 0
    assert not only(events, CardPlayed)
    assert len(deal.hand(0)) == 9


def test_by_hand_the_player_may_keep_silent_or_win() -> None:
    rules = variants.get("deberts-2p", announcing="manual")
    deal, _ = begin(rules, lay_out(rules, (EIGHT + " 9H", "7H 8H 9D"), "D"))
    silent, _ = play(rules, deal, "9H")
    assert silent.won_at_once is None
    loud, _ = play(rules, deal, f"declare {'-'.join(EIGHT.split())},")
    assert loud.won_at_once == 0


# -- when -------------------------------------------------------------------------------------------------------------

LATE = ("KH QH 7C", "9S 9C 9D TD")
STACKS = ("JH>8S", "")


@pytest.mark.parametrize(("late", "told"), [(True, [Announced(0, Announce(3))]), (False, [])])
def test_a_run_that_an_uncovered_card_completes_is_declared_late_where_the_option_is_on(
    late: bool, told: list[Event]
) -> None:
    rules = variants.get("belot-2p-open", late_runs=late, declarations_shown="first_trick")
    deal, _ = begin(rules, lay_out(rules, LATE, "D", stacks=STACKS))
    deal, events = play(rules, deal, "8S 9S 9C 7C")
    assert only(events, Announced) == told
    assert len(contest(rules, deal).valid) == len(told)
    assert len(only(events, Shown)) == len(told)


def test_a_run_that_was_there_from_the_beginning_comes_too_late() -> None:
    rules = variants.get("belot-2p-open", late_runs=True, announcing="manual")
    deal, _ = begin(rules, lay_out(rules, ("KH QH JH 7C", "9S 9C 9D TD"), "D", stacks=("7H>8S", "")))
    assert offered(rules, deal, "declare") == ["declare KH-QH-JH"]
    deal, _ = play(rules, deal, "8S 9S 9C")
    assert offered(rules, deal, "declare") == []


def test_by_hand_a_late_run_is_offered_once() -> None:
    rules = variants.get("belot-2p-open", late_runs=True, announcing="manual")
    deal, _ = begin(rules, lay_out(rules, LATE, "D", stacks=STACKS))
    deal, _ = play(rules, deal, "8S 9S 9C")
    assert offered(rules, deal, "declare") == ["declare KH-QH-JH"]
    deal, _ = play(rules, deal, "declare KH-QH-JH,7C")
    assert only(play(rules, deal, "9D KH")[1], Announced) == []


def test_cards_that_lie_covered_do_not_count_with_the_first_card() -> None:
    rules = variants.get("belot-2p-open")
    deal, _ = begin(rules, lay_out(rules, ("KH QH 7C", "9S 9C 9D TD"), "D", stacks=("8S>JH", "")))
    assert only(play(rules, deal, "7C")[1], Announced) == [Announced(0, Announce(3))], "the open jack counts"
    deal, _ = begin(rules, lay_out(rules, ("KH QH 7C", "9S 9C 9D TD"), "D", stacks=STACKS))
    assert only(play(rules, deal, "7C")[1], Announced) == []


def test_cancelled_runs_are_told_and_the_fours_of_the_other_pool_are_shown() -> None:
    rules = variants.get("belot-bg", declarations_shown="first_trick")
    hands = ("AS KS QS 7D", "AC KC QC 8D", "9S 9H 9D 9C", "7S 7H 8S 8H")
    deal, _ = begin(rules, lay_out(rules, hands, "H"))
    _, events = play(rules, deal, "7D 8D 9D 7H")
    told = only(events, DeclarationsVoid, Shown)
    assert told == [DeclarationsVoid(), Shown(2, parse_declaration("four 9"))]


def test_belote_is_said_in_a_game_whose_runs_include_its_cards() -> None:
    deal, _ = begin(CLASSIC, lay_out(CLASSIC, ("KH QH JH", "7H 8H 9D", "7D 8D 7S", "7C 8C 9S"), "H"))
    _, events = play(CLASSIC, deal, "KH")
    assert [type(event) for event in events] == [Announced, BeloteSaid, CardPlayed]
