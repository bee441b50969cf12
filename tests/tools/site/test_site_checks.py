"""The checks of the finished site find what is wrong with a page, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.site.checks import faults

PAGE = '<html lang="en" dir="ltr"><head><title>Belote</title>{head}</head><body>{body}</body></html>'


def site(folder: Path, *, body: str = "", head: str = "") -> Path:
    """Two pages and a picture; the first has this body."""
    (folder / "games").mkdir()
    (folder / "card.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "index.html").write_text(PAGE.format(head=head, body=body), encoding="utf-8")
    (folder / "games" / "coinche.html").write_text(PAGE.format(head="", body='<p id="bids">'), encoding="utf-8")
    return folder


def test_a_site_in_order_has_no_fault(tmp_path: Path) -> None:
    body = (
        '<a href="games/coinche.html#bids">Coinche</a> <img src="card.svg" alt="A"> '
        '<p id="here"> <a href="#here">up</a> <a href="https://example.org">elsewhere</a>'
    )
    made = site(tmp_path, body=body, head='<link rel="canonical" href="https://example.org/">')
    assert faults(made, [made / "games" / "coinche.html"]) == []


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ('<a href="bela.html">', "leads to bela.html, which is not there"),
        ('<a href="../index.html">', "leads to ../index.html, which is not there"),
        ('<a href="games/coinche.html#deal">', "leads to games/coinche.html#deal, which has no such anchor"),
        ('<a href="#deal">', "leads to #deal, which has no such anchor"),
        ('<form action="search.html">', "leads to search.html, which is not there"),
        ('<img src="none.svg" alt="">', "leads to none.svg, which is not there"),
        ('<picture><source srcset="none.webp"></picture>', "leads to none.webp, which is not there"),
        ('<img src="card.svg">', "has 1 pictures without a text"),
        ('<img src="//example.org/a.png" alt="">', "loads //example.org/a.png"),
        ('<script src="https://example.org/a.js"></script>', "loads https://example.org/a.js"),
        ('<p id="a"><p id="a">', "has two anchors a"),
    ],
)
def test_a_fault_of_a_page_is_found(tmp_path: Path, body: str, told: str) -> None:
    assert faults(site(tmp_path, body=body)) == [f"index.html: {told}"]


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ('<link rel="stylesheet" href="https://example.org/a.css">', "loads https://example.org/a.css"),
        ('<link rel="shortcut icon" href="//example.org/a.ico">', "loads //example.org/a.ico"),
    ],
)
def test_what_the_head_of_a_page_loads_is_found(tmp_path: Path, head: str, told: str) -> None:
    assert faults(site(tmp_path, head=head)) == [f"index.html: {told}"]


def test_a_page_says_its_language_direction_and_title(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><body><svg><title>sun</title></svg>", encoding="utf-8")
    assert faults(tmp_path) == [
        "index.html: does not say its lang",
        "index.html: does not say its dir",
        "index.html: has no title",
    ]


def test_a_missing_page_is_found(tmp_path: Path) -> None:
    made = site(tmp_path)
    assert faults(made, [made / "games" / "bela.html"]) == ["games/bela.html: is missing"]


@pytest.mark.parametrize("style", ['@import "https://example.org/a.css";', "a { src: url(//example.org/a.woff2) }"])
def test_a_style_that_loads_from_elsewhere_is_found(tmp_path: Path, style: str) -> None:
    made = site(tmp_path)
    (made / "site.css").write_text(style, encoding="utf-8")
    (fault,) = faults(made)
    assert fault.startswith(("site.css: loads https://example.org/a", "site.css: loads //example.org/a"))
