"""The sections of a ruleset, one small frozen record for each dimension of the rules.

Sources: docs/rules/common.md, Dimensions.
"""

from belote_desktop.engine.rules.sections.auction import AuctionRules, BidRules, DoublingRules, HokumSunRules
from belote_desktop.engine.rules.sections.contract_scores import BidScoreRules, HokumSunScoreRules
from belote_desktop.engine.rules.sections.declaring import BeloteRules, DeclarationRules, RoemRules
from belote_desktop.engine.rules.sections.ending import MatchRules
from belote_desktop.engine.rules.sections.play import CardRules, PlayRules
from belote_desktop.engine.rules.sections.scoring import ScoringRules
from belote_desktop.engine.rules.sections.table import DealerRules, DealRules, DeckRules, TableRules

__all__ = [
    "AuctionRules", "BeloteRules", "BidRules", "BidScoreRules", "CardRules", "DealRules", "DealerRules",
    "DeckRules", "DeclarationRules", "DoublingRules", "HokumSunRules", "HokumSunScoreRules", "MatchRules",
    "PlayRules", "RoemRules", "ScoringRules", "TableRules",
]  # fmt: skip
