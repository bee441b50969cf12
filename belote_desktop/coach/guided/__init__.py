"""The guided first deal: a set deal, and what is said of each notion when it first comes up.

`guided_deal(game)` returns the deal of a game, `Guide` says what there is to say at each moment. The sentences are made
from the position: a guided deal is a pack, a dealer and the actions of its beginning, and nothing else is written for
one game.

May import `ideas` and the files beside the rooms; not `drills`, `lessons`, `strategy` or `looking_back`.
"""

from belote_desktop.coach.guided.deals import GuidedDeal, guided_deal, guided_games
from belote_desktop.coach.guided.guide import NOTIONS, Guide, reminder, task
from belote_desktop.coach.guided.moment import Moment, Notion, Remark

__all__ = [
    "NOTIONS",
    "Guide",
    "GuidedDeal",
    "Moment",
    "Notion",
    "Remark",
    "guided_deal",
    "guided_games",
    "reminder",
    "task",
]
