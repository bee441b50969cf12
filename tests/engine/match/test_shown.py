"""How values are shown: `str` in the grammar of actions, `repr` as Python that gives them back, the table as text."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Match, Suit
from belote_desktop.engine.actions import GRAMMAR, parse_any_action

NAMES = {name: getattr(engine, name) for name in engine.__all__}
WRITTEN = [
    "pass", "NT", "hokumS", "100S", "b8Hcapot", "25Hcapot", "capotC", "generaleD", "declare KH-QH-JH", "declare four J",
    "announce run3", "announce four", "exchange 7H", "discard 7H 8C", "discard 2", "JS",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_is_read_back_from_its_repr(text: str) -> None:
    action = parse_any_action(text)
    assert str(action) == text
    assert eval(repr(action), NAMES) == action
    assert "\n" not in repr(action)


def test_every_form_of_the_grammar_is_tried() -> None:
    kinds = {type(parse_any_action(text)) for text in WRITTEN}
    assert kinds == {engine.Say, engine.Name, engine.NameHokum, engine.Bid, engine.Declare, engine.Announce,
                     engine.Exchange, engine.Discard, engine.Play}  # fmt: skip
    assert len(WRITTEN) > len(GRAMMAR)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Card("KH"), "Card('KH')"),
        (CardSet("KH 7S"), "CardSet('7S KH')"),
        (Suit("H"), "Suit.HEARTS"),  # type: ignore[arg-type]
        (parse_any_action("100S"), "Bid(100, Denomination.SPADES)"),
        (parse_any_action("pass"), "Say(Word.PASS)"),
        (Contract(2, Denomination.SPADES, bid=100), "Contract(2, Denomination.SPADES, bid=100)"),
    ],
)
def test_a_value_is_shown_as_what_makes_it(value: object, shown: str) -> None:
    assert repr(value) == shown
    assert eval(shown, NAMES) == value


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        (Contract(1, Denomination.HEARTS), "1: H"),
        (Contract(2, Denomination.SPADES, bid=100, multiplier=2), "2: 100S x2"),
        (Contract(0, Denomination.CLUBS, capot=True), "0: capotC"),
        (Contract(0, Denomination.CLUBS, capot=True, generale=True), "0: generaleC"),
        (Contract(3, Denomination.HEARTS, bid=8, capot=True), "3: b8Hcapot"),
    ],
)
def test_a_contract_is_written_in_the_grammar_of_actions(contract: Contract, text: str) -> None:
    assert str(contract) == text
    assert engine.parse_contract(text) == contract


@pytest.mark.parametrize("text", ["", "pass", "KH", "9 9", "x2", "2: 100"])
def test_what_names_no_contract_is_refused(text: str) -> None:
    with pytest.raises(engine.NotationError, match="is not a contract"):
        engine.parse_contract(text)


def test_a_card_is_one_object_however_it_is_made() -> None:
    card = Card("KH")
    assert card is Card(16) is Card(card) is Card.parse("KH")
    assert pickle.loads(pickle.dumps(card)) is card
    assert "KH" in CardSet("KH QH")
    assert "KS" not in CardSet(["KH"])
    assert CardSet(name for name in ("KH", "QH")) == CardSet("KH QH")


def played(game: str, actions: int) -> Match:
    match, chance = engine.start(variants.get(game), seed=7), Random(2)
    for _ in range(actions):
        match, _ = engine.apply(match, chance.choice(engine.legal(match)))
    return match


TABLE = """\
classic, deal 1, play, trick 3, contract 2: S, seat 0 to act, score 0 to 0
   seat  hand               trick  won
>  0     TH JH 9D TD QD KD         0
   1     JS 7D JD AD JC KC         1
   2 d   8S 9S KS QC AC     AS*    1
   3     7S 8H QH KH 8D     TS     0
  calls: 3: pass, 0: pass, 1: pass, 2: take"""


def test_the_table_is_drawn_with_every_hand() -> None:
    match = played("classic", 14)
    assert str(match) == TABLE
    assert repr(match) == f"<Match {TABLE.splitlines()[0]}>"


def test_a_view_is_drawn_without_the_hands_it_does_not_show() -> None:
    drawn = str(engine.view(played("classic", 14), 0)).splitlines()
    assert drawn[2] == TABLE.splitlines()[2]
    assert drawn[3] == "   1     6 hidden                  1"


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_card_of_the_pack_is_in_the_drawing_of_the_first_deal(game: str) -> None:
    match = engine.start(variants.get(game), seed=1)
    drawn = str(match).replace(",", " ").split()
    assert match.deal is not None
    assert sorted(Card(word) for word in drawn if word in map(str, match.deal.deck)) == sorted(match.deal.deck)
    hidden = str(engine.view(match, None))
    secret = CardSet(match.deal.deck) - CardSet(card for cards in engine.view(match, None).places.values()
                                                if isinstance(cards, tuple) for card in cards)  # fmt: skip
    assert not secret & CardSet(word for word in hidden.replace(",", " ").split() if word in map(str, match.deal.deck))


def test_a_match_that_is_over_says_who_has_won() -> None:
    match = played("classic", 0)
    while not match.is_over:
        match, _ = engine.apply(match, engine.legal(match)[-1])
    assert f"side {match.winner} wins" in repr(match)
    assert "\n" not in repr(match) + repr(match.deals) + repr(engine.view(match, 0)) + repr(match.rules)
