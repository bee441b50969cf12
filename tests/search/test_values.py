"""`search.values`: what is asked in the words of the game, and what is answered; every figure is worked by hand."""

from __future__ import annotations

import pytest

from belote_desktop import search, variants
from belote_desktop.engine import Card, Contract, Denomination
from belote_desktop.search import PositionError

CLASSIC = variants.get("classic")
COINCHE = variants.get("coinche")
ALONE = variants.get("belot-3p")
OPEN = variants.get("decouverte")


def card(text: str) -> Card:
    return Card.parse(text)


def worth(found: dict[Card, int]) -> dict[str, int]:
    return {str(card): value for card, value in found.items()}


# Spades are trumps: the jack counts 20 and the nine 14. Last trick: 10.
LAST = ["JS", "9S", "AH", "TH"]


def test_the_last_trick_counts_its_cards_and_ten_more() -> None:
    assert worth(search.values(CLASSIC, "S", LAST, 0)) == {"JS": 20 + 14 + 11 + 10 + 10}


def test_side_1_gets_what_side_0_does_not() -> None:
    assert worth(search.values(CLASSIC, "S", LAST, 0, side=1)) == {"JS": 0}
    both = [search.value(CLASSIC, "S", ["JS 7H", "9S AH", "8H 7D", "TH KD"], 0, side=side) for side in (0, 1)]
    assert sum(both) == 20 + 14 + 11 + 10 + 4 + 10


def test_leading_the_master_trump_first_saves_the_last_trick() -> None:
    """JS draws the nine, then AH is good. AH first is ruffed by the nine; the jack takes the last trick."""
    hands = ["JS AH", "9S 7D", "7H 8D", "8H 9D"]
    assert worth(search.values(CLASSIC, "S", hands, 0)) == {"JS": 20 + 14 + 11 + 10, "AH": 20 + 10}


def test_the_cards_on_the_table_count_too_and_only_lawful_cards_are_weighed() -> None:
    """Hearts were led: seat 2 must follow, and takes the trick with the ace."""
    hands = ["7D", "8D", "AH 7C", "9H KH"]
    assert worth(search.values(CLASSIC, "S", hands, 0, trick="TH QH")) == {"AH": 10 + 3 + 11 + 4 + 10}
    assert set(worth(search.values(CLASSIC, "S", hands, 0, ("TH", card("QH"))))) == {"AH"}


def test_cards_contracts_and_texts_may_be_mixed() -> None:
    written = search.values(COINCHE, "100S", LAST, 0)
    spelled = search.values(
        COINCHE, Contract(0, Denomination.SPADES, bid=100), [[card("JS")], ["9S"], "AH", ("TH",)], 0
    )
    assert written == spelled == search.values(COINCHE, "S", LAST, 0)


def test_no_trump_and_all_trump_are_contracts_too() -> None:
    """The ten of the suit led beats the jack without trumps; in all trumps the jack beats it."""
    belot = variants.get("belot-bg")
    hands = ["JS", "TS", "7S", "8S"]
    assert worth(search.values(belot, "NT", hands, 0, capot_open=())) == {"JS": 0}
    assert search.values(belot, "AT", hands, 0, capot_open=())[card("JS")] > 20


def test_all_tricks_are_worth_the_bonus_while_they_are_open() -> None:
    """162 points become 250 in coinche: 88 more for the side that still can take every trick, and does."""
    plain = 20 + 14 + 11 + 10 + 10
    assert worth(search.values(COINCHE, "S", LAST, 0)) == {"JS": plain}
    assert worth(search.values(COINCHE, "S", LAST, 0, capot_open=(0, 1))) == {"JS": plain + 88}
    assert worth(search.values(COINCHE, "S", LAST, 0, capot_open=(1,))) == {"JS": plain}
    assert worth(search.values(COINCHE, "S", LAST, 0, capot_open=(0,), capot_bonus=(7, 3))) == {"JS": plain + 7}


def test_the_bonus_belongs_to_the_sides_as_they_were_named() -> None:
    """(7, 3) is 7 to side 0 and 3 to side 1, from whichever side one looks."""
    theirs = ["9S", "JS", "AH", "TH"]
    plain = 20 + 14 + 11 + 10 + 10
    assert worth(search.values(COINCHE, "S", theirs, 0, side=1, capot_open=(1,), capot_bonus=(7, 3))) == {
        "9S": plain + 3
    }
    assert worth(search.values(COINCHE, "S", theirs, 0, side=0, capot_open=(1,), capot_bonus=(7, 3))) == {"9S": 0}


def test_full_hands_leave_all_tricks_open_without_saying_so() -> None:
    suits = [" ".join(f"{rank}{suit}" for rank in "789TJQKA") for suit in "SHDC"]
    assert set(worth(search.values(COINCHE, "S", suits, 0)).values()) == {250}
    assert set(worth(search.values(COINCHE, "S", suits, 0, capot_open=())).values()) == {162}


def test_where_three_play_alone_the_declarer_stands_against_the_rest() -> None:
    """Seat 0 leads the master; seat 1 declares. Seats 0 and 2 are against it, so their tricks are theirs together."""
    hands = ["JS", "9S", "AH"]
    total = 20 + 14 + 11 + ALONE.scoring.last_trick
    for side, value in ((0, total), (1, 0), (2, total)):
        assert worth(search.values(ALONE, "S", hands, 0, side=side, declarer=1, capot_open=())) == {"JS": value}
    assert worth(search.values(ALONE, "S", hands, 0, side=0, declarer=0, capot_open=())) == {"JS": total}
    assert worth(search.values(ALONE, "S", hands, 0, side=2, declarer=0, capot_open=())) == {"JS": 0}


def test_a_locked_contract_keeps_trumps_from_being_led() -> None:
    hands = ["JS 7H", "9S AH", "8H 7D", "TH KD"]
    assert set(worth(search.values(CLASSIC, "S", hands, 0, locked=True))) == {"7H"}
    assert set(worth(search.values(CLASSIC, "S", hands, 0, locked=False))) == {"JS", "7H"}
    assert set(worth(search.values(CLASSIC, Contract(0, Denomination.SPADES, lock=True), hands, 0))) == {"7H"}


def test_what_lies_under_a_card_can_be_played_after_it() -> None:
    """7H uncovers the jack of trumps, which takes the last trick from the ten."""
    hands = ["7H", "8H TS"]
    found = search.values(OPEN, "S", hands, 0, covered={"7H": "JS"}, capot_open=())
    assert worth(found) == {"7H": 10 + 20 + OPEN.scoring.last_trick}
    assert found == search.values(OPEN, "S", hands, 0, covered={card("7H"): card("JS")}, capot_open=())


@pytest.mark.parametrize(
    ("hands", "leader", "trick", "sentence"),
    [
        (LAST[:3], 0, "", r"has 4 seats: give 4 hands and a leader from 0 to 3\."),
        (LAST, 4, "", r"has 4 seats: give 4 hands and a leader from 0 to 3\."),
        (LAST, 0, "7D 8D 9D TD", r"A trick of 4 cards is over: name the seat that leads next instead\."),
        (["JS", "9S", "AH", "JS"], 0, "", r"No card can be in two places: check JS\."),
        (["", "9S", "AH", "TH"], 0, "TH", r"No card can be in two places: check TH\."),
        (["JS", "9S", "AH", "TH 7D"], 0, "", r"The sizes of the hands do not fit the trick"),
        (["JS", "9S", "AH", "TH"], 0, "7D", r"The sizes of the hands do not fit the trick"),
        (["", "", "", ""], 0, "", r"Nobody has a card left to play\."),
        (["6S", "9S", "AH", "TH"], 0, "", r"does not contain 6S"),
        (["XS", "9S", "AH", "TH"], 0, "", r"'X' is not a rank: write 6, 7, 8, 9, T, J, Q, K or A\."),
    ],
)
def test_a_position_that_cannot_be_is_answered_with_a_sentence(
    hands: list[str], leader: int, trick: str, sentence: str
) -> None:
    with pytest.raises(PositionError, match=sentence):
        search.values(CLASSIC, "S", hands, leader, trick)


def test_a_text_that_names_no_contract_is_answered_with_a_sentence() -> None:
    for text in ("pass", "100", "spades please", ""):
        with pytest.raises(PositionError, match="is not a contract: write a bid such as 100S, a suit, NT or AT"):
            search.values(CLASSIC, text, LAST, 0)


def test_the_value_is_the_best_of_the_cards_for_who_plays() -> None:
    hands = ["JS AH", "9S 7D", "7H 8D", "8H 9D"]
    assert search.value(CLASSIC, "S", hands, 0) == max(search.values(CLASSIC, "S", hands, 0).values())
    theirs = [hands[3], *hands[:3]]
    assert search.value(CLASSIC, "S", theirs, 1) == min(search.values(CLASSIC, "S", theirs, 1).values())
