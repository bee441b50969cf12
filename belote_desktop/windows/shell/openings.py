"""What each menu entry opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belote_desktop.engine import Ruleset
    from belote_desktop.windows.shell.paged_window import PagedWindow


def openings(window: PagedWindow) -> dict[str, Callable[[], object]]:
    """What each menu entry opens, by its name; a page is made when it is first asked for."""

    def rules() -> Ruleset:
        return window.rules_in_view

    return {
        "home": window.show_home,
        "new": window.show_new_match,
        "own_games": lambda: window.own_games.show_list(),
        "import_game": lambda: window.own_games.ask_for_file(),
        "export_profile": lambda: window.profile_files.export(),
        "import_profile": lambda: window.profile_files.choose(),
        "unfinished": window.show_unfinished,
        "daily": lambda: window.daily_pages.daily(rules().variant),
        "eight": lambda: window.daily_pages.eight(rules().variant),
        "code": lambda: window.daily_pages.code(),
        "history": lambda: window.history_pages.history(),
        "statistics": lambda: window.history_pages.statistics(),
        "rating": lambda: window.history_pages.rating(),
        "achievements": lambda: window.history_pages.achievements(),
        "sheet": window.show_sheet,
        "settings": window.show_settings,
        "rules": window.explain,
        "strength": window.show_strength,
        "guided": lambda: window.learning_pages.guided(rules()),
        "lessons": lambda: window.learning_pages.lessons(rules()),
        "words": lambda: window.learning_pages.words(rules()),
        "drills": lambda: window.learning_pages.drills(rules()),
        "review": lambda: window.learning_pages.review(window.session),
        "replay": lambda: window.learning_pages.replay(window.session),
        "honesty": lambda: window.learning_pages.honesty(window.session),
        "keys": window.show_keys,
        "about": window.show_about,
    }
