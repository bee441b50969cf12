"""Check the translations: ``python translations/check.py [--warnings] [LANGUAGE...]``.

Prints every finding with its file, context, sentence and reason. Ends with 1 if there is one that is more than a
warning. English is checked as the source of all others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from belote_desktop.translations.checks import places, plurals, shape, sources, typography, vocabulary
from belote_desktop.translations.checks.entries import FOLDER, Entry, Finding, Language, language, read

ENGLISH = "en"


def check_translation(entries: tuple[Entry, ...], spoken: Language) -> Iterator[Finding]:
    """Findings about every translation of a file."""
    for entry in entries:
        yield from shape.check(entry)
        for subject in (places, plurals, typography, vocabulary):
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
    entries = read(path)
    code = path.stem.removeprefix("belote_")
    return tuple(check_translation(entries, language(code)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the named languages, or all there are, and the English sources; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="Check the translations and their sources.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="for example fr; default: all there are")
    parser.add_argument("--warnings", action="store_true", help="print what only warns, too")
    options = parser.parse_args(arguments)
    paths = sorted(FOLDER.glob("belote_*.ts"))
    chosen = [path for path in paths if not options.languages or path.stem[7:] in options.languages]
    missing = set(options.languages) - {path.stem[7:] for path in paths}
    if missing:
        parser.error(f"there is no translation into {', '.join(sorted(missing))}; there are {_names(paths)}.")
    whole = next(path for path in paths if path.stem[7:] != ENGLISH)  # English has a file of its plurals only
    findings = {path.name: check_file(path) for path in chosen}
    findings["English"] = tuple(check_sources(read(whole)))
    for name, found in findings.items():
        for each in found:
            if options.warnings or not each.is_warning:
                print(f"{name}: {each}")
    wrong = sum(not each.is_warning for found in findings.values() for each in found)
    print(f"{wrong} to mend." if wrong else "All translations are in order.")
    return int(bool(wrong))


def _names(paths: Sequence[Path]) -> str:
    return ", ".join(path.stem[7:] for path in paths)


if __name__ == "__main__":
    sys.exit(main())
