"""What a rule sheet says is what the engine does: sentences that were once wrong or missing."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Denomination, Outcome, Ruleset, settle
from belote_desktop.engine.actions import DOUBLE, PASS, Bid
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.stacks import open_stacks
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Phase, Tie, Zone
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet import rule_sheet

GAMES = [game.id for game in variants.all_variants()]


def told(rules: Ruleset, without: str = "") -> str:
    sections = (section for section in rule_sheet(rules) if section.anchor != without)
    return " ".join(str(text) for section in sections for text in (section.title, *section.paragraphs))


# ---------------------------------------------------------------------- cards on the table
def test_in_decouverte_all_cards_lie_on_the_table_and_the_turn_up_stays_there() -> None:
    rules = variants.get("decouverte")
    text = told(rules)
    assert "You may lead any of your open cards on the table." in text
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
    assert "You may lead any card from your hand or any of your open cards on the table." in text
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
    assert "If the contract fails, the blot of the taker’s side is lost." in text
    assert "In a doubled deal blot goes to the side that wins the deal." in text
    assert "In a doubled deal the side that wins it scores every declaration that counts." in text
    assert failed("bazar-blot", 1) == (0, 16 + 10)
    assert failed("bazar-blot", 2) == (0, 16 + 2 * 10 + 2 + 2)


def test_where_belote_stays_with_its_holder_a_double_changes_nothing() -> None:
    assert "In a doubled deal belote" not in told(variants.get("coinche"))
    assert failed("coinche", 2)[0] == 20


# ---------------------------------------------------------------------- auctions and declarations
def test_in_pilotta_who_has_passed_bids_no_more_but_may_double() -> None:
    rules = variants.get("pilotta")
    text = told(rules)
    assert "If you have passed, you cannot bid any more." in text
    assert "Players who have passed may still double and redouble." in text
    match = engine.start(rules, 5)
    first = engine.to_act(match)
    for call in (PASS, Bid(80, Denomination.HEARTS), PASS, PASS):
        match, _ = engine.apply(match, call)
    assert engine.to_act(match) == first
    offered = engine.legal(match)
    assert DOUBLE in offered
    assert not any(isinstance(action, Bid) for action in offered)


def classic(*, taker: int, cards: tuple[int, int], tricks: tuple[int, int], declared: tuple[int, int]) -> Outcome:
    """A deal of Classic Belote in hearts that one side sweeps, with declarations of the other side that count."""
    swept = tricks.index(0)
    return Outcome(
        taker=taker, cards=cards, last_trick=1 - swept, contract=Contract(taker, Denomination.HEARTS), tricks=tricks,
        declared=declared, best=(swept,), valid=declared,
    )  # fmt: skip


def test_a_side_without_a_trick_loses_its_declarations_and_a_taker_pays_them_to_the_defenders() -> None:
    """Vector C8: a defender without a trick loses a tierce. Vector C10: that of a taker goes to the defenders."""
    rules = variants.get("classic")
    text = told(rules)
    assert "A side that wins no trick does not score its declarations, but they still beat lower ones." in text
    assert "the defenders also score the declarations that count, whichever side holds them." in text
    defended = classic(taker=0, cards=(152, 0), tricks=(8, 0), declared=(0, 20))
    assert settle(rules, defended).points == (252, 0)
    taken = classic(taker=0, cards=(0, 152), tricks=(0, 8), declared=(20, 0))
    assert settle(rules, taken).points == (0, 252 + 20)


# ---------------------------------------------------------------------- words of the games
@pytest.mark.parametrize("game", GAMES)
def test_no_sheet_says_capot_or_litige_where_the_game_has_another_word(game: str) -> None:
    """The labels of rules that a text leaves open, in the last section, are the same for all games."""
    rules = variants.get(game)
    text, words = told(rules, without=Anchor.STANDING).casefold(), declared(rules)
    assert ("capot" in text) <= (words.capot == "capot")
    assert ("litige" in text) <= (words.held == "litige")


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


# ---------------------------------------------------------------------- every trick of a doubled deal
def swept(game: str, taker: int) -> int:
    """What the side that wins every trick scores, where the other bid a doubled 100 or it did so itself."""
    rules = variants.get(game)
    contract = Contract(taker, Denomination.HEARTS, bid=100 // rules.bid.bid_unit, multiplier=2)
    outcome = Outcome(taker=taker, cards=(152, 0), last_trick=0, contract=contract, tricks=(8, 0))
    return settle(rules, outcome).points[0]


@pytest.mark.parametrize("game", ["coinche", "belote-ma"])
def test_takers_who_win_every_trick_of_a_doubled_deal_score_more_for_the_cards_than_defenders(game: str) -> None:
    text = told(variants.get(game))
    assert "If the taker’s side wins every trick of a doubled deal, it scores 250 for the cards." in text
    assert (swept(game, taker=0), swept(game, taker=1)) == (250 + 200, 160 + 200)


@pytest.mark.parametrize(("game", "bid"), [("contree-ffb", 100), ("contree-corsica", 0), ("belote-tn", 0)])
def test_where_a_double_multiplies_a_fixed_number_a_capot_does_not_replace_it(game: str, bid: int) -> None:
    text = told(variants.get(game))
    assert "Even a side that wins every trick of a doubled deal scores only 160 for the cards." in text
    assert swept(game, taker=0) == swept(game, taker=1) == 2 * (160 + bid)


@pytest.mark.parametrize("game", ["vida", "pilotta", "bazar-blot"])
def test_where_takers_and_defenders_score_the_same_for_a_capot_a_doubled_deal_needs_no_sentence_more(game: str) -> None:
    assert "every trick of a doubled deal" not in told(variants.get(game))
    assert swept(game, taker=0) == swept(game, taker=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_capot_is_told_where_it_adds_something(game: str) -> None:
    """Defenders often score no more for all the tricks than for a contract that fails."""
    text = told(variants.get(game))
    assert "they count 162 for the cards and the last trick" not in text
    assert "they count 0 extra" not in text


def test_fours_of_a_kind_rank_as_they_are_listed() -> None:
    assert "From best to worst, the fours of a kind are jacks, nines, aces, tens, kings and queens." in told(
        variants.get("classic")
    )
    assert "From best to worst, the fours of a kind are aces, kings, queens, jacks and tens." in told(
        variants.get("baloot")
    )
