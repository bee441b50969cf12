"""Clauses of the published texts that only a deal in play can show (docs/rules/as-published.md).

The rest are tests/vectors/own-presets-*.json.
"""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Match, Ruleset
from belote_desktop.engine.actions import Bid, BidKind
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.events import BeloteSaid
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Phase, Shuffle
from belote_desktop.engine.tricks.belote import belote_pairs
from belote_desktop.variants.families.as_published import AS_PUBLISHED
from belote_desktop.variants.filled_in import FILLED_IN
from belote_desktop.variants.reported import REPORTS, Report
from belote_desktop.variants.rule_sets import rule_sets
from belote_desktop.variants.rule_sheet import rule_sheet
from belote_desktop.variants.variant import Variant
from tests.engine.open_deals import begin, lay_out, offered, play
from tests.engine.spread_hands import RUNS, deal

BALOOT = variants.get("baloot-cats")
PAIR = ("KH QH", "7H 8H", "7D 8D", "7C 8C")
"""Hearts are trumps, seat 0 holds belote."""


def called(rules: Ruleset, calls: str) -> Match:
    """A deal of seat 3 after these calls."""
    match = engine.start(rules, seed=1, dealer=3)
    for call in calls.split():
        match, _ = engine.apply(match, engine.parse_action(match, call))
    return match


def sizes(match: Match) -> list[int]:
    assert match.deal is not None
    return [len(match.deal.hand(seat)) for seat in range(match.rules.table.seats)]


def belotes(rules: Ruleset, hands: tuple[str, ...], cards: str, denomination: str = "H") -> list[str]:
    laid, _ = begin(rules, lay_out(rules, hands, denomination))
    laid, _ = play(rules, laid, cards)
    return [f"{seat} {card}" for seat, card in belote_pairs(rules, laid)]


def says_belote(game: str, hands: tuple[str, ...], cards: str) -> bool:
    """Whether the word belote is said while these cards are played; hearts are trumps."""
    rules = variants.get(game)
    laid, _ = begin(rules, lay_out(rules, hands, "H"))
    return any(isinstance(event, BeloteSaid) for event in play(rules, laid, cards)[1])


# -- belote of classic-cats -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("belote KH 7H 7D 7C belote QH 8H 8D 8C", ["0 KH"]),
        ("belote KH 7H 7D 7C QH 8H 8D 8C", []),
    ],
)
def test_belote_counts_when_it_is_said_with_the_second_card_too(cards: str, found: list[str]) -> None:
    assert belotes(variants.get("classic-cats", announcing="manual"), PAIR, cards) == found


def test_belote_must_be_said_with_the_first_card() -> None:
    rules = variants.get("classic-cats", announcing="manual")
    laid, _ = begin(rules, lay_out(rules, PAIR, "H"))
    assert offered(rules, play(rules, laid, "KH 7H 7D 7C")[0], "belote") == []


# -- the time of declarations -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "announced"), [("classic-1001", True), ("classic", False)])
def test_declarations_are_said_before_the_first_card(game: str, announced: bool) -> None:
    match = deal(variants.get(game), RUNS)
    assert match.deal is not None
    assert match.deal.phase is Phase.PLAY
    assert bool(match.deal.declared) is announced


# -- baloot-cats ------------------------------------------------------------------------------------------------------

HOKUM_OF_SEAT_1 = "pass hokum pass pass pass hokum"


@pytest.mark.parametrize(("game", "leader"), [("baloot-cats", 1), ("baloot", 0)])
def test_the_bidder_leads(game: str, leader: int) -> None:
    match = called(variants.get(game), f"{HOKUM_OF_SEAT_1} pass pass")
    assert match.deal is not None
    assert match.deal.phase is Phase.PLAY
    assert engine.to_act(match) == leader


@pytest.mark.parametrize(("game", "cards"), [("baloot-cats", [8] * 4), ("baloot", [5] * 4)])
def test_doubling_is_said_with_all_cards_in_hand(game: str, cards: list[int]) -> None:
    match = called(variants.get(game), HOKUM_OF_SEAT_1)
    assert match.deal is not None
    assert match.deal.phase is Phase.RAISES
    assert sizes(match) == cards


SIRA = ("JH KH QH", "7C 8C 9C", "TC JC QC", "7S 8S 9S")
SIRA_PLAYED = "JH 7C TC 7S KH 8C JC 8S QH 9C QC 9S"
KINGS = ("KH KS KD KC QH", "7H 8H 7D 7C 7S", "8D 9D JD 8C 8S", "9C 9S JS JC QD")
KINGS_PLAYED = "KH 7H 8D 9C QH 8H 9D 9S KS 7S 8S JS KD 7D JD QD KC 7C 8C JC"


@pytest.mark.parametrize(("game", "found"), [("baloot-cats", []), ("baloot", ["0 KH"])])
@pytest.mark.parametrize(("hands", "cards"), [(SIRA, SIRA_PLAYED), (KINGS, KINGS_PLAYED)])
def test_a_pair_with_a_card_in_a_scored_project_is_not_declared(
    game: str, found: list[str], hands: tuple[str, ...], cards: str
) -> None:
    assert belotes(variants.get(game), hands, cards) == found


def test_a_pair_beside_a_beaten_project_is_declared() -> None:
    hands = ("JH KH QH 7D", "AC KC QC 8D", "TC JC 8C 9D", "7S 8S 9S TD")
    cards = "JH AC TC 7S KH KC JC 8S QH QC 8C 9S"
    assert belotes(BALOOT, hands, cards) == ["0 KH"], "the sira to the ace is better"


# -- belote of the encyclopedia's games -------------------------------------------------------------------------------


def test_belote_is_said_on_a_lead_a_ruff_or_a_reply_to_the_partner() -> None:
    game = "belot-wiki-4p"
    assert says_belote(game, PAIR, "KH")
    assert says_belote(game, ("AS 7D", "KH QH", "8S 8D", "9S 9D"), "AS KH"), "a ruff"
    assert says_belote(game, ("7H 7D", "8H 8D", "KH QH", "9H 9D"), "7H 8H KH"), "the partner led"
    to_opponent = ("7H 7D", "KH QH", "8S 8D", "9S 9D")
    assert not says_belote(game, to_opponent, "7H KH")
    assert says_belote("belot-bg", to_opponent, "7H KH"), "the parent's belote may follow any lead"


@pytest.mark.parametrize("game", ["belot-wiki-3p", "belot-wiki-2p", "belot-wiki-2p-open"])
def test_alone_belote_is_said_on_a_lead_or_a_ruff_only(game: str) -> None:
    rest = ("9D TD",) if game == "belot-wiki-3p" else ()
    assert says_belote(game, ("KH QH", "9H 9C", *rest), "KH")
    assert says_belote(game, ("AS TS", "KH QH", *rest), "AS KH")
    assert not says_belote(game, ("9H 9C", "KH QH", *rest), "9H KH")


# -- the pack and the deal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "shuffle"),
    [
        ("classic-cats", Shuffle.NEVER_AFTER_FIRST),
        ("classic-guide", Shuffle.NEVER_AFTER_FIRST),
        ("pilotta-cats", Shuffle.NEVER_AFTER_FIRST),
        ("belot-wiki", Shuffle.NEVER_AFTER_FIRST),
        ("belot-wiki-4p", Shuffle.EVERY_DEAL),
    ],
)
def test_the_pack_is_shuffled_when_the_text_says(game: str, shuffle: Shuffle) -> None:
    assert variants.get(game).deck.shuffle is shuffle


@pytest.mark.parametrize(("way", "first"), [("3+2", 5), ("3+3", 6), ("4+4", 4)])
def test_the_ways_of_dealing_belot_that_the_text_tells(way: str, first: int) -> None:
    match = called(variants.get("belot-wiki-4p", deal=way), "")
    assert sizes(match) == [first] * 4
    match = called(variants.get("belot-wiki-4p", deal=way), "H pass pass pass")
    assert sizes(match) == [8] * 4


def test_every_text_is_named_with_the_readings_taken() -> None:
    assert [game.id for game in AS_PUBLISHED if not variants.variant(game.id).source] == []


# -- what the texts leave open ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", AS_PUBLISHED, ids=lambda game: str(game.id))
def test_what_a_text_leaves_open_is_the_parents_and_listed_in_the_sheet(game: Variant) -> None:
    rules, parent = variants.get(game.id), variants.get(game.parent or "")
    assert FILLED_IN[game.id]
    assert [name for name in FILLED_IN[game.id] if rules.value(name) != parent.value(name)] == []
    told = standing(rules)
    assert f"For these the game follows {variants.variant(parent.variant).name}." in told
    assert "to the letter" not in told
    assert all(name in told for name in FILLED_IN[game.id])


def standing(rules: Ruleset) -> str:
    """The last section of the sheet."""
    return " ".join(map(str, rule_sheet(rules)[-1].paragraphs))


def test_a_rule_that_was_changed_is_no_longer_called_filled_in() -> None:
    assert "target" in standing(variants.get("classic-wiki"))
    assert "target" not in standing(variants.get("classic-wiki", target=1001))
    assert "leaves open" not in standing(variants.get("classic"))


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: str(report.name))
def test_a_reported_option_is_marked_where_it_is_offered_and_in_the_sheet(report: Report) -> None:
    for game in report.games:
        assert report.name in [made.name for made in rule_sets(game)]
        assert "(reported)" in report.name
        assert report.told in standing(variants.get(game).change(report.changes))
        assert report.told not in standing(variants.get(game))


def test_the_caller_of_bela_for_two_takes_two_cards_and_lays_two_away() -> None:
    match = engine.start(variants.get("bela-2p", kitty="2"), 1, dealer=1)
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    assert match.deal is not None
    assert sizes(match) == [12, 10]
    assert match.deal.phase is Phase.DISCARD
    assert engine.to_act(match) == 0
    match, _ = engine.apply(match, engine.legal(match)[0])
    assert sizes(match) == [10, 10]
    assert match.deal is not None
    assert match.deal.phase is Phase.PLAY


@pytest.mark.parametrize(("game", "cutter"), [("pilotta-cats", "dealer"), ("pilotta", "before_dealer")])
def test_the_next_dealer_cuts_where_the_page_says_so(game: str, cutter: str) -> None:
    rules = variants.get(game)
    assert rules.value("cutter") == cutter
    said = " ".join(str(text) for section in rule_sheet(rules) for text in section.paragraphs)
    assert ("The dealer cuts the pack once" in said) is (cutter == "dealer")


@pytest.mark.parametrize("game", ["coinche-cats", "pilotta-cats"])
def test_every_bid_that_is_offered_can_be_made(game: str) -> None:
    """By a side with every trick and every pair of the contract; declarations count for neither bid."""
    rules = variants.get(game)
    for bid in engine.legal(engine.start(rules, 1)):
        if isinstance(bid, Bid) and bid.kind is BidKind.POINTS:
            points = rank_table(rules.cards, bid.denomination).points
            pairs = sum(bid.denomination.is_trump(suit) for suit in Suit) if game == "coinche-cats" else 0
            assert bid.points <= sum(points[card] for card in pack(rules)) + 10 + 20 * pairs


@pytest.mark.parametrize(
    ("call", "why"), [("190S", "in ♠ is 180"), ("140NT", "in no trumps is 130"), ("340AT", "is 330")]
)
def test_a_bid_out_of_reach_is_refused_with_the_highest_one(call: str, why: str) -> None:
    match = engine.start(variants.get("coinche-cats"), 1, dealer=3)
    refusals = engine.refusals(match, engine.parse_action(match, call))
    assert [str(refusal.message) for refusal in refusals if why in str(refusal.message)]
