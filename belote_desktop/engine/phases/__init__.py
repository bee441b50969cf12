"""The phases of a deal. Each is a small object that says who may act, with which actions, and what they do.

A phase is over when no seat has to act in it. `enter` runs when it begins and does what needs no action.

May import every other room of the engine but `matches`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import CHALLENGE, Action
from belote_desktop.engine.phases.auction import AuctionPhase, doubles_at_any_time
from belote_desktop.engine.phases.base import PhaseRules, card_too_early, out_of_phase
from belote_desktop.engine.phases.challenge import ChallengePhase
from belote_desktop.engine.phases.declaring import DeclaringPhase
from belote_desktop.engine.phases.discard import DiscardPhase
from belote_desktop.engine.phases.play import PlayPhase
from belote_desktop.engine.phases.raises import RaisesPhase
from belote_desktop.engine.phases.second_deal import SecondDealPhase
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase

PHASES: Mapping[Phase, PhaseRules] = MappingProxyType(
    {
        Phase.AUCTION: AuctionPhase(),
        Phase.RAISES: RaisesPhase(),
        Phase.SECOND_DEAL: SecondDealPhase(),
        Phase.DISCARD: DiscardPhase(),
        Phase.DECLARING: DeclaringPhase(),
        Phase.PLAY: PlayPhase(),
        Phase.CHALLENGE: ChallengePhase(),
    }
)
"""The phases that can be played."""

AT_ANY_TIME: Mapping[Phase, Callable[[Ruleset, Action], bool]] = MappingProxyType(
    {Phase.AUCTION: doubles_at_any_time, Phase.PLAY: lambda _rules, action: action == CHALLENGE}
)
"""What need not wait for one's turn, so that a refusal must have another reason."""

__all__ = ["AT_ANY_TIME", "PHASES", "PhaseRules", "card_too_early", "out_of_phase"]
