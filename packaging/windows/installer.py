"""Write the installer for Windows: ``installer.nsi`` with the files and the registry entries of this version.

The entries make the program known to the system for one user: its file types and links, as ``packaging/linux``
declares them, and how it is uninstalled. Each entry is removed again by the uninstaller.
"""

from __future__ import annotations

import json
import tempfile
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from project import APP_ID, LINUX, PROGRAM, WINDOWS, folder_size, run, version

NAME = "Belote Desktop"
WINDOW = f"{PROGRAM}w.exe"
"""The program without a console; the one with a console has the name of the command."""
CLASSES = r"Software\Classes"
UNINSTALL = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
LANGUAGES = {
    "en": "LANG_ENGLISH", "ar": "LANG_ARABIC", "bg": "LANG_BULGARIAN", "el": "LANG_GREEK", "fr": "LANG_FRENCH",
    "hr": "LANG_CROATIAN",
}  # fmt: skip
"""The languages of the program, and what NSIS calls them."""
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LARGEST = 60_000_000
"""The size that the installer may have, in bytes."""


@dataclass(frozen=True)
class FileType:
    """A kind of files that the program opens: its extension with the dot, its key, and its name by language."""

    extension: str
    key: str
    names: dict[str, str]


@dataclass(frozen=True)
class Entry:
    """A value in the registry of the user, under a key; the default value has no name."""

    key: str
    name: str
    value: str | int


def path(out: Path) -> Path:
    """The path of the installer."""
    return out / f"{PROGRAM}-{version()}-windows-x64.exe"


def build(made: Path, out: Path) -> Path:
    """Pack the bundle in `made` into an installer in `out`. Returns its path."""
    installer = path(out)
    with tempfile.TemporaryDirectory(prefix="belote-installer-") as name:
        contents = Path(name, "contents.nsh")
        contents.write_text(script(made / PROGRAM), encoding="utf-8")
        defined = {"OUTPUT": installer, "CONTENTS": contents, "ICON": made / f"{PROGRAM}.ico"}
        words = [f"-D{key}={value}" for key, value in defined.items()]
        run(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, WINDOWS / "installer.nsi"])
    if installer.stat().st_size > LARGEST:
        raise SystemExit(f"{installer} is larger than {LARGEST / 1e6:.0f} MB.")
    return installer


def script(bundle: Path) -> str:
    """What ``installer.nsi`` includes: names, sentences and macros for this bundle."""
    from belote_desktop.profile.directories import NAME as PROFILE

    types = file_types()
    defined = {
        "NAME": NAME, "PROGRAM": PROGRAM, "WINDOW": WINDOW, "VERSION": version(), "VERSION4": version4(),
        "PROFILE": PROFILE, "UNINSTALL": UNINSTALL,
    }  # fmt: skip
    parts = [f"!define {name} {quoted(value)}" for name, value in defined.items()]
    names = [
        f"LangString {name_of(each)} ${{{constant}}} {quoted(each.names[language])}"
        for language, constant in LANGUAGES.items()
        for each in types
    ]
    files = files_of(bundle)
    entries = registry(types, folder_size(bundle) // 1024)
    parts += macro("Names", names)
    parts += macro("InstallFiles", install(bundle, files)) + macro("RemoveFiles", remove(files))
    parts += macro("Register", register(entries, types)) + macro("Unregister", unregister(entries, types))
    return "\n".join(parts) + "\n"


def file_types() -> list[FileType]:
    """The kinds of files that the program opens, as Linux learns them."""
    found = []
    for kind in ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot():
        names = {each.get(XML_LANGUAGE, "en"): each.text or "" for each in kind.findall(f"{MIME}comment")}
        glob = kind.find(f"{MIME}glob")
        if glob is None:
            raise SystemExit(f"{kind.get('type')} has no file extension.")
        key = f"BeloteDesktop.{kind.get('type', '').rpartition('-')[2]}"
        found.append(FileType(glob.get("pattern", "").removeprefix("*"), key, names))
    return found


def schemes() -> list[str]:
    """The kinds of links that the program opens, as Linux learns them."""
    lines = (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    kinds = next(line.removeprefix("MimeType=") for line in lines if line.startswith("MimeType="))
    return [kind.rpartition("/")[2] for kind in kinds.split(";") if kind.startswith("x-scheme-handler/")]


def registry(types: list[FileType], kibibytes: int) -> list[Entry]:
    """The entries whose keys are the program's own. Values may use the variables and strings of the installer."""
    opens = rf'"$INSTDIR\{WINDOW}" -- "%1"'  # after "--" nothing in a name or a link is taken for an option
    icon = rf"$INSTDIR\{WINDOW},0"
    found = []
    for key, name in [(each.key, f"$({name_of(each)})") for each in types] + [(each, NAME) for each in schemes()]:
        found += [Entry(rf"{CLASSES}\{key}", "", name), Entry(rf"{CLASSES}\{key}\DefaultIcon", "", icon)]
        found.append(Entry(rf"{CLASSES}\{key}\shell\open\command", "", opens))
    found += [Entry(rf"{CLASSES}\{each}", "URL Protocol", "") for each in schemes()]
    values: dict[str, str | int] = {
        "DisplayName": NAME,
        "DisplayVersion": version(),
        "DisplayIcon": icon,
        "Publisher": "The Belote Desktop authors",
        "InstallLocation": "$INSTDIR",
        "UninstallString": r'"$INSTDIR\uninstall.exe"',
        "QuietUninstallString": r'"$INSTDIR\uninstall.exe" /S',
        "EstimatedSize": kibibytes,
        "NoModify": 1,
        "NoRepair": 1,
    }
    return found + [Entry(UNINSTALL, name, value) for name, value in values.items()]


def register(entries: list[Entry], types: list[FileType]) -> list[str]:
    """The lines that write the entries, and the types under the extensions, which belong to all programs."""
    lines = []
    for entry in entries:
        kind = "DWORD" if isinstance(entry.value, int) else "Str"
        value = str(entry.value) if isinstance(entry.value, int) else quoted(entry.value, with_variables=True)
        lines.append(f"WriteReg{kind} HKCU {quoted(entry.key)} {quoted(entry.name)} {value}")
    return lines + [f"!insertmacro Claim {quoted(each.extension)} {quoted(each.key)}" for each in types]


def unregister(entries: list[Entry], types: list[FileType]) -> list[str]:
    """The lines that remove what `register` writes."""
    keys = {entry.key for entry in entries}
    topmost = sorted(key for key in keys if not any(key.startswith(other + "\\") for other in keys))
    lines = [f"!insertmacro Disclaim {quoted(each.extension)} {quoted(each.key)}" for each in types]
    return lines + [f"DeleteRegKey HKCU {quoted(key)}" for key in topmost]


def files_of(bundle: Path) -> list[PurePosixPath]:
    """The files of a bundle, relative to it: those of a folder side by side, the programs first."""
    found = [PurePosixPath(each.relative_to(bundle).as_posix()) for each in bundle.rglob("*") if each.is_file()]
    return sorted(found, key=lambda each: (each.parent.parts, each.name))


def install(bundle: Path, files: list[PurePosixPath]) -> list[str]:
    """The lines that install the files."""
    lines: list[str] = []
    for folder in dict.fromkeys(file.parent for file in files):
        lines.append(f"SetOutPath {quoted(there(folder), with_variables=True)}")
        lines += [f"File {quoted(str(bundle / file), with_variables=True)}" for file in files if file.parent == folder]
    return lines


def remove(files: list[PurePosixPath]) -> list[str]:
    """The lines that remove the files, and the folders that hold nothing else then, from the innermost outwards."""
    folders = {folder for file in files for folder in file.parents} - {PurePosixPath()}
    innermost_first = sorted(folders, key=lambda folder: (-len(folder.parts), folder))
    lines = [f"Delete {quoted(there(file), with_variables=True)}" for file in files]
    return lines + [f"RMDir {quoted(there(folder), with_variables=True)}" for folder in innermost_first]


def there(place: PurePosixPath) -> str:
    """The place on the user's computer of a file or folder of the bundle."""
    return "\\".join(["$INSTDIR", *(part.replace("$", "$$") for part in place.parts)])


def macro(name: str, lines: list[str]) -> list[str]:
    """A macro of NSIS."""
    return [f"!macro {name}", *(f"  {line}" for line in lines), "!macroend"]


def name_of(each: FileType) -> str:
    """The name of the string with the name of a kind of files."""
    return each.key.replace(".", "_")


def quoted(text: str, with_variables: bool = False) -> str:
    """A text as NSIS writes it. A dollar sign begins a variable only if `with_variables` is set."""
    return '"' + (text if with_variables else text.replace("$", "$$")).replace('"', '$\\"') + '"'


def version4() -> str:
    """The version as Windows wants it: four numbers."""
    numbers = [part for part in version().split(".") if part.isdecimal()]
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def properties() -> str:
    """What Windows shows as the properties of the programs, in the form in which PyInstaller reads it."""
    numbers = tuple(map(int, version4().split(".")))
    strings = {
        "CompanyName": "The Belote Desktop authors",
        "FileDescription": NAME,  # the name in the list of running programs, and where one is chosen to open a file
        "FileVersion": version(),
        "LegalCopyright": "GPL-3.0-or-later",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
    rows = ", ".join(f"StringStruct({json.dumps(key)}, {json.dumps(value)})" for key, value in strings.items())
    texts = f"StringFileInfo([StringTable('040904B0', [{rows}])])"
    language = "VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])"  # English, Unicode
    numbered = f"FixedFileInfo(filevers={numbers}, prodvers={numbers})"
    return f"VSVersionInfo(ffi={numbered}, kids=[{texts}, {language}])\n"
