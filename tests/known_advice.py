"""What was found once is not searched for again: tests of windows ask for the same hints and drills in the same deals.

Tests of the search itself, of advice, judgements, reviews and of the making of drills do not stand on this.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import pytest

from belote_desktop.coach import judgement
from belote_desktop.coach.advice import Advice, advise
from belote_desktop.coach.drills import dealt, searched
from belote_desktop.engine.view import SeatView
from belote_desktop.models.match import adviser
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.records.view_text import view_text
from belote_desktop.search.stopping import NEVER, Stop

_KNOWN: dict[Hashable, Advice] = {}
_played_once = lru_cache(maxsize=None)(dealt.played_deal.__wrapped__)
"""The deals of drills, all that were ever played; the program keeps the last few."""


def advise_once(
    view: SeatView, player: SearchPlayer | None = None, *, pace: float = 1.0, seed: int = 1, stop: Stop = NEVER
) -> Advice:
    """What `advise` says, which says the same of equal views, players, paces and seeds."""
    stop.check()
    question = (view_text(view), player, pace, seed)
    if question not in _KNOWN:
        _KNOWN[question] = advise(view, player, pace=pace, seed=seed, stop=stop)
    return _KNOWN[question]


def use(patch: pytest.MonkeyPatch) -> None:
    """Have windows, drills and reviews take their advice from here, and drills their deals."""
    for module in (dealt, searched):
        patch.setattr(module, "played_deal", _played_once)
    for module in (adviser, judgement, searched):
        patch.setattr(module, "advise", advise_once)
