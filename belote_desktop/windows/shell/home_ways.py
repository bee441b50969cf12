"""Where the buttons of home, of the catalogue of games and of the history lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from belote_desktop.windows.shell.openings import openings

if TYPE_CHECKING:
    from belote_desktop.engine import Ruleset
    from belote_desktop.models.match.recorded import Recorded
    from belote_desktop.windows.daily import DailyPages
    from belote_desktop.windows.new_match import NewMatch
    from belote_desktop.windows.shell.history_pages import HistoryPages
    from belote_desktop.windows.shell.home_pages import HomePages
    from belote_desktop.windows.shell.paged_window import PagedWindow


def lead_on(home: HomePages, window: PagedWindow) -> None:
    """Connect home with the other pages of the window; each is made when it is first asked for."""

    def rules(game: str) -> Ruleset:
        return window.services.profile.own_games.shelf().rules(game)

    home.go_on.connect(window.go_on)
    home.start.connect(window.start)
    home.games_asked.connect(window.show_new_match)
    home.rules_asked.connect(lambda game: window.side.rules(rules(game), None))
    home.guided_asked.connect(lambda game: window.learning_pages.guided(rules(game)))
    home.lessons_asked.connect(lambda game, place: window.learning_pages.lessons(rules(game), place))
    home.drills_asked.connect(lambda game, what: window.learning_pages.drills(rules(game), what))
    home.daily_asked.connect(lambda game: window.daily_pages.daily(game))
    home.history_asked.connect(lambda: window.history_pages.history())
    home.statistics_asked.connect(lambda: window.history_pages.statistics())
    home.settings_asked.connect(window.show_settings)
    home.unfinished_asked.connect(window.show_unfinished)


def lead_on_from_games(page: NewMatch, window: PagedWindow) -> None:
    """Connect the catalogue with the rules, with the user's own games, and with the lessons, which lead back to it."""

    def learn() -> None:
        game = page.draft.variant
        window.learning_pages.lessons(page.draft.rules, back=lambda: window.show_new_match(game))

    page.rules_asked.connect(window.show_rules)
    page.learn_asked.connect(learn)
    page.keep_asked.connect(lambda draft: window.own_games.make_from(draft))


def lead_on_from_history(history: HistoryPages, window: PagedWindow) -> None:
    """Connect the history with replays and reviews, which lead back to it, and with files of matches."""
    history.on_table = lambda: "" if window.session is None else window.session.controller.match_id
    history.play_asked.connect(window.show_new_match)
    history.file_asked.connect(lambda: window.files.choose())
    history.copy_asked.connect(lambda path: window.files.save_copy_of(path))
    history.replay_asked.connect(lambda *asked: window.learning_pages.replay_save(*asked))
    history.review_asked.connect(lambda *asked: window.learning_pages.review_save(*asked))
    history.way_asked.connect(lambda way: openings(window)[way]())
    history.message.connect(window.banner.tell)
    history.failed.connect(lambda sentence: window.banner.tell(sentence, warning=True))


def lead_on_from_daily(daily: DailyPages, window: PagedWindow) -> None:
    """Connect the pages of set deals with the table, with practice, and with reviews, which lead back to them."""

    def review(recorded: Recorded, back: Callable[[], object]) -> None:
        from belote_desktop.windows.shell.learning_pages import Reviewed

        reviewed = Reviewed(recorded.match_id, recorded.names, recorded.names.you, recorded.rules)
        window.learning_pages.review_save(reviewed, back)

    daily.begun.connect(window.take)
    daily.go_on.connect(window.go_on)
    daily.again_asked.connect(lambda match: window.learning_pages.play_again(match))
    daily.review_asked.connect(review)
    daily.failed.connect(lambda sentence: window.banner.tell(sentence, warning=True))
