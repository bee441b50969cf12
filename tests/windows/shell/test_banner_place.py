"""News over the table never lies where my cards are, or will be."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage

LONG = "This sentence is as long as the longest news there may be, and says what a hint of the auction would say. " * 2


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", [(480, 480), (700, 500), (900, 600), (1280, 800)])
@pytest.mark.parametrize("name", ["new-deal", "first-trick", "decouverte"])
def test_news_leaves_the_place_of_my_cards_free(name: str, size: tuple[int, int], tmp_path: Path, qapp: object) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*size)
        scene.act(stage)
        stage.settle()
        window = stage.window
        window.table._scene.hand.show([], 0)  # between two deals: nothing lies there yet
        for sentence in ("Saved.", LONG):
            window.banner.tell(sentence)
            assert window.banner.geometry().bottom() <= window.table.my_place.y + 2, sentence
    finally:
        stage.close()
