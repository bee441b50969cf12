"""Bring the .ts files up to date with the program's sentences: ``python translations/update.py [LANGUAGE...]``.

Without arguments every language that has a file is updated; a new language is begun by naming it. Its file lies in the
folder `begun`, and is moved here when it is complete: then the program offers the language.
English is the language of the source, so its file holds the sentences with a count only, and is written here.
"""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path

from belote_desktop.engine.wording.plurals import english_form
from belote_desktop.translations.checks.entries import FOLDER, file_of, files

PROGRAM = FOLDER.parent / "belote_desktop"
DRAWN = tuple(FOLDER.parent / "resources" / name for name in ("deck", "portraits"))
"""The folders of pictures that have words."""
SOURCE_LANGUAGE = "en"


def lupdate() -> str:
    """The path of Qt's tool that finds sentences in source files."""
    spec = importlib.util.find_spec("PySide6")
    places = spec.submodule_search_locations if spec else None
    for place in places or []:
        found = shutil.which("lupdate", path=place)
        if found:
            return found
    raise SystemExit("lupdate is missing. Install PySide6-Essentials into this Python and try again.")


def command(language: str, target: Path) -> list[str]:
    """The call of lupdate for one language: no places in the file, so that moved code changes nothing."""
    languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
    plural = ["-pluralonly"] if language == SOURCE_LANGUAGE else []
    sources = ["-extensions", "py", str(PROGRAM), *map(str, DRAWN)]
    return [lupdate(), "-no-obsolete", "-locations", "none", *plural, *languages, *sources, "-ts", str(target)]


def write_english(target: Path) -> None:
    """Write the two forms of each counted sentence into the English file; the sentence itself says them."""
    tree = ElementTree.parse(target)
    for message in tree.iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        forms = [english_form(source, 1), english_form(source, 2)]
        if forms[0] != forms[1]:
            for form, text in zip(translation.iter("numerusform"), forms, strict=True):
                form.text = text
            del translation.attrib["type"]
    text = ElementTree.tostring(tree.getroot(), encoding="unicode")
    target.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Update the named languages, or all there are; 0, or an exception if lupdate fails."""
    parser = argparse.ArgumentParser(description="Update translations/*.ts from the program's sentences.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="for example fr; default: all there are")
    languages = parser.parse_args(arguments).languages or sorted(files())
    for language in languages:
        target = file_of(language)
        target.parent.mkdir(exist_ok=True)
        subprocess.run(command(language, target), check=True)
        if language == SOURCE_LANGUAGE:
            write_english(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
