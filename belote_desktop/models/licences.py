"""The parts the program consists of, each with its licence and the licence's texts.

A bundle lists its parts in its folder ``licences``. Otherwise they come from the metadata of the installed packages.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import sysconfig
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

OWN = "belote-desktop"
LISTED = "licences.json"
LICENCE_FILE = re.compile(r"^(licen[cs]e|copying|notice)", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """A part of the program: its licence, the files with the licence texts, and its web page."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    address: str = ""

    def text(self) -> str:
        """All licence texts, one below the other; empty if none is installed or readable."""
        read = []
        for path in self.texts:
            try:
                read.append(path.read_text(encoding="utf-8", errors="replace").strip("\n\f"))
            except OSError:
                continue
        return f"\n\n{'-' * 60}\n\n".join(read)


def parts() -> tuple[Part, ...]:
    """All parts, the program itself first; empty if the list of a bundle cannot be read."""
    return listed(of_bundle(Path(sys.executable).resolve())) if getattr(sys, "frozen", False) else installed()


def of_bundle(program: Path) -> Path:
    """The folder of the licences in a bundle with this program file: beside it, or in the data of an app for macOS."""
    home = program.parent
    return (home.parent / "Resources" if home.name == "MacOS" else home) / "licences"


def listed(folder: Path) -> tuple[Part, ...]:
    """The parts in the list of a folder; empty if it cannot be read."""
    try:
        told = json.loads((folder / LISTED).read_text(encoding="utf-8"))
        return tuple(
            Part(part["name"], part["version"], part["licence"], tuple(folder / name for name in part["texts"]))
            for part in told
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ()


def installed(name: str = OWN) -> tuple[Part, ...]:
    """The distribution with this name, everything it depends on, and Python."""
    found: dict[str, Part] = {}
    waiting = [name]
    while waiting:
        key = plain(waiting.pop(0))
        try:
            distribution = metadata.distribution(key)
        except metadata.PackageNotFoundError:  # needed on other systems only, or by other versions of Python
            continue
        if key not in found:
            found[key] = told_by(distribution)
            waiting += [text for text in distribution.requires or () if "extra ==" not in text]
    return (*found.values(), python())


def plain(requirement: str) -> str:
    """The normalised name of the distribution in a requirement."""
    name = re.match(r"[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name[0] if name else requirement).lower()


def told_by(distribution: metadata.Distribution) -> Part:
    """The part described by a distribution's metadata."""
    about = distribution.metadata
    named = about.get_all("License-File") or ()  # in a source tree, relative to it
    texts = tuple(
        Path(str(distribution.locate_file(file)))
        for file in distribution.files or ()
        if (file.parts[0].endswith(".dist-info") and LICENCE_FILE.match(file.name)) or str(file) in named
    )
    pages = [page.partition(",")[2].strip() for page in about.get_all("Project-URL") or ()]
    licence = first_of(about, "License-Expression", "License")
    page = next(iter(pages), "") or first_of(about, "Home-page")
    return Part(about["Name"], distribution.version, licence, texts, page)


def first_of(about: metadata.PackageMetadata, *fields: str) -> str:
    """The first of these fields that a distribution's metadata has, or "". Asking for others will be an error."""
    return next((about[field] for field in fields if field in about), "")


def python() -> Part:
    """Python itself. Its own installers put the licence text in one place, Debian in another."""
    version = sysconfig.get_python_version()
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(f"/usr/share/doc/python{version}/copyright"))
    texts = tuple(path for path in places if path.is_file())[:1]
    return Part("Python", platform.python_version(), "PSF-2.0", texts, "https://docs.python.org/3/license.html")
