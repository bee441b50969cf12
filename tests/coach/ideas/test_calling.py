"""Ideas of an auction: where each speaks, with its facts, and where it is silent because one fact is missing."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.coach.ideas import calling_ideas as calling
from belote_desktop.coach.ideas import passing_ideas as passing
from tests.coach.ideas_speaking import argues, dealt

BIDDING, TURNED = variants.get("coinche"), variants.get("classic-no-decl")
STRONG = {0: "JS 9S AS 8S AH KD 7D 8C", 1: "JH 9H TH KH QS TS KS 7S"}


def first(hand: str, words: str = "", **others: str) -> engine.Match:
    """An auction of bids in which seat 0 speaks first, with this hand, after these calls."""
    return dealt(BIDDING, {0: hand} | {int(seat[1:]): held for seat, held in others.items()}, words)


SOLID = first(STRONG[0])


def test_jack_and_nine_make_a_trump_suit() -> None:
    assert (
        argues(calling.top_trumps, SOLID, "80S") == "With ♠ as trumps you would hold J♠ and 9♠, the two highest trumps."
    )
    told = "With ♠ as trumps you would have 4 trumps, among them J♠, one of the two highest."
    assert argues(calling.top_trumps, first("JS TS AS 8S AH KD 7D 8C"), "80S") == told
    assert argues(calling.top_trumps, first("JS TS AC 8C AH KD 7D KC"), "80S") == ""
    assert argues(calling.top_trumps, SOLID, "80C") == ""
    assert argues(calling.top_trumps, SOLID, "80NT") == ""


def test_four_trumps_are_many() -> None:
    assert argues(calling.long_suit, SOLID, "80S") == "With ♠ as trumps you would have 4 trumps: J♠ 9♠ A♠ 8♠."
    assert argues(calling.long_suit, SOLID, "80D") == ""


def test_an_ace_beside_trumps_can_win_a_trick() -> None:
    assert argues(calling.side_aces, SOLID, "80S") == "Besides your trumps, A♥ may win a trick."
    told = "Besides your trumps, A♥ and A♦ may win a trick each."
    assert argues(calling.side_aces, first("JS 9S AS 8S AH AD 7D 8C"), "80S") == told
    assert argues(calling.side_aces, first("JS 9S AS 8S KH KD 7D 8C"), "80S") == ""


def test_aces_speak_for_no_suit_of_one_or_two_cards() -> None:
    assert argues(calling.side_aces, first("7S AH TD JD KD KC 8C 9C"), "80S") == ""
    assert argues(calling.side_aces, first("7S 8S AH TD JD KC 8C 9C"), "80S") == ""
    assert argues(calling.side_aces, first("7S 8S 9S AH TD JD KC 8C"), "80S") != ""


def test_without_trumps_two_aces_are_wanted() -> None:
    told = "In no trumps A♠ and A♥ are the highest cards of their suits."
    assert argues(calling.side_aces, SOLID, "80NT") == told
    assert argues(calling.side_aces, first("JS 9S AS 8S KH KD 7D 8C"), "80NT") == ""
    assert argues(calling.side_aces, SOLID, "80AT") == ""


def test_in_all_trump_two_jacks_are_masters() -> None:
    told = "In all trumps J♠ and J♥ are the highest cards of their suits."
    assert argues(calling.jacks_of_all_trumps, first("JS JH 7S 8S 7D 8D 7C 8C"), "80AT") == told
    assert argues(calling.jacks_of_all_trumps, SOLID, "80AT") == ""
    assert argues(calling.jacks_of_all_trumps, first("JS JH 7S 8S 7D 8D 7C 8C"), "80S") == ""


def test_king_and_queen_of_the_suit_are_a_belote() -> None:
    royal = first("KS QS 7S 8S 7D 8D 7C 8C")
    assert argues(calling.belote_in_hand, royal, "80S") == "With ♠ as trumps, K♠ and Q♠ would be belote."
    assert argues(calling.belote_in_hand, royal, "80D") == ""
    assert argues(calling.belote_in_hand, first("KS 9S 7S 8S 7D 8D 7C 8C"), "80S") == ""
    roem = dealt(variants.get("klaverjas-amsterdam"), {0: "KS QS 7S 8S 7D 8D 7C 8C"}, "")
    assert argues(calling.belote_in_hand, roem, "S") == ""  # there they score only in one trick


def test_the_partners_suit_is_raised() -> None:
    match = first(STRONG[0], "80S pass", s2="QS 7H 8H 9H AD 8D 9D TD")
    assert argues(calling.support_partner, match, "90S") == "Your partner called ♠, and you support it with Q♠ and A♦."
    assert argues(calling.support_partner, match, "90D") == ""
    assert argues(calling.support_partner, SOLID, "80S") == ""


def test_without_jack_or_nine_of_any_suit_one_passes() -> None:
    told = "No suit you can name would give you one of its two highest trumps."
    assert argues(passing.no_top_trump, first("7S 8S TS 7H 8H TD KD QC"), "pass") == told
    assert argues(passing.no_top_trump, SOLID, "pass") == ""


def test_the_turned_card_counts_for_the_hand_that_would_get_it() -> None:
    hand = "7S 8S TS 7H 8H TD KD"
    weak = dealt(TURNED, {0: hand + " QS"}, "", turn_up="QS")
    assert argues(passing.no_top_trump, weak, "pass") == (
        "With ♠ as trumps you would still lack the two highest: J♠ 9♠."
    )
    assert argues(passing.no_top_trump, dealt(TURNED, {0: hand + " JS"}, "", turn_up="JS"), "pass") == ""


def test_two_trumps_are_too_few() -> None:
    few = dealt(TURNED, {0: "7D 8D 9D 7H 8H TD KD QS"}, "", turn_up="QS")
    told = "With ♠ as trumps you would have only {} so far: too few to draw the others."
    assert argues(passing.short_everywhere, few, "pass") == told.format("1 trump")
    two = dealt(TURNED, {0: "7D 8D 9D 7H 8H TD 7S QS"}, "", turn_up="QS")
    assert argues(passing.short_everywhere, two, "pass") == told.format("2 trumps")
    many = dealt(TURNED, {0: "7S 8S 9S TS KS AS JS QS"}, "", turn_up="QS")
    assert argues(passing.short_everywhere, many, "pass") == ""
    assert argues(passing.short_everywhere, few, "take") == ""
    second = dealt(TURNED, {0: "7D 8D 7H 8H TC KC 9S 7S"}, "pass pass pass pass", turn_up="7S")
    told = "No suit you can name would give you more than 2 trumps so far: too few to draw the others."
    assert argues(passing.short_everywhere, second, "pass") == told


def test_a_hand_of_all_cards_has_at_most_its_trumps() -> None:
    """No more cards are dealt after this auction."""
    even = dealt(variants.get("contree-ffb"), {0: "7S 8S 7H 8H 7D 8D 7C 8C"}, "")
    told = "You would have at most 2 trumps: too few to draw the others."
    assert argues(passing.short_everywhere, even, "pass") == told


def test_without_an_ace_one_passes() -> None:
    told = "You hold no ace, so you have no sure trick outside trumps."
    assert argues(passing.few_aces, first("7S 8S TS 7H 8H TD KD QC"), "pass") == told
    assert argues(passing.few_aces, SOLID, "pass") == ""
    assert argues(passing.few_aces, first("7S 8S TS 7H 8H TD KD QC"), "80S") == ""


def test_the_partners_call_is_left_there() -> None:
    match = first(STRONG[0], "80S pass")
    assert (
        argues(passing.partner_has_called, match, "pass")
        == "Your partner has the highest bid so far, and your hand is not strong enough to go higher."
    )
    assert argues(passing.partner_has_called, first(STRONG[0], "80S"), "pass") == ""
    assert argues(passing.partner_has_called, SOLID, "pass") == ""


AGAINST = first("AS 8S KS QS AH KD 7D 8C", "80S", s1="JS 9S 7H 8H 9H TH 7C 9C")


def test_the_best_trumps_of_the_others_speak_for_a_double() -> None:
    told = "seat 0 plays with ♠ as trumps, and you hold J♠ and 9♠."
    assert argues(calling.strong_against, AGAINST, "double") == told
    assert argues(calling.strong_against, AGAINST, "pass") == ""
    assert argues(calling.strong_against, first(STRONG[0], "80S"), "double") == ""


def test_where_no_suit_is_trump_two_masters_speak_for_a_double_and_fewer_against_it() -> None:
    weak, hands = "9S AS 8S KH QH KD 7D 8C", {"s1": "JS JH 7H 8H 9H TH 7C 9C"}
    told = "Against seat 0 you hold J♠ and J♥, the highest of their suits."
    assert argues(calling.strong_against, first(weak, "100AT", **hands), "double") == told
    few = "You hold too few of these cards: A♠ A♥ A♦ A♣. Nothing suggests that the contract will fail."
    match = first(weak, "100NT", s1="JS AH 7H 8H 9H TH 7C 9C")
    assert argues(calling.strong_against, match, "double") == ""
    assert argues(calling.nothing_against, match, "pass") == few
    assert argues(calling.nothing_against, first(weak, "100AT", **hands), "pass") == ""


def test_without_a_good_trump_of_theirs_nothing_speaks_for_a_double() -> None:
    told = "You lack the two highest trumps, J♠ and 9♠, so nothing suggests that the contract will fail."
    assert argues(calling.nothing_against, first(STRONG[0], "80S"), "pass") == told
    assert argues(calling.nothing_against, AGAINST, "pass") == ""
    assert argues(calling.nothing_against, SOLID, "pass") == ""
