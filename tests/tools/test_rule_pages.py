"""The pages of docs/rules: every game has one, what they name exists, and every citation of them finds its heading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.engine.rules import RulesetError
from tests.folders import ROOT
from tools.rules import index
from tools.rules.pages import DIFFERENCES, FOLDER, SOURCES, Page, faults, pages

BY_NUMBER = re.compile(r"\brule files?\b|\brules/\d|\bfiles? \d\d\b", re.IGNORECASE)
GAME_PAGES = [page for page in pages() if page.games]


def cited_from() -> Iterator[Path]:
    """The files that may cite a page. The changelog tells the past."""
    for folder in ("belote_desktop", "tests", "tools", "docs", "packaging"):
        yield from (path for suffix in ("py", "md", "json") for path in sorted((ROOT / folder).rglob(f"*.{suffix}")))
    yield from (path for path in sorted(ROOT.glob("*.md")) if path.name != "CHANGELOG.md")


def test_every_game_is_described_on_one_page() -> None:
    described = [game for page in pages() for game in page.games]
    assert sorted(described) == sorted(game.id for game in variants.all_variants())


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.name)
def test_a_page_names_its_sources_and_where_they_differ(page: Page) -> None:
    assert page.section(DIFFERENCES).strip()
    assert all(page.sources(game) for game in page.games)
    assert page.headings[-1] == SOURCES


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.name)
def test_the_values_a_page_names_are_those_of_the_program(page: Page) -> None:
    for option in page.options():
        games = [option.game] if option.game else list(page.games[: 1 if option.is_default else None])
        if option.is_default:
            assert all(changed(game, option.name, option.value) is False for game in games), option
        else:
            assert any(changed(game, option.name, option.value) for game in games), option


def changed(game: str, name: str, value: str) -> bool | None:
    """Whether an option changes the rules of a game; None if the game does not have it."""
    try:
        return variants.get(game, **{name: value}) != variants.get(game)
    except RulesetError:
        return None


def test_every_citation_names_a_page_and_a_heading_of_it() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {fault}"
        for path in cited_from()
        for fault in faults(path.read_text(encoding="utf-8"), is_page=path.parent == FOLDER)
        if path != Path(__file__)
    }
    assert found == set()


def test_a_citation_of_no_page_or_no_heading_is_found() -> None:
    assert list(faults("Source: docs/rules/contree.md, Scoring, and docs/rules, Rounding.")) == []
    assert list(faults("Source: docs/rules/bela.md and\n# deberts.md, Declarations.")) == []
    assert list(faults("Source: docs/rules/whist.md, Scoring."))
    assert list(faults("Source: docs/rules/contree.md, Scoring and Ranks.")) == []
    assert list(faults("Source: docs/rules/contree.md, Bidding."))
    assert list(faults("Source: docs/rules/contree.md, Scoring and Bidding."))
    assert list(faults("Source: docs/rules, Bidding."))
    assert list(faults("See [bela.md](bela.md), Bidding.", is_page=True))


def test_no_rules_are_cited_by_a_number() -> None:
    texts = ((path, path.read_text(encoding="utf-8")) for path in cited_from() if path != Path(__file__))
    assert [str(path.relative_to(ROOT)) for path, text in texts if BY_NUMBER.search(text)] == []


def test_the_index_is_what_its_command_writes() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert page == index.renewed(page), "run: python -m tools.rules.index"
    assert all(f"`{game.id}`" in page for game in (*variants.all_variants(), *variants.unestablished()))
