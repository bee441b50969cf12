"""What is heard: one sound for each call, card, flourish and result, at the moment it is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Event, Result
from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import Bid, Name, NameHokum, Say, Word
from belote_desktop.engine.auction.doubles import RAISE_WORDS
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.resources.sounds import SOUNDS
from belote_desktop.table import hearing
from belote_desktop.table.choreography import PLAY
from belote_desktop.table.scene.picture import picture_of
from tests.table.motion.turned_clock import held_table
from tests.table.table_makers import Step, match_after, steps_of

START = match_after(["pass", "take"])
PICTURE = picture_of(engine.view(START, 0))
CARD = Card.parse("KH")
LAST_OF_ALL = replace(PICTURE, taken=(0, 2, 2, 0, 0, 2, 0, 2))


@pytest.mark.parametrize(
    ("words", "sound"),
    [
        (("pass", "refuse"), "pass"),
        (("take", "hokum", "sun", "ashkal", "schmeiss", "accept"), "bid"),
        (("double", "double-open", "double-closed"), "double"),
        (("redouble", "raise", "match", "gahwa"), "redouble"),
        (("three-open", "three-closed", "four-open", "four-closed"), "redouble"),
    ],
)
def test_passes_bids_and_raises_sound_different(words: tuple[str, ...], sound: str) -> None:
    assert {hearing.sound_of_call(Say(Word(word))) for word in words} == {sound}


def test_a_call_that_names_something_is_a_bid() -> None:
    calls = (Bid(100, Denomination.HEARTS), Name(Denomination.NO_TRUMP), NameHokum(Suit.SPADES))
    assert {hearing.sound_of_call(call) for call in calls} == {"bid"}


def test_the_first_raise_is_a_double_and_each_further_one_more() -> None:
    assert [hearing.sound_of_call(word) for word in RAISE_WORDS] == ["double", "redouble", "redouble", "redouble"]


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (happened.CardsDealt(1, (None,)), "deal"),
        (happened.CardPlayed(1, CARD), "play"),
        (happened.BeloteSaid(1, False), "belote"),
        (happened.Called(1, Say(Word.TAKE)), "bid"),
        (happened.TrickWon(0, (), 10, 1), ""),
        (happened.MatchEnded(0), ""),  # it is heard when its result is shown
        (happened.DealStarted(2, 1), ""),
    ],
)
def test_each_event_has_its_sound_or_none(event: Event, sound: str) -> None:
    assert hearing.sound_of_event(event, PICTURE) == sound


@pytest.mark.parametrize(
    ("taken", "sound"),
    [(LAST_OF_ALL.taken, "capot"), (LAST_OF_ALL.taken[1:], ""), ((1, *LAST_OF_ALL.taken[1:]), "")],
    ids=["all eight tricks", "not the last trick", "one was lost"],
)
def test_a_capot_is_heard_with_its_last_trick(taken: tuple[int, ...], sound: str) -> None:
    assert hearing.sound_of_event(happened.TrickWon(0, (), 10, 8), replace(PICTURE, taken=taken)) == sound


def test_a_contract_is_heard_to_stand_or_fall_and_nothing_else() -> None:
    heard = {result: hearing.sound_of_result(result) for result in Result}
    assert {result: sound for result, sound in heard.items() if sound} == {
        Result.MADE: "made",
        Result.FAILED: "failed",
    }


@pytest.mark.parametrize(
    ("winner", "ours", "sound"), [(0, 0, "won"), (1, 0, "lost"), (1, None, "won"), (None, 0, ""), (None, None, "")]
)
def test_the_end_of_a_match_is_heard_from_the_side_of_the_user(
    winner: int | None, ours: int | None, sound: str
) -> None:
    assert hearing.sound_of_match(winner, ours) == sound


def test_every_sound_is_heard_of_something() -> None:
    named = {hearing.BID, hearing.GATHERED, hearing.CAPOT, hearing.WON, hearing.LOST, hearing.BELL}
    tables = (hearing.OF_EVENTS, hearing.OF_CALLS, hearing.OF_RESULTS)
    assert named.union(*(table.values() for table in tables)) == set(SOUNDS)


# ---------------------------------------------------------------------- at the table
def test_a_call_is_heard_once_its_bubble_is_open(qtbot: QtBot) -> None:
    match = match_after([], game="coinche")
    table = held_table(qtbot, match)
    heard: list[tuple[str, list[str]]] = []
    said = table._scene.bubbles.said
    table.cue.connect(lambda name: heard.append((name, [text for text in map(said, range(4)) if text])))
    for position, word in enumerate(("pass", "100H", "double", "pass", "redouble"), 1):
        match, events = engine.apply(match, engine.parse_action(match, word))
        table.play(Step(engine.events_for(events, 0), engine.view(match, 0), position))
        table._stage.clock.step(2000)
    assert [name for name, _ in heard] == ["pass", "bid", "double", "pass", "redouble"]
    assert [len(texts) for _, texts in heard] == [1, 2, 3, 4, 4]


@pytest.mark.parametrize(
    ("wishes", "lands"),
    [({}, PLAY), ({"reduced_motion": "on"}, 0), ({"animation_speed": "off"}, 0)],
    ids=["at the usual speed", "with reduced motion", "without animation"],
)
def test_a_card_is_heard_when_it_lands(qtbot: QtBot, wishes: dict[str, object], lands: int) -> None:
    table = held_table(qtbot, START, **wishes)
    heard: list[float] = []
    clock = table._stage.clock
    table.cue.connect(lambda _name: heard.append(clock.now))
    begun = clock.now
    table.play(steps_of(START, 1)[0])
    clock.step(2000)
    assert [at - begun for at in heard] == [lands]


def test_a_card_that_is_hurried_is_heard_at_once_and_only_once(qtbot: QtBot) -> None:
    table = held_table(qtbot, START)
    heard: list[str] = []
    table.cue.connect(heard.append)
    table.play(steps_of(START, 1)[0])
    table._stage.clock.step(PLAY / 4)
    assert heard == []
    table.hurry()
    assert heard == ["play"]
    table._stage.clock.step(2000)
    assert heard == ["play"]


def test_a_card_whose_match_is_left_is_not_heard(qtbot: QtBot) -> None:
    table = held_table(qtbot, START)
    heard: list[str] = []
    table.cue.connect(heard.append)
    table.play(steps_of(START, 1)[0])
    table.show_view(engine.view(START, 0))
    table._stage.clock.step(2000)
    assert heard == []


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_sounds_of_a_trick_follow_its_cards(qtbot: QtBot, speed: str) -> None:
    table = held_table(qtbot, START, animation_speed=speed)
    heard: list[tuple[str, int]] = []
    table.cue.connect(lambda name: heard.append((name, len(table._scene.trick._items))))
    for step in steps_of(START, 4):
        table.play(step)
    table._stage.clock.step(5000)
    gathered = [("gather", 4)] if speed == "normal" else []
    assert heard == [("play", 1), ("play", 2), ("play", 3), ("play", 4), *gathered]


def test_a_table_that_is_not_seen_is_not_heard(qtbot: QtBot) -> None:
    table = held_table(qtbot, START, animation_speed="off")
    heard: list[str] = []
    table.cue.connect(heard.append)
    table.hide()
    table.show_view(engine.view(START, 0))
    table.play(steps_of(START, 1)[0])
    assert not table.is_busy
    assert heard == []


def test_a_capot_is_heard_when_its_flourish_opens(qtbot: QtBot) -> None:
    table = held_table(qtbot, START)
    heard: list[tuple[str, int]] = []
    table.cue.connect(lambda name: heard.append((name, table._scene.flourishes.count)))
    table._dance.picture = replace(PICTURE, taken=LAST_OF_ALL.taken[:-1])
    table._dance.perform(happened.TrickWon(2, (), 10, 8), None, instant=False)
    assert heard == [("capot", 1)]
