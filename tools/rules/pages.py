"""Read the pages of docs/rules: the games, headings, sources and named options of each page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
INDEX = "README"
DIFFERENCES = "Where sources differ"
SOURCES = "Sources"

_GAMES = re.compile(r"^Games: (.*?)\.$", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"`([^`]+)`")
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_SOURCE = re.compile(r"^- \*\*(.+?)\*\*(.*?)(?=^- |\Z)", re.MULTILINE | re.DOTALL)
_NAMES = r"[a-z0-9-]+\.md(?:(?:, | and )[a-z0-9-]+\.md)*"
_CITED = re.compile(rf"docs/rules(?:/(?P<names>{_NAMES}))?(?:, (?P<rest>[A-Z].*))?")
_LINKED = re.compile(r"\]\((?P<names>[a-z0-9-]+\.md)\)(?:, (?P<rest>[A-Z].*))?")


@dataclass(frozen=True)
class Option:
    """A value of an option named on a page. `game` is empty if the page does not say for which of its games."""

    game: str
    name: str
    value: str
    is_default: bool


@dataclass(frozen=True)
class Page:
    """One page. `games` are the ids of the games it describes; empty for a general page."""

    name: str
    text: str

    @property
    def games(self) -> tuple[str, ...]:
        found = _GAMES.search(self.text)
        return tuple(_QUOTED.findall(found[1])) if found else ()

    @property
    def headings(self) -> tuple[str, ...]:
        return tuple(_HEADING.findall(self.text))

    def section(self, heading: str) -> str:
        """The text under a heading; empty if the page does not have it."""
        parts = _HEADING.split(self.text)
        return dict(zip(parts[1::2], parts[2::2], strict=True)).get(heading, "")

    def sources(self, game: str) -> tuple[str, ...]:
        """The titles of the sources. One that names games belongs to these alone."""
        found = ((title, _QUOTED.findall(rest)) for title, rest in _SOURCE.findall(self.section(SOURCES)))
        return tuple(" ".join(title.split()) for title, games in found if not games or game in games)

    def options(self) -> Iterator[Option]:
        """The options in the columns `here` (of a game) and `also` (possible there) of the table of differences."""
        for row in self.section(DIFFERENCES).splitlines():
            cells = [cell.strip() for cell in row.strip("| ").split(" | ")]
            if row.startswith("|") and len(cells) >= 3:
                yield from _options(cells[2], is_default=True)
                yield from _options(" ".join(cells[3:]), is_default=False)


def _options(cell: str, *, is_default: bool) -> Iterator[Option]:
    game = ""
    for quoted in _QUOTED.findall(cell):
        name, is_option, value = quoted.partition("=")
        if is_option:
            yield Option(game, name, value, is_default)
        else:
            game = quoted


@cache
def pages() -> tuple[Page, ...]:
    """Every page except the index, sorted by name."""
    files = sorted(path for path in FOLDER.glob("*.md") if path.stem != INDEX)
    return tuple(Page(path.stem, path.read_text(encoding="utf-8")) for path in files)


def faults(text: str, *, is_page: bool = False) -> Iterator[str]:
    """The invalid citations in a text: a page or a heading that does not exist.

    A citation is a page and a heading of it, as in `docs/rules/bela.md, Scoring`; `docs/rules, Scoring` stands for
    all pages that have it. Several pages may share the headings after them. On a page it is a link and a heading.
    """
    flat = re.sub(r"\s+(?:# ?)?", " ", text)
    for cited in (_LINKED if is_page else _CITED).finditer(flat):
        names = re.findall(r"[a-z0-9-]+(?=\.md)", cited["names"] or "")
        unknown = [name for name in names if name not in (*(page.name for page in pages()), INDEX)]
        if unknown:
            yield f"There is no page {', '.join(unknown)}: {cited[0][:80]}"
        elif cited["rest"]:
            yield from _heading_faults([page for page in pages() if page.name in names], cited["rest"])


def _heading_faults(cited: Sequence[Page], rest: str) -> Iterator[str]:
    """The invalid headings at the start of `rest`; without pages, a heading of any page is valid."""
    known = _common(cited) if cited else {heading for page in pages() for heading in page.headings}
    heading = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    if not re.match(rf"(?:{heading})(?: and (?:{heading}))*\b(?! and [A-Z])", rest):
        yield f"No such heading on {' and '.join(page.name for page in cited) or 'any page'}: {rest[:40]}"


def _common(cited: Sequence[Page]) -> set[str]:
    return set.intersection(*(set(page.headings) for page in cited))
