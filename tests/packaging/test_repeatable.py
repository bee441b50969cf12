"""The same sources give the same packages, byte for byte, in any folder and for any user."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.folders import ROOT

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", "*.so", ".*_cache")
DATE = "1764000000"


def as_others_have_it(tree: Path) -> None:
    """Give every file another date, and what only its owner may do."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o700)
            os.utime(path, (1_000_000_000, 1_000_000_000))


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_two_builds_of_the_program_are_equal(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        tree = tmp_path / name / f"a-folder-called-{name}"
        shutil.copytree(ROOT, tree, symlinks=True, ignore=LEFT_OUT)
        if name == "two":
            as_others_have_it(tree)
        out = tmp_path / name / "dist"
        done = subprocess.run(
            [sys.executable, "-m", "build", "--sdist", "--wheel", "--outdir", str(out), str(tree)],
            env={**os.environ, "SOURCE_DATE_EPOCH": DATE, "PYTHONPATH": ""},
            umask=0o022 if name == "one" else 0o077,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        with tarfile.open(next(out.glob("*.tar.gz"))) as archive:
            assert {(each.mtime, each.mode & 0o077, each.uid, each.uname) for each in archive} == {
                (int(DATE), 0o055, 0, ""),
                (int(DATE), 0o044, 0, ""),
            }
        found.append({path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in out.iterdir()})
    assert found[0] == found[1]
    assert sorted(name.rpartition(".")[2] for name in found[0]) == ["gz", "whl"]
