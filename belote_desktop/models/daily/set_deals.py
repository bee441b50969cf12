"""Begin a set deal, find out how it stands, and read what somebody scored in it from the record of its match."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path

import belote_desktop
from belote_desktop import records, variants
from belote_desktop.duplicate import SetDeal, code_of, deal_of_day, lead_of, parse_code
from belote_desktop.engine import Ruleset
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.levels import levels_offered
from belote_desktop.models.match.matches import HUMAN, Seating, Workers, set_match
from belote_desktop.profile import Profile
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import ENDING, LARGEST, is_finished
from belote_desktop.profile.set_deals.set_results import Scored, SetResult, daily_key
from belote_desktop.records import CLAIM, Helped, RecordError, TookBack

OTHERS = "club"
"""The level of the other players in every set deal: it plays by rules of thumb, as a good club player does, and is the
same on slow computers, but for the last tricks."""


class Stage(Enum):
    """How a set deal stands."""

    NEW = "new"
    BEGUN = "begun"
    OVER = "over"


def compared_levels() -> tuple[str, ...]:
    """The levels whose results stand beside the user's, the weakest first."""
    return tuple(level.id for level in levels_offered())


def others_of(rules: Ruleset) -> tuple[str, ...]:
    """The players of the other seats, in turn order."""
    return (OTHERS,) * (rules.table.seats - 1)


def of_day(rules: Ruleset, day: datetime.date) -> SetResult:
    """The deal of a day in a registered game, not begun."""
    deal, game = deal_of_day(rules, day), rules.variant
    return SetResult(daily_key(day, game), code_of(deal), game, day.isoformat(), others=others_of(rules))


def of_code(deal: SetDeal, today: datetime.date) -> SetResult:
    """The deal of a code, not begun. That of today is the deal of the day, however it was opened."""
    daily = of_day(deal.rules, today)
    if daily.code == code_of(deal):
        return daily
    code = code_of(deal)
    return SetResult(f"code {code}", code, deal.rules.variant, today.isoformat(), others=others_of(deal.rules))


def deal_in(result: SetResult) -> SetDeal | None:
    """The deal of a result; None if this version would not deal the same one."""
    try:
        return parse_code(result.code)
    except RecordError:
        return None


def rules_of(result: SetResult) -> Ruleset:
    """The rules of a deal, or those of its game in this version if it cannot be dealt here."""
    deal = deal_in(result)
    return variants.get(result.game) if deal is None else deal.rules


def begin(
    profile: Profile, workers: Workers, wanted: SetResult, deal: SetDeal, names: Sequence[str]
) -> MatchController:
    """A controller for a match of a set deal, which the profile knows from now on. Raises SaveFailed."""
    seating = Seating(tuple(names), (HUMAN, *wanted.others))
    controller = set_match(deal, wanted.key, seating, profile.saves, workers)
    profile.set_deals.keep(replace(wanted, match=controller.match_id, own=None, levels=()))
    return controller


def path_of(profile: Profile, result: SetResult) -> Path | None:
    """The file of its match; None if it was not begun, or if the file is gone."""
    path = profile.directories.matches / f"{result.match}{ENDING}"
    return path if result.match and path.exists() else None


def stage_of(profile: Profile, result: SetResult) -> Stage:
    """How a set deal stands. One whose match was deleted before its end can be begun again."""
    if result.own is not None:
        return Stage.OVER
    return Stage.NEW if path_of(profile, result) is None else Stage.BEGUN


def updated(profile: Profile, wanted: SetResult) -> SetResult:
    """What the profile knows of a deal, with the user's score as soon as its match is over.

    Raises SaveFailed if a new score cannot be written; it is then kept in memory.
    """
    known = profile.set_deals.of(wanted.key) or wanted
    path = path_of(profile, known)
    if known.own is not None or path is None or not is_finished(path):
        return known
    own = _own_score(path)
    if own is None:
        return known
    known = replace(known, own=own)
    profile.set_deals.keep(known)
    return known


def _own_score(path: Path) -> Scored | None:
    """What the person scored, from the record; None if it cannot be read."""
    record = records.parse_record(records.decode(read_bytes(path, LARGEST))[0]).record
    replay = None if record is None else records.replay(record)
    if record is None or replay is None or replay.match is None or not replay.match.deals:
        return None
    seat = record.header.person or 0
    side, settled = replay.match.rules.side_of(seat), replay.match.deals[0]
    hints = sum(isinstance(each, Helped) and each.kind != CLAIM for each in replay.helps)
    undone = sum(isinstance(each, TookBack) for each in replay.helps)
    return replace(score_of(settled, HUMAN, side, str(replay.pace)), helps=hints + undone)


def score_of(settled: SettledDeal, kind: str, side: int, pace: str) -> Scored:
    """What the player of a side scored in a deal, as this version stores it."""
    contract, points = settled.contract, settled.score.points
    return Scored(
        kind, points, lead_of(points, side), "" if contract is None else str(contract),
        str(settled.score.result), belote_desktop.__version__, pace,
    )  # fmt: skip
