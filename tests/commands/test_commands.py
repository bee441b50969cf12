"""The command line: what is asked for is done, and what cannot be read is answered with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from belote_desktop import __version__, variants
from belote_desktop.commands import selftest
from belote_desktop.commands.main import profile_taken_out, run, screen_is_there
from belote_desktop.commands.scenes import command as scenes
from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.opening import UNUSABLE
from belote_desktop.table.overlays.panels import ChoicePanel
from belote_desktop.windows.home.first_start import FirstStart
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.shell.main_window import MainWindow
from tests.narrowing import CORE


def ask(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would, without a screen."""
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    clean.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "belote_desktop", *arguments],
        env=clean | variables, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_the_version_is_told() -> None:
    assert ask("--version").stdout.strip() == f"belote-desktop {__version__}"


def test_without_a_screen_a_whole_match_is_played_and_the_exit_is_clean() -> None:
    done = ask()
    assert done.returncode == 0
    assert done.stderr == ""
    assert "screen" in done.stdout.split("\n\n")[0]
    assert "Deal 1" in done.stdout


@pytest.mark.parametrize("games", [CORE, pytest.param((), marks=pytest.mark.slow)], ids=["core", "every"])
def test_the_self_test_passes(games: Sequence[str], qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    """It draws the window, and plays a match of each game, which ends, and whose record is read back."""
    assert selftest.run(games) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert lines == [f"{name}: ok" for name in ("window", *(games or (game.id for game in variants.all_variants())))]
    assert last == f"{len(lines)} passed, 0 failed"


def test_a_failing_self_test_says_what_failed(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "belote_desktop.profile.saves.Save.append", lambda *_: (_ for _ in ()).throw(OSError("no disk"))
    )
    assert selftest.run(CORE[:1]) == 1
    assert "classic: The match came to a standstill." in capsys.readouterr().out


def test_a_word_that_is_no_command_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run(["rule"])
    assert end.value.code == 2
    assert "Did you mean rules?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variables", "there"), [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "wayland-0"}, True)]
)
def test_a_screen_is_there_where_a_display_server_is(
    variables: dict[str, str], there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert screen_is_there() is there


@pytest.mark.parametrize(("name", "language"), [("mid-trick", "en"), ("new-match", "fr"), ("lesson-asked", PSEUDO)])
def test_a_scene_is_drawn_into_a_file(name: str, language: str, tmp_path: Path, qtbot: QtBot) -> None:
    """Every scene is drawn, in one size and language each, where its geometry is tested."""
    target = tmp_path / "scene.png"
    scenes.draw(name, target, width=1000, height=700, language=language, theme="light")
    image = QImage(str(target))
    assert (image.width(), image.height()) == (1000, 700)
    assert len({image.pixel(x, y) for x in range(0, 1000, 5) for y in range(0, 700, 5)}) > 30


def _panel_says(text: str) -> Callable[[MainWindow], bool]:
    def says(window: MainWindow) -> bool:
        panel = window.table.findChild(ChoicePanel)
        return panel is not None and panel.isVisible() and text in [button.text() for button in panel.buttons]

    return says


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("name", "holds"),
    [
        ("new-deal", _panel_says("Take diamonds")),
        ("second-round", _panel_says("Spades")),
        ("plain-panel", _panel_says("Nothing to declare")),
        ("mid-trick", lambda window: window.session.is_waiting and len(window.session.view.trick.cards) == 3),
        ("deal-written", lambda window: isinstance(window.page.overlay, DealResult)),
        ("match-won", lambda window: isinstance(window.page.overlay, MatchOver)),
        ("home-first", lambda window: isinstance(window.stack.currentWidget(), FirstStart)),
        ("home", lambda window: window.stack.currentWidget().home.match.view is not None),
        ("home-no-match", lambda window: isinstance(window.stack.currentWidget(), HomePage)),
        ("not-saved", lambda window: window.banner.isVisible()),
        ("log-paper", lambda window: window.session.log.rowCount() > 10),
        ("coinche-auction", lambda window: window.table.findChild(ChoicePanel).strip.isVisible()),
        ("coinche-doubled", lambda window: window.session.view.contract.multiplier == 2),
        ("coinche-failed", lambda window: isinstance(window.page.overlay, DealResult)),
        ("decouverte", lambda window: len(window.session.view.stacks) == 2 and not window.session.view.closed_hand),
        ("open-belot", lambda window: window.session.view.stacks and window.session.view.closed_hand),
        ("open-belot-over", lambda window: isinstance(window.page.overlay, MatchOver)),
        ("three-players", lambda window: len(window.session.view.trick.cards) == 2),
        ("bela-discard", _panel_says("Discard")),
        ("belot-bg-auction", _panel_says("Recontra")),
        ("belot-challenge", _panel_says("Challenge")),
        ("baloot-auction", _panel_says("Ashkal")),
        ("baloot-confirm", lambda window: "Keep Hokum" in window.table.findChild(ChoicePanel).accessibleName()),
        ("baloot-raises", _panel_says("Double, closed")),
        ("tarabish-kitties", lambda window: window.session.view.count(Zone.KITTY, 1) == 3),
        ("klaverjas-roem", lambda window: window.session.view.tricks[-1].roem > 0),
        ("bazar-blot-bid", lambda window: window.session.view.calls[-1][1].capot),
        ("unknown-game", lambda window: "Bœuf" in window.stack.currentWidget().strip.about.text()),
    ],
)
def test_a_scene_shows_what_its_name_says(
    name: str, holds: Callable[[MainWindow], bool], tmp_path: Path, qtbot: QtBot
) -> None:
    scene = next(scene for scene in SCENES if scene.name == name)
    stage = Stage(tmp_path, scene.settings, "en")
    stage.show(1280, 800)
    scene.act(stage)
    shown = holds(stage.window)
    stage.close()
    assert shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["mid-trik", "--out", "x.png"], "mid-trick"),
        (["mid-trick"], "--out FILE.png"),
        (["mid-trick", "--out", "x.png", "--size", "big"], "WIDTHxHEIGHT"),
        (["mid-trick", "--out", "x.png", "--size", "0x0"], "WIDTHxHEIGHT"),
        (["mid-trick", "--out", "x.png", "--scale", "0"], "not a scale"),
        (["mid-trick", "--out", "x.png", "--language", "zz"], "no language 'zz'"),
    ],
)
def test_a_scene_that_cannot_be_drawn_is_explained(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        scenes.run(arguments)
    assert end.value.code == 2
    assert told in capsys.readouterr().err


def test_a_picture_that_cannot_be_written_is_explained(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", "1")
    assert scenes.run(["about", "--out", str(tmp_path / "nowhere" / "x.png")]) == 1
    assert "could not be written" in capsys.readouterr().err


# ---------------------------------------------------------------------- the order of the words, and the profile
@pytest.mark.parametrize(
    ("words", "others"),
    [
        (["--profile", "{}", "arena", "--deals", "3"], ["arena", "--deals", "3"]),
        (["arena", "--profile={}", "--deals", "3"], ["arena", "--deals", "3"]),
        (["match.brn", "--profile", "{}"], ["match.brn"]),
        (["record", "check", "--", "--profile"], ["record", "check", "--", "--profile"]),
    ],
)
def test_the_profile_may_be_named_anywhere(tmp_path: Path, words: list[str], others: list[str]) -> None:
    found, profile = profile_taken_out([word.format(tmp_path) for word in words])
    assert found == others
    assert profile == (None if "--" in words else tmp_path)


@pytest.mark.parametrize("before", [True, False])
def test_a_command_that_needs_a_profile_gets_the_one_that_is_named(
    before: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named, words = ["--profile", str(tmp_path / "p")], ["statistics", "show"]
    assert run([*named, *words] if before else [*words, *named]) == 0
    assert (tmp_path / "p" / "statistics.sqlite3").is_file()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("", "needs the name of a folder"),
        (" ", "needs the name of a folder"),
        ("~nosuchuser/x", "no home folder of nosuchuser"),
        ("{file}", "it is a file"),
    ],
)
def test_a_profile_that_can_be_no_directory_is_refused_in_a_sentence(
    named: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "file"
    file.touch()
    for words in ([], ["arena"], ["statistics", "show"]):
        assert run(["--profile", named.format(file=file), *words]) == 2
        told = capsys.readouterr()
        assert reason in told.err
        assert told.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_profile_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    done = ask("--profile", str(in_the_way / "below"), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == UNUSABLE
    assert "Traceback" not in done.stderr
    assert "cannot be used" in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["engine", "--seconds", "0.01", "classic"],
        ["--seconds", "0.01", "engine", "classic"],
        ["engine", "classic", "--seconds", "0.01"],
        ["--deals", "1", "search", "--games", "klabor"],
        ["search", "--games", "klabor", "--deals", "1"],
    ],
)
def test_the_words_of_a_measurement_stand_in_any_order(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("belote_desktop.commands.bench.search_bench.PLAYOUTS", 10)
    assert run(["bench", *words]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith(("classic", "klabor"))


def test_the_measurement_of_the_engine_says_what_is_hot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("belote_desktop.commands.bench.command.HOT_SECONDS", 0.1)
    assert run(["bench", "engine", "--hot", "--seconds", "0.01", "classic"]) == 0
    assert "function calls" in capsys.readouterr().out
