"""Comfort at the table: cards of the size a person wishes, tricks counted, speeds that hold at once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Match
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.profile import OPTIONS
from belote_desktop.table import TableView
from belote_desktop.table.items.stage import _CARD_SIZES
from belote_desktop.table.items.tempo import _SPEEDS
from tests.table.table_makers import Wishes, make_table, offer, play_on


def shown(qtbot: QtBot, preferences: Preferences) -> TableView:
    table = TableView(preferences, Names(("Anna", "Samir", "Léa", "Karim"), 0))
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    return table


def after_tricks(tricks: int) -> Match:
    """I am to play, and so many tricks have been won."""

    def found(match: Match) -> bool:
        deal = match.deal
        assert deal is not None
        return deal.phase is Phase.PLAY and len(deal.tricks) == tricks and engine.to_act(match) == 0

    return play_on(engine.start(variants.get("classic"), 3), found)


def choices(key: str) -> set[str]:
    return {value for option in OPTIONS if option.key == key for value, _ in option.choices}


def test_every_size_and_every_speed_of_the_settings_is_known_at_the_table() -> None:
    assert set(_CARD_SIZES) == choices("card_size")
    assert set(_SPEEDS) == choices("animation_speed")


def test_another_size_of_cards_holds_at_once_and_keeps_the_choice(qtbot: QtBot) -> None:
    preferences = Preferences(Wishes())
    table, match = shown(qtbot, preferences), after_tricks(2)
    offer(table, match)
    card = table._scene.hand.cards[0]
    widths = {}
    for size in ("smaller", "normal", "larger"):
        preferences.set("card_size", size)
        widths[size] = table._scene.hand._items[card].outline().width()
        assert table._chooser.is_waiting
        assert table._scene.hand.card_at(table.mapToScene(table.card_point(card).toPoint())) == card
    assert widths["smaller"] < widths["normal"] < widths["larger"]


def test_the_speed_of_cards_holds_at_once_and_leaves_the_other_two_alone(qtbot: QtBot) -> None:
    preferences = Preferences(Wishes(animation_speed="normal", trick_hold=900))
    stage = shown(qtbot, preferences)._stage
    times = []
    for speed in ("off", "fast", "normal", "slow"):
        preferences.set("animation_speed", speed)
        times.append(stage.time(200))
        assert stage.wish("trick_hold") == 900
    assert times == sorted(times)
    assert times[0] == 0
    assert times[2] == 200


@pytest.mark.parametrize("tricks", [1, 3])
def test_tricks_won_are_counted_in_words_too(qtbot: QtBot, tricks: int) -> None:
    table, match = make_table(), after_tricks(tricks)
    qtbot.addWidget(table)
    table.show_view(engine.view(match, 0))
    assert match.deal is not None
    ours = sum(trick.winner in (0, 2) for trick in match.deal.tricks)
    panel = table._chrome.corner
    said = f"Tricks won: {words.listed([f'We {ours}', f'They {tricks - ours}'])}"  # lists differ with the locale
    assert panel.toolTip() == said
    assert said in panel.accessibleDescription()


def test_before_the_first_trick_none_is_counted(qtbot: QtBot) -> None:
    table = make_table()
    qtbot.addWidget(table)
    table.show_view(engine.view(engine.start(variants.get("classic"), 3), 0))
    assert not table._chrome.corner.toolTip()
