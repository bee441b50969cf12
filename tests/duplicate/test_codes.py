"""Codes: a text opens the same deal by the same rules anywhere, and anything else gets a sentence that says why."""

from __future__ import annotations

import datetime

import pytest

from belote_desktop import variants
from belote_desktop.duplicate import SetDeal, code_of, deal_of_day, parse_code
from belote_desktop.duplicate.code import _five
from belote_desktop.records import RecordError
from belote_desktop.variants.own_game import own_game

DAY = datetime.date(2026, 11, 23)
DEAL = deal_of_day(variants.get("classic"), DAY)
CODE = "belote:classic.Bjydqy9V9VOPXr1j79DahpoAVG?r=zWfWM&c=6nGj-"


@pytest.mark.sampled(8)
@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_a_code_opens_the_same_deal(game: str) -> None:
    deal = deal_of_day(variants.get(game), DAY)
    assert parse_code(code_of(deal)) == deal


def test_a_code_is_short_and_safe_in_an_address() -> None:
    assert code_of(DEAL) == CODE
    assert set(CODE) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:?=&")


def test_the_rules_of_a_house_travel_with_the_code() -> None:
    house = SetDeal.drawn(variants.get("classic", tie="litige", target=501), 5, "test")
    code = code_of(house)
    assert "tie=litige" in code
    assert parse_code(code).rules == house.rules


def test_a_game_of_ones_own_is_sent_as_the_game_it_is_based_on() -> None:
    own = own_game("Sunday Belote", "classic", {"tie": "litige"})
    found = parse_code(code_of(SetDeal.drawn(own.rules, 5, "test"), base="classic"))
    assert found.rules == variants.get("classic", tie="litige")
    assert found.deck == SetDeal.drawn(own.rules, 5, "test").deck


def test_a_code_is_found_in_the_text_it_was_sent_in() -> None:
    assert parse_code(f"Deal of the day: +122 points.\n{CODE}\nYour turn!") == DEAL


@pytest.mark.parametrize("place", range(len("belote:"), len(CODE), 5))
def test_one_wrong_letter_is_noticed(place: int) -> None:
    other = "x" if CODE[place] != "x" else "y"
    with pytest.raises(RecordError, match="not complete, or one of its characters is wrong"):
        parse_code(CODE[:place] + other + CODE[place + 1 :])


@pytest.mark.parametrize("text", ["", "classic", "belote:", "https://example.org", "\x00\udcff", "♠" * 5000])
def test_a_text_without_a_code_says_what_a_code_looks_like(text: str) -> None:
    with pytest.raises(RecordError, match="begins with “belote:” and has no spaces"):
        parse_code(text)


def test_half_a_code_asks_for_the_whole_one() -> None:
    with pytest.raises(RecordError, match="Copy it again from the original message"):
        parse_code(CODE[:-3])


def signed(text: str) -> str:
    """The text as a code whose last letters fit, as somebody could make it who knows how."""
    return f"{text}&c={_five(text)}"


@pytest.mark.parametrize(
    ("forged", "told"),
    [
        (CODE.split("&")[0].replace("zWfWM", "AAAAA"), "from a version in which Classic Belote has different rules"),
        (CODE.split("&")[0].replace("?", "?tie=sometimes&"), "The rules in this code cannot be used"),
        (CODE.split("&")[0].replace("?", "?no_such_rule=1&"), "The rules in this code cannot be used"),
        (CODE.split("&")[0].replace("classic", "coinche"), "is not a deal code. Check that you copied all of it"),
        ("belote:classic.?r=zWfWM", "is not a deal code"),
        ("belote:?r=zWfWM", "is not a deal code"),
    ],
)
def test_a_forged_code_gets_a_sentence(forged: str, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        parse_code(signed(forged))


def test_a_game_that_this_version_does_not_have_is_named() -> None:
    whist = SetDeal.drawn(variants.get("classic"), 1, "test")
    code = code_of(whist).split("&")[0]
    from belote_desktop.records.deal_code import _CHECK, _check, _digits, _number

    digits = code.split(".")[1].split("?")[0]
    number = _number(digits) // _CHECK
    other = _digits(number * _CHECK + _check("whist", number))
    with pytest.raises(RecordError, match="the game “whist”, which this version does not have"):
        parse_code(signed(f"belote:whist.{other}?r=AAAAA"))
