"""Build the Debian package: the bundle, its desktop entry, its licences and its dependencies."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tempfile
import textwrap
import xml.etree.ElementTree as ElementTree
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import copyright_file
from project import APP_ID, LINUX, PROGRAM, folder_size, run, version

IF_THERE = ("libcupsprintersupport.so",)
"""Loaded only where the system can print. Elsewhere PDFs are still written, so no package is needed for it."""
FONTS = "belote_desktop/resources/fonts"
"""The folder of a bundle with its fonts."""
MAINTAINER = "The Belote Desktop authors <noreply@belote-desktop.invalid>"
DESCRIPTION = """play Belote and related games against the computer
 Some 60 games, from Belote and Coinche to Baloot, Bela and Klaverjas. The
 computer players see only what a person in their seat would see, and hints
 explain what to play and why. No network is used."""


def package_file(out: Path) -> Path:
    """The path of the Debian package."""
    return out / f"{PROGRAM}_{version()}_{run(['dpkg', '--print-architecture']).strip()}.deb"


def build(out: Path) -> None:
    """Pack the bundle and the icons that lie in `out`."""
    with tempfile.TemporaryDirectory(prefix="belote-deb-") as name:
        tree = Path(name, "tree")
        (tree / "DEBIAN").mkdir(parents=True)
        lay_out(out, tree)
        write_control(tree)
        run(["chmod", "-R", "u=rwX,go=rX", tree])
        for library in tree.rglob("*.so*"):
            if not library.is_symlink():
                library.chmod(0o644)
        run(["dpkg-deb", "-Zxz", "--root-owner-group", "--build", tree, package_file(out)])
    print(f"{package_file(out)}: {package_file(out).stat().st_size / 1e6:.0f} MB")


def lay_out(out: Path, tree: Path) -> None:
    """Arrange the package's files under `tree` as they will be on the user's computer."""
    share, documents = tree / "usr/share", tree / "usr/share/doc" / PROGRAM
    program = tree / "usr/lib" / PROGRAM
    shutil.copytree(out / PROGRAM, program, symlinks=True)
    leave_out_fonts(program)
    shutil.copytree(out / "icons", share / "icons", dirs_exist_ok=True)
    files = {
        LINUX / f"{APP_ID}.desktop": share / "applications",
        LINUX / f"{APP_ID}.metainfo.xml": share / "metainfo",
        LINUX / f"{APP_ID}.mime.xml": share / "mime/packages",
        LINUX / "lintian-overrides": share / "lintian/overrides",
    }
    for source, folder in files.items():
        folder.mkdir(parents=True, exist_ok=True)
        name = {"lintian-overrides": PROGRAM, f"{APP_ID}.mime.xml": f"{APP_ID}.xml"}.get(source.name, source.name)
        shutil.copy(source, folder / name)
    documents.mkdir(parents=True)
    (share / "man/man1").mkdir(parents=True)
    write_compressed(share / "man/man1" / f"{PROGRAM}.1.gz", (LINUX / f"{PROGRAM}.1").read_text(encoding="utf-8"))
    write_compressed(documents / "changelog.gz", changelog(LINUX / f"{APP_ID}.metainfo.xml"))
    documents.joinpath("copyright").write_text(copyright_file.text(program / "licences"), encoding="utf-8")
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")


def is_of_fonts(part: dict[str, Any]) -> bool:
    """Whether every file of a part in the list of licences is a font."""
    return all(Path(file).parent.as_posix().endswith(FONTS) for file in part["files"])


def leave_out_fonts(program: Path) -> None:
    """Delete the fonts of a bundle and their licences: on Debian they come from the package that is recommended."""
    for folder in program.glob(f"**/{FONTS}"):
        shutil.rmtree(folder)
    listed = program / "licences" / "licences.json"
    parts = json.loads(listed.read_text(encoding="utf-8"))
    kept = [part for part in parts if not is_of_fonts(part)]
    texts = {text for part in parts for text in part["texts"]} - {text for part in kept for text in part["texts"]}
    for text in texts:
        (program / "licences" / text).unlink()
    listed.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_compressed(path: Path, text: str) -> None:
    """Write a text compressed as Debian requires for documents: as small as possible, and reproducibly."""
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def changelog(metainfo: Path) -> str:
    """The newest release in the metainfo, in the format of Debian's changelogs."""
    release = ElementTree.parse(metainfo).getroot().find("releases/release")
    if release is None:
        raise SystemExit(f"{metainfo} lists no release.")
    told = " ".join((release.findtext("description/p") or "").split())
    lines = textwrap.fill(told, 76, initial_indent="  * ", subsequent_indent="    ")
    day = format_datetime(datetime.fromisoformat(release.get("date", "")).replace(tzinfo=UTC))
    return f"{PROGRAM} ({release.get('version')}) unstable; urgency=medium\n\n{lines}\n\n -- {MAINTAINER}  {day}\n"


def write_control(tree: Path) -> None:
    """Write the package's control file."""
    from belote_desktop.resources import font_files

    fields = {
        "Package": PROGRAM,
        "Version": version(),
        "Architecture": run(["dpkg", "--print-architecture"]).strip(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(folder_size(tree) // 1024),
        "Depends": dependencies(tree / "usr" / "lib" / PROGRAM),
        "Recommends": font_files.PACKAGE,
        "Suggests": "libcups2",
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    control = tree / "DEBIAN" / "control"
    control.write_text("".join(f"{name}: {value}\n" for name, value in fields.items()), encoding="utf-8")


def dependencies(program: Path) -> str:
    """The Debian packages whose libraries the bundle needs, as found by dpkg-shlibdeps."""
    files = [path for path in program.rglob("*") if path.is_file() and not path.is_symlink()]
    elf = [path for path in files if path.open("rb").read(4) == b"\x7fELF" and path.name not in IF_THERE]
    private = sorted({f"-l{path.parent}" for path in elf})
    with tempfile.TemporaryDirectory(prefix="belote-deb-") as name:
        control = Path(name, "debian", "control")
        control.parent.mkdir()
        control.write_text(f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n", encoding="utf-8")
        words = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *private, *map(str, elf)]
        done = subprocess.run(words, cwd=name, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"The libraries that the bundle needs are not all on this machine:\n{done.stderr}")
    return done.stdout.strip().removeprefix("shlibs:Depends=")
