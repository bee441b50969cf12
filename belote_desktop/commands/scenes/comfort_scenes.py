"""The rest of a deal that is certain."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.models.match.claims import FEWEST
from belote_desktop.search.claim_proof import sure_rest

DECIDED = "take JH AH TD 7H AS 7S QS JS 8H 9H 8S KH TC 8C AC 7C KC"
"""A deal of seed 179 until the taker of hearts holds nothing but winners."""


def _decided(stage: Stage) -> None:
    match = engine.start(variants.get("classic"), seed=179, dealer=3)
    stage.play(match, [engine.parse_action(match, word) for word in DECIDED.split()])


def _rest(stage: Stage) -> None:
    """The script has ended, so that the others do nothing: what the window would find out is handed to it."""
    _decided(stage)
    session = stage.window.session
    assert len(session.view.hand) >= FEWEST
    session.offer_rest(sure_rest(session.view))


COMFORT_SCENES: tuple[Scene, ...] = (
    Scene("rest", "every trick left is certainly the person's, and may be claimed", _rest),
)
