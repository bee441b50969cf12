"""Make the .qm files that the program reads: ``python translations/release.py [--out FOLDER] [LANGUAGE...]``.

The build makes those of the languages that are offered. Naming a language that is begun lets its translator see it: the
program offers what it finds a .qm file of.
Qt's lrelease does the work. It is part of PySide6, but does not start on a bare machine that lacks Qt's system
libraries; the program must install there too, since it plays in a terminal without them. So where lrelease cannot
be started, the same file is written here: the format is small (Qt's source names it: ``qtranslator.cpp``).
"""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent
MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
CANNOT_START = 127  # the status when the system's loader does not find a library
PLURALS = {
    language: bytes.fromhex(rule)
    for language, rule in tomllib.loads((FOLDER / "plurals.toml").read_text(encoding="utf-8")).items()
}
"""Which plural form a number takes in each language."""


class Entry(NamedTuple):
    """One sentence of a .ts file with its translations, one for each plural form."""

    context: str
    source: str
    comment: str
    translations: list[str]


def lrelease() -> str:
    """The path of Qt's translation compiler inside the PySide6 package."""
    spec = importlib.util.find_spec("PySide6")
    places = spec.submodule_search_locations if spec else None
    for place in places or []:
        found = shutil.which("lrelease", path=place)
        if found:
            return found
    raise SystemExit("The translations cannot be built: lrelease is missing. Install PySide6-Essentials and try again.")


def compile_file(source: Path, target: Path) -> None:
    """Make one .qm file from a .ts file; the program ends with a sentence if that fails."""
    command = [lrelease(), "-silent", str(source), "-qm", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == CANNOT_START:
        reason = done.stderr.strip().rpartition("lrelease: ")[2]
        print(f"lrelease cannot start ({reason}); {target.name} is written without it.")
        target.write_bytes(compiled(source))
    elif done.returncode or not target.is_file():
        said = (done.stderr or done.stdout).strip()
        raise SystemExit(f"The translation {source.name} cannot be built: lrelease says: {said}")


def compiled(source: Path) -> bytes:
    """The .qm file for a .ts file, made without Qt. The language must be one of `PLURALS`."""
    root = ElementTree.parse(source).getroot()
    language = root.get("language", "")
    rules = PLURALS.get(language, PLURALS.get(language.partition("_")[0]))
    if rules is None:
        raise SystemExit(f"{source.name}: the plural rule of the language '{language}' must be added to plurals.toml.")
    messages = bytearray()
    places: list[tuple[int, int]] = []
    for entry in entries(root):
        places.append((elf_hash((entry.source + entry.comment).encode()), len(messages)))
        messages += message(entry)
    hashes = b"".join(number(value) + number(offset) for value, offset in sorted(places))
    sections = {0xA7: language.encode(), 0x42: hashes, 0x69: bytes(messages), 0x88: rules}
    return MAGIC + b"".join(block(tag, data) for tag, data in sections.items() if data)


def entries(root: ElementTree.Element) -> Iterator[Entry]:
    """The sentences of a .ts file that are in use and translated."""
    for context in root.iter("context"):
        for found in context.iter("message"):
            translation = found.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if any(forms):
                name, source = context.findtext("name", ""), found.findtext("source", "")
                yield Entry(name, source, found.findtext("comment", ""), forms)


def message(entry: Entry) -> bytes:
    """One sentence as the file has it: its translations in UTF-16, then what it is found by, then the end mark."""
    forms = b"".join(block(3, text.encode("utf-16-be")) for text in entry.translations)
    found_by = {8: entry.comment, 6: entry.source, 7: entry.context}
    return forms + b"".join(block(tag, text.encode()) for tag, text in found_by.items()) + b"\x01"


def block(tag: int, data: bytes) -> bytes:
    """A tag, a length and that many bytes."""
    return bytes([tag]) + number(len(data)) + data


def number(value: int) -> bytes:
    """32 bits, the high ones first."""
    return value.to_bytes(4, "big")


def elf_hash(text: bytes) -> int:
    """The hash by which Qt finds a sentence: that of ELF symbol tables, never 0."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high
    return value or 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile every .ts file of this folder and those of named languages; 0, or the program ends with a sentence."""
    parser = argparse.ArgumentParser(description="Make the .qm files from translations/*.ts.")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where they go (default: beside the .ts files)")
    parser.add_argument("begun", nargs="*", metavar="LANGUAGE", help="a language that is begun, to be made too")
    options = parser.parse_args(arguments)
    out: Path = options.out
    out.mkdir(parents=True, exist_ok=True)
    begun = [FOLDER / "begun" / f"belote_{language}.ts" for language in options.begun]
    missing = next((source for source in begun if not source.is_file()), None)
    if missing is not None:
        raise SystemExit(
            f"There is no {missing.name} among the languages that are begun. translations/update.py makes it."
        )
    for source in (*sorted(FOLDER.glob("*.ts")), *begun):
        compile_file(source, out / f"{source.stem}.qm")
    return 0


if __name__ == "__main__":
    sys.exit(main())
