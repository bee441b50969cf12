"""What a finished deal came to, read off its tricks; who leads to the first one; who announces before the play."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine import Contract, Denomination, Ruleset
from belote_desktop.engine.actions import parse_any_action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.events import Announced
from belote_desktop.engine.matches.outcomes import outcome_of
from belote_desktop.engine.phases import PHASES
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.settlement import Outcome
from tests.engine.open_deals import begin, lay_out, offered, play

BULGARIAN = variants.get("belot-bg")
ALONE = variants.get("belot-3p")


def outcome(rules: Ruleset, deal: Deal, cards: str) -> Outcome:
    deal, _ = play(rules, begin(rules, deal)[0], cards)
    return outcome_of(rules, deal, (0,) * rules.side_count)


def test_three_players_alone_are_three_sides_in_turn_order_from_the_eldest() -> None:
    deal = lay_out(ALONE, ("AS 9D", "KS AD", "JH QD"), "H", dealer=1, declarer=0)
    found = outcome(ALONE, deal, "JH AS KS QD 9D AD")
    assert found.order == (2, 0, 1)
    assert found.cards == (0, 14, 35), "20+11+4 to player 3; 11+0+3 to player 2"
    assert found.tricks == (0, 1, 1)
    assert (found.taker, found.last_trick, found.sweeper) == (0, 1, None)
    assert found.bolts_in == found.trickless_in == (0, 0, 0)


def test_the_side_that_took_the_trump_jack_is_known() -> None:
    hands = ("9H AS", "JH KS", "7H QS", "8H TS")
    found = outcome(BULGARIAN, lay_out(BULGARIAN, hands, "H"), "9H JH 7H 8H KS QS TS AS")
    assert found.jack == 1
    assert outcome(BULGARIAN, lay_out(BULGARIAN, hands, "NT"), "9H JH 7H 8H KS QS TS AS").jack is None


def test_a_generale_needs_every_trick_by_the_declarer_alone() -> None:
    contract = Contract(0, Denomination("H"), generale=True)
    hands = ("JH AS", "7D KS", "8D QS", "9D JS")
    deal = lay_out(BULGARIAN, hands, "H").with_(contract=contract)
    assert outcome(BULGARIAN, deal, "JH 7D 8D 9D AS KS QS JS").generale_made
    hands = ("JH QS", "7D KS", "8D AS", "9D JS")
    found = outcome(
        BULGARIAN, lay_out(BULGARIAN, hands, "H").with_(contract=contract), "JH 7D 8D 9D QS KS AS JS"
    )  # fmt: skip
    assert found.sweeper == 0
    assert not found.generale_made


def test_an_ace_that_was_turned_up_is_told() -> None:
    deal = lay_out(BULGARIAN, ("JH", "7D", "8D", "9D"), "H")
    assert not outcome(BULGARIAN, deal, "JH 7D 8D 9D").ace_turned
    assert outcome(BULGARIAN, deal.with_(turn_up=Card.parse("AC")), "JH 7D 8D 9D").ace_turned


def test_cards_laid_away_count_for_the_declarer() -> None:
    rules = variants.get("belote-3p-chien")
    deal = lay_out(rules, ("JH", "7D", "8D"), "H")
    places = {**deal.places, Place(Zone.DISCARD, 0): (Card.parse("AS"), Card.parse("TC"))}
    assert outcome(rules, deal.with_(places=places), "JH 7D 8D").cards == (41, 0, 0), "20+11+10"


def test_where_two_pools_are_compared_only_what_counts_is_valid() -> None:
    """docs/rules/belot-bg.md, Declarations: side A wins the fours, side B the runs."""
    hands = ("TS 9S 8S QS QH QD QC", "JD TD 9D 8D 7D", "7S", "7H")
    deal, _ = begin(BULGARIAN, lay_out(BULGARIAN, hands, "C"))
    deal, _ = play(BULGARIAN, deal, "QC JD 7S 7H")
    found = outcome_of(BULGARIAN, deal, (0, 0))
    assert found.declared == (120, 100)
    assert found.valid == (100, 100)
    assert found.best == (0, 1)


def test_where_one_player_scores_the_partners_runs_are_announced_but_not_valid() -> None:
    """docs/rules/tarabish.md, Declarations: only the player with the best run scores."""
    rules = variants.get("tarabish")
    hands = ("AC KC QC", "AD KD QD", "6S", "KS QS JS TS")
    deal, _ = begin(rules, lay_out(rules, hands, "D"))
    deal, _ = play(rules, deal, "QC QD 6S TS")
    found = outcome_of(rules, deal, (0, 0))
    assert (found.declared, found.valid, found.best) == ((20, 70), (0, 50), (1,))


def test_without_trumps_declarations_count_what_they_count_there() -> None:
    rules = variants.get("baloot")
    hands = ("AS AH AD AC", "7S", "8S", "9S")
    deal, _ = begin(rules, lay_out(rules, hands, "NT"))
    deal, _ = play(rules, deal, "AS 7S 8S 9S")
    assert outcome_of(rules, deal, (0, 0)).declared == (200, 0)


def test_a_deal_stopped_by_a_misplay_has_no_split_of_tricks() -> None:
    hands = ("JH AS", "7D KS", "8D QS", "9D JS")
    deal, _ = begin(BULGARIAN, lay_out(BULGARIAN, hands, "H", declarer=1))
    stopped = outcome_of(BULGARIAN, deal.with_(misplays=(0,)), (0, 0))
    assert (stopped.misplay, stopped.tricks, stopped.last_trick) == ((0,), None, 1)
    deal, _ = play(BULGARIAN, deal, "JH 7D 8D 9D")
    stopped = outcome_of(BULGARIAN, deal.with_(misplays=(1,)), (0, 0), bolts_in=(2, 0), trickless_in=(0, 1))
    assert (stopped.tricks, stopped.sweeper, stopped.last_trick) == (None, None, 0)
    assert (stopped.bolts_in, stopped.trickless_in) == ((2, 0), (0, 1))


# -- who leads --------------------------------------------------------------------------------------------------------


def leader(rule: str, calls: str = "", *, generale: bool = False, declarer: int = 2) -> int:
    """Who leads when seat 3 deals; calls from the eldest on."""
    rules = variants.get("classic", leader=rule)
    deal = lay_out(rules, ("7S", "8S", "9S", "TS"), "H").with_(
        calls=tuple((number % 4, parse_any_action(text)) for number, text in enumerate(calls.split())),
        contract=Contract(declarer, Denomination("H"), generale=generale),
    )
    trick = begin(rules, deal)[0].trick
    assert trick is not None
    return trick.leader


def test_the_eldest_leads_or_the_taker() -> None:
    assert leader("eldest") == 0
    assert leader("taker") == 2


@pytest.mark.parametrize(
    ("calls", "first"),
    [
        ("pass 80S 90H", 1),
        ("80S double pass", 0),
        ("pass pass take", 2),
        ("pass hokum sun", 1),
        ("pass pass pass H", 3),
    ],
)
def test_the_first_to_bid_leads_whoever_has_the_contract(calls: str, first: int) -> None:
    assert leader("first_to_bid", calls) == first


def test_the_bidder_of_a_generale_leads_otherwise_the_eldest() -> None:
    assert leader("generale_bidder", generale=True) == 2
    assert leader("generale_bidder") == 0


# -- before the play --------------------------------------------------------------------------------------------------


def test_before_the_play_everyone_announces_by_itself_from_the_eldest() -> None:
    bela = variants.get("bela-4p")
    hands = ("AS KS QS", "7H", "AD KD QD JD", "8H")
    _, events = begin(bela, lay_out(bela, hands, "H", dealer=1, phase=Phase.DECLARING))
    assert [event.seat for event in events if isinstance(event, Announced)] == [2, 0]


def test_before_the_play_by_hand_nobody_is_asked_where_nothing_counts() -> None:
    rules = variants.get("classic", decl_window="before_play", announcing="manual", nt_declarations="none")
    hands = ("AS KS QS", "7H", "AD KD QD JD", "8H")
    deal = lay_out(rules, hands, "NT", phase=Phase.DECLARING)
    assert rules.play.phases[-2:] == (Phase.DECLARING, Phase.PLAY)
    assert PHASES[Phase.DECLARING].actor(rules, deal) is None
    assert offered(rules, lay_out(rules, hands, "H", phase=Phase.DECLARING)) == ["done", "declare AS-KS-QS"]
