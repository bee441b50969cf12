"""Drills: questions whose answers are proved by the rules or by a search, with explanations of wrong answers.

May import every other room of the coach.
"""

from belote_desktop.coach.drills.problem import (
    Answer,
    Answered,
    Form,
    Kind,
    NoProblemError,
    Picture,
    Problem,
    Row,
    kind_of,
)
from belote_desktop.coach.drills.problems import SEARCHED, daily, daily_search, kinds_of, make

__all__ = [
    "SEARCHED", "Answer", "Answered", "Form", "Kind", "NoProblemError", "Picture", "Problem", "Row", "daily",
    "daily_search", "kind_of", "kinds_of", "make",
]  # fmt: skip
