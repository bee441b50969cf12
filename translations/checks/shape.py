"""The shape of a text: finished, the same markup and line breaks as the source, letters of one script, its length."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from belote_desktop.translations.checks.entries import Entry, Finding
from belote_desktop.windows.look.pseudo_languages import PSEUDO_LANGUAGES

_MARKUP = re.compile(r"<[^>]+>")
_PLACES = re.compile(r"\{[^{}]*\}")
_LETTERS_TOGETHER = re.compile(r"[^\W\d_]+")
_ACCELERATOR = re.compile(r"&(\w)")


def check(entry: Entry) -> Iterator[Finding]:
    """Findings about the shape of a translation."""
    if entry.state == "unfinished" or not any(entry.translations):
        yield Finding(entry, "it is not translated.")
        return
    for text in entry.translations:
        if not text:
            yield Finding(entry, "a plural form is empty.")
            continue
        if text.count("\n") != entry.source.count("\n"):
            yield Finding(entry, f"“{text}” has other line breaks than the source.")
        if Counter(_MARKUP.findall(text)) != Counter(_MARKUP.findall(entry.source)):
            yield Finding(entry, f"“{text}” has other markup than the source.")
        yield from _accelerator(entry, text)
        yield from _scripts(entry, text)
        yield from _length(entry, text)


def _accelerator(entry: Entry, text: str) -> Iterator[Finding]:
    had, has = (len(_ACCELERATOR.findall(each.replace("&&", ""))) for each in (entry.source, text))
    if had != has:
        told = "lacks the & before the letter of its key" if has < had else "has an & too many"
        yield Finding(entry, f"“{text}” {told}.")


def _scripts(entry: Entry, text: str) -> Iterator[Finding]:
    """A finding for each word with letters of two scripts, as a Latin a in a Cyrillic word."""
    for word in _LETTERS_TOGETHER.findall(re.sub(r"\{[^{}]*\}|<[^>]+>", " ", text)):
        scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in word} & {"LATIN", "CYRILLIC", "GREEK"}
        if len(scripts) > 1:
            yield Finding(entry, f"“{word}” has letters of two scripts: {', '.join(sorted(scripts)).lower()}.")


def _length(entry: Entry, text: str) -> Iterator[Finding]:
    """A finding for a text that has more letters than its source has in `xx-long`, in which every scene was drawn."""
    tried = PSEUDO_LANGUAGES["xx-long"].word(entry.source, -1)
    if (more := _letters(text) - _letters(tried)) > 0:
        reason = f"“{text}” is longer, by {more}, than what was tried in the window: look at it there."
        yield Finding(entry, reason, is_warning=True)


def _letters(text: str) -> int:
    """How many letters a person sees, without what the places stand for."""
    return len(_PLACES.sub("", _MARKUP.sub("", text)))


def check_together(entries: tuple[Entry, ...]) -> Iterator[Finding]:
    """Findings that need several entries: one source with two translations in a context without a comment."""
    seen: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        other = seen.setdefault((entry.context, entry.source), entry)
        if other.translations != entry.translations and not (entry.comment and other.comment):
            yield Finding(entry, "it has two translations in one context: give each a comment.")
