"""A challenge on the table: the verdict with its first proof, and each misplayed card in front of its player."""

from __future__ import annotations

from belote_desktop.engine.events import Challenged
from belote_desktop.models.words import words
from belote_desktop.models.words.challenge_words import misplay_text, verdict_text
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.scene.scene import TableScene


def judge(scene: TableScene, event: Challenged, sides: Sides) -> None:
    """Show the verdict above my hand and lay the misplayed cards open; a panel with all details follows."""
    stage = scene.stage
    index = words.index_in_use(stage.preferences)
    first = (misplay_text(one, sides, index) for one in event.misplays[:1])
    above = stage.layout.centre_x, stage.layout.hand_top - 30
    scene.bubbles.explain(above, verdict_text(event, sides), *first, points=False)
    for one in event.misplays:
        if one.seat != sides.seat:
            scene.lay_open(one.seat, (one.card,), 0)
