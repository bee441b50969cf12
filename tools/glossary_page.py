"""Write the glossary of the project from its data.

    python -m tools.glossary_page

writes the parts of docs/glossary.md between comments anew: the words of the games (belote_desktop/variants/glossary),
the words of the program and the words that are not used (translations/words).
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from belote_desktop.translations.checks.vocabulary import never_words
from belote_desktop.variants.glossary import ENTRIES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "glossary.md"
PROGRAM = ROOT / "translations" / "words" / "program.tsv"
PART = re.compile(r"(<!-- (?P<name>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A part of the page that is written by the command; the rest is written by hand."""
LANGUAGES = ("en", "fr")


def renewed(page: str) -> str:
    """The page with its generated parts updated."""
    parts = {"games": _games, "program": _program, "never": _never}
    return PART.sub(lambda part: part[1] + "\n".join((*parts[part["name"]](), part[3])), page)


def _games() -> Iterator[str]:
    yield from _table("word", "meaning")
    for entry in ENTRIES:
        yield _row(entry.term, entry.meaning)


def _program() -> Iterator[str]:
    yield from _table("word", "meaning")
    with PROGRAM.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield _row(row["term"], row["meaning"])


def _never() -> Iterator[str]:
    yield from _table("language", "not", "but", "found in a translation")
    for language in LANGUAGES:
        for each in sorted(never_words(language), key=lambda one: one.word.casefold()):
            yield _row(language, each.word, each.instead, "an error" if each.is_refused else "a warning")


def _table(*heads: str) -> Iterator[str]:
    yield _row(*heads)
    yield _row(*("---" for _ in heads))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Write the page; 0."""
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
