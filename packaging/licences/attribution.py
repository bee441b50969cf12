"""Write the folder ``licences`` of the bundle: the owner and the licence of every file, with the licence texts.

``licences.json`` lists the parts: name, version, licence, the names of their texts in the folder, and their files. A
file without a known owner, or a missing text, is an error.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import Any

from licences.owners import Owner, Owners
from project import PROGRAM, START

FOLDER = "licences"
LISTED = "licences.json"
ROWS = Path(__file__).with_name("licences.toml")
COMMON = Path("/usr/share/common-licenses")
CONTENTS = "_internal"
"""The folder of a bundle in which PyInstaller puts everything but the program file."""


@dataclass
class Part:
    """A part with a licence of its own: its texts, and its files relative to the bundle."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    files: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Names:
    """The additions of ``licences.toml`` to what the owners of files state."""

    parts: Sequence[dict[str, Any]]
    licences: Mapping[str, str]
    """The common name of a licence, by the name its owner gives it."""
    root: Path = Path("/")
    """Where the texts of Debian's packages lie as they do on Debian."""

    @classmethod
    def read(cls, path: Path, root: Path = Path("/")) -> Names:
        """The contents of ``licences.toml``, whose texts lie under `root`."""
        said = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(said["part"], said["licences"], root)

    def place(self, text: str | Path) -> Path:
        """Where the text lies that has this path on Debian, or in the folder of ``licences.toml``."""
        path = str(text)
        return self.root / path.lstrip("/") if path.startswith("/") else ROWS.parent / path

    def row(self, owner: str, source: str) -> dict[str, Any]:
        """The additions for the file `source` of an owner; empty if there are none."""
        for row in self.parts:
            if owner in row["owners"] and any(fragment in source for fragment in row.get("files", ("",))):
                return row
        return {}


def write(bundle: Path, entries: Iterable[Sequence[str]], site: Path, owners: Owners, texts: Path = Path("/")) -> None:
    """Write the folder of licences of a bundle made of `entries`, with the project installed in `site`.

    On a system other than Debian `texts` is the folder that `collect` made there.
    """
    own = str(site / "belote_desktop" / "__init__.py")
    from_here = [(name, own if source == str(START) else source, kind) for name, source, kind in entries]
    files, names = files_of(bundle), Names.read(ROWS, texts)
    parts = attributed(from_here, owners, names, [name for name in files if "/" not in name])
    claim_all(parts, files)
    target = bundle / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    listed = [
        told(part, target, names) for part in sorted(parts, key=lambda part: (part.name != PROGRAM, part.name.lower()))
    ]
    text = json.dumps(listed, ensure_ascii=False, indent=1)
    (target / LISTED).write_text(text + "\n", encoding="utf-8")


def attributed(
    entries: Iterable[tuple[str, str, str]], owners: Owners, names: Names, programs: Sequence[str] = (PROGRAM,)
) -> list[Part]:
    """The parts that `entries` come from. Ends the program with a sentence if one has no known source."""
    parts: dict[tuple[str, str], Part] = {}
    unknown = []
    for name, source, kind in entries:
        if kind == "SYMLINK":  # of a file that has an entry of its own
            continue
        owner = python_of(owners, name, source)
        if owner is None:
            unknown.append(f"{name} (from {source})")
            continue
        part = part_of(owner, source, names)
        parts.setdefault((part.name, part.version), part).files.update(places(name, kind, programs))
    if unknown:
        raise SystemExit("The bundle holds files whose licence is not known:\n" + "\n".join(sorted(unknown)))
    return list(parts.values())


def python_of(owners: Owners, name: str, source: str) -> Owner | None:
    """The owner of an entry. PyInstaller packs the first modules of Python's library into an archive of its own."""
    return owners.python if name == "base_library.zip" else owners.of(source)


def places(name: str, kind: str, programs: Sequence[str]) -> Sequence[str]:
    """The paths of an entry in the bundle: modules, scripts and the bootloader are in each program file itself."""
    inside = kind in ("BINARY", "EXTENSION", "DATA")
    return [PurePath(CONTENTS, name.replace("\\", "/")).as_posix()] if inside else programs


def part_of(owner: Owner, source: str, names: Names) -> Part:
    """The part that a file of `owner` belongs to. Ends the program with a sentence if it has no licence text."""
    row = names.row(owner.key, source)
    licence = row.get("licence", owner.licence)
    part = Part(
        row.get("name", owner.name),
        row.get("version", owner.version),
        names.licences.get(licence, licence),
        tuple(map(names.place, row["texts"])) if "texts" in row else owner.texts,
    )
    for text in part.texts:
        if not text.is_file():
            raise SystemExit(f"{text} is missing. It is the licence of {part.name} in the bundle{advice(text)}.")
    if not part.texts or not part.licence:
        raise SystemExit(f"{source} belongs to {part.name}, which comes without a licence. Name it in {ROWS.name}.")
    return part


def advice(text: Path) -> str:
    """What to do about a missing text: the Debian package that contains it."""
    return f": install {text.parent.name} (bundles are made on Debian or Ubuntu)" if text.name == "copyright" else ""


def files_of(bundle: Path) -> list[str]:
    """Every file of a bundle, relative to it, without links, which lead to other files of it."""
    found = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    return sorted(path.relative_to(bundle).as_posix() for path in found if path.parent != bundle / FOLDER)


def claim_all(parts: Iterable[Part], files: Iterable[str]) -> None:
    """Check that each of `files` belongs to a part, and that the parts name no other files."""
    present = set(files)
    claimed = set().union(*(part.files for part in parts))
    if present - claimed:
        raise SystemExit("The bundle holds files that nothing put there:\n" + "\n".join(sorted(present - claimed)))
    for part in parts:
        part.files &= present


def told(part: Part, target: Path, names: Names) -> dict[str, object]:
    """The entry of a part in the list, after its texts have been copied to the folder `target`."""
    texts = [copied(text, target) for text in all_texts(part.texts, names.place(COMMON))]
    return {
        "name": part.name,
        "version": part.version,
        "licence": part.licence,
        "texts": texts,
        "files": sorted(part.files),
    }


def all_texts(texts: Sequence[Path], common: Path = COMMON) -> list[Path]:
    """The texts, and those of Debian's common licences that they refer to, which lie in the folder `common`."""
    found = list(texts)
    for text in texts:
        said = text.read_text(encoding="utf-8", errors="replace")
        names = re.findall(rf"{re.escape(COMMON.as_posix())}/([\w.+-]*\w)", said)
        found += [common / name for name in names if (common / name).is_file()]
    return list(dict.fromkeys(path.resolve() if path.parent == common else path for path in found))


def copied(text: Path, target: Path) -> str:
    """Copy a text into the folder. Returns its name there, which shows where it comes from."""
    home = re.sub(r"-[\d.]+\.dist-info$", "", text.parent.name if text.parent.name != "licenses" else text.parts[-3])
    name = f"{text.name}.txt" if text.parent.name == COMMON.name else f"{home}-{text.stem}.txt"
    shutil.copyfile(text, target / name)
    return name


def collect(target: Path) -> None:
    """Copy the texts of Debian's packages that bundles need into a folder, for systems that do not have them."""
    named = [text for part in Names.read(ROWS).parts for text in part.get("texts", ())]
    of_debian = {Path(text) for text in named if text.startswith("/")}  # the others are files of this folder
    for text in sorted(of_debian | set(COMMON.iterdir())):
        if not text.is_file():
            raise SystemExit(f"{text} is missing. It is a licence of the bundle{advice(text)}.")
        place = target / str(text).lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(text, place)
