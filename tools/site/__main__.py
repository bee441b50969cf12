"""Build the site and check it: `python -m tools.site --out FOLDER`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.site.building import build
from tools.site.languages import told
from tools.site.sources import Addresses


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Returns 1 if the site has a fault; a warning of Sphinx ends the program."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description="Build the site and check it.")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the site; an older one is deleted")
    parser.add_argument("--repository", default="", help="the address of the project, for links to its files")
    parser.add_argument("--site-url", default="", help="the address of the site, for search engines")
    chosen = parser.parse_args(arguments)
    out: Path = chosen.out.resolve()
    addresses = Addresses(chosen.repository.rstrip("/"), chosen.site_url)
    found = build(out, addresses, codes=told())
    print("\n".join(found) or f"{out}: {len(list(out.rglob('*.html')))} pages, no fault")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
