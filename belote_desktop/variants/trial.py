"""Trying rules out before anybody plays by them: not every set of values that may stand together makes a game."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from belote_desktop.engine import Action, Match, Message, Ruleset, apply, legal, start
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.engine.rules.terms import TurnUp, TurnUpTo

DEALS, STEPS = 2, 400
"""How many deals are played, and after how many calls and cards a match that does not come to them is given up."""


@lru_cache(maxsize=256)
def try_out(rules: Ruleset) -> Message | None:
    """Why no game can be played by these rules; None if one can: the cards suffice and a few deals come to an end."""
    if not cards_suffice(rules):
        return say(_TOO_FEW, dealt=_dealt(rules), there=len(pack(rules)))
    phases = rules.play.phases
    if len(set(phases)) < len(phases):
        return say(_ROUND_AND_ROUND)
    try:
        ended = all(_comes_to_an_end(rules, seed) for seed in range(DEALS))
    except Exception:  # whatever goes wrong in the engine: better found here than at the table
        return say(_NO_DEAL)
    return None if ended else say(_NO_DEAL)


def cards_suffice(rules: Ruleset) -> bool:
    """Whether the pack has as many cards as the packets deal."""
    return _dealt(rules) <= len(pack(rules))


def _dealt(rules: Ruleset) -> int:
    """How many cards are dealt altogether."""
    deal, seats = rules.deal, rules.table.seats
    each = sum(deal.packets) + sum(deal.second_packets) + sum(deal.talon_packets) + 2 * deal.stacks
    aside = deal.turn_up is TurnUp.NEXT_CARD and deal.turn_up_to is TurnUpTo.NOBODY
    return seats * each + deal.kitty + aside


def _comes_to_an_end(rules: Ruleset, seed: int) -> bool:
    """Whether a deal played by chance is settled, with every card of every hand played."""
    match, chance = start(rules, seed), Random(seed)
    for _ in range(STEPS):
        if match.is_over or match.deals:
            return True
        match, _ = apply(match, _chosen(match, chance))
    return False


def _chosen(match: Match, chance: Random) -> Action:
    """Some action; calls are made rather than passed, so that the deal is played."""
    offered = [action for action in legal(match) if action != PASS]
    return chance.choice(offered or [PASS])


_TOO_FEW = QT_TRANSLATE_NOOP(
    "variants", "These packets deal {dealt} cards, and the pack has {there}. Deal fewer, or choose a larger pack."
)
_ROUND_AND_ROUND = QT_TRANSLATE_NOOP("variants", "A part of the deal comes twice, so that it would never end.")
_NO_DEAL = QT_TRANSLATE_NOOP(
    "variants", "No deal can be played to its end by these rules. Look at the packets, the pack and the auction again."
)
