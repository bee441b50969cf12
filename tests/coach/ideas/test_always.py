"""Ideas of any card: where each speaks, with its facts, and where it is silent because one fact is missing."""

from __future__ import annotations

from belote_desktop import variants
from belote_desktop.coach.ideas import always_ideas as always
from tests.coach.deals_in_play import played
from tests.coach.ideas_speaking import dealt, says

SOLID = {
    0: "JS AS TS KS QS 8S AH 7H", 1: "7D 9D TD QD KD JD AD 7C",
    2: "9S 7S KH QH JH 8C 9C TC", 3: "8D 8H 9H TH JC QC KC AC",
}  # fmt: skip
FIRST = played(SOLID, taker=0, trump="S")
"""Before the first trick."""
THIRD = played(SOLID, taker=0, trump="S", cards="JS 7D 7S 8D AS 9D 9S 8H 8C QC 8S 7C")
"""After three tricks, all won by the own side: all the trumps that are left are in hand, and the ace of hearts."""
HALF = played(SOLID, taker=0, trump="S", cards="JS 7D 7S 8D AS 9D 9S 8H KH 9H AH TD TS QD QH JC")
"""After four tricks, all won by the own side: three trumps and a low heart are left."""
LOST = played(
    {
        0: "7S 8S QD JD 7D TC 9C 7H", 1: "JS 9S AS TS AH AD AC 7C",
        2: "KS QS 9D 8D KD KH QH 8C", 3: "TH JH 9H 8H TD JC QC KC",
    },
    taker=1, trump="S", dealer=0, cards="JS QS 9H 7S 9S KS JH 8S AS 8D JC 7D TS 9D 8H JD 7C 8C QC",
)  # fmt: skip
"""After four tricks, all won by the others: last to play to clubs with the ten and the nine."""
DRAWING = {
    0: "JS 9S AS TS AH 7H 8C 7C", 1: "7S KH QH 8H AD KD 9D 9C",
    2: "8S KS 9H TH JD QD TC JC", 3: "QS JH 7D 8D TD QC KC AC",
}  # fmt: skip

PROMISE = played(
    {
        0: "JS 9S AS TS AH TH 7C 8D", 1: "7S 8S KH QH KD 9D 7D 8C",
        2: "QS KS JH 9H QD JD 9C TC", 3: "7H 8H TD AD AC KC QC JC",
    },
    taker=0, trump="S",
    cards="8D 7D JD TD 7H AH QH 9H TH KH JH 8H AS 7S QS AD TS 8S KS JC 9S 9D QD QC",
)  # fmt: skip
"""Two tricks before the end, with the jack of trumps and a low club."""
HOPE = played(
    {
        0: "JS 9S AS TS AH TH AD 8C", 1: "7S 8S KH QH KD 9D 7D 7C",
        2: "QS KS JH 9H QD JD 9C TC", 3: "7H 8H TD 8D AC KC QC JC",
    },
    taker=0, trump="S",
    cards="AH QH 9H 7H TH KH JH 8H AS 7S QS 8D JS 8S KS TD TS 7D JD JC 9S 9D QD QC",
)  # fmt: skip
"""Two tricks before the end, with the ace of diamonds and a low club."""


def test_the_highest_trump_is_kept_for_the_last_trick() -> None:
    told = "Keep J♠: it is your only sure trick and wins the last trick, worth 10."
    assert says(always.promise_last_trick, PROMISE, "7C") == told
    assert says(always.promise_last_trick, PROMISE, "JS") == ""
    assert says(always.promise_last_trick, FIRST, "7H") == ""  # too early


def test_a_master_of_a_side_suit_promises_nothing_but_may_win_the_last_trick() -> None:
    told = "Keep A♦: it is the master of its suit and may win the last trick."
    assert says(always.hope_for_last_trick, HOPE, "8C") == told
    assert says(always.hope_for_last_trick, HOPE, "AD") == ""
    assert says(always.promise_last_trick, HOPE, "8C") == ""
    assert says(always.hope_for_last_trick, PROMISE, "7C") == ""  # that one is certain


def test_who_won_every_trick_keeps_that_up_with_a_certain_winner() -> None:
    told = "Your side has won every trick so far, and you can be sure of this one too."
    assert says(always.play_for_capot, HALF, "KS") == told
    assert says(always.play_for_capot, HALF, "7H") == ""
    assert says(always.play_for_capot, THIRD, "AH") == ""  # three tricks of eight are no sign yet
    assert says(always.play_for_capot, FIRST, "JS") == ""


def test_who_lost_every_trick_takes_one_that_is_certain() -> None:
    hands = {
        0: "7D AC 9C 8H JS 9S QH 7H", 1: "AD 9D 7C KC TS AS KH TH",
        2: "8D QD 8C TC JH AH 7S 8S", 3: "JD KD TD QC JC 9H KS QS",
    }  # fmt: skip
    early = played(hands, taker=0, trump="S", cards="7D AD 8D JD 7C 8C QC")
    told = "Your side has not won a trick yet, but you can be sure of this one."
    assert says(always.avoid_capot, LOST, "TC") == told
    assert says(always.avoid_capot, LOST, "9C") == ""
    assert says(always.avoid_capot, early, "AC") == ""  # one trick is lost
    assert says(always.avoid_capot, FIRST, "JS") == ""


BELOTE = {0: "9S AH KH QH 7D 8D 9D 7H", 1: "JS 7C 8H 9H TC KC AC JC", 2: "8S JH TH AD TD JD KD 9C", 3: "KS QS 8C"}


def test_king_and_queen_of_trumps_are_kept_together() -> None:
    hand = {0: "AS KS QS AH 7D 8D 9D JC"}
    told = "K♠ and Q♠ are belote: keep both, and play another card while you can."
    assert says(always.hold_belote, played(hand, taker=0, trump="S"), "AH") == told
    assert says(always.hold_belote, played(hand, taker=0, trump="S"), "KS") == ""
    assert says(always.hold_belote, played({0: "AS KS JS AH 7D 8D 9D JC"}, taker=0, trump="S"), "AH") == ""


WON_TRICK = variants.get("classic-no-decl", belote_trick_won=True)


def test_a_belote_that_needs_its_trick_is_said_in_one_that_is_certain() -> None:
    told = (
        "With K♠ and Q♠ you have belote. It counts only in a trick that your side wins, and you are sure of this one."
    )  # fmt: skip
    sure = "9S JS 8S"
    assert says(always.say_belote, played(BELOTE, taker=1, trump="S", cards=sure, rules=WON_TRICK), "KS") == told
    alone = {**BELOTE, 1: "JS QS 8H 9H TC KC AC JC", 3: "KS TS 8C"}
    assert says(always.say_belote, played(alone, taker=1, trump="S", cards=sure, rules=WON_TRICK), "KS") == ""
    second = WON_TRICK.change(belote_call="second_card")
    assert says(always.say_belote, played(BELOTE, taker=1, trump="S", cards=sure, rules=second), "KS") == ""


def test_a_belote_that_counts_in_any_trick_needs_no_certain_one() -> None:
    assert says(always.say_belote, played(BELOTE, taker=1, trump="S", cards="9S JS 8S"), "KS") == ""


def test_where_king_and_queen_score_in_one_trick_no_hand_has_them_to_say_or_keep() -> None:
    leading = dealt(variants.get("klaverjas-amsterdam"), {0: "AS KS QS AH 7D 8D 9D JC"}, "pass S")
    assert says(always.hold_belote, leading, "AH") == ""
    assert says(always.say_belote, leading, "KS") == ""


ROEM = dealt(
    variants.get("klaverjas-amsterdam"),
    {
        0: "KH 9S 8S 7S 7D 8D 9D TD", 1: "QH JS TS AS KS QS AD KD",
        2: "7H TC AC KC QC JC 9C 8C", 3: "AH TH 8H 9H JH QD JD 7C",
    },
    "pass S", "KH QH 7H",
)  # fmt: skip
"""Last to play after king and queen of hearts: the ace beside them or the jack makes three in a row."""


def test_cards_that_meet_score_on_a_trick_that_is_certain() -> None:
    told = "You are sure of this trick, and it can bring 20 roem."
    assert says(always.make_roem, ROEM, "AH") == told
    assert says(always.make_roem, ROEM, "TH") == ""
    assert says(always.make_roem, ROEM, "JH") == ""  # three in a row for the others


def test_no_cards_are_let_meet_for_the_others() -> None:
    told = "The opponents are winning this trick: do not let them make roem."
    assert says(always.deny_roem, ROEM, "8H") == told
    assert says(always.deny_roem, ROEM, "JH") == ""
    assert says(always.deny_roem, FIRST, "7H") == ""  # a game without roem


def test_where_points_count_against_their_owner_the_trick_is_left() -> None:
    game, hands = variants.get("belot-ru-pairs"), {0: "TD 7H", 1: "AD JD"}
    match = dealt(game, hands, " ".join(["pass"] * 8), "TD", turn_up="7H")
    assert says(always.avoid_points, match, "JD") == "Points count against you here: let others win the trick."
    assert says(always.avoid_points, match, "AD") == ""
    assert says(always.avoid_points, FIRST, "7H") == ""


def test_once_all_trumps_are_counted_the_highest_cards_are_safe() -> None:
    told = "Trumps played: 5. In your hand: 3. No others are left, so nobody can ruff your high cards."
    assert says(always.count_trumps, THIRD, "AH") == told
    assert says(always.count_trumps, THIRD, "7H") == ""  # not the highest
    assert says(always.count_trumps, THIRD, "TS") == ""  # there is nothing left to draw
    assert says(always.count_trumps, FIRST, "AH") == ""


def test_with_as_many_high_trumps_as_are_out_they_are_drawn() -> None:
    told = "Trumps played: 4. In your hand: 3. Still out: 1. Lead yours from the top to draw them all."
    match = played(DRAWING, taker=0, trump="S", cards="JS 7S 8S QS")
    assert says(always.count_trumps, match, "9S") == told
    assert says(always.count_trumps, match, "AH") == ""  # it may be ruffed
    assert says(always.count_trumps, FIRST, "JS") == ""  # nothing was played yet
    short = {**DRAWING, 0: "JS 9S AC KD AH 7H 8C 7C", 1: "7S TS KH QH 8H AD 9D 9C", 3: "QS AS JH 7D 8D TD QC KC"}
    few = played(short, taker=0, trump="S", cards="JS 7S 8S QS")
    assert says(always.count_trumps, few, "9S") == ""  # one high trump against three
