"""Bubbles, the previous trick and the panel of choices appear in 120 milliseconds and fade away."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.table import TableView
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.overlays.fading import _Ghost
from tests.table.motion.turned_clock import held_table
from tests.table.table_makers import match_after, offer, play_on

AUCTION = match_after(["pass"])
PLAY = play_on(match_after(["pass", "take"]), lambda match: len(match.deal.tricks) == 1)


def on_table(table: TableView) -> set[QGraphicsItem]:
    return {item for item in table._scene.items() if isinstance(item, GlidingItem)}


def asked(qtbot: QtBot, **wishes: object) -> TableView:
    """A table that asks me for a call."""
    table = held_table(qtbot, AUCTION, **wishes)
    assert engine.to_act(AUCTION) == 0
    offer(table, AUCTION)
    return table


def opacity(table: TableView) -> float:
    effect = table._chrome.panel.graphicsEffect()
    return 1.0 if effect is None else effect.opacity  # type: ignore[attr-defined]


def test_the_panel_of_choices_fades_in_and_can_be_used_at_once(qtbot: QtBot) -> None:
    table = asked(qtbot)
    panel = table._chrome.panel
    assert panel.isVisible()
    assert opacity(table) == 0
    table._stage.clock.step(60)
    assert opacity(table) == pytest.approx(0.5, abs=0.05)
    table._stage.clock.step(60)
    assert panel.graphicsEffect() is None, "nothing is drawn twice once it is there"


def test_a_choice_made_while_the_panel_fades_in_counts_and_the_panel_is_gone(qtbot: QtBot) -> None:
    table = asked(qtbot)
    table._stage.clock.step(32)
    with qtbot.waitSignal(table.action_chosen):
        table._chrome.panel.chosen.emit(engine.legal(AUCTION)[0])
    assert table._chrome.panel.isHidden()
    (ghost,) = [child for child in table.viewport().children() if isinstance(child, _Ghost)]
    assert ghost._picture.toImage().pixelColor(1, 1).alpha() == 0, "what the panel leaves clear is clear"
    with qtbot.waitSignal(ghost.destroyed):
        table._stage.clock.step(112)


@pytest.mark.parametrize(("wishes", "lasts"), [({}, 120), ({"reduced_motion": "on"}, 80)], ids=["usual", "reduced"])
def test_the_previous_trick_fades_in_and_away(qtbot: QtBot, wishes: dict[str, object], lasts: int) -> None:
    table = held_table(qtbot, PLAY, **wishes)
    before = on_table(table)
    table.show_last_trick(True)
    (item,) = on_table(table) - before
    assert item.opacity() == 0
    table._stage.clock.step(lasts)
    assert item.opacity() == 1
    table.show_last_trick(False)
    table._stage.clock.step(lasts // 2)
    assert 0 < item.opacity() < 1
    table._stage.clock.step(lasts // 2 + 1)
    assert on_table(table) == before


def test_speech_fades_away_and_space_ends_that(qtbot: QtBot) -> None:
    table = held_table(qtbot, PLAY)
    before, bubbles = on_table(table), table._scene.bubbles
    bubbles.speak(1, "Belote", table._scene.plates[1].box, stays=False, ms=120)
    table._stage.clock.step(120)
    (item,) = on_table(table) - before
    bubbles.hush(1)
    assert bubbles.boxes == [], "its place is free"
    table._stage.clock.step(48)
    assert 0 < item.opacity() < 1
    table.hurry()
    assert on_table(table) == before


def test_with_animation_off_nothing_fades(qtbot: QtBot) -> None:
    table = asked(qtbot, animation_speed="off")
    assert opacity(table) == 1
    before = on_table(table)
    table._scene.bubbles.speak(1, "Belote", table._scene.plates[1].box, stays=False, ms=0)
    table._scene.bubbles.hush(1)
    assert on_table(table) == before
