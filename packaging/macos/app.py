"""What macOS is told of the program: the property list of ``Belote Desktop.app`` and its entitlements, as data.

The kinds of files are those that ``packaging/linux`` declares.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from typing import Any

from project import APP_ID, LINUX, PROGRAM, languages

NAME = "Belote Desktop"
APP = f"{NAME}.app"
IDENTIFIER = APP_ID.replace("_", "-")
"""The program's name among all programs, in which macOS takes letters, digits, hyphens and dots."""
ICON = f"{PROGRAM}.icns"
SCHEME = "belote"
MIME_TYPES = LINUX / f"{APP_ID}.mime.xml"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
GENERAL_TYPES = {
    "text/plain": "public.plain-text",
    "application/json": "public.json",
    "application/zip": "public.zip-archive",
}
"""The names that macOS has for general kinds of contents, by their MIME types."""
WHEEL_TAG = re.compile(r"^Tag: \S+-macosx_(\d+)_(\d+)_\w+$", re.MULTILINE)
ENTITLEMENTS = {
    # Both are exceptions from the hardened runtime for code made while the program runs, by these two alone.
    "com.apple.security.cs.allow-jit": True,  # Qt's regular expressions
    "com.apple.security.cs.allow-unsigned-executable-memory": True,  # Python's ctypes on Intel
}


@dataclass(frozen=True)
class Kind:
    """A kind of files of the program: its MIME type, its names by language, the more general kind, and its ending."""

    mime: str
    names: dict[str, str]
    general: str
    ending: str

    @property
    def name(self) -> str:
        """The English name."""
        return self.names["en"]

    @property
    def identifier(self) -> str:
        """The type identifier for macOS, such as `….BeloteDesktop.match`."""
        return f"{IDENTIFIER}.{self.mime.rpartition('-')[2]}"


def kinds() -> list[Kind]:
    """The kinds of files that the program declares on Linux."""
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    found = []
    for each in ElementTree.parse(MIME_TYPES).getroot().iterfind(f"{space}mime-type"):
        general, glob = each.find(f"{space}sub-class-of"), each.find(f"{space}glob")
        if general is None or glob is None:
            raise SystemExit(f"{MIME_TYPES.name} gives {each.get('type')} no general type or no ending.")
        general_type, ending = GENERAL_TYPES[general.get("type", "")], glob.get("pattern", "").removeprefix("*.")
        names = {name.get(LANGUAGE, "en"): name.text or "" for name in each.iterfind(f"{space}comment")}
        found.append(Kind(each.get("type", ""), names, general_type, ending))
    return found


def document_type(kind: Kind) -> dict[str, Any]:
    """What the Finder is told of a kind of files: the program owns it, and opens it to change it."""
    return {
        "CFBundleTypeName": kind.name,
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [kind.identifier],
    }


def exported_type(kind: Kind) -> dict[str, Any]:
    """The declaration of a kind of files for all programs."""
    return {
        "UTTypeIdentifier": kind.identifier,
        "UTTypeDescription": kind.name,
        "UTTypeConformsTo": [kind.general],
        "UTTypeIconFile": ICON,
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.ending],
            "public.mime-type": [kind.mime],
        },
    }


def information(version: str, least_system: str) -> dict[str, Any]:
    """The contents of ``Info.plist`` for a version of the program and the oldest macOS that it starts on."""
    numbers = re.match(r"\d+(\.\d+){0,2}", version)
    if numbers is None:
        raise SystemExit(f"{version} does not begin with a number, as a version for macOS must.")
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": NAME,
        "CFBundleDocumentTypes": [document_type(kind) for kind in kinds()],
        "CFBundleExecutable": PROGRAM,
        "CFBundleIconFile": ICON,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": languages(),
        "CFBundleName": NAME,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": numbers[0],
        "CFBundleSupportedPlatforms": ["MacOSX"],
        "CFBundleURLTypes": [
            {"CFBundleTypeRole": "Viewer", "CFBundleURLName": f"{IDENTIFIER}.deal", "CFBundleURLSchemes": [SCHEME]}
        ],
        "CFBundleVersion": numbers[0],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": least_system,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© The Belote Desktop authors. GNU General Public License, version 3 or later.",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # the window follows dark mode
        "NSSupportsAutomaticGraphicsSwitching": True,
        "UTExportedTypeDeclarations": [exported_type(kind) for kind in kinds()],
    }


def strings(language: str) -> str:
    """The names of the kinds of files in a language, as the text of its ``InfoPlist.strings``."""
    return "".join(f'"{kind.name}" = "{kind.names.get(language, kind.name)}";\n' for kind in kinds())


def least_system(wheels: Iterable[str]) -> str:
    """The oldest macOS that all of some wheels are for, from the texts of their files ``WHEEL``."""
    systems = [tuple(map(int, tag)) for text in wheels for tag in WHEEL_TAG.findall(text)]
    if not systems:
        raise SystemExit("Qt's wheels are for no version of macOS. Build the program for macOS on macOS.")
    return ".".join(map(str, max(systems)))


def installed_wheels() -> list[str]:
    """The files ``WHEEL`` of the installed parts of Qt."""
    parts = ("PySide6-Essentials", "PySide6-Addons", "shiboken6")
    return [metadata.distribution(name).read_text("WHEEL") or "" for name in parts]
