"""A file belongs to a Python distribution, to Python itself, or to a Debian package."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from licences.owners import Owners, Python, is_of_python


def test_pythons_library_is_its_own_but_not_what_is_installed_into_it() -> None:
    folder = Python.running().folder
    assert is_of_python(json.__file__, folder)
    assert is_of_python("/opt/lib/libpython3.11.so.1.0", folder)
    assert not is_of_python(pytest.__file__, folder)


def test_a_python_for_windows_owns_its_folder_and_says_its_version(tmp_path: Path) -> None:
    headers, packages = tmp_path / "include", tmp_path / "Lib" / "site-packages"
    for folder in (headers, packages / "tool-1.dist-info", packages / "tool"):
        folder.mkdir(parents=True)
    (packages / "tool" / "Tool.dll").touch()
    (headers / "patchlevel.h").write_text('#define PY_VERSION      "3.13.2"\n', encoding="utf-8")
    (packages / "tool-1.dist-info" / "METADATA").write_text("Name: Tool\nVersion: 1\nLicense: MIT\n", encoding="utf-8")
    (packages / "tool-1.dist-info" / "RECORD").write_text("tool/Tool.dll,,\n", encoding="utf-8")
    owners = Owners([str(packages)], Python.for_windows(tmp_path))
    assert owners.of(str(tmp_path / "DLLs" / "_ssl.pyd")) == owners.python
    assert (owners.python.version, owners.python.texts) == ("3.13.2", (tmp_path / "LICENSE.txt",))
    assert (owner := owners.of(str(packages / "tool" / "Tool.dll"))) is not None
    assert (owner.key, owner.licence) == ("tool", "MIT")
