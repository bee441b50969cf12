"""Write what the Flatpak is built from: its manifest, the list of wheels by their hashes, and the files beside them.

Nothing is built here and no runtime is needed. ``flatpak-builder`` then gets the wheels from where pip would, checks
their hashes and builds offline. Of Qt for Python only those files stay that the bundle in the same folder has, which is
made of the same release and tested. The program may show a window and play sounds, and nothing else: files are opened
through the portal. The runtime is the one without Qt, since another Qt than that of the wheels would disturb it.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from project import APP_ID, LINUX, PROGRAM, run

MANIFEST = f"{APP_ID}.json"
QT = "PySide6-Addons"
"""The distribution whose release decides over all files of Qt."""
LIBRARIES = {
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libkrb5.so.3": "libkrb5-3",
    "libk5crypto.so.3": "libk5crypto3",
    "libkrb5support.so.0": "libkrb5support0",
    "libcom_err.so.2": "libcom-err2",
    "libkeyutils.so.1": "libkeyutils1",
}
"""The libraries that QtNetwork is linked to and the runtime lacks, with their packages. Sound needs QtNetwork."""


def build(out: Path, wheel: Path) -> None:
    """Write everything into the folder ``out/flatpak``. The bundle, the icons and the metainfo lie in `out`."""
    folder = out / "flatpak"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in (MANIFEST, "keep.sh"):
        shutil.copy(LINUX / name, folder)
    shutil.copy(wheel, folder)
    sources = [{"type": "file", "path": wheel.name}, *sources_of(report(wheel), wheel.name)]
    (folder / "sources.json").write_text(json.dumps(sources, indent=2) + "\n", encoding="utf-8")
    (folder / "kept.txt").write_text("".join(f"{name}\n" for name in kept(out / PROGRAM)), encoding="utf-8")
    lay_out(out, folder / "files")
    add_libraries(folder / "files")
    print(f"{folder / MANIFEST}: {len(sources)} wheels")


def report(wheel: Path) -> dict[str, Any]:
    """What pip would install with a wheel of ours, with Qt in the release of this environment."""
    with tempfile.TemporaryDirectory(prefix="belote-flatpak-") as name:
        told = Path(name, "report.json")
        words: list[str | Path] = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        run([*words, "--only-binary", ":all:", "--report", told, wheel, f"{QT}=={version(QT)}"])
        found: dict[str, Any] = json.loads(told.read_text(encoding="utf-8"))
    return found


def sources_of(report: dict[str, Any], own: str) -> list[dict[str, str]]:
    """The wheels of pip's report as sources of flatpak-builder, except our own. Ends the program if one has no hash."""
    sources = []
    for part in report["install"]:
        info = part["download_info"]
        if info["url"].rpartition("/")[2] == own:
            continue
        digest = info.get("archive_info", {}).get("hashes", {}).get("sha256")
        if not digest:
            raise SystemExit(f"The package registry tells no hash of {info['url']}.")
        sources.append({"type": "file", "url": info["url"], "sha256": digest})
    return sources


def kept(program: Path) -> list[str]:
    """The files of Qt for Python that a bundle has, relative to the folder PySide6."""
    folder = program / "_internal" / "PySide6"
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def lay_out(out: Path, files: Path) -> None:
    """Arrange what lies beside the program as it will be under /app."""
    share = files / "share"
    shutil.copytree(out / "icons", share / "icons")
    shutil.copytree(out / PROGRAM / "licences", share / "licenses" / APP_ID)
    fonts = next((out / PROGRAM).glob("**/belote_desktop/resources/fonts"))
    shutil.copytree(fonts, share / "fonts" / PROGRAM)
    for source, place in (
        (LINUX / f"{APP_ID}.desktop", "applications"),
        (out / f"{APP_ID}.metainfo.xml", "metainfo"),
        (LINUX / f"{APP_ID}.mime.xml", "mime/packages"),
    ):
        (share / place).mkdir(parents=True)
        name = f"{APP_ID}.xml" if source.name.endswith(".mime.xml") else source.name
        shutil.copyfile(source, share / place / name)


def add_libraries(files: Path) -> None:
    """Copy the libraries that the runtime lacks from this system, with the texts of their licences."""
    (files / "lib").mkdir()
    for name, path in found_libraries(LIBRARIES).items():
        shutil.copyfile(path, files / "lib" / name)
        package = LIBRARIES[name]
        text = Path("/usr/share/doc", package, "copyright")
        shutil.copyfile(text, files / "share/licenses" / APP_ID / f"{package}.txt")


def found_libraries(names: Iterable[str]) -> dict[str, Path]:
    """Where this system has libraries. Ends the program with a sentence if it lacks one."""
    listed = run(["/sbin/ldconfig", "--print-cache"])
    places = {line.split()[0]: Path(line.rpartition(" => ")[2]) for line in listed.splitlines() if " => " in line}
    if missing := [name for name in names if name not in places]:
        raise SystemExit(f"These libraries are missing here: {', '.join(missing)}.")
    return {name: places[name] for name in names}


def rehearse(folder: Path, place: Path) -> Path:
    """Get the sources of a manifest and run its commands here, with the folder `place` as /app.

    Returns a script that starts the program in it.
    """
    module = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["modules"][0]
    sources = json.loads((folder / "sources.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="belote-flatpak-") as name:
        shutil.copytree(folder, name, dirs_exist_ok=True, symlinks=True)
        wanted = "".join(f"{each['url']} --hash=sha256:{each['sha256']}\n" for each in sources if "url" in each)
        Path(name, "wheels.txt").write_text(wanted, encoding="utf-8")
        words: list[str | Path] = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
        run([*words, "--dest", name, "--requirement", Path(name, "wheels.txt")])
        place.mkdir(parents=True)
        path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
        for command in module["build-commands"]:
            run(["env", "--chdir", name, "sh", "-ec", command], PATH=path, FLATPAK_DEST=str(place), PYTHONPATH="")
    return starter(place)


def starter(place: Path) -> Path:
    """Write a script that starts the program in `place` as Flatpak starts the one in /app."""
    modules = next(place.glob("lib/python3.*/site-packages"))
    script = place / "start"
    lines = ["#!/bin/sh", f"export PYTHONPATH='{modules}' LD_LIBRARY_PATH='{place}/lib'"]
    script.write_text("\n".join([*lines, f"exec '{place}/bin/{PROGRAM}' \"$@\"", ""]), encoding="utf-8")
    script.chmod(0o755)
    return script
