"""The contents of the site beside every page, as the theme draws them.

Sphinx would resolve the whole tree again for each page, and the theme would parse it again: a third of the build.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.site.languages import SiteLanguage
from tools.site.sources import contents

TOGGLE = "Toggle navigation of {page}"
"""The label of the theme for the button that opens a part of the contents."""
_ARROW = '<span class="icon"><svg><use href="#svg-arrow-right"></use></svg></span>'


@dataclass(frozen=True)
class Entry:
    """A page in the contents with its title and the pages below it."""

    page: str
    title: str
    below: tuple[Entry, ...] = ()

    def leads_to(self, page: str) -> bool:
        """Whether it is the page or has it below it."""
        return self.page == page or any(entry.leads_to(page) for entry in self.below)


class Navigation:
    """The contents in one language. `title` gives the title of a page, `below` the pages in its own contents."""

    def __init__(
        self, language: SiteLanguage, title: Callable[[str], str], below: Callable[[str], tuple[str, ...]]
    ) -> None:
        self._toggle = language.interface.get(TOGGLE, TOGGLE)

        def entry(page: str) -> Entry:
            return Entry(page, title(page), tuple(map(entry, below(page))))

        self._parts = [(caption, tuple(map(entry, pages))) for caption, pages in contents(language)]

    def beside(self, page: str, address: Callable[[str], str]) -> str:
        """The contents beside a page, which is marked in them; `address` leads from there to another page."""
        buttons = iter(range(1, 1000))
        return "".join(
            f'<p class="caption" role="heading"><span class="caption-text">{html.escape(caption)}</span></p>'
            + self._list(entries, page, address, buttons, 1)
            for caption, entries in self._parts
        )

    def _list(
        self, entries: tuple[Entry, ...], page: str, address: Callable[[str], str], buttons: Iterator[int], level: int
    ) -> str:
        found = []
        for entry in entries:
            marks = [f"toctree-l{level}", *(("current",) if entry.leads_to(page) else ())]
            below = ""
            if entry.below:
                marks.append("has-children")
                below = self._button(entry, page, next(buttons))
                below += self._list(entry.below, page, address, buttons, level + 1)
            marks += ("current-page",) if entry.page == page else ()
            link = f'<a class="reference internal" href="{address(entry.page)}">{html.escape(entry.title)}</a>'
            found.append(f'<li class="{" ".join(marks)}">{link}{below}</li>')
        return f"<ul>{''.join(found)}</ul>"

    def _button(self, entry: Entry, page: str, number: int) -> str:
        name, label = f"toctree-checkbox-{number}", html.escape(self._toggle.format(page=entry.title))
        opened = " checked" if entry.leads_to(page) else ""
        return (
            f'<input aria-label="{label}" class="toctree-checkbox" id="{name}" name="{name}" role="switch" '
            f'type="checkbox"{opened}><label for="{name}">{_ARROW}</label>'
        )
