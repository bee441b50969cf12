"""English sentences that other languages could not follow: counts without plurals, parts glued together, no comment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from belote_desktop.translations.checks.entries import Entry, Finding
from belote_desktop.translations.checks.places import places

LONGEST = 25
"""The most words a sentence has (house style, Length)."""
COUNTED = re.compile(
    r"\{(?:count|points|number|total|deals|tricks|cards|amount|value)\} "
    r"(?:points?|cards?|tricks?|deals?|match(?:es)?|games?|seconds?|steps?|questions?|players?)\b"
)
_LETTER = re.compile(r"[^\W\d_]")
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+")


def check(entry: Entry) -> Iterator[Finding]:
    """Findings about an English source."""
    bare = re.sub(r"\{[^{}]*\}|%L?n|<[^>]+>", "", entry.source)
    found = places(entry.source)
    if COUNTED.search(entry.source):
        yield Finding(entry, "a number stands before a noun: count with %n.")
    if entry.source.count("%n") > 1:
        yield Finding(entry, "there are two counts in one sentence.")
    if (found or not _LETTER.search(bare)) and not entry.note:
        yield Finding(entry, "it has no comment that tells translators what stands in its places.")
    if re.search(r"\b(?:the|an?) \{\w+\}", entry.source):
        yield Finding(
            entry, "an article is glued to a place: let the place ask for it, as {card:the}.", is_warning=True
        )
    for sentence in _SENTENCE_END.split(entry.source):
        if len(sentence.split()) > LONGEST:
            yield Finding(entry, f"a sentence has more than {LONGEST} words.", is_warning=True)
