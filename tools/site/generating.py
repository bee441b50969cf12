"""Sphinx makes pages of the sources of one language: its settings, and what the templates are told."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from belote_desktop.table.items.theme import DARK, LIGHT, Theme
from tools.site.documents import CHANGES
from tools.site.labels import in_language
from tools.site.languages import HERE, SiteLanguage
from tools.site.pictures import ICON
from tools.site.sources import Addresses


def generate(
    source: Path, out: Path, language: SiteLanguage, spoken: Sequence[SiteLanguage], addresses: Addresses
) -> None:
    """Make the site of one language in the folder `out`; `spoken` are all languages to switch between.

    Raises SystemExit if Sphinx warns of anything.
    """
    _write_interface(source / "_locale", language)
    with patch_docutils(), docutils_namespace():  # docutils forgets what Sphinx has told it, before the next language
        app = Sphinx(
            source, None, out, source.with_name(f"{language.code}-doctrees"), "html",
            confoverrides=_settings(source, language, addresses), status=None, warning=sys.stderr, warningiserror=True,
        )  # fmt: skip
        app.add_lexer("brn", TextLexer)  # match files in docs/record.md
        app.connect("html-page-context", _telling(language, spoken))
        app.build()
    if app.statuscode:
        raise SystemExit("Sphinx has found faults in the sources of the site.")
    for page in out.glob("**/*.html"):
        _finish(page, language)


def _finish(page: Path, language: SiteLanguage) -> None:
    """Say on a page in which direction its language is read and tell its labels in it, and colour the suits."""
    begin = f'<html class="no-js" lang="{language.code.replace("_", "-")}"'
    before, article, text = page.read_text(encoding="utf-8").partition("<article")
    before = before.replace(begin, f'{begin} dir="{language.direction}"', 1)
    before = in_language(before, language.interface)
    page.write_text(before + article + _SUIT.sub(_coloured, text), encoding="utf-8")


_SUITS = {"♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_SUIT = re.compile(f"[{''.join(_SUITS)}](?=[^<>]*<)")
"""A suit in a text, but not in an attribute, which ends with a `>`."""


def _coloured(suit: re.Match[str]) -> str:
    return f'<span class="{_SUITS[suit[0]]}">{suit[0]}</span>'


def _settings(source: Path, language: SiteLanguage, addresses: Addresses) -> dict[str, Any]:
    base = f"{addresses.site.rstrip('/')}/{language.folder}".rstrip("/") + "/" if addresses.site else ""
    return {
        "project": "Belote Desktop",
        "copyright": language.words["copyright"],
        "language": language.code,
        "extensions": ["myst_parser"],
        "myst_enable_extensions": ["colon_fence"],
        "myst_heading_anchors": 3,
        "smartquotes": False,  # the texts have the marks of their language already
        "nitpicky": True,
        "exclude_patterns": ["_static", "_locale"],
        "locale_dirs": [str(source / "_locale")],
        "templates_path": [str(HERE / "theme" / "templates")],
        "html_theme": "furo",
        "html_theme_options": {
            "light_css_variables": _colours(LIGHT),
            "dark_css_variables": _colours(DARK),
            "top_of_page_buttons": [],
        },
        "html_title": "Belote Desktop",
        "html_logo": str(ICON),
        "html_favicon": str(ICON),
        "html_baseurl": base,
        "html_static_path": [str(HERE / "theme" / "static"), str(source / "_static")],
        "html_css_files": ["site.css"],
        "html_copy_source": False,
        "html_use_index": False,
        "html_show_sphinx": False,  # the line of the theme that names both cannot be translated
    }


def _colours(theme: Theme) -> Mapping[str, str]:
    """The colours of the program for the style sheet, as in `--cloth`."""
    return {name.replace("_", "-"): colour for name, colour in theme.colours().items()}


def _write_interface(folder: Path, language: SiteLanguage) -> None:
    """Write the translations of those words of the theme that Sphinx has none for."""
    found = language.interface
    if not found:
        return
    catalog = Catalog(locale=language.code)
    for source, translation in found.items():
        catalog.add(source, translation)
    target = folder / language.code / "LC_MESSAGES" / "sphinx.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as file:
        write_mo(file, catalog)


def _telling(
    language: SiteLanguage, spoken: Sequence[SiteLanguage]
) -> Callable[[Sphinx, str, str, dict[str, Any], object], None]:
    """What the templates are told of each page: its addresses in all languages."""

    def tell(_app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
        top = "../" * (page.count("/") + bool(language.folder))
        context["languages_label"] = language.words["languages"]
        context["languages"] = [
            {
                "code": other.code.replace("_", "-"),
                "name": other.name,
                "address": f"{top}{other.folder + '/' if other.folder else ''}{_translated(page)}.html",
                "here": other.code == language.code,
            }
            for other in spoken
        ]

    return tell


def _translated(page: str) -> str:
    """The page that other languages have in place of a page: itself, or the first page for one in English only."""
    return "index" if page.startswith("docs/") or page == CHANGES else page
