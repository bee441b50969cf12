"""Strategy: chapters of playing well, positions that show them, and their order in the course of each game.

A chapter has sentences to teach and a detector: from what a seat knows it says which actions it is for, why, and what
is wrong with the others. Positions are data: a deck and the actions that lead there. Their sentences are the
detector's, so that they can be translated. `customs` holds the chapters that no search can check.

May import the engine, the games, the players' knowledge, `bidding` and `ideas`; not `looking_back`, `lessons` or
`drills`.
"""

from belote_desktop.coach.strategy.catalogue import CHAPTERS
from belote_desktop.coach.strategy.chapter import Chapter, Custom, Detector, Finding
from belote_desktop.coach.strategy.curriculum import CURRICULA, Curriculum
from belote_desktop.coach.strategy.position_files import StrategyPosition, as_text, games, positions_of
from belote_desktop.coach.strategy.questions import Question, problems, question

__all__ = [
    "CHAPTERS",
    "CURRICULA",
    "Chapter",
    "Curriculum",
    "Custom",
    "Detector",
    "Finding",
    "Question",
    "StrategyPosition",
    "as_text",
    "games",
    "positions_of",
    "problems",
    "question",
]
