"""A language of the site: its words, the direction of its text, and its name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from babel import Locale

from belote_desktop.commands.rules.translation import ENGLISH, languages, translations
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine import Card
from belote_desktop.resources import deck
from belote_desktop.variants.rule_sheet import Told

HERE = Path(__file__).parent
CARDS = "_static/cards"
"""Where the pictures of the cards are in the site of a language."""

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~$^&])|(?<!\S)([-+:])|(?<=\d)([.)])(?=\s)")
"""Signs that Markdown would not print as they are."""


def told() -> tuple[str, ...]:
    """The languages of the program in which the site is told, English first: those with words of the site."""
    return tuple(code for code in languages() if (HERE / "words" / f"{code}.toml").is_file())


class SiteLanguage:
    """One language of the program, in which the site is told. `code` is that of the program, such as `fr`."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.wording = Wording(translations(code))
        self._locale = Locale.parse(code)

    @property
    def folder(self) -> str:
        """The folder of its pages in the site; empty for English, which is at the top."""
        return "" if self.code == ENGLISH else self.code

    @property
    def direction(self) -> str:
        """`ltr` or `rtl`."""
        direction: str = self._locale.text_direction
        return direction

    @property
    def name(self) -> str:
        """The name of the language in itself."""
        name: str = self._locale.get_display_name(self.code) or self.code
        return name[:1].upper() + name[1:]

    @cached_property
    def words(self) -> dict[str, str]:
        """The sentences of the site by their names; English ones if there are no others."""
        return {**_words_of(ENGLISH)["site"], **_words_of(self.code).get("site", {})}

    @property
    def interface(self) -> dict[str, str]:
        """The words of the theme that Sphinx does not translate, in this language."""
        return _words_of(self.code).get("interface", {})

    @property
    def searching(self) -> Mapping[str, object]:
        """What the script of the search says, by the English: a sentence, or a list with one for each plural."""
        return _words_of(self.code).get("searching", {})

    @property
    def plural_form(self) -> str:
        """Which text of such a list a number `n` takes, as an expression of JavaScript; English has none."""
        form: str = _words_of(self.code)["plural"]["form"]
        return form

    def page(self, name: str) -> str:
        """The text of a page written by hand; the English one if there is no other."""
        own = HERE / "pages" / self.code / name
        return (own if own.is_file() else HERE / "pages" / ENGLISH / name).read_text(encoding="utf-8")

    def told(self, up: str = "") -> Told:
        """How rule sheets are told on a page; `up` leads from its folder to the top, such as `../`."""

        def face(card: Card) -> str:
            return f"{up}{CARDS}/{card}.svg"

        return Told(
            self.wording.sentence, self.wording.text, self.code, self.direction, deck.index_of(self.code), face=face
        )


@cache
def _words_of(code: str) -> dict[str, dict[str, Any]]:
    file = HERE / "words" / f"{code}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def escaped(text: str) -> str:
    """A text as Markdown that is printed as it is."""
    return _SPECIAL.sub(r"\\\g<0>", text)
