"""Declarations and belote as they are announced in play: docs/rules/classic.md, Declarations."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import ActionRefused, Event, Match, What
from belote_desktop.engine.actions import Announce, parse_declaration
from belote_desktop.engine.events import Announced, BeloteSaid, CardPlayed, DeclarationsVoid, Shown
from tests.engine.spread_hands import ONE_SUIT_EACH, RUNS, act, deal, lead_out

CLASSIC = variants.get("classic")
MANUAL = variants.get("classic", announcing="manual")
NO_DECLARATIONS = variants.get("classic-no-decl")
ALL_TRUMPS = ["JH", "9H", "AH", "TH", "KH", "QH", "8H", "7H"]


def only(events: tuple[Event, ...], *kinds: type) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def offered(match: Match, word: str) -> list[str]:
    return [str(action) for action in engine.legal(match) if str(action).startswith(word)]


def belote_points(match: Match, side: int) -> int:
    items = match.deals[0].score.written
    return sum(item.points for item in items if item.what is What.BELOTE and item.side == side)


def test_each_player_announces_the_class_with_the_first_card_and_the_best_side_shows_after_the_trick() -> None:
    _, events = act(deal(CLASSIC, RUNS), "AS", "TS", "8S", "JS")
    said = only(events, Announced, CardPlayed, Shown)
    assert [type(event) for event in said] == [Announced, CardPlayed] * 3 + [CardPlayed, Shown]
    assert only(events, Announced) == [Announced(0, Announce(3)), Announced(1, Announce(4)), Announced(2, Announce(3))]
    assert only(events, Shown) == [Shown(1, parse_declaration("AC-KC-QC-JC"))], "the beaten side never shows"


def test_nothing_is_announced_in_the_game_without_declarations() -> None:
    _, events = act(deal(NO_DECLARATIONS, RUNS), "AS", "TS", "8S", "JS")
    assert not only(events, Announced, Shown)


def test_announced_by_hand_a_declaration_that_is_not_said_does_not_count() -> None:
    match = deal(MANUAL, RUNS)
    assert offered(match, "declare") == ["declare AS-KS-QS"]
    match, events = act(match, "declare AS-KS-QS", "AS", "TS", "declare KD-QD-JD", "8S", "JS")
    assert only(events, Shown) == [Shown(0, parse_declaration("AS-KS-QS")), Shown(2, parse_declaration("KD-QD-JD"))]
    assert offered(match, "declare") == []


def test_after_the_first_trick_a_declaration_comes_too_late() -> None:
    match, _ = act(deal(MANUAL, RUNS), "AS", "TS", "8S", "JS")
    with pytest.raises(ActionRefused, match="You can declare only with your first card"):
        act(match, "declare AS-KS-QS")


def test_a_declaration_is_announced_once_and_no_part_of_it_again() -> None:
    match, _ = act(deal(MANUAL, RUNS), "AS")
    assert offered(match, "declare") == ["declare AC-KC-QC-JC", "declare AC-KC-QC", "declare KC-QC-JC"]
    match, _ = act(match, "declare KC-QC-JC")
    assert offered(match, "declare") == []


def test_before_the_play_everyone_announces_in_turn_from_the_eldest() -> None:
    rules = variants.get("classic", announcing="manual", decl_window="before_play")
    match = deal(rules, RUNS)
    assert {str(action) for action in engine.legal(match)} == {"done", "declare AS-KS-QS"}
    match, events = act(match, "declare AS-KS-QS", "done", "declare AC-KC-QC-JC", "done", "done", "done")
    assert only(events, Announced) == [Announced(0, Announce(3)), Announced(1, Announce(4))]
    assert engine.to_act(match) == 0
    _, events = act(match, "AS", "TS", "8S", "JS")
    assert only(events, Shown) == [Shown(1, parse_declaration("AC-KC-QC-JC"))]


def test_equal_runs_that_cancel_are_told_and_none_is_shown() -> None:
    rules = variants.get("classic", run_tie="cancel")
    hands = (RUNS[0], "AC KC QC 7C 8H 8D 9D TS", RUNS[2].replace("7C", "JC"), RUNS[3])
    _, events = act(deal(rules, hands), "AS", "TS", "8S", "JS")
    assert only(events, DeclarationsVoid) == [DeclarationsVoid()]
    assert not only(events, Shown)


def test_belote_is_said_with_the_first_of_king_and_queen_and_rebelote_with_the_second() -> None:
    for first, second in (("KH", "QH"), ("QH", "KH")):
        match, events = lead_out(deal(NO_DECLARATIONS, ONE_SUIT_EACH), first)
        assert only(events, BeloteSaid) == [BeloteSaid(0, second=False)]
        _, events = lead_out(match, "JH", second)
        assert only(events, BeloteSaid) == [BeloteSaid(0, second=True)]


def test_belote_is_said_before_its_card_is_played() -> None:
    _, events = lead_out(deal(NO_DECLARATIONS, ONE_SUIT_EACH), "KH")
    first, second, *_ = events
    assert isinstance(first, BeloteSaid)
    assert isinstance(second, CardPlayed)


def test_king_and_queen_of_a_plain_suit_are_no_belote() -> None:
    _, events = act(deal(NO_DECLARATIONS, RUNS), "KS")
    assert not only(events, BeloteSaid)


def test_king_and_queen_of_trumps_in_two_hands_are_no_belote() -> None:
    hands = (RUNS[0].replace("JH", "KH"), *RUNS[1:3], RUNS[3].replace("KH", "JH"))
    match = deal(NO_DECLARATIONS, hands, turn_up="9H")
    events: tuple[Event, ...] = ()
    while not match.deals:
        match, more = engine.apply(match, engine.legal(match)[0])
        events += more
    assert not only(events, BeloteSaid)
    assert belote_points(match, 0) == belote_points(match, 1) == 0


def test_king_first_scores_belote_as_ever() -> None:
    rules = variants.get("classic-no-decl", belote_order="king_first")
    match, events = lead_out(deal(rules, ONE_SUIT_EACH), *ALL_TRUMPS)
    assert len(only(events, BeloteSaid)) == 2
    assert match.deals[0].score.points == (272, 0)


def test_queen_first_says_nothing_and_scores_nothing_where_the_king_must_be_first() -> None:
    rules = variants.get("classic-no-decl", belote_order="king_first")
    match, events = lead_out(
        deal(rules, ONE_SUIT_EACH), "QH", "KH", *(card for card in ALL_TRUMPS if card[0] not in "KQ")
    )
    assert not only(events, BeloteSaid)
    assert match.deals[0].score.points == (252, 0)


def test_said_by_the_players_belote_needs_both_words() -> None:
    rules = variants.get("classic-no-decl", announcing="manual")
    rest = ["JH", "9H", "AH", "TH", "8H", "7H"]
    both, _ = lead_out(deal(rules, ONE_SUIT_EACH), "belote KH", "belote QH", *rest)
    forgotten, _ = lead_out(deal(rules, ONE_SUIT_EACH), "belote KH", "QH", *rest)
    late, _ = lead_out(deal(rules, ONE_SUIT_EACH), "KH", *rest, "QH")
    assert [belote_points(match, 0) for match in (both, forgotten, late)] == [20, 0, 0]


def test_the_second_word_alone_is_enough_where_a_late_belote_counts() -> None:
    rest = ["JH", "9H", "AH", "TH", "8H", "7H"]
    for late, points in ((False, 0), (True, 20)):
        rules = variants.get("classic-no-decl", announcing="manual", late_announce=late)
        match, _ = lead_out(deal(rules, ONE_SUIT_EACH), "KH")
        assert (offered(match, "belote") == ["belote"]) is late
        match, _ = lead_out(match, "belote QH" if late else "QH", *rest)
        assert belote_points(match, 0) == points


def test_after_the_word_belote_king_or_queen_of_trumps_must_be_played() -> None:
    rules = variants.get("classic-no-decl", announcing="manual")
    match, _ = act(deal(rules, ONE_SUIT_EACH), "belote")
    assert {str(action) for action in engine.legal(match)} == {"KH", "QH"}
    with pytest.raises(ActionRefused, match="You declared the king and queen of trumps, so play K♥ or Q♥"):
        act(match, "JH")


def test_four_sevens_void_the_deal_where_the_option_is_on() -> None:
    hands = ("7S 7H 7D 7C AH KH JH 9H", "AS KS QS JS TS 9S 8S TH", "AD KD QD JD TD 9D 8D QH", "AC KC QC JC TC 9C 8C 8H")
    match = deal(variants.get("classic", carre_cancels7=True), hands)
    assert match.deals[0].score.result == "void"
    assert match.deals[0].score.points == (0, 0)
    assert match.deal is not None
    assert match.deal.number == 2
    assert deal(CLASSIC, hands).deals == ()
