"""Have a bundle test itself, as a new user would start it."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

SELFTEST_TIME = 1800
"""Seconds that the bundle may take to test itself; it takes two minutes on one core of 2025."""


def selftest(program: Path, bundle: Path | None = None) -> None:
    """Run the self-test of a bundle as a new user would. Ends the program with a sentence if it fails.

    The bundle is the folder of its program if none is given. It gets nothing of this environment: no variable, no
    working directory, no module of this Python.
    """
    if not program.is_file():
        raise SystemExit(f"{program} is missing. Make the bundle first: package.py bundle.")
    with tempfile.TemporaryDirectory(prefix="belote-validate-") as folder:
        home = Path(folder, "home")
        home.mkdir()
        bare = {"HOME": str(home), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen"}
        whole = bundle or program.parent
        copy = shutil.copytree(whole, Path(folder, "elsewhere", whole.name), symlinks=True) / program.relative_to(whole)
        try:
            done = subprocess.run(
                [copy, "--selftest"], cwd=home, env=bare, timeout=SELFTEST_TIME,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise SystemExit(f"The selftest of {program} was not over after {SELFTEST_TIME} seconds.") from None
        except OSError as problem:
            raise SystemExit(f"{program} does not start: {problem.strerror}.") from None
    if done.returncode:
        end = "\n".join(done.stdout.splitlines()[-30:])
        raise SystemExit(f"The selftest of {program} failed with status {done.returncode}:\n{end}")
