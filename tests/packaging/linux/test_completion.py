"""The shells complete commands, options, games, levels and files, as the parsers of the commands know them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop import players, variants
from belote_desktop.commands.main import COMMANDS
from linux import completion

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="The scripts are for the shells of Linux.")
TRIED = """
set -eu
. "$1"
shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_shtab_belote_desktop 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script for bash, where the Debian package has it."""
    folder = tmp_path_factory.mktemp("share")
    completion.write(folder)
    return folder / "bash-completion/completions/belote-desktop"


def completed(script: Path, *words: str, at: Path | None = None) -> set[str]:
    """What bash offers for the last of the words behind `belote-desktop`."""
    shell = shutil.which("bash")
    assert shell is not None, "install bash"
    done = subprocess.run(
        [shell, "-c", TRIED, "bash", script, "belote-desktop", *words],
        capture_output=True, text=True, timeout=20, cwd=at, env={"PATH": os.environ["PATH"]}, check=True,
    )  # fmt: skip
    return set(done.stdout.splitlines())


def test_the_first_word_is_a_command_or_a_file(script: Path, tmp_path: Path) -> None:
    (tmp_path / "match.brn").touch()
    assert completed(script, "", at=tmp_path) == {*COMMANDS, "match.brn"}
    assert completed(script, "st") == {"statistics", "strength"}
    assert completed(script, "ma", at=tmp_path) == {"match.brn"}


def test_options_come_after_a_dash(script: Path) -> None:
    assert completed(script, "--") == {"--help", "--version", "--profile", "--selftest"}
    assert {"--game", "--deals", "--out"} <= completed(script, "arena", "--")
    assert completed(script, "rules", "show", "--op") == {"--option", "--options"}


def test_commands_of_commands_games_and_levels_are_known(script: Path) -> None:
    assert completed(script, "rules", "") == {"list", "show", "compare", "check"}
    assert completed(script, "record", "") == {"check", "show", "json"}
    assert completed(script, "rules", "show", "") == {game.id for game in variants.all_variants()}
    assert "coinche" in completed(script, "rules", "compare", "classic", "coi")
    assert completed(script, "arena", "--a", "") == {level.id for level in players.LEVELS}
    assert "mid-trick" in completed(script, "scenes", "mid")


def test_files_and_folders_are_told_apart(script: Path, tmp_path: Path) -> None:
    (tmp_path / "match.brn").touch()
    (tmp_path / "folder").mkdir()
    assert completed(script, "record", "check", "", at=tmp_path) == {"match.brn", "folder"}
    assert completed(script, "--profile", "", at=tmp_path) == {"folder"}


def test_zsh_and_fish_offer_files_beside_the_commands() -> None:
    assert "  _describe 'belote-desktop commands' _commands\n  _files\n" in completion.script("zsh")
    last = completion.script("fish").splitlines()[-1]
    assert last.startswith("complete -c belote-desktop -n '_shtab_belote_desktop_using; and test ")
    assert "__fish_complete_path" in last


def test_a_script_that_is_written_otherwise_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(completion.FIRST_IS_FILE, "zsh", ("no such line\n", ""))
    with pytest.raises(completion.CompletionError, match="The script for zsh lacks no such line"):
        completion.script("zsh")
