"""The documents on the site: none is missing, and no link of theirs leads nowhere."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest

from tests.folders import DOCS, ROOT
from tools.site.documents import CHANGES, DOCUMENTS, RULES, leading_somewhere

HERE = PurePosixPath("docs/rules")


def test_every_document_is_on_the_site() -> None:
    found = {path.relative_to(ROOT).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
    assert {*DOCUMENTS, *RULES} == found | {CHANGES}
    assert len({*DOCUMENTS, *RULES}) == len((*DOCUMENTS, *RULES))


@pytest.mark.parametrize(
    "text",
    [
        "[bela](bela.md), Scoring",
        "[the format](../record.md#auction)",
        "[below](#below)",
        "[PettingZoo](https://pettingzoo.example)",
        "```\nlast[0](../../README.md)\n```",
    ],
)
def test_a_link_that_leads_somewhere_stays(text: str) -> None:
    assert leading_somewhere(text, HERE, "") == text


def test_a_link_to_another_file_is_words_if_the_repository_is_unknown() -> None:
    assert leading_somewhere("see [how](../../CONTRIBUTING.md#tests).", HERE, "") == "see how."


def test_a_link_to_another_file_leads_to_the_repository() -> None:
    told = leading_somewhere("see [how](../../CONTRIBUTING.md#tests).", HERE, "https://example.org/belote")
    assert told == "see [how](https://example.org/belote/blob/HEAD/CONTRIBUTING.md#tests)."
