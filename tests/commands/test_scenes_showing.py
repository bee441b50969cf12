"""Scenes are found by a text they show, for translators."""

from __future__ import annotations

import pytest

from belote_desktop.commands.scenes import finding
from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.command import run

ABOUT, LESSONS = (next(scene for scene in SCENES if scene.name == name) for name in ("about", "lessons"))


@pytest.fixture
def two_scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue of two scenes, so that the search is short."""
    monkeypatch.setattr(finding, "SCENES", (ABOUT, LESSONS))


@pytest.mark.usefixtures("qapp", "two_scenes")
def test_the_scene_that_shows_a_text_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--showing", "i know another GAME"]) == 0
    assert capsys.readouterr().out.split()[0] == "lessons"


@pytest.mark.usefixtures("qapp", "two_scenes")
def test_a_text_that_no_scene_shows_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--showing", "no such text anywhere"]) == 1
    assert "No scene shows" in capsys.readouterr().err


@pytest.mark.usefixtures("qapp")
def test_a_window_that_is_searched_shows_its_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A button without a word once ended the program while it painted itself."""
    first = next(scene for scene in SCENES if scene.name == "home-first")
    assert "Take a seat." in finding.asked_in(first, (1280, 800))
