"""The finished site: every link leads somewhere, nothing is loaded from elsewhere, every page says what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from html.parser import HTMLParser
from os.path import normpath
from pathlib import Path
from urllib.parse import unquote, urlsplit

_LOADING = {
    ("img", "src"), ("img", "srcset"), ("source", "src"), ("source", "srcset"), ("script", "src"), ("iframe", "src"),
    ("use", "href"),
}  # fmt: skip
_LOADED_LINKS = ("stylesheet", "icon", "preload", "prefetch", "modulepreload", "manifest", "dns-prefetch", "preconnect")
_FROM_STYLE = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")


class Page(HTMLParser):
    """What a page says of itself: its attributes, title, anchors, links and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.root: Mapping[str, str | None] = {}
        self.title = ""
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.nameless = 0
        self._in_head = True
        self._in_title = False
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the checks ask about."""
        given = dict(attrs)
        if tag == "html":
            self.root = given
        self._in_head = self._in_head and tag != "body"
        self._in_title = tag == "title" and self._in_head  # a drawing may have one too
        self.anchors += [value for value in (given.get("id"), given.get("name") if tag == "a" else None) if value]
        if tag == "img" and "alt" not in given:
            self.nameless += 1
        self.loaded += [value for name, value in attrs if value and (tag, name) in _LOADING]
        if tag == "link" and set((given.get("rel") or "").split()) & set(_LOADED_LINKS):
            self.loaded.append(given.get("href") or "")
        elif tag in ("a", "link", "form"):
            self.links += [value for value in (given.get("href"), given.get("action")) if value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """As a tag that is closed at once."""
        self.handle_starttag(tag, attrs)
        self._in_title = False

    def handle_endtag(self, tag: str) -> None:
        """The title ends."""
        self._in_title = False

    def handle_data(self, data: str) -> None:
        """The words of the title."""
        if self._in_title:
            self.title += data

    @cached_property
    def named(self) -> frozenset[str]:
        """The anchors, to look them up."""
        return frozenset(self.anchors)


def faults(site: Path, wanted: Sequence[Path] = ()) -> list[str]:
    """What is wrong with a site, a line each; nothing if it is in order. `wanted` are pages that must exist."""
    site = site.resolve()
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    files = frozenset(str(path) for path in site.rglob("*") if path.is_file())
    found = [f"{_name(path, site)}: is missing" for path in map(Path.resolve, wanted) if path not in pages]
    for path, page in pages.items():
        found += [f"{_name(path, site)}: {fault}" for fault in (*_own_faults(page), *_dead_links(page, pages, files))]
    return found + list(_foreign_styles(site))


def _own_faults(page: Page) -> Iterator[str]:
    for name in ("lang", "dir"):
        if not page.root.get(name):
            yield f"does not say its {name}"
    if not page.title.strip():
        yield "has no title"
    if page.nameless:
        yield f"has {page.nameless} pictures without a text"
    yield from (f"has two anchors {name}" for name in sorted(page.named) if page.anchors.count(name) > 1)
    yield from (f"loads {address}" for address in page.loaded if urlsplit(address).netloc)


def _dead_links(page: Page, pages: Mapping[Path, Page], files: frozenset[str]) -> Iterator[str]:
    """The links and loaded files inside the site that are not there."""
    for address in dict.fromkeys((*page.links, *page.loaded)):
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        target = normpath(f"{page.path.parent}/{unquote(parts.path)}") if parts.path else str(page.path)
        if target not in files:
            yield f"leads to {address}, which is not there"
        elif parts.fragment and (other := pages.get(Path(target))) and unquote(parts.fragment) not in other.named:
            yield f"leads to {address}, which has no such anchor"


def _foreign_styles(site: Path) -> Iterator[str]:
    for path in sorted(site.rglob("*.css")):
        for address in _FROM_STYLE.findall(path.read_text(encoding="utf-8")):
            yield f"{_name(path, site)}: loads {address}"


def _name(path: Path, site: Path) -> str:
    return path.relative_to(site).as_posix()
