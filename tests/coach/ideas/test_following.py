"""Ideas of a follower: where each speaks, with its facts, and where it is silent because one fact is missing."""

from __future__ import annotations

from belote_desktop import variants
from belote_desktop.coach.ideas import losing_ideas as losing
from belote_desktop.coach.ideas import own_trick_ideas as own_trick
from belote_desktop.coach.ideas import winning_ideas as winning
from tests.coach.deals_in_play import played
from tests.coach.ideas_speaking import dealt, says

FEED = played(
    {
        0: "JS 9S AS TS 8H AC KC 7H", 1: "AH KH QH JH TH 8S TD 8C",
        2: "9H KS QS 7S JC 9C QC AD", 3: "TC 7C KD 7D 8D 9D QD JD",
    },
    taker=0, trump="S", cards="8H AH 9H",
)  # fmt: skip
"""Last to play on the partner's ace, with neither hearts nor trumps."""
TRUST = {
    0: "AH QH 7S 8S 9C TC AC JD", 1: "8H 9H JS 9S KC QC AD QD",
    2: "KD 9D 8D 7D 7C QS TS TD", 3: "7H TH JH KH AS KS 8C JC",
}  # fmt: skip
THIRD = played(TRUST, taker=1, trump="S", cards="AH 8H")
"""On the partner's ace too, but an opponent is still to play; trumps and a single club are in hand."""
LAST = played(
    {
        0: "AD 8D KC 7C QC QH 7H JC", 1: "JS 9S AS TD 8H AC 9C KS",
        2: "7D 9D JD AH KH TS 8C 9H", 3: "KD QD QS 8S 7S TC TH JH",
    },
    taker=1, trump="S", cards="TD 7D KD", dealer=0,
)  # fmt: skip
"""Last to play: the opponents are winning with the ten of diamonds, and the ace is in hand."""
CHOICE = played(
    {
        0: "AD TD KD QC KC AC TS KS", 1: "QD 8D JS 9S AS 8H 9H TH",
        2: "7D 9C TC 7C 8C JC 7H AH", 3: "JD 9D QS 7S 8S JH QH KH",
    },
    taker=1, trump="S", cards="QD 7D JD", dealer=0,
)  # fmt: skip
"""Last to play to diamonds with three cards that win."""
TAKER = {0: "AH KH QH 9S JS 8D 9D 7S"}
"""Seat 0 leads hearts; what seat 1 holds is given by the test."""


def test_points_go_on_a_trick_that_is_certainly_the_partners() -> None:
    assert says(own_trick.give_points, FEED, "KD") == "Nothing can beat your partner’s A♥: feed points to the trick."
    assert says(own_trick.give_points, FEED, "7D") == ""
    assert says(own_trick.give_points, THIRD, "KD") == ""


def test_points_go_on_the_partners_master_that_only_a_ruff_beats() -> None:
    assert (
        says(own_trick.trust_partner, THIRD, "KD") == "Only a ruff can beat your partner’s A♥: "
        "feed points to the trick."
    )
    assert says(own_trick.trust_partner, THIRD, "7D") == ""
    assert says(own_trick.trust_partner, FEED, "KD") == ""  # it cannot be beaten at all


def test_the_partners_card_is_not_beaten() -> None:
    hands = {0: "KH QH 7S 8S 9C TC AC JD", 1: "8H 9H JS 9S KC QC AD QD", 2: "AH 7H 8D 7C 8C TS TD 7D"}
    match = played(hands, taker=1, trump="S", cards="KH 8H")
    assert says(own_trick.leave_to_partner, match, "7H") == "Your partner is winning with K♥: do not beat it."
    theirs = played({**hands, 1: "TH 9H JS 9S KC QC AD QD"}, taker=1, trump="S", cards="KH TH")
    assert says(own_trick.leave_to_partner, theirs, "7H") == ""


def test_no_trump_is_spent_on_the_partners_trick() -> None:
    assert says(own_trick.spare_a_trump, THIRD, "KD") == "Your partner is winning with A♥: save your trumps."
    assert says(own_trick.spare_a_trump, THIRD, "TS") == ""
    assert says(own_trick.spare_a_trump, FEED, "KD") == ""  # there is none in hand


def test_a_trick_that_nobody_can_take_back_is_won() -> None:
    told = "The trick is worth 14 so far, and you can make sure of it."
    assert says(winning.win_for_certain, LAST, "AD") == told
    assert says(winning.win_for_certain, LAST, "8D") == ""


def test_a_trick_that_may_still_be_ruffed_is_not_certain() -> None:
    hands = {0: "TH KH QH 9S JS 8D 9D 7S", 1: "AH 7H 8C 9C KC JC QC TC"}
    assert says(winning.win_for_certain, played(hands, taker=0, trump="S", cards="TH"), "AH") == ""


def test_of_winners_that_nobody_beats_the_dearest_brings_its_points_home() -> None:
    told = "Each of these cards wins the trick: A♦ 10♦ K♦. Choose the one worth the most points."
    assert says(winning.win_with_points, CHOICE, "AD") == told
    assert says(winning.win_with_points, CHOICE, "KD") == ""
    assert says(winning.win_with_points, LAST, "AD") == ""  # the one card that wins


def test_the_lowest_winner_is_enough_where_no_opponent_can_beat_it() -> None:
    told = "Your lowest winning card is enough, as no opponent can beat it: keep A♦ and 10♦."
    assert says(winning.win_cheaply, CHOICE, "KD") == told
    assert says(winning.win_cheaply, CHOICE, "AD") == ""
    assert says(winning.win_cheaply, LAST, "AD") == ""


def test_one_wins_high_where_a_lower_card_may_be_beaten() -> None:
    hands = {
        0: "8S AH KH QH 7D 8D 9D TD", 1: "JS AS 7C 8C 9C TC JC QC",
        2: "9S KS 9H TH JH JD QD KD", 3: "7S TS QS AD 7H 8H KC AC",
    }  # fmt: skip
    match = played(hands, taker=0, trump="S", cards="8S")
    assert says(winning.win_high, match, "JS") == "Play high enough: 9♠ could beat a lower card."
    assert says(winning.win_high, match, "AS") == ""
    both = played({**hands, 1: "JS 9S 7C 8C 9C TC JC QC", 2: "AS KS 9H TH JH JD QD KD"}, taker=0, trump="S", cards="8S")
    assert says(winning.win_high, both, "JS") == ""  # nothing that is out beats the nine either


def test_the_lowest_card_beats_the_trick_where_it_may_be_beaten_itself() -> None:
    hands = {
        0: "8S AH KH QH 7D 8D 9D TD", 1: "JS AS 7C 8C 9C TC JC QC",
        2: "9S KS 9H TH JH JD QD KD", 3: "7S TS QS AD 7H 8H KC AC",
    }  # fmt: skip
    match = played(hands, taker=0, trump="S", cards="8S")
    told = "Beat 8♠ as low as you can, since you may still be beaten: keep J♠ for later."
    assert says(winning.beat_low, match, "AS") == told
    assert says(winning.beat_low, match, "JS") == ""  # not the lowest
    sure = played({**hands, 1: "JS 9S 7C 8C 9C TC JC QC", 2: "AS KS 9H TH JH JD QD KD"}, taker=0, trump="S", cards="8S")
    assert says(winning.beat_low, sure, "9S") == ""  # nothing that is out beats it
    assert says(winning.beat_low, LAST, "AD") == ""  # last to play


RUFFER = {
    0: "AH KH QH 7H 7D 8D 9D TD", 1: "7S 9S JS 8C 9C TC JC QC",
    2: "8S TS KS 9H TH JH JD QD", 3: "QS AS 8H AD KD 7C KC AC",
}  # fmt: skip


def test_one_ruffs_low_and_keeps_the_rest() -> None:
    match = played(RUFFER, taker=1, trump="S", cards="7H")
    assert says(winning.ruff_low, match, "7S") == "Ruff with a low trump and keep J♠ and 9♠ for later."
    assert says(winning.ruff_low, match, "9S") == ""
    dear = {**RUFFER, 1: "AS 9S JS 8C 9C TC JC QC", 3: "QS 7S 8H AD KD 7C KC AC"}
    assert says(winning.ruff_low, played(dear, taker=1, trump="S", cards="7H"), "AS") == ""  # eleven points


def test_one_ruffs_high_where_fewer_cards_beat_it_then() -> None:
    hands = {**RUFFER, 1: "7S 9S TS 8C 9C TC JC QC", 2: "8S JS KS 9H TH JH JD QD"}
    match = played(hands, taker=1, trump="S", cards="7H")
    assert says(winning.ruff_higher, match, "9S") == "Ruff high: then only J♠ can overruff."
    assert says(winning.ruff_higher, match, "7S") == ""
    assert says(winning.ruff_higher, played(RUFFER, taker=1, trump="S", cards="7H"), "JS") == ""  # nothing beats it


def test_of_trumps_that_do_not_win_the_lowest_goes() -> None:
    hands = {0: "JS AH KH QH 7D 8D 9D TD", 1: "8S TS 7C 8C 9C TC JC QC"}
    match = played(hands, taker=0, trump="S", cards="JS")
    told = "None of your trumps can win this trick: save 10♠ for later."
    assert says(losing.keep_trumps, match, "8S") == told
    assert says(losing.keep_trumps, match, "TS") == ""


def test_a_trick_of_the_others_gets_as_few_points_as_can_be() -> None:
    match = played({**TAKER, 1: "7H TH 7C 8C 9C TC JC QC"}, taker=0, trump="S", cards="AH")
    told = "An opponent is winning with A♥: give away as few points as you can."
    assert says(losing.give_little, match, "7H") == told
    assert says(losing.give_little, match, "TH") == ""
    assert says(losing.give_little, FEED, "7D") == ""  # the partner is winning


def test_a_master_is_not_thrown_away() -> None:
    told = "Keep A♦: it is the master of its suit and can win later."
    match = played({**TAKER, 1: "AD TC 7C 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.keep_master, match, "7C") == told
    assert says(losing.keep_master, match, "AD") == ""
    assert (
        says(losing.keep_master, played({**TAKER, 1: "KD QD 7C 8C 9C KC JC JD"}, taker=0, trump="S", cards="AH"), "7C")
        == ""
    )


def test_several_masters_are_kept_in_a_sentence_of_their_own() -> None:
    told = "Keep A♦ and A♣: they are masters and can win later."
    match = played({**TAKER, 1: "AD AC 7C 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.keep_master, match, "7C") == told


def test_a_worthless_card_of_an_empty_suit_tells_nothing() -> None:
    told = "Discard a worthless card from a weak suit. It gives away no points and tells nothing."
    assert says(losing.signal_nothing, THIRD, "7C") == told
    assert says(losing.signal_nothing, THIRD, "7D") == ""  # the king is in the same suit
    assert says(losing.signal_nothing, FEED, "7C") == ""  # the ten too
    assert says(losing.signal_nothing, LAST, "8D") == ""  # that follows suit
    hands = {
        0: "JS 9S AS TS 8H AC KC 7H", 1: "AH KH QH JH TH TD QD JD",
        2: "9H KS QS JC QC AD KD TC", 3: "7C 8C 9C 7D 8D 9D 7S 8S",
    }  # fmt: skip
    poor = played(hands, taker=0, trump="S", cards="8H AH 9H")
    assert says(losing.signal_nothing, poor, "9C") == ""  # nothing that could be thrown instead tells more


def test_a_card_that_only_one_card_beats_has_a_future() -> None:
    match = played({**TAKER, 1: "TD 7D 7C 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    told = "Keep 10♦: only A♦ can beat it."
    assert says(losing.keep_promising, match, "7C") == told
    assert says(losing.keep_promising, match, "TD") == ""
    two = played({**TAKER, 1: "KD 7D 7C 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.keep_promising, two, "7C") == ""


def test_the_only_card_beside_a_ten_is_kept_while_the_ace_is_out() -> None:
    match = played({**TAKER, 1: "TD 7D 7C 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    told = "Keep 7♦ to guard 10♦ from A♦."
    assert says(losing.guard_ten, match, "7C") == told
    assert says(losing.guard_ten, match, "7D") == ""
    two = played({**TAKER, 1: "TD 7D JD 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.guard_ten, two, "8C") == ""


def test_the_only_card_of_a_suit_goes_to_ruff_it_afterwards() -> None:
    told = "You hold only one card in ♣. Once it is gone, you can ruff that suit."
    assert says(losing.empty_a_suit, THIRD, "7C") == told
    assert says(losing.empty_a_suit, THIRD, "KD") == ""
    assert says(losing.empty_a_suit, FEED, "7C") == ""  # there is no trumps to ruff with


def test_a_ten_is_brought_home_on_a_trick_that_is_certain() -> None:
    told = "You are sure of this trick, so a ten is safe in it. Later a higher card could catch it."
    assert says(own_trick.save_the_ten, FEED, "TC") == told
    assert says(own_trick.save_the_ten, FEED, "KD") == ""
    assert says(own_trick.save_the_ten, THIRD, "TD") == ""  # it may still be ruffed


def test_in_all_trumps_the_nine_is_guarded_against_the_jack() -> None:
    told = "Keep 7♦ to guard 9♦ from J♦."
    hands = {0: "AH KH QH 9S JS 8D TD 7S", 1: "9D 7D 7C 8C QC KC JC AC"}
    match = dealt(variants.get("coinche"), hands, "80AT pass pass pass", "AH")
    assert says(losing.guard_ten, match, "7C") == told
    assert says(losing.guard_ten, match, "7D") == ""


def test_the_ten_is_not_risked_while_the_ace_may_come_after_it() -> None:
    told = "Do not risk 10♥ while A♥ is still out."
    hands = {0: "7H KD QD 9S JS 8D 9D 7S", 1: "TH KH 7C 8C 9C QC JC KC"}
    match = played(hands, taker=0, trump="S", cards="7H")
    assert says(losing.hold_back, match, "KH") == told
    assert says(losing.hold_back, match, "TH") == ""
    trumps = {0: "7S KD QD TS QS 8D 9D AH", 1: "9S KS 7C 8C 9C QC JC KC"}
    assert says(losing.hold_back, played(trumps, taker=0, trump="S", cards="7S"), "KS") != ""  # the jack is out
    led = played({**hands, 0: "AH KD QD 9S JS 8D 9D 7S"}, taker=0, trump="S", cards="AH")
    assert says(losing.hold_back, led, "KH") == ""  # the ace lies on the table


def test_of_cards_that_win_nothing_the_lowest_is_played() -> None:
    match = played({**TAKER, 1: "7H 8H 9H 8C 9C TC JC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.play_lowest, match, "7H") == "You cannot win this trick: play your lowest card."
    assert says(losing.play_lowest, match, "8H") == ""
    assert says(losing.play_lowest, LAST, "8D") == ""  # the ace would win


SECOND = {0: "QH KD QD 9S JS 8D 9D 7S", 1: "AH TH 7H 8C 9C TC JC QC"}


def test_a_master_takes_the_trick_that_only_a_ruff_can_save() -> None:
    match = played(SECOND, taker=0, trump="S", cards="QH")
    assert says(winning.win_unless_ruffed, match, "AH") == "Take the trick with your master: only a ruff can beat it."
    assert says(winning.win_unless_ruffed, match, "7H") == ""
    both = played({**SECOND, 1: "AH TH 8S 8C 9C TC JC QC"}, taker=0, trump="S", cards="QH")
    assert says(winning.win_unless_ruffed, both, "AH") == ""  # the ten is a master too
    assert says(winning.win_unless_ruffed, LAST, "AD") == ""  # nobody is left who could ruff


def test_the_ace_comes_before_the_ten_while_the_suit_may_be_ruffed() -> None:
    told = "A♥ and 10♥ are masters: play the one worth the most, as the suit may be ruffed next time."
    match = played(SECOND, taker=0, trump="S", cards="QH")
    assert says(winning.ace_first, match, "AH") == told
    assert says(winning.ace_first, match, "TH") == ""
    sans = dealt(variants.get("coinche"), {0: "QH KD QD 9S JS 8D 9D 7S", 1: SECOND[1]}, "80NT pass pass pass", "QH")
    assert says(winning.ace_first, sans, "AH") == ""  # nobody can ruff


def test_a_low_card_beats_an_opponent_where_it_costs_little() -> None:
    hands = {0: "8H KD QD 9S JS 8D 9D 7S", 1: "7H QH TC 8C 9C JC QC KC"}
    match = played(hands, taker=0, trump="S", cards="8H")
    told = "Beat 8♥ with a card that costs little: it may win the trick, or draw out a higher one."
    assert says(winning.beat_it, match, "QH") == told
    assert says(winning.beat_it, match, "7H") == ""


def test_a_high_card_leaves_fewer_that_beat_it() -> None:
    hands = {0: "8H KD QD 9D JD 8D 7S TS", 1: "9H TH TC 8C 9C JC QC KC"}
    sans = dealt(variants.get("coinche"), hands, "80NT pass pass pass", "8H")
    assert says(winning.play_higher, sans, "TH") == "Play high: then only A♥ could still beat you."
    assert says(winning.play_higher, sans, "9H") == ""


def test_the_highest_trump_is_not_spent_on_a_ruff() -> None:
    match = played(RUFFER, taker=1, trump="S", cards="7H")
    assert says(winning.ruff_lower, match, "9S") == "Ruff with another trump and keep J♠ for later."
    assert says(winning.ruff_lower, match, "JS") == ""


def test_a_trick_that_is_worth_little_is_not_worth_a_high_card() -> None:
    match = played(SECOND, taker=0, trump="S", cards="QH")
    assert says(winning.let_it_go, match, "7H") == "The trick is worth only 3 so far: keep A♥ and 10♥ for a better one."
    assert says(winning.let_it_go, match, "AH") == ""
    nothing = played({**SECOND, 0: "8H KD QD 9S JS 8D 9D 7S"}, taker=0, trump="S", cards="8H")
    assert (
        says(winning.let_it_go, nothing, "7H") == "The trick is worth nothing so far: keep A♥ and 10♥ for a better one."
    )
    assert says(winning.let_it_go, LAST, "8D") == ""  # a ten lies there


PARTNERS = {
    0: "KH 7S 8S 9D 9C KC QC JC", 1: "8H QH JS 9S TC 8C AD QD",
    2: "AH 9H 7D 8D KD TD JD 7C", 3: "TH JH 7H TS AS KS QS AC",
}  # fmt: skip


def test_a_card_of_the_partner_that_may_be_beaten_is_taken_over_by_the_master() -> None:
    told = "Your partner’s K♥ can still be beaten: take the trick with your master, which only a ruff beats."
    match = played(PARTNERS, taker=1, trump="S", cards="KH 8H")
    assert says(own_trick.take_over, match, "AH") == told
    assert says(own_trick.take_over, match, "9H") == ""


def test_few_points_go_on_a_card_of_the_partner_that_may_be_beaten() -> None:
    told = "Your partner’s Q♥ can still be beaten: add as few points as you can."
    hands = {
        0: "QH 7S 8S 9D 9C KC QC JC", 1: "8H 9H JS 9S TC 8C AD QD",
        2: "JH 7H 7D 8D KD TD JD 7C", 3: "TH AH KH TS AS KS QS AC",
    }  # fmt: skip
    match = played(hands, taker=1, trump="S", cards="QH 8H")
    assert says(own_trick.risk_little, match, "7H") == told
    assert says(own_trick.risk_little, match, "JH") == ""
    assert says(own_trick.risk_little, FEED, "7D") == ""  # nothing can beat the partner’s ace


LAST_TO_PARTNER = {
    0: "8H 9S TS 7D 8D 9D TC KC", 1: "KH 8S KS 9C JC QC AD JD",
    2: "9H JS AS TD KD QD 7C 8C", 3: "AH 7H JH TH QH 7S QS AC",
}  # fmt: skip


def test_a_high_card_comes_home_on_a_trick_of_the_partner() -> None:
    told = "You are sure of this trick: bring home a high-scoring card that could be ruffed later."
    match = played(LAST_TO_PARTNER, taker=1, trump="S", cards="8H KH 9H")
    assert says(own_trick.bring_home, match, "AH") == told
    assert says(own_trick.bring_home, match, "7H") == ""


def test_a_trick_of_the_partner_that_may_be_lost_is_made_sure() -> None:
    """Without a trump suit nothing beats the ace, but an opponent is still to play to the partner’s queen."""
    told = "Your partner’s Q♥ can still be beaten: make sure of the trick yourself."
    hands = {0: "QH 7S 8S 9D 9C KC QC JC", 1: "8H JS 9S TC 8C AD QD 7D", 2: "AH 7H 8D TS KS KD TD JD"}
    sans = dealt(variants.get("coinche"), hands, "80NT pass pass pass", "QH 8H")
    assert says(own_trick.make_sure, sans, "AH") == told
    assert says(own_trick.make_sure, sans, "7H") == ""
    assert says(own_trick.make_sure, LAST, "AD") == ""  # that trick is not the partner’s


def test_the_only_small_card_beside_a_high_one_is_kept_where_another_is_as_cheap() -> None:
    match = played({**TAKER, 1: "KD 7D 7C 8C 9C KC JC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.guard_high, match, "7C") == "Keep 7♦: it protects K♦ when that suit is led."
    assert says(losing.guard_high, match, "7D") == ""
    assert says(losing.guard_high, match, "JC") == ""  # it counts more
    two = played({**TAKER, 1: "KD JD QD 8C 9C KC TC JC"}, taker=0, trump="S", cards="AH")
    assert says(losing.guard_high, two, "8C") == ""


def test_nothing_is_kept_while_a_master_or_a_higher_card_is_thrown() -> None:
    match = played({**TAKER, 1: "TD 7D AC 7C 8C 9C KC QC"}, taker=0, trump="S", cards="AH")
    assert says(losing.keep_promising, match, "8C") == "Keep 10♦: only A♦ can beat it."
    assert says(losing.keep_promising, match, "AC") == ""
    assert says(losing.guard_ten, match, "AC") == ""
