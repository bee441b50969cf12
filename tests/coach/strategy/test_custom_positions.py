"""The positions of customs: which games have them, what their answers are, and what led to them."""

from __future__ import annotations

import pytest

from belote_desktop import engine
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, games, positions_of, problems
from belote_desktop.engine import Card
from belote_desktop.engine.cards import Rank

CUSTOMS = [chapter for chapter in CHAPTERS.values() if chapter.custom is not None]


@pytest.mark.parametrize("game", games())
def test_a_custom_has_questions_only_in_the_games_whose_curriculum_names_it(game: str) -> None:
    curriculum = CURRICULA[game]
    named = {*curriculum.first, *curriculum.then, *curriculum.later}
    asked = [position.chapter for position in positions_of(game)]
    for chapter in CUSTOMS:
        assert (asked.count(chapter.id) >= 4) is (chapter.id in named), chapter.id
        assert (chapter.id in asked) is (chapter.id in named), chapter.id


@pytest.mark.parametrize("game", games())
def test_a_signal_that_is_to_be_read_is_true(game: str) -> None:
    """The partner holds the ace of the suit that it asked for."""
    for position in positions_of(game):
        if position.chapter in ("read-signal", "read-tahreeb"):
            match = position.match()
            assert match.deal is not None
            seat = engine.to_act(match)
            assert seat is not None
            suits = {Card.parse(text).suit for text in position.best}
            assert len(suits) == 1
            assert Card.of(Rank.ACE, suits.pop()) in match.deal.hand((seat + 2) % 4), position.id


@pytest.mark.parametrize("chapter", CUSTOMS, ids=lambda chapter: chapter.id)
def test_the_answers_of_a_custom_are_varied(chapter: object) -> None:
    for game in games():
        found = [each for each in positions_of(game) if CHAPTERS[each.chapter] is chapter]
        right = {each.best[0].rstrip("SHDC") if CHAPTERS[each.chapter].id in ("raising", "doubling") else each.best[0]
                 for each in found}  # fmt: skip
        assert len(right) >= min(len(found), 2)


def test_a_position_whose_answers_are_not_those_of_the_custom_is_found() -> None:
    position = next(each for each in positions_of("coinche") if each.chapter == "direct-signal")
    known = {name: getattr(position, name) for name in position.__dataclass_fields__}

    def changed(**fields: object) -> str:
        return " ".join(problems(type(position)(**(known | fields))))

    *fewer, last = position.losses
    assert changed() == ""
    assert "the custom is against" in changed(losses=dict.fromkeys(fewer))
    assert "the custom is for" in changed(best=(*position.best, last), losses=dict.fromkeys(fewer))
    assert "nothing is measured" in changed(losses=dict(position.losses) | {last: 3.0})


@pytest.mark.parametrize("chapter", CUSTOMS, ids=lambda chapter: chapter.id)
def test_a_custom_says_what_the_computer_players_do(chapter: object) -> None:
    custom = next(each.custom for each in CUSTOMS if each is chapter)
    assert custom is not None
    assert custom.agreed.startswith(("You", "Your partner"))
    assert custom.computers.startswith("The computer players ")
