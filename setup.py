"""The part of the build that pyproject.toml cannot say: the list of packages and the making of .qm files.

``resources/`` and ``translations/`` lie beside the program and are mapped into the package. Every
``translations/*.ts`` becomes a .qm file; these are never committed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
RESOURCES = "belote_desktop.resources"
TRANSLATIONS = "belote_desktop.translations"


def package_names() -> list[str]:
    """All packages, those mapped from ``resources/`` and ``translations/`` included."""
    inner = [f"{RESOURCES}.{name}" for name in find_packages(str(ROOT / "resources"))]
    return [*find_packages(str(ROOT), include=["belote_desktop*"]), RESOURCES, *inner, TRANSLATIONS]


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
        return [module for module in found if package != TRANSLATIONS or module[1] == "__init__"]

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


setup(packages=package_names(), cmdclass={"build_py": BuildWithTranslations})
