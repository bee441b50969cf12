"""Every file of a bundle has an owner with a licence, whose text goes along; else there is no bundle."""

from __future__ import annotations

import json
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop.models.licences import listed
from licences import attribution, copyright_file
from licences.attribution import Names
from licences.owners import Owner, Owners

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
    (part,) = attribution.attributed([*ENTRIES, ("alias.so", "libtool.so", "SYMLINK")], owners, NAMES)
    assert (part.name, part.version, part.licence) == ("Toolkit", "1.2", "MIT")
    assert part.files == {"belote-desktop", "_internal/libtool.so"}


def test_pyinstallers_archive_of_the_standard_library_is_pythons(owners: Known) -> None:
    (part,) = attribution.attributed([("base_library.zip", "/build/base_library.zip", "DATA")], owners, NAMES)
    assert part.name == "Python"


def test_a_file_from_nowhere_is_named_and_ends_the_build(owners: Known) -> None:
    with pytest.raises(SystemExit, match=r"licence is not known:\nlibx\.so \(from /opt/libx\.so\)"):
        attribution.attributed([*ENTRIES, ("libx.so", "/opt/libx.so", "BINARY")], owners, NAMES)


def test_a_part_without_a_licence_or_without_its_text_ends_the_build(owners: Known, tmp_path: Path) -> None:
    owners.toolkit = replace(owners.toolkit, texts=())
    with pytest.raises(SystemExit, match="belongs to Toolkit, which comes without a licence"):
        attribution.attributed(ENTRIES, owners, NAMES)
    owners.toolkit = replace(owners.toolkit, texts=(tmp_path / "libtool1" / "copyright",))
    with pytest.raises(SystemExit, match=r"copyright is missing\. .* Toolkit in the bundle: install libtool1"):
        attribution.attributed(ENTRIES, owners, NAMES)


def test_a_file_that_nothing_put_into_the_bundle_ends_the_build(owners: Known, bundle: Path) -> None:
    (bundle / "_internal" / "stowaway.so").touch()
    parts = attribution.attributed(ENTRIES, owners, NAMES)
    with pytest.raises(SystemExit, match=r"nothing put there:\n_internal/stowaway\.so"):
        attribution.claim_all(parts, attribution.files_of(bundle))


def test_a_row_goes_before_what_the_owner_says_and_the_first_that_fits_counts(owners: Known) -> None:
    rows = (
        {"owners": ["other"], "name": "Other"},
        {"owners": ["toolkit"], "files": ["libtool"], "name": "Library", "version": "", "licence": "BSD-2-Clause"},
        {"owners": ["toolkit"], "name": "Tools"},
    )
    parts = attribution.attributed(ENTRIES, owners, Names(rows, {}))
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
    owners.text.write_text(NOTICE.replace("/usr/share/common-licenses", common.as_posix()), encoding="utf-8")
    monkeypatch.setattr(attribution, "COMMON", common)
    attribution.write(bundle, ENTRIES, tmp_path / "site", owners)
    return bundle / attribution.FOLDER


def test_texts_go_along_with_those_that_they_refer_to(written: Path) -> None:
    (part,) = json.loads((written / attribution.LISTED).read_text(encoding="utf-8"))
    assert part["texts"] == ["toolkit.dist-info-LICENSE.txt", "GPL-3.txt"]
    assert part["files"] == ["_internal/libtool.so", "belote-desktop"]
    assert {path.name for path in written.iterdir()} == {attribution.LISTED, *part["texts"]}


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


def test_modules_are_in_every_program_and_names_of_windows_are_read(owners: Known) -> None:
    entries = [("tool", "/toolkit/tool.py", "PYMODULE"), ("Tool\\tool.dll", "/toolkit/tool.dll", "BINARY")]
    (part,) = attribution.attributed(entries, owners, NAMES, ["belote-desktop.exe", "belote-desktopw.exe"])
    assert part.files == {"belote-desktop.exe", "belote-desktopw.exe", "_internal/Tool/tool.dll"}


def test_every_row_names_owners_and_texts_of_debian_or_of_ours() -> None:
    said = tomllib.loads(attribution.ROWS.read_text(encoding="utf-8"))
    assert set(said) == {"part", "licences"}
    for row in said["part"]:
        assert set(row) <= {"owners", "files", "name", "version", "licence", "texts"}
        assert row["owners"]
        texts = row.get("texts", ())
        assert all(text.startswith("/") or (attribution.ROWS.parent / text).is_file() for text in texts)


@pytest.mark.skipif(sys.platform == "win32", reason="The texts are taken from Debian, by their paths there.")
def test_debians_licence_texts_can_be_taken_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    debian, common = tmp_path / "debian", tmp_path / "common-licenses"
    for text in (debian / "qt" / "copyright", common / "GPL-3"):
        text.parent.mkdir(parents=True)
        text.write_text(f"{text.name}: see {common}/GPL-3\n", encoding="utf-8")
    rows = tmp_path / "licences.toml"
    rows.write_text(
        f'licences = {{}}\n[[part]]\nowners = []\ntexts = ["{debian}/qt/copyright", "our.txt"]\n', encoding="utf-8"
    )
    monkeypatch.setattr(attribution, "ROWS", rows)
    monkeypatch.setattr(attribution, "COMMON", common)
    attribution.collect(tmp_path / "texts")
    taken = Names.read(rows, tmp_path / "texts")
    found, ours = map(taken.place, taken.parts[0]["texts"])
    assert found.is_relative_to(tmp_path / "texts")
    assert ours == tmp_path / "our.txt", "what lies beside the list is in the repository, on every system"
    assert [path.name for path in attribution.all_texts([found], taken.place(common))] == ["copyright", "GPL-3"]
    (debian / "qt" / "copyright").unlink()
    with pytest.raises(SystemExit, match=r"copyright is missing\."):
        attribution.collect(tmp_path / "texts")
