"""A .ts file as the checks see it: its sentences, with translations and notes, and the facts about its language."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.engine.wording.plurals import form_number
from belote_desktop.translations.word_forms import word_forms

FOLDER = Path(__file__).resolve().parent.parent
BEGUN = "begun"
"""The folder of languages that are not complete: the program does not offer them."""
LARGEST = 200
"""Numbers up to this one show which plural form stands for a single number."""


@dataclass(frozen=True)
class Entry:
    """One sentence of a .ts file. `translations` has one text, or one for each plural form.

    `comment` tells equal sentences apart, `note` is what translators are told. `state` is empty, `unfinished`,
    `vanished` or `obsolete`.
    """

    context: str
    source: str
    comment: str = ""
    note: str = ""
    is_plural: bool = False
    translations: tuple[str, ...] = ("",)
    state: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """What a sentence is found by."""
        return self.context, self.source, self.comment

    @property
    def is_open(self) -> bool:
        """Whether it still has to be translated."""
        return self.state == "unfinished" or not all(self.translations)


@dataclass(frozen=True)
class Language:
    """A language as the checks need it: its code, the names of its forms and the numbers of each plural form."""

    code: str
    forms: frozenset[str]
    numbers: tuple[tuple[int, ...], ...]
    """For each plural form the numbers from 0 to LARGEST that take it."""


@dataclass(frozen=True)
class Finding:
    """What is wrong with an entry. A warning does not make the check fail."""

    entry: Entry
    reason: str
    is_warning: bool = False

    def __str__(self) -> str:
        kind = "warning: " if self.is_warning else ""
        return f"{self.entry.context}: “{self.entry.source}”: {kind}{self.reason}"


def file_of(code: str, folder: Path = FOLDER) -> Path:
    """The .ts file of a language: among those that are offered, or else among those that are begun."""
    name = f"belote_{code}.ts"
    return folder / name if (folder / name).exists() else folder / BEGUN / name


def files(folder: Path = FOLDER) -> dict[str, Path]:
    """The .ts files that there are by their languages, those that are begun last."""
    found = [*sorted(folder.glob("belote_*.ts")), *sorted((folder / BEGUN).glob("belote_*.ts"))]
    return {path.stem.removeprefix("belote_"): path for path in found}


def read(path: Path) -> tuple[Entry, ...]:
    """Every sentence of a .ts file that is in use. Raises ElementTree.ParseError if it is not XML."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        found += [_entry(name, message) for message in context.iter("message")]
    return tuple(entry for entry in found if entry.state not in ("vanished", "obsolete"))


def _entry(context: str, message: ElementTree.Element) -> Entry:
    translation = message.find("translation")
    if translation is None:
        translation = ElementTree.Element("translation", type="unfinished")
    forms = tuple(form.text or "" for form in translation.iter("numerusform"))
    return Entry(
        context,
        message.findtext("source", ""),
        message.findtext("comment", ""),
        message.findtext("extracomment", ""),
        message.get("numerus") == "yes",
        forms or (translation.text or "",),
        translation.get("type", ""),
    )


def language(code: str) -> Language:
    """The facts about a language from `plurals.toml` and `forms/`. Raises KeyError if its plural rule is missing."""
    rules = tomllib.loads((FOLDER / "plurals.toml").read_text(encoding="utf-8"))
    base = code.partition("_")[0]
    rule = bytes.fromhex(rules[code] if code in rules else rules[base])
    by_form: dict[int, list[int]] = {}
    for number in range(LARGEST + 1):
        by_form.setdefault(form_number(rule, number), []).append(number)
    numbers = tuple(tuple(by_form.get(form, ())) for form in range(max(by_form) + 1))
    return Language(code, word_forms(code).names, numbers)
