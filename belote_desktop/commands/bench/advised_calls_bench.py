"""`belote-desktop bench coach --calls`: whether the calls that hints advise are those of a club player.

Decisions of auctions between Strong players, by seed. Of each it is told which rule of bidding the advised call breaks,
how many other calls the hint names, whether one of these has a higher figure, and whether club players, where they
agree, would call the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from belote_desktop import engine, players, variants
from belote_desktop.coach.advice import Advice, advise, is_choice
from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.bidding.sacrifice import is_sacrifice
from belote_desktop.coach.bidding.standards import standard
from belote_desktop.coach.ladder import alternatives
from belote_desktop.coach.numbers_in_words import rivals
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import RulesetError, SeatView
from belote_desktop.engine.rules.terms import Phase

CALLS = 200
"""So many decisions of each game are looked at."""
DEALS = 3
"""So many deals of a match are played, so that auctions are at different scores."""


@dataclass(frozen=True)
class Called:
    """One decision: the call that is advised, and what is wrong with it.

    `breaks` names the rule it breaks, `others` how many other calls are named, `higher` those of them with a higher
    figure that is told, `standard` the calls of club players where they agree.
    """

    game: str
    number: int
    view: str
    advised: str
    reason: str
    breaks: str
    others: int
    higher: int
    sacrifice: bool
    standard: tuple[str, ...]
    figures: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether club players would call the same, where they agree on something."""
        return not self.standard or self.advised in self.standard


def run(games: Sequence[str], count: int, seed: int, log: str | None, as_json: bool) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    ended = Interruption()
    try:
        found = ended.each(games, lambda game: measure(game, count, seed, ended, None if log is None else Path(log)))
    except RulesetError as problem:
        print(problem)
        return 2
    if as_json:
        print(json.dumps({"calls": {each[0].game: [asdict(one) for one in each] for each in found if each}}, indent=2))
        return ended.status
    for each in found:
        _tell(each)
    return ended.status


def measure(game: str, count: int, seed: int, ended: Interruption, log: Path | None = None) -> list[Called]:
    """So many decisions of one game; those that are in the log already are not searched again. Raises RulesetError."""
    known = _known(game, log)
    found = list[Called]()
    with ended:
        for number, view in zip(range(count), calls_to_make(game, seed), strict=False):
            one = known.get(number) or called(game, number, view)
            found.append(one)
            if log is not None and number not in known:
                with log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(one), ensure_ascii=False) + "\n")
    return found


def calls_to_make(game: str, seed: int) -> Iterator[SeatView]:
    """Decisions in auctions of Strong players, endlessly; the cards are played by Club players."""
    chance, bidder, player = Random(seed), players.get("strong"), players.get("club")
    while True:
        match = engine.start(variants.get(game), chance.randrange(2**32))
        while (seat := engine.to_act(match)) is not None and len(match.deals) < DEALS:
            view = engine.view(match, seat)
            calls = view.phase in (Phase.AUCTION, Phase.RAISES)
            if calls and is_choice(view):
                yield view
            match, _ = engine.apply(match, (bidder if calls else player).choose(view, seed=seed), seat)


def called(game: str, number: int, view: SeatView) -> Called:
    """What a hint says in this view, and what is wrong with it."""
    advice = advise(view)
    found, action = advice.found, advice.action
    others = {*advice.as_good[: len(alternatives(advice))], *(each.action for each in rivals(advice))}
    higher = [each for each in rivals(advice) if found is not None and each.mean > found.mean and each.behind >= 0]
    return Called(
        game=game, number=number, view=_told(view), advised=str(action),
        reason="" if advice.reason is None else f"{advice.reason.idea}: {advice.reason.told}",
        breaks=broken(view, action, None if found is None else found.won) or "",
        others=len(others), higher=len(higher), sacrifice=is_sacrifice(view, found),
        standard=tuple(map(str, standard(view))), figures=_figures(advice),
    )  # fmt: skip


def _told(view: SeatView) -> str:
    calls = " ".join(str(call) for _, call in view.calls)
    turned = "" if view.turn_up is None else f" [{view.turn_up}]"
    return f"{view.hand}{turned} seat {view.seat} dealer {view.dealer} {view.totals}: {calls}"


def _figures(advice: Advice) -> tuple[str, ...]:
    return tuple(
        f"{each.action} {each.mean:.1f} ±{each.error:.1f} won {each.won:.2f} made {each.made:.2f} of {each.taken:.2f}"
        for each in advice.weighed
    )


def _known(game: str, log: Path | None) -> dict[int, Called]:
    if log is None or not log.exists():
        return {}
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    found = [Called(**row | {"standard": tuple(row["standard"]), "figures": tuple(row["figures"])}) for row in rows]
    return {each.number: each for each in found if each.game == game}


def _tell(found: Sequence[Called]) -> None:
    if not found:
        return
    spoken = [each for each in found if each.standard]
    agreed, broke = sum(each.agrees for each in spoken), Counter(each.breaks for each in found if each.breaks)
    print(
        f"{found[0].game:12} {len(found)} calls: {sum(broke.values())} break a rule {dict(broke)}, "
        f"{sum(each.others > 1 for each in found)} name two others, {sum(each.higher for each in found)} higher "
        f"figures, {sum(each.sacrifice for each in found)} sacrifices; agreement {agreed} of {len(spoken)}"
    )
    for each in spoken:
        if not each.agrees:
            print(f"    {each.number} {each.view} | {each.advised}, not {' '.join(each.standard[:3])} | {each.figures}")
