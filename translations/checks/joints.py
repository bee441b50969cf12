"""Words whose end depends on the sound that follows: Bulgarian *с, в*, Croatian *s*, Greek *την, στην*.

The rules are for words that stand side by side; what the program puts into a place is left to the tables of forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.translations.checks.entries import Entry, Finding, Language

_QUOTE = "[«„“]?"


@dataclass(frozen=True)
class Joint:
    """A word in its `long` form before certain beginnings, written as a regular expression, and `short` elsewhere."""

    short: str
    long: str
    before: str

    def wrong(self, text: str) -> Iterator[tuple[str, str]]:
        """The wrong words of a text with what is right instead."""
        letter, within = r"[^\W\d_]", re.IGNORECASE
        for found in re.finditer(rf"(?<!\w){self.short}(?= {_QUOTE}(?:{self.before}))", text, within):
            yield found[0], self.long
        for found in re.finditer(rf"(?<!\w){self.long}(?= {_QUOTE}(?!{self.before}){letter})", text, within):
            yield found[0], self.short


_NU = "[αάεέηήιίϊΐοόυύϋΰωώκπτξψ]|γκ|μπ|ντ"
"""Before these Greek keeps the final ν: vowels and the sounds of κ, π, τ, ξ, ψ."""
JOINTS: Mapping[str, tuple[Joint, ...]] = MappingProxyType(
    {
        "bg": (Joint("с", "със", "[сз]"), Joint("в", "във", "[вф]")),
        "el": (Joint("τη", "την", _NU), Joint("στη", "στην", _NU)),
        "hr": (Joint("s", "sa", "[sšzž]"),),
    }
)
"""The words of each language that has such."""


def wrong_joints(text: str, language: str) -> tuple[tuple[str, str], ...]:
    """The words of a text whose end does not fit the next word, each with the right one."""
    return tuple(found for joint in JOINTS.get(language, ()) for found in joint.wrong(text))


def check(entry: Entry, language: Language) -> Iterator[Finding]:
    """Findings about the translations of a sentence."""
    for text in entry.translations:
        for wrong, right in wrong_joints(text.replace("&", ""), language.code.partition("_")[0]):
            yield Finding(entry, f"“{wrong}” is “{right}” before this word.")
