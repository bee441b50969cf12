"""The blocks of two pages in docs print what the pages say, and the tool that holds them to it notices when not."""

from __future__ import annotations

import pytest

from belote_desktop.search.compiled import is_compiled
from tests.folders import DOCS
from tools.page_blocks import blocks_of, main, rewritten, run_page

LIBRARY = DOCS / "library.md"
PAGE = "# A page\n\n```python\nx = 2\n```\n\nMore.\n\n```python\nprint(x)\n```\n\n```text\n{told}\n```\n"


@pytest.mark.skipif(not is_compiled(), reason="takes minutes where the search is not compiled")
def test_the_library_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    status = main([str(LIBRARY)])
    assert status == 0, capsys.readouterr().err


def test_the_page_of_the_daily_deal_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    status = main([str(DOCS / "daily.md")])
    assert status == 0, capsys.readouterr().err


def test_the_library_page_is_not_read_as_empty() -> None:
    blocks = list(blocks_of(LIBRARY.read_text(encoding="utf-8")))
    assert len(blocks) > 10
    assert all(block.told for block in blocks if "print(" in block.code)


def test_a_block_is_compared_with_the_text_below_it() -> None:
    assert run_page(PAGE.format(told="2")) == []
    (problem,) = run_page(PAGE.format(told="3"))
    assert problem == "line 10: the page says\n3\nbut the block prints\n2\n"


def test_a_block_that_fails_ends_the_page() -> None:
    (problem,) = run_page("```python\n1 / 0\n```\n\n```python\nprint(1)\n```\n")
    assert "line 2: the block failed" in problem
    assert "ZeroDivisionError" in problem


def test_a_block_that_prints_needs_its_text_and_a_page_needs_a_block() -> None:
    assert run_page("```python\nprint(1)\n```\n") == ["line 2: the page says\nbut the block prints\n1\n"]
    assert run_page("No code.") == ["The page has no block of Python."]


def test_what_blocks_print_is_written_into_the_page() -> None:
    assert rewritten(PAGE.format(told="3")) == PAGE.format(told="2")
