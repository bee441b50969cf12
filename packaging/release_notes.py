"""Print what CHANGELOG.md says of a version: ``python packaging/release_notes.py v0.7.0 [--links ADDRESS]``.

The text of a release is made of it. A tag that does not name the version of the source is refused.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence

from project import ROOT, version

LOCAL_LINK = re.compile(r"\]\((?![a-z]+:|#)([^)\s]+)\)")
"""The end of a link to a file of this repository."""


def section(changes: str, wanted: str) -> str:
    """The text below the heading of a version, without the heading. Raises LookupError if there is none."""
    parts = re.split(r"^## (.+)\n", changes, flags=re.MULTILINE)
    for heading, text in zip(parts[1::2], parts[2::2], strict=True):
        if heading.split()[0] == wanted:
            return text.strip() + "\n"
    raise LookupError(f"CHANGELOG.md has no section '## {wanted}'. Give the section 'Unreleased' this heading.")


def linked(text: str, address: str) -> str:
    """The text with links to files of this repository led to where they are read."""
    return LOCAL_LINK.sub(lambda found: f"]({address.rstrip('/')}/{found[1]})", text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the section. Returns 0, or ends the program with a sentence."""
    parser = argparse.ArgumentParser(description="Print what CHANGELOG.md says of a version.")
    parser.add_argument("version", help="the version or its tag, such as v0.7.0")
    parser.add_argument("--links", metavar="ADDRESS", help="where the files of the repository are read")
    chosen = parser.parse_args(arguments)
    wanted: str = chosen.version.removeprefix("v")
    if wanted != version():
        raise SystemExit(f"The tag is of version {wanted}, the source of version {version()}: tag another commit.")
    try:
        text = section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    except LookupError as problem:
        raise SystemExit(problem.args[0]) from None
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(linked(text, chosen.links) if chosen.links else text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
