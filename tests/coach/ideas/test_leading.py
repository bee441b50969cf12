"""Ideas of a leader: where each speaks, with its facts, and where it is silent because one fact is missing."""

from __future__ import annotations

from belote_desktop import engine, players, variants
from belote_desktop.coach.ideas import leading_ideas as leading
from belote_desktop.coach.ideas import trump_leads as trumps
from belote_desktop.coach.strategy.drawing_trumps import stop_drawing
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.rules.terms import Phase
from tests.coach.deals_in_play import played
from tests.coach.ideas_speaking import dealt, known, says

LONG = {0: "JS 9S 8S AH 7H 8D 9D 7C"}
TOOK, THEIRS = played(LONG, taker=0, trump="S"), played(LONG, taker=1, trump="S")
"""Seat 0 leads first; its own side took spades, or the other side."""

GONE = {
    0: "JS AS TS KS QS 8S AH 7H", 1: "7D 9D TD QD KD JD AD 7C",
    2: "9S 7S KH QH JH 8C 9C TC", 3: "8D 8H 9H TH JC QC KC AC",
}  # fmt: skip
DRAWN = played(GONE, taker=0, trump="S", cards="JS 7D 7S 8D")
"""Both opponents have shown that they hold no trump; the partner has the nine."""
NOT_DRAWN = played(GONE, taker=0, trump="S")

RUFFED = {
    0: "AH KH 7H 8H AD 7D 8D 9C", 1: "7S 8S 9S 9D TD JD 7C 8C",
    2: "9H TH QD AC TC KC QC JC", 3: "QH JH KD AS TS KS QS JS",
}  # fmt: skip
VOID = "7H 7S 9H JH 9D QD KD AD"
"""Seat 1 ruffed the first heart, seat 0 won the diamond after it and leads again."""

SUITS = {0: "TD KD 9D KH 8H 7C JS 9S"}


def test_the_takers_draw_trumps_from_the_top_while_an_opponent_may_hold_some() -> None:
    told = "Draw trumps from the top: your opponents may still have up to 5 trumps."
    assert says(trumps.draw_trumps, TOOK, "JS") == told
    assert says(trumps.draw_trumps, TOOK, "9S") == told  # the jack is in the same hand
    assert says(trumps.draw_trumps, TOOK, "8S") == ""
    assert says(trumps.draw_trumps, THEIRS, "JS") == ""
    assert says(trumps.draw_trumps, DRAWN, "AS") == ""


def test_few_trumps_that_are_still_out_are_named() -> None:
    few = played({0: "JS 9S AS TS KS AH 7H 8D"}, taker=0, trump="S")
    told = "Draw trumps from the top: an opponent may still ruff with Q♠, 8♠ or 7♠."
    assert says(trumps.draw_trumps, few, "JS") == told


def test_the_partner_of_the_taker_leads_a_trump() -> None:
    told = "Your partner is the taker: lead a trump to help draw your opponents’ trumps."
    assert says(trumps.help_the_taker, played(LONG, taker=2, trump="S"), "8S") == told
    assert says(trumps.help_the_taker, TOOK, "8S") == ""
    assert says(trumps.help_the_taker, THEIRS, "8S") == ""


NINE = played({0: "9S AS 8S AH 7H 8D 9D 7C"}, taker=0, trump="S")
"""The taker has the nine of trumps, and the jack is out."""


def test_a_taker_without_the_highest_trump_draws_with_a_lower_one() -> None:
    told = "You are the taker: draw trumps with a lower card than 9♠, as J♠ could take it."
    assert says(trumps.draw_low, NINE, "8S") == told
    assert says(trumps.draw_low, NINE, "9S") == ""
    assert says(trumps.draw_low, TOOK, "8S") == ""  # the jack is in hand
    out = "You are the taker: lead trumps to draw those that are out and to drive out J♠."
    assert says(trumps.drive_trump_out, NINE, "9S") == out
    assert says(trumps.drive_trump_out, TOOK, "8S") == ""
    lower = played({0: "AS 8S AH 7H 8D 9D 7C 8C"}, taker=0, trump="S")
    told = "You are the taker: lead trumps to draw those that are out and to drive out J♠ and 9♠."
    assert says(trumps.drive_trump_out, lower, "8S") == told


def test_a_taker_with_one_trump_leads_it_to_draw_trumps() -> None:
    lone = played({0: "9S AH TH 7H 8D 9D 7C 8C"}, taker=0, trump="S")
    told = "You are the taker: lead your last trump to draw trumps from your opponents."
    assert says(trumps.drive_trump_out, lone, "9S") == told


def test_a_trump_above_all_of_ones_own_is_left_alone() -> None:
    """Jack and seven are out: the jack takes a trick whether trumps are led or not."""
    told = "Lead a side suit and leave J♠ alone: it beats all your trumps, so drawing it would cost you one."
    match = played({0: "9S AS TS KS QS 8S AH 7H"}, taker=0, trump="S")
    assert says(trumps.leave_top_trump, match, "7H") == told
    assert says(trumps.leave_top_trump, match, "8S") == ""
    assert says(trumps.leave_top_trump, played({0: "JS AS TS KS QS 8S AH 7H"}, taker=0, trump="S"), "7H") == ""
    assert says(trumps.leave_top_trump, played({0: "9S AS TS KS QS 8H AH 7H"}, taker=0, trump="S"), "7H") == ""


def test_the_defenders_lead_no_trumps() -> None:
    told = "You are defending: lead a side suit, as leading trumps would help the taker."
    assert says(trumps.leave_trumps_alone, THEIRS, "AH") == told
    assert says(trumps.leave_trumps_alone, TOOK, "AH") == ""
    assert says(trumps.leave_trumps_alone, played({0: "AH 7H 8D 9D 7C 8C 9C TC"}, taker=3, trump="S"), "AH") == ""


def test_once_the_opponents_have_no_trump_ones_own_are_kept() -> None:
    told = "No opponent has a trump left: save yours to win tricks later."
    assert says(trumps.trumps_are_drawn, DRAWN, "AH") == told
    assert says(trumps.trumps_are_drawn, NOT_DRAWN, "AH") == ""


def test_a_covered_card_may_still_be_a_trump() -> None:
    """In Belote Découverte an opponent without an open trump may uncover one."""
    match, at = engine.start(variants.get("decouverte"), seed=5), None
    while at is None or not (at.leads and at.trumps and not at.trumps_out):
        seat = engine.to_act(match)
        assert seat is not None
        match = engine.apply(match, players.get("casual").choose(engine.view(match, seat), seed=3), seat)[0]
        at = None if engine.view(match, 0).contract is None else known(match)
    assert at.trump is not None
    assert at.out.suited(at.trump)
    assert at.legal & at.trumps
    assert at.legal - at.trumps
    assert not any(trumps.trumps_are_drawn(at, card) for card in at.legal)
    assert stop_drawing(at) is None


def test_a_master_that_no_opponent_can_ruff_is_a_certain_trick() -> None:
    told = "Cash your master in ♥: no opponent can ruff it."
    assert says(leading.cash_sure, DRAWN, "AH") == told
    assert says(leading.cash_sure, DRAWN, "7H") == ""
    assert says(leading.cash_sure, NOT_DRAWN, "AH") == ""


def test_a_master_that_may_be_ruffed_later_is_cashed_early() -> None:
    told = "Cash your master in ♥ before an opponent can ruff it."
    assert says(leading.cash_early, TOOK, "AH") == told
    assert says(leading.cash_early, DRAWN, "AH") == ""


def test_it_is_too_late_to_cash_early_when_an_opponent_has_run_out() -> None:
    assert says(leading.cash_early, played(RUFFED, taker=1, trump="S"), "AH") != ""
    assert says(leading.cash_early, played(RUFFED, taker=1, trump="S", cards=VOID), "AH") == ""


def test_the_highest_trump_takes_trumps_from_opponents_who_may_hold_some() -> None:
    told = "Draw trumps while you hold the highest one left."
    assert says(trumps.lead_master_trump, TOOK, "JS") == told
    assert says(trumps.lead_master_trump, DRAWN, "AS") == ""
    assert says(trumps.lead_master_trump, played({0: "9S 8S AH 7H 8D 9D 7C 8C"}, taker=0, trump="S"), "9S") == ""


def test_the_partners_first_suit_is_led_back() -> None:
    hands = {
        0: "AD 8D 7H 8H 9H 7C 8C JS", 1: "7D KD AH TH AC TC 9S TS",
        2: "9D JD QH KH QC KC 7S 8S", 3: "TD QD JH 9C JC AS KS QS",
    }  # fmt: skip
    match = played(hands, dealer=1, taker=2, trump="S", cards="9D TD AD 7D")
    assert says(leading.lead_back, match, "8D") == "Your partner led ♦: return the suit."
    assert says(leading.lead_back, match, "7H") == ""
    assert says(leading.lead_back, TOOK, "8D") == ""
    only = known(match)
    vars(only)["legal"] = only.legal.suited(Suit.DIAMONDS)  # as if nothing else were left
    assert leading.lead_back(only, Card.parse("8D")) is None


def test_the_last_card_of_a_suit_is_beaten_only_by_a_ruff() -> None:
    all_hearts = played({0: "AH TH KH QH JH 9H 8H 7H", 1: "7D 8D"}, taker=1, trump="S")
    assert says(leading.lead_last, all_hearts, "7H") == "Nobody else has a card left in ♥: only a ruff can beat yours."
    assert says(leading.lead_last, TOOK, "7H") == ""


def test_a_suit_that_the_partner_has_none_of_can_be_ruffed() -> None:
    hands = {
        0: "AH 8H 7C 8C 9C 7D 8D JS", 1: "7H 9H TC JC 9D TD 9S AS",
        2: "KC QC AC KD QD AD 7S 8S", 3: "TH JH QH KH JD TS KS QS",
    }  # fmt: skip
    match = played(hands, taker=0, trump="S", cards="AH 7H QD TH")
    assert (
        says(leading.find_partner_void, match, "8H") == "Your partner is void in ♥ and may be able to ruff that suit."
    )
    assert says(leading.find_partner_void, match, "7C") == ""


def test_a_declarer_who_has_run_out_is_made_to_ruff() -> None:
    told = "seat 1 is void in ♥: a lead of that suit may cost the taker a trump."
    assert says(leading.make_them_ruff, played(RUFFED, taker=1, trump="S", cards=VOID), "8H") == told
    assert says(leading.make_them_ruff, played(RUFFED, taker=3, trump="S", cards=VOID), "8H") == ""
    assert says(leading.make_them_ruff, played(RUFFED, taker=1, trump="S", cards=VOID), "7D") == ""


def test_the_one_card_above_a_long_suit_is_driven_out() -> None:
    told = "In ♦ only A♦ is above your best card. Once it is gone, you have the master."
    match = played(SUITS, taker=0, trump="S")
    assert says(leading.drive_out, match, "9D") == told
    assert says(leading.drive_out, match, "TD") == told  # the king is then the highest
    assert says(leading.drive_out, match, "8H") == ""  # two cards are no long suit


def test_a_suit_with_two_cards_above_it_is_not_established_at_once() -> None:
    assert says(leading.drive_out, played({0: "KD QD 9D KH 8H 7C JS 9S"}, taker=0, trump="S"), "9D") == ""
    top = played({0: "TD JD 9D KH 8H 7C JS 9S"}, taker=0, trump="S")
    assert says(leading.drive_out, top, "9D") != ""
    assert says(leading.drive_out, top, "TD") == ""  # king and queen are above the jack that would be left


def test_a_single_card_is_led_to_ruff_the_suit_later() -> None:
    told = "You hold only one card in ♣. Once it is gone, you can ruff that suit."
    assert says(leading.make_void, played(SUITS, taker=0, trump="S"), "7C") == told
    assert says(leading.make_void, played(SUITS, taker=0, trump="S"), "8H") == ""
    without = played({0: "TD KD 9D 8D KH 8H QH 7C"}, taker=3, trump="S")
    assert says(leading.make_void, without, "7C") == ""


def test_a_short_side_suit_is_soon_gone() -> None:
    """Another may be as short: it is not called the shortest."""
    told = "You hold only 2 cards in ♥: the sooner you are void, the sooner you can ruff."
    match = played({0: "TD KD 9D KH 8H 7C 8C JS"}, taker=0, trump="S")
    assert says(leading.shortest_suit, match, "8H") == told
    assert says(leading.shortest_suit, match, "9D") == ""
    assert says(leading.shortest_suit, played(SUITS, taker=0, trump="S"), "8H") == ""  # a single club is shorter


def test_a_ten_under_the_ace_is_not_opened() -> None:
    told = "Let others lead ♦: a higher card than 10♦ is still out."
    assert says(leading.spare_tens, played(SUITS, taker=0, trump="S"), "8H") == told
    assert says(leading.spare_tens, played(SUITS, taker=0, trump="S"), "9D") == ""
    assert says(leading.spare_tens, played({0: "AD TD 9D KH 8H 7C JS 9S"}, taker=0, trump="S"), "8H") == ""
    told = "Let others lead these suits: higher cards than 10♥ and 10♦ are still out."
    assert says(leading.spare_tens, played({0: "TD KD 9D TH 8H 7C JS 9S"}, taker=0, trump="S"), "7C") == told


def test_under_a_higher_card_one_leads_low() -> None:
    told = "In ♥ a higher card than yours is still out: lead low to risk few points."
    assert says(leading.lead_low, played(SUITS, taker=0, trump="S"), "8H") == told
    assert says(leading.lead_low, played(SUITS, taker=0, trump="S"), "KH") == ""
    assert says(leading.lead_low, played({0: "AH 8H 9D KD QD 7C JS 9S"}, taker=0, trump="S"), "8H") == ""


def test_a_ten_or_an_ace_is_never_led_as_a_low_card() -> None:
    match = played({0: "TS AS 9D KD QD 7C JH 8H"}, taker=1, trump="S")
    assert says(leading.lead_low, match, "TS") == ""
    assert says(leading.lead_low, played({0: "7S AS 9D KD QD 7C JH 8H"}, taker=1, trump="S"), "7S") != ""


def test_where_nobody_can_ruff_the_long_suit_is_led() -> None:
    told = "No opponent can ruff: lead your long suit, ♥. Once the higher cards are gone, yours win."
    sans = dealt(variants.get("coinche"), {0: "KH QH JH 9H TS 8S KD 7C"}, "80NT pass pass pass")
    assert says(leading.lead_long_suit, sans, "QH") == told
    assert says(leading.lead_long_suit, sans, "8S") == ""
    with_ace = dealt(variants.get("coinche"), {0: "AH QH JH 9H TS 8S KD 7C"}, "80NT pass pass pass")
    assert says(leading.lead_long_suit, with_ace, "AH") == ""  # that is a sure trick
    assert says(leading.lead_long_suit, played({0: "KH QH JH 9H TS 8S KD 7C"}, taker=0, trump="S"), "QH") == ""


def test_without_a_trump_suit_a_master_is_cashed_and_keeps_the_lead() -> None:
    told = "Cash your master in ♥: it is a sure trick, and you keep the lead."
    assert says(leading.cash_sure, dealt(variants.get("coinche"), {0: "AH QH"}, "80NT pass pass pass"), "AH") == told
    every = dealt(variants.get("coinche"), {0: "JH AH 9D"}, "80AT pass pass pass")
    assert says(leading.cash_sure, every, "JH") == told
    assert says(leading.cash_sure, every, "AH") == ""  # in all trumps the nine is above it


def test_no_high_card_is_led_to_an_opponent_who_has_run_out_of_its_suit() -> None:
    told = "Do not lead A♥: an opponent is void in that suit and may ruff."
    match = played(RUFFED, taker=1, trump="S", cards=VOID)
    assert says(leading.avoid_the_ruff, match, "7D") == told
    assert says(leading.avoid_the_ruff, match, "AH") == ""
    assert says(leading.avoid_the_ruff, played(RUFFED, taker=1, trump="S"), "7D") == ""
    assert says(leading.lead_master, match, "AH") == "Lead your master in ♥: only a ruff can beat it."
    assert says(leading.lead_master, played(RUFFED, taker=1, trump="S"), "AH") == ""  # nobody is known to be void


def test_a_suit_in_which_nothing_can_be_lost_is_led() -> None:
    told = "Lead a suit in which you have nothing to lose: ♥."
    match = played({0: "9H 8H 7H KD QD TC KC 7S"}, taker=1, trump="S")
    assert says(leading.lead_weak_suit, match, "8H") == told
    assert says(leading.lead_weak_suit, match, "QD") == ""


def test_without_a_sure_trick_the_lead_costs_few_points() -> None:
    told = "You have no sure trick to cash: lead a card that costs few points."
    match = played({0: "9H 8H KH KD QD TC KC 7S"}, taker=1, trump="S")
    assert says(leading.lead_cheaply, match, "8H") == told
    assert says(leading.lead_cheaply, match, "KH") == ""
    assert says(leading.lead_cheaply, played({0: "9H 8H AH KD QD TC KC 7S"}, taker=1, trump="S"), "8H") == ""


def test_with_a_single_opponent_the_reasons_for_a_lead_speak_of_one() -> None:
    told = set()
    for seed in range(4):
        match = engine.start(variants.get("belote-2p"), seed)
        while match.deal is not None and not match.deals:
            if match.deal.phase is Phase.PLAY and (at := known(match)).leads:
                ideas = (leading.cash_sure, leading.cash_early, leading.lead_last, leading.lead_long_suit)
                told |= {str(said) for idea in ideas for card in at.legal if (said := idea(at, card)) is not None}
            match = engine.apply(match, engine.legal(match)[-1])[0]
    assert any("your opponent" in sentence for sentence in told)
    assert not any("no opponent" in sentence.lower() or "an opponent" in sentence for sentence in told)
