"""A deck is a folder with one module: added to a copy of the program, it can be chosen and lies on the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import belote_desktop
from belote_desktop import resources

PROGRAM, RESOURCES = Path(belote_desktop.__file__).parent, Path(resources.__file__).parent
TESTS = Path(__file__).parents[1]
IN_USE = Path(__file__).with_name("third_deck_in_use.py")

INKS = {"S": "#010203", "H": "#fe0102", "D": "#0102fe", "C": "#01fe02"}
MODULE = f"""
from belote_desktop.resources.deck import Deck

INKS = {INKS}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{}} {{}}"><path d="M0 0H252V352H0Z" fill="{{}}"/></svg>'


class PlainDeck(Deck):
    name = "plain"
    label = "One colour each"
    letters = "6789TJDKA"
    names = {{("cards", "spades"): "swords", ("cards", "queen"): "dame"}}

    def face(self, rank, suit, *, index="en", theme="light"):
        return SVG.format(252, 352, INKS[suit])

    def suit_mark(self, suit):
        return SVG.format(48, 48, INKS[suit])

    def suit_colour(self, suit):
        return INKS[suit]


DECKS = (PlainDeck(),)
"""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is offered, chosen, painted and said in a program that has one folder more."""
    copy = tmp_path_factory.mktemp("program") / "belote_desktop"
    copytree(RESOURCES / "deck", copy / "resources" / "deck", ignore=lambda *_: ["__pycache__"])
    for source, target in ((RESOURCES, copy / "resources"), (PROGRAM, copy)):
        for path in source.iterdir():
            if path.name not in ("__pycache__", "deck", "resources"):
                (target / path.name).symlink_to(path)
    if not (copy / "translations").exists():
        (copy / "translations").symlink_to(PROGRAM.parent / "translations")
    added = copy / "resources" / "deck" / "plain"
    added.mkdir()
    (added / "__init__.py").write_text(MODULE, encoding="utf-8")
    places = os.pathsep.join((str(copy.parent), str(TESTS.parent)))
    run = subprocess.run(
        [sys.executable, "-P", str(IN_USE)],
        capture_output=True, text=True, encoding="utf-8", cwd=copy.parent, check=False,
        env={**os.environ, "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    assert found["program"] == str(copy)
    return found


def test_it_can_be_chosen_in_the_settings(seen: dict[str, Any]) -> None:
    assert seen["offered"] == ["Four colours", "Black and red", "German suits", "One colour each"]
    assert seen["chosen"] == "plain"


def test_it_lies_on_the_table_as_soon_as_it_is_chosen(seen: dict[str, Any]) -> None:
    painted = {ink: seen["after"].get(ink, 0) for ink in INKS.values()}
    assert sum(pixels > 1000 for pixels in painted.values()) >= 3, "the five cards of the hand and the turned card"
    assert not any(seen["before"].get(ink, 0) > 100 for ink in INKS.values())


def test_its_cards_are_called_and_written_as_it_says(seen: dict[str, Any]) -> None:
    assert seen["said before"] == ["queen of spades", "Q♠"]
    assert seen["said"] == ["dame of swords", "D♠"]
