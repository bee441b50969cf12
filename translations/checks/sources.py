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
NOTED = re.compile(r"((?:\{\w+[^{}]*\}(?:, | and )?)+): ([^{]*)")
"""In a note: some places, and what stands in them."""
CARDS = re.compile(
    r"(?:the )?(?:king|seven)\b|(?:(?!(?:numbers?|points|ranks?|no|how|whose|what)\b)[\w’-]+,? ){0,4}"
    r"(?:(?:cards?(?! or a call)|trumps?|masters|jacks|aces?|tens?)\b|[AKQJ\d]+[♥♠♦♣])"
)
"""How what stands in a place begins if it is a card or several."""
_HAS_ARTICLE = re.compile(r"(?:: |\(|’s |\b[Yy]our )$")
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
    if _lacks_article(entry):
        yield Finding(entry, "a card is named without an article: write {card:the}, or a list after a colon.")
    if re.search(r"\b(?:the|an?) \{\w+\}", entry.source):
        yield Finding(
            entry, "an article is glued to a place: let the place ask for it, as {card:the}.", is_warning=True
        )
    for sentence in _SENTENCE_END.split(entry.source):
        if len(sentence.split()) > LONGEST:
            yield Finding(entry, f"a sentence has more than {LONGEST} words.", is_warning=True)


def _lacks_article(entry: Entry) -> bool:
    """Whether *king of hearts* is heard within a sentence. *Your king* has no article, nor have labels and lists."""
    cards = {
        name
        for noted, what in NOTED.findall(entry.note)
        if CARDS.match(what)
        for name, _ in places(noted)
    }  # fmt: skip
    return any(
        match[1] in cards
        and not _HAS_ARTICLE.search(entry.source[: match.start()])
        and not re.fullmatch(r"(?:(?::| \().*)?", entry.source[match.end() :] if match.start() == 0 else " ")
        for match in re.finditer(r"\{(\w+)(?: ?:(?:and|or|nor))?\}", entry.source)
    )
