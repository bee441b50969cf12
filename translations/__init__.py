"""The translations, as ``belote_LANGUAGE.qm`` files made by the build from the ``.ts`` files beside this one.

A language is spoken as soon as its file is here, with and without Qt.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

ENGLISH = "en"
"""What every sentence is written in; its file has only the forms of its plurals."""
_NAME = re.compile(r"belote_(\w+)\.qm")


def installed() -> dict[str, Traversable]:
    """The files that are here, by their languages, as `fr` or `pt_BR`."""
    named = ((_NAME.fullmatch(entry.name), entry) for entry in files(__name__).iterdir())
    return {found[1]: entry for found, entry in named if found}


def languages() -> tuple[str, ...]:
    """The languages the program speaks, English first."""
    return (ENGLISH, *sorted(set(installed()) - {ENGLISH}))


def best(wishes: Iterable[str]) -> str:
    """The language spoken that fits the first wish that any fits, as `pt-BR` or `fr_FR.UTF-8`; English if none does.

    A wish may be for a region that has no file of its own, or for a language that has only files of its regions.
    """
    spoken = {language.lower(): language for language in languages()}
    for wish in wishes:
        parts = re.split(r"[-_]", wish.partition(".")[0].partition("@")[0].lower())
        for length in range(len(parts), 0, -1):
            if found := spoken.get("_".join(parts[:length])):
                return found
        if found := next((spoken[each] for each in sorted(spoken) if each.startswith(f"{parts[0]}_")), None):
            return found
    return ENGLISH
