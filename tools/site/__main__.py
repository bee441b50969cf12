"""Build the site and check it: `python -m tools.site --out FOLDER`."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from belote_desktop import variants
from tools.site.checks import faults
from tools.site.generating import generate
from tools.site.labels import left_in_english
from tools.site.languages import SiteLanguage, told
from tools.site.sources import Addresses, write_sources


def build(out: Path, addresses: Addresses, *, codes: Sequence[str]) -> list[str]:
    """Make the site in these languages in the folder `out`, and check it. Returns what is wrong with it.

    Raises SystemExit if the folder has something else in it, Sphinx warns, or a picture cannot be drawn.
    """
    if out.exists() and any(out.iterdir()) and not (out / "searchindex.js").is_file():
        raise SystemExit(f"{out} has other files than a site. Choose a new folder.")
    spoken = tuple(map(SiteLanguage, codes))
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="belote-site-") as name:
        for language in spoken:
            source = Path(name, language.code)
            write_sources(source, language, addresses)
            generate(source, out / language.folder, language, spoken, addresses)
    games = [f"games/{game.id}.html" for game in variants.all_variants()]
    found = faults(out, [out / language.folder / page for language in spoken for page in games])
    return found + [fault for language in spoken if language.folder for fault in left_in_english(out, language)]


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
