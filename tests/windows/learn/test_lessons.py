"""Lessons in the window: taken by keyboard and by mouse, explained when wrong, kept when the page is closed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.coach.lessons import Ask, Do, PlayDeal, Tell, course
from belote_desktop.engine import Card, Ruleset
from belote_desktop.engine.wording.messages import token
from belote_desktop.models.words.words import sentence
from belote_desktop.profile import SaveFailed
from belote_desktop.profile.progress import Progress
from belote_desktop.table.scene.ghost_buttons import GhostButton
from belote_desktop.table.teaching.word_buttons import WordButton
from belote_desktop.windows.board.choices import WordChoice
from belote_desktop.windows.glossary import WordCard
from belote_desktop.windows.learn.lesson_page import LessonPage, open_lessons

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
KEYS = Qt.Key


def opened(program: Program, game: str) -> LessonPage:
    program.services.preferences.set("animation_speed", "off")
    page = open_lessons(program.services, game)
    program.window.show_page(page)
    QApplication.processEvents()
    return page


def focused(page: LessonPage) -> QWidget:
    found = page.focusWidget()
    assert found is not None
    return found


def ask_of(page: LessonPage) -> Ask:
    assert isinstance(page.board.step, Ask)
    return page.board.step


def right_place(page: LessonPage) -> int:
    return next(place for place, option in enumerate(ask_of(page).options) if option.is_right)


def wrong_place(page: LessonPage) -> int:
    return next(place for place, option in enumerate(ask_of(page).options) if not option.is_right)


def card_at(page: LessonPage, place: int) -> Card:
    shown = ask_of(page).options[place].shown
    assert isinstance(shown, Card)
    return shown


def wrong_cards(page: LessonPage) -> list[object]:
    return [option.shown for option in ask_of(page).options if not option.is_right]


def marked(page: LessonPage, place: int) -> bool | None:
    """How the choice at a place is marked: right, wrong, or not."""
    choice = page.board.strip.choices[place]
    assert isinstance(choice, WordChoice)
    return choice.is_right


def answer_by_key(qtbot: QtBot, page: LessonPage, place: int) -> None:
    """Choose an answer with its number, a card of the hand with the arrow keys and Enter."""
    if page.board.strip.choices:
        qtbot.keyClick(page.board, KEYS(KEYS.Key_1 + place))
        return
    table, wanted = page.board.table, card_at(page, place)
    table.setFocus()
    for _ in range(20):
        qtbot.keyClick(focused(page), KEYS.Key_Right)
        button = focused(page)
        if isinstance(button, GhostButton) and button.card == wanted:
            qtbot.keyClick(button, KEYS.Key_Return)
            return
    raise AssertionError("the keyboard does not reach the card")


def answer_by_mouse(qtbot: QtBot, page: LessonPage, place: int) -> None:
    """Click an answer, or a card of the hand."""
    if page.board.strip.choices:
        qtbot.mouseClick(page.board.strip.choices[place], LEFT)
        return
    table = page.board.table
    QApplication.processEvents()  # the table may have moved, to make room for what was said
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.card_point(card_at(page, place)).toPoint())


def answer_call(page: LessonPage, place: int) -> bool:
    """Make a call on the table's own panel, where the table asks for it."""
    is_asked = not page.board.strip.choices and not isinstance(ask_of(page).options[0].shown, Card)
    if is_asked:
        page.board.table.action_chosen.emit(ask_of(page).options[place].shown)
    return is_asked


def by_keyboard(qtbot: QtBot, page: LessonPage) -> None:
    """The step on the page: a wrong answer and a right one by the keyboard, and on with Enter."""
    if isinstance(page.board.step, Ask):
        for place in (wrong_place(page), right_place(page)):
            assert not page.board.is_answered
            if not answer_call(page, place):
                answer_by_key(qtbot, page, place)
            assert page.board.said.title in ("Correct.", "Not quite. Try again.")
    assert page.board.is_answered
    qtbot.keyClick(focused(page), KEYS.Key_Return)


def by_mouse(qtbot: QtBot, page: LessonPage) -> None:
    """The same with clicks."""
    if isinstance(page.board.step, Ask):
        for place in (wrong_place(page), right_place(page)):
            if not answer_call(page, place):
                answer_by_mouse(qtbot, page, place)
    assert page.board.is_answered
    qtbot.mouseClick(page.board.next, LEFT)


@contextmanager
def deals_asked_for(page: LessonPage) -> Iterator[list[Ruleset]]:
    found: list[Ruleset] = []
    page.play.connect(found.append)
    yield found


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("game", "take"), [
    ("belot-2p-open", by_keyboard), ("classic", by_keyboard), ("coinche", by_mouse), ("baloot", by_keyboard),
    ("klaverjas-amsterdam", by_keyboard), ("bela-3p", by_mouse),
])  # fmt: skip
def test_a_whole_course_is_taken(qtbot: QtBot, program: Program, game: str, take: object) -> None:
    assert callable(take)
    page = opened(program, game)
    with deals_asked_for(page) as deals:
        qtbot.mouseClick(page.list.entries[0], LEFT)
        for lesson in page.course:
            assert page.lesson is lesson
            for step in lesson.steps:
                assert page.board.step is step
                take(qtbot, page)
            if page.lesson is None and isinstance(lesson.steps[-1], PlayDeal):
                assert not page.progress_of(lesson).is_done, "the deal is not played yet"
                page.end_deal()
                focused(page).click()  # on to the next lesson, if there is one
        page.end.all.click()
        assert page.lesson is None
    assert deals == [variants.get(game)]
    assert all(page.progress_of(lesson).is_done for lesson in page.course)
    assert all(entry.state.endswith("Done") for entry in page.list.entries)


def test_the_first_lesson_is_opened_with_enter(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    assert focused(page) is page.list.entries[0]
    qtbot.keyClick(focused(page), KEYS.Key_Return)
    assert page.lesson is page.course[0]


def test_a_lesson_on_a_custom_is_marked_in_the_list_and_on_every_step(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "coinche")
    place = next(place for place, each in enumerate(page.course) if each.id == "direct-signal")
    tiles = page.list.entries
    assert tiles[place].state.startswith("A custom · ")
    assert tiles[place].accessibleDescription() == tiles[place].state
    assert not tiles[0].state.startswith("A custom")
    page.begin(place)
    count = len(page.course[place].steps)
    assert page.header.subtitle.text() == f"A custom · step 1 of {count}"
    assert any("This is a custom, not a rule." in each for each in page.board.said.sentences)
    while page.board.is_answered:
        page.go_on()
    assert page.board.said.sentences[0] == "You play the direct signal with your partner."
    assert page.header.subtitle.text().startswith("A custom · ")
    page.begin(0)
    assert page.header.subtitle.text() == f"Step 1 of {len(page.course[0].steps)}"


def test_each_wrong_answer_shows_its_own_explanation(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    while not isinstance(page.board.step, Ask):
        page.go_on()
    told: list[tuple[str, ...]] = []
    for place, option in enumerate(ask_of(page).options):
        answer_by_mouse(qtbot, page, place)
        told += [] if option.is_right else [page.board.said.sentences]
        wrong = "Not quite. Try again." if len(told) == 1 else "Not quite. The right answer is marked."
        assert page.board.said.title == ("Correct." if option.is_right else wrong)
        assert page.board.table.tagged[card_at(page, place)].word == ("correct" if option.is_right else "wrong")
    assert len(set(told)) == len(told) > 1


def test_progress_is_kept_and_a_lesson_goes_on_where_it_was_left(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    by_mouse(qtbot, page)
    by_mouse(qtbot, page)
    qtbot.keyClick(page, KEYS.Key_Escape)
    assert page.lesson is None
    assert "2 of 4" in page.list.entries[0].state
    again = opened(program, "classic")
    again.begin(0)
    assert again.place == 2


def test_a_lesson_is_done_with_its_last_right_answer_however_it_is_left(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    place, lesson = next((place, each) for place, each in enumerate(page.course) if isinstance(each.steps[-1], Ask))
    page.begin(place)
    for _ in lesson.steps[:-1]:
        if isinstance(page.board.step, Ask):
            page.board.try_answer(right_place(page))
        page.go_on()
    page.board.try_answer(wrong_place(page))
    assert not page.progress_of(lesson).is_done
    page.board.try_answer(right_place(page))
    qtbot.mouseClick(page.header.back_button, LEFT)
    assert page.lesson is None
    assert page.list.entries[place].state == "Done"


def test_a_question_that_was_skipped_is_not_behind(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    for _ in page.course[0].steps:
        head = page.head_row
        if not page.board.is_answered:
            qtbot.mouseClick(head.skip, LEFT)
            assert page.board.said.sentences[0] in [sentence(each.why) for each in ask_of(page).right]
        qtbot.mouseClick(page.board.next, LEFT)
    assert page.lesson is page.course[1]
    assert page.progress_of(page.course[0]).steps == 1
    assert not page.progress_of(page.course[0]).is_done


def test_a_second_press_on_skip_does_not_go_on_and_what_was_skipped_is_not_ticked(
    qtbot: QtBot, program: Program
) -> None:
    page = opened(program, "classic")
    page.begin(0)
    head = page.head_row
    place = next(place for place, step in enumerate(page.course[0].steps) if isinstance(step, Ask))
    for _ in range(place):
        page.go_on()
    QApplication.processEvents()
    spot = head.skip.geometry()
    qtbot.mouseClick(head.skip, LEFT)
    QApplication.processEvents()
    assert page.place == place, "the answer is shown first"
    qtbot.mouseClick(head.skip, LEFT)
    assert page.place == place, "the button is off, in its place"
    assert head.skip.geometry() == spot
    qtbot.mouseClick(page.board.next, LEFT)
    assert page.place == place + 1
    assert head.stations.left == {place}
    page.go_back()
    answer_by_key(qtbot, page, right_place(page))
    page.go_on()
    assert head.stations.left == set()


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_the_title_of_a_lesson_is_in_one_line_and_the_steps_stand_closer_for_it(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    QApplication.processEvents()
    title = page.header.title
    assert title.text() == "Which cards you must play"
    assert title.height() < 2 * title.fontMetrics().height()
    assert page.head_row.stations.isVisible()
    assert page.head_row.skip.geometry().right() < page.header.width()


def test_beside_large_buttons_the_way_back_is_a_sign(program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    page.resize(900, 600)
    previous = page.head_row.previous
    assert previous.text() == previous.accessibleName() == "All lessons"
    program.services.preferences.set("text_size", 200)
    QApplication.processEvents()
    assert (previous.text(), previous.accessibleName()) == ("", "All lessons")
    page.go_on()
    assert (previous.text(), previous.accessibleName()) == ("", "Back")


def test_the_lesson_that_is_a_deal_is_done_once_it_was_played(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    place = next(place for place, each in enumerate(page.course) if isinstance(each.steps[-1], PlayDeal))
    page.begin(place)
    with deals_asked_for(page) as deals:
        qtbot.mouseClick(page.board.next, LEFT)
    assert deals == [variants.get("classic")]
    assert not page.progress_of(page.course[place]).is_done
    page.end_deal()
    assert page.progress_of(page.course[place]).is_done
    assert sentence(page.course[0].title) in page.end.sentence.text()
    qtbot.keyClick(focused(page), KEYS.Key_Return)
    assert page.lesson is page.course[0]


def test_a_course_whose_lessons_are_all_done_is_completed(program: Program) -> None:
    page = opened(program, "classic")
    for lesson in page.course:
        program.services.profile.progress.keep("classic", lesson.id, len(lesson.steps), is_done=True)
    page.end_deal()
    assert page.end.title.text() == "Course completed"
    assert not page.end.go_on.isVisible()
    assert focused(page) is page.end.match


def test_after_a_second_wrong_card_the_right_ones_are_marked(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(next(place for place, each in enumerate(page.course) if each.id == "play"))
    while not (isinstance(page.board.step, Do) and len(wrong_cards(page)) > 1):
        page.go_on()
    table, wrong = page.board.table, wrong_cards(page)[:2]
    right = {option.shown for option in ask_of(page).right}
    for number, card in enumerate(wrong, 1):
        assert not page.board.next.isVisible()
        answer_by_mouse(qtbot, page, [option.shown == card for option in ask_of(page).options].index(True))
        tags = table.tagged
        assert {card for card, word in tags.items() if word.word == "wrong"} == set(wrong[:number])
        assert {card for card, word in tags.items() if word.word == "correct"} == (right if number > 1 else set())
        named = any(token(each) in page.board.said.sentences[0] for each in right if isinstance(each, Card))
        assert named is (number > 1), "a first try is told what was wrong with it, and not which card is right"
    assert page.board.next.isVisible()
    assert not page.board.is_answered, "it is still to be played"


def test_after_a_wrong_choice_only_that_is_marked_until_the_answer_is_asked_for(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    while not isinstance(page.board.step, Ask):
        page.go_on()
    answer_by_key(qtbot, page, wrong_place(page))
    for shown in (None, True):
        marks = {choice.is_right for choice in page.board.strip.choices if isinstance(choice, WordChoice)}
        assert marks == {False, None, shown}
        assert marked(page, right_place(page)) is shown
        assert marked(page, wrong_place(page)) is False
        page.head_row.skip.click()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", ["classic", "decouverte", "klaverjas-amsterdam"])
def test_no_text_of_a_lesson_stands_on_an_empty_table(program: Program, game: str) -> None:
    page = opened(program, game)
    for lesson in page.course[:9]:
        for step in lesson.steps:
            page.board.show_step(step, "The title")
            if isinstance(step, Tell | PlayDeal):
                assert page.board.view is not None or page.board.tray.rows
                assert page.board.view is None or page.board.view.to_act is None, "nobody is asked to act"
                assert page.board.view is None or page.board.said.title == "The title"


def test_a_text_lies_on_the_table_as_a_question_does_with_its_words_underlined(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    page.begin(0)
    QApplication.processEvents()
    board = page.board
    assert isinstance(board.step, Tell)
    assert board.table.coached.startswith("The players and the deal")
    assert not board.paper.isVisible()
    word = next(button for button in board.table.findChildren(WordButton) if button.isVisible())
    word.setFocus()
    qtbot.keyClick(word, KEYS.Key_Return)
    (card,) = page.findChildren(WordCard)
    assert not card.geometry().intersects(board.text_place)
    card.close()


def test_the_next_lesson_stands_out_and_the_chapters_tell_how_many_are_done(qtbot: QtBot, program: Program) -> None:
    program.services.profile.progress.keep("classic", "table", 5, is_done=True)
    program.services.profile.progress.keep("classic", "auction", 2)
    page = opened(program, "classic")
    table, auction, cards, *_ = page.list.entries
    assert [table.is_next, auction.is_next, cards.is_next] == [False, True, False]
    assert [table.state, auction.state, cards.state] == ["Done", "2 of 4 steps", "0 of 10 steps"]
    assert focused(page) is auction
    assert auction.accessibleName() == "2. The auction"
    assert page.header.subtitle.text() == f"Classic Belote · 1 of {len(page.course)} lessons done"
    assert page.list.headings[0].text() == "Getting started · 1 of 3 done"
    assert [tile for path in page.list.paths for tile in path.tiles] == page.list.entries


def test_arrow_keys_go_from_tile_to_tile(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "classic")
    entries = page.list.entries
    qtbot.keyClick(focused(page), KEYS.Key_Right)
    assert focused(page) is entries[1]
    qtbot.keyClick(focused(page), KEYS.Key_End)
    assert focused(page) is entries[-1]
    qtbot.keyClick(focused(page), KEYS.Key_Home)
    qtbot.keyClick(focused(page), KEYS.Key_Return)
    assert page.lesson is page.course[0]


@pytest.mark.parametrize("width", [640, 900, 1280])
def test_tiles_fill_the_width_and_hold_their_titles(program: Program, width: int) -> None:
    page = opened(program, "classic")
    program.window.resize(width, 600)
    QApplication.processEvents()
    for path in page.list.paths:
        for tile in path.tiles:
            assert path.rect().contains(tile.geometry())
            assert tile.height() >= tile.height_for(tile.width())
        assert not any(one.geometry().intersects(other.geometry()) for one, other in pairwise(path.tiles))


def test_who_knows_another_game_gets_the_rest(qtbot: QtBot, program: Program) -> None:
    page = opened(program, "coinche")
    whole = sum(len(lesson.steps) for lesson in page.course)
    page.know("classic")
    assert page.course == course(variants.get("coinche"), variants.get("classic"))
    assert sum(len(lesson.steps) for lesson in page.course) < whole
    assert "differs" in page.list.told.text()
    page.know("")
    assert sum(len(lesson.steps) for lesson in page.course) == whole


def test_what_cannot_be_kept_is_said_and_the_lesson_goes_on(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Progress, *_args: object, **_more: object) -> None:
        from belote_desktop.engine.wording.messages import say

        raise SaveFailed(say("The disk is full."))

    monkeypatch.setattr(Progress, "keep", full)
    page = opened(program, "classic")
    page.begin(0)
    by_mouse(qtbot, page)
    assert page.place == 1
    assert page.failed.text() == "The disk is full."


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["klaverjas-rotterdam", "classic", "baloot", "belot-bg"])
def test_no_place_of_a_sentence_is_left_open(program: Program, game: str, language: str) -> None:
    program.languages.use(language)
    page = opened(program, game)
    for number, lesson in enumerate(page.course):
        page.begin(number)
        for place, step in enumerate(lesson.steps):
            page._show_step(place)
            board = page.board
            texts = [
                board.said.title,
                *board.said.sentences,
                board.said.links,
                *(row.spoken for row in board.tray.rows),
            ]
            texts += [button.text() + button.accessibleName() for button in board.strip.choices]
            texts += [sentence(each.why, "fr") for each in step.options] if isinstance(step, Ask) else []
            assert any(texts) or isinstance(step, PlayDeal)
            assert not [text for text in texts if "{" in text or "}" in text]


@pytest.mark.parametrize("game", ["classic", "coinche", "bidding-cats", "belot-bg", "baloot"])
def test_wrong_answers_are_told_apart_in_french_too(program: Program, game: str) -> None:
    program.languages.use("fr")
    for lesson in course(variants.get(game)):
        for ask in lesson.questions:
            told = [sentence(each.why, "fr") for each in ask.options if not each.is_right]
            assert len(set(told)) == len(told)


def test_every_answer_has_a_name_for_screen_readers(program: Program) -> None:
    page = opened(program, "classic")
    rules = next(place for place, each in enumerate(page.course) if each.id == "scoring")  # others are tasks
    for number in range(rules + 1):
        page.begin(number)
        for place in range(len(page.course[number].steps)):
            page._show_step(place)
            assert all(button.accessibleName() for button in page.board.strip.choices)
            assert all(card.accessibleName() for card in page.board.tray.cards)


@pytest.mark.parametrize(("key", "place"), [(KEYS.Key_Down, 0), (KEYS.Key_Tab, 0), (KEYS.Key_Up, -1)])
def test_no_answer_is_framed_before_a_key_leads_to_it(program: Program, qtbot: QtBot, key: Qt.Key, place: int) -> None:
    page = opened(program, "classic")
    page.begin(0)
    while not page.board.strip.choices:
        page.go_on()
    strip = page.board.strip
    assert focused(page) is strip
    assert all(each.accessibleName() in strip.accessibleName() for each in strip.choices), "it is read aloud"
    qtbot.keyClick(focused(page), key)
    assert focused(page) is strip.choices[place]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (640, 480)])
def test_an_explanation_is_in_sight(qtbot: QtBot, program: Program, size: tuple[int, int]) -> None:
    program.services.preferences.set("text_size", 200)
    program.window.resize(*size)
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    while not isinstance(page.board.step, Ask):
        page.go_on()
    answer_by_mouse(qtbot, page, wrong_place(page))
    QApplication.processEvents()
    board = page.board
    if board.paper.isVisible():
        assert not board.paper.text.visibleRegion().isEmpty()
    else:
        assert board.table.coached.startswith("Not quite. Try again.")
        assert board.table.is_coach_off_cards


def test_a_task_is_put_on_the_table_with_the_companions_round_it(program: Program) -> None:
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    while not isinstance(page.board.step, Do):
        page.go_on()
    view = engine.view(page.board.step.position, page.board.step.seat)
    table = page.board.table
    assert table.isVisible()
    assert set(table._scene.hand.cards) == set(view.hand)
    assert set(page.board.names) == {"Anna", "Samir", "Léa", "Karim"}, "as at the table of a match"


def test_the_lessons_of_another_game_are_chosen_on_the_page(program: Program) -> None:
    page = opened(program, "classic")
    page.list.game_chosen.emit("coinche")
    assert page.course == course(variants.get("coinche"))
    assert page.header.subtitle.text() == f"Coinche · 0 of {len(page.course)} lessons done"
    page.know("classic")
    page.list.game_chosen.emit("classic")
    assert page.known == ""


def test_the_cards_of_a_picture_lie_in_the_tray_with_their_notes(program: Program) -> None:
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("cards"))
    step = page.board.step
    assert not isinstance(step, PlayDeal)
    assert step is not None
    assert [each.card for each in page.board.tray.cards] == [card for row in step.picture for card in row.cards]
    assert page.board.tray.cards[0].note == "20"


def test_a_title_in_several_lines_makes_no_button_of_the_strip_higher(program: Program) -> None:
    program.window.resize(640, 480)
    page = opened(program, "classic")
    page.begin([lesson.id for lesson in page.course].index("play"))
    page.header.title.setText("Which cards you must play where you hold none of the suit led and no trump " * 2)
    for _ in range(3):  # the words, their room, and the strip
        QApplication.processEvents()
    head = page.head_row
    assert page.header.title.height() > 2 * page.header.title.fontMetrics().height() - 4
    assert {head.previous.height(), head.skip.height()} == {head.previous.sizeHint().height()}


def test_what_is_said_below_a_title_keeps_to_its_line_beside_the_row_of_steps(program: Program) -> None:
    program.window.resize(1280, 800)
    page = opened(program, "classic")
    page.begin(0)
    QApplication.processEvents()
    before = page.header.height()
    page.header.subtitle.setText("Step 4 of 9: what your partner tells you with the first card of a side suit")
    for _ in range(3):  # the words, their room, and the strip
        QApplication.processEvents()
    assert page.header.height() == before
    assert page.header.subtitle.height() < 2 * page.header.subtitle.fontMetrics().height()
    assert page.head_row.stations.width() >= page.head_row.stations.minimumSizeHint().width()


def test_who_wins_a_trick_is_asked_at_the_table_and_a_press_on_a_card_there_answers(
    program: Program, qtbot: QtBot
) -> None:
    page = opened(program, "coinche")
    page.begin(next(place for place, lesson in enumerate(page.course) if lesson.id == "cards"))
    while not (isinstance(page.board.step, Ask) and "wins this trick" in page.board.step.question.source):
        if isinstance(page.board.step, Ask):
            page.skip()
        page.go_on()
    table, view = page.board.table, page.board.view
    assert view is not None
    assert view.trick is not None
    assert view.trick.cards == tuple(option.shown for option in ask_of(page).options)
    assert table._dance.picture is not None
    assert table._dance.picture.winning is None, "the crown would tell the answer"
    table.trick_card_pressed.emit(card_at(page, wrong_place(page)))
    assert marked(page, wrong_place(page)) is False
    table.trick_card_pressed.emit(card_at(page, right_place(page)))
    assert page.board.is_answered
    assert table.tagged[card_at(page, right_place(page))].word == "correct"
