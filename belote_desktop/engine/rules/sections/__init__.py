"""The sections of a ruleset, one small frozen record for each dimension of the rules.

Points are card points, orders run from the strongest rank to the weakest. Where a section has NEEDS, all of its rules
have a meaning in these games only.
Sources: docs/rules/common.md, Dimensions.
"""

from belote_desktop.engine.rules.sections.auction import AuctionRules
from belote_desktop.engine.rules.sections.belote import BeloteRules
from belote_desktop.engine.rules.sections.bid import BidRules
from belote_desktop.engine.rules.sections.bid_score import BidScoreRules
from belote_desktop.engine.rules.sections.cards import CardRules
from belote_desktop.engine.rules.sections.deal import DealRules
from belote_desktop.engine.rules.sections.dealer import DealerRules
from belote_desktop.engine.rules.sections.deck import DeckRules
from belote_desktop.engine.rules.sections.declaration import DeclarationRules
from belote_desktop.engine.rules.sections.doubling import DoublingRules
from belote_desktop.engine.rules.sections.hokum import HokumSunRules
from belote_desktop.engine.rules.sections.hokum_score import HokumSunScoreRules
from belote_desktop.engine.rules.sections.match import MatchRules
from belote_desktop.engine.rules.sections.play import PlayRules
from belote_desktop.engine.rules.sections.roem import RoemRules
from belote_desktop.engine.rules.sections.scoring import ScoringRules
from belote_desktop.engine.rules.sections.table import TableRules

__all__ = [
    "AuctionRules", "BeloteRules", "BidRules", "BidScoreRules", "CardRules", "DealRules", "DealerRules",
    "DeckRules", "DeclarationRules", "DoublingRules", "HokumSunRules", "HokumSunScoreRules", "MatchRules",
    "PlayRules", "RoemRules", "ScoringRules", "TableRules",
]  # fmt: skip
