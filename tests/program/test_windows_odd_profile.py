"""The whole program on a profile whose files say what no program would write: every page opens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from belote_desktop.app import Program
from belote_desktop.profile import OPTIONS, Directories
from belote_desktop.profile.own_games.own_game_drafts import UnsavedGame, _Unsaved
from belote_desktop.profile.practice import Asked, State, Waiting
from belote_desktop.profile.state_file import write_state
from belote_desktop.profile.toml_text import toml_text

TEXTS = [option.key for option in OPTIONS if option.kind is str and not option.choices]
ODD = [
    "x" * 5000,
    "=;,|:\n\t\x7f\u202e",
    "-1",
    '{"a": [1, null]}',
    "classic=;H=H;0:club,expert",
    "99999999999999999999",
    "♠",
]
Opens = Callable[..., Program]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_every_page_opens_whatever_the_settings_say(open_program: Opens, profile_dir: Path, value: str) -> None:
    directories = Directories.under(profile_dir)
    directories.settings.write_text(toml_text(dict.fromkeys(TEXTS, value)), encoding="utf-8")
    program = open_program()
    window = program.window
    window.show_first_page()
    for name in ("new", "own_games", "lessons", "drills", "rules", "honesty", "settings", "keys", "strength"):
        window.menus.actions[name].trigger()
    assert window.isVisible()


def test_every_page_opens_whatever_was_learnt_and_begun(open_program: Opens, profile_dir: Path) -> None:
    directories = Directories.under(profile_dir)
    entries = {name: {"steps": 10_000, "done": False} for name in ("following", "no such lesson", "")}
    directories.progress.write_text(toml_text({"lessons": {"classic": entries, "no game": entries}}), encoding="utf-8")
    odd = (
        Asked("no such drill", "classic"),
        Asked("winner", "no game"),
        Asked("best-card", "classic", 0, "nonsense", 7),
    )
    waiting = tuple(Waiting(asked, 4, 1) for asked in odd)
    write_state(directories.practice, State(waiting, (), odd), 1)
    drafts = tuple(UnsavedGame("gone", name, "classic", (("target", "501"),)) for name in ("", "x" * 3000, "\x00"))
    write_state(directories.own_game_drafts, _Unsaved(drafts), 1)
    window = open_program().window
    window.show_first_page()
    for name in ("lessons", "drills", "own_games"):
        window.menus.actions[name].trigger()
    window.own_games.make()
    assert window.isVisible()
