"""`belote-desktop bench coach --review`: the share of planted blunders found, and the rate of false mistakes.

False mistakes are counted in deals played by four Experts: every decision of theirs that the review calls a
mistake counts as one.
"""

from __future__ import annotations

import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random

from belote_desktop import engine, players, variants
from belote_desktop.coach.looking_back.review import Judged, Verdict, judge, judge_deal
from belote_desktop.coach.standing import Severity
from belote_desktop.commands.bench.review_planting import SLIPS, Planted, plant
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import RulesetError
from belote_desktop.records import Played

PLANTED = 15
"""In so many deals of each game a blunder is planted."""
OWN_DEALS = 12
"""So many deals of each game that Experts played are reviewed."""


@dataclass(frozen=True)
class Reviewed:
    """The results for one game; seconds are for the review of a whole deal, all seats.

    Of `planted` blunders, `found` were found; `missed` lists the others with kind, independently searched cost and
    stake. Of `decisions` by Experts, `false` were called mistakes, and `mistakes` of these also had a real cost.
    """

    game: str
    planted: int
    found: int
    missed: tuple[str, ...]
    deals: int
    decisions: int
    false: int
    mistakes: int
    told: tuple[str, ...]
    verdicts: dict[str, int]
    seconds: float
    slowest: float


def run(games: Sequence[str], planted: int, deals: int, seed: int, as_json: bool = False) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    ended = Interruption()
    try:
        found = ended.each(games, lambda game: measure(game, planted, deals, seed, ended))
    except RulesetError as problem:
        print(problem)
        return 2
    if as_json:
        print(json.dumps({"review": [asdict(each) for each in found]}, indent=2))
        return ended.status
    for each in found:
        wrong = 100 * each.false / each.decisions if each.decisions else 0.0
        print(
            f"{each.game:12} {each.found} of {each.planted} planted mistakes found; {each.false} false mistakes in "
            f"{each.decisions} decisions of Experts ({wrong:.1f} in 100) over {each.deals} deals; "
            f"{each.seconds:.1f} s a deal, at most {each.slowest:.1f}"
        )
        for missed in each.missed:
            print(f"    missed: {missed}")
        for told in each.told:
            print(f"    false: {told}")
    return ended.status


def measure(game: str, planted: int, deals: int, seed: int, ended: Interruption) -> Reviewed:
    """The figures of one game. Raises RulesetError for an unknown one."""
    kinds = list(SLIPS)
    looked_for, judged, times = list[tuple[Planted, bool]](), list[Judged](), list[float]()
    with ended:
        for number in range(planted):
            blunder = plant(game, seed + number, kinds[number % len(kinds)])
            looked_for.append((blunder, is_found(blunder)))
        for steps in expert_deals(game, seed, deals):
            begun = time.perf_counter()
            judged += judge_deal(steps, 1, frozenset())
            times.append(time.perf_counter() - begun)
    missed = [each for each, found in looked_for if not found]
    false = [each for each in judged if each.severity is not Severity.NONE]
    return Reviewed(
        game=game,
        planted=len(looked_for),
        found=len(looked_for) - len(missed),
        missed=tuple(f"{each.kind}, {each.cost:.1f} of a stake of {each.stake:.1f}" for each in missed),
        deals=len(times),
        decisions=len(judged),
        false=len(false),
        mistakes=sum(each.verdict is Verdict.MISTAKE for each in false),
        told=tuple(_told(each) for each in false),
        verdicts={str(name): count for name, count in Counter(each.verdict.value for each in judged).items()},
        seconds=statistics.fmean(times) if times else 0.0,
        slowest=max(times, default=0.0),
    )


def is_found(planted: Planted) -> bool:
    """True if the review calls the planted card a mistake."""
    found = judge(planted.steps[planted.place], planted.place)
    return found is not None and found.severity is not Severity.NONE


def expert_deals(game: str, seed: int, count: int) -> Iterator[tuple[Played, ...]]:
    """Deals played by Experts, each the first of a match."""
    chance, player = Random(seed), players.get("expert")
    while count:
        match = engine.start(variants.get(game), chance.randrange(2**32))
        steps = list[Played]()
        while (seat := engine.to_act(match)) is not None and not match.deals:
            action = player.choose(engine.view(match, seat), seed=seed)
            steps.append(Played(seat, action, match))
            match, _ = engine.apply(match, action, seat)
        if match.deals and match.deals[0].deal.tricks:
            count -= 1
            yield tuple(steps)


def _told(judged: Judged) -> str:
    best = judged.advice.weighed[0].action
    return (
        f"{judged.action} for {best} at {judged.place}: {judged.cost:.1f} ± {judged.judgement.error:.1f} of a stake of "
        f"{judged.stake:.1f}, really {'?' if judged.real is None else f'{judged.real:.1f}'}"
    )
