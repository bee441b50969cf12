"""Opens the page of lessons."""

from __future__ import annotations

from belote_desktop.windows.learn.lesson_page import LessonPage
from belote_desktop.windows.look.services import Services


def open_lessons(services: Services, game: str) -> LessonPage:
    """The page of lessons of a catalogue or user-made game; its `play` carries the ruleset of a deal to play."""
    profile = services.profile
    return LessonPage(services.style, services.preferences, profile.progress, profile.own_games.shelf(), game)
