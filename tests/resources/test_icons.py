"""Icons: the committed files are what the drawing makes, every sign renders, and wrong names get a hint."""

import itertools
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from belote_desktop.resources import icons
from belote_desktop.resources.icons import make_icons

NEEDED = [
    "sheet",
    "log",
    "menu",
    "undo",
    "last-trick",
    "hint",
    "settings",
    "help",
    "back",
    "forward",
    "close",
    "crown",
    "play",
    "check",
    "cross",
    "speaker",
    "speaker-off",
    "dealer",
    "new",
    "info",
]


def drawn(svg: str, size: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def inked(image: QImage) -> list[tuple[int, int]]:
    size = range(image.width())
    return [(x, y) for x in size for y in size if image.pixelColor(x, y).alpha() > 128]


@pytest.mark.parametrize("size", make_icons.ICO_SIZES)
def test_the_icon_for_windows_holds_every_size(size: int, tmp_path: Path) -> None:
    path = tmp_path / "icon.ico"
    make_icons.write_ico(path)
    data = path.read_bytes()
    assert data[:6] == bytes((0, 0, 1, 0, len(make_icons.ICO_SIZES), 0))
    at = 6 + 16 * make_icons.ICO_SIZES.index(size)
    length, place = (int.from_bytes(data[at + part : at + part + 4], "little") for part in (8, 12))
    assert data[at] == data[at + 1] == size % 256
    assert QImage.fromData(data[place : place + length], "PNG").size().toTuple() == (size, size)  # type: ignore[arg-type]


def test_the_icon_for_macos_holds_every_kind(tmp_path: Path) -> None:
    path = tmp_path / "icon.icns"
    make_icons.write_icns(path)
    data, at, found = path.read_bytes(), 8, []
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    while at < len(data):
        length = int.from_bytes(data[at + 4 : at + 8], "big")
        found.append((data[at : at + 4], QImage.fromData(data[at + 8 : at + length], "PNG").width()))  # type: ignore[arg-type]
        at += length
    assert tuple(found) == make_icons.ICNS_KINDS


def test_the_committed_application_icons_are_those_of_the_drawing(tmp_path: Path) -> None:
    for path in make_icons.write_svgs(tmp_path):
        kept = files("belote_desktop.resources.icons") / path.name
        assert kept.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_pngs_of_every_size_form_an_icon_theme(qtbot: QtBot, tmp_path: Path) -> None:
    pngs = make_icons.write_pngs(tmp_path)
    assert [QImage(str(path)).size().toTuple() for path in pngs] == [
        (size, size) for size in (16, 22, 24, 32, 48, 64, 128, 256, 512)
    ]
    name = "io.github.belote_desktop.BeloteDesktop"
    assert pngs[0] == tmp_path / "hicolor" / "16x16" / "apps" / f"{name}.png"
    assert (tmp_path / "hicolor" / "scalable" / "apps" / f"{name}.svg").is_file()
    assert (tmp_path / "hicolor" / "symbolic" / "apps" / f"{name}-symbolic.svg").is_file()


def test_the_smallest_icon_still_shows_cloth_paper_and_heart(qtbot: QtBot, tmp_path: Path) -> None:
    image = QImage(str(make_icons.write_pngs(tmp_path)[0]))
    seen = [QColor(image.pixel(x, y)) for x in range(16) for y in range(16)]
    red = [c for c in seen if c.red() > 150 and c.green() < 80]
    white = [c for c in seen if min(c.red(), c.green(), c.blue()) > 230]
    green = [c for c in seen if c.green() > c.red() + 30 and c.alpha() == 255]
    assert len(red) >= 12
    assert len(white) >= 30
    assert len(green) >= 30


@pytest.mark.parametrize("size", [16, 22, 24, 32])
def test_the_edges_of_a_small_icon_lie_on_whole_pixels(qtbot: QtBot, size: int) -> None:
    image = drawn(icons.small_icon_svg(size), size)
    across = [image.pixelColor(x, size // 2).name() for x in range(size)]
    cloth, edge, brass, paper = "#2f6b55", "#1d4a3b", "#d7ae63", "#fdfbf6"
    left, right = across.index(paper), size - across[::-1].index(paper)
    assert [colour for colour, _ in itertools.groupby(across[:left])] == [edge, cloth, brass, edge]
    assert [colour for colour, _ in itertools.groupby(across[right:])] == [cloth, edge]


def test_the_symbolic_icon_has_one_colour(qtbot: QtBot) -> None:
    root = ET.fromstring(icons.symbolic_icon_svg())
    assert {element.get("fill") for element in root} == {"#2e3436"}
    assert root.get("width") == root.get("height") == "16"


@pytest.mark.parametrize("name", icons.ICONS)
def test_a_sign_is_drawn_inside_its_grid_in_the_asked_colour(qtbot: QtBot, name: str) -> None:
    image = drawn(icons.icon(name, "#a01050"), 48)
    places = inked(image)
    assert len(places) > 40
    assert all(1 <= x <= 46 and 1 <= y <= 46 for x, y in places)
    strong = [image.pixelColor(x, y) for x, y in places if image.pixelColor(x, y).alpha() == 255]
    assert {colour.name() for colour in strong} == {"#a01050"}


def test_every_sign_the_windows_need_is_there_and_no_two_are_alike() -> None:
    assert set(NEEDED) <= set(icons.ICONS)
    assert len({icons.icon(name, "#000000") for name in icons.ICONS}) == len(icons.ICONS)
    assert set(icons.MIRRORED) <= set(icons.ICONS)
    assert "play" not in icons.MIRRORED


def test_a_wider_stroke_draws_more(qtbot: QtBot) -> None:
    thin, thick = (len(inked(drawn(icons.icon("menu", "#000000", stroke=w), 48))) for w in (1.0, 3.0))
    assert thick > 2 * thin


@pytest.mark.parametrize(("wrong", "near"), [("setings", "settings"), ("speaker_off", "speaker-off"), ("Undo", "undo")])
def test_an_unknown_sign_is_refused_naming_the_nearest(wrong: str, near: str) -> None:
    with pytest.raises(ValueError, match=f"There is no icon '{wrong}'; the nearest is '{near}'."):
        icons.icon(wrong, "#000000")


@pytest.mark.parametrize("colour", ["black", "#fff", '"/><script', "#00000g"])
def test_only_plain_colours_reach_the_svg(colour: str) -> None:
    with pytest.raises(ValueError, match="not of the form #rrggbb"):
        icons.icon("menu", colour)
