"""When somebody at the table says something, and who.

Everything here follows from public events of what is finished: a trick, a deal, a match. No hand and no card in play is
ever asked for, so a remark can tell nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum, auto

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.events import BeloteSaid, ContractMade, DealSettled, DealStarted, MatchEnded, TrickWon
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Result

PublicEvent = DealStarted | ContractMade | BeloteSaid | TrickWon | DealSettled | MatchEnded
PUBLIC = (DealStarted, ContractMade, BeloteSaid, TrickWon, DealSettled, MatchEnded)
"""All the events a remark can follow from."""
RICH = 30
"""Card points from which a trick is worth a word: chosen by judgement, so that it is about one trick of eight."""
NARROW = 10
"""By how many points at most a contract is made or fails narrowly."""


class Occasion(StrEnum):
    """What a remark is about."""

    GREETING = auto()
    BELOTE = auto()
    RICH_TRICK = auto()
    CAPOT = auto()
    DOUBLED_MADE = auto()
    DOUBLED_FAILED = auto()
    NARROWLY_MADE = auto()
    NARROWLY_FAILED = auto()
    PASSED_OUT = auto()
    MATCH_LOST = auto()
    MATCH_OVER = auto()


GREAT = frozenset({Occasion.CAPOT, Occasion.DOUBLED_MADE, Occasion.DOUBLED_FAILED, Occasion.MATCH_LOST,
                   Occasion.MATCH_OVER})  # fmt: skip
"""Occasions on which quiet people speak too, and somebody may speak twice in a deal."""


@dataclass(frozen=True)
class Remark:
    """Somebody's remark; `turn` counts the remarks on this occasion, so that the words change."""

    seat: int
    occasion: Occasion
    turn: int


class TableTalk:
    """Hears what happens in a match and says when somebody remarks on it: at most once a deal, except on great
    occasions.

    `talkers` are the seats of the computer players, and whether each is talkative.
    """

    def __init__(self, rules: Ruleset, talkers: Mapping[int, bool]) -> None:
        self._rules, self._talkers = rules, dict(talkers)
        self._contract: Contract | None = None
        self._settled: DealSettled | None = None
        self._said_belote: int | None = None
        self._number = 0
        self._is_said = False
        self._turns: dict[Occasion, int] = {}

    def hear(self, event: PublicEvent) -> Remark | None:
        """Take note of an event; the remark on it, or None."""
        match event:
            case DealStarted(number=number):
                return self._deal_starts(number)
            case ContractMade(contract=contract):
                self._contract = contract
            case BeloteSaid(seat=seat, second=True):
                self._said_belote = seat
            case TrickWon():
                return self._trick_won(event)
            case DealSettled():
                self._settled = event
            case MatchEnded(winner=winner) if winner is not None:
                losers = self._speaker(self._others(winner), great=True)
                if losers is not None:
                    return self._say(losers, Occasion.MATCH_LOST)
                return self._say(self._speaker(self._side(winner), great=True), Occasion.MATCH_OVER)
            case _:
                pass
        return None

    def _deal_starts(self, number: int) -> Remark | None:
        """While cards are dealt somebody remarks on the deal before; before the first one there is a greeting."""
        before, contract = self._settled, self._contract
        self._settled = self._contract = self._said_belote = None
        self._number, self._is_said = number, False
        if before is not None:
            return self._of_deal(before, contract)
        return self._say(self._speaker(self._talkers), Occasion.GREETING) if number == 1 else None

    def _trick_won(self, event: TrickWon) -> Remark | None:
        belote, self._said_belote = self._said_belote, None
        if belote is not None:
            others = [seat for seat in self._talkers if seat != belote]
            return self._say(self._speaker(others), Occasion.BELOTE)
        partners = [seat for seat in self._side(self._rules.side_of(event.seat)) if seat != event.seat]
        if event.points >= RICH and self._number % 2 == 0:
            return self._say(self._speaker(partners), Occasion.RICH_TRICK)
        return None

    def _of_deal(self, event: DealSettled, contract: Contract | None) -> Remark | None:
        score = event.score
        if score.result is Result.PASSED_OUT:
            return self._say(self._speaker(self._talkers), Occasion.PASSED_OUT)
        if score.capot is not None:
            return self._say(self._speaker(self._others(score.capot), great=True), Occasion.CAPOT)
        if contract is None or score.result not in (Result.MADE, Result.FAILED):
            return None
        takers, made = self._rules.side_of(contract.declarer), score.result is Result.MADE
        unlucky = self._others(takers) if made else self._side(takers)
        if contract.multiplier > 1:
            occasion = Occasion.DOUBLED_MADE if made else Occasion.DOUBLED_FAILED
            return self._say(self._speaker(unlucky, great=True), occasion)
        if not self._is_narrow(score.compared, contract, takers):
            return None
        return self._say(self._speaker(unlucky), Occasion.NARROWLY_MADE if made else Occasion.NARROWLY_FAILED)

    @staticmethod
    def _is_narrow(compared: tuple[int, ...], contract: Contract, takers: int) -> bool:
        """Whether few points decided the contract; only where two sides are compared in points of cards."""
        if len(compared) != 2 or sum(compared) < 100:
            return False
        needed = compared[1 - takers] if contract.bid is None else contract.bid
        return abs(compared[takers] - needed) <= NARROW

    # ------------------------------------------------------------------ who speaks
    def _side(self, side: int) -> list[int]:
        return [seat for seat in self._talkers if self._rules.side_of(seat) == side]

    def _others(self, side: int) -> list[int]:
        return [seat for seat in self._talkers if self._rules.side_of(seat) != side]

    def _speaker(self, seats: Iterable[int], *, great: bool = False) -> int | None:
        """One of these seats: each talkative one by turns, on great occasions a quiet one if there is no other."""
        among = list(seats)
        talkative = [seat for seat in among if self._talkers[seat]]
        choice = talkative or (among if great else [])
        return choice[self._number % len(choice)] if choice else None

    def _say(self, seat: int | None, occasion: Occasion) -> Remark | None:
        if seat is None or (self._is_said and occasion not in GREAT):
            return None
        self._is_said = True
        turn = self._turns[occasion] = self._turns.get(occasion, -1) + 1
        return Remark(seat, occasion, turn)
