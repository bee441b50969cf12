"""The hosted workflows: each action is one known commit, and each job may and lasts no more than it must."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import package
from belote_desktop.resources import font_files
from macos import signing
from tests.folders import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
JOB = re.compile(r"^  ([\w-]+):\n((?:(?: {3,}.*)?\n)+)", re.MULTILINE)
PACKAGE = re.compile(r"\b(?:lib[a-z]+[\w.-]*|fonts-[\w-]+|python3-[\w-]+)\b")
ids = [path.stem for path in WORKFLOWS]


def jobs(text: str) -> dict[str, str]:
    """The lines of each job."""
    return dict(JOB.findall(text.partition("\njobs:\n")[2] + "\n"))


def faults(text: str) -> list[str]:
    """What a workflow lacks of what every workflow must have."""
    found = [] if "\npermissions: {}\n" in text else ["no permissions at the top"]
    found += [] if "\nconcurrency:\n" in text else ["no concurrency"]
    for used in re.findall(r"^\s*(?:- )?uses: (.+)$", text, re.MULTILINE):
        if not used.startswith("./") and not PINNED.fullmatch(used):
            found.append(f"not a commit with its version: {used}")
    for name, lines in jobs(text).items():
        called = "\n    uses: ./" in f"\n{lines}"
        if not called and "\n    timeout-minutes: " not in lines:
            found.append(f"{name}: no timeout")
        if "\n    permissions:" not in lines:
            found.append(f"{name}: no permissions")
    checkouts = text.count("uses: actions/checkout@")
    if text.count("persist-credentials: false") != checkouts:
        found.append("a checkout keeps its credentials")
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=ids)
def test_a_workflow_may_do_little_and_is_made_of_known_parts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(jobs(text)) >= 1
    assert faults(text) == []


def test_there_are_workflows_for_tests_packages_releases_and_the_site() -> None:
    assert {"tests", "packages", "release", "site"} <= set(ids)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("permissions: {}\n\nc", "c"), "no permissions at the top"),
        ((re.compile(r"@[0-9a-f]{40} # v7.0.0"), "@v7"), "not a commit with its version: actions/checkout@v7"),
        (("    timeout-minutes: 10\n", ""), "workflows: no timeout"),
        (("persist-credentials: false", "fetch-depth: 1"), "a checkout keeps its credentials"),
    ],
)
def test_a_fault_is_found(change: tuple[str | re.Pattern[str], str], told: str) -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    old, new = change
    assert told in faults(re.sub(old if isinstance(old, re.Pattern) else re.escape(old), new, text))


@pytest.mark.parametrize("path", WORKFLOWS, ids=ids)
def test_a_workflow_installs_only_system_packages_that_the_checks_install_too(path: Path) -> None:
    """`.ci/run` is tried at every change: a package that is renamed there must not stay behind here."""
    text = path.read_text(encoding="utf-8")
    installed = re.findall(r"apt-get install .*?((?:\\\n.*)+)", text)
    known = set(PACKAGE.findall((ROOT / ".ci" / "run").read_text(encoding="utf-8")))
    assert {name for lines in installed for name in PACKAGE.findall(lines)} <= known


@pytest.mark.parametrize("path", [*WORKFLOWS, ROOT / ".ci" / "run"], ids=[*ids, "run"])
def test_the_scripts_and_the_commands_of_packaging_that_are_run_are_there(path: Path) -> None:
    run = re.findall(r"\b(packaging/[\w/]+\.py)(?: ([a-z][\w-]*))?", path.read_text(encoding="utf-8"))
    assert [script for script, _ in run if not (ROOT / script).is_file()] == []
    asked = {command for script, command in run if script == "packaging/package.py"}
    assert asked <= {*package.STEPS, "macos", "flatpak"}
    assert asked or path.stem not in ("packages", "run")


def test_windows_and_macos_get_every_font_that_the_tests_draw_with() -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    taken = re.findall(r"/usr/share/fonts/truetype/noto/(\S+)", text)
    assert [name for name in font_files.FILES if not any(fnmatchcase(name, pattern) for pattern in taken)] == []
    assert {"/Library/Fonts", "C:/Windows/Fonts"} <= {*font_files.FOLDERS}
    assert all(folder in text for folder in ("/Library/Fonts/", "C:/Windows/Fonts"))


def test_every_tool_of_the_workflows_is_pinned_by_its_hash() -> None:
    folder = ROOT / ".github"
    wanted = re.findall(r"^[a-z][\w-]*$", (folder / "requirements.in").read_text(encoding="utf-8"), re.MULTILINE)
    exact = (folder / "requirements.txt").read_text(encoding="utf-8")
    pinned = re.findall(r"^([a-z][\w-]*)==\S+.*\\\n    --hash=sha256:", exact, re.MULTILINE)
    assert wanted
    assert set(wanted) <= set(pinned)
    assert len(pinned) == len(re.findall(r"^[a-z]", exact, re.MULTILINE))


def test_no_secret_is_named_but_the_token_of_the_run_and_those_that_sign_for_macos() -> None:
    """Each is given to one step, or passed on; `package.py macos` reads them by these names."""
    wanted = {signing.variable(name) for name in signing.Secrets.names()}
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        given = re.findall(r"^ +(\w+): \$\{\{ secrets\.(\w+) \}\}$", text, re.MULTILINE)
        assert len(given) == text.count("secrets."), path.name
        assert all(name == secret for name, secret in given), path.name
        assert {name for name, _ in given} == (wanted if path.stem in ("packages", "release") else set()), path.name
        assert len(given) == len(set(given)), path.name


def test_macos_gets_its_wheel_its_licences_and_its_fonts() -> None:
    job = jobs((ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8"))["macos"]
    assert "package.py macos --out dist --texts taken/texts --wheel " in job
    assert "taken/fonts/*.ttf /Library/Fonts/" in job
    assert "/Library/Fonts" in font_files.FOLDERS
