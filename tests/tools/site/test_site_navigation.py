"""The contents beside a page: every page once, with the way to it, and the page itself marked."""

from __future__ import annotations

import pytest

pytest.importorskip("sphinx", reason="the site is made with the extra `site`, which is not installed")

from bs4 import BeautifulSoup

from tools.site.languages import SiteLanguage
from tools.site.navigation import Navigation


def beside(page: str) -> BeautifulSoup:
    """The French contents of a site with two games, as they stand beside a page."""
    below = {"games/index": ("games/bela", "games/coinche")}
    contents = Navigation(SiteLanguage("fr"), str.upper, lambda each: below.get(each, ()))
    return BeautifulSoup(contents.beside(page, lambda other: f"to/{other}.html"), "html.parser")


def links(page: str, marked: str) -> list[str]:
    return [link.get_text() for link in beside(page).select(f"{marked} > a")]


def test_every_page_is_in_the_contents_once() -> None:
    found = [(link.get_text(), link["href"]) for link in beside("search").select("a")]
    pages = ("download", "games/index", "games/bela", "games/coinche", "glossary", "strategy")
    assert found == [(page.upper(), f"to/{page}.html") for page in pages]
    assert links("search", ".current") == []


def test_a_page_and_what_it_is_below_are_marked() -> None:
    assert links("games/coinche", ".current") == ["GAMES/INDEX", "GAMES/COINCHE"]
    assert links("games/coinche", ".current-page") == ["GAMES/COINCHE"]


def test_the_part_with_the_page_is_open_and_its_button_is_named_in_the_language() -> None:
    (opened,), (closed,) = (beside(page).select("input") for page in ("games/coinche", "glossary"))
    assert opened.has_attr("checked")
    assert not closed.has_attr("checked")
    assert closed["aria-label"] == "Afficher ou masquer les pages de la section GAMES/INDEX"
