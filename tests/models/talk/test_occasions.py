"""Table talk: who says something and when. It follows from public events of finished things alone."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import get_args

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.events import (
    BeloteSaid,
    CardPlayed,
    CardsDealt,
    ContractMade,
    DealSettled,
    DealStarted,
    Discarded,
    Event,
    MatchEnded,
    Shown,
    TrickWon,
    TurnedUp,
)
from belote_desktop.engine.score import Result, Score
from belote_desktop.models.talk.occasions import GREAT, PUBLIC, Occasion, PublicEvent, Remark, TableTalk
from belote_desktop.models.talk.phrases import phrase, phrases

CLASSIC = variants.get("classic")
HIDING = (CardsDealt, CardPlayed, Discarded, TurnedUp, Shown)
"""Events that tell of cards before their trick or deal is finished."""


def talk(**talkative: bool) -> TableTalk:
    """The talk of a table of three computer players; all are talkative unless told otherwise."""
    seats = {1: "right", 2: "partner", 3: "left"}
    return TableTalk(CLASSIC, {seat: talkative.get(name, True) for seat, name in seats.items()})


def trick(seat: int, points: int, number: int = 1) -> TrickWon:
    return TrickWon(seat, (), points, number)


def settled(result: Result, compared: tuple[int, int] = (81, 81), capot: int | None = None) -> DealSettled:
    return DealSettled(1, Score(result, (0, 0), compared=compared, capot=capot), (0, 0))


def contract(declarer: int, multiplier: int = 1) -> ContractMade:
    return ContractMade(Contract(declarer, Denomination.HEARTS, multiplier=multiplier))


def heard(listener: TableTalk, *events: PublicEvent) -> list[Remark]:
    """The remarks on these events."""
    return [remark for event in events if (remark := listener.hear(event)) is not None]


def after_a_deal(listener: TableTalk, *events: PublicEvent) -> Occasion | None:
    """What is said at the beginning of a deal about the one before, of which these are the events."""
    heard(listener, DealStarted(1, 0), *events)
    remark = listener.hear(DealStarted(2, 1))
    return None if remark is None else remark.occasion


def match_events(seed: int) -> Iterator[tuple[Event, ...]]:
    """The events of the first deals of a match, action by action, with all cards."""
    chance, match = random.Random(seed), engine.start(CLASSIC, seed)
    for _ in range(250):
        if match.is_over:
            return
        options = engine.legal(match)
        match, events = engine.apply(match, chance.choice(list(options)))
        yield events


def remarks(stream: Sequence[tuple[Event, ...]]) -> list[Remark | None]:
    listener = talk()
    return [listener.hear(event) for events in stream for event in events if isinstance(event, PUBLIC)]


# ---------------------------------------------------------------------- what it may follow from
def test_no_event_that_shows_an_unfinished_thing_is_heard() -> None:
    assert set(get_args(PublicEvent)) == set(PUBLIC)
    assert not set(HIDING) & set(PUBLIC)


@pytest.mark.parametrize("seed", [3, 8])
def test_the_remarks_are_the_same_whatever_was_in_the_hands(seed: int) -> None:
    """The same match with every card hidden, also those of the tricks: the same remarks, at the same moments."""
    stream = list(match_events(seed))
    blind = [tuple(_without_cards(event) for event in events) for events in stream]
    assert remarks(stream) == remarks(blind)
    assert any(remark is not None for remark in remarks(stream))


def _without_cards(event: Event) -> Event:
    nothing: tuple[Card, ...] = ()
    if isinstance(event, TrickWon):
        return TrickWon(event.seat, nothing, event.points, event.number)
    return event


@pytest.mark.parametrize("seed", [3, 8])
def test_nobody_speaks_in_the_middle_of_a_trick_or_an_auction(seed: int) -> None:
    listener = talk()
    for events in match_events(seed):
        for event in events:
            if isinstance(event, PUBLIC) and listener.hear(event) is not None:
                assert isinstance(event, DealStarted | TrickWon | MatchEnded)


@pytest.mark.parametrize("seed", [3, 8])
def test_at_most_one_remark_a_deal_except_on_great_occasions(seed: int) -> None:
    listener, in_deal = talk(), 0
    for events in match_events(seed):
        for event in events:
            in_deal = 0 if isinstance(event, DealStarted) else in_deal
            remark = listener.hear(event) if isinstance(event, PUBLIC) else None
            in_deal += remark is not None and remark.occasion not in GREAT
            assert in_deal <= 1


# ---------------------------------------------------------------------- the occasions
def test_somebody_greets_before_the_first_deal_and_not_before_the_others() -> None:
    listener = talk()
    (remark,) = heard(listener, DealStarted(1, 0), DealStarted(2, 1))
    assert remark.occasion is Occasion.GREETING


def test_the_partner_praises_a_rich_trick_and_nobody_a_poor_one() -> None:
    listener = talk()
    heard(listener, DealStarted(2, 0))
    assert heard(listener, trick(0, 12)) == []
    (remark,) = heard(listener, trick(0, 32))
    assert (remark.seat, remark.occasion) == (2, Occasion.RICH_TRICK)
    assert heard(listener, trick(0, 32, 2)) == [], "once a deal"


def test_nobody_praises_themselves_or_the_other_side() -> None:
    listener = talk()
    heard(listener, DealStarted(2, 0))
    assert heard(listener, trick(2, 40)) == []


def test_belote_is_remarked_on_by_somebody_else_once_the_trick_is_over() -> None:
    listener = talk()
    heard(listener, DealStarted(2, 0))
    assert heard(listener, BeloteSaid(2, False), BeloteSaid(2, True)) == []
    (remark,) = heard(listener, trick(0, 8))
    assert remark.occasion is Occasion.BELOTE
    assert remark.seat != 2


@pytest.mark.parametrize(
    ("events", "occasion"),
    [
        ([contract(0), settled(Result.MADE, (130, 32))], None),
        ([contract(0), settled(Result.MADE, (86, 76))], Occasion.NARROWLY_MADE),
        ([contract(0), settled(Result.FAILED, (78, 84))], Occasion.NARROWLY_FAILED),
        ([contract(0), settled(Result.FAILED, (40, 122))], None),
        ([contract(0, 2), settled(Result.MADE, (110, 52))], Occasion.DOUBLED_MADE),
        ([contract(0, 2), settled(Result.FAILED, (40, 122))], Occasion.DOUBLED_FAILED),
        ([contract(0), settled(Result.MADE, (162, 0), capot=0)], Occasion.CAPOT),
        ([settled(Result.PASSED_OUT)], Occasion.PASSED_OUT),
    ],
)
def test_a_deal_is_remarked_on_while_the_next_is_dealt(events: list[PublicEvent], occasion: Occasion | None) -> None:
    assert after_a_deal(talk(), *events) is occasion


def test_only_the_side_that_lost_speaks_of_a_capot_and_of_the_end() -> None:
    listener = talk()
    heard(listener, DealStarted(1, 0), contract(0), settled(Result.MADE, (162, 0), capot=0))
    (remark,) = heard(listener, DealStarted(2, 1))
    assert remark.seat in (1, 3)
    (remark,) = heard(listener, MatchEnded(1))
    assert (remark.seat, remark.occasion) == (2, Occasion.MATCH_LOST)


def test_quiet_people_speak_on_great_occasions_only() -> None:
    quiet = talk(right=False, partner=False, left=False)
    assert heard(quiet, DealStarted(1, 0), trick(0, 40), contract(0), settled(Result.MADE, (84, 78))) == []
    assert heard(quiet, DealStarted(2, 0)) == []
    assert len(heard(quiet, MatchEnded(0))) == 1


def test_a_player_alone_against_the_winner_thanks_for_the_game() -> None:
    two = TableTalk(variants.get("belote-2p"), {1: True})
    (remark,) = heard(two, MatchEnded(1))
    assert remark.occasion is Occasion.MATCH_OVER


# ---------------------------------------------------------------------- the words
def test_there_are_words_for_every_occasion_and_they_change() -> None:
    for occasion in Occasion:
        said = {phrase(Remark(1, occasion, turn)) for turn in range(4)}
        assert len(said) == len(phrases(occasion))


def test_no_phrase_names_a_card_or_a_suit() -> None:
    cards = ("ace", "king", "queen", "jack", "ten", "nine", "heart", "spade", "club", "diamond", "trump")
    spoken = " ".join(text for occasion in Occasion for text in phrases(occasion)).lower().split()
    assert not [word for word in spoken if word.strip(".,!?").rstrip("s") in cards]
