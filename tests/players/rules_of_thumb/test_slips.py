"""The mistakes of people: each happens in a position made for it, and not to who does not make it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match, SeatView
from belote_desktop.engine.actions import BELOTE, Play
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.slips import (
    ALL_SLIPS,
    FORGETS,
    MISCOUNTS,
    MISSES_BELOTE,
    OVERTAKES,
    TEN_UNDER_ACE,
    Slip,
    Span,
    happening,
    mistaken,
)
from belote_desktop.players.styles import BEGINNER, CASUAL, CLUB
from tests.coach.deals_in_play import played


def making(*slips: Slip) -> ThumbPlayer:
    """A beginner who makes these slips whenever they can happen, and no others."""
    return ThumbPlayer(replace(BEGINNER, slips=tuple(replace(slip, share=100) for slip in slips)))


def view_of(match: Match) -> SeatView:
    seat = engine.to_act(match)
    assert seat is not None
    return engine.view(match, seat)


def card_of(match: Match, *slips: Slip) -> str:
    return str(making(*slips).choose(view_of(match)))


def known(match: Match, *slips: Slip) -> Knowledge:
    view = view_of(match)
    assert view.contract is not None
    assert view.seat is not None
    return mistaken(making(*slips).style.slips, Knowledge(view, view.contract, view.seat))


HANDS = {
    0: "AH KH 8D 7D JS 9S 7C 8C", 1: "TH 9H AD TD 7S 8S 9C TC", 2: "QH 7H KD QD QS KS AC KC",
    3: "JH 8H JD 9D AS TS QC JC",
}  # fmt: skip


def test_who_forgets_holds_a_king_to_be_beaten_by_an_ace_that_is_gone() -> None:
    hands = {0: "KH 8H 8D JS 9S 7C 8C TD", 1: "AH 9H AD QD 7S 8S 9C TC", 2: "QH 7H KD QS KS AC KC 9D",
             3: "JH TH 7D JD AS TS QC JC"}  # fmt: skip
    match = played(hands, taker=0, trump="S", cards="8H AH 7H TH AD 9D JD 8D QD KD 7D TD")
    king = Card.parse("KH")
    assert known(match).is_master(king)
    assert not known(match, FORGETS).is_master(king)
    assert known(match, FORGETS).out - known(match).out == CardSet.parse("AH 7H TH AD 9D JD"), "not the last trick"


def test_who_counts_trumps_wrongly_stops_drawing_them_before_they_are_gone() -> None:
    """Two rounds of trumps in which the partner did not follow: one trump is still out."""
    hands = {0: "JS 9S QS AH 7D 8D 7C 8C", 1: "7S TS 8S TH KH 9D TD 9C", 2: "AD KD QD JD JH QC TC JC",
             3: "KS AS 8H 7H QH 9H AC KC"}  # fmt: skip
    match = played(hands, taker=0, trump="S", cards="JS 7S JD KS 9S TS QD AS")
    assert known(match).trumps_out == CardSet.parse("8S")
    assert not known(match, MISCOUNTS).trumps_out
    assert card_of(match) == "QS"
    assert card_of(match, MISCOUNTS) == "AH"


def test_a_ten_is_led_under_the_ace_that_is_out() -> None:
    hands = {0: "TH 8H KD QD 7D 8C JC QC", 1: "JS 9S AS TS AH 9H 8D 9D"}
    match = played(hands, taker=1, trump="S", cards="")
    assert card_of(match) != "TH"
    assert card_of(match, TEN_UNDER_ACE) == "TH"
    decision = making(TEN_UNDER_ACE).decide(view_of(match))
    assert decision.reason.source == TEN_UNDER_ACE.sentence


def test_a_ten_is_high_once_its_ace_is_gone_and_no_slip_is_needed() -> None:
    hands = {0: "TH 8H KD QD 7D 8C JC QC", 1: "JS 9S AS TS AH 9H 8D 9D"}
    match = played(hands, taker=1, trump="S", cards="")
    at = replace(known(match), gone=CardSet.parse("AH"))
    assert TEN_UNDER_ACE.value(at, Card.parse("TH")) == 0
    assert TEN_UNDER_ACE.value(known(match), Card.parse("TH")) > 0


def test_the_partners_winning_card_is_beaten() -> None:
    """Last to play and void: the ten belongs on the partner’s ace, and no trump."""
    hands = {0: "7S 8S TC 7C KD QD JD 9D", 1: "7H KH 8C 9C QC JC AD TD", 2: "AH QH JS 9S AC KC 7D 8D"}
    match = played(hands, taker=3, trump="S", cards="7H AH 8H", dealer=0)
    assert card_of(match) == "TC"
    assert card_of(match, OVERTAKES) in {"7S", "8S"}
    assert making(OVERTAKES).decide(view_of(match)).reason.source == OVERTAKES.sentence


def views(rules: engine.Ruleset, deals: int) -> Iterator[SeatView]:
    """What seats that play a card see, in so many deals of casual players."""
    casual = players.get("casual")
    for seed in range(deals):
        match = engine.start(rules, seed)
        while match.deal is not None and not match.deals:
            view = view_of(match)
            if view.trick is not None and view.contract is not None:
                yield view
            match = engine.apply(match, casual.choose(view))[0]


def test_a_belote_that_must_be_said_is_not_said() -> None:
    said = [view for view in views(variants.get("classic", announcing="manual"), 30) if making().choose(view) == BELOTE]
    assert said
    assert all(isinstance(making(MISSES_BELOTE).choose(view), Play) for view in said)


def test_a_belote_is_lost_in_the_wrong_order() -> None:
    """Where the king must come first, who misses it plays the queen."""
    careful, lost = making(), 0
    for view in views(variants.get("classic", belote_order="king_first", belote_call="second_card"), 60):
        right, wrong = careful.choose(view), making(MISSES_BELOTE).choose(view)
        if isinstance(right, Play) and isinstance(wrong, Play) and right != wrong:
            assert (right.card.rank, wrong.card.rank) == (Rank.KING, Rank.QUEEN)
            lost += 1
    assert lost


@pytest.mark.parametrize("slip", ALL_SLIPS, ids=lambda slip: slip.name)
def test_it_happens_about_as_often_as_its_share_and_the_same_view_gives_the_same(slip: Slip) -> None:
    views = []
    for seed in range(400):
        match = engine.start(variants.get("coinche"), seed)
        views.append(view_of(match))
    happened = [slip.happens(view, 2) for view in views]
    assert abs(sum(happened) / 4 - slip.share) < 9
    assert happened == [slip.happens(view, 2) for view in views]
    other = [slip.happens(view, 3) for view in views]
    assert (happened == other) is (slip.span is Span.DEAL)


def test_the_beginner_makes_every_slip_with_a_card_and_still_feeds_its_partner() -> None:
    """In deals of four beginners each slip is told as a reason or changes what is known; a ten goes to the partner."""
    told, fed, mistook = set(), 0, set()
    beginner = players.get("beginner")
    assert isinstance(beginner, ThumbPlayer)
    for seed in range(120):
        match = engine.start(variants.get("classic-no-decl"), seed)
        while not match.deals:
            view = view_of(match)
            decision = beginner.decide(view)
            told.add(decision.reason.source)
            if view.trick is not None and view.contract is not None and isinstance(decision.action, Play):
                assert view.seat is not None
                at = Knowledge(view, view.contract, view.seat)
                is_ten = decision.action.card.rank is Rank.TEN and not at.is_trump(decision.action.card)
                fed += is_ten and at.is_last and at.partner_winning and not at.overtakes(decision.action.card)
                mistook |= {slip.name for slip in ALL_SLIPS if mistaken((slip,), at).out != at.out}
            match = engine.apply(match, decision.action)[0]
    assert {TEN_UNDER_ACE.sentence, OVERTAKES.sentence} <= told
    assert mistook == {FORGETS.name, MISCOUNTS.name}
    assert fed > 5


def test_better_players_make_none() -> None:
    assert not CASUAL.slips
    assert not CLUB.slips
    view = view_of(played(HANDS, taker=0, trump="S"))
    assert happening(CASUAL.slips, view) == ()


def test_every_slip_has_a_name_of_its_own_and_a_sentence() -> None:
    assert len({slip.name for slip in ALL_SLIPS}) == len(ALL_SLIPS)
    assert all(re.fullmatch(r"[A-Z].*\.", slip.sentence) for slip in ALL_SLIPS)
    assert BEGINNER.slips == ALL_SLIPS
