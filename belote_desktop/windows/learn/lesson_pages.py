"""Opening the lessons of a game on the parts of the program."""

from __future__ import annotations

from belote_desktop.windows.learn.lesson_page import LessonPage
from belote_desktop.windows.look.services import Services


def open_lessons(services: Services, game: str) -> LessonPage:
    """The page with the lessons of a game, registered or of one's own; its `play` asks for a deal by a ruleset."""
    profile = services.profile
    return LessonPage(services.style, services.preferences, profile.progress, profile.own_games.shelf(), game)
