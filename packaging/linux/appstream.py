"""The metainfo and the pictures that software centres show.

The file in the repository names no address, since the project's is only known where its packages are built. With the
address of the repository the metainfo gets links, and pictures, which belong to the files of the release.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from project import APP_ID, ROOT, run, version
from releases import METAINFO

SIZE = "1600x900"
HOOK = '  <content_rating type="oars-1.1" />\n'
"""The line of the metainfo before which links and pictures are written."""


@dataclass(frozen=True)
class Screenshot:
    """A picture: its scene (`belote-desktop scenes`), the theme, and what is written below by language."""

    scene: str
    theme: str
    captions: Mapping[str, str]

    def file(self, language: str) -> str:
        """The name of the picture in a language."""
        return f"screenshot-{self.scene}-{language}.png"


SCREENSHOTS = (
    Screenshot("mid-trick", "dark", {
        "en": "Play with the mouse or the keyboard",
        "ar": "العب بالفأرة أو بلوحة المفاتيح",
        "bg": "Играй с мишката или с клавиатурата",
        "el": "Παίξτε με το ποντίκι ή το πληκτρολόγιο",
        "fr": "Jouez à la souris ou au clavier",
        "hr": "Igraj mišem ili tipkovnicom",
    }),
    Screenshot("home", "light", {
        "en": "Continue where you stopped",
        "ar": "تابع من حيث توقّفت",
        "bg": "Продължи оттам, където спря",
        "el": "Συνεχίστε από εκεί που σταματήσατε",
        "fr": "Reprenez la partie là où vous l’avez laissée",
        "hr": "Nastavi prekinutu partiju",
    }),
    Screenshot("hint-4", "dark", {
        "en": "Ask for a hint, with the reasons",
        "ar": "اطلب تلميحًا مع أسبابه",
        "bg": "Поискай подсказка с причините",
        "el": "Ζητήστε μια υπόδειξη με τους λόγους της",
        "fr": "Demandez un conseil expliqué",
        "hr": "Zatraži savjet s razlozima",
    }),
    Screenshot("rule-book-ruff", "light", {
        "en": "Look up the rules of 60 games",
        "ar": "اقرأ قوانين ٦٠ لعبة",
        "bg": "Виж правилата на 60 игри",
        "el": "Δείτε τους κανόνες 60 παιχνιδιών",
        "fr": "Consultez les règles de 60 jeux",
        "hr": "Potraži pravila 60 igara",
    }),
    Screenshot("review-card", "dark", {
        "en": "Review your deals",
        "ar": "راجع توزيعاتك",
        "bg": "Направи разбор на раздаванията си",
        "el": "Αναλύστε τις μοιρασιές σας",
        "fr": "Analysez vos donnes",
        "hr": "Analiziraj svoja dijeljenja",
    }),
    Screenshot("rating", "light", {
        "en": "See which level you play at",
        "ar": "اعرف بأي مستوى تلعب",
        "bg": "Виж на какво ниво играеш",
        "el": "Δείτε σε ποιο επίπεδο παίζετε",
        "fr": "Découvrez votre niveau",
        "hr": "Saznaj na kojoj razini igraš",
    }),
)  # fmt: skip
"""The pictures in their order, the most telling one first."""


def draw(out: Path) -> None:
    """Draw every picture in every language into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for shot in SCREENSHOTS:
        for language in shot.captions:
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
        lines.append("    <screenshot" + (' type="default"' if number == 0 else "") + ">\n")
        lines += [f"      <caption{of(each)}>{escape(told)}</caption>\n" for each, told in shot.captions.items()]
        size = f'type="source" width="{width}" height="{height}"'
        for each in shot.captions:
            lines.append(f"      <image {size}{of(each)}>{escape(f'{folder}/{shot.file(each)}')}</image>\n")
        lines.append("    </screenshot>\n")
    return "".join([*lines, "  </screenshots>\n"])


def of(language: str) -> str:
    """The attribute of an element in a language, which English has not."""
    return "" if language == "en" else f" xml:lang={quoteattr(language)}"


def write(out: Path, address: str = "") -> None:
    """Write the metainfo into the folder `out`."""
    (out / f"{APP_ID}.metainfo.xml").write_text(metainfo(address), encoding="utf-8", newline="\n")
