"""Games of players who search, with how good each card and call seemed to them, in a log of one line a deal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from belote_desktop import engine, variants
from belote_desktop.engine import Ruleset
from belote_desktop.players.effort import Effort
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import CLUB

GAMES = ("coinche", "classic", "belot-bg", "baloot")
_EFFORT = Effort(worlds=24, milliseconds=150, reads_plays=True, playouts=8)
PLAYER = SearchPlayer(ThumbPlayer(CLUB), _EFFORT)
"""Who plays: no level, so that games can be played again when levels change. It calls by rules of thumb."""
CALLER = SearchPlayer(ThumbPlayer(CLUB), Effort(**asdict(_EFFORT) | {"call_worlds": 16, "calls": 5}))
"""Who plays every CALLED-th deal: it weighs calls too, so that its contracts are those of strong players."""
CALLED = 4

Weighed = tuple[str, float, float]
"""An action, by how much it is behind the best one, and the error of that."""


@dataclass(frozen=True)
class LoggedAction:
    """What a seat did, and all that its player weighed; nothing where it did not search."""

    seat: int
    action: str
    weighed: tuple[Weighed, ...]


@dataclass(frozen=True)
class LoggedDeal:
    """One deal by its game and seed."""

    game: str
    number: int
    actions: tuple[LoggedAction, ...]


def played(rules: Ruleset, number: int) -> LoggedDeal:
    """One deal, played by four of the same player."""
    player = PLAYER if number % CALLED else CALLER
    match, found = engine.start(rules, number), list[LoggedAction]()
    while not match.deals and (seat := engine.to_act(match)) is not None:
        decision = player.decide(engine.view(match, seat), seed=number)
        weighed = () if decision.evidence is None else decision.evidence.weighed
        told = tuple((str(each.action), round(each.behind, 2), round(each.error, 2)) for each in weighed)
        found.append(LoggedAction(seat, str(decision.action), told))
        match = engine.apply(match, decision.action, seat)[0]
    return LoggedDeal(rules.variant, number, tuple(found))


def log(path: Path, games: Sequence[str], first: int, count: int) -> None:
    """Play so many deals of each game from a seed on; those in the log already are not played again."""
    known = {(each.game, each.number) for each in read(path)}
    for number in range(first, first + count):
        for rules in map(variants.get, games):
            if (rules.variant, number) not in known:
                line = json.dumps(asdict(played(rules, number)))
                with path.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")


def read(path: Path) -> Iterator[LoggedDeal]:
    """The deals of a log; none if it is not there."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        actions = (
            LoggedAction(each["seat"], each["action"], tuple(map(tuple, each["weighed"]))) for each in row["actions"]
        )
        yield LoggedDeal(row["game"], row["number"], tuple(actions))
