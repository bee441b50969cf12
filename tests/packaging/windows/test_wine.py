"""Wine runs a program as Windows would, and what it leaves behind is seen."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from windows import proof, wine


@pytest.mark.skipif(sys.platform == "win32", reason="Wine gives paths of Linux a name in Windows.")
def test_paths_lead_to_wine_and_back_in_any_letter_case(tmp_path: Path) -> None:
    (tmp_path / "VCRUNTIME140.dll").touch()
    shown = wine.windows_path(tmp_path / "VCRUNTIME140.dll")
    assert shown.startswith("Z:\\")
    assert "/" not in shown
    assert wine.path_here(shown) == str((tmp_path / "VCRUNTIME140.dll").resolve())
    assert wine.path_here(shown.replace("VCRUNTIME", "vcruntime")) == str((tmp_path / "VCRUNTIME140.dll").resolve())
    assert wine.path_here(r"C:\windows\system32\a.dll") == r"C:\windows\system32\a.dll"
    assert wine.path_here(r"Z:\nowhere\a.dll") == "/nowhere/a.dll"


def test_a_program_in_wine_gets_nothing_of_this_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, str]] = []

    def done(words: list[str], **given: object) -> subprocess.CompletedProcess[str]:
        assert isinstance(given["env"], dict)
        seen.append(given["env"])
        return subprocess.CompletedProcess(words, 3 if "bad" in words else 0, "told\n")

    monkeypatch.setattr(subprocess, "run", done)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/wine")
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    assert wine.Wine(tmp_path).run(["good"], MINE="1") == "told\n"
    assert (seen[0]["WINEPREFIX"], seen[0]["MINE"]) == (str(tmp_path), "1")
    assert "PYTHONPATH" not in seen[0]
    with pytest.raises(SystemExit, match=r"failed with status 3: wine bad\ntold"):
        wine.Wine(tmp_path).run(["bad"])


def test_only_the_profile_may_be_left() -> None:
    kept = "users/me/AppData/Local/belote-desktop/games"
    proof.check_nothing_left({"windows"}, {"windows", kept})
    with pytest.raises(SystemExit, match=r"has left:\nusers/me/AppData/Local/Programs/Belote Desktop$"):
        proof.check_nothing_left(set(), {kept, "users/me/AppData/Local/Programs/Belote Desktop"})
