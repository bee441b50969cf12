"""The offer of the tutor and a result over the table come in 120 milliseconds and fade away in 100."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.overlays.fading import COMES, GOES, Faded
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.tutor_bar import TutorBar
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label


class Panel(Overlay):
    """A panel with a sentence."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.renew()

    def retranslate(self) -> None:
        self.content.addWidget(label("A sentence."))


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(900, 600)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def tempo(preferences: Preferences, parent: QWidget) -> Tempo:
    made = Tempo(preferences, parent)
    made.clock.hold()
    return made


def _tutor(style: Style, tempo: Tempo, parent: QWidget) -> tuple[QWidget, Callable[[], None]]:
    bar = TutorBar(style, tempo, parent)
    bar.offer(["That may cost 10 points.", "Lead a trump."])
    return bar, bar.close_offer


def _panel(style: Style, tempo: Tempo, parent: QWidget) -> tuple[QWidget, Callable[[], None]]:
    panel = Panel(style, parent)
    panel.open_over(tempo)
    return panel, panel.leave


Shows = Callable[[Style, Tempo, QWidget], tuple[QWidget, Callable[[], None]]]


def seen(widget: QWidget) -> float:
    """How strongly a widget is painted: the ground of an overlay as strongly as what lies on it."""
    if isinstance(widget, Overlay):
        assert seen(widget.panel) == widget.opacity
        return widget.opacity
    effect = widget.graphicsEffect()
    return effect.opacity if isinstance(effect, Faded) else float(widget.isVisible())


@pytest.mark.parametrize("shows", [_tutor, _panel], ids=["tutor", "result"])
def test_it_fades_in_and_away(shows: Shows, style: Style, tempo: Tempo, parent: QWidget) -> None:
    widget, goes = shows(style, tempo, parent)
    assert widget.isVisible(), "it can be used at once"
    assert seen(widget) == 0
    tempo.clock.step(COMES / 2)
    assert 0 < seen(widget) < 1
    tempo.clock.step(COMES / 2)
    assert seen(widget) == 1
    before = set(parent.children())
    goes()
    assert not widget.isVisible(), "only its picture is still seen"
    (ghost,) = (child for child in parent.children() if child not in before and isinstance(child, QWidget))
    tempo.clock.step(GOES - 16)
    assert ghost.isVisible()
    tempo.clock.step(32)
    assert not ghost.isVisible()


@pytest.mark.parametrize("shows", [_tutor, _panel], ids=["tutor", "result"])
def test_without_animation_it_is_there_at_once(
    shows: Shows, style: Style, tempo: Tempo, preferences: Preferences, parent: QWidget
) -> None:
    preferences.set("animation_speed", "off")
    widget, goes = shows(style, tempo, parent)
    assert seen(widget) == 1
    children = len(parent.children())
    goes()
    assert not widget.isVisible()
    assert len(parent.children()) == children


def test_a_panel_whose_size_changes_while_it_comes_is_painted_in_its_new_size(
    style: Style, tempo: Tempo, parent: QWidget, qtbot: QtBot
) -> None:
    """Each picture of it is made while it is not painted: its effect would paint itself without end."""
    overlay = Panel(style, parent)
    overlay.open_over(tempo)
    tempo.clock.step(48)
    before = overlay.panel.height()
    overlay.content.addWidget(label("Another sentence."))
    qtbot.waitUntil(lambda: overlay.panel.height() > before)
    parent.grab()
    tempo.clock.step(16)
    effect = overlay.panel.graphicsEffect()
    assert isinstance(effect, Faded)
    assert effect.isEnabled()
    assert effect._picture.size() == overlay.panel.size()
    parent.grab()
