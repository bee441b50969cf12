"""Replay a record entry by entry: the effect of each entry on the match, and its problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.gathering import drawn_deck
from belote_desktop.engine.matches.match import Match, apply
from belote_desktop.engine.refusals import ActionRefused
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.records.claims import Claims
from belote_desktop.records.entries import (
    FULL_PACE,
    Acted,
    DealBegun,
    Entry,
    Finished,
    Helped,
    Opened,
    Other,
    Paced,
    PersonNumber,
    Scored,
    Seal,
    Sealed,
    SecretSeal,
    TurnedUp,
)
from belote_desktop.records.entry_reading import excerpt_end
from belote_desktop.records.problems import Problem


@dataclass(frozen=True)
class Played:
    """One action in force, the match before it, and the pace of the computer players then.

    `claimed` is True if it was played out in a claim.
    """

    seat: int
    action: Action
    before: Match
    pace: Fraction = FULL_PACE
    claimed: bool = False


def is_pack(rules: Ruleset, deck: tuple[Card, ...]) -> bool:
    """True if a deck holds every card of the game exactly once."""
    return sorted(deck) == sorted(pack(rules))


class StopError(Exception):
    """Raised after an entry that nothing can follow."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry


class PlayedAgain:
    """The match so far, and the entries since the start of the latest deal. `decks` is the line where the deck of each
    deal is first written.
    """

    def __init__(self, match: Match, decks: Mapping[int, Sealed | Opened]) -> None:
        self.match = match
        self.decks = decks
        self.steps: list[Played] = []
        self.problems: list[Problem] = []
        self.pace = FULL_PACE
        self.begun = 0
        """The number of the latest deal that has begun."""
        self.seal_given: Seal | SecretSeal | None = None
        """The seal of that deal."""
        self.person: str | None = None
        """The person's number."""
        self._secrets: dict[int, str] = {}
        """The secrets of the deals that have a `SecretSeal`."""
        self._claims = Claims()

    def take(self, entry: Entry) -> None:
        """Replay an entry. Raises StopError if nothing can follow it."""
        take = _TAKERS.get(type(entry))
        if take is not None:
            take(self, entry)

    def _report(self, entry: Entry, message: Message) -> None:
        self.problems.append(Problem(entry.line, 1, message))

    def _stop(self, entry: Entry, message: Message) -> None:
        self._report(entry, message)
        raise StopError(entry)

    def begin(self, entry: DealBegun) -> None:
        """Replay the start of a deal: it must be the next deal of the match."""
        deal = self.match.deal
        if deal is None or deal.number != entry.number or self.begun == entry.number:
            #: An error in a match file. {number}: which deal.
            message = say(
                QT_TRANSLATE_NOOP("records", "Deal {number} cannot start here, because it is not the next deal."),
                number=entry.number,
            )
            self._stop(entry, message)
        elif deal.dealer != entry.dealer:
            message = say(
                #: An error in a match file. {dealer}, {found}: numbers of seats.
                QT_TRANSLATE_NOOP("records", "The dealer must be seat {dealer}, not seat {found}."),
                dealer=deal.dealer,
                found=entry.dealer,
            )
            self._stop(entry, message)
        self.begun = entry.number
        self.seal_given = None

    def _no_pack(self) -> Message:
        #: An error in a match file. {size}: 32 or another number of cards, always many.
        source = QT_TRANSLATE_NOOP("records", "This pack does not have {size} different cards.")
        return say(source, size=len(pack(self.match.rules)))

    def number(self, entry: PersonNumber) -> None:
        self.person = self.person or entry.number

    def seal(self, entry: Seal | SecretSeal) -> None:
        self.seal_given = entry

    def secret_seal(self, entry: SecretSeal) -> None:
        """Check that the seal of a deal follows from the first one: it is the secret of the deal before."""
        self.seal(entry)
        if self._secrets.get(self.begun - 1, entry.digest) != entry.digest:
            #: An error in a match file. The seal proves that the cards were fixed.
            source = QT_TRANSLATE_NOOP("records", "The seal does not follow from that of the deal before.")
            self._report(entry, say(source))

    def deck(self, entry: Sealed | Opened) -> None:
        """Check a deck: it is a pack, matches its seal, and belongs to its deal."""
        settled = self.match.deals
        number = self.begun if isinstance(entry, Sealed) or not settled else settled[-1].number
        if not is_pack(self.match.rules, entry.deck):
            self._stop(entry, self._no_pack())
        sealed = self.decks.get(number)
        if sealed is not None and (sealed.deck, sealed.salt) != (entry.deck, entry.salt):
            #: An error in a match file.
            self._report(
                entry, say(QT_TRANSLATE_NOOP("records", "The pack that was revealed is not the one that was dealt."))
            )
        if self.seal_given is None or self.begun != number:
            return
        if self.seal_given.digest != self.seal_given.of(entry.deck, entry.salt):
            #: An error in a match file. The seal proves that the cards were fixed.
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The pack and its secret do not match the seal.")))
        if isinstance(self.seal_given, SecretSeal):
            self._secrets[number] = entry.salt
            self._check_drawn(entry, number)

    def _check_drawn(self, entry: Sealed | Opened, number: int) -> None:
        """Check that a deck is what its secret and the person's number give."""
        if self.person is None:
            #: An error in a match file. The number is the person's part in shuffling.
            source = QT_TRANSLATE_NOOP("records", "The number from which this pack was drawn is missing.")
            self._report(entry, say(source))
            return
        before = self.match.deals[number - 2].deal if 2 <= number <= len(self.match.deals) + 1 else None
        if entry.deck != drawn_deck(self.match.rules, entry.salt, self.person, number, before):
            #: An error in a match file. The number is the person's part in shuffling.
            source = QT_TRANSLATE_NOOP("records", "The pack does not follow from the secret and the number.")
            self._report(entry, say(source))

    def pace_from(self, entry: Paced) -> None:
        self.pace = entry.pace

    def help(self, entry: Helped) -> None:
        self._claims.mark(entry)

    def turn_up(self, entry: TurnedUp) -> None:
        deal = self.match.deal
        if deal is not None and deal.number == self.begun and deal.turn_up != entry.card:
            #: {card}: K♥ on screen, the king of hearts aloud. An error in a match file.
            source = QT_TRANSLATE_NOOP("records", "{card:the} is not the turn-up.")
            self._report(entry, say(source, card=entry.card))

    def act(self, entry: Acted) -> None:
        """Replay an action. An illegal one ends the fold."""
        deal = self.match.deal
        if deal is not None and deal.number > len(self.match.decks):
            if deal.number in self.decks:
                self._report(self.decks[deal.number], self._no_pack())
                raise StopError(entry)
            #: An error in a match file. {number}: which deal.
            self._stop(entry, say(QT_TRANSLATE_NOOP("records", "Deal {number} has no pack."), number=deal.number))
        try:
            after, _ = apply(self.match, entry.action, entry.seat)
        except ActionRefused as refused:
            message = say(
                #: {seat}: the number of a seat. An error in a match file. {action}: as it stands in the file.
                #: {reason}: a whole sentence.
                QT_TRANSLATE_NOOP("records", "“{action}” is not allowed for seat {seat} here: {reason}"),
                seat=entry.seat,
                action=excerpt_end(str(entry.action)),
                reason=refused.refusals[0].message,
            )
            self._stop(entry, message)
        else:
            self.steps.append(Played(entry.seat, entry.action, self.match, self.pace, self._claims.cover(entry)))
            if len(after.deals) > len(self.match.deals):
                self._claims.end()
            self.match = after

    def score(self, entry: Scored) -> None:
        """Compare a score with the cards. The names of rules are ignored, because they may change between versions."""
        if not self.match.deals or self.match.deals[-1].number != self.begun:
            #: An error in a match file.
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The deal is not over, so it cannot have a score.")))
            return
        found = Scored.of(self.match.deals[-1])
        if _comparable(found) != _comparable(entry):
            message = say(
                #: {recorded}, {found}: scores as they stand in the file.
                QT_TRANSLATE_NOOP("records", "The match file says “{recorded}”, but the cards add up to “{found}”."),
                recorded=str(entry),
                found=str(found),
            )
            self._report(entry, message)

    def result(self, entry: Finished) -> None:
        if not self.match.is_over:
            #: An error in a match file.
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The match is not over, so it cannot have a result.")))
        elif Finished.of(self.match) != entry:
            message = say(
                #: {recorded}, {found}: scores as they stand in the file.
                QT_TRANSLATE_NOOP("records", "The match file says “{recorded}”, but the cards add up to “{found}”."),
                recorded=str(entry),
                found=str(Finished.of(self.match)),
            )
            self._report(entry, message)

    def other(self, entry: Other) -> None:
        """Stop at a line that was meant as a deal, a deck or an action. Reading has reported it."""
        if entry.broken:
            raise StopError(entry)


def _comparable(score: Scored) -> tuple[object, ...]:
    """A score without the names of rules, its items in a fixed order."""
    items = sorted(item.rpartition("/")[0] for item in score.items)
    return score.result, score.points, score.total, score.held, items


_TAKERS: Mapping[type[Entry], Callable[[PlayedAgain, Any], None]] = MappingProxyType(
    {
        DealBegun: PlayedAgain.begin,
        PersonNumber: PlayedAgain.number,
        Seal: PlayedAgain.seal,
        SecretSeal: PlayedAgain.secret_seal,
        Sealed: PlayedAgain.deck,
        Opened: PlayedAgain.deck,
        Paced: PlayedAgain.pace_from,
        Helped: PlayedAgain.help,
        TurnedUp: PlayedAgain.turn_up,
        Acted: PlayedAgain.act,
        Scored: PlayedAgain.score,
        Finished: PlayedAgain.result,
        Other: PlayedAgain.other,
    }
)
"""What each kind of entry does in a fold; the others do nothing."""
