"""Scenes of claiming the rest of a deal, of a card that plays itself and of an error of the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.models.match.claims import FEWEST
from belote_desktop.models.talk.occasions import Occasion, Remark
from belote_desktop.models.talk.phrases import phrase
from belote_desktop.profile.error_log import Fault
from belote_desktop.search.claim_proof import sure_rest
from belote_desktop.windows.shell.fault_window import FaultWindow

DECIDED = "take JH AH TD 7H AS 7S QS JS 8H 9H 8S KH TC 8C AC 7C KC"
"""A deal of seed 179 until the taker of hearts holds nothing but winners."""
FORCED = DECIDED.removesuffix(" 7C KC")
"""The same until the taker must follow suit with their only club."""


def _decided(stage: Stage) -> None:
    match = engine.start(variants.get("classic"), seed=179, dealer=3)
    stage.play(match, [engine.parse_action(match, word) for word in DECIDED.split()])


def _rest(stage: Stage) -> None:
    """The claim offer. The script has ended and nobody plays, so the result of the search is set directly."""
    _decided(stage)
    session = stage.window.session
    assert len(session.view.hand) >= FEWEST
    session.claim_offer.show_rest(sure_rest(session.view))


def _talk(stage: Stage) -> None:
    """A remark after a trick, with the button that the pointer on it shows; and the user has a portrait."""
    stage.program.services.preferences.set("portrait", "ponytail")
    _decided(stage)
    bubble = stage.window.table.talk_bubble
    bubble.say(2, phrase(Remark(2, Occasion.RICH_TRICK, 0)))
    stage.settle()
    bubble.point_at(bubble.rect.center())


def _fault(stage: Stage) -> QWidget:
    try:
        raise RuntimeError("A scene")
    except RuntimeError as problem:
        window = FaultWindow(Fault.of(problem), Path("belote-desktop", "log", "errors.log"), stage.window)
    window.show()
    return window


def _forced(stage: Stage) -> None:
    """The user can play only one card; it stays lifted for as long as a computer player would think."""
    match = engine.start(variants.get("classic"), seed=179, dealer=3)
    stage.play(match, [engine.parse_action(match, word) for word in FORCED.split()])


COMFORT_SCENES: tuple[Scene, ...] = (
    Scene("rest", "every trick left is certainly yours, and may be claimed", _rest),
    Scene("table-talk", "a partner remarks on a trick, and the pointer is on it", _talk),
    Scene("forced-card", "the only card that can be played is lifted, and plays itself in a moment", _forced,
          {"forced_cards": True, "thinking_pause": 5000}),
    Scene("fault", "an error of the program is reported", _fault),
)  # fmt: skip
