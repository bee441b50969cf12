"""Declarations, and king and queen of trumps, in the words of each game."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine.actions import BELOTE, Announce, Declaration
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.score import Item, What
from belote_desktop.models.score_sheet.sheet_items import item_text
from belote_desktop.models.words import words
from belote_desktop.variants import own_game
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.chapters import rule_sheet

SUN, HOKUM = Contract(0, Denomination.NO_TRUMP), Contract(0, Denomination.SPADES)


def laid(text: str) -> Declaration:
    return Declaration(parse_cards(text))


@pytest.mark.parametrize(
    ("game", "three", "four", "five", "fours"),
    [
        ("classic", "Tierce", "Quarte", "Quinte", "Carré"),
        ("baloot", "Sira", "Khamsin", "Miya", "Miya"),
        ("bela-4p", "Terca", "Fifty", "Hundred", "Četiri iste"),
        ("belot-bg", "Terca", "Kvarta", "Kvinta", "Kare"),
        ("bourloto", "Triti", "Tetarti", "Pempti", "Kare"),
        ("bazar-blot", "Tierce", "Fifty", "Hundred", "4x"),
        ("belot-md-teams", "Tărț", "Jumate de sută", "O sută", "Patru cărți"),
        ("clabber", "Dad", "Fifty", "Hundred", "Hundred"),
        ("beljot", "Tierce", "Quarte", "Quinte", "Carré"),
    ],
)
def test_a_class_is_announced_in_the_words_of_the_game(game: str, three: str, four: str, five: str, fours: str) -> None:
    rules = variants.get(game)
    said = [words.announcement_text(Announce(length), rules) for length in (3, 4, 5, 0)]
    assert said == [three, four, five, fours]


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        ("classic", "Belote", "Rebelote"),
        ("coinche", "Belote", "Rebelote"),
        ("bidding", "Belote", "Rebelote"),
        ("belot-bg", "Belot", "Belot"),
        ("bela-2p", "Bela", "Od bele"),
        ("beljot", "Bela", "Rebela"),
        ("vida", "Bourloto", "Bourloto"),
        ("pilotta-classic", "Pilotta", "Repilotta"),
        ("bazar-blot", "Blot", "Reblot"),
        ("deberts-4p", "Bella", "Bella"),
        ("baloot", "Baloot", "Baloot"),
        ("tarabish", "Bella", "Bella"),
        ("clabber", "Bell", "Bell"),
        ("klaberjass", "Bela", "Bela"),
        ("klaverjas-rotterdam", "Stuk", "Stuk"),
    ],
)
def test_king_and_queen_are_called_as_in_the_game(game: str, first: str, second: str) -> None:
    rules = variants.get(game)
    assert (words.belote_text(False, rules), words.belote_text(True, rules)) == (first, second)
    assert words.call_text(BELOTE, rules) == first
    assert item_text(Item(What.BELOTE, 0, 20, "belote"), rules, None) == first


@pytest.mark.parametrize(("game", "word"), [("classic", "Declarations"), ("baloot", "Projects")])
def test_declarations_are_called_on_the_sheet_as_in_the_game(game: str, word: str) -> None:
    assert item_text(Item(What.DECLARATIONS, 0, 20, "declarations"), variants.get(game), None) == word


def test_a_run_is_called_by_what_it_scores() -> None:
    """Where five cards score no more than four they have the word of four; with the option of the file their own."""
    assert words.announcement_text(Announce(5), variants.get("deberts-2p")) == "Poltinnik"
    assert words.announcement_text(Announce(5), variants.get("deberts-2p", combo5=100)) == "Sotnya"
    assert words.announcement_text(Announce(5), variants.get("klaberjass")) == "Fifty"


def test_some_declarations_have_words_of_their_own() -> None:
    aces, jacks = laid("AS AH AD AC"), laid("JS JH JD JC")
    assert words.declaration_name(aces, variants.get("baloot"), SUN) == "Arba’miya"
    assert words.declaration_name(aces, variants.get("baloot"), HOKUM) == "Miya"
    assert words.declaration_name(jacks, variants.get("clabber"), HOKUM) == "Mule"
    assert words.declaration_name(aces, variants.get("clabber"), HOKUM) == "Hundred"
    whole = laid("AH KH QH JH TH 9H 8H 7H")
    assert words.declaration_name(whole, variants.get("bela-4p"), HOKUM) == "Belot"
    assert words.declaration_name(whole, variants.get("deberts-2p"), HOKUM) == "Deberts"
    assert words.declaration_name(whole, variants.get("classic"), HOKUM) == "Quinte"


def test_a_game_of_ones_own_speaks_as_the_game_it_comes_from() -> None:
    mine = own_game("Mine", "baloot", {"target": 100}).rules
    assert words.announcement_text(Announce(3), mine) == "Sira"


def test_where_no_rules_are_given_french_is_spoken() -> None:
    assert words.announcement_text(Announce(0)) == "Carré"
    assert words.declaration_text(laid("KH QH JH")) == "Tierce to the king of hearts"
    assert words.declaration_text(laid("KH QH JH"), index="fr") == "Tierce to R♥"
    assert words.declaration_text(laid("JS JH JD JC"), index="fr") == "Carré of jacks"


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_no_sheet_says_belote_or_tierce_where_the_game_does_not(game: str) -> None:
    rules = variants.get(game)
    said = declared(rules)
    text = " ".join(str(part) for section in rule_sheet(rules) for part in (section.title, *section.paragraphs))
    spoken = text.replace(",", " ").replace(".", " ").replace("(", " ").replace(")", " ").replace(";", " ").split()
    if said.belote != "belote":
        assert "belote" not in spoken
        assert "Belote" not in spoken
    if said.three != "tierce":
        assert "tierce" not in spoken
