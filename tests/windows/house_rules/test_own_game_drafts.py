"""What is not saved yet of a game of one's own outlives the program."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.variants import own_game


def test_a_new_game_goes_on_where_it_was_left_when_the_program_ended(open_program: Callable[[], Program]) -> None:
    first = open_program()
    page = first.window.own_games.make("coinche")
    page.game.name_edit.setText("Half done")
    page.draft.set_option("target", 1501)
    first.close()
    second = open_program()
    draft = second.window.own_games.make().draft
    assert (draft.name, draft.base_id, draft.rules.match.target) == ("Half done", "coinche", 1501)
    assert draft.is_unsaved


def test_a_change_of_a_game_goes_on_where_it_was_left(open_program: Callable[[], Program]) -> None:
    first = open_program()
    first.services.profile.own_games.save(own_game("Sunday", "classic", {"tie": "litige"}))
    first.window.own_games.edit("Sunday").draft.set_option("target", 501)
    first.close()
    second = open_program()
    draft = second.window.own_games.edit("Sunday").draft
    assert (draft.editing, draft.rules.match.target) == ("Sunday", 501)
    assert second.services.profile.own_games.shelf().rules("Sunday").match.target == 1000


def test_what_was_saved_or_left_does_not_come_back(open_program: Callable[[], Program], qtbot: QtBot) -> None:
    first = open_program()
    page = first.window.own_games.make("classic")
    page.game.name_edit.setText("Whole")
    page.draft.set_option("target", 701)
    assert page.save()
    other = first.window.own_games.make("belot-bg")
    other.draft.set_option("target", 200)
    qtbot.keyClick(other, Qt.Key.Key_Escape)
    qtbot.keyClick(other.strip.action, Qt.Key.Key_Return)
    first.close()
    second = open_program()
    assert not second.services.profile.own_game_drafts.games
    assert second.window.own_games.make().draft.base_id == "classic"


def test_a_draft_of_a_game_that_is_gone_is_a_new_game(open_program: Callable[[], Program]) -> None:
    first = open_program()
    first.services.profile.own_games.save(own_game("Sunday", "classic", {}))
    first.window.own_games.edit("Sunday").draft.set_option("target", 501)
    first.services.profile.own_games.remove("Sunday")
    first.close()
    draft = open_program().window.own_games.make().draft
    assert (draft.name, draft.editing, draft.rules.match.target) == ("Sunday", "", 501)


@pytest.mark.parametrize(
    ("content", "stays", "is_kept_aside"),
    [
        ("no JSON", False, True),
        ('{"format": 1, "games": [{"name": "x"}]}', False, True),
        ('{"format": 99, "games": "other"}', True, False),
        ('{"format": 1, "games": [{"editing": "", "name": "x", "base": "gone", "changes": []}]}', True, True),
        (
            '{"format": 1, "games": [{"editing": "", "name": "x", "base": "classic", "changes": [["x", "9"]]}]}',
            True,
            True,
        ),
    ],
)
def test_a_file_of_drafts_that_cannot_be_used_stops_nothing(
    open_program: Callable[[], Program], content: str, stays: bool, is_kept_aside: bool
) -> None:
    first = open_program()
    path = first.services.profile.directories.own_game_drafts
    first.close()
    path.write_text(content)
    second = open_program()
    assert second.services.profile.own_game_drafts  # read when they are first asked for
    assert path.exists() is stays
    assert bool(list(second.services.profile.directories.set_aside.glob("*"))) is is_kept_aside
    assert second.window.own_games.make().draft.base_id == "classic"


def test_a_draft_follows_its_game_to_another_name(program: Program) -> None:
    games, pages = program.services.profile.own_games, program.window.own_games
    games.save(own_game("Alpha", "classic", {}))
    pages.edit("Alpha").draft.set_option("target", 701)
    page = pages.show_list("Alpha")
    page.do("rename")
    page.rename_edit.setText("Beta")
    page.rename_done.click()
    assert pages.edit("Beta").draft.rules.match.target == 701
    assert pages.edit("Beta").save()
    assert [(game.name, game.rules.match.target) for game in games.all()] == [("Beta", 701)]


def test_a_draft_is_never_that_of_another_game_of_the_same_name(program: Program) -> None:
    games, pages = program.services.profile.own_games, program.window.own_games
    games.save(own_game("Alpha", "classic", {}))
    pages.edit("Alpha").draft.set_option("target", 701)
    games.remove("Alpha")
    games.save(own_game("Alpha", "coinche", {}))
    draft = pages.edit("Alpha").draft
    assert (draft.base_id, draft.is_unsaved) == ("coinche", False)
    left = pages.make().draft
    assert (left.base_id, left.rules.match.target, left.editing) == ("classic", 701, ""), "what was changed is not lost"
