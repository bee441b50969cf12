"""`belote-desktop bench coach`: how often a hint has a reason, how often the search agrees with it, and its time.

Positions come from games of Strong players, by seed. Each is searched twice: the second search uses other possible
deals and judges the action that the first one explained.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random

from belote_desktop import engine, players, variants
from belote_desktop.coach.advice import SAME_ALL, Advice, advise, is_choice
from belote_desktop.coach.figures import are_counted
from belote_desktop.coach.ideas.sampled_ideas import OUTCOME
from belote_desktop.coach.standing import SAME
from belote_desktop.commands.bench import advised_calls_bench, cards_bench, review_bench
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import RulesetError, SeatView

GAMES = ("classic", "coinche", "belot-bg", "baloot")
"""What is measured when no game is named."""
POSITIONS = 75
WITHIN = 2.0
"""An argued move agrees with a second search if it is behind the best there by so many standard errors at most."""
SHARE = 0.4
"""Which part of the decisions of a game is looked at: so that positions come from many deals."""


@dataclass(frozen=True)
class Coached:
    """The results for one game. Shares are from 0 to 1, times in seconds.

    `agreement`: the share of given reasons whose move a second search finds as good as its best.
    `coverage`: the share of unforced decisions with a reason; `ideas` counts only ideas of play, not outcomes or
    "nothing makes a difference"; `clear_coverage`: the same for decisions with a best move clear beyond its error.
    `figures`: the share of hints that may show figures, because enough possible deals were examined (`coach.figures`).
    """

    game: str
    positions: int
    reasons: int
    agreement: float
    coverage: float
    ideas: float
    clear: int
    clear_coverage: float
    figures: float
    seconds: float
    seconds_p95: float
    named: dict[str, int]


def run(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    options = _parser().parse_intermixed_args(arguments)
    if options.review:
        return review_bench.run(options.games or GAMES, options.planted, options.deals, options.seed, options.json)
    if options.calls:
        return advised_calls_bench.run(options.games or GAMES, options.calls, options.seed, options.log, options.json)
    if options.cards:
        return cards_bench.run(options.games or GAMES, options.cards, options.seed, options.log, options.json)
    ended = Interruption()
    try:
        found = ended.each(options.games or GAMES, lambda name: measure(name, options.positions, options.seed, ended))
    except RulesetError as problem:
        print(problem)
        return 2
    if options.json:
        print(json.dumps({"coach": [asdict(each) for each in found]}, indent=2))
        return ended.status
    for each in found:
        print(
            f"{each.game:12} {each.positions} positions: agreement {each.agreement:.1%} of {each.reasons} reasons, "
            f"coverage {each.coverage:.1%} (ideas {each.ideas:.1%}), {each.clear_coverage:.1%} of {each.clear} clear "
            f"ones, figures {each.figures:.1%}; {each.seconds:.2f} s a hint, p95 {each.seconds_p95:.2f}"
        )
    return ended.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belote-desktop bench coach", description="Measure the hints.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"the games to measure (default: {', '.join(GAMES)})")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="the number of decisions in each game")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--review", action="store_true", help="measure the review of deals instead of the hints")
    parser.add_argument(
        "--planted", type=int, default=review_bench.PLANTED, help="the number of planted mistakes in each game"
    )
    parser.add_argument(
        "--deals", type=int, default=review_bench.OWN_DEALS, help="the number of deals between Experts in each game"
    )
    parser.add_argument(
        "--calls", type=int, nargs="?", const=advised_calls_bench.CALLS, default=0,
        help="measure the advice for so many calls in each game instead of all hints",
    )  # fmt: skip
    parser.add_argument(
        "--cards", type=int, nargs="?", const=cards_bench.CARDS, default=0,
        help="measure the ideas of the hints for so many cards in each game instead of all hints",
    )  # fmt: skip
    parser.add_argument(
        "--log",
        help="with --calls: keep each decision in this file, and go on where it ends; with --cards: add each "
        "decision to this file, with all hands open",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def measure(game: str, positions: int, seed: int, ended: Interruption) -> Coached:
    """The figures of one game over a number of searched unforced decisions. Raises RulesetError for an unknown game."""
    found, seconds = list[tuple[Advice, bool]](), list[float]()
    with ended:
        for number, view in enumerate(decisions(game, seed)):
            begun = time.perf_counter()
            advice = advise(view, seed=seed)
            taken = time.perf_counter() - begun
            if len(advice.weighed) > 1:
                found.append((advice, _agrees(advice, seed + 1 + number)))
                seconds.append(taken)
            if len(found) == positions:
                break
    given = [agrees for advice, agrees in found if advice.reason is not None]
    clear = [advice for advice, _ in found if advice.is_clear]
    names = Counter(advice.reason.idea if advice.reason else "" for advice, _ in found)
    weak = names[""] + names[OUTCOME.name] + names[SAME_ALL]
    return Coached(
        game=game,
        positions=len(found),
        reasons=len(given),
        agreement=_share(sum(given), len(given)),
        coverage=_share(len(given), len(found)),
        ideas=_share(len(found) - weak, len(found)),
        clear=len(clear),
        clear_coverage=_share(sum(advice.reason is not None for advice in clear), len(clear)),
        figures=_share(sum(map(_has_figures, found)), len(found)),
        seconds=statistics.fmean(seconds) if seconds else 0.0,
        seconds_p95=sorted(seconds)[int(0.95 * len(seconds))] if seconds else 0.0,
        named=dict(names.most_common()),
    )


def _has_figures(coached: tuple[Advice, bool]) -> bool:
    evidence = coached[0].evidence
    return evidence is not None and are_counted(evidence)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 1.0


def decisions(game: str, seed: int) -> Iterator[SeatView]:
    """Unforced decisions of matches between Strong players, endlessly."""
    chance, player = Random(seed), players.get("strong")
    while True:
        match = engine.start(variants.get(game), chance.randrange(2**32))
        while (seat := engine.to_act(match)) is not None and len(match.deals) < 2:
            view = engine.view(match, seat)
            if is_choice(view) and chance.random() < SHARE:
                yield view
            match, _ = engine.apply(match, player.choose(view, seed=seed), seat)


def _agrees(advice: Advice, seed: int) -> bool:
    """True if the move is as good as the best in other possible deals as well, within the error."""
    again = advise(advice.view, seed=seed)
    found = again.of(advice.action)
    return found is not None and found.behind <= max(SAME, WITHIN * found.error)
