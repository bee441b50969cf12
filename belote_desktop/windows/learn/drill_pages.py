"""Opens the page of drills."""

from __future__ import annotations

from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.look.services import Services


def open_drills(services: Services, game: str, what: str = "") -> DrillPage:
    """The page of drills of a game, to be shown in place of the table; it starts with its first question.

    `what` is a kind of drill, DUE or DAILY; empty for the first kind.
    """
    drill_runner = DrillRunner(services.workers.thinking, services.profile.practice, services.workers.pace)
    page = DrillPage(services, game, drill_runner)
    drill_runner.setParent(page)
    if what:
        page.open_kind(what)
    else:
        page.ask()
    return page
