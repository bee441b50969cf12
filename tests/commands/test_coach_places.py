"""Where the coach's paper, answers and cards lie in small windows: what is asked about stays in sight, and is read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.engine import Card
from belote_desktop.table import TableView
from belote_desktop.table.layout.card_positions import card_box
from belote_desktop.table.layout.placement import distance
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.tabletop.edge import rail_width
from belote_desktop.table.teaching.coach_bubble import SEAL_ASIDE
from belote_desktop.windows.board.board import Board
from belote_desktop.windows.board.coach_paper import CoachPaper
from belote_desktop.windows.glossary.word_card import place_of
from belote_desktop.windows.review.review_parts import ReviewParts

NEAR = 80
"""So near to its card a paper lies whose tail ends there, in pixels: less than the width of a card."""
CLOSE = 24
"""So near to the upper edge of its card a tail ends, in pixels: about the height of a word on it."""
HIGH = 44
"""The height of a button, in pixels at 100 %."""
READABLE = 48
"""The least width of a card of the trick that a question is about, in pixels."""


@contextmanager
def shown(name: str, folder: Path, size: tuple[int, int], text: int = 100, *, language: str = "en") -> Iterator[Stage]:
    """A scene in a window of a size."""
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(folder, {**scene.settings, "text_size": text}, language)
    try:
        stage.show(*size)
        scene.act(stage)
        stage.settle()
        yield stage
    finally:
        stage.close()


def table_of(stage: Stage) -> TableView:
    tables: list[TableView] = stage.window.findChildren(TableView)
    return next(each for each in tables if each.isVisible())


def board_of(stage: Stage) -> Board:
    boards: list[Board] = stage.window.findChildren(Board)
    return next(each for each in boards if each.isVisible())


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [(900, 600), (640, 480)], ids=["900x600", "640x480"])
@pytest.mark.parametrize(
    "name",
    ["drill-who-wins", "drill-may-play-answered", "lesson-wrong", "lesson-strategy", "drill-trumps-out", "guided-6",
     "guided-8"],
)  # fmt: skip
def test_a_paper_about_a_trick_lies_beside_large_cards(
    name: str, size: tuple[int, int], tmp_path: Path, qtbot: QtBot
) -> None:
    with shown(name, tmp_path, size) as stage:
        table = table_of(stage)
        assert table.is_coach_off_cards
        assert table.trick_width_in(table.width(), table.height()) >= READABLE


def test_a_paper_keeps_off_the_cards_that_it_lifts(tmp_path: Path, qtbot: QtBot) -> None:
    with shown("guided-10", tmp_path, (1280, 800)) as stage:
        assert table_of(stage).coach_box is not None
        assert table_of(stage).is_coach_off_cards


@pytest.mark.parametrize("size", [(640, 480), (900, 600)], ids=["640x480", "900x600"])
def test_cards_that_the_coach_lifts_do_not_lie_on_the_trick(
    size: tuple[int, int], tmp_path: Path, qtbot: QtBot
) -> None:
    with shown("guided-10", tmp_path, size) as stage:
        scene = table_of(stage)._scene
        lifted = scene.hand._emphasis.shown
        assert len(lifted) == 3
        width, spots = scene.stage.layout.cards, scene.hand.spots()
        mine = [card_box(spots[card], width) for card in lifted]
        others = [spots[card].y for card in spots if card not in lifted]
        assert min(spots[card].y for card in lifted) < min(others), "they are raised"
        trick = [card_box(item.spot, scene.stage.layout.trick_card) for item in scene.trick._items.values()]
        assert trick
        assert not any(box.meets(each) for box in trick for each in mine)


def test_a_paper_that_has_no_room_between_names_lies_below_the_table(tmp_path: Path, qtbot: QtBot) -> None:
    with shown("guided-7", tmp_path, (900, 600), language="xx-long") as stage:
        table = table_of(stage)
        assert table.coach_box is None
        paper = next(each for each in stage.window.findChildren(CoachPaper) if each.isVisible())
        assert place_of(table).bottom() < place_of(paper).top()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["guided-1", "guided-2"])
def test_a_paper_does_not_lie_on_the_card_that_is_turned_up(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    with shown(name, tmp_path, (640, 480)) as stage:
        assert table_of(stage).is_coach_off_cards


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["guided-2", "guided-8", "drill-card", "drill-trumps-out", "lesson-trumps"])
def test_a_paper_below_a_low_table_covers_nothing_of_it(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    with shown(name, tmp_path, (640, 480)) as stage:
        table = table_of(stage)
        assert table.coached
        assert table.coach_box is None
        paper = next(each for each in stage.window.findChildren(CoachPaper) if each.isVisible())
        assert place_of(table).bottom() <= place_of(paper).top()
        assert paper.title.visibleRegion().boundingRect() == paper.title.rect(), "it is read whole"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("size", "text"), [((900, 600), 100), ((1280, 800), 200)], ids=["900x600", "200 %"])
@pytest.mark.parametrize("name", ["guided-2", "guided-6", "guided-8", "guided-10"])
def test_a_paper_lies_on_the_backs_of_an_opponent_or_below_the_table_before_it_covers_a_name(
    name: str, size: tuple[int, int], text: int, tmp_path: Path, qtbot: QtBot
) -> None:
    with shown(name, tmp_path, size, text) as stage:
        table = table_of(stage)
        if table.coach_box is None:
            paper = next(each for each in stage.window.findChildren(CoachPaper) if each.isVisible())
            assert place_of(table).bottom() <= place_of(paper).top()
        else:
            assert not any(map(table.coach_box.meets, table._scene.plate_boxes().values()))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["drill-who-wins", "drill-board-answered", "drill-bid"])
def test_a_paper_in_large_letters_covers_no_name_and_its_button_is_no_larger_than_the_words_on_the_table(
    name: str, tmp_path: Path, qtbot: QtBot
) -> None:
    with shown(name, tmp_path, (900, 600), 200) as stage:
        board = board_of(stage)
        assert board.table.coach_box is not None
        assert not any(map(board.table.coach_box.meets, board.table._scene.plate_boxes().values()))
        assert board.table.coach_scale >= 1.0, "rather than to small letters, the answers give way"
        assert board.next.isVisible()
        assert board.next.height() <= 1 + HIGH * board.table.text_scale


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["guided-8", "guided-free"])
def test_a_paper_about_a_card_of_mine_lies_beside_it_and_the_arrow(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    with shown(name, tmp_path, (1280, 800)) as stage:
        table = table_of(stage)
        paper, arrow = table.coach_box, table.coach_arrow
        assert paper is not None
        assert arrow is not None
        begins = arrow[0].x(), arrow[0].y()
        assert 0 < distance(paper, begins) < NEAR


@pytest.mark.parametrize(
    ("name", "size"),
    [("lesson-wrong", (1280, 800)), ("lesson-strategy", (900, 600)), ("guided-8", (1280, 800))],
    ids=["lesson-wrong", "lesson-strategy-900x600", "guided-8"],
)
def test_the_tail_of_a_paper_is_drawn_whole_and_ends_at_its_card(
    name: str, size: tuple[int, int], tmp_path: Path, qtbot: QtBot
) -> None:
    with shown(name, tmp_path, size) as stage:
        table = table_of(stage)
        bubble, said = table._coaching._bubble, table._coaching.said
        assert bubble is not None
        assert said is not None
        assert isinstance(said.about, Card)
        assert bubble.has_tail
        across, level = bubble._way.tip
        drawn = bubble.mapRectToScene(bubble.childrenBoundingRect() | bubble.boundingRect())
        assert drawn.contains(across, level)
        top = table._scene.hand.top_of(said.about)
        assert abs(across - top[0]) < CLOSE
        assert 0 <= top[1] - level < CLOSE, "or at the word on it"


@pytest.mark.parametrize("name", ["drill-who-wins", "lesson-wrong", "guided-8"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=["900x600", "1280x800"])
def test_no_paper_lies_on_the_edge_of_the_table(name: str, size: tuple[int, int], tmp_path: Path, qtbot: QtBot) -> None:
    with shown(name, tmp_path, size) as stage:
        table = table_of(stage)
        box, layout = table.coach_box, table._stage.layout
        off = rail_width(QRectF(0, 0, layout.width, layout.height))
        seal = SEAL_ASIDE * table.coach_scale
        assert box is None or (box.x - seal >= off and box.right <= layout.width - off)


def test_the_table_keeps_its_size_when_the_question_is_answered(tmp_path: Path, qtbot: QtBot) -> None:
    sizes = []
    for name in ("lesson-board", "lesson-wrong"):
        with shown(name, tmp_path / name, (900, 600)) as stage:
            sizes.append(table_of(stage).size())
    assert sizes[0] == sizes[1]


@pytest.mark.parametrize("size", [(640, 480), (900, 600)], ids=["640x480", "900x600"])
def test_earlier_tricks_lie_on_nothing_of_the_table(size: tuple[int, int], tmp_path: Path, qtbot: QtBot) -> None:
    with shown("drill-board", tmp_path, size) as stage:
        board = board_of(stage)
        place = place_of(board.tray).translated(-place_of(board.table).topLeft())
        box = Box(place.x(), place.y(), place.width(), place.height())
        named = board.paper.isVisible() and "Earlier tricks" in board.paper._cards.text()
        assert named if board.tray.visibleRegion().isEmpty() else board.table.is_free(box)


def test_answers_below_a_table_do_not_lie_on_it(tmp_path: Path, qtbot: QtBot) -> None:
    with shown("lesson-partner", tmp_path, (640, 480)) as stage:
        board = board_of(stage)
        assert board.strip.isVisible()
        assert not board.strip.geometry().intersects(board.table.geometry())
        assert all(choice.visibleRegion().boundingRect() == choice.rect() for choice in board.strip.choices)


def test_cards_that_are_answers_are_seen_whole(tmp_path: Path, qtbot: QtBot) -> None:
    with shown("lesson-asked", tmp_path, (640, 480)) as stage:
        choices = board_of(stage).strip.choices
        assert choices
        assert all(choice.visibleRegion().boundingRect() == choice.rect() for choice in choices)


@pytest.mark.parametrize(("size", "text"), [((640, 480), 100), ((1280, 800), 200)])
def test_the_right_declaration_is_seen_whole(size: tuple[int, int], text: int, tmp_path: Path, qtbot: QtBot) -> None:
    with shown("drill-declarations", tmp_path, size, text) as stage:
        cards = board_of(stage).tray.cards
        assert cards
        assert all(card.visibleRegion().boundingRect() == card.rect() for card in cards)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_verdict_of_a_review_is_read_whole_at_the_default_size(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    with shown("review-timeline", tmp_path, (1280, 800), language=language) as stage:
        parts = next(each for each in stage.window.findChildren(ReviewParts) if each.isVisible())
        assert parts.reason.real.isVisible()
        assert parts.scrolled_reason.verticalScrollBar().maximum() == 0
