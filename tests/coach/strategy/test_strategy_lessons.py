"""Lessons of playing well: in the order of the curriculum, answered right by the best actions, with a reason each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.lessons import Ask, Do, Lesson, Tell, course
from belote_desktop.coach.lessons.strategy_lessons import QUESTIONS
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, Finding, positions_of
from belote_desktop.engine import Card, Play, Suit, in_english
from belote_desktop.engine.wording.messages import SeatName
from belote_desktop.players.knowledge import Knowledge


@cache
def chapters_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of playing well of a game."""
    return tuple(lesson for lesson in course(variants.get(game)) if lesson.id in CHAPTERS)


def tasks(game: str) -> Iterator[tuple[Lesson, Do]]:
    for lesson in chapters_of(game):
        for step in lesson.questions:
            assert isinstance(step, Do)
            yield lesson, step


def finding_of(lesson: Lesson, task: Do) -> Finding:
    finding = CHAPTERS[lesson.id].detect(engine.view(task.position, task.seat))
    assert finding is not None
    return finding


@pytest.mark.parametrize("game", CURRICULA)
def test_every_chapter_with_positions_is_a_lesson_once(game: str) -> None:
    given = [lesson.id for lesson in chapters_of(game)]
    assert sorted(given) == sorted({position.chapter for position in positions_of(game)})


@pytest.mark.parametrize("game", CURRICULA)
def test_the_first_chapters_come_before_the_whole_deal_and_the_others_after_it(game: str) -> None:
    ids = [lesson.id for lesson in course(variants.get(game))]
    before, after = ids[: ids.index("deal")], ids[ids.index("deal") + 1 :]
    assert set(before) & set(CHAPTERS) <= set(CURRICULA[game].first)
    assert set(after).isdisjoint(CURRICULA[game].first)
    order = [*CURRICULA[game].first, *CURRICULA[game].after]
    placed = [each for each in ids if each in CHAPTERS]
    assert placed == sorted(placed, key=order.index)


@pytest.mark.parametrize("game", CURRICULA)
def test_a_task_tells_who_of_those_still_to_play_is_void_in_a_suit_that_others_hold(game: str) -> None:
    for _, task in tasks(game):
        at = knowledge(task)
        if at is not None:
            seats = [(at.seat + step) % at.seats for step in range(1, at.seats - len(at.trick))]
            void = [tuple(suit for suit in Suit if at.out.suited(suit) and not at.found.may_hold(seat).suited(suit))
                    for seat in seats]  # fmt: skip
            told = [(each.facts["player"], each.facts["suits"]) for each in task.given if "suits" in each.facts]
            void = [] if at.view.stacks else void
            assert told == [(SeatName(seat), suits) for seat, suits in zip(seats, void, strict=False) if suits]


def test_a_partner_s_card_that_nobody_can_beat_is_proved_by_who_is_void() -> None:
    """The last opponent has no trump, so the partner's ace wins though that opponent may be void in its suit."""
    told = [in_english(task.given[-1]) for lesson, task in tasks("classic") if lesson.id == "load-partner"]
    assert told[-1].endswith(" is void in ♥.")


def knowledge(task: Do) -> Knowledge | None:
    """What the seat of a task knows; None before there is a contract."""
    view = engine.view(task.position, task.seat)
    return None if view.contract is None else Knowledge(view, view.contract, task.seat)


def test_a_curriculum_names_chapters_and_none_twice() -> None:
    for curriculum in CURRICULA.values():
        named = (*curriculum.first, *curriculum.after)
        assert set(named) == set(CHAPTERS)
        assert len(named) == len(CHAPTERS)


@pytest.mark.parametrize("game", CURRICULA)
def test_a_lesson_tells_one_notion_a_screen_and_then_asks(game: str) -> None:
    for lesson in chapters_of(game):
        told = [step for step in lesson.steps if isinstance(step, Tell)]
        chapter = CHAPTERS[lesson.id]
        assert len(told) == len(chapter.teach) + (chapter.custom is not None)
        assert 1 <= len(lesson.questions) <= QUESTIONS
        assert isinstance(lesson.steps[-1], Ask)


@pytest.mark.parametrize("game", CURRICULA)
def test_the_best_actions_are_right_and_told_the_reason_of_the_chapter(game: str) -> None:
    known = {position.match(): position for position in positions_of(game)}
    for lesson, task in tasks(game):
        position = known[task.position]
        assert position.chapter == lesson.id
        right = {str(option.shown) for option in task.right}
        assert set(position.best) <= right
        assert right.isdisjoint(position.losses)
        finding = finding_of(lesson, task)
        for option in task.right:
            if isinstance(option.shown, Card) and Play(option.shown) not in finding.good:
                assert "but for another reason" in in_english(option.why)
            elif str(option.shown) in position.best:
                assert in_english(option.why) == in_english(finding.why)
            else:
                assert in_english(option.why).endswith(f"is about as good here. {in_english(finding.why)}")


@pytest.mark.parametrize("game", CURRICULA)
def test_a_task_with_cards_offers_every_card_that_may_be_played(game: str) -> None:
    for _, task in tasks(game):
        shown = {option.shown for option in task.options}
        lawful = {action.card for action in engine.legal(task.position) if isinstance(action, Play)}
        if any(isinstance(each, Card) for each in shown):
            assert shown == lawful


@pytest.mark.parametrize("game", CURRICULA)
def test_what_a_chapter_is_against_is_explained_in_its_words(game: str) -> None:
    for lesson, task in tasks(game):
        finding = finding_of(lesson, task)
        told = {in_english(why) for why in finding.bad.values()}
        assert any(any(text in in_english(option.why) for text in told) for option in task.options)


@pytest.mark.parametrize("game", CURRICULA)
def test_a_custom_is_marked_as_one_and_asked_in_its_own_words(game: str) -> None:
    for lesson in chapters_of(game):
        custom = CHAPTERS[lesson.id].custom
        assert lesson.is_custom is (custom is not None)
        first = lesson.steps[0]
        assert isinstance(first, Tell)
        notice = " ".join(map(in_english, first.sentences))
        assert ("This is a custom, not a rule. Agree on it with your partner" in notice) is lesson.is_custom
        for task in lesson.questions if custom is not None else ():
            assert custom is not None
            assert in_english(task.given[0]) == custom.agreed
            assert custom.computers in notice


@pytest.mark.parametrize("game", CURRICULA)
def test_a_signal_that_is_to_be_read_or_completed_is_told_before_the_question(game: str) -> None:
    """Earlier tricks no longer lie on the table."""
    for lesson, task in tasks(game):
        finding = finding_of(lesson, task)
        said = finding.why.facts.get("asked", finding.why.facts.get("first"))
        if lesson.is_custom and said is not None:
            discarded = [each.facts["cards"] for each in task.given if "discarded" in in_english(each)]
            assert any(said in tuple(cards) for cards in discarded if isinstance(cards, tuple))


@pytest.mark.parametrize("game", CURRICULA)
def test_a_task_tells_what_others_have_shown(game: str) -> None:
    for _, task in tasks(game):
        view = engine.view(task.position, task.seat)
        shown = [each.facts["cards"] for each in task.given if " has shown " in in_english(each)]
        expected = [one.cards for seat, one in view.shown if seat != task.seat]
        assert shown == (expected if view.contract is not None and view.tricks else [])


def test_a_game_without_positions_ends_with_the_deal() -> None:
    assert [lesson.id for lesson in course(variants.get("belot-2p-24"))][-1] == "deal"


def test_chapters_of_a_game_you_know_are_not_taught_again() -> None:
    known = {lesson.id for lesson in chapters_of("classic")}
    taught = {lesson.id for lesson in course(variants.get("coinche"), variants.get("classic")) if lesson.id in CHAPTERS}
    assert taught == {lesson.id for lesson in chapters_of("coinche")} - known
    assert taught


def test_house_rules_that_change_more_than_the_target_have_no_positions() -> None:
    longer = [lesson.id for lesson in course(variants.get("classic", target=2000))]
    assert longer == [lesson.id for lesson in course(variants.get("classic"))]
    other = course(variants.get("classic", last_trick=20))
    assert not {lesson.id for lesson in other} & set(CHAPTERS)


def told(lesson: Lesson) -> Iterator[str]:
    """Every sentence of a lesson."""
    yield in_english(lesson.title)
    for step in lesson.steps:
        messages = step.sentences if isinstance(step, Tell) else [option.why for option in step.options]
        yield from map(in_english, messages)


@pytest.mark.parametrize("game", [game for game in CURRICULA if variants.get(game).table.seats == 2])
def test_a_game_for_two_speaks_of_one_opponent_and_no_partner(game: str) -> None:
    sentences = [sentence for lesson in chapters_of(game) for sentence in told(lesson)]
    assert any("our opponent" in sentence for sentence in sentences)
    for sentence in sentences:
        assert not re.search("opponents|[Aa]n opponent|[Oo]ther side|partner|[Yy]our side(?! suit)", sentence), sentence


def test_only_sun_and_the_contracts_of_the_game_are_named_where_nobody_can_ruff() -> None:
    first = {}
    for game in ("baloot", "coinche"):
        lesson = next(lesson for lesson in chapters_of(game) if lesson.id == "cash-masters-no-trump")
        first[game] = " ".join(told(lesson))
    assert "In Sun nobody can ruff" in first["baloot"]
    assert "all trumps" not in first["baloot"]
    assert "In no trumps and all trumps nobody can ruff" in first["coinche"]


def test_a_task_with_stacks_shows_the_open_cards_of_both_and_what_lies_under_them() -> None:
    for _, task in tasks("decouverte"):
        view = engine.view(task.position, task.seat)
        shown = {row.cards: row for row in task.picture if row.notes}
        for seat, stacks in enumerate(view.stacks):
            cards = {stack.top for stack in stacks if stack.top is not None}
            row = next(row for row in shown.values() if set(row.cards) == cards)
            covering = {stack.top for stack in stacks if stack.covered}
            told = {card for card, note in zip(row.cards, row.notes, strict=True) if "covers" in str(note)}
            assert told == covering - {None}, seat
