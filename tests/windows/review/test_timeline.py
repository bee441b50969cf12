"""The timeline shows as much as has room: words in one line or in two, only what mattered, or a scroll bar."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.review.timeline import Timeline
from belote_desktop.windows.review.timeline_station import FIELD, Face, Form, Sign

FACES = tuple(
    Face(f"Trick {number}", Sign.MISTAKE if number == 3 else Sign.FINE, "You lead the ace", "-12", "")
    for number in range(10)
)


@pytest.fixture
def timeline(qtbot: QtBot, style: Style) -> Timeline:
    made = Timeline(style)
    qtbot.addWidget(made)
    made.show_faces(FACES)
    made.show_place(3)
    return made


def test_the_words_are_folded_before_a_moment_is_left_out(timeline: Timeline) -> None:
    shown = {}
    for width in (2000, 1000, 400):
        timeline.resize(width, 140)
        timeline.show()
        shown[width] = (len(timeline.shown), timeline.stations[3].is_folded)
    assert shown == {2000: (10, False), 1000: (10, True), 400: (2, False)}


def test_what_has_no_room_at_all_is_reached_with_a_scroll_bar(timeline: Timeline) -> None:
    timeline.show_faces(tuple(Face(each.caption, Sign.MISTAKE, each.deed, "", "") for each in FACES))
    timeline.resize(2000, 140)
    timeline.show()
    bar, high = timeline.horizontalScrollBar(), timeline.height()
    assert not bar.isVisible()
    timeline.resize(300, 140)
    assert bar.isVisible()
    assert timeline.height() == high + bar.sizeHint().height(), "the bar covers nothing"


def test_of_two_moments_in_a_wide_window_no_broad_field_is_marked(timeline: Timeline) -> None:
    timeline.set_form(Form.HIGH, is_whole=False)
    timeline.resize(1240, 140)
    timeline.show()
    station = timeline.stations[3]
    assert station.width() > 500
    assert station.field.width() <= FIELD
    assert abs(station.field.center().x() - station.width() / 2) <= 1


def test_the_lowest_form_shows_the_words_of_the_present_moment_only(timeline: Timeline) -> None:
    timeline.resize(1240, 140)
    timeline.set_form(Form.SIGNS, is_whole=True)
    timeline.show()
    now, other = timeline.stations[3], timeline.stations[4]
    assert now.sizeHint().width() > other.sizeHint().width()
    assert other.sizeHint().width() == other.sizeHint().height()
    assert len(timeline.shown) == 10
