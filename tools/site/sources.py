"""The pages of the site in one language as Markdown, with the pictures that they show."""

from __future__ import annotations

import html
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Template

from belote_desktop import variants
from tools.site.documents import DOCUMENTS, RULES, write_documents
from tools.site.game_pages import index, raw, rules_page
from tools.site.languages import CARDS, SiteLanguage
from tools.site.pictures import PICTURES, SCENES, SIZES, THEMES, file_of, write_cards
from tools.site.word_pages import glossary, strategy

FAN = ("AH", "JS", "9S", "QC", "TD")
"""The cards on the first page."""
TELEPHONES = "(max-width: 46em)"
"""Where the pictures for narrow pages are shown, as in `theme/static/site.css`."""


@dataclass(frozen=True)
class Addresses:
    """Where the project and the site are on the network; empty if that is not known."""

    repository: str = ""
    site: str = ""


def write_sources(folder: Path, language: SiteLanguage, addresses: Addresses) -> None:
    """Write everything that Sphinx makes the site of one language from."""
    (folder / "games").mkdir(parents=True)
    for name, text in texts(language, addresses):
        (folder / name).write_text(text, encoding="utf-8")
    if not language.folder:
        write_documents(folder, addresses.repository)
    write_cards(folder / CARDS, language)


def texts(language: SiteLanguage, addresses: Addresses) -> Iterator[tuple[str, str]]:
    """Every page that is told in each language: the name of its file, and its text."""
    yield "index.md", Template(language.page("index.md")).substitute(_first_page(language))
    yield "download.md", Template(language.page("download.md")).substitute(releases=_releases(language, addresses))
    yield "games/index.md", index(language)
    for game in variants.all_variants():
        yield f"games/{game.id}.md", rules_page(game, language)
    yield "glossary.md", glossary(language)
    yield "strategy.md", strategy(language)


def _first_page(language: SiteLanguage) -> dict[str, str]:
    """What stands in the places of the first page."""
    places = {f"picture_{name}": _picture(name, language) for name in SCENES}
    fan = "".join(f'<img src="{CARDS}/{card}.svg" alt="" width="252" height="352">' for card in FAN)
    others = language.wording.say("{number}", number=len(variants.all_variants()) - 2)
    return places | {"fan": raw(f'<div class="fan">{fan}</div>'), "others": others, "nav": _navigation(language)}


def contents(language: SiteLanguage) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The captions of the contents with their pages. What is in English only stands in the English site only."""
    words = language.words
    in_each = (words["nav-play"], ("download", "games/index", "glossary", "strategy"))
    return (in_each,) if language.folder else (in_each, (words["nav-build"], DOCUMENTS), (words["nav-rules"], RULES))


def _picture(name: str, language: SiteLanguage) -> str:
    """A picture with what is written below; it is shown in the theme of the page and opens in its full size."""
    shown = "".join(_shown(name, theme, language) for theme in THEMES)
    return raw(f"<figure>{shown}<figcaption>{html.escape(language.words[f'picture-{name}'])}</figcaption></figure>")


def _shown(name: str, theme: str, language: SiteLanguage) -> str:
    told, opens = (html.escape(language.words[key]) for key in (f"shown-{name}", "picture-opens"))
    wide, narrow = (f"{PICTURES}/{file_of(name, theme, size)}" for size in ("wide", "narrow"))
    (width, height), (low_width, low_height) = SIZES["wide"], SIZES["narrow"]
    return (
        f'<a class="only-{theme}" href="{wide}" title="{opens}"><picture>'
        f'<source media="{TELEPHONES}" srcset="{narrow}" width="{low_width}" height="{low_height}">'
        f'<img src="{wide}" alt="{told}" width="{width}" height="{height}" loading="lazy"></picture></a>'
    )


def _releases(language: SiteLanguage, addresses: Addresses) -> str:
    if not addresses.repository:
        return language.words["releases-unknown"]
    return f"[{language.words['releases']}]({addresses.repository}/releases)."


def _navigation(language: SiteLanguage) -> str:
    return "\n\n".join(
        "\n".join(("```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```"))
        for caption, pages in contents(language)
    )
