"""Sphinx makes pages of the sources of one language: its settings, and what the templates are told."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.locale import translators
from sphinx.util.docutils import docutils_namespace, patch_docutils

from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.table.items.theme import DARK, LIGHT, Theme
from tools.site.documents import CHANGES
from tools.site.labels import in_language
from tools.site.languages import HERE, SiteLanguage
from tools.site.navigation import Navigation
from tools.site.pictures import ICON
from tools.site.sources import Addresses


def generate(source: Path, out: Path, code: str, codes: Sequence[str], addresses: Addresses) -> None:
    """Make the site of the language `code` in the folder `out`; `codes` are all languages to switch between.

    Raises SystemExit if Sphinx warns of anything.
    """
    language, spoken = SiteLanguage(code), tuple(map(SiteLanguage, codes))
    _write_interface(source / "_locale" / language.code / "LC_MESSAGES", language)
    translators.clear()  # Sphinx adds those of a language to those of the language before
    with patch_docutils(), docutils_namespace():  # docutils forgets what Sphinx has told it, before the next language
        app = Sphinx(
            source, None, out, source.with_name(f"{language.code}-doctrees"), "html",
            confoverrides=_settings(source, language, addresses), status=None, warning=sys.stderr, warningiserror=True,
        )  # fmt: skip
        app.add_lexer("brn", TextLexer)  # match files in docs/record.md
        app.connect("html-page-context", _telling(language, spoken, addresses))
        app.connect("doctree-resolved", _remember_stems)
        _draw_contents(app, language)
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
    if switch := _SWITCH.search(text):  # beside the text, which the search quotes
        before, text = before + switch[0], text.replace(switch[0], "", 1)
    if language.direction == "rtl":
        text = _CARD.sub(r'<bdi dir="ltr">\1</bdi>', text)  # else the suit may stand beside another card
    text = _SUIT.sub(_coloured, text).replace("Copyright &#169;", "&#169;", 1)  # the sign says it in every language
    page.write_text(before + article + text, encoding="utf-8")


_SWITCH = re.compile('<nav class="languages".*?</nav>', re.DOTALL)
_SUITS = {"♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_CARD = re.compile(f"((?:10|[6-9A-Z])[{SUIT_MARKS}])(?=[^<>]*<)")
_SUIT = re.compile(f"[{''.join(_SUITS)}](?=[^<>]*<)")
"""A card and a coloured suit in a text, but not in an attribute, which ends with a `>`."""


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
        "myst_ref_domains": ["std"],  # nothing here is a name of a program: other domains would be asked in vain
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
        "html_css_files": ["site.css", *(("rtl.css",) if language.direction == "rtl" else ())],
        "html_copy_source": False,
        "html_use_index": False,
        "html_show_sphinx": False,  # the line of the theme that names both cannot be translated
    }


def _colours(theme: Theme) -> Mapping[str, str]:
    """The colours of the program for the style sheet, as in `--cloth`."""
    return {name.replace("_", "-"): colour for name, colour in theme.colours().items()}


def _write_interface(folder: Path, language: SiteLanguage) -> None:
    """Write the translations of those words of the theme that Sphinx has none for, and of the search."""
    if not language.interface:
        return
    catalog = Catalog(locale=language.code)
    for source, translation in language.interface.items():
        catalog.add(source, translation)
    folder.mkdir(parents=True)
    with (folder / "sphinx.mo").open("wb") as file:
        write_mo(file, catalog)
    told = {"locale": language.code, "messages": language.searching, "plural_expr": language.plural_form}
    script = f"Documentation.addTranslations({json.dumps(told, ensure_ascii=False)});\n"
    (folder / "sphinx.js").write_text(script, encoding="utf-8")


def _remember_stems(app: Sphinx, *_tree: object) -> None:
    """Have the search find the stem of a word once, not once for each page."""
    language = app.builder.indexer.lang  # type: ignore[attr-defined]  # of the builder for HTML
    if "stem" not in vars(language):
        language.stem = cache(language.stem)


def _draw_contents(app: Sphinx, language: SiteLanguage) -> None:
    """Put our contents beside the pages, before and after the theme makes its own from those of Sphinx."""

    @cache
    def navigation() -> Navigation:
        env = app.env
        return Navigation(
            language, lambda page: env.titles[page].astext(), lambda page: tuple(env.toctree_includes.get(page, ()))
        )

    def leave_out(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
        context["toctree"] = lambda **_wishes: ""

    def put(_app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
        context["furo_navigation_tree"] = navigation().beside(page, partial(app.builder.get_relative_uri, page))

    app.connect("html-page-context", leave_out, priority=_THEME - 100)
    app.connect("html-page-context", put, priority=_THEME + 100)


_THEME = 500
"""The priority of the theme, which has the usual one."""


def _telling(
    language: SiteLanguage, spoken: Sequence[SiteLanguage], addresses: Addresses
) -> Callable[[Sphinx, str, str, dict[str, Any], object], None]:
    """What the templates are told of each page: its addresses in all languages."""

    def tell(_app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
        top = "../" * (page.count("/") + bool(language.folder))
        in_all = not page.startswith("docs/") and page != CHANGES
        context["languages_label"] = language.words["languages"]
        context["languages"] = [
            _in_other(other, page if in_all else "index", top, addresses) | {"here": other.code == language.code}
            for other in spoken
        ]
        # search engines are told of a page where it is the same in all languages
        context["alternates"] = context["languages"] if in_all else []

    return tell


def _in_other(language: SiteLanguage, page: str, top: str, addresses: Addresses) -> dict[str, object]:
    """A page in a language: its address from a page from which `top` leads to the top, and on the network."""
    path = f"{language.folder + '/' if language.folder else ''}{page}.html"
    whole = f"{addresses.site.rstrip('/')}/{path}" if addresses.site else top + path
    return {"code": language.code.replace("_", "-"), "name": language.name, "address": top + path, "whole": whole}
