"""Opens the page of drills."""

from __future__ import annotations

from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.look.services import Services


def open_drills(services: Services, game: str) -> DrillPage:
    """The page of drills of a game, to be shown in place of the table; it starts with its first question."""
    drill_runner = DrillRunner(services.workers.thinking, services.profile.practice, services.workers.pace)
    page = DrillPage(services, game, drill_runner)
    drill_runner.setParent(page)
    page.ask()
    return page
