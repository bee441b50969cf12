"""A trial of new rules: a few deals are played by chance, because valid values need not make a playable game."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from belote_desktop import engine
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

if TYPE_CHECKING:
    from belote_desktop.engine import Action, Match, Message, Ruleset

DEALS, STEPS = 2, 400
"""How many deals are played, and after how many calls and cards a match that does not come to them is given up."""


@lru_cache(maxsize=256)
def try_out(rules: Ruleset) -> Message | None:
    """Why no game can be played by these rules; None if a few trial deals come to an end."""
    try:
        ended = all(_comes_to_an_end(rules, seed) for seed in range(DEALS))
    except Exception:  # whatever goes wrong in the engine: better found here than at the table
        return say(_NO_DEAL)
    return None if ended else say(_NO_DEAL)


def _comes_to_an_end(rules: Ruleset, seed: int) -> bool:
    """Whether a deal played by chance is settled, with every card of every hand played."""
    match, chance = engine.start(rules, seed), Random(seed)
    for _ in range(STEPS):
        if match.is_over or match.deals:
            return True
        match, _ = engine.apply(match, _chosen(match, chance))
    return False


def _chosen(match: Match, chance: Random) -> Action:
    """Some action; calls are made rather than passed, so that the deal is played."""
    offered = [action for action in engine.legal(match) if action != PASS]
    return chance.choice(offered or [PASS])


_NO_DEAL = QT_TRANSLATE_NOOP(
    "variants", "No deal can be played to its end by these rules. Check the packets, the pack and the auction."
)
