"""The part of the build that pyproject.toml cannot say: the packages, the .qm files, and the compiled search.

``resources/`` and ``translations/`` lie beside the program and are mapped into the package. Every
``translations/*.ts`` becomes a .qm file; these are never committed.

Cython compiles the files of ``belote_desktop/search`` that ``COMPILED`` names, with the directives in their first
lines, into modules for all versions of Python from the oldest supported on. Where that does not work, or the
environment variable ``BELOTE_NO_EXT`` is set, the program is built without, and runs the same files uncompiled: all of
them or none, since compiled and uncompiled ones do not fit together.

PyPI shows README without the files beside it: its pictures would be missing there, and its links to other pages broken.
So what it is given has only what stands by itself.

With a date in ``SOURCE_DATE_EPOCH`` the same files give the same archive and the same wheel, byte for byte, in any
folder and for any user. Compilers of other systems or versions make other extensions.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from typing import Any

from setuptools import Extension, find_packages, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
IS_PROGRAM = (ROOT / "translations").is_dir()  # else the library, which packaging/engine/library.py lays out
RESOURCES = "belote_desktop.resources"
TRANSLATIONS = "belote_desktop.translations"
COMPILED = ("core", "features", "network", "habits", "playouts")
OLDEST_PYTHON = (3, 11)
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
BESIDE = r"(?!\w+:|#)"  # begins the address of a file beside the page: neither one elsewhere nor a place in the page
PICTURE = re.compile(rf'!\[[^]]*\]\({BESIDE}|<img [^>]*src="{BESIDE}')
LINK = re.compile(rf"\[([^]]*)\]\({BESIDE}[^)]*\)")
LIMITED_API = not sysconfig.get_config_var("Py_GIL_DISABLED")  # a free-threaded Python has none


def package_names() -> list[str]:
    """All packages, those mapped from ``resources/`` and ``translations/`` included."""
    found = find_packages(str(ROOT), include=["belote_desktop*"])
    inner = [f"{RESOURCES}.{name}" for name in find_packages(str(ROOT / "resources"))]
    return [*found, RESOURCES, *inner, TRANSLATIONS] if IS_PROGRAM else list(found)


class BuildWithTranslations(build_py):
    """Copies the packages and makes the .qm files in the copy, or beside their sources for an editable install."""

    def run(self) -> None:
        super().run()
        command = [sys.executable, str(ROOT / "translations" / "release.py"), "--out", str(self._folder())]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("The build ends here, because a program without its translations would be broken.")

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        """Leaves the translators' scripts out of what people install."""
        found: list[tuple[str, str, str]]
        found = super().find_package_modules(package, package_dir)  # type: ignore[no-untyped-call]
        return [module for module in found if package != TRANSLATIONS or module[1] in ("__init__", "word_forms")]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self.get_translation_mapping()]

    def get_output_mapping(self) -> dict[str, str]:
        return {**super().get_output_mapping(), **self.get_translation_mapping()}

    def get_translation_mapping(self) -> dict[str, str]:
        """The .qm files to be made, each with the .ts file it is made from."""
        sources = sorted((ROOT / "translations").glob("*.ts"))
        return {str(self._folder() / f"{source.stem}.qm"): str(source) for source in sources}

    def _folder(self) -> Path:
        return ROOT / "translations" if self.editable_mode else Path(self.build_lib, *TRANSLATIONS.split("."))


class BuildCore(build_ext):
    """Compiles the search where it can, and forgets the extensions where it cannot."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.cython_c_in_temp = True  # the C file does not belong beside its source

    def run(self) -> None:
        """Builds all anew or none: a module of an older source must not stay behind and be found first."""
        folders = [Path(self.build_lib), ROOT] if self.inplace else [Path(self.build_lib)]
        names = [self.get_ext_filename(extension.name) for extension in self.extensions]  # type: ignore[no-untyped-call]
        built = [folder / name for folder in folders for name in names]
        remove(built)
        if not os.environ.get("BELOTE_NO_EXT"):
            super().run()
        if not all(path.is_file() for path in built[: len(names)]):
            remove(built)
            self.extensions = self.distribution.ext_modules = []

    def build_extension(self, ext: Extension) -> None:
        if self.compiler.compiler_type == "unix":
            ext.extra_compile_args += ["-O3", "-g0"]
        super().build_extension(ext)


class HonestWheel(bdist_wheel):
    """Names the wheel after what is in it, which is known only when the search was compiled or was not.

    What the builder's system grants to whom is not part of it.
    """

    def run_command(self, command: str) -> None:
        super().run_command(command)
        if command == "build":
            self.root_is_pure = not self.distribution.has_ext_modules()

    def write_wheelfile(self, *words: str, **named: str) -> None:
        """The last step before all files are packed."""
        super().write_wheelfile(*words, **named)
        for path in Path(str(self.bdist_dir)).rglob("*"):
            path.chmod(plain(path.stat().st_mode))


class RepeatableSource(sdist):
    """Packs the sources without the names and habits of the builder's system."""

    def make_archive(self, *words: Any, **named: Any) -> str:
        made: str = super().make_archive(*words, **named)
        if made.endswith(".tar.gz"):
            pack_again(Path(made))
        return made


def by_itself(page: str) -> str:
    """A page of Markdown without what lies beside it: no blocks with its pictures, and the words of its links."""
    parts = CODE.split(page)
    for number in range(0, len(parts), 2):  # every other one is code
        blocks = [block for block in parts[number].split("\n\n") if not PICTURE.search(block)]
        parts[number] = LINK.sub(r"\1", "\n\n".join(blocks))
    return "".join(parts)


def plain(mode: int) -> int:
    """What everybody is granted, for what the owner is granted: to read it, and to run or enter it or not."""
    return 0o755 if mode & 0o100 else 0o644


def pack_again(archive: Path) -> None:
    """Pack a .tar.gz anew, in the order of the names, with the date of the build if one is set."""
    date = int(os.environ.get("SOURCE_DATE_EPOCH") or 0)
    packed = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=packed, mode="w") as new:
        for found in sorted(old, key=lambda each: each.name):
            member = tarfile.TarInfo(found.name)
            member.type, member.linkname, member.size = found.type, found.linkname, found.size
            member.mtime = date or int(found.mtime)
            member.mode = plain(found.mode)
            new.addfile(member, old.extractfile(found) if found.isfile() else None)
    archive.write_bytes(gzip.compress(packed.getvalue(), mtime=date))


def remove(paths: list[Path]) -> None:
    """Take away those of the files that are there."""
    for path in paths:
        path.unlink(missing_ok=True)


def compiled(name: str) -> Extension:
    """What Cython makes of one file of the search."""
    return Extension(
        f"belote_desktop.search.{name}",
        [f"belote_desktop/search/{name}.py"],
        depends=[f"belote_desktop/search/{each}.pxd" for each in ("bits", "core", "features", "network", "habits")],
        define_macros=[("Py_LIMITED_API", "0x{:02X}{:02X}0000".format(*OLDEST_PYTHON))] if LIMITED_API else [],
        py_limited_api=LIMITED_API,
        optional=True,
    )


setup(
    long_description=by_itself((ROOT / "README.md").read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
    packages=package_names(),
    ext_modules=[compiled(name) for name in COMPILED],
    cmdclass={
        "bdist_wheel": HonestWheel,
        "build_ext": BuildCore,
        "build_py": BuildWithTranslations if IS_PROGRAM else build_py,
        "sdist": RepeatableSource,
    },
    options={"bdist_wheel": {"py_limited_api": "cp{}{}".format(*OLDEST_PYTHON)}} if LIMITED_API else {},
)
