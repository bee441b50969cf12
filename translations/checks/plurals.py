"""Plural forms: as many as the language has, with the number in each that stands for more than one number."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.translations.checks.entries import Entry, Finding, Language

NUMBER, IN_DIGITS = "%n", "%Ln"


def check(entry: Entry, language: Language) -> Iterator[Finding]:
    """Findings about the plural forms of a translation."""
    counts = NUMBER in entry.source
    if counts and not entry.is_plural:
        yield Finding(entry, "%n needs plural forms: mark the sentence as counted.")
    if not entry.is_plural:
        return
    if not counts:
        yield Finding(entry, "it has plural forms but no %n.")
    if len(entry.translations) != len(language.numbers):
        wanted, has = len(language.numbers), len(entry.translations)
        yield Finding(entry, f"{language.code} has {wanted} plural forms, this sentence {has}.")
        return
    for text, numbers in zip(entry.translations, language.numbers, strict=True):
        if text and NUMBER not in text and IN_DIGITS not in text and len(numbers) > 1:
            some = ", ".join(map(str, numbers[:3]))
            yield Finding(entry, f"“{text}” must show the number: it stands for {some} and more.")
