"""The club player's card play, rule of thumb by rule of thumb, in positions set up by hand."""

from __future__ import annotations

from belote_desktop import engine, players
from tests.coach.deals_in_play import played


def card_of(match: engine.Match) -> str:
    seat = engine.to_act(match)
    assert seat is not None
    return str(players.get("casual").choose(engine.view(match, seat)))


def test_a_player_whose_partner_is_sure_to_win_the_trick_gives_the_ten() -> None:
    match = played(
        {0: "AH 8H JC QC KC 7D 8D 7C", 1: "QH 9H 9C TC AC 8C 9D TD", 2: "TH 7H JS 9S AD KD QD JD"},
        taker=3, trump="S", cards="AH 9H",
    )  # fmt: skip
    assert card_of(match) == "TH"


def test_the_least_is_thrown_on_a_trick_the_opponents_are_sure_to_win() -> None:
    match = played(
        {0: "8H 9H JC QC KC 7D 8D 7C", 1: "AH QH 9C TC AC 8C 9D TD", 2: "TH 7H JS 9S AD KD QD JD"},
        taker=3, trump="S", cards="8H AH",
    )  # fmt: skip
    assert card_of(match) == "7H"


def test_the_declarer_with_the_jack_of_trumps_begins_by_drawing_trumps() -> None:
    match = played({0: "JS 9S AS TS AH 7H 8D 7C"}, taker=0, trump="S", cards="")
    assert card_of(match) == "JS"


def test_a_defender_cashes_an_ace_before_it_is_ruffed() -> None:
    match = played({0: "AH 8H KD QD 7D 8C JC QC", 1: "JS 9S AS TS 7H 9H 8D 9D"}, taker=1, trump="S", cards="")
    assert card_of(match) == "AH"


def test_the_ten_goes_on_the_partners_trick_when_its_ace_stays_a_master() -> None:
    match = played(
        {0: "JS 9S AS TS KH 7H 8D 7C", 1: "8S 7S AH TH QH 9H 9D TD", 2: "AC TC KC AD KD QD JD 8H"},
        taker=0, trump="S", cards="JS 8S",
    )  # fmt: skip
    assert card_of(match) == "TC"


def test_who_ruffs_ruffs_low() -> None:
    match = played(
        {0: "KD 8H 9H TH QH 8C JC QC", 1: "AD 9D 9C TC JH 7C 7D TD", 2: "8D JD QD AH KH 8S 7H KC",
         3: "7S JS AS TS 9S KS QS AC"},
        taker=3, trump="S", cards="KD 9D 8D",
    )  # fmt: skip
    assert card_of(match) == "7S"


def test_the_jack_of_trumps_is_led_while_a_trump_is_out_and_a_plain_ace_when_none_is() -> None:
    hands = {
        0: "JS 9S AS AH 7D 8D 7C 8C", 1: "7S 8S TS TH KH QH 9H 9D", 2: "QS KS AD TD KD QD JD JH",
        3: "AC TC KC QC JC 9C 8H 7H",
    }  # fmt: skip
    assert card_of(played(hands, taker=0, trump="S", cards="")) == "JS"
    assert card_of(played(hands, taker=0, trump="S", cards="JS 7S QS 7H")) == "9S"
    assert card_of(played(hands, taker=0, trump="S", cards="JS 7S QS 7H 9S 8S KS 8H")) == "AS"
    assert card_of(played(hands, taker=0, trump="S", cards="JS 7S QS 7H 9S 8S KS 8H AS TS JD 9C")) == "AH"


def test_the_only_sure_winner_is_kept_for_the_last_trick() -> None:
    match = played(
        {0: "JS 9S AS TS KS AH 7D 8D", 1: "QS 8S KH QH 9D TD 7C 8C", 2: "TH JH 9H AD KD QC JC 9C",
         3: "7S 8H 7H QD JD AC TC KC"},
        taker=0, trump="S", cards="JS QS 9C 7S 9S 8S JC 7H AS 7C 9H KC TS 8C JH 8H AH QH TH TC",
    )  # fmt: skip
    assert card_of(match) in {"7D", "8D"}
