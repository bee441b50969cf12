"""Build what people install: ``python packaging/package.py COMMAND``, on Linux.

``icons`` draws the icons, ``bundle`` freezes the program into a folder with PyInstaller, ``deb`` packs that folder,
``validate`` runs the freedesktop validators and looks into the package, ``all`` does everything in this order.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
APP_ID = "io.github.belote_desktop.BeloteDesktop"
PROGRAM = "belote-desktop"
MAINTAINER = "The Belote Desktop authors <noreply@belote-desktop.invalid>"
FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf")
FONT_FOLDER = Path("/usr/share/fonts/truetype/dejavu")
FONT_LICENCE = Path("/usr/share/doc/fonts-dejavu-core/copyright")
CORE = "belote_desktop/search/core.*.so"
COMPILER = "Install a C compiler and Python's headers (gcc, libc6-dev, python3-dev) and try again."
DESCRIPTION = """play Belote and its whole family of games against the computer
 Some sixty games, from Belote and Coinche to Baloot, Bela and Klaverjas, with
 computer players that know only what a player in their seat may know, and a
 coach that tells why. No network is used."""


def run(command: Sequence[str | Path], **variables: str) -> str:
    """Run a command with extra environment variables; its output, or the end of the program with a sentence."""
    words = [str(word) for word in command]
    if shutil.which(words[0]) is None:
        raise SystemExit(f"{words[0]} is needed and was not found. Install it and try again.")
    done = subprocess.run(words, env=os.environ | variables, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"This command failed with status {done.returncode}: {' '.join(words)}\n{done.stdout}")
    return done.stdout


def version() -> str:
    """The program's version, read from its source without importing it."""
    source = ast.parse((ROOT / "belote_desktop" / "__init__.py").read_text(encoding="utf-8"))
    for node in source.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise SystemExit("belote_desktop/__init__.py does not say __version__.")


def gather_fonts(target: Path) -> None:
    """Copy the fonts that the window draws with, and their licence, from the system's package."""
    target.mkdir(parents=True)
    for source in (*(FONT_FOLDER / name for name in FONTS), FONT_LICENCE):
        if not source.is_file():
            raise SystemExit(f"{source} is missing. The bundle carries this font: install fonts-dejavu-core.")
        shutil.copy(source, target / ("LICENSE.txt" if source == FONT_LICENCE else source.name))


def icons(out: Path) -> None:
    """Draw the icons as a hicolor tree under ``out/icons``, and the files for Windows and macOS beside it."""
    from belote_desktop.resources.icons import make_icons

    shutil.rmtree(out / "icons", ignore_errors=True)
    make_icons.write_pngs(out / "icons")
    make_icons.write_ico(out / f"{PROGRAM}.ico")
    make_icons.write_icns(out / f"{PROGRAM}.icns")


def bundle(out: Path, wheel: Path | None = None) -> None:
    """Freeze the program into the folder ``out/belote-desktop``, from a wheel or else from this source tree."""
    with tempfile.TemporaryDirectory(prefix="belote-bundle-") as name:
        work = Path(name)
        gather_fonts(work / "fonts")
        install: list[str | Path] = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
        run([*install, work / "site", wheel or ROOT])
        if not list((work / "site").glob(CORE)):
            raise SystemExit(f"The search was not compiled, which a bundle is not made without. {COMPILER}")
        freeze: list[str | Path] = [
            sys.executable,
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--clean",
            "--log-level",
            "WARN",
        ]
        run(
            [*freeze, "--distpath", out, "--workpath", work / "build", ROOT / "packaging" / "belote_desktop.spec"],
            BELOTE_BUNDLE_SITE=str(work / "site"),
            BELOTE_BUNDLE_FONTS=str(work / "fonts"),
            PYTHONPATH=str(work / "site"),
        )
    print(f"{out / PROGRAM}: {folder_size(out / PROGRAM) / 1e6:.0f} MB")


def folder_size(folder: Path) -> int:
    """The bytes of all files under `folder`."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def dependencies(program: Path) -> str:
    """The Debian packages whose libraries the bundle needs, as dpkg-shlibdeps finds them."""
    files = [path for path in program.rglob("*") if path.is_file() and not path.is_symlink()]
    elf = [path for path in files if path.open("rb").read(4) == b"\x7fELF"]
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


def lay_out(out: Path, tree: Path) -> None:
    """Lay the package's files out under `tree` as they will lie on the person's machine."""
    shutil.copytree(out / PROGRAM, tree / "usr" / "lib" / PROGRAM, symlinks=True)
    shutil.copytree(out / "icons", tree / "usr" / "share" / "icons", dirs_exist_ok=True)
    for folder in ("usr/bin", "usr/share/applications", "usr/share/metainfo", f"usr/share/doc/{PROGRAM}"):
        (tree / folder).mkdir(parents=True)
    (tree / "usr/bin" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    shutil.copy(LINUX / f"{APP_ID}.desktop", tree / "usr/share/applications")
    shutil.copy(LINUX / f"{APP_ID}.metainfo.xml", tree / "usr/share/metainfo")
    shutil.copy(LINUX / "copyright", tree / "usr/share/doc" / PROGRAM)


def write_control(tree: Path) -> None:
    """Write the package's control file."""
    fields = {
        "Package": PROGRAM,
        "Version": version(),
        "Architecture": run(["dpkg", "--print-architecture"]).strip(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(folder_size(tree) // 1024),
        "Depends": dependencies(tree / "usr" / "lib" / PROGRAM),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    control = tree / "DEBIAN" / "control"
    control.write_text("".join(f"{name}: {value}\n" for name, value in fields.items()), encoding="utf-8")


def deb(out: Path) -> None:
    """Pack the bundle as a Debian package, drawing or freezing first what is not there yet."""
    if not (out / "icons").is_dir():
        icons(out)
    if not (out / PROGRAM).is_dir():
        bundle(out)
    with tempfile.TemporaryDirectory(prefix="belote-deb-") as name:
        tree = Path(name, "tree")
        (tree / "DEBIAN").mkdir(parents=True)
        lay_out(out, tree)
        write_control(tree)
        run(["chmod", "-R", "u=rwX,go=rX", tree])
        run(["dpkg-deb", "-Zzstd", "-z9", "--root-owner-group", "--build", tree, package_file(out)])
    print(f"{package_file(out)}: {package_file(out).stat().st_size / 1e6:.0f} MB")


def package_file(out: Path) -> Path:
    """Where the Debian package is written."""
    return out / f"{PROGRAM}_{version()}_{run(['dpkg', '--print-architecture']).strip()}.deb"


def validate(out: Path) -> None:
    """Run the validators over the desktop entry and the metainfo, and see that the package has what it must have."""
    print(run(["desktop-file-validate", LINUX / f"{APP_ID}.desktop"]), end="")
    print(run(["appstreamcli", "validate", "--no-net", LINUX / f"{APP_ID}.metainfo.xml"]), end="")
    names = run(["dpkg-deb", "--contents", package_file(out)])
    wanted = [
        f"/usr/bin/{PROGRAM}",
        "/belote_desktop/search/core.abi3.so",
        "/resources/fonts/DejaVuSans.ttf",
        "/resources/fonts/LICENSE.txt",
    ]
    wanted += [f"/translations/{path.stem}.qm" for path in sorted((ROOT / "translations").glob("*.ts"))]
    wanted += [f"/hicolor/{size}x{size}/apps/{APP_ID}.png" for size in (16, 48, 128, 256)]
    missing = [name for name in wanted if name not in names]
    if missing:
        raise SystemExit(f"The package lacks {', '.join(missing)}.")
    print("The desktop entry, the metainfo and the package's contents are as they should be.")


def everything(out: Path) -> None:
    """All steps, one after the other."""
    for step in (icons, bundle, deb, validate):
        step(out)


STEPS: dict[str, Callable[[Path], None]] = {
    "icons": icons,
    "bundle": bundle,
    "deb": deb,
    "validate": validate,
    "all": everything,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; 0, or the end of the program with a sentence."""
    parser = argparse.ArgumentParser(description="Build the Linux bundle and the Debian package of Belote Desktop.")
    parser.add_argument("command", choices=STEPS)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the results go (default: dist)")
    parser.add_argument("--wheel", type=Path, help="bundle this wheel instead of the source tree")
    chosen = parser.parse_args(arguments)
    out: Path = chosen.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    if chosen.command == "bundle":
        bundle(out, chosen.wheel)
    else:
        STEPS[chosen.command](out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
