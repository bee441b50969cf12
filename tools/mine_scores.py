"""Find positions in which the score of the match turns the answer: `nice python -m tools.mine_scores --out FILE`.

Random decks are dealt and played by rules of thumb at 0:0. At calls and in the last tricks the chapters on playing to
the score look at a few totals near the end of a match. A position is kept only if two searches with different deals
agree: at these totals its answer wins the match clearly more often, at 0:0 another answer is clearly worth more.

The file has one position a line. Read it and delete what should not be taught; with `--keep` the rest goes into the
package, where `tools.check_strategy --search` checks it with other deals.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from belote_desktop import engine, players, variants
from belote_desktop.coach.strategy import CHAPTERS, Finding, StrategyPosition, as_text, positions_of, problems
from belote_desktop.coach.strategy.scores import SCORES
from belote_desktop.coach.strategy.scores.playing import LAST, PLAYING
from belote_desktop.engine import SeatView
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.players.calls.standards import ordinary_deal
from belote_desktop.search import InconsistentError
from tools.mine_strategy import FOLDER
from tools.score_search import Brought, brought, first_calls, seen

CALLED_BY, PLAYED_BY = "club", "casual"
ON_CARDS = frozenset(each.id for each in PLAYING)
NEEDS = (0.1, 0.15, 0.2, 0.35, 0.5, 0.7, 0.9, 1.2, 1.6, 2.2)
"""What sides need to the target, in ordinary deals."""
CALL_NEEDS = (
    (0.1, 0.5), (0.1, 0.9), (0.15, 0.3), (0.15, 0.9), (0.2, 1.0), (0.2, 2.2), (0.35, 0.5), (0.5, 0.35), (0.5, 0.5),
    (0.5, 0.7), (0.7, 0.5), (0.7, 0.7), (1.6, 0.7), (2.2, 0.5), (2.2, 1.0), (1.0, 1.6), (1.2, 2.2), (1.5, 1.6),
)  # fmt: skip
"""The same of the side to call and of its opponents: where a few points are enough, where either side may win the match
with this deal, and where only one of them may."""
TRIED = 8
"""So many totals are tried at each action."""
FEW, MANY, CALLS = 24, 240, 160
"""Possible deals of the first search, and of the two that decide: for a card and for a call."""
ROUND, LARGE = 10, 400
"""Totals of games to a large target are round."""


def totals_near_end(view: SeatView, draw: Random) -> tuple[int, ...]:
    """Totals near the end of a match."""
    assert view.seat is not None
    rules, deal = view.rules, ordinary_deal(view.rules)
    unit, mine = ROUND if rules.match.target > LARGE else 1, rules.side_of(view.seat)
    own, other = draw.choice(CALL_NEEDS) if view.trick is None else (draw.choice(NEEDS), draw.choice(NEEDS))
    needs = (own if side == mine else other for side in range(rules.side_count))
    return tuple(rules.match.target - max(1, round(deal * need / unit) * unit) for need in needs)


def judged(position: StrategyPosition) -> StrategyPosition | None:
    """The position with its answers; None if two searches do not agree that the score turns them."""
    view = seen(position.match())
    finding = CHAPTERS[position.chapter].detect(view)
    if finding is None:
        return None
    answers = {str(action) for action in (*finding.good, *finding.bad)}
    if view.trick is None and not _is_turned(brought(view, answers, FEW, 1), finding):
        return None
    deals = CALLS if view.trick is None else MANY
    found = [brought(view, answers, deals, seed) for seed in (2, 3)]
    if not all(_is_turned(each, finding) for each in found):
        return None
    made = _answered(position, found, deals)
    return None if any(problems(made)) else made


def _is_turned(found: Brought, finding: Finding | None = None) -> bool:
    """Whether the score turns the answer, to one that the chapter is for."""
    best, first = found.best(), found.first()
    if finding is not None and not best & set(map(str, finding.good)):
        return False
    return not best & first and found.is_turned(best, first)


def _answered(position: StrategyPosition, found: Sequence[Brought], deals: int) -> StrategyPosition:
    """The position with the answers on which the searches agree."""
    once, again = found
    best = [text for text in once.win if text in once.best() & again.best()]
    wrong = [text for text in once.win if text in once.wrong() & again.wrong()]
    chances = {text: abs(round((once.win[text] + again.win[text]) / 2, 2)) for text in (*best, *wrong)}
    worth = {text: round((once.worth[text] + again.worth[text]) / 2, 1) for text in once.worth}
    return replace(
        position, best=tuple(best), losses=dict.fromkeys(wrong), chances=chances,
        at_start=tuple(text for text in once.worth if text in once.first() & again.first()),
        check={"by": "two searches at the score and at 0:0", "worlds": deals, "at_start": worth},
    )  # fmt: skip


def mined(game: str, number: int, seed: int, chapters: Sequence[str]) -> StrategyPosition | None:
    """The first position of one deal; None if it has none."""
    rules = variants.get(game)
    draw, totals_by = Draw(seed, f"scores {game} {number}"), Random(number)
    deck, dealer = draw.shuffled(pack(rules)), draw.below(rules.table.seats)
    match, done = engine.start(rules, seed, decks=[deck], dealer=dealer), list[str]()
    while not match.deals:
        view = seen(match)
        asked = [each for each in chapters if (each in ON_CARDS) is (view.trick is not None)]
        if view.trick is not None and not asked:
            return None
        before = StrategyPosition(
            id="", game=game, chapter="", dealer=dealer, deck=" ".join(map(str, deck)), actions=tuple(done),
            best=(), losses={}, made={}, check={},
        )  # fmt: skip
        position = _at_totals(view, before, totals_by, asked)
        if position is not None:
            return replace(position, id=f"{game}/{position.chapter}/{seed}-{number}")
        action = players.get(CALLED_BY if view.trick is None else PLAYED_BY).choose(view, seed=number)
        done.append(str(action))
        match, _ = engine.apply(match, action)
    return None


def _is_first(view: SeatView, finding: Finding, known: dict[frozenset[str], set[str]]) -> bool:
    """Whether a call that a chapter is for would be best at the start of a match too; it is kept what is `known`."""
    answers = frozenset(map(str, (*finding.good, *finding.bad)))
    if answers not in known:
        known[answers] = first_calls(view, answers, FEW, 1)
    return bool(known[answers] & set(map(str, finding.good)))


def _at_totals(
    view: SeatView, before: StrategyPosition, draw: Random, chapters: Sequence[str]
) -> StrategyPosition | None:
    """The first position that some totals make of this one. `first` are the best calls at the start of a match."""
    first: dict[frozenset[str], set[str]] = {}
    for _ in range(TRIED if len(view.lawful) > 1 and chapters else 0):
        there = replace(view, totals=totals_near_end(view, draw))
        try:
            if view.trick is not None and (len(view.hand) > LAST or not _is_turned(brought(there, (), FEW, 1))):
                continue
            for chapter in chapters:
                finding = CHAPTERS[chapter].detect(there)
                if finding is None or (view.trick is None and _is_first(view, finding, first)):
                    continue
                position = judged(replace(before, chapter=chapter, totals=there.totals))
                if position is not None:
                    return position
        except (InconsistentError, engine.BeloteError):
            return None
    return None


def keep(path: Path) -> None:
    """Add the positions to those of the package."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    mined_here = [StrategyPosition.of(row["game"], row) for row in rows]
    for game in sorted({each.game for each in mined_here}):
        known = {each.id: each for each in positions_of(game)}
        known |= {each.id: each for each in mined_here if each.game == game and not any(problems(each))}
        (FOLDER / f"{game}.json").write_text(as_text(known.values()), encoding="utf-8")
        print(f"{game}: {len(known)} positions")


def main() -> None:
    """Look at the deals of each game for so long, and add what is found to the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["classic", "coinche"], metavar="GAME")
    parser.add_argument("--chapters", nargs="+", default=[each.id for each in SCORES], metavar="CHAPTER")
    parser.add_argument("--minutes", type=float, default=2.0, help="how long to look at each game")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--out", type=Path, required=True, help="the file, to which positions are added")
    parser.add_argument("--keep", action="store_true", help="add what the file has to the package")
    asked = parser.parse_args()
    if asked.keep:
        keep(asked.out)
        return
    for game in asked.games:
        number, until = asked.first, time.monotonic() + 60 * asked.minutes
        with asked.out.open("a", encoding="utf-8") as out:
            while time.monotonic() < until:
                position = mined(game, number, asked.seed, asked.chapters)
                if position is not None:
                    print(json.dumps({"game": game, **position.row()}), file=out, flush=True)
                number += 1
        print(f"{game}: deals {asked.first} to {number - 1}", flush=True)


if __name__ == "__main__":
    main()
