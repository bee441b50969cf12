"""The documents of the project as pages of the English site, with links that lead somewhere there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from posixpath import normpath

from tools.rules.pages import pages

ROOT = Path(__file__).parents[2]
CHANGES = "CHANGELOG"
RULES = ("docs/rules/README", *(f"docs/rules/{page.name}" for page in pages()))
DOCUMENTS = (
    "docs/library", "docs/record", "docs/rl", "docs/arena", "docs/strength", "docs/rating", "docs/statistics",
    "docs/daily", "docs/actions", "docs/vectors", "docs/proofs", "docs/bench", "docs/strategy", "docs/glossary",
    "docs/translating", CHANGES,
)  # fmt: skip
"""The pages on using and changing the program, in the order of the contents; a test checks that none is missing."""

_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def write_documents(folder: Path, repository: str) -> None:
    """Write the documents into the folder of the sources. `repository` is its address, or empty."""
    for name in (*DOCUMENTS, *RULES):
        target = folder / f"{name}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / f"{name}.md").read_text(encoding="utf-8")
        target.write_text(leading_somewhere(text, PurePosixPath(name).parent, repository), encoding="utf-8")


def leading_somewhere(text: str, folder: PurePosixPath, repository: str) -> str:
    """The text of a document in `folder`; links to other files lead to the repository, or are words if it is unknown.

    Code between lines of ``` is left as it is.
    """
    parts = _FENCED.split(text)
    parts[::2] = (_LINK.sub(_link_from(folder, repository), part) for part in parts[::2])
    return "".join(parts)


def _link_from(folder: PurePosixPath, repository: str) -> Callable[[re.Match[str]], str]:
    def link(found: re.Match[str]) -> str:
        words, target = found.groups()
        address, _, anchor = target.partition("#")
        path = normpath(str(folder / address))
        if not address or ":" in address or path.removesuffix(".md") in (*DOCUMENTS, *RULES):
            return found[0]
        return f"[{words}]({repository}/blob/HEAD/{path}{'#' + anchor if anchor else ''})" if repository else words

    return link
