"""Run the Python blocks of a Markdown page and compare what they print: `python tools/page_blocks.py PAGE`.

The blocks of a page are run in order, in one namespace and in an empty folder. A block that prints is followed by a
block marked `text` with exactly what it prints; a block without one must print nothing. With `--write` these blocks are
written anew. Only the standard library is used, so that a bare installation can be checked too.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```\n(?:\n?```text\n(?P<told>.*?)^```\n)?", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block of code: the line of the page it starts on, and the output the page gives for it."""

    line: int
    code: str
    told: str

    def run(self, namespace: dict[str, object]) -> str:
        """The output of the block. Its exceptions are not caught."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("\n" * (self.line - 1) + self.code, "page", "exec"), namespace)
        return printed.getvalue()


def blocks_of(text: str) -> Iterator[Block]:
    """The Python blocks of a page, in order."""
    for found in _BLOCK.finditer(text):
        yield Block(text.count("\n", 0, found.start()) + 2, found["code"], found["told"] or "")


def run_page(text: str) -> list[str]:
    """The problems of the blocks of a page, a sentence each. Stops at the first block that fails."""
    blocks, namespace = list(blocks_of(text)), dict[str, object]()
    if not blocks:
        return ["The page has no block of Python."]
    problems: list[str] = []
    with _empty_folder():
        for block in blocks:
            try:
                printed = block.run(namespace)
            except Exception:
                return [*problems, f"line {block.line}: the block failed.\n{traceback.format_exc()}"]
            if printed != block.told:
                problems.append(f"line {block.line}: the page says\n{block.told}but the block prints\n{printed}")
    return problems


def rewritten(text: str) -> str:
    """The page with the current output of its blocks."""
    namespace: dict[str, object] = {}

    def anew(found: re.Match[str]) -> str:
        printed = Block(text.count("\n", 0, found.start()) + 2, found["code"], "").run(namespace)
        told = f"\n```text\n{printed}```\n" if printed else ""
        return f"```python\n{found['code']}```\n{told}"

    with _empty_folder():
        return _BLOCK.sub(anew, text)


@contextlib.contextmanager
def _empty_folder() -> Iterator[None]:
    """A context in which the current folder is a new empty one."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a page. Returns 0 if all its blocks print what it says, otherwise 1."""
    parser = argparse.ArgumentParser(description="Run the Python blocks of a Markdown page.")
    parser.add_argument("page", type=Path)
    parser.add_argument("--write", action="store_true", help="write what the blocks print into the page")
    options = parser.parse_args(arguments)
    text = options.page.read_text(encoding="utf-8")
    if options.write:
        options.page.write_text(rewritten(text), encoding="utf-8")
        return 0
    problems = run_page(text)
    for problem in problems:
        print(f"{options.page}, {problem}", file=sys.stderr)
    if problems:
        print("If what the blocks print now is right, --write puts it into the page.", file=sys.stderr)
    else:
        print(f"{options.page}: {len(list(blocks_of(text)))} blocks print what the page says.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
