"""The program on small screens: the first window fits, every page can be made small, and the table can be played."""

from __future__ import annotations

from itertools import combinations, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QScrollArea, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.engine import Match
from belote_desktop.table import TableView
from belote_desktop.table.items.fonts import font
from belote_desktop.table.items.plate_forms import SHORT
from belote_desktop.table.layout.card_positions import card_box
from belote_desktop.table.layout.large_text import stock_boxes
from belote_desktop.table.layout.placement import covered
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.plates import _plate_width
from belote_desktop.windows.honesty.honesty_page import HonestyPage
from belote_desktop.windows.honesty.strength_table import Column, StrengthTable, cell
from belote_desktop.windows.honesty.strength_window import StrengthWindow
from belote_desktop.windows.house_rules.own_games_page import OwnGamesPage
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.match.log_painting import EDGE
from belote_desktop.windows.match.log_rows import Sentence, TrickRow
from belote_desktop.windows.review.review_page import ReviewPage
from belote_desktop.windows.shell.about import AboutWindow
from belote_desktop.windows.shell.startup_window import Frame, Left, fitted
from belote_desktop.windows.widgets.overlay import Overlay
from tests.table import seen_on_table
from tests.table.layout.test_room import decisions, shown
from tests.table.table_makers import offer

LEAST = (640, 480)
TABLES = ((640, 456), (731, 490))
"""The table in a window of 640×480, and of 731×514: what 1280×900 is at a factor of 1.75, below the menu."""
GAMES = ("classic", "coinche", "belot-bg", "baloot", "decouverte", "klaverjas-amsterdam")
PAGES = (
    *(
        "coinche-auction",
        "log-paper",
        "deal-written",
        "match-won",
        "home-first",
        "home",
        "home-no-match",
        "score-sheet",
        "new-match",
        "players",
    ),
    *("unfinished", "settings", "rules", "keys", "about", "own-games", "editor", "options", "lessons", "lesson-asked"),
    *("drill-may-play", "drill-card", "review-asked", "review-call", "honesty", "honesty-hands", "replay-open"),
    *("replay-side-by-side", "replay-list", "strength", "tutor", "fault"),
)
SCROLLED = (
    *("settings", "rules", "about", "licences", "strength", "lessons", "lesson-told", "keys", "own-games"),
    *("review-asked", "review-call", "review-match", "honesty", "honesty-hands", "replay-open", "editor-rows"),
)
DEEPEST = 50
"""How far a question may lie on the foot of the stock or the edge of a name where there is so little room."""
TOUCHED = 8


# ---------------------------------------------------------------------- the first window
sizes = st.integers(200, 5000)
places = st.integers(-4000, 4000)


@given(st.builds(QRect, places, places, sizes, sizes), st.builds(QRect, places, places, sizes, sizes))
def test_a_window_is_fitted_into_the_free_room_of_its_screen(window: QRect, room: QRect) -> None:
    found = fitted(window, room)
    assert room.contains(found)
    assert found.width() == min(window.width(), room.width())
    if room.contains(window.adjusted(0, -40, 0, 0)):
        assert found == window


@pytest.mark.parametrize("far", [False, True])
def test_the_first_window_fits_its_screen_also_where_it_was_left_on_a_larger_one(qtbot: QtBot, far: bool) -> None:
    left = Left()
    if far:
        other = Frame(left)
        qtbot.addWidget(other)
        other.setGeometry(1500, 900, 2000, 1400)
        left = Left.of(other, left.cloth)
    frame = Frame(left)
    qtbot.addWidget(frame)
    room = frame.screen().availableGeometry()
    assert room.contains(frame.geometry())
    assert frame.y() > room.y()  # there is room for a title bar


# ---------------------------------------------------------------------- every page
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", PAGES)
def test_no_window_and_no_page_asks_for_more_than_a_small_screen(name: str, tmp_path: Path, qapp: QApplication) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        for window in qapp.topLevelWidgets():
            if window.isVisible():
                least = window.minimumSizeHint().expandedTo(window.minimumSize())
                assert least.width() <= LEAST[0], type(window).__name__
                assert least.height() <= LEAST[1], type(window).__name__
        assert (stage.window.width(), stage.window.height()) == LEAST
    finally:
        stage.close()


def shown_scene(name: str, folder: Path, language: str = "en") -> tuple[Stage, QWidget]:
    """A scene in a small window, and the window or dialog it is about, which is no larger."""
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(folder, dict(scene.settings), language)
    stage.show(*LEAST)
    shown = scene.act(stage) or stage.window
    shown.resize(QSize(*LEAST).boundedTo(shown.size()))
    stage.settle()
    return stage, shown


def scrolled(window: QWidget) -> list[QAbstractScrollArea]:
    """What scrolls up and down in a window."""
    found = [area for area in window.findChildren(QAbstractScrollArea) if area.isVisible()]
    return [area for area in found if area.verticalScrollBar().maximum() > 0]


def place_of(area: QAbstractScrollArea, window: QWidget) -> QRect:
    """Where an area that scrolls lies in its window."""
    return QRect(area.mapTo(window, area.rect().topLeft()), area.size())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", SCROLLED)
def test_on_a_small_screen_a_page_scrolls_as_a_whole(name: str, tmp_path: Path, qapp: QApplication) -> None:
    """One box that scrolls, as high as can be: never two small ones above each other."""
    stage, window = shown_scene(name, tmp_path)
    try:
        areas = scrolled(window)
        outer = [area for area in areas if not any(each.isAncestorOf(area) for each in areas if each is not area)]
        for one, other in combinations(outer, 2):
            place, second = place_of(one, window), place_of(other, window)
            assert place.right() < second.left() or second.right() < place.left()
        assert max((area.viewport().height() for area in outer), default=LEAST[1]) >= 0.38 * window.height()
    finally:
        stage.close()


def test_a_review_in_a_narrow_window_is_one_page_with_a_question_above_the_table_and_a_reason_below(
    tmp_path: Path, qapp: QApplication
) -> None:
    stage, window = shown_scene("review-asked", tmp_path)
    try:
        page = window.findChild(ReviewPage)
        assert page is not None
        parts = page.parts
        assert parts.scrolled_page.isAncestorOf(parts.board)
        assert parts.scrolled_page.isAncestorOf(parts.reason)
        assert not parts.scrolled_page.isAncestorOf(parts.timeline), "it stays in sight"
        assert parts.reasons.y() < parts.board.y()
        parts.reason.show_button.click()
        stage.settle()
        assert parts.reasons.y() > parts.board.y()
        assert 0 <= parts.reason.headline.y() < parts.board.y(), "what was better is said above the table"
        assert not parts.reason.title.isVisible(), "and only there"
        stage.window.resize(1280, 800)
        stage.settle()
        assert parts.pair.isVisible()
        assert parts.reason.title.isVisible()
        assert not parts.scrolled_page.isVisible()
        assert parts.board.geometry().right() < parts.reasons.geometry().left()
    finally:
        stage.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["deal-written", "match-won"])
def test_on_a_small_screen_what_lies_over_the_table_ends_at_a_whole_row(
    name: str, language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, window = shown_scene(name, tmp_path, language)
    try:
        overlay = next(each for each in window.findChildren(Overlay) if each.isVisible())
        area = overlay.findChild(QScrollArea)
        assert area is not None
        room = area.viewport().rect()
        assert room.height() >= LEAST[1] // 3
        words = [each for each in area.widget().findChildren(QLabel) if each.isVisible() and each.text()]
        assert len(words) > 4
        for each in words:
            place = each.rect().translated(each.mapTo(area.viewport(), QPoint()))
            assert room.contains(place) or not room.intersects(place), each.text()
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_beside_a_small_table_no_two_lines_of_the_log_overlap(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, _ = shown_scene("log-paper", tmp_path, language)
    try:
        lines = stage.window.log.list
        wrapped, model = Qt.TextFlag.TextWordWrap, lines.model()
        assert model.rowCount() > 6
        bar = lines.verticalScrollBar()
        bar.hide()  # as while the first lines come
        option = QStyleOptionViewItem()
        option.initFrom(lines)
        lines.resize(lines.width(), 10_000)
        qapp.processEvents()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            high = lines.itemDelegate().sizeHint(option, index).height()
            width = lines.width() - 2 * lines.frameWidth() - bar.sizeHint().width() - 2 * (EDGE + lines.spacing()) - 22
            written = QFontMetrics(font(13, serif=True)).boundingRect(QRect(0, 0, width, 10_000), wrapped, index.data())
            row_of = model.row(index)
            least = written.height() if isinstance(row_of, Sentence) else 30 if isinstance(row_of, TrickRow) else 20
            assert high >= least, index.data()
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["honesty-large", "honesty-large-sight", "honesty-large-hands"])
def test_with_large_text_nothing_on_the_honesty_page_is_cut_at_the_side(
    name: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, window = shown_scene(name, tmp_path)
    try:
        page = window.findChild(HonestyPage)
        assert page is not None
        area = page.sidebar.stack.currentWidget()
        assert isinstance(area, QScrollArea)
        assert area.widget().width() <= area.viewport().width()
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_large_text_the_names_of_ones_own_games_are_not_cut_at_the_side(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, window = shown_scene("own-games-large", tmp_path, language)
    try:
        page = window.findChild(OwnGamesPage)
        assert page is not None
        for row in range(page.list.count()):
            entry = page.list.itemWidget(page.list.item(row))
            assert entry.minimumSizeHint().width() <= page.list.viewport().width()
        assert len(scrolled(window)) == 1
        stage.window.resize(1280, 800)
        stage.settle()
        assert page.list.mapTo(page, page.list.rect().topRight()).x() < page.buttons["play"].mapTo(page, QPoint()).x()
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_small_screen_the_figures_of_a_game_are_in_sight_without_a_bar_of_their_own(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, window = shown_scene("strength", tmp_path, language)
    try:
        table = window.findChild(StrengthTable)
        assert table is not None
        assert table.verticalScrollBar().maximum() == table.horizontalScrollBar().maximum() == 0
        seen = [row for row in range(len(table.steps.steps)) if not table.isRowHidden(row)]
        assert [table.steps.steps[row].game for row in seen] == ["coinche"] * len(seen)
        assert len(seen) == sum(step.game == "coinche" for step in table.steps.steps) > 0
        assert isinstance(window, StrengthWindow)
        assert cell(table.steps.steps[seen[0]], Column.DATE) in window.command_title.text()
        window.games.chosen.emit("classic")
        assert {step.game for row, step in enumerate(table.steps.steps) if not table.isRowHidden(row)} == {"classic"}
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_buttons_beside_ones_own_games_are_as_wide_as_their_words(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, window = shown_scene("own-games-deleted", tmp_path, language)
    try:
        page = window.findChild(OwnGamesPage)
        assert page is not None
        room = page.columns.doings.viewport().rect()
        for button in page.buttons.values():
            place = QRect(button.mapTo(page.columns.doings.viewport(), button.rect().topLeft()), button.size())
            assert room.left() <= place.left()
            assert place.right() <= room.right()
    finally:
        stage.close()


def test_on_a_small_screen_the_buttons_of_about_are_in_sight(tmp_path: Path, qapp: QApplication) -> None:
    stage, window = shown_scene("about", tmp_path)
    try:
        assert isinstance(window, AboutWindow)
        for button in (window.licences_button, window.recount_button):
            assert window.rect().contains(QRect(button.mapTo(window, button.rect().topLeft()), button.size()))
    finally:
        stage.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["drill-may-play", "drill-due", "drill-may-play-answered", "drill-card"])
def test_on_a_small_screen_a_drill_shows_the_trick_the_hand_and_the_names_at_once(
    name: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, page = shown_scene(name, tmp_path)
    try:
        assert isinstance(page, DrillPage)
        table = page.question.table
        scene, room = table._scene, table.viewport().rect()
        trick = [box for box in map(scene.trick.box_of, scene.trick._items) if box is not None]
        hand = list(map(scene.hand.visible_strip, scene.hand.cards))
        plates = list(scene.plate_boxes().values())
        for box in (*trick, *hand, *plates):
            assert room.contains(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        assert trick
        assert sum(covered(box, [*hand, *plates]) for box in trick) == 0
        assert table.coached or page.question.paper.isVisible()
    finally:
        stage.close()


# ---------------------------------------------------------------------- the table
def is_little(problem: str, match: Match) -> bool:
    """Whether a question only lies on the foot of the stock or the edge of a name, or a name touches my first card.

    A stock without a turned card shows nothing that is needed.
    """
    deepest = {"plate": DEEPEST, "stock": DEEPEST if engine.view(match, 0).turn_up is not None else 80, "hand": TOUCHED}
    kinds = {word for word in ("plate", "stock", "hand", "panel") if word in problem}
    if kinds not in ({"plate", "panel"}, {"stock", "panel"}, {"hand", "plate"}):
        return False
    return int(problem.split()[-2]) <= min(deepest[kind] for kind in kinds if kind in deepest)


def is_within(table: TableView) -> bool:
    """Whether every part of a question is in sight, and large enough to be hit."""
    room, panel = table.viewport().rect(), table._chrome.panel
    parts = [part for part in panel.parts if part.isVisible()]
    return all(
        room.contains(QRect(part.mapTo(table.viewport(), part.rect().topLeft()), part.size()))
        and part.height() >= 44
        and part.width() >= part.sizeHint().width() - 1
        for part in parts
    )


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", TABLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_small_table_shows_the_hand_the_question_and_its_buttons(
    qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    table = shown(qtbot, game, size)
    for match in islice(decisions(game), 12):
        offer(table, match)
        assert [problem for problem in seen_on_table.problems(table) if not is_little(problem, match)] == []
        assert is_within(table)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_large_text_keeps_the_question_and_the_hand_on_a_small_table(qtbot: QtBot, game: str) -> None:
    table = shown(qtbot, game, (911, 488), text_size=150)
    for match in islice(decisions(game), 12):
        offer(table, match)
        assert not [problem for problem in seen_on_table.problems(table) if " off the table" in problem]
        assert is_within(table)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["coinche-auction", "bazar-blot-bid", "baloot-raises"])
def test_on_a_small_screen_a_question_hides_no_player_no_bid_and_no_score(
    name: str, language: str, tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), language)
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        assert stage.window.table._chrome.panel.isVisible()
        assert seen_on_table.problems(stage.window.table) == []
        assert is_within(stage.window.table)
    finally:
        stage.close()


@pytest.mark.parametrize("name", ["decouverte", "decouverte-auction", "stacks-full"])
def test_on_a_small_screen_stacks_fill_the_room_between_the_corners(
    name: str, tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        assert stage.window.table._stage.layout.stack_card >= 44
        assert seen_on_table.problems(stage.window.table) == []
    finally:
        stage.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["decouverte", "decouverte-auction"])
def test_on_a_small_screen_my_plate_beside_stacks_has_room_for_its_words(
    name: str, language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, _ = shown_scene(name, tmp_path, language)
    try:
        table = stage.window.table
        plate = table._scene.plates[0]
        assert plate.box.width >= _plate_width(plate.said, plate._ui, SHORT) - 1
        for button in table._chrome.buttons:
            place = button.geometry()
            assert not button.isVisible() or not plate.box.meets(
                Box(place.x(), place.y(), place.width(), place.height())
            )
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_small_screen_a_question_leaves_the_corner_of_the_turned_card_in_sight(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    stage, _ = shown_scene("second-round", tmp_path, language)
    try:
        table = stage.window.table
        panel, layout = table._chrome.panel, table._stage.layout
        _, card = stock_boxes(layout)
        assert panel.isVisible()
        assert panel.inner_box.y >= card.y + 0.3 * card.height  # the index takes less than that of a card
    finally:
        stage.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["three-players", "bela-discard"])
def test_on_a_small_screen_two_hands_at_the_top_lie_clear_of_the_corners_and_their_numbers_apart(
    name: str, language: str, tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), language)
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        table = stage.window.table
        assert seen_on_table.problems(table) == []
        corners = [Box(each.x(), each.y(), each.width(), each.height()) for each in table._chrome.buttons]
        corners.append(table._chrome.corner_box)
        for fan in table._scene.fans.values():
            for back in fan.backs:
                assert covered(card_box(back.spot, back.outline().width()), corners) == 0
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_with_large_text_the_button_that_takes_says_so_in_words(
    size: tuple[int, int], tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == "auction")
    stage = Stage(tmp_path, {"text_size": 200, **scene.settings}, "en")
    try:
        stage.show(*size)
        scene.act(stage)
        stage.settle()
        take = next(button for button in stage.window.table._chrome.panel.buttons if button.text() == "Take diamonds")
        assert not take.is_brief
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["hint-auction", "what-may-i-call"])
def test_on_a_small_screen_a_hint_leaves_the_question_and_the_hand_in_sight(
    name: str, tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        table, banner = stage.window.table, stage.window.banner
        assert banner.isVisible()
        shown_at = banner.geometry().adjusted(2, 2, -2, -2)
        for part in table._chrome.panel.parts:
            if part.isVisible() and part is not table._chrome.panel.why:
                at = QRect(part.mapTo(table, part.rect().topLeft()), part.size())
                assert not shown_at.intersects(at), part.accessibleName()
        assert banner.geometry().bottom() <= table._stage.layout.hand_top
    finally:
        stage.close()


FRENCH_HINT = (
    "Votre camp devrait finir avec 100,8 points d’avance.",
    "Votre camp gagne 73 % des donnes possibles.",
    "Sinon : Demandez 80 ♦. Cela rapporte 12,1 de moins, à 12,9 près.",
    "Sinon : Passez. Cela rapporte beaucoup moins.",
    "Donnes possibles comptées : 100.",
)


def test_on_a_small_screen_a_long_hint_lies_over_nothing_that_is_to_be_read(tmp_path: Path, qapp: QApplication) -> None:
    stage, _ = shown_scene("hint-auction", tmp_path, "fr")
    try:
        banner = stage.window.banner
        banner.dismiss()
        banner.tell(*FRENCH_HINT)
        stage.settle()
        place = Box(banner.x(), banner.y(), banner.width(), banner.height())
        assert not [seen for seen in banner.to_be_seen() if place.meets(seen)]
    finally:
        stage.close()
