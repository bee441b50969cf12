"""The page of drills, by mouse and by keyboard, for each kind of answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.coach import drills
from belote_desktop.coach.drills import Form, Kind, Problem
from belote_desktop.coach.drills.counting import Count
from belote_desktop.coach.drills.searched import DecideCard, find
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.looking_back.review import DealReview, Judged
from belote_desktop.engine import Card, CardSet, Ruleset
from belote_desktop.models.analysis import drill_runner as drilling_module
from belote_desktop.models.analysis.drill_runner import DrillRunner, mistakes_of
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words import words
from belote_desktop.players import get
from belote_desktop.players.pace import FULL
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.profile.practice import Asked, State, due, rating_of
from belote_desktop.profile.ratings import Rating
from belote_desktop.records import view_text
from belote_desktop.table.scene.ghost_buttons import GhostButton
from belote_desktop.table.teaching.tags import Role
from belote_desktop.variants.people import companions
from belote_desktop.windows.board.tray import Tray, TrayRow
from belote_desktop.windows.board.trick_fan import TrickFan
from belote_desktop.windows.cards.noted_card import NotedCard
from belote_desktop.windows.glossary.word_card import place_of, place_of_coach
from belote_desktop.windows.learn.drill_choices import DAILY, DUE
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.learn.drill_pages import open_drills
from belote_desktop.windows.learn.drill_standing import title_of
from belote_desktop.windows.learn.round_end import Round, RoundAnswer, RoundEnd
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets import announcing
from tests.models.later_tasks import LaterTasks

DAY = 740_000
SEED = 8
Open = Callable[[], DrillPage]


def quick_player() -> SearchPlayer:
    """One who weighs cards and calls in a few deals."""
    player = get("strong")
    assert isinstance(player, SearchPlayer)
    return replace(player, effort=replace(player.effort, worlds=12, call_worlds=12, calls=3))


class Seeded(DrillRunner):
    """Makes the quick problems of one seed after another."""

    def __init__(self, program: Program) -> None:
        super().__init__(ImmediateTasks(), program.services.profile.practice, lambda: FULL, quick_player())
        self._next = SEED - 1

    def ask(self, kind: Kind, game: str, rules: Ruleset) -> None:
        if kind in drills.SEARCHED:
            super().ask(kind, game, rules)
            return
        self._next += 1
        self.made.emit(drills.make(kind, rules, self._next), Asked(kind, game, self._next))

    def prepare(self, kind: Kind, game: str, rules: Ruleset) -> None:
        """Nothing in advance."""


@pytest.fixture
def page(program: Program, qtbot: QtBot) -> Iterator[DrillPage]:
    """The page, shown."""
    drill_runner = Seeded(program)
    made = DrillPage(program.services, "classic", drill_runner, day=lambda: DAY)
    drill_runner.setParent(made)
    qtbot.addWidget(made)
    program.services.preferences.set("animation_speed", "off")
    made.resize(1000, 760)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def click(qtbot: QtBot, widget: QWidget) -> None:
    QTest.mouseClick(
        widget,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(widget.width() // 2, widget.height() // 2),
    )


def press(qtbot: QtBot, widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


def click_card(page: DrillPage, card: Card) -> None:
    """Click a card of my hand."""
    table = page.question.table
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, table.card_point(card).toPoint()
    )


def wanted_cards(problem: Problem | None) -> CardSet:
    """The cards of the right answer, if it is made of cards."""
    assert problem is not None
    solution = problem.solution
    if isinstance(solution, CardSet):
        return solution
    assert isinstance(solution, Card)
    return CardSet((solution,))


def answer_by_mouse(page: DrillPage, qtbot: QtBot) -> None:
    """Give the right answer with the mouse."""
    problem, strip = page.question.problem, page.question.strip
    assert problem is not None
    solution = problem.solution
    if problem.form is Form.NUMBER:
        strip.number.setText(str(solution))
        click(qtbot, strip.check)
    elif problem.form is Form.CHOICE:
        assert isinstance(solution, int)
        click(qtbot, strip.choices[solution])
    elif problem.form is Form.CALL:
        page.question.table.action_chosen.emit(solution)
    elif strip.choices:
        assert isinstance(solution, Card)
        click(qtbot, strip.choices[problem.picture.open_cards.index(solution)])
    else:
        for card in wanted_cards(problem):
            click_card(page, card)
        if problem.form is Form.CARDS:
            click(qtbot, strip.check)


def test_of_all_cards_that_may_be_played_those_that_were_not_chosen_are_told_apart(
    page: DrillPage, qtbot: QtBot
) -> None:
    page.open_kind("may_play")
    while len(wanted := wanted_cards(page.question.problem)) == 1:
        answer_by_mouse(page, qtbot)
        page.go_on()
    chosen, *rest = sorted(wanted, key=str)
    click_card(page, chosen)
    click(qtbot, page.question.strip.check)
    tagged = {card: tag.word for card, tag in page.question.table.tagged.items()}
    assert tagged == {chosen: "correct", **dict.fromkeys(rest, "missed")}
    roles = {card: tag.role for card, tag in page.question.table.tagged.items()}
    assert roles == {chosen: Role.BEST, **dict.fromkeys(rest, Role.MISSED)}


def walk_to(page: DrillPage, wanted: Callable[[QWidget], bool], key: Qt.Key) -> QWidget:
    """Move the focus with a key until it is where it should be."""
    for _ in range(40):
        focused = page.focusWidget()
        assert focused is not None
        if wanted(focused):
            return focused
        QTest.keyClick(focused, key)
    raise AssertionError("the keyboard does not get there")


def answer_by_keys(page: DrillPage, qtbot: QtBot) -> None:
    """Give the right answer without touching the mouse, from where the focus is."""
    problem, strip = page.question.problem, page.question.strip
    assert problem is not None
    solution = problem.solution
    if problem.form is Form.NUMBER:
        assert strip.number.hasFocus()
        QTest.keyClicks(strip.number, str(solution))
        press(qtbot, strip.number, Qt.Key.Key_Return)
    elif problem.form is Form.CALL:
        page.question.table.action_chosen.emit(solution)
    elif strip.choices:
        place = problem.picture.open_cards.index(solution) if isinstance(solution, Card) else solution
        assert isinstance(place, int)
        assert not any(each.hasFocus() for each in strip.choices), "a frame would look like a suggestion"
        QTest.keyClick(strip, Qt.Key.Key_Down)
        assert strip.choices[0].hasFocus()
        press(qtbot, walk_to(page, lambda widget: widget is strip.choices[place], Qt.Key.Key_Down), Qt.Key.Key_Space)
    else:
        for card in wanted_cards(problem):
            button = walk_to(page, partial(is_button_of, card), Qt.Key.Key_Right)
            press(qtbot, button, Qt.Key.Key_Space)
        if problem.form is Form.CARDS:
            press(qtbot, walk_to(page, lambda widget: widget is strip.check, Qt.Key.Key_Tab), Qt.Key.Key_Return)


def is_button_of(card: Card, widget: QWidget) -> bool:
    return isinstance(widget, GhostButton) and widget.card == card


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", drills.kinds_of(variants.get("classic")))
@pytest.mark.parametrize("way", [answer_by_mouse, answer_by_keys])
def test_a_right_answer_is_told_and_the_next_question_follows(
    page: DrillPage, qtbot: QtBot, kind: Kind, way: Callable[[DrillPage, QtBot], None]
) -> None:
    page.open_kind(kind)
    first = page.question.problem
    assert first is not None
    assert not page.can_go_on
    way(page, qtbot)
    assert page.question.judgement is not None
    assert page.question.judgement.right
    assert page.question.said.title == "Correct."
    assert "Today: 1 of 1 correct" in page.header.subtitle.text()
    assert page.head_row.score.text() == "1 of 1 correct"
    assert page.next.hasFocus()
    press(qtbot, page.next, Qt.Key.Key_Return)
    assert page.question.problem is not None
    assert page.question.problem is not first
    assert page.question.judgement is None


def test_a_slip_in_counting_is_named_and_the_question_is_due_the_next_day(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.COUNT_DEAL)
    problem = page.question.problem
    assert isinstance(problem, Count)
    slip = next(each for each in problem.slips if each.total != problem.solution)
    page.question.strip.number.setText(str(slip.total))
    click(qtbot, page.question.strip.check)
    assert page.question.said.title == "Not quite."
    number, said = page.question.strip.number, page.question.said
    assert number.isVisible(), "the answer can still be read"
    assert (number.text(), number.is_right) == (str(slip.total), False)
    assert str(slip.sentence) in said.sentences
    assert said.on_table[0].sentences == (f"{said.asked}\n", *said.sentences), "the question is a paragraph"
    state = page.practice.state
    assert due(state, DAY) == ()
    assert [each.asked.kind for each in due(state, DAY + 1)] == ["count_deal"]


def test_what_is_due_is_asked_again_with_the_reason_until_nothing_is(page: DrillPage, qtbot: QtBot) -> None:
    page.practice.answer(Asked(Kind.MAY_PLAY, "coinche", 5), False, DAY - 1)
    page.open_kind(DUE)
    assert page.question.problem is not None
    assert page.question.problem.seed == 5
    assert page.question.problem.rules.variant == "coinche"
    assert page.question.said.sentences[0] == "You got this wrong last time."
    answer_by_mouse(page, qtbot)
    click(qtbot, page.next)
    assert page.waiting.text().startswith("Nothing to repeat today.")


def test_what_is_nothing_yet_is_left_out(page: DrillPage) -> None:
    def offered() -> list[str]:
        return [page.choices.kinds.itemText(row) for row in range(page.choices.kinds.count())]

    assert page.header.subtitle.text() == "Classic Belote"
    assert not any(text.startswith("To repeat") for text in offered())
    page.practice.answer(Asked(Kind.MAY_PLAY, "classic", 5), False, DAY - 1)
    page.open_kind(Kind.MAY_PLAY)
    assert page.header.subtitle.text() == "Classic Belote · 1 day in a row"
    assert "To repeat: 1" in offered()


def test_what_cannot_be_asked_any_more_is_forgotten(page: DrillPage) -> None:
    for gone in (
        Asked("no such kind", "classic", 1),
        Asked(Kind.CARD, "classic", position="{}"),
        Asked(Kind.MAY_PLAY, "no such game", 1),
    ):
        page.practice.answer(gone, False, DAY - 1)
    page.open_kind(DUE)
    assert page.practice.state.waiting == ()
    assert page.waiting.text().startswith("Nothing to repeat today.")


def daily_kinds(page: DrillPage, qtbot: QtBot) -> list[Kind]:
    """Go through the daily drill, as far as it comes by itself."""
    kinds: list[Kind] = []
    while page.question.isVisible() and len(kinds) < 12:
        assert page.question.problem is not None
        kinds.append(page.question.problem.kind)
        answer_by_mouse(page, qtbot)
        click(qtbot, page.next)
    return kinds


def test_the_daily_drill_asks_each_quick_kind_once_and_a_searched_one_and_then_is_done(
    page: DrillPage, qtbot: QtBot
) -> None:
    page.open_kind(DAILY)
    *quick, searched = daily_kinds(page, qtbot)
    assert sorted(quick) == sorted(each.kind for each in drills.daily(page.rules, DAY))
    assert searched is drills.daily_search(page.rules, DAY)[0]
    assert page.waiting.text().startswith("Today’s drill is done.")


def test_the_daily_drill_has_a_mistake_of_ones_own_where_there_is_one(page: DrillPage, qtbot: QtBot) -> None:
    made = find(Kind.CARD, variants.get("classic"), 2, quick_player())
    own = Asked(Kind.CARD, "classic", position=view_text(made.view), stake=81)
    page.practice.add_mistakes([own, Asked(Kind.CARD, "coinche", position=own.position, stake=81)], DAY + 3)
    asked: list[Asked] = []
    page.question.judged.connect(lambda _: asked.append(page.asked) if page.asked is not None else None)
    page.open_kind(DAILY)
    kinds = daily_kinds(page, qtbot)
    assert len(kinds) == len(drills.daily(page.rules, DAY)) + 2
    assert own in asked
    assert not any(each.game != "classic" for each in asked)


def test_a_mistake_of_a_kind_that_is_not_there_any_more_is_left_out(page: DrillPage, qtbot: QtBot) -> None:
    made = find(Kind.CARD, variants.get("classic"), 2, quick_player())
    page.practice.add_mistakes([Asked("another", "classic", position=view_text(made.view), stake=81)], DAY + 3)
    page.open_kind(DAILY)
    assert len(daily_kinds(page, qtbot)) == len(drills.daily(page.rules, DAY)) + 1
    assert page.waiting.text().startswith("Today’s drill is done.")


class Waiting(DrillRunner):
    """Makes everything when the test says so."""

    def __init__(self, program: Program) -> None:
        self.tasks = LaterTasks()
        super().__init__(self.tasks, program.services.profile.practice, lambda: FULL, quick_player())


@pytest.fixture
def waiting(program: Program, qtbot: QtBot) -> Iterator[tuple[DrillPage, LaterTasks]]:
    """The page at the daily drill, with its quick problems made."""
    drill_runner = Waiting(program)
    made = DrillPage(program.services, "classic", drill_runner, day=lambda: DAY)
    drill_runner.setParent(made)
    qtbot.addWidget(made)
    made.resize(1000, 760)
    made.show()
    made.open_kind(DAILY)
    drill_runner.tasks.do_one()
    yield made, drill_runner.tasks
    made.close()


def test_nothing_is_looked_for_any_more_once_another_page_has_taken_the_place(
    waiting: tuple[DrillPage, LaterTasks], program: Program
) -> None:
    page, tasks = waiting
    program.window.show_page(page)
    assert tasks.waiting
    program.window.show_new_match()
    told: list[object] = []
    page.drill_runner.looked.connect(told.append)
    page.drill_runner.daily_added.connect(told.append)
    tasks.do_all()
    assert not told


def test_the_searched_problem_of_the_day_comes_when_it_is_found(
    waiting: tuple[DrillPage, LaterTasks], qtbot: QtBot
) -> None:
    page, tasks = waiting
    daily_kinds(page, qtbot)
    assert page.waiting.isVisible()
    assert not page.practice.state.days[-1][1].daily
    tasks.do_all()
    assert page.question.problem is not None
    assert page.question.isVisible()
    assert page.question.problem.kind in drills.SEARCHED
    answer_by_mouse(page, qtbot)
    assert page.practice.state.days[-1][1].daily == ("classic",)


def test_while_a_question_is_looked_for_a_sentence_lies_on_the_cloth_and_is_read_out_once(
    waiting: tuple[DrillPage, LaterTasks], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(announcing, "tell_reader", lambda _widget, text: told.append(text))
    page, _ = waiting
    page.open_kind(Kind.CALL)
    for count in (1, 2, 3):
        page.drill_runner.looked.emit(count)
    QApplication.processEvents()
    assert page.waiting.text().endswith("3 positions checked.")
    assert told == ["Looking for a decision with one clearly best answer: 1 position checked."]
    below = page.header.geometry().bottom()
    assert page.waiting.geometry() == page.rect().adjusted(0, below + 1, 0, 0), "in the place of the board"
    (sentence,) = page.waiting.findChildren(QLabel)
    qtbot.waitUntil(lambda: sentence.height() >= sentence.heightForWidth(sentence.width()))  # nothing is cut off


def test_what_is_not_found_in_advance_is_not_spoken_of(page: DrillPage) -> None:
    page.open_kind(Kind.MAY_PLAY)
    page.drill_runner.failed.emit(None)
    assert page.question.isVisible()
    assert not page.waiting.isVisible()


def test_a_day_without_a_searched_problem_is_done_without_it(
    waiting: tuple[DrillPage, LaterTasks], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, tasks = waiting
    monkeypatch.setattr(drilling_module, "decide", lambda *_: None)
    daily_kinds(page, qtbot)
    tasks.do_all()
    assert page.practice.state.days[-1][1].daily == ("classic",)
    assert page.waiting.text().startswith("Today’s drill is done.")


def test_a_game_without_declarations_does_not_offer_them(page: DrillPage) -> None:
    offered = [page.choices.kinds.itemText(row) for row in range(page.choices.kinds.count())]
    assert "Which declaration scores?" in offered
    page.open_game("coinche")
    offered = [page.choices.kinds.itemText(row) for row in range(page.choices.kinds.count())]
    assert "Which declaration scores?" not in offered


def test_searched_problems_wait_in_the_profile_and_come_at_once(program: Program) -> None:
    practice = program.services.profile.practice
    drill_runner = DrillRunner(ImmediateTasks(), practice, lambda: FULL, quick_player())
    found: list[Asked] = []
    drill_runner.made.connect(lambda _problem, asked: found.append(asked))
    drill_runner.prepare(Kind.CARD, "classic", variants.get("classic"))
    (ready,) = practice.state.ready
    assert not found
    drill_runner.ask(Kind.CARD, "classic", variants.get("classic"))
    assert found == [ready]
    assert practice.state.ready == ()


def test_a_mistake_of_ones_own_is_asked_about_from_what_one_knew(page: DrillPage) -> None:
    made = find(Kind.CARD, variants.get("classic"), 2, quick_player())
    worst = made.advice.weighed[-1]
    judged = Judged(4, made.me, Judgement(made.advice, worst.action, 90.0, 1.0, 81.0), 90.0)
    review = DealReview(1, (judged,))
    assert mistakes_of(review, (made.me + 1) % 4, "classic") == ()
    page.practice.add_mistakes(mistakes_of(review, made.me, "classic"), DAY)
    page.open_kind(DUE)
    problem = page.question.problem
    assert isinstance(problem, DecideCard)
    assert problem.view == made.view
    assert problem.solution == made.solution


def test_the_page_opens_with_a_question(program: Program, qtbot: QtBot) -> None:
    page = open_drills(program.services, "belot-bg")
    qtbot.addWidget(page)
    assert page.question.problem is not None
    assert page.question.problem.rules.variant == "belot-bg"
    page.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("kind", [Kind.COUNT_DEAL, Kind.DECLARATIONS, Kind.MAY_PLAY, Kind.COUNT_TRICK])
def test_in_a_low_window_the_question_stays_in_sight(
    program: Program, page: DrillPage, kind: Kind, text_size: int
) -> None:
    program.services.preferences.set("text_size", text_size)
    page.resize(900, 600)
    page.open_kind(kind)
    QApplication.processEvents()
    board = page.question
    if not board.paper.isVisible():
        assert board.table.coached.startswith(board.said.title)
        assert board.table.is_coach_off_cards
        return
    title = board.paper.title
    assert title.visibleRegion().boundingRect() == title.rect()
    assert title.height() >= title.heightForWidth(title.width())


def width_in_tray(page: DrillPage, width: int, height: int) -> int:
    """The width of the first card in the tray once the page has this size."""
    page.resize(width, height)
    for _ in range(3):  # the strip with the title may change its height, and then the board
        QApplication.processEvents()
    return page.question.tray.cards[0].sizeHint().width()


def test_the_card_that_won_an_earlier_trick_is_framed_and_told(program: Program, qtbot: QtBot) -> None:
    tray = Tray(program.services.style, program.services.preferences)
    qtbot.addWidget(tray)
    ace, king = Card.parse("AS"), Card.parse("KS")
    tray.lay([TrayRow("Earlier tricks", (king, ace), group=2, won={ace: "Léa"})])
    assert [(each.card, each.has_won) for each in tray.cards] == [(king, False), (ace, True)]
    assert tray.cards[1].accessibleName() == "ace of spades, won the trick"
    fan = tray.findChild(TrickFan)
    assert fan is not None
    assert fan.winner == "Léa"


def test_the_cards_of_an_earlier_trick_lie_on_each_other_with_their_indices_in_sight(page: DrillPage) -> None:
    page.open_kind(Kind.CARD)
    problem = page.question.problem
    assert problem is not None
    fans = page.question.tray.findChildren(TrickFan)
    assert problem.view is not None
    assert [fan.winner for fan in fans] == [page.question.names.of(trick.winner or 0) for trick in problem.view.tricks]
    for fan in fans:
        cards = sorted(fan.findChildren(NotedCard), key=lambda card: card.x())
        assert len(cards) == 4
        steps = [other.x() - one.x() for one, other in pairwise(cards)]
        assert all(0.4 * cards[0].width() < step < cards[0].width() for step in steps)
        assert all(fan.rect().contains(card.geometry()) for card in cards)


def test_the_cards_of_a_tray_are_as_large_as_fits(page: DrillPage) -> None:
    page.open_kind(Kind.COUNT_DEAL)
    width_in_tray(page, 1280, 800)
    large = width_in_tray(page, 1279, 800)
    assert width_in_tray(page, 640, 480) < large
    assert width_in_tray(page, 1279, 800) == large


@pytest.mark.parametrize(("room", "width"), [((420, 700), 56), ((260, 700), 48), ((420, 260), 36), ((180, 700), 30)])
def test_earlier_tricks_beside_a_table_are_as_large_as_fits(
    program: Program, qtbot: QtBot, room: tuple[int, int], width: int
) -> None:
    tray = Tray(program.services.style, program.services.preferences)
    qtbot.addWidget(tray)
    tray.lay([TrayRow("Earlier tricks", tuple(map(Card, range(12))), group=4)])
    tray.fit(*room, beside_table=True)
    assert {card._width for card in tray.cards} == {width}
    assert tray.width() <= room[0]


def test_other_kinds_and_games_are_chosen_from_menus_that_esc_closes(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.MAY_PLAY)
    assert not page.choices.isVisible()
    press(qtbot, page.head_row.others, Qt.Key.Key_Space)
    assert page.choices.kinds.hasFocus()
    page.choices.games.setFocus()
    press(qtbot, page.choices.games, Qt.Key.Key_Tab)
    assert page.choices.kinds.hasFocus()
    press(qtbot, page.choices.kinds, Qt.Key.Key_Escape)
    assert not page.choices.isVisible()
    assert page.isVisible()


def test_a_question_that_is_passed_over_is_not_counted(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.MAY_PLAY)
    first = page.question.problem
    click(qtbot, page.head_row.skip)
    assert page.question.problem is not first
    assert not page.practice.state.days


def test_a_due_question_that_is_passed_over_comes_after_the_others(page: DrillPage, qtbot: QtBot) -> None:
    for seed in (5, 6):
        page.practice.answer(Asked(Kind.MAY_PLAY, "classic", seed), False, DAY - 1)
    page.open_kind(DUE)
    asked = []
    for _ in range(3):
        assert page.asked is not None
        asked.append(page.asked.seed)
        click(qtbot, page.head_row.skip)
    assert asked in ([5, 6, 5], [6, 5, 6])


def test_a_number_stays_in_its_field_until_the_next_question(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.COUNT_TRICK)
    problem = page.question.problem
    assert problem is not None
    assert isinstance(problem.solution, int)
    number = page.question.strip.number
    page.question.answer(problem.solution)
    assert (number.text(), number.is_right) == (str(problem.solution), True)
    click(qtbot, page.next)
    assert (number.text(), number.is_right) == ("", None)


@pytest.mark.parametrize("size", [100, 200])
def test_next_lies_at_the_end_of_the_paper_and_is_of_brass(program: Program, page: DrillPage, size: int) -> None:
    program.services.preferences.set("text_size", size)
    page.open_kind(Kind.COUNT_TRICK)
    page.question.answer(0)
    board, button = page.question, page.next
    assert button.isVisible()
    around, place = place_of_coach(board.table) or place_of(board.paper), place_of(button)
    assert around.contains(place)
    assert place.center().y() > around.center().y()
    colour = button.grab().toImage().pixelColor(8, button.height() // 2)
    assert colour == page.style_.ink.cloth_brass


def test_beside_two_large_buttons_the_other_drills_are_a_sign(page: DrillPage, program: Program) -> None:
    page.resize(900, 600)
    others = page.head_row.others
    assert others.text() == "Other drills"
    program.services.preferences.set("text_size", 200)
    QApplication.processEvents()
    assert others.text() == ""
    assert others.accessibleName() == "Other drills"


def test_the_rings_of_a_round_begin_anew_after_ten(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.COUNT_TRICK)
    for number in range(11):
        problem = page.question.problem
        assert problem is not None
        page.question.answer(0 if number == 3 else problem.solution)
        assert len(page.head_row.rings.results) == number % 10 + 1
        click(qtbot, page.next if number != 9 else page.end.go_on)
    assert page.head_row.rings.results == (True,)


def test_after_ten_questions_the_page_tells_what_came_of_them(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.COUNT_TRICK)
    for number in range(10):
        problem = page.question.problem
        assert problem is not None
        page.question.answer(0 if number == 3 else problem.solution)
        if number == 3:
            question, slip = page.question.said.asked, page.question.said.sentences[0]
        click(qtbot, page.next)
    end = page.end
    assert end.isVisible()
    assert not page.question.isVisible()
    assert end.go_on.hasFocus()
    assert end.title.text() == "9 of 10 correct"
    told, why = (line.text() for line in end.lines[-2:])
    assert told == rich(f"Count the trick · {question}")
    assert why == rich(slip)
    assert len(end.lines) == 3, "the heading, the question that was missed, and why"
    click(qtbot, end.practise)
    assert page.question.isVisible()
    assert len(page.head_row.rings.results) == 0


def a_round(page: DrillPage, *, missed: int = 0) -> None:
    """Answer ten questions, and miss the first ones."""
    for number in range(10):
        problem = page.question.problem
        assert problem is not None
        page.question.answer(-1 if number < missed else problem.solution)
        page.go_on()


def test_a_missed_question_is_asked_again_from_the_end_of_its_round(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.COUNT_DEAL)
    first = page.question.problem
    a_round(page, missed=1)
    before = page.practice.state
    (again,) = page.end.again
    assert any(name in again.accessibleName() for name in ("Samir", "Léa", "Karim")), "players have their names"
    click(qtbot, again)
    assert page.question.problem is first
    answer_by_mouse(page, qtbot)
    assert page.question.said.title == "Correct."
    assert page.practice.state == before, "it counts once"
    assert page.head_row.rings.results == (False, *[True] * 9)
    click(qtbot, page.next)
    assert page.end.isVisible()
    assert page.end.title.text() == "9 of 10 correct"
    click(qtbot, page.end.again[0])
    click(qtbot, page.head_row.skip)
    assert page.end.isVisible()
    click(qtbot, page.end.go_on)
    assert page.question.problem is not first
    assert page.head_row.rings.results == ()


def right_answer(kind: Kind) -> RoundAnswer:
    problem = drills.make(kind, variants.get("classic"), SEED)
    return RoundAnswer(problem, problem.judge(problem.solution))


def ratings_told(program: Program, *kinds: Kind) -> list[str]:
    """What the end of a round says of questions of these kinds, all answered right."""
    end = RoundEnd(program.services.preferences)
    end.tell(
        Round([right_answer(kind) for kind in kinds], dict.fromkeys(kinds, 1000)),
        State(ratings=(Rating(Kind.MAY_PLAY, 1040),)),
    )
    assert end.practise.isHidden()
    return [line.text() for line in end.lines]


def test_the_end_of_a_round_tells_what_became_of_the_ratings(program: Program) -> None:
    assert ratings_told(program, Kind.MAY_PLAY, Kind.MASTER) == [
        "What can I play? · Your rating was 1000 and is now 1040.",
        "Where is the master? · Your rating stays at 1000.",
        "Ratings start at 1000 and rise most for right answers to hard questions.",
        "You missed none.",
    ]


def test_ratings_that_have_not_changed_are_told_in_one_line(program: Program) -> None:
    told = ratings_told(program, Kind.MASTER, Kind.BID)
    assert next(line for line in told if "rating" in line) == "Your ratings have not changed."
    told = ratings_told(program, Kind.MASTER, Kind.MAY_PLAY, Kind.BID)
    assert [line for line in told if "our" in line and "rating" in line] == [
        "What can I play? · Your rating was 1000 and is now 1040.",
        "Your other ratings have not changed.",
    ]


def test_the_end_of_a_round_of_several_kinds_is_not_named_after_the_last(page: DrillPage) -> None:
    kinds = (Kind.MAY_PLAY,) * 5 + (Kind.WHO_WINS,) * 5
    for kind in kinds:
        page.open_kind(kind)
        assert page.question.problem is not None
        page.question.answer(page.question.problem.solution)
        assert page.header.title.text() == title_of(kind)
    page.go_on()
    assert page.header.title.text() == "Drills"
    page.open_kind(Kind.WHO_WINS)
    assert page.header.title.text() == title_of(Kind.WHO_WINS)


def test_kinds_asked_once_are_left_out_of_many_ratings(program: Program) -> None:
    once = (Kind.MASTER, Kind.BID, Kind.WHO_WINS, Kind.TRUMPS_OUT)
    told = ratings_told(program, Kind.MAY_PLAY, *once, Kind.MAY_PLAY)
    assert [line for line in told if " · " in line] == ["What can I play? · Your rating was 1000 and is now 1040."]


def test_a_press_on_a_card_of_the_trick_answers_who_wins_it(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.WHO_WINS)
    problem, table = page.question.problem, page.question.table
    assert problem is not None
    solution = problem.solution
    assert isinstance(solution, Card)
    assert table._dance.picture is not None
    assert table._dance.picture.winning is None, "the crown would tell the answer"
    box = table._scene.trick.box_of(solution)
    assert box is not None
    spots = [
        QPoint(round(box.x + box.width * x), round(box.y + box.height * y))
        for x in (0.3, 0.5, 0.7)
        for y in (0.2, 0.5, 0.8)
    ]
    spot = next(each for each in spots if table._scene.trick.card_at(table.mapToScene(each)) == solution)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert page.question.judgement is not None
    assert page.question.judgement.right
    assert table._dance.picture.winning is not None


def test_a_question_and_its_verdict_are_read_out_once(page: DrillPage, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(announcing, "tell_reader", lambda _widget, text: told.append(text))
    page.question.table.announced.connect(lambda text, _assertive: told.append(text))
    page.open_kind(Kind.MAY_PLAY)
    assert len(told) == 1
    assert "Which cards can you play?" in told[0]
    assert "Your hand" in told[0]
    problem = page.question.problem
    assert problem is not None
    page.question.answer(problem.solution)
    assert len(told) == 2
    assert told[1].startswith("Correct.")


def test_cards_to_choose_from_do_not_show_which_may_be_played(page: DrillPage) -> None:
    page.open_kind(Kind.MAY_PLAY)
    problem, table = page.question.problem, page.question.table
    assert problem is not None
    hand = table._scene.hand
    assert all(hand.is_lawful(card) for card in hand.cards)
    assert wanted_cards(problem) < CardSet(hand.cards)


def test_the_card_that_answers_is_played_to_the_table(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(Kind.CARD)
    problem, table = page.question.problem, page.question.table
    assert isinstance(problem, DecideCard)
    heard: list[str] = []
    table.cue.connect(heard.append)
    click_card(page, problem.solution)
    assert table._dance.picture is not None
    assert problem.solution in [card for _, card in table._dance.picture.trick]
    assert heard == [], "lessons and drills are quiet"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["belote-2p", "bela-3p", "belote-3p-24", "decouverte", "baloot", "vida"])
def test_players_have_names_however_many_sit_at_the_table(page: DrillPage, game: str) -> None:
    page.open_game(game)
    page.ask()
    seats = page.rules.table.seats
    assert page.question.problem is not None
    names = page.question.names
    assert len(set(names)) == seats == len(names)
    others = {person.name for person in companions(variants.variant(game).country, 3)}
    assert set(names) <= {"Anna", *others}, "people of the country of the game"


def test_the_title_says_which_drill(page: DrillPage) -> None:
    for kind, title in ((Kind.WHO_WINS, "Who wins the trick?"), (Kind.COUNT_TRICK, "Count the trick")):
        page.open_kind(str(kind))
        assert page.header.title.text() == title


def test_a_hint_tells_the_idea_and_a_right_answer_after_it_leaves_the_rating(page: DrillPage, qtbot: QtBot) -> None:
    made = find(Kind.CARD, variants.get("classic"), 2, quick_player())
    assert isinstance(made, DecideCard)
    hint, told = page.head_row.hint, [words.sentence(each) for each in made.hint]
    asked = Asked(Kind.CARD, "classic", position=view_text(made.view), stake=81, difficulty=made.difficulty)
    rating = rating_of(page.practice.state, Kind.CARD)
    page._show(made, asked)
    assert hint.isVisible()
    assert hint.text() == "Hint (H)"
    assert not any(each in page.question.said.sentences for each in told)
    press(qtbot, page.question.table, Qt.Key.Key_H)
    assert page.question.is_hinted
    assert not hint.isEnabled()
    assert page.question.said.title == "Which card do you play?"
    assert len(page.question.said.sentences) == 1 + len(told)
    click_card(page, made.solution)
    assert page.question.judgement is not None
    assert page.question.judgement.right
    assert rating_of(page.practice.state, Kind.CARD) == rating
    page._show(made, asked)
    click_card(page, made.solution)
    assert rating_of(page.practice.state, Kind.CARD) != rating, "found alone"


def test_a_question_without_a_hint_has_no_button_for_it(page: DrillPage, qtbot: QtBot) -> None:
    page.open_kind(str(Kind.WHO_WINS))
    assert page.head_row.hint.isHidden()
    press(qtbot, page.question.table, Qt.Key.Key_H)
    assert not page.question.is_hinted
