"""The whole site is built without a warning, and checked."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the site is made with the extra `site`, which is not installed")

from bs4 import BeautifulSoup
from PySide6.QtGui import QImage

from belote_desktop import variants
from tools.site.building import IN_EACH, build
from tools.site.checks import faults
from tools.site.languages import SiteLanguage
from tools.site.pictures import Drawing
from tools.site.sources import Addresses

CODES = ("en", "fr", "ar", "bg")
"""Enough for a test; `.ci/run` builds all languages."""
pytestmark = pytest.mark.slow


def blank(wanted: Sequence[tuple[Drawing, Path]]) -> None:
    """Pictures in place of scenes, which take long to draw and have their own tests."""
    image = QImage(16, 10, QImage.Format.Format_RGB32)
    image.fill(0)
    for _drawing, target in wanted:
        target.parent.mkdir(parents=True, exist_ok=True)
        assert image.save(str(target))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The finished site. One process makes all languages, so that one could be told in another’s words."""
    out = tmp_path_factory.mktemp("built") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "cpu_count", lambda: 1)
        assert build(out, Addresses(site="https://example.org/belote"), codes=CODES, drawer=blank) == []
    return out


def text_of(site: Path, code: str, page: str) -> str:
    return (site / SiteLanguage(code).folder / f"{page}.html").read_text(encoding="utf-8")


def page_of(site: Path, code: str, page: str) -> BeautifulSoup:
    return BeautifulSoup(text_of(site, code, page), "html.parser")


@pytest.mark.parametrize("code", CODES)
def test_each_language_has_every_page_in_its_direction_with_a_switch_to_the_others(site: Path, code: str) -> None:
    for page in (*IN_EACH, *(f"games/{game.id}" for game in variants.all_variants())):
        text = text_of(site, code, page)
        assert f'lang="{code}" dir="{"rtl" if code == "ar" else "ltr"}"' in text
        assert ("rtl.css" in text) == (code == "ar")
        switch = text.partition('<nav class="languages"')[2].partition("</nav>")[0]
        assert re.findall(' lang="([a-z]+)"', switch) == list(CODES)
        assert "languages" not in text.partition("<article")[2]  # the search quotes what is in there
        assert re.findall('hreflang="([a-z]+)" href="https://example', text.partition("</head>")[0]) == list(CODES)


@pytest.mark.parametrize("code", CODES[1:])
def test_a_page_has_the_labels_and_the_search_of_its_language(site: Path, code: str) -> None:
    language, page = SiteLanguage(code), page_of(site, code, "games/coinche")
    (search,) = page.select(".sidebar-search")
    assert search["placeholder"] == language.interface["Search"]
    labels = ("Next", "Previous", "On this page", "Made with ")
    assert all(language.interface[label].strip() in page.get_text() for label in labels)
    said = (site / code / "_static" / "translations.js").read_text(encoding="utf-8")
    assert str(language.searching["Searching"]) in said


def test_a_page_in_english_only_leads_to_the_first_page_of_the_other_languages(site: Path) -> None:
    record = page_of(site, "en", "docs/record")
    others = [link["href"] for link in record.select(".languages a")][1:]
    assert others == [f"../{code}/index.html" for code in CODES[1:]]
    assert record.select("link[hreflang]") == []


def test_suits_have_their_colours_and_cards_in_arabic_text_are_read_from_the_left(site: Path) -> None:
    french, arabic = (text_of(site, code, "games/coinche") for code in ("fr", "ar"))
    assert "V<span" not in french.partition("<article")[0]
    assert '<span class="hearts">♥</span>' in french
    assert '<bdi dir="ltr">10<span class="hearts">♥</span></bdi>' in arabic


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_arabic_rules_have_the_digits_of_arabic_only(site: Path, game: str) -> None:
    article = page_of(site, "ar", f"games/{game}").article
    assert article is not None
    names = SiteLanguage("ar").words["other-names"]  # in the languages of the countries
    others = [line for line in article.select("p") if line.get_text().startswith(names)]
    for other in (*others, *article.select("bdi, code")):  # cards and commands
        other.decompose()
    assert re.findall(".{0,20}[0-9].{0,20}", article.get_text()) == []


def test_a_link_to_a_page_that_is_gone_is_found(site: Path) -> None:
    gone = site / "glossary.html"
    kept = gone.read_bytes()
    gone.unlink()
    found = faults(site)
    gone.write_bytes(kept)
    assert any(fault.endswith("which is not there") for fault in found)


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(SystemExit, match="other files than a site"):
        build(tmp_path, Addresses(), codes=CODES)
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "mine"
