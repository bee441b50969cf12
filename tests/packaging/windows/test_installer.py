"""The installer for Windows takes away all that it brings, and opens the files and links that Linux opens."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from belote_desktop.commands.main import parser_with_file, profile_taken_out
from project import WINDOWS, languages
from windows import installer

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
    script = installer.script(made / "belote-desktop")
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
    files = installer.files_of(made / "belote-desktop")
    assert [str(file) for file in files[:2]] == ["belote-desktop.exe", "belote-desktopw.exe"]


def test_every_entry_of_the_registry_is_removed_with_its_key() -> None:
    types = installer.file_types()
    entries = installer.registry(types, 1)
    removed = [line.split('"')[1] for line in installer.unregister(entries, types) if "DeleteRegKey" in line]
    assert all(any(f"{entry.key}\\".startswith(f"{key}\\") for key in removed) for entry in entries)
    assert all(key.count("\\") >= 2 and not key.endswith("\\") for key in removed)  # a program's own, none of Windows'
    assert [line.split()[1] for line in installer.register(entries, types) if "!insert" in line] == ["Claim"] * 3
    assert sum("Disclaim" in line for line in installer.unregister(entries, types)) == 3


def test_windows_opens_the_files_and_links_that_linux_opens() -> None:
    types = installer.file_types()
    assert [each.extension for each in types] == [".brn", ".belotegame", ".beloteprofile"]
    assert all(set(each.names) >= set(installer.LANGUAGES) == set(languages()) for each in types)
    assert installer.schemes() == ["belote"]
    entries = installer.registry(types, 1)
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
    assert installer.quoted('a "b" $c') == r'"a $\"b$\" $$c"'
    assert installer.quoted('"$INSTDIR"', with_variables=True) == r'"$\"$INSTDIR$\""'


def test_windows_gets_the_version_as_four_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "version", lambda: "1.12.0")
    assert installer.version4() == "1.12.0.0"
    assert "filevers=(1, 12, 0, 0)" in installer.properties()


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed: apt install nsis")
def test_nsis_understands_the_installer(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy("/usr/share/nsis/Contrib/Graphics/Icons/modern-install.ico", made / "belote-desktop.ico")
    assert installer.build(made, made).read_bytes()[:2] == b"MZ"
    monkeypatch.setattr(installer, "LARGEST", 1)
    with pytest.raises(SystemExit, match="is larger than 0 MB"):
        installer.build(made, made)


def test_the_installer_speaks_each_of_its_languages_whole(made: Path) -> None:
    text = installer.script(made / "belote-desktop") + (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    said: dict[str, set[str]] = {}
    for name, language in re.findall(r"^ *LangString (\w+) \$\{LANG_(\w+)\}", text, re.MULTILINE):
        said.setdefault(name, set()).add(language)
    assert len(said) >= 6
    constants = [constant.removeprefix("LANG_") for constant in installer.LANGUAGES.values()]
    assert set(map(frozenset, said.values())) == {frozenset(constants)}
    offered = re.findall(r"^!insertmacro MUI_LANGUAGE (\w+)", text, re.MULTILINE)
    assert [each.upper() for each in offered] == ["ENGLISH", *sorted(set(constants) - {"ENGLISH"})]
