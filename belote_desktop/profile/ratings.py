"""How well the user answers each kind of drill: a rating by Elo's formula, as if each question were an opponent."""

from __future__ import annotations

from dataclasses import dataclass, replace

START = 1000
"""The rating before the first answer: that of a question of difficulty 2."""
LOWEST, HIGHEST = 400, 2000
"""A rating stays between these: further out it would tell nothing, as questions are worth from 800 to 1600."""
EASY, STEP = 600, 200
"""A question is worth EASY, and STEP more for each point of its difficulty: three in four who are a step better than
a question answer it right."""
SCALE = 400
"""Elo's scale: who is rated so much higher is ten times as likely to be right as to be wrong."""
FIRST, QUICKLY, SLOWLY = 12, 48, 20
"""By how much an answer can move the rating: QUICKLY for the FIRST answers, then SLOWLY. Usual in chess."""
LEAD = 100
"""Questions are asked that are so much easier than the rating: two in three are then answered right."""
LEAST_WANTED, MOST_WANTED = 2, 5
"""Between these a question is wanted, give or take one: so at most one in three is trivial, of difficulty 1."""


@dataclass(frozen=True)
class Rating:
    """The rating in a kind of drill, after so many answers."""

    kind: str
    points: int = START
    answers: int = 0


def expected(points: int, difficulty: int) -> float:
    """How likely a right answer is, from 0 to 1."""
    return float(1 / (1 + 10 ** ((EASY + STEP * difficulty - points) / SCALE)))


def after_answer(rating: Rating, difficulty: int, right: bool) -> Rating:
    """The rating after an answer to a question of a difficulty from 1."""
    most = QUICKLY if rating.answers < FIRST else SLOWLY
    points = rating.points + round(most * (right - expected(rating.points, difficulty)))
    return replace(rating, points=max(LOWEST, min(HIGHEST, points)), answers=rating.answers + 1)


def wanted_difficulty(points: int, shift: int) -> int:
    """How hard the next question is wanted; `shift` is −1, 0 or 1, each as often, so that questions differ."""
    near = round((points - LEAD - EASY) / STEP)
    return min(MOST_WANTED, max(LEAST_WANTED, near) + shift)
