"""The seals of a record: what was published before each deal, and what was revealed after it.

A seal is of one of two kinds. That of a deck (`Seal`), which older versions made, is the SHA-256 of the deck and a
salt. That of a secret (`SecretSeal`) was published before the person's number was known, and the deck follows from
both. The record of a deal in progress contains its sealed deck and secrets too. They are never opened here: their lines
are removed before the record is read.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from belote_desktop import records
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.gathering import drawn_deck, gather, is_shuffled
from belote_desktop.engine.deals.shared_seed import cut_places, deck_draw
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.records import DealBegun, Opened, PersonNumber, Played, Record, Seal, SecretSeal
from belote_desktop.records.entries import deck_text, seal_text
from belote_desktop.records.reading import too_large
from belote_desktop.records.standing import standing

CONCEALED = (["sealed"], ["sealed-secret"])
"""The first words of the lines that are never opened."""
KEPT = QT_TRANSLATE_NOOP(
    "honesty", "The two numbers are the same: these cards were sealed in this order before the deal began."
)
KEPT_WITH_OWN = QT_TRANSLATE_NOOP(
    "honesty",
    "The seal matches, and the pack follows from the secret and your number: the program neither changed the cards nor "
    "chose them.",
)
KEPT_WITH_DRAWN = QT_TRANSLATE_NOOP(
    "honesty",
    "The seal matches, and the pack follows from the secret and the number: the cards were not changed. A number of "
    "your own would prove that they were not chosen either.",
)
ANOTHER_DECK = QT_TRANSLATE_NOOP("honesty", "The pack that was revealed is not the one that was sealed.")
ANOTHER_SECRET = QT_TRANSLATE_NOOP("honesty", "The secret that was revealed is not the one that was sealed.")
NO_LINK = QT_TRANSLATE_NOOP(
    "honesty", "The seal is not the secret of the deal before, so it was not fixed when the match began."
)
NO_PACK = QT_TRANSLATE_NOOP("honesty", "The seal matches, but these cards are not the pack of this game.")
NO_NUMBER = QT_TRANSLATE_NOOP(
    "honesty", "The seal matches, but your number is missing from the match file, so the pack cannot be worked out."
)
NOT_DRAWN = QT_TRANSLATE_NOOP(
    "honesty", "The seal matches, but the pack does not follow from the secret and your number."
)


def read_unsealed(data: bytes) -> Record | None:
    """The record in a file without what is still sealed; None if it is no record."""
    text, _ = records.decode(data)
    if too_large(text) is not None:
        return None
    lines = ("" if line.split(maxsplit=1)[:1] in CONCEALED else line for line in text.split("\n"))
    return records.parse_record("\n".join(lines)).record


@dataclass(frozen=True)
class Promise:
    """The seal of a deal and, once the deal is over, the deck and the salt that were sealed."""

    number: int
    digest: str
    opened: Opened | None

    @property
    def kept(self) -> Source:
        """What is proved if there is no fault."""
        return KEPT

    @property
    def text(self) -> str:
        """What was revealed: the deck and the salt; empty while the deal goes on."""
        return "" if self.opened is None else seal_text(self.opened.deck, self.opened.salt)

    def found(self) -> str:
        """The seal worked out from what was opened, in hexadecimal digits; empty while the deal goes on."""
        return "" if self.opened is None else Seal.of(self.opened.deck, self.opened.salt)

    def is_kept(self) -> bool:
        """Whether what was opened is what was promised."""
        return self.opened is not None and self.found() == self.digest

    def is_pack(self, rules: Ruleset | None) -> bool:
        """Whether the deck holds every card of the game once; no rules mean that they cannot be read."""
        return self.opened is not None and rules is not None and sorted(self.opened.deck) == sorted(pack(rules))

    def fault(self, rules: Ruleset | None) -> Source | None:
        """What is wrong with what was opened; None if it is what was promised."""
        if not self.is_kept():
            return ANOTHER_DECK
        return None if self.is_pack(rules) else NO_PACK

    def commands(self, file: str, _rules: Ruleset | None) -> tuple[str, str]:
        """Two lines for a shell: the promise as it stands in the file, and the SHA-256 of what was opened."""
        return (
            f"grep -o {shlex.quote(self.digest)} {shlex.quote(file)}",
            f"printf %s {shlex.quote(self.text)} | {SHA256}",
        )


SHA256 = "sha256sum | cut -c 1-64"
"""The shell's word for the SHA-256 of what it is given, in hexadecimal digits."""


@dataclass(frozen=True)
class SharedPromise(Promise):
    """The seal of the secret of a deal; `opened` has the deck that follows from it, and the secret as salt.

    `person` is the person's number, `link` the secret of the deal before, `before` that deal as it was settled; each
    None if the record does not have it, or for the first deal.
    """

    person: PersonNumber | None = None
    link: str | None = None
    before: Deal | None = None

    @property
    def kept(self) -> Source:
        return KEPT_WITH_OWN if self.person is not None and self.person.is_own else KEPT_WITH_DRAWN

    def found(self) -> str:
        return "" if self.opened is None else SecretSeal.of(self.opened.deck, self.opened.salt)

    def fault(self, rules: Ruleset | None) -> Source | None:
        if not self.is_kept():
            return ANOTHER_SECRET
        if self.link is not None and self.link != self.digest:
            return NO_LINK
        if not self.is_pack(rules):
            return NO_PACK
        if self.person is None:
            return NO_NUMBER
        return None if self._is_drawn(rules, self.person.number) else NOT_DRAWN

    def _is_drawn(self, rules: Ruleset | None, person: str) -> bool:
        if self.opened is None or rules is None or (self.number > 1 and self.before is None):
            return False
        return self.opened.deck == drawn_deck(rules, self.opened.salt, person, self.number, self.before)

    def commands(self, file: str, rules: Ruleset | None) -> tuple[str, str]:
        """Two lines for a shell: the seal and the pack as they stand in the file, and both worked out.

        The second line defines `o`, which puts words into the order of their SHA-256. It orders the cards, unless they
        were gathered, then the places of the cut.
        """
        if self.opened is None or rules is None:
            return super().commands(file, rules)
        seal, deck = f"seal {self.digest}", f"open {deck_text(self.opened.deck)}"
        return (
            f"grep -o -e {shlex.quote(seal)} -e {shlex.quote(deck)} {shlex.quote(file)} | sort -ru",
            f"echo seal $(printf %s {self.opened.salt} | {SHA256}); {_deck_commands(self, self.opened, rules)}",
        )


ORDER = f'o() {{ k=$1; shift; for w; do echo $(printf %s "$k $w" | {SHA256}) $w; done | sort | cut -c 66-; }}'
"""A function of the shell: the words after the first one, in the order of the SHA-256 of the first and the word."""


def _deck_commands(promise: SharedPromise, opened: Opened, rules: Ruleset) -> str:
    """The commands that print the deck of a deal from its secret and the person's number."""
    draw = deck_draw(opened.salt, promise.person.number if promise.person else "0", promise.number)
    order, cards = f"o {shlex.quote(draw.name)}", pack(rules)
    made = f"$({order} {deck_text(cards)})"
    if promise.before is not None and not is_shuffled(rules, draw, promise.before):
        made = deck_text(gather(rules, promise.before))
    if not rules.deck.cut:
        return f"{ORDER}; echo open {made}"
    places = " ".join(map(str, cut_places(len(cards), rules.deck.min_cut)))
    cut = f"p=$(o {shlex.quote(f'{draw.name} cut')} {places} | head -n 1)"
    upper, lower = "$(echo $d | cut -d ' ' -f $((p+1))-)", "$(echo $d | cut -d ' ' -f -$p)"
    return f"{ORDER}; d=$(echo {made}); {cut}; echo open {upper} {lower}"


def person_number(record: Record) -> PersonNumber | None:
    """The number of the person that has a part in the decks; None in records without one."""
    return next((entry for entry in record.entries if isinstance(entry, PersonNumber)), None)


def promises(record: Record) -> tuple[Promise, ...]:
    """The seals of the deals that stand, in their order."""
    found: dict[int, Promise] = {}
    number, person = 0, person_number(record)
    for entry in standing(record.entries).entries:
        if isinstance(entry, DealBegun):
            number = entry.number
        elif isinstance(entry, Seal):
            found[number] = Promise(number, entry.digest, None)
        elif isinstance(entry, SecretSeal):
            found[number] = SharedPromise(number, entry.digest, None, person, _link(found.get(number - 1)))
        elif isinstance(entry, Opened) and number in found:
            found[number] = replace(found[number], opened=entry)
    if not any(isinstance(each, SharedPromise) for each in found.values()):
        return tuple(found.values())
    return _with_deals_before(record, found.values())


def _link(earlier: Promise | None) -> str | None:
    """The secret that a deal revealed; None if it has no seal of a secret, or goes on."""
    return earlier.opened.salt if isinstance(earlier, SharedPromise) and earlier.opened is not None else None


def _with_deals_before(record: Record, found: Iterable[Promise]) -> tuple[Promise, ...]:
    """The promises, with the deal before each, from which its pack may be gathered."""
    match = records.replay(record).match
    before = {} if match is None else {settled.number + 1: settled.deal for settled in match.deals}
    return tuple(
        replace(each, before=before.get(each.number)) if isinstance(each, SharedPromise) else each for each in found
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
