"""Every file of a bundle has an owner with a licence, whose text goes along; else there is no bundle."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import copyright_file
import licences
from belote_desktop.models.licences import listed
from licence_owners import Owner, Owners, Python, is_of_python
from licences import Names

NOTICE = "Copyright (c) 2020 Ada Lovelace\n\nAs in /usr/share/common-licenses/GPL-3.\n"


class Known(Owners):
    """Owners by the folder in which a file lies."""

    def __init__(self, folder: Path) -> None:
        self.text = folder / "toolkit.dist-info" / "LICENSE"
        self.text.parent.mkdir()
        self.text.write_text(NOTICE, encoding="utf-8")
        self.python = Owner("python", "Python", "3.11.2", "PSF-2.0", (self.text,))
        self.toolkit = Owner("toolkit", "Toolkit", "1.2", "Expat", (self.text,))

    def of(self, source: str) -> Owner | None:
        return self.toolkit if source.startswith("/toolkit/") else None


@pytest.fixture
def owners(tmp_path: Path) -> Known:
    return Known(tmp_path)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle of two files."""
    folder = tmp_path / "belote-desktop"
    (folder / "_internal").mkdir(parents=True)
    for name in ("belote-desktop", "_internal/libtool.so"):
        (folder / name).touch()
    return folder


NAMES = Names((), {"Expat": "MIT"})
ENTRIES = [("tool", "/toolkit/tool.py", "PYMODULE"), ("libtool.so", "/toolkit/libtool.so", "BINARY")]


def test_files_belong_to_the_part_that_they_come_from(owners: Known) -> None:
    (part,) = licences.attributed([*ENTRIES, ("alias.so", "libtool.so", "SYMLINK")], owners, NAMES)
    assert (part.name, part.version, part.licence) == ("Toolkit", "1.2", "MIT")
    assert part.files == {"belote-desktop", "_internal/libtool.so"}


def test_pyinstallers_archive_of_the_standard_library_is_pythons(owners: Known) -> None:
    (part,) = licences.attributed([("base_library.zip", "/build/base_library.zip", "DATA")], owners, NAMES)
    assert part.name == "Python"


def test_a_file_from_nowhere_is_named_and_ends_the_build(owners: Known) -> None:
    with pytest.raises(SystemExit, match=r"licence is not known:\nlibx\.so \(from /opt/libx\.so\)"):
        licences.attributed([*ENTRIES, ("libx.so", "/opt/libx.so", "BINARY")], owners, NAMES)


def test_a_part_without_a_licence_or_without_its_text_ends_the_build(owners: Known, tmp_path: Path) -> None:
    owners.toolkit = replace(owners.toolkit, texts=())
    with pytest.raises(SystemExit, match="belongs to Toolkit, which comes without a licence"):
        licences.attributed(ENTRIES, owners, NAMES)
    owners.toolkit = replace(owners.toolkit, texts=(tmp_path / "libtool1" / "copyright",))
    with pytest.raises(SystemExit, match=r"copyright is missing\. .* Toolkit in the bundle: install libtool1"):
        licences.attributed(ENTRIES, owners, NAMES)


def test_a_file_that_nothing_put_into_the_bundle_ends_the_build(owners: Known, bundle: Path) -> None:
    (bundle / "_internal" / "stowaway.so").touch()
    parts = licences.attributed(ENTRIES, owners, NAMES)
    with pytest.raises(SystemExit, match=r"nothing put there:\n_internal/stowaway\.so"):
        licences.claim_all(parts, licences.files_of(bundle))


def test_a_row_goes_before_what_the_owner_says_and_the_first_that_fits_counts(owners: Known) -> None:
    rows = (
        {"owners": ["other"], "name": "Other"},
        {"owners": ["toolkit"], "files": ["libtool"], "name": "Library", "version": "", "licence": "BSD-2-Clause"},
        {"owners": ["toolkit"], "name": "Tools"},
    )
    parts = licences.attributed(ENTRIES, owners, Names(rows, {}))
    assert [(part.name, part.version, part.licence) for part in parts] == [
        ("Tools", "1.2", "Expat"),
        ("Library", "", "BSD-2-Clause"),
    ]


@pytest.fixture
def written(owners: Known, bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of licences of the bundle, as the build writes it; Debian's common licences are in a folder here."""
    common = tmp_path / "common-licenses"
    common.mkdir()
    (common / "GPL-3").write_text("GNU GENERAL PUBLIC LICENSE\n", encoding="utf-8")
    owners.text.write_text(NOTICE.replace("/usr/share/common-licenses", str(common)), encoding="utf-8")
    monkeypatch.setattr(licences, "COMMON", common)
    licences.write(bundle, ENTRIES, tmp_path / "site", owners)
    return bundle / licences.FOLDER


def test_texts_go_along_with_those_that_they_refer_to(written: Path) -> None:
    (part,) = json.loads((written / licences.LISTED).read_text(encoding="utf-8"))
    assert part["texts"] == ["toolkit.dist-info-LICENSE.txt", "GPL-3.txt"]
    assert part["files"] == ["_internal/libtool.so", "belote-desktop"]
    assert {path.name for path in written.iterdir()} == {licences.LISTED, *part["texts"]}


def test_the_window_reads_what_the_build_writes(written: Path) -> None:
    (part,) = listed(written)
    assert (part.name, part.version) == ("Toolkit", "1.2")
    assert "Ada Lovelace" in part.text()
    assert "GNU GENERAL PUBLIC LICENSE" in part.text()


def test_debians_copyright_file_names_files_holders_and_texts(written: Path) -> None:
    stanzas = copyright_file.text(written).split("\n\n")
    files = next(stanza for stanza in stanzas if "libtool.so" in stanza)
    assert "Ada Lovelace" in files
    token = files.rpartition("License: ")[2].strip()
    texts = [stanza for stanza in stanzas if stanza.startswith(f"License: {token}\n")]
    assert len(texts) == 1
    assert "/usr/share/common-licenses/GPL-3" in texts[0]
    assert all(line.startswith(" ") for line in texts[0].strip().splitlines()[1:])


def test_pythons_library_is_its_own_but_not_what_is_installed_into_it() -> None:
    folder = Python.running().folder
    assert is_of_python(json.__file__, folder)
    assert is_of_python("/opt/lib/libpython3.11.so.1.0", folder)
    assert not is_of_python(pytest.__file__, folder)


def test_a_python_for_windows_owns_its_folder_and_says_its_version(tmp_path: Path) -> None:
    headers, packages = tmp_path / "include", tmp_path / "Lib" / "site-packages"
    for folder in (headers, packages / "tool-1.dist-info"):
        folder.mkdir(parents=True)
    (headers / "patchlevel.h").write_text('#define PY_VERSION      "3.13.2"\n', encoding="utf-8")
    (packages / "tool-1.dist-info" / "METADATA").write_text("Name: Tool\nVersion: 1\nLicense: MIT\n", encoding="utf-8")
    (packages / "tool-1.dist-info" / "RECORD").write_text("tool/Tool.dll,,\n", encoding="utf-8")
    owners = Owners([str(packages)], Python.for_windows(tmp_path))
    assert owners.of(str(tmp_path / "DLLs" / "_ssl.pyd")) == owners.python
    assert (owners.python.version, owners.python.texts) == ("3.13.2", (tmp_path / "LICENSE.txt",))
    assert (owner := owners.of(str(packages / "tool" / "Tool.dll"))) is not None
    assert (owner.key, owner.licence) == ("tool", "MIT")


def test_modules_are_in_every_program_and_names_of_windows_are_read(owners: Known) -> None:
    entries = [("tool", "/toolkit/tool.py", "PYMODULE"), ("Tool\\tool.dll", "/toolkit/tool.dll", "BINARY")]
    (part,) = licences.attributed(entries, owners, NAMES, ["belote-desktop.exe", "belote-desktopw.exe"])
    assert part.files == {"belote-desktop.exe", "belote-desktopw.exe", "_internal/Tool/tool.dll"}


def test_every_row_names_owners_and_texts_of_debian_or_of_ours() -> None:
    said = tomllib.loads(licences.ROWS.read_text(encoding="utf-8"))
    assert set(said) == {"part", "licences"}
    for row in said["part"]:
        assert set(row) <= {"owners", "files", "name", "version", "licence", "texts"}
        assert row["owners"]
        texts = row.get("texts", ())
        assert all(Path(text).is_absolute() or (licences.ROWS.parent / text).is_file() for text in texts)
