"""Check that the bundle, the AppDir and the Debian package work and contain everything they must."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from bundle.fonts_and_icons import FONTS, check_fonts
from bundle.selftest import selftest
from linux import appdir, completion, debian_package, flatpak
from linux.debian_package import package_file
from project import APP_ID, COMPILED, LINUX, PROGRAM, ROOT, folder_size, run

WINDOW_TIME = 60
"""Seconds within which the window must be filled and closed again. It takes one."""
TIMED_OUT = 124
"""The status of `timeout` when it had to end the command."""
WINDOW = """
"$0" --profile "$1" & program=$!
xdotool search --sync --onlyvisible --all --pid "$program" --name '^Belote Desktop$' windowfocus key ctrl+q || true
wait "$program"
"""
"""Starts the window of the program $0, and closes it as a user does once its contents have given it its name. xdotool
complains that the window is gone before the key is up."""


def validate(out: Path) -> None:
    """Let the bundle test itself, run the checkers of freedesktop and Debian, and check the package's contents."""
    print(run(["desktop-file-validate", LINUX / f"{APP_ID}.desktop"]), end="")
    print(run(["appstreamcli", "validate", "--no-net", out / f"{APP_ID}.metainfo.xml"]), end="")
    check_contents(run(["dpkg-deb", "--contents", package_file(out)]))
    print(run(["lintian", "--no-cfg", "--allow-root", "--fail-on", "error,warning", package_file(out)]), end="")
    check_fonts(out / PROGRAM)
    selftest(out / PROGRAM / PROGRAM)
    check_appdir(out / appdir.FOLDER)
    if (out / "flatpak").is_dir():
        check_flatpak(out / "flatpak")
    print("The bundle and the AppDir work; the desktop entry, the metainfo and the package are as they should be.")


def check_appdir(folder: Path) -> None:
    """Check the files of an AppDir, start it, show its window and let it test itself."""
    if found := appdir.faults(folder):
        raise SystemExit(f"{folder}: {', '.join(found)}.")
    print(run(["appstreamcli", "validate-tree", "--no-net", folder]), end="")
    print(run([folder / "AppRun", "--version"]), end="")
    window(folder / "AppRun")
    selftest(folder / "AppRun")


def check_flatpak(folder: Path) -> None:
    """Check the manifest of the Flatpak, run its commands here, and show the window of what they install."""
    with tempfile.TemporaryDirectory(prefix="belote-validate-") as name:
        if shutil.which("flatpak-builder"):
            run(["env", "--chdir", name, "flatpak-builder", "--show-manifest", folder / flatpak.MANIFEST])
        program = flatpak.rehearse(folder, Path(name, "app"))
        print(f"/app: {folder_size(Path(name, 'app')) / 1e6:.0f} MB")
        print(run([program, "--version"]), end="")
        window(program)


def window(program: Path) -> None:
    """Show the window of a program on its own screen and close it. Ends this program with a sentence if it fails."""
    with tempfile.TemporaryDirectory(prefix="belote-validate-") as home:
        bare = {"HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "xcb"}
        # `timeout` ends the screen and the program too.
        words = ["timeout", str(WINDOW_TIME), "xvfb-run", "--auto-servernum", "sh", "-ec", WINDOW, str(program)]
        done = subprocess.run([*words, f"{home}/profile"], env=bare, capture_output=True, text=True, check=False)
    told = f"\n{done.stdout}{done.stderr}".rstrip()
    if done.returncode == TIMED_OUT:
        raise SystemExit(f"{program} showed no window within {WINDOW_TIME} seconds.{told}")
    if done.returncode:
        raise SystemExit(f"The window of {program} ended with status {done.returncode}.{told}")


def check_contents(listing: str) -> None:
    """Check the package's list of files for everything required. Ends the program with a sentence if it lacks any."""
    wanted = [
        f"/{debian_package.GAMES}/{PROGRAM}",
        f"/man6/{PROGRAM}.6.gz",
        "/changelog.Debian.gz",
        *(f"/usr/share/{place}" for place in completion.PLACES.values()),
        *(f"/belote_desktop/search/{name}.abi3.so" for name in COMPILED),
        "/licences/licences.json",
        "/licences/GPL-3.txt",
        "/licences/LGPL-3.txt",
        f"/mime/packages/{APP_ID}.xml",
    ]
    wanted += [f"/translations/{path.stem}.qm" for path in sorted((ROOT / "translations").glob("*.ts"))]
    wanted += [f"/translations/forms/{path.name}" for path in sorted((ROOT / "translations/forms").glob("*.toml"))]
    wanted += [f"/hicolor/{size}x{size}/apps/{APP_ID}.png" for size in (16, 48, 128, 256)]
    missing = [name for name in wanted if name not in listing]
    if missing:
        raise SystemExit(f"The package lacks {', '.join(missing)}.")
    if FONTS in listing:
        raise SystemExit(f"The package has fonts in {FONTS}. It takes them from the system.")
