"""Drills: questions with an answer that the rules, or a search, can prove; and what a wrong answer comes from."""

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
