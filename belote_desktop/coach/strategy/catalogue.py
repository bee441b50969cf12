"""All chapters of strategy, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.strategy.bonuses import BONUSES
from belote_desktop.coach.strategy.chapter import Chapter
from belote_desktop.coach.strategy.choosing_contracts import CHOOSING
from belote_desktop.coach.strategy.counts import COUNTS
from belote_desktop.coach.strategy.customs import CUSTOMS
from belote_desktop.coach.strategy.defending import DEFENDING
from belote_desktop.coach.strategy.drawing_trumps import DRAWING
from belote_desktop.coach.strategy.endings import ENDINGS
from belote_desktop.coach.strategy.giving import GIVING
from belote_desktop.coach.strategy.opening_bids import OPENING_BIDS
from belote_desktop.coach.strategy.ruffing import RUFFING
from belote_desktop.coach.strategy.scores import SCORES
from belote_desktop.coach.strategy.shown_cards import SHOWN
from belote_desktop.coach.strategy.stacks import STACKS
from belote_desktop.coach.strategy.taking import TAKING
from belote_desktop.coach.strategy.tens import TENS
from belote_desktop.coach.strategy.winning import WINNING
from belote_desktop.coach.strategy.without_trumps import WITHOUT_TRUMPS

_ALL = (
    *TAKING,
    *OPENING_BIDS,
    *CHOOSING,
    *DRAWING,
    *COUNTS,
    *DEFENDING,
    *TENS,
    *WITHOUT_TRUMPS,
    *WINNING,
    *RUFFING,
    *GIVING,
    *ENDINGS,
    *BONUSES,
    *STACKS,
    *SHOWN,
    *SCORES,
    *CUSTOMS,
)

CHAPTERS: Mapping[str, Chapter] = MappingProxyType({chapter.id: chapter for chapter in _ALL})
"""Every chapter by its id."""
