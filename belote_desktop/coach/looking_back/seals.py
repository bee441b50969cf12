"""The seals of a record: the hash published before each deal, and the deck and salt revealed after it.

The record of a deal in progress contains its sealed deck too. It is never opened here: the line is removed before the
record is read.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop import records
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.records import DealBegun, Opened, Played, Record, Seal
from belote_desktop.records.entries import seal_text
from belote_desktop.records.reading import too_large
from belote_desktop.records.standing import standing


def read_unsealed(data: bytes) -> Record | None:
    """The record in a file without the decks that are still sealed; None if it is no record."""
    text, _ = records.decode(data)
    if too_large(text) is not None:
        return None
    lines = ("" if line.split(maxsplit=1)[:1] == ["sealed"] else line for line in text.split("\n"))
    return records.parse_record("\n".join(lines)).record


@dataclass(frozen=True)
class Promise:
    """The seal of a deal and, once the deal is over, the deck and the salt that were sealed."""

    number: int
    digest: str
    opened: Opened | None

    @property
    def text(self) -> str:
        """What was sealed: the deck and the salt; empty while the deal goes on."""
        return "" if self.opened is None else seal_text(self.opened.deck, self.opened.salt)

    def found(self) -> str:
        """The SHA-256 of what was opened, in hexadecimal digits; empty while the deal goes on."""
        return hashlib.sha256(self.text.encode()).hexdigest() if self.opened is not None else ""

    def is_kept(self) -> bool:
        """Whether what was opened is what was promised."""
        return self.opened is not None and self.found() == self.digest

    def is_pack(self, rules: Ruleset) -> bool:
        """Whether the deck holds every card of the game once."""
        return self.opened is not None and sorted(self.opened.deck) == sorted(pack(rules))


def promises(record: Record) -> tuple[Promise, ...]:
    """The seals of the deals that stand, in their order."""
    found: dict[int, Promise] = {}
    number = 0
    for entry in standing(record.entries).entries:
        if isinstance(entry, DealBegun):
            number = entry.number
        elif isinstance(entry, Seal):
            found[number] = Promise(number, entry.digest, None)
        elif isinstance(entry, Opened) and number in found:
            found[number] = Promise(number, found[number].digest, entry)
    return tuple(found.values())


def commands(file: str, promise: Promise) -> tuple[str, str]:
    """Two lines for a shell: the promise as it stands in the file, and the SHA-256 of what was opened."""
    return (
        f"grep -o {shlex.quote(promise.digest)} {shlex.quote(file)}",
        f"printf %s {shlex.quote(promise.text)} | sha256sum | cut -c 1-64",
    )


def decisions(record: Record) -> Mapping[int, tuple[Played, ...]]:
    """What was decided in the deals that are over, by the number of the deal; the deal in progress is not among them.

    ValueError if the record cannot be folded.
    """
    replayed = records.replay(record)
    if replayed.match is None:
        raise ValueError(str(replayed.problems[-1].message))
    found: dict[int, list[Played]] = {settled.number: [] for settled in replayed.match.deals}
    for step in replayed.steps:
        if step.before.deal is not None and step.before.deal.number in found:
            found[step.before.deal.number].append(step)
    return {number: tuple(steps) for number, steps in found.items() if steps}
