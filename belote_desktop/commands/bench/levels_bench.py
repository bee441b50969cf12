"""`belote-desktop bench levels`: how a level calls: what is passed out, taken, doubled, and against the standards.

Only auctions are played, each the first of a match, so rules of thumb do hundreds in a minute. With `--against` the
level sits on one side and another level on the others; every deal is called once from each side, as in the arena.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from belote_desktop import engine, players, variants
from belote_desktop.coach.bidding.rules import broken
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import Match, RulesetError, SeatView
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.score import Result
from belote_desktop.players.calls.lacks.situation import ASHKAL, SUN
from belote_desktop.players.calls.prospects import denominations_of, target_of
from belote_desktop.players.calls.raising import RAISES

DEALS = 300
RAISE = "raise"
"""The kind of every double and further raise."""
KINDS: Mapping[Denomination, str] = MappingProxyType(
    {Denomination.NO_TRUMP: "no trumps", Denomination.ALL_TRUMP: "all trumps"}
)
"""The kinds of contracts without a trump suit."""


@dataclass
class Called:
    """What a level did in so many auctions of one game.

    `passed` auctions ended without a contract and `thrown` were thrown in. Of the others the level `took` the contract
    in some. `calls` counts its calls by kind, `breaks` those that break a rule of bidding, by kind and rule, and
    `contests` those over a contract of the other side, of which `sacrifices` break a rule.
    """

    game: str
    level: str
    against: str
    auctions: int = 0
    passed: int = 0
    thrown: int = 0
    took: int = 0
    calls: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    breaks: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    contests: int = 0
    sacrifices: int = 0

    @property
    def doubles(self) -> int:
        """How often the level doubled or raised further."""
        return self.calls.get(RAISE, 0)


def run(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0, 2 for an unknown game or level, or 130 if interrupted."""
    options = _parser().parse_intermixed_args(arguments)
    games, ended = options.games or [game.id for game in variants.all_variants()], Interruption()
    found = list[Called]()
    try:
        for game in games:
            made = Called(game, options.level, options.against or options.level)
            found += ended.each([made], lambda each: measure(each, options.deals, options.seed, ended))
            if found and not options.json and not ended.happened:
                _tell(found[-1])
    except (RulesetError, players.UnknownLevelError) as problem:
        print(problem)
        return 2
    if options.json:
        print(json.dumps({"levels": [_plain(each) for each in found]}, indent=2))
    return ended.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belote-desktop bench levels", description="Measure how a level calls.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (default: all)")
    parser.add_argument("--level", default="beginner", help='the level, such as beginner or "club bold"')
    parser.add_argument("--against", default="", metavar="LEVEL", help="the level of the others (default: the same)")
    parser.add_argument("--deals", type=int, default=DEALS, help="the number of deals of each game")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def measure(found: Called, deals: int, seed: int, ended: Interruption) -> Called:
    """Fill in the figures of one game over a number of deals. Raises RulesetError and UnknownLevelError."""
    rules, chance = variants.get(found.game), Random(seed)
    sides = [None] if found.level == found.against else [*range(rules.side_count)]
    with ended:
        for _ in range(deals):
            drawn = chance.randrange(2**32)
            for side in sides:
                _auction(found, engine.start(rules, drawn), side)
    return found


def _auction(found: Called, match: Match, side: int | None) -> None:
    """Play one auction, with the level on this side, or on all, and count."""
    while not match.deals and match.deal is not None and match.deal.trick is None:
        seat = engine.to_act(match)
        assert seat is not None
        view, own = engine.view(match, seat), side in (None, match.rules.side_of(seat))
        action = players.get(found.level if own else found.against).choose(view)
        if own and view.phase in (Phase.AUCTION, Phase.RAISES):
            _count(found, view, action)
        match = engine.apply(match, action, seat)[0]
    found.auctions += 1
    contract = None if match.deals or match.deal is None else match.deal.contract
    if match.deals and match.deals[0].score.result is Result.VOID:
        found.thrown += 1
    elif contract is None or contract.negative:
        found.passed += 1
    else:
        found.took += side in (None, match.rules.side_of(contract.declarer))


def _count(found: Called, view: SeatView, action: Action) -> None:
    """Count one call of the level."""
    kind = kind_of(view, action)
    if action == PASS or not kind:
        return
    found.calls[kind] += 1
    breaks = broken(view, action)
    if breaks is not None:
        found.breaks[f"{kind}: {breaks}"] += 1
    if kind == RAISE or not _is_over_opponents(view):
        return
    found.contests += 1
    found.sacrifices += breaks is not None


def kind_of(view: SeatView, action: Action) -> str:
    """What kind of call it is; empty for one that undertakes nothing."""
    if action in RAISES:
        return RAISE
    named = denominations_of(view, action)
    if action in (SUN, ASHKAL):
        return "sun"
    if len(named) == 1:
        return KINDS.get(named[0], "suit")
    return "open" if named else ""


def _is_over_opponents(view: SeatView) -> bool:
    """Whether a contract of the other side stands."""
    target = target_of(view)
    if target is None or view.seat is None:
        return False
    return view.rules.side_of(target.declarer) != view.rules.side_of(view.seat)


def _plain(found: Called) -> dict[str, object]:
    """The figures for JSON."""
    return vars(found) | {"calls": dict(found.calls), "breaks": dict(found.breaks)}


def _tell(found: Called) -> None:
    """Print a line for a game, and one for the rules that were broken."""
    whole = max(1, found.auctions)
    called = sum(found.calls.values())
    print(
        f"{found.game:20} {found.level}: of {found.auctions} auctions {found.passed / whole:.1%} passed out, "
        f"{found.thrown / whole:.1%} thrown in, {found.took / whole:.1%} taken; {found.doubles} raises, "
        f"{found.contests} contests with {found.sacrifices} sacrifices; {sum(found.breaks.values())} of {called} calls "
        "break a rule"
    )
    for name, count in sorted(found.breaks.items(), key=lambda pair: -pair[1]):
        kind = name.partition(":")[0]
        print(f"    {name}: {count} of {found.calls[kind]} ({count / found.calls[kind]:.1%})")
