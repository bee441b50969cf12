"""The positions of strategy: every one rebuilds, and its chapter explains its answers."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.strategy import (
    CHAPTERS,
    CURRICULA,
    Question,
    StrategyPosition,
    as_text,
    games,
    positions_of,
    problems,
    question,
)
from belote_desktop.engine import Message, Play, in_english
from belote_desktop.engine.actions import PASS, TAKE
from belote_desktop.engine.wording.messages import say

EVERY = [position for game in games() for position in positions_of(game)]


@pytest.mark.parametrize("game", games())
def test_every_position_is_explained_by_its_chapter(game: str) -> None:
    assert {position.id: found for position in positions_of(game) if (found := list(problems(position)))} == {}


def test_every_game_with_positions_has_a_curriculum_and_every_chapter_a_position() -> None:
    assert set(games()) == set(CURRICULA)
    assert {position.chapter for position in EVERY} == set(CHAPTERS)


def test_ids_name_the_game_and_the_chapter_and_are_unique() -> None:
    assert all(position.id.startswith(f"{position.game}/{position.chapter}/") for position in EVERY)
    assert max(Counter(position.id for position in EVERY).values()) == 1


@pytest.mark.parametrize("game", games())
def test_a_file_is_what_its_positions_are_written_as(game: str) -> None:
    text = files("belote_desktop.coach.strategy").joinpath("positions", f"{game}.json").read_text(encoding="utf-8")
    assert as_text(positions_of(game)) == text
    assert all("why" not in row and "text" not in row for row in json.loads(text))


@pytest.mark.parametrize("game", games())
def test_a_question_has_a_reason_for_every_wrong_answer_and_only_lawful_answers(game: str) -> None:
    for position in positions_of(game):
        asked = question(position)
        assert asked is not None
        answers = (*asked.right, *asked.wrong, *asked.close)
        assert len(set(answers)) == len(answers)
        assert set(answers) <= set(engine.legal(asked.match))
        assert {str(action) for action in asked.right} == set(position.best)
        whys = [in_english(why) for why in asked.wrong.values()]
        assert len(set(whys)) == len(whys)
        assert {in_english(why) for why in (*asked.right.values(), *asked.close.values())}.isdisjoint(whys)
        assert all(loss is None or loss >= 1 for loss in position.losses.values())


def test_a_wrong_answer_is_told_what_it_costs() -> None:
    position = next(position for position in EVERY if position.id == "classic/draw-trumps/1")
    asked = question(position)
    assert asked is not None
    for action, why in asked.wrong.items():
        cost = why.facts["rest"]
        assert isinstance(cost, Message)
        assert cost.count == round(position.losses[str(action)] or 0)


def asked_at(place: str) -> Question:
    """The question of the position with this id."""
    asked = question(next(position for position in EVERY if position.id == place))
    assert asked is not None
    return asked


def test_a_right_card_that_the_chapter_is_not_for_has_another_reason() -> None:
    told = {str(action): in_english(why) for action, why in asked_at("decouverte/finesse/1").right.items()}
    assert told["TH"].startswith("Here 10♥ wins as surely as A♥")
    assert told["QH"] == "Q♥ is as good here as 10♥, but for another reason."


@pytest.mark.parametrize(
    ("place", "card", "told"),
    [
        ("coinche/stop-drawing/1", "KC", "K♣ is the right kind of card, but 9♣ is better here."),
        ("coinche/do-not-lead-the-ten/1", "JD", "J♦ is not as good here as A♠."),
    ],
)
def test_a_card_of_the_right_kind_is_called_so_only_if_it_costs_little(place: str, card: str, told: str) -> None:
    """A loss of 8 points is a slip, one of 101 points a blunder."""
    whys = {str(action): in_english(why) for action, why in asked_at(place).wrong.items()}
    assert whys[card].startswith(told)


def test_a_card_as_good_as_the_right_ones_has_the_reason_of_the_chapter_only_if_that_is_for_it() -> None:
    told = {str(action): in_english(why) for action, why in asked_at("belot-bg/not-into-a-ruff/1").close.items()}
    assert told["8C"].startswith("8♣ is about as good here. Keep ")
    assert told["8D"] == "8♦ is about as good here, but for another reason."


@pytest.mark.parametrize(
    ("game", "unit"), [("belot-bg", "match point"), ("baloot", "match point"), ("coinche", " point")]
)
def test_a_cost_is_in_the_points_of_the_score(game: str, unit: str) -> None:
    asked = (question(position) for position in positions_of(game))
    told = [in_english(why) for each in asked if each is not None for why in each.wrong.values()]
    costs = [why for why in told if " costs about " in why]
    assert costs
    assert all(unit in why for why in costs)
    assert any("match point" in why for why in costs) is (unit == "match point")


def test_what_costs_points_is_the_card_or_the_call_that_was_chosen() -> None:
    """Behind advice such as "Draw trumps first." the word "it" would say that the advice costs them."""
    asked = [each for game in ("classic", "coinche") for place in positions_of(game) if (each := question(place))]
    told = [(action, why) for each in asked for action, why in each.wrong.items() if " costs about " in in_english(why)]
    for action, why in told:
        who = in_english(say("Playing {card:the}", card=action.card)) if isinstance(action, Play) else "Your call"
        assert f". {who} costs about " in in_english(why)
    assert any(isinstance(action, Play) for action, _ in told)


def test_a_pass_is_told_how_often_the_best_contract_is_made_and_a_call_how_often_its_own() -> None:
    asked = asked_at("belot-bg/three-kinds/1")
    assert in_english(asked.wrong[PASS]).endswith(
        "If everybody could see all the hands, the best contract would be made in 99 of 100 deals."
    )
    told = [in_english(why) for place in positions_of("baloot") if (other := question(place)) is not None
            for action, why in other.wrong.items() if not isinstance(action, Play) and action != PASS]  # fmt: skip
    assert any("this contract would be made in " in why for why in told)


def test_a_contract_that_should_not_be_named_is_told_how_often_it_would_have_to_be_made() -> None:
    asked = asked_at("classic/when-to-take/4")
    assert PASS in asked.right
    assert in_english(asked.wrong[TAKE]).endswith(
        "this contract would be made in 58 of 100 deals. To be worthwhile, it must be made in about 70."
    )
    told = [in_english(why) for place in positions_of("baloot") if (other := question(place)) is not None
            and PASS not in other.right for why in other.wrong.values()]  # fmt: skip
    assert not any("To be worthwhile" in why for why in told)


def changed(position: StrategyPosition, **fields: object) -> list[str]:
    """The problems of a position with other values in these fields."""
    known = {name: getattr(position, name) for name in position.__dataclass_fields__}
    return list(problems(StrategyPosition(**(known | fields))))


def test_a_position_that_is_not_in_order_is_found() -> None:
    position = next(position for position in EVERY if position.id == "classic/draw-trumps/1")
    wrong = next(iter(position.losses))
    assert changed(position) == []
    assert "does not rebuild" in changed(position, actions=(*position.actions, "AH", "AH"))[0]
    assert "no right or no wrong answer" in changed(position, losses={})[0]
    assert any("is not lawful" in problem for problem in changed(position, best=("AH",)))
    assert any("speaks for none" in problem for problem in changed(position, best=(wrong,), losses={"AH": 1.0}))
    assert changed(position, chapter="stop-drawing") == ["its chapter has nothing to say about it"]
    assert changed(position, chapter="no-such") == ["there is no chapter no-such"]


def test_a_question_follows_the_rules_it_is_asked_under() -> None:
    position = positions_of("classic")[0]
    asked = question(position, variants.get("classic", target=2000))
    assert asked is not None
    assert asked.match.rules.match.target == 2000
