"""Opens the pages of the coach: lessons, drills, reviews, replays, and how the computer plays.

Without a match on the table the review is that of the match that waits, which home shows with its score. A replay then
begins with the list of all matches, and how the computer plays is told without one.

A page is imported when it is first opened, so that the window opens sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Ruleset
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.widgets.page import Page

if TYPE_CHECKING:
    from belote_desktop.coach.judgement import Judgement
    from belote_desktop.coach.looking_back.review import DealReview
    from belote_desktop.engine import SeatView
    from belote_desktop.models.analysis.guided_run import GuidedRun
    from belote_desktop.models.history.record_reader import RecordReader
    from belote_desktop.models.words.names import Names
    from belote_desktop.profile.practice import Asked
    from belote_desktop.windows.learn.guided_page import GuidedPage
    from belote_desktop.windows.learn.lesson_page import LessonPage
    from belote_desktop.windows.review.replay_pages import ReplayPages


@dataclass(frozen=True)
class Reviewed:
    """A match to review: the name of its save, its players, the user's seat if there is one, and its rules."""

    match_id: str
    names: Names
    seat: int | None
    rules: Ruleset


class LearningPages(QObject):
    """Makes the pages and passes them to `show`; each is about a game, or about the match on the table.

    `play` carries the ruleset of a deal to play and whether it ends a lesson (`end_lesson`), `practising` the
    controller of a match that plays on from a finished deal, `message` a sentence.
    """

    play = Signal(object, bool)
    practising = Signal(object)
    message = Signal(str)

    def __init__(
        self,
        services: Services,
        reader: RecordReader,
        show: Callable[[Page], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._reader = reader
        self._show = show
        self._made: ReplayPages | None = None
        self._guided: dict[str, GuidedRun] = {}
        """The guided deal of a game as it was last played: it tells where it was left, however the page was left."""
        self._course = ("", "")
        """The game of the course whose deal is played, and the game known before it."""

    def lessons(self, rules: Ruleset, place: int = -1, back: Callable[[], object] | None = None) -> None:
        """The lessons of a game: their list, or the lesson at a place, counted from 0.

        `back` is called when they are closed.
        """
        page = self._lesson_page(rules.variant)
        if place >= 0:
            page.begin(place)
        self._show(page)
        if back is not None:
            page.finished.connect(lambda: back())

    def end_lesson(self, rules: Ruleset) -> None:
        """The lessons of the game whose deal was played, with what comes next."""
        game, known = self._course if self._course[0] else (rules.variant, "")
        page = self._lesson_page(game)
        if known:
            page.know(known)
        self._show(page)
        page.end_deal()

    def _lesson_page(self, game: str) -> LessonPage:
        from belote_desktop.windows.learn.lesson_page import open_lessons

        page = open_lessons(self._services, game)
        page.play.connect(lambda rules: self._play_lesson(page, rules))
        page.drill_asked.connect(lambda: self.drills(page.rules))
        page.match_asked.connect(lambda: self.play.emit(page.rules, False))
        return page

    def _play_lesson(self, page: LessonPage, rules: Ruleset) -> None:
        self._course = (page.game, page.known)
        self.play.emit(rules, True)

    def guided(self, rules: Ruleset) -> None:
        """The guided first deal of a game, or of the usual first game if it has none."""
        from belote_desktop import variants
        from belote_desktop.coach.guided import guided_deal, guided_games
        from belote_desktop.windows.learn.guided_page import GuidedPage

        game = rules.variant if rules.variant in guided_games() else guided_games()[0]
        deal = guided_deal(game)
        assert deal is not None
        before = self._guided.get(game)
        page = GuidedPage(self._services, deal, variants.get(game), left=None if before is None else before.left_at)
        self._guided[game] = page.run
        page.over.connect(lambda view: self._show_guided_result(page, view))
        page.failed.connect(self.message)
        self._show(page)

    def _show_guided_result(self, page: GuidedPage, view: SeatView) -> None:
        """How the guided deal was counted, over its table; from there on to lessons, drills or a match."""
        from belote_desktop.windows.score_sheet import DealResult

        services = self._services
        result = DealResult(services.style, services.preferences, page.names, view, page, in_match=False)
        for asked in (result.next_deal, result.lessons, result.drills):
            asked.connect(page.accept)
        result.next_deal.connect(lambda: self.play.emit(view.rules, False))
        result.lessons.connect(lambda: self.lessons(view.rules))
        result.drills.connect(lambda: self.drills(view.rules))
        result.open_over(page.table.tempo)

    def words(self, rules: Ruleset) -> None:
        """The words of a game."""
        from belote_desktop.windows.learn.words_page import open_words

        self._show(open_words(self._services, rules))

    def drills(self, rules: Ruleset, what: str = "", back: Callable[[], None] | None = None) -> None:
        """The drills of a game: `daily`, `due`, a kind, or the first kind; `back` is called when they are closed."""
        from belote_desktop.windows.learn.drill_pages import open_drills

        page = open_drills(self._services, rules.variant, what)
        self._show(page)
        if back is not None:
            page.finished.connect(lambda: back())

    def review(self, session: MatchSession | None, number: int | None = None) -> None:
        """The review of a deal of the match on the table, or of all its deals that are over.

        Without a match on the table it is that of the match that waits, which home shows.
        """
        from belote_desktop.models.home.reading import waiting_to_review

        reviewed = None
        if session is None:
            told = waiting_to_review(self._services.profile)
            if told is not None:
                reviewed = Reviewed(told.path.stem, told.names, told.names.you, told.rules)
        elif session.view.results:
            controller = session.controller
            reviewed = Reviewed(controller.match_id, controller.names, controller.seat, controller.match.rules)
        if reviewed is None:
            self.message.emit(self.tr("No deals to review yet. Finish a deal first."))
        else:
            self._review(reviewed, number)

    def review_save(self, match: Reviewed, back: Callable[[], object]) -> None:
        """The review of all deals of a finished match; `back` is called when it is closed."""
        self._review(match, None, closed=back)

    def _review(
        self,
        match: Reviewed,
        number: int | None,
        at: tuple[int, int] | None = None,
        closed: Callable[[], object] | None = None,
    ) -> None:
        """The review of a deal of a match, or of all; `at` is a moment to show first, the deal and the action in it."""
        from belote_desktop.windows.review.review_page import ReviewPage

        page = ReviewPage.of_match(self._services, match.match_id, match.names, number, match.seat)
        game, seat = match.rules.variant, match.seat
        if seat is not None:  # of a match that was only watched no mistake is the person's own
            page.reviewer.judged.connect(lambda review: self._practise_mistakes(review, seat, game))

        def back() -> Callable[[], None]:
            return partial(self._review, match, number, page.shown_key, closed)

        page.drill_asked.connect(lambda kind: self.drills(match.rules, kind, back()))
        page.replay_asked.connect(lambda deal: self._replays.show_save(match.match_id, deal, back()))
        page.play_asked.connect(lambda deal, place: self._replays.play_from(match.match_id, deal, place))
        if at is not None:
            page.show_first(at)
        self._show(page)
        if closed is not None:
            page.finished.connect(lambda: closed())

    def _practise_mistakes(self, review: DealReview, seat: int, game: str) -> None:
        """What a review holds against the person is asked again in the drills, also where it is stopped half-way."""
        from belote_desktop.models.analysis.drill_runner import mistakes_of

        self._practise(mistakes_of(review, seat, game))

    def practise_regretted(self, judgement: Judgement, game: str) -> None:
        """A decision that the tutor had the person take back is asked again in the drills: no review will know it."""
        from belote_desktop.models.analysis.drill_runner import mistake_of

        mistake = mistake_of(judgement, game)
        self._practise(() if mistake is None else (mistake,))

    def _practise(self, mistakes: tuple[Asked, ...]) -> None:
        if mistakes:
            self._services.profile.practice.add_mistakes(mistakes, date.today().toordinal())

    def replay(
        self, session: MatchSession | None, number: int | None = None, back: Callable[[], None] | None = None
    ) -> None:
        """The deals of the match on the table that are over, else the list of all matches; `back` as for drills."""
        if session is None or not session.view.results:
            self._replays.show_list()
        else:
            self._replays.show_save(session.controller.match_id, number, back)

    def replay_save(self, match_id: str, number: int | None, back: Callable[[], None]) -> None:
        """The replay of a match of the profile, first this deal or the last; `back` as for drills."""
        self._replays.show_save(match_id, number, back)

    def play_again(self, match_id: str) -> None:
        """Practise the first deal of a match of the profile once more, from its start."""
        self._replays.play_from(match_id, 1, 0)

    @property
    def _replays(self) -> ReplayPages:
        if self._made is None:
            from belote_desktop.windows.review.replay_pages import ReplayPages

            self._made = ReplayPages(self._services, self._reader, self._show, self)
            self._made.practising.connect(self.practising)
            self._made.failed.connect(self.message)
        return self._made

    def honesty(self, session: MatchSession | None) -> None:
        """How the computer plays, and what proves it."""
        from belote_desktop.windows.honesty.honesty_page import open_honesty

        self._show(open_honesty(self._services, session.controller if session else None))
