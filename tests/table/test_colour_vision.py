"""What the table shows by colour it also shows by shape or by light: each state drawn, and compared without its colour.

Whoever lacks a kind of cones, and whoever sees no colours at all, tells the states apart by what is lighter or darker:
two pictures must differ by 3 to 1 in more than a few pixels, as signs must (WCAG 2.2, 1.4.11).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.table import TableView
from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.painting import canvas, draw_suit, painter_on
from belote_desktop.table.items.pixmaps import BACK, VEIL, Key, Look, draw_card
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import CLOTHS, PAIRS, SUIT_PAPER, THEMES, Theme, contrast, mixed, on_cloth
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.scene.card_marks import mark_picture
from belote_desktop.table.scene.plates import Plate, PlateText, _plate_picture
from belote_desktop.table.scene.trick import crown_picture
from belote_desktop.table.tabletop.dealer_mark import DealerMark
from tests.table.colour_vision import VISIONS, area_told_apart, laid_on, seen_colour
from tests.table.table_makers import make_table

FEW = 24
"""As many pixels as a sign of five by five has."""
LOOKS = tuple({on_cloth(theme, cloth): None for theme in THEMES.values() for cloth in CLOTHS})


def test_who_lacks_no_cones_sees_colours_as_they_are() -> None:
    assert seen_colour("#A5202C", "usual") == "#A5202C"


@pytest.mark.parametrize("vision", VISIONS)
def test_greys_stay_grey_whoever_looks(vision: str) -> None:
    for grey in ("#000000", "#7F7F7F", "#FFFFFF"):
        seen = seen_colour(grey, vision)
        assert max(abs(int(seen[at : at + 2], 16) - int(grey[at : at + 2], 16)) for at in (1, 3, 5)) <= 1


def test_red_and_green_are_alike_to_those_who_lack_a_cone_for_them() -> None:
    red, green = "#B04040", "#6B6B32"
    for vision in ("protanopia", "deuteranopia"):
        assert contrast(seen_colour(red, vision), seen_colour(green, vision)) < 1.6


@pytest.mark.parametrize("theme", LOOKS, ids=lambda theme: f"{theme.name}-{theme.cloth}")
@pytest.mark.parametrize("vision", VISIONS)
def test_texts_and_signs_keep_their_contrast_whoever_looks(theme: Theme, vision: str) -> None:
    for sign, ground, need in PAIRS:
        seen = [seen_colour(getattr(theme, name), vision) for name in (sign, ground)]
        assert contrast(*seen) >= need, (sign, ground)


@pytest.mark.parametrize("theme", LOOKS, ids=lambda theme: f"{theme.name}-{theme.cloth}")
@pytest.mark.parametrize("vision", VISIONS)
def test_a_card_that_may_not_be_played_is_clearly_darker(theme: Theme, vision: str) -> None:
    veiled = mixed(theme.face, theme.dim, VEIL / 100 * (0.6 if theme.name == "contrast" else 1))
    assert contrast(seen_colour(theme.face, vision), seen_colour(veiled, vision)) >= 1.9


def suits_of(colours: str) -> Callable[[Stage], list[QImage]]:
    """The marks of the four suits of a deck."""

    def drawn(stage: Stage) -> list[QImage]:
        made = []
        for suit in Suit:
            picture = canvas(26, 26, 1)
            painter = painter_on(picture)
            draw_suit(painter, suit, QRectF(1, 1, 24, 24), colours)
            painter.end()
            made.append(laid_on(picture, SUIT_PAPER))
        return made

    return drawn


def plates(*said: PlateText, side: Side = Side.WEST) -> Callable[[Stage], list[QImage]]:
    """Name plates on the cloth."""

    def drawn(stage: Stage) -> list[QImage]:
        place = Box(0, 0, 200, 44)
        return [laid_on(_plate_picture(stage, text, side, place, 1.0), stage.theme.cloth) for text in said]

    return drawn


def dealers(stage: Stage) -> list[QImage]:
    """A name plate without and with the dealer's mark on it."""
    plate, mark = Plate(stage, 1), DealerMark(stage)
    plate.show(replace(ANNA, deals=True), 8)
    mark.show(*plate.mark)
    made = []
    for is_seen in (False, True):
        mark.item.setVisible(is_seen)
        picture = canvas(plate.box.width, plate.box.height, 1)
        painter = painter_on(picture)
        stage.scene.render(painter, QRectF(picture.rect()), plate.rect)
        painter.end()
        made.append(laid_on(picture, stage.theme.cloth))
    return made


def cards(stage: Stage) -> list[QImage]:
    """A card on the cloth, with the focus, over the caret of a stack to play from, and as the winner of the trick."""
    width = stage.layout.trick_card
    card = stage.drawn("AS", width).pixmap
    ring, caret = (mark_picture(stage, width, ring=ring, caret=not ring) for ring in (True, False))
    return [_over(stage, card, over) for over in (None, ring, caret, crown_picture(stage, 0.165 * width))]


def _over(stage: Stage, card: QPixmap, over: QPixmap | None) -> QImage:
    ground = canvas(card.width() + 60, card.height() + 60, 1)
    ground.fill(stage.theme.cloth)
    painter = painter_on(ground)
    for picture in (card, over):
        if picture is not None:
            painter.drawPixmap(
                (ground.width() - picture.width()) // 2, (ground.height() - picture.height()) // 2, picture
            )
    painter.end()
    return ground.toImage()


ANNA = PlateText("Anna", ("Partner",), ours=True)
TAKEN = replace(ANNA, plays=Denomination.HEARTS)
STATES: dict[str, Callable[[Stage], list[QImage]]] = {
    "whose turn it is": plates(ANNA, replace(ANNA, to_act=True)),
    "whose turn it is, below": plates(ANNA, replace(ANNA, to_act=True), side=Side.SOUTH),
    "partner and opponent": plates(ANNA, replace(ANNA, ours=False)),
    "who deals": dealers,
    "who took, and which trump": plates(ANNA, *(replace(ANNA, plays=plays) for plays in Denomination)),
    "focus, caret and winner of the trick": cards,
    "suits in four colours": suits_of("four"),
    "suits in black and red": suits_of("two"),
    "German suits": suits_of("german"),
}


def table_in(theme: Theme, qtbot: QtBot) -> TableView:
    """A table on show in these colours."""
    table = make_table()
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.set_theme(theme)
    with qtbot.waitExposed(table):
        table.show()
    return table


def alike(states: Iterable[QImage]) -> list[tuple[str, int, int]]:
    """The pairs of pictures somebody cannot tell apart."""
    numbered = list(enumerate(states))
    return [
        (vision, at, other)
        for (at, one), (other, two) in combinations(numbered, 2)
        for vision in VISIONS
        if area_told_apart(one, two, vision) < FEW
    ]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("state", STATES)
def test_states_are_told_apart_without_their_colours(qtbot: QtBot, theme: Theme, state: str) -> None:
    table = table_in(theme, qtbot)
    assert not alike(STATES[state](table._stage))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_tricks_of_ours_of_theirs_and_to_come_have_three_forms(qtbot: QtBot, theme: Theme) -> None:
    view = engine.view(engine.start(variants.get("classic"), 1), 0)
    table = table_in(theme, qtbot)
    table.show_view(view)
    panel, picture = table._chrome.corner, table._dance.picture
    assert picture is not None
    drawn = []
    for taken in ((), (0, 0, 0, 0), (1, 1, 1, 1)):
        panel.show_picture(replace(picture, contract=Contract(0, Denomination.HEARTS), taken=taken))
        panel.resize(256, 152)
        drawn.append(panel.grab().toImage().copy(0, 110, 100, 42))  # without the number of the trick
    assert not alike(drawn)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("says_choice", [True, False])
def test_a_call_that_has_the_focus_is_told_apart(qtbot: QtBot, theme: Theme, says_choice: bool) -> None:
    table = table_in(theme, qtbot)
    button = ChoiceButton(table._stage, table, "Pass", sign=None, command=Command.PASS, says_choice=says_choice)
    button.resize(120, 44)
    drawn = []
    for focused in (False, True):
        button.hasFocus = lambda focused=focused: focused  # type: ignore[method-assign, misc]
        drawn.append(button.grab().toImage())
    assert not alike(drawn)


@pytest.mark.parametrize("theme", LOOKS, ids=lambda theme: f"{theme.name}-{theme.cloth}")
def test_cards_stand_out_from_the_cloth_and_faces_from_backs(qtbot: QtBot, theme: Theme) -> None:
    face, back = (laid_on(draw_card(Key(name, 80, 1.0), Look(theme)), theme.cloth) for name in ("AS", BACK))
    ground = laid_on(canvas(face.width(), face.height(), 1), theme.cloth)
    assert not alike((face, back, ground))
