"""What a rule sheet says is what the engine does: sentences that were once wrong or missing."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Denomination, Outcome, Ruleset, settle
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.stacks import open_stacks
from belote_desktop.engine.rules.terms import Phase, Tie, Zone
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet import rule_sheet

GAMES = [game.id for game in variants.all_variants()]


def told(rules: Ruleset) -> str:
    return " ".join(str(text) for section in rule_sheet(rules) for text in (section.title, *section.paragraphs))


# ---------------------------------------------------------------------- cards on the table
def test_in_decouverte_all_cards_lie_on_the_table_and_the_turn_up_stays_there() -> None:
    rules = variants.get("decouverte")
    text = told(rules)
    assert "plays one of their open cards on the table" in text
    assert "It stays where it is and is played like any other." in text
    match = engine.start(rules, 5)
    assert match.deal is not None
    turn_up, dealer = match.deal.turn_up, match.deal.dealer
    match, _ = engine.apply(match, next(action for action in engine.legal(match) if action != PASS))
    assert match.deal is not None
    assert match.deal.phase is Phase.PLAY
    on_table = [{stack.top for stack in stacks} for stacks in open_stacks(match.deal)]
    assert turn_up in on_table[dealer]
    for seat, open_cards in enumerate(on_table):
        assert CardSet(match.deal.at(Zone.HAND, seat)) == CardSet()
        assert len(open_cards) == 8


def test_with_cards_in_hand_as_well_either_may_be_played() -> None:
    text = told(variants.get("belot-2p-open"))
    assert "one card from their hand or one of their open cards on the table" in text
    assert "It stays where it is" not in text


# ---------------------------------------------------------------------- doubled deals
CAPOT = "The value of a bid of capot is multiplied too."


@pytest.mark.parametrize(("game", "said"), [("coinche", True), ("contree-ffb", True), ("belote-tn", False)])
def test_what_a_double_does_to_a_capot_is_told_where_a_capot_may_be_doubled(game: str, said: bool) -> None:
    """Tunisia lets nobody double a kaput."""
    assert (CAPOT in told(variants.get(game))) is said


@pytest.mark.parametrize(("multiplier", "points"), [(1, 500), (2, 1000), (4, 2000)])
def test_a_doubled_capot_is_worth_so_much_more(multiplier: int, points: int) -> None:
    contract = Contract(declarer=0, denomination=Denomination.HEARTS, capot=True, multiplier=multiplier)
    outcome = Outcome(taker=0, cards=(152, 0), last_trick=0, contract=contract, tricks=(8, 0))
    assert settle(variants.get("coinche"), outcome).points == (points, 0)


def failed(game: str, multiplier: int) -> tuple[int, ...]:
    """The score of a bid of 100 that fails, with belote and a declaration of 20 on the taker's side."""
    rules = variants.get(game)
    contract = Contract(0, Denomination.HEARTS, bid=100 // rules.bid.bid_unit, multiplier=multiplier)
    outcome = Outcome(
        taker=0, cards=(40, 112), last_trick=1, contract=contract, tricks=(3, 5), declared=(20, 0), best=(0,),
        valid=(20, 0), belote=((0, "K"),),
    )  # fmt: skip
    return settle(rules, outcome).points


def test_in_bazar_blot_belote_and_declarations_are_lost_but_go_to_the_winner_of_a_doubled_deal() -> None:
    text = told(variants.get("bazar-blot"))
    assert "If the taker’s side fails, its blot is lost." in text
    assert "In a doubled deal blot goes to the side that wins the deal." in text
    assert "In a doubled deal the side that wins it scores every declaration that counts." in text
    assert failed("bazar-blot", 1) == (0, 16 + 10)
    assert failed("bazar-blot", 2) == (0, 16 + 2 * 10 + 2 + 2)


def test_where_belote_stays_with_its_holder_a_double_changes_nothing() -> None:
    assert "In a doubled deal belote" not in told(variants.get("coinche"))
    assert failed("coinche", 2)[0] == 20


# ---------------------------------------------------------------------- words of the games
@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("tarabish", ("“bate”", "“half-bate”")),
        ("klabor", ("“bate”", "“half bate”")),
        ("deberts-2p", ("“bayt”",)),
        ("classic-ffb", ("“dedans”", "“litige”", "capot")),
        ("bela-4p", ("štiglja", "“pad”")),
        ("beljot", ("čaljo",)),
        ("klaverjas-amsterdam", ("pit", "“nat”")),
        ("belote-tn", ("kaput",)),
    ],
)
def test_a_game_has_its_own_words_for_the_end_of_a_deal(game: str, words: tuple[str, ...]) -> None:
    text = told(variants.get(game))
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_word_for_a_tie_is_told_only_where_ties_end_so(game: str) -> None:
    rules = variants.get(game)
    text, words = told(rules), declared(rules)
    assert ("Players call such points" in text) <= (rules.value("tie") is Tie.LITIGE and bool(words.held))
    assert ("Players call such a tie" in text) == (rules.value("tie") is Tie.HALF_BATE and bool(words.half))
