"""What name plates show: whole words only, and the same colour for the same person everywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.plate_forms import SHORT, draw_face
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.table.items.theme import CONTRAST, DARK, LIGHT, Theme
from belote_desktop.table.scene.plates import _whole

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("widest", "shown"), [
    ("Opponent · Tierce", ("Opponent", "Tierce")),
    ("Opponent", ("Tierce",)),
    ("Tierce", ("Tierce",)),
    ("Tier", ()),
])  # fmt: skip
def test_no_word_of_a_plate_is_cut_what_has_no_room_is_left_out(widest: str, shown: tuple[str, ...]) -> None:
    assert _whole(("Opponent", "Tierce"), text_width(widest, 12), 12) == shown


def test_a_role_without_room_is_left_out() -> None:
    assert _whole(("Opponent",), text_width("Opponent", 12), 12) == ("Opponent",)
    assert _whole(("Opponent",), text_width("Opponen", 12), 12) == ()


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_the_initial_of_a_person_has_one_ground_at_the_table_and_on_pages(theme: Theme) -> None:
    place, grounds = QRectF(0, 0, 40, 40), set()
    for disc in (None, True, False):
        picture = canvas(40, 40, 1)
        painter = painter_on(picture)
        if disc is None:
            draw_face(painter, place, "Anna", "", theme, SHORT, ours=True)
        else:
            draw_person(painter, place, "Anna", "", theme, disc=disc)
        painter.end()
        grounds.add(picture.toImage().pixelColor(20, 4).name())
    assert len(grounds) == 1
