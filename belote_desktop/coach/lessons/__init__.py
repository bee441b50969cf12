"""Lessons: a course for every game, made from its ruleset and from deals of its own.

`course(rules)` returns the lessons of a game, `course(rules, known)` only what is new to a reader who knows the game
`known`, `outline` only their ids. A lesson is data: steps that tell, ask (with an explanation for each answer), set a
task in a position, or play a deal. No lesson is written for one game: it appears if the ruleset has its subject, with
the ruleset's numbers.

May import `looking_back`, `ideas` and the files beside the rooms; not `drills`.
"""

from belote_desktop.coach.lessons.courses import Outline, course, outline
from belote_desktop.coach.lessons.first_tries import first_told
from belote_desktop.coach.lessons.steps import (
    Ask,
    Do,
    Lesson,
    Option,
    Picture,
    PlayDeal,
    Row,
    Shown,
    Step,
    Tell,
)

__all__ = [
    "Ask",
    "Do",
    "Lesson",
    "Option",
    "Outline",
    "Picture",
    "PlayDeal",
    "Row",
    "Shown",
    "Step",
    "Tell",
    "course",
    "first_told",
    "outline",
]
