"""Places such as `{card}`: those of the source and no others, and only forms that the language has."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

from belote_desktop.engine.wording.places import GENDERS, JOINTS
from belote_desktop.translations.checks.entries import Entry, Finding, Language


def check(entry: Entry, language: Language) -> Iterator[Finding]:
    """Findings about the places of a translation."""
    wanted = {name for name, _ in places(entry.source)}
    for text in filter(None, entry.translations):
        try:
            found = places(text)
        except ValueError as problem:
            yield Finding(entry, f"“{text}” has a place that is not closed ({problem}).")
            continue
        names = {name for name, _ in found}
        yield from (Finding(entry, f"the place {{{name}}} is missing.") for name in sorted(wanted - names))
        yield from (Finding(entry, f"the source has no place {{{name}}}.") for name in sorted(names - wanted))
        for name, form in found:
            reason = _wrong_form(form, language)
            if reason:
                yield Finding(entry, f"{{{name}:{form}}} {reason}")


def places(text: str) -> list[tuple[str, str]]:
    """The places of a sentence with the form that each asks for. Raises ValueError if a brace is left open."""
    return [(name, form or "") for _, name, form, _ in Formatter().parse(text) if name is not None]


def _wrong_form(form: str, language: Language) -> str:
    """What is wrong with the form that a place asks for; empty if nothing is."""
    what, *texts = form.split("|")
    if texts and what == "g":
        return "" if 2 <= len(texts) <= len(GENDERS) else f"needs 2 to {len(GENDERS)} texts, one for each gender."
    if texts and what == "n":
        wanted = len(language.numbers)
        return "" if len(texts) == wanted else f"needs {wanted} texts, one for each plural form."
    if texts:
        return "chooses by g (gender) or n (number) only."
    name = form.rpartition(" ")[0] if form.rpartition(" ")[2] in JOINTS else form
    if not name or name in language.forms:
        return ""
    return f"asks for a form that {language.code} does not have; it has {', '.join(sorted(language.forms)) or 'none'}."
