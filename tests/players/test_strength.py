"How strong are the levels?: measured by a plan, kept in a folder, told in a sentence where a level is chosen."

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.commands.arena import command as arena
from belote_desktop.commands.arena import strength
from belote_desktop.players import LEVELS
from belote_desktop.players import strength as figures
from belote_desktop.players.strength import Step

MAIN = ("classic", "coinche", "belot-bg", "baloot")
PLAN = {"steps": [{"games": ["coinche", "classic"], "a": "beginner", "b": "random", "pairs": 3, "seed": 2}]}


def a_step(a: str, b: str, mean: float, error: float, game: str = "classic") -> Step:
    interval = (mean - 1.96 * error, mean + 1.96 * error)
    return Step(game, a, b, 200, 1, mean, error, interval, "2026-01-31", "belote-desktop arena")


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(PLAN))
    return path


def test_the_plan_measures_every_level_against_the_next_in_the_main_games() -> None:
    steps = strength.read_plan(strength.PLAN.read_text(encoding="utf-8"))
    ladder = [level.id for level in LEVELS if level.id != "analyst"]
    for game in MAIN:
        asked = {(step.b, step.a) for step in steps if step.game == game and step.pairs >= 200}
        assert set(pairwise(ladder)) <= asked, game


@pytest.mark.parametrize(("a", "b", "pairs"), [("casual", "beginner", 300), ("expert", "casual", 60)])
def test_the_plan_measures_two_steps_in_every_game(a: str, b: str, pairs: int) -> None:
    steps = strength.read_plan(strength.PLAN.read_text(encoding="utf-8"))
    asked = {step.game for step in steps if (step.a, step.b) == (a, b) and step.pairs >= pairs}
    assert asked == {game.id for game in variants.all_variants()}


def test_the_figures_of_the_program_can_be_read_and_every_game_and_level_of_them_exists() -> None:
    for step in figures.steps():
        arena.check(arena.Setting(step.game, step.a, step.b, step.seed))
        assert step.interval[0] <= step.mean <= step.interval[1]


def test_a_plan_is_measured_written_and_gone_on_with(
    plan: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, out, page = tmp_path / "kept", tmp_path / "strength.json", tmp_path / "strength.md"
    args = ["--plan", str(plan), "--figures", str(out), "--page", str(page)]
    assert strength.run(["--measure", str(kept), "--game", "coinche", *args]) == 0
    assert [step.game for step in figures.read(out.read_text())] == ["coinche"]
    assert strength.run(["--measure", str(kept), *args]) == 0
    found = figures.read(out.read_text())
    assert [(step.game, step.a, step.b, step.pairs) for step in found] == [
        ("classic", "beginner", "random", 3),
        ("coinche", "beginner", "random", 3),
    ]
    setting = arena.Setting("coinche", "beginner", "random", 2)
    mean = sum(arena.play_pair(setting, number).mean for number in range(3)) / 3
    assert found[1].mean == pytest.approx(mean, abs=0.01)
    assert found[1].command in page.read_text()
    assert re.search(r"\| Coinche.*\| Beginner \| Random \|", page.read_text())
    before = {path.name: path.read_text() for path in kept.iterdir()}
    capsys.readouterr()
    assert strength.run(["--gather", str(kept), *args]) == 0
    assert "Classic" in capsys.readouterr().out
    assert {path.name: path.read_text() for path in kept.iterdir()} == before


def test_the_command_of_a_figure_measures_it_again(
    plan: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, out = tmp_path / "kept", tmp_path / "strength.json"
    assert strength.run(["--plan", str(plan), "--measure", str(kept), "--figures", str(out)]) == 0
    step = figures.read(out.read_text())[0]
    capsys.readouterr()
    assert arena.run([*step.command.split()[2:], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["mean"], again["standard_error"]) == (step.mean, step.error)


def test_an_interrupted_measurement_writes_what_it_has(
    plan: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out, play = tmp_path / "strength.json", arena.play_pair

    def until_the_third(setting: arena.Setting, number: int) -> arena.Pair:
        if number == 2:
            raise KeyboardInterrupt
        return play(setting, number)

    monkeypatch.setattr(arena, "play_pair", until_the_third)
    args = ["--plan", str(plan), "--measure", str(tmp_path / "kept"), "--figures", str(out)]
    assert strength.run(args) == arena.INTERRUPTED
    assert "Run the same command again to continue." in capsys.readouterr().err
    assert [step.pairs for step in figures.read(out.read_text())] == [2]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--figures", "x.json"], "Name the folder"),
        (["--game", "clasic"], "Did you mean classic"),
        (["--gather", "nowhere", "--plan", "/nowhere.json"], "/nowhere.json cannot be used"),
        (["--measure", "x", "--jobs", "no"], "invalid int value"),
    ],
)
def test_bad_arguments_get_a_sentence(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.run(args) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{}", "This is not a plan"),
        ('{"steps": [{"games": ["classic"], "a": "beginner", "b": "random", "pairs": 1, "seed": 1}]}', "two pairs"),
        ('{"steps": [{"games": ["classic"], "a": "master", "b": "random", "pairs": 9, "seed": 1}]}', "'master'"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_told(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        strength.read_plan(text)


@pytest.mark.parametrize("text", ["", "[]", '{"strength": 2, "steps": []}', '{"strength": 1, "steps": [{"game": 1}]}'])
def test_figures_that_cannot_be_read_are_told(text: str) -> None:
    with pytest.raises(figures.StrengthError):
        figures.read(text)


def test_figures_are_read_as_they_were_written() -> None:
    steps = (a_step("club", "beginner", 20.5, 4.0), a_step("beginner", "random", 70.0, 5.0, "coinche"))
    assert figures.read(figures.text_of(steps)) == steps
    assert figures.read(figures.text_of(())) == ()


def test_the_sentence_gives_the_mean_and_how_far_it_is_sure() -> None:
    assert str(figures.told(a_step("club", "beginner", 20.4, 4.0))) == (
        "In Classic Belote, Club scores 20 ± 8 more per deal than Beginner."
    )


def test_where_points_are_few_tenths_are_told() -> None:
    assert "1.3 ± 0.4 more per deal" in str(figures.told(a_step("club", "beginner", 1.34, 0.2)))


def test_a_level_that_lost_is_the_weaker_one_in_the_sentence() -> None:
    assert "Beginner scores 20 ± 8 more per deal than Club." in str(
        figures.told(a_step("club", "beginner", -20.4, 4.0))
    )


def test_a_difference_that_may_be_none_is_called_none() -> None:
    assert str(figures.told(a_step("club", "beginner", 3.0, 4.0))) == (
        "In Classic Belote, Club and Beginner came out equal. Deals played: 200."
    )


def test_a_level_is_compared_with_the_next_one_below_it_else_with_the_next_above() -> None:
    steps = [a_step("club", "random", 90, 4), a_step("club", "beginner", 20, 4), a_step("beginner", "random", 70, 4)]
    found = {level: figures.step_for(steps, "classic", level) for level in ("random", "beginner", "club")}
    assert found == {"random": steps[2], "beginner": steps[2], "club": steps[1]}
    assert figures.step_for(steps, "coinche", "club") is None
    assert figures.step_for(steps[:1], "classic", "beginner") is None


def test_nothing_is_said_of_a_game_that_was_not_measured() -> None:
    assert figures.sentence("no such game", "club") is None


def test_all_of_a_game_is_told_in_its_order_and_nothing_of_others() -> None:
    steps = [
        a_step("club", "beginner", 20, 4),
        a_step("club", "beginner", 9, 1, "coinche"),
        a_step("beginner", "random", 70, 4),
    ]
    assert [str(each) for each in figures.told_of(steps, "classic")] == [
        "In Classic Belote, Club scores 20 ± 8 more per deal than Beginner.",
        "In Classic Belote, Beginner scores 70 ± 8 more per deal than Random.",
    ]
    assert [str(each) for each in figures.told_of(steps, "klabor")] == [
        "The levels have not been measured in Klabor yet."
    ]


def test_the_terminal_tells_the_games_that_were_asked_for_and_shows_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = (a_step("club", "beginner", 20.4, 4.0), a_step("beginner", "random", 70, 5, "coinche"))
    monkeypatch.setattr(figures, "steps", lambda: steps)
    assert strength.run([]) == 0
    said = capsys.readouterr().out
    assert re.search(r"Game +Level +Against +Points per deal +95.% interval +Pairs +Measured on", said)
    assert re.search(r"Classic Belote +Club +Beginner +\+20\.4 +\+12\.6 to \+28\.2 +200 +2026-01-31", said)
    assert "No player sees hidden cards" in said
    assert strength.run(["--game", "coinche"]) == 0
    said = capsys.readouterr().out
    assert "In Coinche, Beginner scores 70 ± 10 more per deal than Random." in said
    assert "Classic Belote" not in said
    assert strength.run(["--game", "klabor"]) == 0
    assert capsys.readouterr().out == "The levels have not been measured in Klabor yet.\n"


def test_without_figures_the_terminal_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "steps", tuple)
    assert strength.run([]) == 0
    assert capsys.readouterr().out == "Nothing has been measured yet.\n"
