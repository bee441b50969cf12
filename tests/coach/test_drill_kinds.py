"""Drills on trumps that are out, masters, promises and first calls: true to the deal, asked of what is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach import drills
from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.bidding.standards import standard
from belote_desktop.coach.drills import Kind, Problem
from belote_desktop.coach.drills.bid_hand import BidHand
from belote_desktop.coach.drills.dealt import deals
from belote_desktop.coach.drills.master import Master, WhichMaster, WhoHolds
from belote_desktop.coach.drills.promised import Promised
from belote_desktop.coach.drills.seen import Seen
from belote_desktop.coach.drills.trumps_out import TrumpsOut
from belote_desktop.engine import CardSet, Match, in_english
from belote_desktop.engine.actions import PASS
from belote_desktop.players.calls.lacks.situation import Situation
from belote_desktop.search import pack_of

SEEDS = range(4)


def made(kind: Kind, game: str, wanted: int = 0) -> Iterator[Problem]:
    rules = variants.get(game)
    return (drills.make(kind, rules, seed, wanted) for seed in SEEDS)


def whole(asked: Seen) -> Match:
    """The match of a question, hidden cards included."""
    for steps, _ in deals(asked.rules, asked.seed):
        for step in steps:
            if step.seat == asked.me and engine.view(step.before, step.seat) == asked.seen:
                return step.before
    raise AssertionError("The question comes from no deal of its seed.")


def hands(asked: Seen) -> dict[int, CardSet]:
    """The hands of the other seats."""
    deal = whole(asked).deal
    assert deal is not None
    return {seat: deal.hand(seat) for seat in range(asked.rules.table.seats) if seat != asked.me}


def shown(asked: Problem) -> CardSet:
    """All cards in the picture of a question."""
    return CardSet(card for row in asked.picture.rows for card in row.cards)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["classic", "baloot", "coinche", "belot-bg", "klaverjas-amsterdam", "bela-4p"])
def test_the_trumps_out_are_those_in_the_other_hands_and_can_be_counted_from_the_picture(game: str) -> None:
    for asked in made(Kind.TRUMPS_OUT, game):
        assert isinstance(asked, TrumpsOut)
        out = sum(len(hand.suited(asked.trump)) for hand in hands(asked).values())
        assert asked.solution == out == len((pack_of(asked.rules) - shown(asked)).suited(asked.trump))
        told = [in_english(each) for each in asked.judge(out).sentences]
        assert [each.split(":")[0] for each in told[1:-1]] == [f"Trick {number}" for number, _ in asked.falls]
        assert told[-2].endswith(f"Left: {out}.")


def test_who_counts_own_trumps_or_leaves_out_a_trick_is_told_so() -> None:
    asked = next(each for each in made(Kind.TRUMPS_OUT, "classic") if isinstance(each, TrumpsOut) and each.held)
    assert asked.judge(asked.solution + len(asked.held)).slip in ("own_trumps", None)
    slips = {slip.name for slip in asked.slips}
    assert {"own_trumps", "trick_left_out", "played"} <= slips
    number, cards = asked.falls[-1]
    said = in_english(next(slip for slip in asked.slips if slip.name == "trick_left_out").sentence)
    assert said.startswith("You left out trick ")
    assert number <= len(asked.tricks)
    assert all(card.suit is asked.trump for card in cards)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("wanted", [2, 4])
@pytest.mark.parametrize("game", ["coinche", "belot-bg", "classic", "baloot", "klaverjas-amsterdam"])
def test_the_master_is_the_highest_card_left_and_its_holder_is_proved(game: str, wanted: int) -> None:
    for asked in made(Kind.MASTER, game, wanted):
        assert isinstance(asked, Master)
        held = {seat: hand for seat, hand in hands(asked).items() if asked.master in hand}
        everything = CardSet(card for hand in hands(asked).values() for card in hand) | asked.seen.hand
        assert asked.master in everything
        assert not CardSet(asked.gone) & everything
        if isinstance(asked, WhoHolds):
            assert asked.master not in asked.seen.hand
            assert set(held) <= set(asked.may)
            assert asked.is_certain is (len(asked.may) == 1)
            assert {shown.seat for shown in asked.proofs} == set(asked.others) - set(asked.may)


def test_a_wrong_master_was_played_or_is_beaten() -> None:
    for asked in made(Kind.MASTER, "coinche", 3):
        if isinstance(asked, WhichMaster):
            for place, card in enumerate(asked.options):
                first = in_english(asked.judge(place).sentences[0])
                assert ("was played to trick" in first) is (card in asked.gone)
                assert ("has not been played, and it beats" in first) is (card not in (*asked.gone, asked.master))


def test_a_holder_who_is_ruled_out_is_told_by_which_card() -> None:
    rules = variants.get("coinche")
    found = (drills.make(Kind.MASTER, rules, seed, 5) for seed in range(20))
    asked = next(each for each in found if isinstance(each, WhoHolds))
    shown = asked.proofs[0]
    told = in_english(asked.judge(asked.others.index(shown.seat)).sentences[0])
    assert told.startswith(f"seat {shown.seat} played ")
    assert f"trick {shown.trick + 1}" in told


@pytest.mark.parametrize("game", ["coinche", "belot-bg", "baloot"])
def test_what_a_partner_promised_is_asked_after_the_usual_call_and_marked_as_a_convention(game: str) -> None:
    for asked in made(Kind.PROMISED, game):
        assert isinstance(asked, Promised)
        assert asked.rules.side_of(asked.me) == asked.rules.side_of(asked.caller)
        assert (asked.caller, asked.call) in asked.seen.calls
        assert asked.seen.to_act == asked.me
        assert sum(each.wrong is None for each in asked.meanings) == 1
        for place, each in enumerate(asked.meanings):
            told = [in_english(sentence) for sentence in asked.judge(place).sentences]
            assert told[-1] == "This is a convention of good players, not a rule of the game."
            assert each.wrong is None or told[0] == in_english(each.wrong)


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "bela-4p", "klaverjas-amsterdam"])
def test_the_call_to_make_is_that_of_club_players_and_each_other_has_its_own_reason(game: str) -> None:
    for asked in (drills.make(Kind.BID, variants.get(game), seed) for seed in range(8)):
        assert isinstance(asked, BidHand)
        view = asked.seen
        assert len(asked.calls) > 1
        agreed = standard(view)
        if agreed:  # not a position of a chapter
            assert asked.best in agreed or asked.is_close
        for call, reason in asked.wrong.items():
            assert call in view.lawful
            place = asked.calls.index(call)
            assert asked.judge(place).sentences[0] == reason
            if not asked.is_close and call != PASS:
                assert broken(view, call) is not None
        assert Situation(view).is_judged


def test_a_game_has_the_kinds_it_can_ask() -> None:
    def kinds(game: str) -> set[Kind]:
        return set(drills.kinds_of(variants.get(game)))

    assert {Kind.TRUMPS_OUT, Kind.MASTER, Kind.PROMISED, Kind.BID} <= kinds("coinche")
    assert Kind.PROMISED not in kinds("classic")  # taking a turn-up says only that the hand will do
    assert not {Kind.TRUMPS_OUT, Kind.MASTER, Kind.PROMISED, Kind.BID} & kinds("decouverte")
    assert Kind.TRUMPS_OUT not in kinds("klaberjass")  # cards stay in the stock
