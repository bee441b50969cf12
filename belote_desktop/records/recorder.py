"""Write a record step by step: returns the text to append for each event of a match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType

from belote_desktop.engine.actions import Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.shared_seed import SharedSeed, sha256_of
from belote_desktop.engine.matches.match import Match, SettledDeal
from belote_desktop.records.entries import (
    Acted,
    DealBegun,
    Entry,
    Finished,
    Helped,
    Opened,
    Paced,
    PersonNumber,
    Scored,
    Seal,
    Sealed,
    SealedSecret,
    SecretSeal,
    TookBack,
    TurnedUp,
)
from belote_desktop.records.folding import Replay
from belote_desktop.records.header import Header
from belote_desktop.records.record import entry_text, header_text


@dataclass(frozen=True)
class Recorder:
    """Makes the text to append to the file of one match. It does not write to the file.

    The salt of each deal's seal comes from `secret` (hexadecimal digits, never written) unless `salts` has it. Where
    the match has the seed `shared`, the salt is the secret of the deal, and only that is sealed. Without `seals` no
    deal is sealed: the cards of a set deal are known before it begins.
    """

    secret: str
    salts: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    seals: bool = True
    shared: SharedSeed | None = None
    is_own_number: bool = False

    @classmethod
    def new(cls, *, seals: bool = True) -> Recorder:
        """A recorder for a new match, with a secret of 256 bits from the system's randomness."""
        return cls(secrets.token_hex(32), seals=seals)

    @classmethod
    def sharing(cls, seed: SharedSeed, *, is_own_number: bool) -> Recorder:
        """A recorder for a new match whose decks are drawn from this seed, with a number of the person's own or not."""
        return cls(secrets.token_hex(32), shared=seed, is_own_number=is_own_number)

    @classmethod
    def resumed(cls, replayed: Replay, *, seals: bool = True) -> Recorder:
        """A recorder that continues a record. The deal in progress keeps the salt of its seal."""
        seed = None if replayed.match is None else replayed.match.seed
        shared = seed if isinstance(seed, SharedSeed) else None
        return cls(secrets.token_hex(32), replayed.salts, seals, shared)

    def salt(self, number: int) -> str:
        """The salt of a deal: 64 hexadecimal digits."""
        if number in self.salts:
            return self.salts[number]
        return sha256_of(f"{self.secret}/{number}") if self.shared is None else self.shared.secret(number)

    def opening_text(self, header: Header, match: Match, pace: Fraction | None = None) -> str:
        """The text a new record starts with: the header, the pace if one is given, and the first deal, sealed.

        Before the deal stand the parts of a seed that is shared.
        """
        before = header_text(header) + ("" if pace is None else self.pace_text(pace))
        if self.shared is not None:
            before += _lines(PersonNumber(self.shared.number, self.is_own_number), SealedSecret(self.shared.last))
        return before + ("" if match.deal is None else self.deal_text(match.deal))

    def pace_text(self, pace: Fraction) -> str:
        """The line that sets the thinking effort of the computer players from now on."""
        return _lines(Paced(pace))

    def deal_text(self, deal: Deal) -> str:
        """The lines that start a deal."""
        salt = self.salt(deal.number)
        entries: list[Entry] = [DealBegun(deal.number, deal.dealer), Sealed(deal.deck, salt)]
        if self.seals:
            kind = Seal if self.shared is None else SecretSeal
            entries.insert(1, kind(kind.of(deal.deck, salt)))
        if deal.turn_up is not None:
            entries.append(TurnedUp(deal.turn_up))
        return _lines(*entries)

    def step_text(self, before: Match, after: Match, seat: int, action: Action) -> str:
        """The lines for an action and all that followed from it: deals settled, the next deal, the result."""
        text = _lines(Acted(seat, action))
        settled = after.deals[len(before.deals) :]
        for place, deal in enumerate(settled):
            text += self.settled_text(deal)
            following = settled[place + 1].deal if place + 1 < len(settled) else after.deal
            text += self.result_text(after) if following is None else self.deal_text(following)
        return text

    def settled_text(self, settled: SettledDeal) -> str:
        """The lines that end a deal: its opened seal and its score."""
        return _lines(Opened(settled.deal.deck, self.salt(settled.number)), Scored.of(settled))

    def result_text(self, match: Match) -> str:
        """The last line of a match."""
        return _lines(Finished.of(match))

    def take_back_text(self, count: int) -> str:
        """The line that undoes the latest `count` actions in force. It counts as help used."""
        return _lines(TookBack(count))

    def help_text(self, kind: str) -> str:
        """The line for help given to the user, as `hint`: lower-case letters, digits and dashes."""
        return _lines(Helped(kind))

    def missing_text(self, replayed: Replay) -> str:
        """The lines missing after the last action of a record because writing was interrupted."""
        match = replayed.match
        if match is None:
            return ""
        last = max((place for place, entry in enumerate(replayed.entries) if isinstance(entry, Acted)), default=-1)
        since = replayed.entries[last + 1 :]
        kinds = {type(entry) for entry in since}
        text = ""
        if replayed.steps and len(match.deals) > len(replayed.steps[-1].before.deals):
            settled = match.deals[-1]
            text += "" if Opened in kinds else _lines(Opened(settled.deal.deck, self.salt(settled.number)))
            text += "" if Scored in kinds else _lines(Scored.of(settled))
        if match.deal is None:
            return text + ("" if Finished in kinds else self.result_text(match))
        if match.deal.number not in replayed.salts:
            text += self.deal_text(match.deal)
        return text


def _lines(*entries: Entry) -> str:
    return "".join(entry_text(entry) for entry in entries)
