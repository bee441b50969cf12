"""Find positions for the chapters of strategy: `nice python -m tools.mine_strategy --out FILE`.

Random decks are dealt and played by a level. At each card the chapters look at what the seat knows. A position is kept
only if a strong level agrees, then the strongest level twice with different seeds, then open cards in possible deals
drawn evenly: a card the chapter is for must be best, and every card it is against clearly worse.

Customs are not searched: their rule says what is right, in deals whose players keep to the customs of their game. So
`--chapters direct-signal read-signal` takes seconds.

A run goes on from its file, which counts the deals of each game; the same seed finds the same positions. With `--keep`
nothing is mined: the positions of the file go into the package, where `tools.check_strategy` checks them.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from belote_desktop import coach, engine, players, variants
from belote_desktop.coach.strategy import (
    CHAPTERS,
    CURRICULA,
    Chapter,
    Finding,
    StrategyPosition,
    as_text,
    positions_of,
    problems,
)
from belote_desktop.engine import Match, Play, SeatView
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.players.evidence import Weighed
from tools.check_strategy import brought_by
from tools.mine_customs import by_custom, customs_of, is_like_too_many, kept_to

FOLDER = Path(coach.__file__).parent / "strategy" / "positions"
PLAYED_BY, SIEVE, JUDGE = "club", "expert", "analyst"
ERRORS = 2.0
"""By how many standard errors a wrong card is behind."""
EVEN = 0.5
"""By how many standard errors a right card may be behind."""
OPEN_DEALS, OPEN_GAP = 240, 0.5
"""Possible deals of the last check, and the card points by which the best card leads in it."""
LONGEST = 12
"""Positions with more tricks to come are passed over: open cards take minutes there (16 tricks of stacks)."""
MOST_OTHERS = 0.25
"""What part of the cards that a chapter leaves open may be as bad as those it is against: else its reason explains
little."""

Cards = Mapping[str, Weighed]


@dataclass
class Found:
    """The file of a run: how it was made, how many deals of each game were looked at, and the positions."""

    seed: int
    least: float
    deals: Counter[str] = field(default_factory=Counter)
    positions: list[StrategyPosition] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path, seed: int, least: float) -> Found:
        """The file, or a new run; SystemExit if it was made otherwise."""
        if not path.exists():
            return cls(seed, least)
        kept = json.loads(path.read_text(encoding="utf-8"))
        if (kept["seed"], kept["least"]) != (seed, least):
            raise SystemExit(f"{path} was mined otherwise: use the same values or another file.")
        positions = [StrategyPosition.of(row["game"], row) for row in kept["positions"]]
        return cls(seed, least, Counter(kept["deals"]), positions)

    def write(self, path: Path) -> None:
        """Replace the file in one step."""
        rows: list[dict[str, Any]] = [{"game": each.game, **each.row()} for each in self.positions]
        kept = {"seed": self.seed, "least": self.least, "deals": dict(self.deals), "positions": rows}
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps(kept, indent=0), encoding="utf-8")
        beside.replace(path)

    def count(self, game: str) -> Counter[str]:
        """How many positions each chapter has in a game, those of the package included."""
        mined = (each for each in self.positions if each.game == game)
        known = {each.id for each in positions_of(game)}
        return Counter(each.chapter for each in (*positions_of(game), *(one for one in mined if one.id not in known)))


class Searches:
    """What levels find in one view; each search is made once, and only if a chapter asks for it."""

    def __init__(self, view: SeatView, seed: int) -> None:
        self._view, self._seed = view, seed
        self._kept: dict[int, Cards] = {}

    def cards(self, number: int) -> Cards:
        """The cards as search `number` weighs them, the best first; none if it does not weigh them all."""
        if number not in self._kept:
            player = players.get(JUDGE if number else SIEVE)
            evidence = player.decide(self._view, seed=self._seed + number).evidence
            self._kept[number] = {} if evidence is None else {str(each.action): each for each in evidence.weighed}
        return self._kept[number]


def is_clear(cards: Cards, finding: Finding, least: float) -> bool:
    """Whether a card the chapter is for is among the best, and every card it is against clearly behind."""
    if not {str(action) for action in finding.bad} <= set(cards):
        return False
    good = (cards.get(str(action)) for action in finding.good)
    bad = (cards[str(action)] for action in finding.bad)
    return any(each is not None and _is_best(each) for each in good) and all(_is_wrong(each, least) for each in bad)


def _is_best(card: Weighed) -> bool:
    return card.behind <= EVEN * card.error


def _is_wrong(card: Weighed, least: float) -> bool:
    return card.behind >= least and card.behind >= ERRORS * card.error


def judged(searches: Searches, chapter: Chapter, finding: Finding, least: float) -> tuple[Cards, Cards] | None:
    """What both long searches found; None where the chapter’s reason does not hold."""
    if not is_clear(searches.cards(0), finding, 0.0) or not is_clear(searches.cards(1), finding, least):
        return None
    again = searches.cards(2)
    if not is_clear(again, finding, least) or not (chapter.is_exact or _explains(again, finding)):
        return None
    return searches.cards(1), again


def _explains(cards: Cards, finding: Finding) -> bool:
    """Whether most cards the chapter is not against are better than each it is against."""
    bad = {str(action) for action in finding.bad}
    line = max(cards[text].mean for text in bad)
    others = [each.mean for text, each in cards.items() if text not in bad]
    return sum(mean <= line for mean in others) <= MOST_OTHERS * len(others)


def position_at(
    match: Match, before: StrategyPosition, chapter: Chapter, found: tuple[Cards, Cards], least: float
) -> StrategyPosition | None:
    """The position with its answers, if open cards agree and the chapter explains it."""
    once, again = found
    best = [text for text in once if _is_best(once[text]) and _is_best(again[text])]
    wrong = [text for text in once if _is_wrong(once[text], least) and _is_wrong(again[text], least)]
    points = brought_by(chapter.id)(match, OPEN_DEALS)
    if not best or not wrong or any(points[text] > max(map(points.__getitem__, best)) - OPEN_GAP for text in wrong):
        return None
    losses = {text: round((once[text].behind + again[text].behind) / 2, 1) for text in wrong}
    check = {
        "by": f"{JUDGE} twice, then open cards",
        "worlds": len(once[best[0]].payoffs),
        "open_worlds": OPEN_DEALS,
        "open_points": {text: round(value, 1) for text, value in points.items()},
    }
    made = replace(before, chapter=chapter.id, best=tuple(best), losses=losses, check=check)
    return None if any(problems(made)) else made


def mined(
    game: str, number: int, found: Found, wanted: int, chapters: Collection[str] = CHAPTERS
) -> Iterator[StrategyPosition]:
    """The positions of one deal for these chapters, one of each at most."""
    rules = variants.get(game)
    customs = customs_of(game)
    asked = [each for each in CHAPTERS if each in chapters and (CHAPTERS[each].custom is None or each in customs)]
    draw = Draw(found.seed, f"strategy {game} {number}")
    deck, dealer = draw.shuffled(pack(rules)), draw.below(rules.table.seats)
    counts, done = found.count(game), list[str]()
    if all(counts[each] >= wanted for each in asked):
        return
    match = engine.start(rules, found.seed, decks=[deck], dealer=dealer)
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        wished = sorted((each for each in asked if counts[each] < wanted), key=counts.__getitem__)
        before = StrategyPosition(
            id="", game=game, chapter="", dealer=dealer, deck=" ".join(map(str, deck)), actions=tuple(done),
            best=(), losses={}, made={}, check={},
        )  # fmt: skip
        position = _first(match, view, wished, before, found)
        if position is not None and not _is_stale(position, found, wanted):
            counts[position.chapter] += 1
            yield replace(position, id=f"{game}/{position.chapter}/{found.seed}-{number}")
            counts[position.chapter] += wanted
        action = kept_to(view, customs) or players.get(PLAYED_BY).choose(view, seed=found.seed + number)
        done.append(str(action))
        match, _ = engine.apply(match, action)


def _is_stale(position: StrategyPosition, found: Found, wanted: int) -> bool:
    """Whether a third of the positions wanted for a custom have this kind of answer already."""
    others = (*positions_of(position.game), *found.positions)
    is_custom = CHAPTERS[position.chapter].custom is not None
    return is_custom and is_like_too_many(position, others, max(1, wanted // 3))


def _first(
    match: Match, view: SeatView, wished: Sequence[str], before: StrategyPosition, found: Found
) -> StrategyPosition | None:
    """The position as the first chapter that explains it would have it, customs first."""
    customs = (CHAPTERS[each] for each in wished if CHAPTERS[each].custom is not None)
    by_rule = next((made for each in customs if (made := by_custom(match, view, each, before)) is not None), None)
    if by_rule is not None:
        return by_rule
    if sum(isinstance(action, Play) for action in view.lawful) < 2 or _tricks_left(view) > LONGEST:
        return None
    searches = Searches(view, found.seed)
    for chapter in (CHAPTERS[each] for each in wished if CHAPTERS[each].custom is None):
        finding = chapter.detect(view)
        if finding is None or not all(isinstance(action, Play) for action in finding.good):
            continue
        cards = judged(searches, chapter, finding, found.least)
        position = None if cards is None else position_at(match, before, chapter, cards, found.least)
        if position is not None:
            return position
    return None


def _tricks_left(view: SeatView) -> int:
    return len(view.hand) + view.count(Zone.COVERED, view.seat)


def keep(found: Found) -> None:
    """Add the positions to those of the package, without any that its chapter no longer explains."""
    for game in sorted({each.game for each in found.positions}):
        known = {each.id: each for each in positions_of(game)}
        known |= {each.id: each for each in found.positions if each.game == game and not any(problems(each))}
        (FOLDER / f"{game}.json").write_text(as_text(known.values()), encoding="utf-8")
        print(f"{game}: {len(known)} positions")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(CURRICULA), metavar="GAME", help="default: all that teach")
    parser.add_argument("--chapters", nargs="+", default=list(CHAPTERS), metavar="CHAPTER", help="default: all")
    parser.add_argument("--deals", type=int, default=100, help="how many deals of each game to look at in all")
    parser.add_argument("--wanted", type=int, default=3, help="how many positions each chapter of a game should have")
    parser.add_argument("--least", type=float, default=1.5, help="how many points a wrong card costs at least")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--out", type=Path, required=True, help="the file, which a run goes on from")
    parser.add_argument("--keep", action="store_true", help="add what the file has to the package")
    return parser


def main() -> None:
    """Look at a deal of each game in turn, and rewrite the file after each."""
    asked = _parser().parse_args()
    found = Found.read(asked.out, asked.seed, asked.least)
    if asked.keep:
        keep(found)
        return
    for number in range(asked.deals):
        for game in asked.games:
            if found.deals[game] == number:
                found.positions += mined(game, number, found, asked.wanted, asked.chapters)
                found.deals[game] = number + 1
                found.write(asked.out)
    print(f"{asked.out}: {len(found.positions)} positions of {sum(found.deals.values())} deals")


if __name__ == "__main__":
    main()
