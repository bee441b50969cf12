"""Find the owner of a file on this computer: a Python distribution, Python itself, or a Debian package."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

DOCUMENTS = Path("/usr/share/doc")
LICENCE_FILE = re.compile(r"^(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


@dataclass(frozen=True)
class Owner:
    """The owner of a file: its key, display name, version, licence, and licence texts."""

    key: str
    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]


@dataclass(frozen=True)
class Python:
    """A Python: its owner, and the folder with its standard library and, but for Debian's, all other files of it."""

    owner: Owner
    folder: Path

    @classmethod
    def running(cls) -> Python:
        """The Python that runs this."""
        # on macOS its libraries lie beside its modules
        folder = sys.base_prefix if sysconfig.get_config_var("PYTHONFRAMEWORK") else sysconfig.get_path("stdlib")
        return cls(python_owner(), Path(folder))

    @classmethod
    def for_windows(cls, folder: Path) -> Python:
        """A Python for Windows in `folder`, which is not installed. Its text includes those of the software in it."""
        about = (folder / "include" / "patchlevel.h").read_text(encoding="utf-8")
        version = re.search(r'^#define PY_VERSION +"(.+)"', about, flags=re.MULTILINE)
        text = folder / "LICENSE.txt"
        return cls(Owner("python", "Python", version[1] if version else "", "PSF-2.0", (text,)), folder)


class Owners:
    """Finds the owner of a file. `folders` are those in which the Python that is shipped looks for distributions."""

    def __init__(self, folders: Sequence[str], python: Python) -> None:
        self._files: dict[str, Owner] = {}
        for distribution in metadata.distributions(path=list(folders)):
            owner = distribution_owner(distribution)
            for file in distribution.files or ():
                self._files.setdefault(os.path.realpath(str(distribution.locate_file(file))), owner)
        self.python = python.owner
        self._folder = python.folder
        self._packages: dict[str, Owner] = {}

    def of(self, source: str) -> Owner | None:
        """The owner of the file `source`, or None."""
        real = os.path.realpath(source)
        if real in self._files:
            return self._files[real]
        if is_of_python(real, self._folder):
            return self.python
        package = debian_package(source) or debian_package(real)
        if package is None:
            return None
        if package not in self._packages:
            self._packages[package] = package_owner(package)
        return self._packages[package]


def is_of_python(path: str, folder: Path) -> bool:
    """True for a file in the `folder` of a Python that is not installed into it, and for the interpreter's library."""
    installed_there = ("site-packages", "dist-packages")
    inside = Path(path).is_relative_to(os.path.realpath(folder)) and not set(installed_there) & set(Path(path).parts)
    return inside or Path(path).name.startswith("libpython")


def distribution_owner(distribution: metadata.Distribution) -> Owner:
    """A Python distribution, with the licence texts among its files."""
    about = distribution.metadata
    files = [file for file in distribution.files or () if file.parts[0].endswith(".dist-info")]
    texts = [Path(str(distribution.locate_file(file))) for file in files if LICENCE_FILE.match(file.name)]
    # Later versions of Python refuse to be asked for a field that is not there.
    licence = next((about[name] for name in ("License-Expression", "License") if name in about), "")
    key = re.sub(r"[-_.]+", "-", about["Name"]).lower()
    return Owner(key, about["Name"], distribution.version, licence, tuple(texts))


def python_owner() -> Owner:
    """The running Python: its licence and, if it is Debian's, those of the software it includes."""
    version = sysconfig.get_python_version()
    candidates = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), DOCUMENTS / f"libpython{version}-stdlib/copyright")
    made_by_debian = debian_package(sysconfig.get_path("stdlib") + "/os.py") is not None
    texts = [path for path in candidates[: 1 + made_by_debian] if path.is_file()]
    return Owner("python", "Python", sysconfig.get_config_var("py_version") or version, "PSF-2.0", tuple(texts))


def debian_package(path: str) -> str | None:
    """The Debian package that contains `path`, also if ``/lib`` is a link to ``/usr/lib`` and dpkg knows only one."""
    other = path.removeprefix("/usr") if path.startswith("/usr/lib") else f"/usr{path}"
    for candidate in (path, other):
        try:
            done = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True, check=False)
        except FileNotFoundError:
            return None
        if done.returncode == 0:
            return done.stdout.partition(":")[0]
    return None


def package_owner(package: str) -> Owner:
    """A Debian package, under its upstream name if its copyright file gives one."""
    asked = ["dpkg-query", "-W", "-f", "${source:Package}\t${source:Upstream-Version}\n", package]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    source, _, version = done.stdout.splitlines()[0].partition("\t")
    path = DOCUMENTS / package / "copyright"
    text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    name = re.search(r"^Upstream-Name: *(.+)$", text, flags=re.MULTILINE)
    licence = re.search(r"^Files: \*\n(?:.*\n)*?License: *(.+)$", text, flags=re.MULTILINE)
    return Owner(package, name[1].strip() if name else source, version, licence[1].strip() if licence else "", (path,))
