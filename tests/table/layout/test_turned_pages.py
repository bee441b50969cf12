"""A hint that finds no room is read page by page: whole sentences, all of them, and nothing on the table is covered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.table.layout.placement import covered
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.bubble import Bubble
from belote_desktop.table.scene.turned_pages import marked, paged

LONG = tuple(f"This is sentence {number} of a hint that says more than there is room for." for number in range(1, 7))
SENTENCES = st.lists(st.text("abc", min_size=1, max_size=30), min_size=1, max_size=6)


@given(SENTENCES, st.integers(-1, 9))
def test_pages_hold_every_sentence_in_its_order_and_none_is_empty(sentences: list[str], count: int) -> None:
    pages = paged(sentences, count)
    assert " ".join(pages) == " ".join(sentences)
    assert len(pages) == max(1, min(count, len(sentences)))
    assert all(pages)


def test_pages_are_as_even_as_the_sentences_allow() -> None:
    assert paged(("a" * 30, "b" * 10, "c" * 10, "d" * 10), 2) == ("a" * 30, "b" * 10 + " " + "c" * 10 + " " + "d" * 10)
    assert paged((), 3) == ("",)


def test_a_page_tells_which_it_is_unless_it_is_the_only_one() -> None:
    assert marked(("All of it.",), 0) == "All of it."
    assert marked(("This.", "That."), 1) == "That. 2/2\N{NO-BREAK SPACE}›"


def test_a_click_reads_a_hint_on_and_after_the_last_page_comes_the_first(tmp_path: Path, qapp: QApplication) -> None:
    with paged_hint(tmp_path) as (stage, hint):
        table, pages, place = stage.window.table, hint._way.pages, hint.box
        middle = QPoint(round(place.x + place.width / 2), round(place.y + place.height / 2))
        seen = []
        for _ in range(pages + 1):
            seen.append(hint._page)
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
            stage.settle()
        assert seen == [*range(pages), 0]
        assert table._scene.bubbles._explanation.box == place


def test_the_same_hint_asked_for_again_is_read_on(tmp_path: Path, qapp: QApplication) -> None:
    with paged_hint(tmp_path) as (stage, hint):
        bubbles, hand = stage.window.table._scene.bubbles, stage.window.table._scene.hand
        for following in (*range(1, hint._way.pages), 0):
            bubbles.explain(hand.top_of(hand.cards[0]), *LONG)
            assert hint._page == following


@contextmanager
def paged_hint(folder: Path) -> Iterator[tuple[Stage, Bubble]]:
    """An explanation of so many sentences that there is room for some of them only."""
    scene = next(each for each in SCENES if each.name == "hint-2")
    stage = Stage(folder, dict(scene.settings), "en")
    try:
        stage.show(640, 480)
        scene.act(stage)
        stage.settle()
        table = stage.window.table._scene
        table.bubbles.explain(table.hand.top_of(table.hand.cards[0]), *LONG)
        hint = table.bubbles._explanation
        assert hint._way.pages > 1
        yield stage, hint
    finally:
        stage.close()


@pytest.mark.parametrize("turned_by", ["key", "mouse"])
def test_a_hint_of_the_auction_is_read_on_in_its_place(turned_by: str, tmp_path: Path, qapp: QApplication) -> None:
    scene = next(each for each in SCENES if each.name == "hint-auction")
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(640, 480)
        scene.act(stage)
        stage.settle()
        banner = stage.window.banner
        place, whole, seen = banner.geometry(), banner.accessibleName(), []
        for _ in banner._pages:
            seen.append(banner._pages[banner._page])
            assert banner.text.heightForWidth(banner.text.width()) <= banner.text.height()
            if turned_by == "key":
                QTest.keyClick(stage.window.table, Qt.Key.Key_H)
            else:
                QTest.mouseClick(banner, Qt.MouseButton.LeftButton, pos=banner.text.geometry().center())
            stage.settle()
        assert len(seen) > 1
        assert " ".join(seen) == whole
        assert banner._page == 0
        assert banner.geometry() == place
    finally:
        stage.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("name", ["hint-4", "hint-auction"])
def test_large_text_keeps_a_hint_about_as_large_as_the_rest_and_clear_of_it(
    name: str, size: tuple[int, int], tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, {"text_size": 200, **scene.settings}, "en")
    try:
        stage.show(*size)
        scene.act(stage)
        stage.settle()
        table, banner = stage.window.table, stage.window.banner
        bubble = table._scene.bubbles._explanation
        written = banner._scale if bubble is None else bubble._way.ui
        at = banner.geometry()
        box = Box(at.x(), at.y(), at.width(), at.height()) if bubble is None else bubble.box
        assert written >= 0.7 * table._stage.layout.ui
        assert covered(box, table.to_be_seen() if bubble is None else list(table._scene.plate_boxes().values())) == 0
    finally:
        stage.close()
