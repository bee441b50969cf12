"""Check the translations: ``python translations/check.py [--warnings] [LANGUAGE...]``.

Prints every finding with its file, context, sentence and reason. Ends with 1 if there is one that is more than a
warning. English is checked as the source of all others. Of a language that is begun, what is not translated yet is
counted and nothing else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from belote_desktop.translations.checks import (
    glossaries,
    joints,
    places,
    plain_places,
    plurals,
    shape,
    sources,
    typography,
    vocabulary,
)
from belote_desktop.translations.checks.entries import BEGUN, Entry, Finding, Language, files, language, read

ENGLISH = "en"


def check_translation(entries: tuple[Entry, ...], spoken: Language) -> Iterator[Finding]:
    """Findings about every translation of a file."""
    for entry in entries:
        yield from shape.check(entry)
        for subject in (places, plain_places, plurals, typography, vocabulary, joints, glossaries):
            yield from subject.check(entry, spoken)
    yield from shape.check_together(entries)


def check_sources(entries: tuple[Entry, ...]) -> Iterator[Finding]:
    """Findings about the English sentences of a file."""
    for entry in entries:
        yield from sources.check(entry)
        yield from typography.check_source(entry)
        yield from vocabulary.check_source(entry)


def check_file(path: Path) -> tuple[Finding, ...]:
    """Findings about one .ts file, in the order of its sentences."""
    return tuple(check_translation(_to_check(path), language(path.stem.removeprefix("belote_"))))


def _to_check(path: Path) -> tuple[Entry, ...]:
    """The sentences of a file; of a language that is begun those that are translated."""
    entries = read(path)
    return tuple(entry for entry in entries if not entry.is_open) if path.parent.name == BEGUN else entries


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the named languages, or all there are, and the English sources; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="Check the translations and their sources.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="for example fr; default: all there are")
    parser.add_argument("--warnings", action="store_true", help="print what only warns, too")
    options = parser.parse_args(arguments)
    paths = files()
    missing = set(options.languages) - set(paths)
    if missing:
        parser.error(f"there is no translation into {', '.join(sorted(missing))}; there are {', '.join(paths)}.")
    chosen = [path for code, path in paths.items() if not options.languages or code in options.languages]
    whole = next(path for code, path in paths.items() if code != ENGLISH)  # English has a file of its plurals only
    findings = {path.name: check_file(path) for path in chosen}
    findings["English"] = tuple(check_sources(read(whole)))
    for name, found in findings.items():
        for each in found:
            if options.warnings or not each.is_warning:
                print(f"{name}: {each}")
    for path in chosen:
        if path.parent.name == BEGUN:
            print(f"{path.name}: {sum(entry.is_open for entry in read(path))} sentences are not translated yet.")
    wrong = sum(not each.is_warning for found in findings.values() for each in found)
    print(f"{wrong} to mend." if wrong else "All translations are in order.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
