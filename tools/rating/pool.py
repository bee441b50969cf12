"""Play deals with each level in the person's seat: `python -m tools.rating.pool DIR --game coinche --deals 800`.

Every deal is played by each level of LEVELS and once more by Expert, with the same cards, dealer and companions: what
Expert gets then is what the others are compared with. All decisions come from the view, as at the table: a companion
with the same view does the same. Levels in the person's seat use other random numbers than the Expert they are
compared with, so Expert in the person's seat is another person of that level, not the same one twice.

Each game has a file in DIR, one deal a line, and the command continues from what it finds there. With several games
their deals take turns.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from belote_desktop import __version__, engine, players, variants
from belote_desktop.duplicate import SetDeal, decision_seed, lead_of
from belote_desktop.players.effort import USUAL_SECONDS
from belote_desktop.records import view_text

LEVELS = ("beginner", "casual", "club", "strong", "expert")
"""The levels that sit in the person's seat, the weakest first."""
REFERENCE = "expert"
"""What each is compared with."""
PERSON = 0
"""The person's seat."""


@dataclass(frozen=True)
class Setting:
    """What a file of deals was played with: the game, the level of the companions, the seed of the deals."""

    game: str
    company: str
    seed: int
    version: str = __version__
    rating_pool: int = 1
    """The format of the file."""


@dataclass(frozen=True)
class Dealt:
    """One deal: its number, by how many points the person's side was ahead with each level there, and with Expert."""

    number: int
    leads: dict[str, int]
    reference: int

    def difference(self, level: str) -> int:
        """How many points more than Expert a level got."""
        return self.leads[level] - self.reference


def played(setting: Setting, number: int) -> Dealt:
    """Deal `number` with everyone in the person's seat."""
    leads = {level: lead(setting, number, level, "person ") for level in LEVELS}
    return Dealt(number, leads, lead(setting, number, REFERENCE, ""))


def lead(setting: Setting, number: int, level: str, salt: str) -> int:
    """By how many points the person's side is ahead of the best other side; `salt` changes the random numbers of the
    person's decisions."""
    rules = variants.get(setting.game)
    deal = SetDeal.drawn(rules, setting.seed, f"rating {number}")
    match = engine.start(rules, setting.seed, decks=[deal.deck], dealer=deal.dealer)
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        seen, who = engine.view(match, seat), level if seat == PERSON else setting.company
        seed = decision_seed((salt if seat == PERSON else "") + view_text(seen))
        match = engine.apply(match, players.get(who).choose(seen, seconds=USUAL_SECONDS, seed=seed), seat)[0]
    return lead_of(match.deals[0].score.points, rules.side_of(PERSON))


def read(path: Path) -> tuple[Setting, tuple[Dealt, ...]]:
    """The deals of a file and what they were played with; a line that was cut off at the end is left out."""
    head, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    rows = [json.loads(line) for line in lines if line.endswith("\n")]
    return Setting(**json.loads(head)), tuple(Dealt(**row) for row in rows)


def proceed(path: Path, setting: Setting, number: int) -> None:
    """Play deal `number` and add it to the file, unless it is there."""
    if not path.exists():
        path.write_text(json.dumps(asdict(setting)) + "\n", encoding="utf-8")
    found, deals = read(path)
    if found != setting:
        raise SystemExit(f"{path} was played with {found}, not with {setting}. Name another folder.")
    if any(deal.number == number for deal in deals):
        return
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rindex("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    row = json.dumps(asdict(played(setting, number)))
    with path.open("a", encoding="utf-8") as file:
        file.write(row + "\n")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Play deals with each level in the person's seat.")
    parser.add_argument("folder", type=Path, help="where the deals are kept")
    parser.add_argument("--game", action="append", required=True, help="the id of a game; repeat it for more games")
    parser.add_argument("--company", default="club", help="the level of the other players (default: club)")
    parser.add_argument("--deals", type=int, default=800, help="how many deals of each game (default: 800)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals (default: 1)")
    found = parser.parse_args(arguments)
    found.folder.mkdir(parents=True, exist_ok=True)
    settings = [Setting(game, found.company, found.seed) for game in found.game]
    for number in range(found.deals):
        for setting in settings:
            proceed(found.folder / f"{setting.game}-{setting.company}.jsonl", setting, number)


if __name__ == "__main__":
    main()
