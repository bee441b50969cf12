"""How a scene is looked at, and what is wrong with it then."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage

from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Scene, Stage
from tests.program import seen_in_window
from tests.table import seen_on_table

ALL = os.environ.get("SCENE_SIZES") == "all"
"""Whether the run looks at all there is to be looked at."""
COLOURS = 30
"""Every picture has more: letters alone have as many, by their soft edges."""


class Look(NamedTuple):
    """How a scene is looked at; `text` in per cent."""

    language: str
    width: int
    height: int
    text: int


def scene_named(name: str) -> Scene:
    """The scene with this name."""
    return next(scene for scene in SCENES if scene.name == name)


def colours(image: QImage) -> int:
    """How many colours a picture has, looked at in every fifth place."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)})


def wrong(scene: Scene, look: Look, folder: Path) -> list[str]:
    """What is wrong with a scene."""
    stage = Stage(folder, {"text_size": look.text, **scene.settings}, look.language)
    try:
        stage.show(look.width, look.height)
        widget = scene.act(stage)
        stage.settle()
        found: list[str] = seen_in_window.problems(widget or stage.window)
        if colours((widget or stage.window).grab().toImage()) < COLOURS:
            found.append("nothing is drawn")
        if widget is None and stage.window.table.isVisible() and stage.window.page.overlay is None:
            found += seen_on_table.problems(stage.window.table)
        return found
    finally:
        stage.close()
