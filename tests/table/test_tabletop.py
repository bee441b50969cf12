"""The table itself: cloth, light and an edge of wood, painted once, on which words keep their contrast."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.theme import CLOTHS, CONTRAST, DARK, LIGHT, Theme, contrast, luminance, on_cloth
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.seat_positions import plate_box
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.tabletop.cloth import paint_tabletop
from belote_desktop.table.tabletop.edge import rail_width
from tests.table.motion.turned_clock import held_table
from tests.table.table_makers import match_after, steps_of

SIZES = ((640, 480), (900, 600), (640, 1000), (1280, 800), (1920, 1080), (3840, 2160))
GRAIN = 8
"""The side in pixels of the parts that are seen as one colour."""


def painted(theme: Theme, width: int = 640, height: int = 480) -> QImage:
    """The bare table."""
    picture = canvas(width, height, 1)
    painter = painter_on(picture)
    paint_tabletop(painter, QRectF(0, 0, width, height), theme, QPointF(width / 2, 0.44 * height), 100)
    painter.end()
    return picture.toImage()


def seen_on_cloth(table: QImage) -> list[str]:
    """The colours of the cloth as they are seen from afar, without its grain."""
    rail = round(rail_width(QRectF(table.rect()))) + GRAIN
    cloth = table.copy(table.rect().adjusted(rail, rail, -rail, -rail))
    small = cloth.scaled(
        cloth.width() // GRAIN, cloth.height() // GRAIN, mode=Qt.TransformationMode.SmoothTransformation
    )
    return [small.pixelColor(x, y).name() for x in range(small.width()) for y in range(small.height())]


@pytest.mark.parametrize("theme", [*(on_cloth(theme, cloth) for theme in (LIGHT, DARK) for cloth in CLOTHS), CONTRAST],
                         ids=lambda theme: f"{theme.name}-{theme.cloth}")  # fmt: skip
def test_words_brass_and_cards_keep_their_contrast_everywhere_on_the_cloth(theme: Theme) -> None:
    for colour in set(seen_on_cloth(painted(theme))):
        assert contrast(theme.cloth_text, colour) >= 4.5
        assert contrast(theme.cloth_brass, colour) >= 3
        assert contrast(theme.face, colour) >= 3


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=str)
def test_the_lamp_hangs_over_the_middle_and_the_edge_is_of_wood(theme: Theme) -> None:
    table = painted(theme)
    lit = [luminance(colour) for colour in seen_on_cloth(table)]
    assert max(lit) > 2 * min(lit)
    assert table.pixelColor(320, 211).lightness() > 1.2 * table.pixelColor(612, 452).lightness()
    for x, y in ((320, 3), (3, 240), (636, 240), (320, 476)):
        wood = table.pixelColor(x, y)
        assert wood.red() > 1.5 * wood.blue(), "wood is brown, whatever the cloth"


def test_high_contrast_is_black_with_one_line() -> None:
    table = painted(CONTRAST)
    assert max(luminance(colour) for colour in seen_on_cloth(table)) < 0.01
    row = [table.pixelColor(x, 240).name().upper() for x in range(20)]
    assert row.count(CONTRAST.cloth_brass) >= 1
    assert row[:4] == ["#000000"] * 4


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_edge_takes_no_room_from_what_lies_on_the_table(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    rail = rail_width(QRectF(0, 0, *size))
    for side in (Side.EAST, Side.WEST):
        box = plate_box(layout, side, 150, 8)
        assert min(box.x, layout.width - box.x - box.width) >= rail
    assert layout.edge > 1.5 * rail, "the panel and the buttons in the corners"


def test_round_corners_on_a_page_are_smooth(qtbot: QtBot) -> None:
    square, corner = held_table(qtbot, match_after([])).grab().toImage(), 14
    table = held_table(qtbot, match_after([]))
    table.round_corners(corner)
    shown, page = table.grab().toImage(), QColor(table._stage.theme.page)
    assert shown.pixelColor(0, 0) == page
    places = [(x, y) for x in range(corner) for y in range(corner)]
    between = [at for at in places if shown.pixelColor(*at) not in (page, square.pixelColor(*at))]
    assert len(between) >= corner / 2


def test_the_table_is_painted_once_and_not_while_cards_move(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_after(["pass", "take"])
    table = held_table(qtbot, match)
    painted_at: list[float] = []
    draw = TableScene.drawBackground
    monkeypatch.setattr(
        TableScene,
        "drawBackground",
        lambda scene, painter, rect: (painted_at.append(table._stage.clock.now), draw(scene, painter, rect))[1],
    )
    table.grab()
    painted_at.clear()
    table.play(steps_of(match, 1)[0])
    for _ in range(8):
        table._stage.clock.step(40)
        table.repaint()
        table.viewport().repaint()
    assert table._scene.trick._items
    assert not painted_at
