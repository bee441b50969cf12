"""Quotation marks, apostrophes and spaces as the language prints them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from belote_desktop.translations.checks.entries import Entry, Finding, Language

Rule = tuple[re.Pattern[str], str]
NARROW, WIDE = "\u202f", "\u00a0"

EVERYWHERE: tuple[Rule, ...] = (
    (re.compile(r"[\w}]'|'[\w{]"), "an apostrophe is ’, not '."),
    (re.compile(r'"'), 'quotation marks are typographic, not ".'),
    (re.compile(r"\.\.\."), "an ellipsis is one character, …."),
    (re.compile(r"  "), "there are two spaces in a row."),
    (re.compile(r"^[ \u00a0\u202f]|[ \u00a0\u202f]$"), "there is a space at the end or the beginning."),
    (re.compile(r"[\u200e\u200f\u202a-\u202e\u2066-\u2069]"), "there is a mark of direction: the program sets them."),
    (re.compile(r"[\dx] %(?!\w)"), "a no-break space stands before %."),
    (re.compile(r"[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]"), "there is a control character."),
)
"""What holds in every language, English included."""

FRENCH: tuple[Rule, ...] = (
    (re.compile(r"[^\s\u202f!?;][;!?](?![\w/])"), "a narrow no-break space (U+202F) stands before ; ! and ?."),
    (re.compile(r"[ \u00a0][;!?]"), "a narrow no-break space (U+202F) stands before ; ! and ?."),
    (re.compile(r"[^\s\d\u00a0:]:(?=\s|$)"), "a no-break space (U+00A0) stands before a colon."),
    (re.compile(r"[ \u202f]:(?=\s|$)"), "a no-break space (U+00A0) stands before a colon, no other."),
    (re.compile(r"«[^\u00a0]|[^\u00a0]»"), "a no-break space (U+00A0) stands inside « »."),
    (re.compile(r"[\dx][ \u00a0]?%(?!\w)"), "a narrow no-break space (U+202F) stands before %."),
)
_UNITS = (
    "actions|as|atouts?|cartes?|donnes|fois|joueurs?|jeux|lignes|mains|mesures|Mo|ms|parties|pays|plis?|points?|vidas?"
)
"""What numbers count in French sentences; not `donne`, `annonce` and the like, which are verbs after a name."""
_NUMBER = r"(?:\d|\{\w+\})"
FRENCH_NUMBERS: tuple[Rule, ...] = (
    (re.compile(r"%L?n[ \u202f][^\W\d_]"), "a no-break space (U+00A0) stands after %n, before what it counts."),
    (
        re.compile(rf"{_NUMBER}[ \u202f](?:(?:{_UNITS})\b|s(?![\w’])|\{{\w+:n\|)"),
        "a no-break space (U+00A0) stands between a number and its unit.",
    ),
)
GREEK: tuple[Rule, ...] = ((re.compile(r"\?"), "the question mark is ;."),)
GERMAN: tuple[Rule, ...] = ((re.compile(r"”"), "quotation marks are „ and “."),)
ARABIC: tuple[Rule, ...] = ((re.compile(r"[?,;]"), "question mark, comma and semicolon are ؟ ، ؛."),)

OF_LANGUAGE: Mapping[str, tuple[Rule, ...]] = MappingProxyType(
    {"fr": FRENCH, "el": GREEK, "de": GERMAN, "ar": ARABIC}
)  # fmt: skip
"""What holds in one language besides."""

AROUND_PLACES: Mapping[str, tuple[Rule, ...]] = MappingProxyType({"fr": FRENCH_NUMBERS})
"""What holds in one language between a place and the words beside it: `{points} points`."""

ENDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"ar": {"?": "؟"}, "el": {"?": ";"}, "hy": {".": "։", "?": "։"}}
)
"""How a language writes the mark at the end of an English sentence, where it differs."""
_END = re.compile(r"[.?!:…]$")


def check(entry: Entry, language: Language) -> Iterator[Finding]:
    """Findings about the typography of a translation, and of its source where that is English."""
    base = language.code.partition("_")[0]
    rules = (*EVERYWHERE, *OF_LANGUAGE.get(base, ()))
    for text in filter(None, entry.translations):
        bare = _without_places(text)
        found = [reason for pattern, reason in rules if pattern.search(bare)]
        found += [reason for pattern, reason in AROUND_PLACES.get(base, ()) if pattern.search(text)]
        yield from (Finding(entry, f"“{text}”: {reason}") for reason in found)
        yield from _end(entry, text, language)


def check_source(entry: Entry) -> Iterator[Finding]:
    """Findings about the typography of an English source."""
    bare = _without_places(entry.source)
    yield from (Finding(entry, reason) for pattern, reason in EVERYWHERE if pattern.search(bare))


def _end(entry: Entry, text: str, language: Language) -> Iterator[Finding]:
    """A finding if the translation does not end with the mark of the source."""
    mark = _END.search(entry.source)
    wanted = "" if mark is None else ENDS.get(language.code.partition("_")[0], {}).get(mark[0], mark[0])
    has = _END.search(text)
    if wanted and not text.endswith(wanted):
        is_question = wanted == "." and has is not None and has[0] == "?"  # a setting may be asked for
        yield Finding(entry, f"“{text}” must end with “{wanted}”, as the source does.", is_warning=is_question)
    elif not wanted and has is not None and has[0] in ".:":
        yield Finding(entry, f"“{text}” ends with “{has[0]}”, the source does not.")


def _without_places(text: str) -> str:
    """The text with `x` in place of `{card:g|…|…}` and header lines as `[BRN "1"]`, and without markup."""
    return re.sub(r"<[^>]+>", "", re.sub(r"\{[^{}]*\}|\[\w+ \"[^\"]*\"\]", "x", text))
