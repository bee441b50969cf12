"""King and queen of trumps: when the word may be said, and when it counts. docs/rules, Belote."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine import Ruleset
from belote_desktop.engine.actions import parse_declaration
from belote_desktop.engine.cards import Card, CardSet, parse_cards
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.events import BeloteSaid
from belote_desktop.engine.tricks.belote import belote_pairs, is_blocked
from belote_desktop.engine.tricks.belote_refusals import belote_refusal
from tests.engine.open_deals import begin, lay_out, offered, play

BULGARIAN = variants.get("belot-bg")
BALOOT = variants.get("baloot")
OPEN = variants.get("belot-2p-open")


def said(rules: Ruleset, deal: Deal, cards: str) -> list[BeloteSaid]:
    """What is said of belote while these cards are played from the beginning of the play."""
    deal, _ = begin(rules, deal)
    return [event for event in play(rules, deal, cards)[1] if isinstance(event, BeloteSaid)]


def pairs(rules: Ruleset, deal: Deal, cards: str) -> list[str]:
    """The belotes that count after these cards: seat and the card played first."""
    deal, _ = begin(rules, deal)
    deal, _ = play(rules, deal, cards)
    return [f"{seat} {card}" for seat, card in belote_pairs(rules, deal)]


# -- which suits ------------------------------------------------------------------------------------------------------


def test_in_all_trumps_every_suit_has_a_belote() -> None:
    hands = ("KH QH KS QS", "7H 8H 7S 8S", "7D 8D 9D TD", "7C 8C 9C TC")
    cards = "KH 7H 7D 7C QH 8H 8D 8C KS 7S 9D 9C QS 8S TD TC"
    assert pairs(BULGARIAN, lay_out(BULGARIAN, hands, "AT"), cards) == ["0 KH", "0 KS"]


def test_without_trumps_there_is_none() -> None:
    hands = ("KH QH", "7H 8H", "7D 8D", "7C 8C")
    assert pairs(BULGARIAN, lay_out(BULGARIAN, hands, "NT"), "KH 7H 7D 7C QH 8H 8D 8C") == []


# -- with which cards -------------------------------------------------------------------------------------------------

OFF_SUIT = ("AS 7D", "KH QH", "8S 8D", "9S 9D")
"""In all trumps seat 1 has no spade: a heart is thrown off."""


def test_thrown_off_in_all_trumps_king_and_queen_do_not_announce() -> None:
    assert said(BULGARIAN, lay_out(BULGARIAN, OFF_SUIT, "AT"), "AS KH") == []
    assert said(BULGARIAN.change(belote_context="any"), lay_out(BULGARIAN, OFF_SUIT, "AT"), "AS KH") == [
        BeloteSaid(1, second=False)
    ]


def test_after_a_card_that_was_thrown_off_the_second_announces_nothing() -> None:
    assert pairs(BULGARIAN, lay_out(BULGARIAN, OFF_SUIT, "AT"), "AS KH 8S 9S 9D 7D QH 8D") == []


def test_after_a_word_said_lawfully_the_second_card_may_be_thrown_off() -> None:
    hands = ("AH 7D", "KH QH", "8S 8D", "9S 9D")
    assert said(BULGARIAN, lay_out(BULGARIAN, hands, "AT"), "AH KH 8S 9S 7D QH") == [
        BeloteSaid(1, second=False),
        BeloteSaid(1, second=True),
    ]


@pytest.mark.parametrize("context", ["any", "not_thrown_off", "partner_lead"])
def test_a_ruff_and_a_lead_announce_under_every_rule(context: str) -> None:
    rules = BULGARIAN.change(belote_context=context)
    assert said(rules, lay_out(rules, OFF_SUIT, "H"), "AS KH") == [BeloteSaid(1, second=False)]
    hands = (OFF_SUIT[1], OFF_SUIT[0], *OFF_SUIT[2:])
    assert said(rules, lay_out(rules, hands, "H"), "KH") == [BeloteSaid(0, second=False)]


def test_a_reply_in_suit_announces_to_the_partners_lead_only_where_the_rule_says_so() -> None:
    rules = BULGARIAN.change(belote_context="partner_lead")
    to_partner = ("7H 7D", "8H 8D", "KH QH", "9H 9D")
    to_opponent = ("7H 7D", "KH QH", "8S 8D", "9S 9D")
    assert said(rules, lay_out(rules, to_partner, "H"), "7H 8H KH") == [BeloteSaid(2, second=False)]
    assert said(rules, lay_out(rules, to_opponent, "H"), "7H KH") == []
    assert said(BULGARIAN, lay_out(BULGARIAN, to_opponent, "H"), "7H KH") == [BeloteSaid(1, second=False)]


def test_by_hand_the_word_is_offered_only_with_a_card_that_may_announce() -> None:
    rules = BULGARIAN.change(announcing="manual")
    deal, _ = begin(rules, lay_out(rules, OFF_SUIT, "AT"))
    deal, _ = play(rules, deal, "AS")
    assert offered(rules, deal, "belote") == []
    deal, _ = begin(rules, lay_out(rules, OFF_SUIT, "H"))
    deal, _ = play(rules, deal, "AS")
    assert offered(rules, deal, "belote") == ["belote"]


# -- the trick must be won --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("needed", "found"), [(False, ["1 KH"]), (True, [])])
def test_belote_said_in_a_lost_trick_counts_unless_the_trick_must_be_won(needed: bool, found: list[str]) -> None:
    rules = variants.get("deberts-3p", belote_trick_won=needed)
    hands = ("JH 7D", "KH QH", "8H 8D")
    assert pairs(rules, lay_out(rules, hands, "H"), "JH KH 8H 7D QH 8D") == found


def test_belote_said_in_a_trick_that_the_side_wins_counts() -> None:
    rules = variants.get("deberts-4p")
    hands = ("7H 7D", "KH QH", "8H 8D", "JH 9D")
    assert pairs(rules, lay_out(rules, hands, "H"), "7H KH 8H JH 9D 7D QH 8D") == ["1 KH"], "the partner's jack wins"


# -- with the second card alone ---------------------------------------------------------------------------------------

IN_SUIT = ("KH QH 7D", "7H 8H 8D", "9H TH 9D", "JH AH TD")


@pytest.mark.parametrize("game", ["baloot", "baloot-cats", "tarabish", "clabber", "klaberjass", "klabor"])
def test_these_games_say_belote_with_the_second_card_alone(game: str) -> None:
    assert variants.get(game).value("belote_call") == "second_card"


@pytest.mark.parametrize("cards", ["KH 8H 9H JH TD 7D 8D 9D", "QH 8H 9H JH TD 7D 8D 9D"])
def test_where_the_second_card_says_it_the_first_says_nothing(cards: str) -> None:
    deal = lay_out(BALOOT, IN_SUIT, "H")
    assert said(BALOOT, deal, cards) == []
    last = "QH" if cards.startswith("K") else "KH"
    assert said(BALOOT, deal, f"{cards} AH {last}") == [BeloteSaid(0, second=True)]
    assert pairs(BALOOT, deal, f"{cards} AH {last} 7H TH") == [f"0 {cards[:2]}"]


def test_a_king_and_a_queen_of_two_players_say_nothing_with_the_second_card_either() -> None:
    hands = ("KH 7D", "QH 8H", "9H 9D", "JH AH")
    assert said(BALOOT, lay_out(BALOOT, hands, "H"), "KH 8H 9H JH AH 7D QH") == []


def test_a_player_who_says_it_may_do_so_with_the_second_card_only() -> None:
    rules = BALOOT.change(announcing="manual")
    deal, _ = begin(rules, lay_out(rules, IN_SUIT, "H"))
    assert offered(rules, deal, "belote") == []
    why = belote_refusal(rules, deal, 0, CardSet(parse_cards("KH QH 7D")))
    assert str(why.message) == "You say it only when you play the second of K♥ and Q♥."
    deal, _ = play(rules, deal, "KH 8H 9H JH TD 7D 8D 9D AH")
    assert offered(rules, deal, "belote") == ["belote"]


# -- cards that were covered ------------------------------------------------------------------------------------------

COVERED = lay_out(OPEN, ("KH 7C", "9C 9S 9D AC"), "H", stacks=("QH>8S", ""))
"""Seat 0 holds the king; its queen lies under 8S. The third card of seat 1 has to be ruffed with the queen."""


def test_belote_is_announced_with_the_second_card_where_that_was_covered() -> None:
    assert said(OPEN, COVERED, "KH 9C 8S 9S 9D QH") == [BeloteSaid(0, second=True)]
    assert pairs(OPEN, COVERED, "KH 9C 8S 9S 9D QH 7C AC") == ["0 KH"]


def test_or_not_at_all_where_the_option_is_off() -> None:
    rules = OPEN.change(belot_on_second=False)
    assert said(rules, COVERED, "KH 9C 8S 9S 9D QH") == []
    assert pairs(rules, COVERED, "KH 9C 8S 9S 9D QH 7C AC") == []


def test_a_queen_uncovered_before_the_king_is_played_makes_a_pair_like_any_other() -> None:
    assert said(OPEN, COVERED, "8S 9S 9D KH") == [BeloteSaid(0, second=False)]


def test_a_card_that_was_not_covered_is_no_excuse() -> None:
    """Thrown off in all trumps, the king announced nothing; the queen beside it lay open all the time."""
    rules = OPEN.change(belote_context="not_thrown_off")
    deal = lay_out(rules, ("AS 7C 8C", "KH 8S 9D"), "AT", stacks=("", "7D>QH"))
    assert pairs(rules, deal, "AS 8S 7C KH 8C QH") == []


# -- blocked by a declaration -----------------------------------------------------------------------------------------


def blocked(block: str, *declared: str) -> bool:
    """Whether the king of hearts of seat 0 is blocked after the first trick; `declared` as `0 KH-QH-JH`."""
    rules = BALOOT.change(baloot_block=block)
    entries = tuple((int(text[0]), parse_declaration(text[2:])) for text in declared)
    deal = lay_out(rules, ("KH QH", "", "", ""), "H").with_(
        declared=entries, tricks=(Trick(0, parse_cards("7D 8D 9D TD"), 3),)
    )
    return is_blocked(rules, deal, 0, Card.parse("KH"))


HUNDRED, SIRA, KINGS = "0 AH-KH-QH-JH-TH", "0 KH-QH-JH", "0 four K"


@pytest.mark.parametrize(
    ("block", "by_hundred", "by_sira", "by_kings"),
    [
        ("none", False, False, False),
        ("hundred", True, False, False),
        ("any_project", True, True, False),
        ("any_card", True, True, True),
    ],
)
def test_what_a_declaration_blocks(block: str, by_hundred: bool, by_sira: bool, by_kings: bool) -> None:
    assert (blocked(block, HUNDRED), blocked(block, SIRA), blocked(block, KINGS)) == (by_hundred, by_sira, by_kings)


def test_a_declaration_that_is_beaten_blocks_nothing() -> None:
    assert not blocked("any_card", SIRA, "1 AS-KS-QS-JS")


def test_another_players_declaration_blocks_nothing() -> None:
    assert not blocked("any_card", "2 four Q", "0 9S-8S-7S")


@pytest.mark.parametrize(("block", "found"), [("hundred", []), ("none", ["0 KH"])])
def test_a_scored_hundred_with_king_and_queen_of_trumps_leaves_no_baloot(block: str, found: list[str]) -> None:
    rules = BALOOT.change(baloot_block=block)
    hands = ("AH KH QH JH TH", "7C 8C 9C 7D 8D", "TC JC QC 9D TD", "7S 8S 9S JD QD")
    cards = "AH 7C TC 7S KH 8C JC 8S QH 9C QC 9S JH 7D 9D JD TH 8D TD QD"
    assert pairs(rules, lay_out(rules, hands, "H"), cards) == found


def test_in_a_deal_that_was_stopped_a_belote_begun_counts() -> None:
    hands = ("KH QH", "7H 8H", "7D 8D", "7C 8C")
    assert pairs(BULGARIAN, lay_out(BULGARIAN, hands, "H"), "KH 7H") == ["0 KH"]
