"""Your next turn comes soon after your card: what the pauses and the movements add up to."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.models.game_pace import PACES, USUAL
from belote_desktop.profile import OPTIONS
from tests.table.motion.turn_times import waits
from tests.table.motion.turned_clock import held_table

SEED = 1
"""In this deal the user leads a trick, and is the last in the next."""


def longest(qtbot: QtBot, pace: str) -> tuple[float, int]:
    """The longest wait of a deal in milliseconds, without declarations, and how many cards of others were in it."""
    table = held_table(qtbot, engine.start(variants.get("classic"), 1), **PACES[pace])
    found = [wait for wait in waits(table, int(PACES[pace]["thinking_pause"]), 1, SEED) if wait.is_usual]
    return max((wait.ms, wait.cards) for wait in found)


def test_at_the_usual_pace_the_next_turn_comes_within_three_seconds_of_ones_card(qtbot: QtBot) -> None:
    ms, cards = longest(qtbot, USUAL)
    assert cards == 6
    assert 2000 < ms <= 3000


def test_a_quick_pace_is_quicker(qtbot: QtBot) -> None:
    ms, cards = longest(qtbot, "quick")
    assert cards == 6
    assert ms <= 1600


def test_the_default_settings_are_those_of_the_usual_pace() -> None:
    usual = {option.key: option.default for option in OPTIONS}
    assert {key: usual[key] for key in PACES[USUAL]} == PACES[USUAL]


def test_every_pace_is_within_the_range_of_its_settings_and_where_the_slider_stops() -> None:
    options = {option.key: option for option in OPTIONS}
    for values in PACES.values():
        for key, value in values.items():
            assert options[key].accepts(value)
            assert isinstance(value, str) or value % options[key].step == 0
