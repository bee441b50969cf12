"""Write the releases of CHANGELOG.md into the metainfo: ``python packaging/releases.py``.

A release has the date in the heading of its section, and the first paragraph of the section as its text. Texts in other
languages are written into the metainfo by hand, and stay as long as the English text does.
"""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from project import APP_ID, LINUX, ROOT, languages

METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
CHANGES = ROOT / "CHANGELOG.md"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
HEADING = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)\n\n(.+?)\n\n", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"  <releases>\n.*  </releases>\n", re.DOTALL)


@dataclass(frozen=True)
class Release:
    """A version, its date as in 2026-11-22, what it is about, and the same in other languages."""

    version: str
    date: str
    text: str
    translations: dict[str, str] = field(default_factory=dict, compare=False)


def changelog(text: str) -> list[Release]:
    """The releases in the text of CHANGELOG.md, newest first. What is not released yet has no date and is left out."""
    return [Release(version, date, plain(told)) for version, date, told in HEADING.findall(text)]


def plain(markdown: str) -> str:
    """A paragraph of the changelog without line ends and signs of Markdown."""
    unlinked = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown)
    return _one_line(unlinked.replace("*", "").replace("`", ""))


def _one_line(text: str) -> str:
    """The text without line ends. Spaces that do not break, as French has them, stay."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def metainfo(text: str) -> list[Release]:
    """The releases in the text of the metainfo, in its order."""
    return [_release(element) for element in ElementTree.fromstring(text).iterfind("releases/release")]


def _release(element: ElementTree.Element) -> Release:
    paragraphs = element.findall("description/p")
    told = {part.get(LANGUAGE, ""): _one_line(part.text or "") for part in paragraphs}
    english = told.pop("", "")
    return Release(element.get("version", ""), element.get("date", ""), english, told)


def updated(text: str, releases: Iterable[Release]) -> str:
    """The text of the metainfo with these releases. Translations stay where the English text is the same."""
    kept = {release.text: release.translations for release in metainfo(text)}
    lines = ["  <releases>\n"]
    for release in releases:
        lines += _lines(release, kept.get(release.text, {}))
    return BLOCK.sub(lambda _: "".join([*lines, "  </releases>\n"]), text)


def _lines(release: Release, translations: dict[str, str]) -> list[str]:
    return [
        f'    <release version="{release.version}" date="{release.date}">\n      <description>\n',
        f"        <p>{escape(release.text)}</p>\n",
        *(f'        <p xml:lang="{name}">{escape(told)}</p>\n' for name, told in translations.items()),
        "      </description>\n    </release>\n",
    ]


def main() -> int:
    """Write the metainfo anew, and say in which languages the newest release has no text yet. Returns 0."""
    text = updated(METAINFO.read_text(encoding="utf-8"), changelog(CHANGES.read_text(encoding="utf-8")))
    METAINFO.write_text(text, encoding="utf-8", newline="\n")
    newest = metainfo(text)[0]
    if missing := [name for name in languages() if name not in {"en", *newest.translations}]:
        print(f"Write the text of {newest.version} into {METAINFO.relative_to(ROOT)}: {', '.join(missing)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
