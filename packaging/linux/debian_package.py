"""Build the Debian package: the bundle, its desktop entry, its licences and its dependencies."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tempfile
import textwrap
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import releases
from bundle.fonts_and_icons import FONTS, is_of_fonts
from licences import copyright_file
from linux import completion
from project import APP_ID, LINUX, PROGRAM, folder_size, run, version
from releases import Release

IF_THERE = ("libcupsprintersupport.so",)
"""Loaded only where the system can print. Elsewhere PDFs are still written, so no package is needed for it."""
GAMES = "usr/games"
"""Where Debian has its games. The desktop entry names the program with this path, which not every user searches."""
REVISION = "1"
"""Counts the packages of one version of the program."""
MAINTAINER = "The Belote Desktop authors <noreply@belote-desktop.invalid>"
DESCRIPTION = """play Belote and related games against the computer
 Some 60 games, from Belote and Coinche to Baloot, Bela and Klaverjas. The
 computer players see only what a person in their seat would see, and hints
 explain what to play and why. No network is used."""


def package_file(out: Path) -> Path:
    """The path of the Debian package."""
    return out / f"{PROGRAM}_{version()}-{REVISION}_{run(['dpkg', '--print-architecture']).strip()}.deb"


def build(out: Path) -> None:
    """Pack the bundle, the icons and the metainfo that lie in `out`."""
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
    share, program = tree / "usr/share", tree / "usr/lib" / PROGRAM
    shutil.copytree(out / PROGRAM, program, symlinks=True)
    leave_out_fonts(program)
    shutil.copytree(out / "icons", share / "icons", dirs_exist_ok=True)
    files = {
        out / f"{APP_ID}.metainfo.xml": share / "metainfo",
        LINUX / f"{APP_ID}.mime.xml": share / "mime/packages",
        LINUX / "lintian-overrides": share / "lintian/overrides",
    }
    for source, folder in files.items():
        folder.mkdir(parents=True, exist_ok=True)
        name = {"lintian-overrides": PROGRAM, f"{APP_ID}.mime.xml": f"{APP_ID}.xml"}.get(source.name, source.name)
        shutil.copy(source, folder / name)
    (share / "applications").mkdir()
    (share / "applications" / f"{APP_ID}.desktop").write_text(desktop_entry(), encoding="utf-8")
    completion.write(share)
    write_documents(share, copyright_file.text(program / "licences"))
    (tree / GAMES).mkdir(parents=True)
    (tree / GAMES / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")


def write_documents(share: Path, copyright_: str) -> None:
    """Write the manual page, both changelogs and the copyright file."""
    manual, documents = share / "man/man6", share / "doc" / PROGRAM
    manual.mkdir(parents=True)
    documents.mkdir(parents=True)
    changes = releases.CHANGES.read_text(encoding="utf-8")
    write_compressed(manual / f"{PROGRAM}.6.gz", (LINUX / f"{PROGRAM}.6").read_text(encoding="utf-8"))
    write_compressed(documents / "changelog.gz", changes)
    write_compressed(documents / "changelog.Debian.gz", changelog(releases.changelog(changes)))
    (documents / "copyright").write_text(copyright_, encoding="utf-8")


def desktop_entry() -> str:
    """The desktop entry with the path of the program."""
    return (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8").replace("\nExec=", f"\nExec=/{GAMES}/")


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


def changelog(released: Iterable[Release]) -> str:
    """The releases, newest first, in the format of Debian's changelogs."""
    entries = []
    for number, release in enumerate(reversed([*released])):
        lines = textwrap.fill(release.text, 76, initial_indent="  * ", subsequent_indent="    ")
        # A minute more for each: two releases of one day must not have the same time.
        time = datetime.fromisoformat(release.date).replace(tzinfo=UTC) + timedelta(minutes=number)
        head = f"{PROGRAM} ({release.version}-{REVISION}) unstable; urgency=medium"
        entries.append(f"{head}\n\n{lines}\n\n -- {MAINTAINER}  {format_datetime(time)}\n")
    return "\n".join(reversed(entries))


def write_control(tree: Path) -> None:
    """Write the package's control file."""
    from belote_desktop.resources import font_files

    fields = {
        "Package": PROGRAM,
        "Version": f"{version()}-{REVISION}",
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
