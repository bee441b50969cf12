"""Lessons: a short course for every game, made from its ruleset and from deals of its own.

`course(rules)` gives the lessons of a game, `course(rules, known)` what is new for somebody who knows another one. A
lesson is data: steps that tell, ask (with an explanation for each answer), set a task in a position, or play a deal.
No lesson belongs to a game: one exists where the ruleset has what it is about, and its numbers are the ruleset's.
"""

from belote_desktop.coach.lessons.courses import course
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

__all__ = ["Ask", "Do", "Lesson", "Option", "Picture", "PlayDeal", "Row", "Shown", "Step", "Tell", "course"]
