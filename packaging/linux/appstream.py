"""The metainfo and the pictures that software centres show.

The file in the repository names no address, since the project's is only known where its packages are built. With the
address of the repository the metainfo gets links, and pictures, which belong to the files of the release.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from project import APP_ID, ROOT, run, version
from releases import METAINFO

SIZE = "1600x900"
LANGUAGES = ("en", "fr")
HOOK = '  <content_rating type="oars-1.1" />\n'
"""The line of the metainfo before which links and pictures are written."""


@dataclass(frozen=True)
class Screenshot:
    """A picture: its scene (`belote-desktop scenes`), the theme, and what is written below in English and French."""

    scene: str
    theme: str
    caption: str
    french: str

    def file(self, language: str) -> str:
        """The name of the picture in a language."""
        return f"screenshot-{self.scene}-{language}.png"


SCREENSHOTS = (
    Screenshot("mid-trick", "dark", "Play with the mouse or the keyboard", "Jouez à la souris ou au clavier"),
    Screenshot("home", "light", "Continue where you stopped", "Reprenez la partie là où vous l’avez laissée"),
    Screenshot("hint-4", "dark", "Ask for a hint, with the reasons", "Demandez un conseil expliqué"),
    Screenshot("rule-book-ruff", "light", "Look up the rules of 60 games", "Consultez les règles de 60 jeux"),
    Screenshot("review-card", "dark", "Review your deals", "Analysez vos donnes"),
    Screenshot("rating", "light", "See which level you play at", "Découvrez votre niveau"),
)
"""The pictures in their order, the most telling one first."""


def draw(out: Path) -> None:
    """Draw every picture in every language into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for shot in SCREENSHOTS:
        for language in LANGUAGES:
            words: list[str | Path] = [sys.executable, "-P", "-m", "belote_desktop", "scenes", shot.scene]
            run(
                [
                    *words,
                    "--size",
                    SIZE,
                    "--theme",
                    shot.theme,
                    "--language",
                    language,
                    "--out",
                    out / shot.file(language),
                ]
            )


def metainfo(address: str = "") -> str:
    """The text of the metainfo, with links and pictures if the address of the repository is given."""
    text = METAINFO.read_text(encoding="utf-8")
    if not address:
        return text
    if HOOK not in text:
        raise SystemExit(f"{METAINFO.relative_to(ROOT)} has no line {HOOK.strip()}.")
    return text.replace(HOOK, links(address.rstrip("/")) + pictures(address.rstrip("/")) + HOOK)


def links(address: str) -> str:
    """Where the project, its files and its list of faults are."""
    found = {"homepage": address, "vcs-browser": address, "bugtracker": f"{address}/issues"}
    return "".join(f'  <url type="{kind}">{escape(there)}</url>\n' for kind, there in found.items())


def pictures(address: str) -> str:
    """The pictures, which are files of the release of this version."""
    folder = f"{address}/releases/download/v{version()}"
    width, height = SIZE.split("x")
    lines = ["  <screenshots>\n"]
    for number, shot in enumerate(SCREENSHOTS):
        lines += [
            "    <screenshot" + (' type="default"' if number == 0 else "") + ">\n",
            f"      <caption>{escape(shot.caption)}</caption>\n",
            f'      <caption xml:lang="fr">{escape(shot.french)}</caption>\n',
        ]
        for language in LANGUAGES:
            own = "" if language == "en" else f" xml:lang={quoteattr(language)}"
            there = escape(f"{folder}/{shot.file(language)}")
            lines.append(f'      <image type="source" width="{width}" height="{height}"{own}>{there}</image>\n')
        lines.append("    </screenshot>\n")
    return "".join([*lines, "  </screenshots>\n"])


def write(out: Path, address: str = "") -> None:
    """Write the metainfo into the folder `out`."""
    (out / f"{APP_ID}.metainfo.xml").write_text(metainfo(address), encoding="utf-8", newline="\n")
