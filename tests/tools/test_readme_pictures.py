"""The pictures of README are there, each says what it shows, and the command that draws them knows them all."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("babel", reason="the pictures are drawn with the extra `site`, which is not installed")

from tests.folders import ROOT
from tools.readme_pictures import FOLDER, PICTURES

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_readme_shows_every_picture_that_the_command_draws_and_no_other() -> None:
    assert set(re.findall(r"docs/pictures/([\w.-]+)", README)) == PICTURES.keys()
    assert {path.name for path in FOLDER.iterdir()} == PICTURES.keys()


def test_every_picture_says_what_it_shows() -> None:
    told = re.findall(r'!\[([^\]]*)\]\(|<img [^>]*alt="([^"]*)"', README)
    assert len(told) == README.count("<img ") + README.count("![")
    assert all(len(words) > 20 for words in map("".join, told))


def test_pictures_are_small_enough_to_be_kept_with_the_sources() -> None:
    assert all(path.stat().st_size < 150_000 for path in FOLDER.iterdir())
