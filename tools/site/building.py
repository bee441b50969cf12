"""The whole site, built by several processes at once: one draws the pictures, the others make the pages."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from belote_desktop import variants
from tools.site.checks import faults
from tools.site.generating import generate
from tools.site.labels import left_in_english
from tools.site.languages import SiteLanguage
from tools.site.pictures import Drawing, draw_pictures, pictures
from tools.site.sources import Addresses, write_sources

IN_EACH = ("index", "download", "games/index", "glossary", "strategy", "search")
"""The pages that each language has, beside those of the games."""
Drawer = Callable[[Sequence[tuple[Drawing, Path]]], None]


def build(out: Path, addresses: Addresses, *, codes: Sequence[str], drawer: Drawer = draw_pictures) -> list[str]:
    """Make the site in these languages in the folder `out`, and check it. Returns what is wrong with it.

    `drawer` draws the pictures; it is called in another process. Raises SystemExit if the folder has something else in
    it, Sphinx warns, or a picture cannot be drawn.
    """
    if out.exists() and any(out.iterdir()) and not (out / "searchindex.js").is_file():
        raise SystemExit(f"{out} has other files than a site. Choose a new folder.")
    spoken = tuple(map(SiteLanguage, codes))
    shutil.rmtree(out, ignore_errors=True)
    _make(out, addresses, spoken, drawer)
    pages = (*IN_EACH, *(f"games/{game.id}" for game in variants.all_variants()))
    found = faults(out, [out / language.folder / f"{page}.html" for language in spoken for page in pages])
    return found + [fault for language in spoken if language.folder for fault in left_in_english(out, language)]


def _make(out: Path, addresses: Addresses, spoken: Sequence[SiteLanguage], drawer: Drawer) -> None:
    """The sources are written here, one language after the other: what they share is found once."""
    codes = [language.code for language in spoken]
    with (
        tempfile.TemporaryDirectory(prefix="belote-site-") as name,
        ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as workers,
    ):
        drawings = [each for language in spoken for each in pictures(out / language.folder, language)]
        work = [workers.submit(drawer, drawings)]
        for language in spoken:
            source = Path(name, language.code)
            write_sources(source, language, addresses)
            work.append(workers.submit(generate, source, out / language.folder, language.code, codes, addresses))
        for each in work:
            each.result()
