"""The levels to which a contract can be raised after the auction, found by the auction model.

Sources: docs/rules/house-rules.md, Auction; docs/rules/baloot.md and klaverjas.md, Raises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Protocol

from belote_desktop.engine.actions import Action, Say, Word
from belote_desktop.engine.auction.doubles import words
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, Doubling, Gahwa, Lock, SunDouble, SunRaises

MATCH, GAHWA = Say(Word.MATCH), Say(Word.GAHWA)
_OPEN = (Say(Word.DOUBLE_OPEN), Say(Word.THREE_OPEN), Say(Word.FOUR_OPEN))
_CLOSED = (Say(Word.DOUBLE_CLOSED), Say(Word.THREE_CLOSED), Say(Word.FOUR_CLOSED))


@dataclass(frozen=True)
class Level:
    """One raise: the words that say it, any of them, and what it makes of the deal.

    `factor` multiplies the points; `stake` stakes the whole match instead. `closing` are those of the words that
    close the deal, so that trumps may not be led.
    """

    words: tuple[Action, ...]
    factor: int
    stake: bool = False
    closing: tuple[Action, ...] = ()


class Raised(Protocol):
    """The fields that decide how far a contract can be raised; both a deal and a seat's view have them."""

    @property
    def contract(self) -> Contract | None: ...

    @property
    def doubles(self) -> tuple[tuple[int, Action], ...]: ...

    @property
    def totals(self) -> tuple[int, ...]: ...


def ladder(rules: Ruleset, deal: Raised) -> tuple[Level, ...]:
    """The levels this deal's contract can be raised to, lowest first; none where raises belong to the auction."""
    contract = deal.contract
    if contract is None or contract.negative or rules.doubling.doubling is Doubling.OFF:
        return ()
    levels = _LADDERS.get(rules.auction.auction_model)
    return () if levels is None else levels(rules, deal, contract)


def raised(contract: Contract, level: Level, word: Action) -> Contract:
    """The contract after a raise; the last word says whether the deal is closed (docs/rules/baloot.md, Raises)."""
    return replace(
        contract,
        multiplier=contract.multiplier if level.stake else level.factor,
        raises=contract.raises + 1,
        stake=level.stake,
        lock=word in level.closing,
    )


def _doubles(rules: Ruleset, _deal: Raised, _contract: Contract) -> tuple[Level, ...]:
    """Double, redouble and further raises, one for each multiplier; then the match, where it may be staked."""
    said = words(rules.doubling)
    factors = (*rules.doubling.multipliers, 1)[: len(said)]
    return tuple(Level((word,), factor, stake=word == MATCH) for word, factor in zip(said, factors, strict=True))


def _hokum_sun(rules: Ruleset, deal: Raised, contract: Contract) -> tuple[Level, ...]:
    if contract.denomination is not Denomination.NO_TRUMP:
        return (*_numbered(rules, _LOCKING[rules.doubling.lock]), *_gahwa(rules))
    bidders = rules.side_of(contract.declarer)
    totals = (deal.totals[bidders], max(t for side, t in enumerate(deal.totals) if side != bidders))
    if not _SUN_DOUBLED[rules.hokum.sun_double](*totals):
        return ()
    spoken = ((Say(Word.DOUBLE),), *((word,) for word in _OPEN[1:]))
    levels = _numbered(rules, spoken)
    return levels[:1] if rules.hokum.sun_raises is SunRaises.DOUBLE_ONLY else (*levels, *_gahwa(rules))


def _numbered(rules: Ruleset, spoken: tuple[tuple[Action, ...], ...]) -> tuple[Level, ...]:
    """Double, three and four."""
    return tuple(
        Level(said, factor, closing=tuple(word for word in said if word in _CLOSED))
        for said, factor in zip(spoken, rules.doubling.multipliers, strict=False)
    )


def _gahwa(rules: Ruleset) -> tuple[Level, ...]:
    """Always open; in the match or for six times the points (docs/rules/baloot.md, Where sources differ)."""
    return {
        Gahwa.WINS_GAME: (Level((GAHWA,), 1, stake=True),),
        Gahwa.SIXFOLD: (Level((GAHWA,), 6),),
        Gahwa.OFF: (),
    }[rules.hokum.gahwa]


_LOCKING: Mapping[Lock, tuple[tuple[Action, ...], ...]] = MappingProxyType(
    {
        Lock.NONE: tuple((word,) for word in _OPEN),
        Lock.RAISER_CHOOSES: tuple(zip(_OPEN, _CLOSED, strict=True)),
        Lock.AUTOMATIC: ((_CLOSED[0],), (_OPEN[1],), (_CLOSED[2],)),
    }
)
"""The words of double, three and four in Hokum: open or closed as the raiser likes, or one of them alone."""

_SUN_DOUBLED: Mapping[SunDouble, Callable[[int, int], bool]] = MappingProxyType(
    {
        SunDouble.OVER_100: lambda bidders, others: bidders > 100 > others,
        SunDouble.INCLUSIVE_100: lambda bidders, others: bidders >= 100 >= others,
        SunDouble.ALWAYS: lambda _bidders, _others: True,
        SunDouble.NEVER: lambda _bidders, _others: False,
    }
)
"""Whether a Sun may be doubled with these totals before the deal."""

_LADDERS: Mapping[AuctionModel, Callable[[Ruleset, Raised, Contract], tuple[Level, ...]]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _doubles,
        AuctionModel.SINGLE_ROUND: _doubles,
        AuctionModel.HOKUM_SUN: _hokum_sun,
    }
)
