"""The labels of the theme, such as *Back to top*: told in the language of the page, and none left in English.

Sphinx’s catalogues translate some, and `generating.py` adds ours to them. The theme writes others into the pages in
English. They are replaced here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from bs4 import BeautifulSoup

from tools.site.languages import SiteLanguage

ATTRIBUTES = ("aria-label", "title", "alt", "placeholder")
NAMES = frozenset({"Belote Desktop", "Furo"})
"""What is called the same in every language."""

_LABEL = re.compile(rf'( (?:{"|".join(ATTRIBUTES)})="|<title>)([^"<]+)(?=["<])')
_NOT_OF_THE_THEME = "head, script, style, .toc-tree, .related-pages .title, .languages a"
_CONTENTS = re.compile('<div class="sidebar-tree">.*?</div>', re.DOTALL)
"""The contents of the site, which `navigation.py` makes."""
_PLACE = "{page}"


def in_language(frame: str, words: Mapping[str, str]) -> str:
    """The frame of a page with the labels that the theme writes in English, by `words`. A label may have a `{page}`."""
    patterns = [
        (re.compile(re.escape(label).replace(re.escape(_PLACE), "(.+)")), told) for label, told in words.items()
    ]

    def told(found: re.Match[str]) -> str:
        for pattern, translation in patterns:
            if match := pattern.fullmatch(found[2]):
                return found[1] + translation.replace(_PLACE, match[1] if match.groups() else "")
        return found[0]

    return _LABEL.sub(told, frame)


def labels(page: str) -> set[str]:
    """Every label around the article of a page, without the contents and the names of pages."""
    before, _, rest = page.partition("<article")
    frame = _CONTENTS.sub("", before) + rest.partition("</article>")[2]
    soup = BeautifulSoup(frame, "html.parser")
    found = {str(tag[name]) for tag in (soup.body or soup).find_all(True) for name in ATTRIBUTES if name in tag.attrs}
    for part in soup.select(_NOT_OF_THE_THEME):
        part.decompose()
    return {text for text in (*found, *soup.stripped_strings) if any(map(str.isalpha, text))}


@cache
def _labels_of(page: Path) -> frozenset[str]:
    """Those of a finished page; English pages are asked for by every language."""
    return frozenset(labels(page.read_text(encoding="utf-8")))


def left_in_english(site: Path, language: SiteLanguage) -> Iterator[str]:
    """The labels that a page in the language shares with the English page, a line for each page that has some."""
    same = NAMES | {label for label, told in language.interface.items() if label == told}
    for path in sorted((site / language.folder).rglob("*.html")):
        english = site / path.relative_to(site / language.folder)
        shared = _labels_of(path) & _labels_of(english) - same
        if shared:
            yield f"{path.relative_to(site).as_posix()}: says in English: {', '.join(sorted(shared))}"
