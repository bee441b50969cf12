"""Write the index of docs/rules: each game with its page, sources, vectors and the engines it was compared with.

    python -m tools.rules.index

writes the parts of docs/rules/README.md between comments anew: from the registered games, the pages, tests/vectors and
the tables of the peers.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from belote_desktop import variants
from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.variants import Variant
from tools.rules.pages import FOLDER, INDEX, pages

ROOT = Path(__file__).parents[2]
PART = re.compile(r"(<!-- (?P<name>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A part of the page that is written by the command; the rest is written by hand."""
HEAD = ("game", "id", "from", "page", "rules", "sources", "auction", "play", "declarations", "score", "match",
        "compared with")  # fmt: skip
KINDS = (("auction",), ("legal", "winner"), ("declarations",), ("settle",), ("match",))
"""The kinds of cases that one column counts."""
COUNTS = range(6, 11)


def renewed(page: str) -> str:
    """The page with its generated parts updated."""
    parts = {"games": _table, "unestablished": _unestablished, "letters": _letters}
    return PART.sub(lambda part: part[1] + "\n".join((*parts[part["name"]](), part[3])), page)


def _table() -> Iterator[str]:
    marks = ("---:" if column in COUNTS else "---" for column in range(len(HEAD)))
    peers, cases = compared(), counted()
    for cells in (HEAD, marks, *(_row(game, cases, peers) for game in variants.all_variants())):
        yield f"| {' | '.join(cells)} |"


def _row(game: Variant, cases: Counter[tuple[str, str]], peers: dict[str, list[str]]) -> tuple[str, ...]:
    page = next(page for page in pages() if game.id in page.games)
    return (
        game.name, f"`{game.id}`", f"`{game.parent}`" if game.parent else "–", f"[{page.name}]({page.name}.md)",
        str(game.confidence), "; ".join(page.sources(game.id)),
        *(str(sum(cases[game.id, kind] for kind in kinds)) for kinds in KINDS), ", ".join(peers.get(game.id, ["–"])),
    )  # fmt: skip


def _unestablished() -> Iterator[str]:
    for game in variants.unestablished():
        yield f"- {game.name} (`{game.id}`), begun from `{game.parent}`."


def _letters() -> Iterator[str]:
    spread = Counter(game.confidence for game in variants.all_variants())
    for letter in Confidence:
        yield f"- {letter} ({letter.label}): {spread[letter]} games."


def counted() -> Counter[tuple[str, str]]:
    """The number of cases in tests/vectors by game and kind. A case of house rules counts for the game with them."""
    files = sorted((ROOT / "tests" / "vectors").glob("*.json"))
    cases = (case for file in files for case in json.loads(file.read_text(encoding="utf-8")))
    return Counter((_game_of(case["preset"], case["options"]), case["kind"]) for case in cases)


def _game_of(preset: str, options: dict[str, object]) -> str:
    """The game of a case; for house rules, the registered game with exactly these rules."""
    houses = (game.id for game in variants.all_variants() if dict(game.changes) == options != {})
    same = (game for game in houses if not variants.get(preset, **options).differences(variants.get(game)))
    return next(same, preset)


def compared() -> dict[str, list[str]]:
    """Game -> the engines compared with it, from their tables: `colver_table.py` starts from the game it compares."""
    found: dict[str, list[str]] = {}
    for table in sorted(ROOT.glob("t*/**/peers/*_table.py")):
        start = re.search(r'variants\.get\(\s*"([\w-]+)"', table.read_text(encoding="utf-8"))
        if start:
            found.setdefault(start[1], []).append(table.stem.removesuffix("_table").replace("_", "-"))
    return found


def main() -> int:
    """Write the page."""
    page = FOLDER / f"{INDEX}.md"
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
