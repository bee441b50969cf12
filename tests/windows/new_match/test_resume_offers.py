"""The offer to continue: complete in words at once, and its picture while the window is idle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.profile import Saves
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.new_match.resume_offer import ResumeOffer
from belote_desktop.windows.new_match.saved_matches import folded, unfolded
from tests.records.recorded_matches import record_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WAITING = record_match(variants.get("classic"), 5, undo=0.1, steps=90).text
"""Some deals of a match, with actions taken back."""


def leave(folder: Path, name: str, text: str) -> Path:
    (folder / "matches").mkdir(exist_ok=True)
    path = folder / "matches" / f"{name}.brn"
    path.write_text(text, encoding="utf-8")
    return path


def offer_of(program: Program) -> ResumeOffer:
    program.window.offer_to_go_on()
    offer = program.window.page.overlay
    assert isinstance(offer, ResumeOffer)
    return offer


def places(offer: ResumeOffer) -> list[QRect]:
    parts = [part for part in offer.findChildren(QWidget) if part.isVisible()]
    return [QRect(part.mapTo(offer, part.rect().topLeft()), part.size()) for part in parts]


@pytest.mark.parametrize("game", ["classic", "coinche", "baloot", "belote-3p-24", "klaverjas-amsterdam"])
@pytest.mark.parametrize(("seed", "undo"), [(1, 0.0), (2, 0.2)])
def test_the_record_tells_deal_and_points_as_the_folded_match_does(
    tmp_path: Path, game: str, seed: int, undo: float
) -> None:
    for steps in range(0, 160, 20):
        match = record_match(variants.get(game), seed, steps=steps, undo=undo)
        if match.match.deal is not None:
            leave(tmp_path, f"after-{steps}", match.text)
    saves = Saves(tmp_path / "matches", tmp_path / "aside")
    waiting = saves.unfinished()
    assert len(waiting) > 4
    for saved in waiting:
        each = unfolded(saves, saved)
        assert each is not None
        assert each.view is None
        found = folded(saves, each)
        assert found is not None
        assert (each.rules, each.number, each.totals) == (found.rules, found.number, found.totals)


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (640, 480)])
def test_nothing_moves_when_the_picture_comes(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    leave(profile_dir, "waits", WAITING)
    program = open_program()
    program.window.resize(*size)
    offer = offer_of(program)
    for _ in range(3):
        QApplication.processEvents()
    assert offer.summary.view is None
    empty, before = offer.picture.grab().toImage(), places(offer)
    qtbot.waitUntil(lambda: offer.summary.view is not None)
    assert offer.picture.grab().toImage() != empty
    assert places(offer) == before


def test_enter_continues_before_the_picture_is_there(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot
) -> None:
    path = leave(profile_dir, "waits", WAITING)
    program = open_program()
    offer = offer_of(program)
    assert offer.summary.view is None
    qtbot.keyClick(offer, Qt.Key.Key_Return)
    assert program.window.session is not None
    assert program.window.session.controller.match_id == path.stem
    assert program.window.page.overlay is not offer


def test_words_follow_the_cards_where_the_record_says_something_else(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot
) -> None:
    """A score that was written wrong is shown until the match is folded, and put right with the picture."""
    rest = WAITING.rindex(" total ")
    written = WAITING[rest:].removeprefix(" total ").split(" held ")[0]
    wrong = WAITING[:rest] + WAITING[rest:].replace(f" total {written} ", " total 4321 1234 ", 1)
    leave(profile_dir, "waits", wrong)
    offer = offer_of(open_program())
    assert offer.summary.totals == (4321, 1234)
    qtbot.waitUntil(lambda: offer.summary.view is not None)
    assert " ".join(map(str, offer.summary.totals)) == written


def test_a_record_that_folds_to_no_match_gives_way_to_the_next(
    open_program: Callable[[], Program],
    profile_dir: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leave(profile_dir, "waits", WAITING)
    program = open_program()
    monkeypatch.setattr("belote_desktop.windows.new_match.folded", lambda _saves, _summary: None)
    offer_of(program)
    qtbot.waitUntil(lambda: isinstance(program.window.stack.currentWidget(), NewMatch))
    assert program.window.page.overlay is None
