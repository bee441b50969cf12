"""The labels of the theme are told in the language of a page, and one that is left in English is found."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the site is made with the extra `site`, which is not installed")

from tools.site.labels import in_language, labels, left_in_english
from tools.site.languages import SiteLanguage

PAGE = (
    '<head><title>{title} - Belote Desktop</title><link rel="next" title="Coinche"></head>'
    '<body><svg><title>{menu}</title></svg><a href="#">{top}</a>'
    '<div class="sidebar-tree"><a>{title}</a></div><input aria-label="{toggle}">'
    '<article><p title="Expand">Expand</p></article>'
    '<div class="toc-tree"><a>Capot</a></div><p>{next}</p><div class="related-pages"><p class="title">Coinche</p></div>'
)
ENGLISH = {
    "title": "The games",
    "menu": "Menu",
    "top": "Back to top",
    "toggle": "Expand",
    "next": "Next",
}
FRENCH = {
    "title": "Les jeux", "menu": "Menu", "top": "Haut de page", "toggle": "Développer", "next": "Suivant",
}  # fmt: skip


def site(folder: Path, **changed: str) -> Path:
    """An English page, and the French one with these labels."""
    (folder / "fr").mkdir()
    (folder / "index.html").write_text(PAGE.format(**ENGLISH), encoding="utf-8")
    (folder / "fr" / "index.html").write_text(PAGE.format(**FRENCH | changed), encoding="utf-8")
    return folder


def test_labels_in_the_language_are_no_fault(tmp_path: Path) -> None:
    assert list(left_in_english(site(tmp_path), SiteLanguage("fr"))) == []


@pytest.mark.parametrize("name", ["top", "toggle", "next"])
def test_a_label_left_in_english_is_found(tmp_path: Path, name: str) -> None:
    made = site(tmp_path, **{name: ENGLISH[name]})
    assert list(left_in_english(made, SiteLanguage("fr"))) == [f"fr/index.html: says in English: {ENGLISH[name]}"]


def test_labels_stand_around_the_article_and_are_no_names_of_pages() -> None:
    assert labels(PAGE.format(**ENGLISH)) == {"Menu", "Back to top", "Expand", "Next"}


def test_labels_that_the_theme_writes_in_english_are_replaced() -> None:
    words = {"Logo": "Emblème", "Toggle navigation of {page}": "Pages de {page}", "Dark mode": "Thème sombre"}
    frame = '<title>Dark mode</title><img alt="Logo"><input aria-label="Toggle navigation of Les jeux"><p>Logo</p>'
    assert in_language(frame, words) == (
        '<title>Thème sombre</title><img alt="Emblème"><input aria-label="Pages de Les jeux"><p>Logo</p>'
    )
