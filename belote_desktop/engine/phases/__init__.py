"""The phases of a deal: who may do what, and what an action does. One small object each.

A phase is over when nobody is to act in it. `enter` runs when it begins; whatever happens by itself happens there.
"""

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.phases.auction import AuctionPhase
from belote_desktop.engine.phases.base import PhaseRules, out_of_phase
from belote_desktop.engine.phases.challenge import ChallengePhase
from belote_desktop.engine.phases.declaring import DeclaringPhase
from belote_desktop.engine.phases.discard import DiscardPhase
from belote_desktop.engine.phases.play import PlayPhase
from belote_desktop.engine.phases.raises import RaisesPhase
from belote_desktop.engine.phases.second_deal import SecondDealPhase
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

__all__ = ["PHASES", "PhaseRules", "out_of_phase"]
