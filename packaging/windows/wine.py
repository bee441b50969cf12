"""Wine: a Windows of its own in a folder, to run Windows programs on Linux."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath

WITHOUT = "mscoree,mshtml,wbemprox,winemenubuilder.exe="
"""Parts of Wine that are switched off.

The first two offer to download .NET and a browser. The third answers Python's questions about the system, and Wine 8
stops the program that asks; without it Python asks in another way. The last would add what is installed to the menu of
this system.
"""
OF_WINDOWS = PureWindowsPath("C:/windows")


class Wine:
    """The Windows that Wine keeps in `folder`, which it makes if necessary. As a context, it ends all it started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drive = folder / "drive_c"

    def __enter__(self) -> Wine:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.run(["wineboot", "--init"])
        self.run(["winecfg", "-v", "win10"])
        self.wait()
        return self

    def __exit__(self, *problem: object) -> None:
        subprocess.run(["wineserver", "--kill"], env=self._variables(), check=False)

    def run(self, command: Sequence[str | Path], *, timeout: float | None = None, **variables: str) -> str:
        """Run a Windows program with extra environment variables. Paths are turned into those of Windows.

        Returns its output, or ends the program with a sentence if it fails or takes more than `timeout` seconds.
        """
        if shutil.which("wine") is None:
            raise SystemExit("Wine is needed and was not found. On Debian: apt install wine wine64.")
        words = ["wine", *(windows_path(word) if isinstance(word, Path) else word for word in command)]
        try:
            done = subprocess.run(
                words, env=self._variables() | variables, timeout=timeout, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise SystemExit(f"This command was not over after {timeout} seconds: {' '.join(words)}") from None
        if done.returncode:
            end = "\n".join(done.stdout.splitlines()[-60:])
            raise SystemExit(f"This command failed with status {done.returncode}: {' '.join(words)}\n{end}")
        return done.stdout

    def wait(self) -> None:
        """Wait until all programs have ended, those included that others left behind, and the registry is written."""
        subprocess.run(["wineserver", "--wait"], env=self._variables(), check=True)

    def registry(self) -> str:
        """The part of the registry that belongs to the user, as Wine keeps it. Call `wait` before."""
        return (self.folder / "user.reg").read_text(encoding="utf-8", errors="replace")

    def _variables(self) -> dict[str, str]:
        """The environment of a Windows program: nothing of this one but what finds Wine."""
        kept = {name: os.environ[name] for name in ("HOME", "PATH", "SOURCE_DATE_EPOCH") if name in os.environ}
        return kept | {"WINEPREFIX": str(self.folder), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": WITHOUT}


def windows_path(path: Path) -> str:
    """The name by which a program in Wine knows a file of this system."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def path_here(name: str) -> str:
    """The path on this system of a file that a program in Wine has named in any letter case.

    A file of Wine's own Windows, or one that does not exist, keeps its name.
    """
    given = PureWindowsPath(name)
    if given.drive.upper() != "Z:":
        return name
    path = Path("/", *given.parts[1:])
    if path.exists() or not path.parent.is_dir():
        return str(path)
    same = [each for each in path.parent.iterdir() if each.name.lower() == path.name.lower()]
    return str(same[0]) if same else str(path)
