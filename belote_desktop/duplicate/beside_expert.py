"""The finished deals of a record that can be compared with what Expert gets in the user's seat, and the comparison.

Expert plays from the view of the seat alone, with the same cards and totals, beside the same companions. So a deal
cannot be compared if the user had help in it or took something back, if the companions had less time than their levels
are meant for, or if they would not do today what they did then: a version of the program with other levels played it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop import engine, players, records
from belote_desktop.duplicate.playing import decision_seed, lead_of, play_out, seated
from belote_desktop.players import Kind, UnknownLevelError
from belote_desktop.players.effort import USUAL_SECONDS
from belote_desktop.players.player import stopped
from belote_desktop.profile.play_rating.scale import BEST
from belote_desktop.records import CLAIM, FULL_PACE, DealBegun, Helped, Played, Record, Replay, view_text
from belote_desktop.search.stopping import NEVER, Stop


@dataclass(frozen=True)
class PlayedByUser:
    """A finished deal of a record: its actions, by how many points the user's side was ahead, and whether it can be
    compared as far as the record tells.
    """

    number: int
    steps: tuple[Played, ...]
    lead: int
    is_fit: bool


def seat_of(record: Record) -> int | None:
    """The user's seat in a record whose deals count; None in a practice match, in a set deal, whose cards may be known,
    and in a match of computer players or of several users."""
    header = record.header
    kinds = header.kinds
    alone = header.person is not None and sum(kind == kinds[header.person] for kind in kinds) == 1
    return header.person if alone and header.is_counted else None


def company_of(kinds: Sequence[str], seat: int) -> str:
    """The level of all other players; empty if they differ."""
    levels = {Kind.of(kind).level for other, kind in enumerate(kinds) if other != seat}
    return levels.pop() if len(levels) == 1 else ""


def deals_of(record: Record, seat: int) -> tuple[PlayedByUser, ...]:
    """The settled deals of a record, in order."""
    replay = records.replay(record)
    if replay.match is None:
        return ()
    helped, side = _helped(replay), replay.match.rules.side_of(seat)
    found = []
    for settled in replay.match.deals:
        steps = tuple(
            step for step in replay.steps if step.before.deal is not None and step.before.deal.number == settled.number
        )
        is_fit = bool(steps) and settled.number not in helped and all(step.pace == FULL_PACE for step in steps)
        found.append(PlayedByUser(settled.number, steps, lead_of(settled.score.points, side), is_fit))
    return tuple(found)


def _helped(replay: Replay) -> frozenset[int]:
    """The numbers of the deals in which the user had help or took something back."""
    begun = [(entry.line, entry.number) for entry in replay.entries if isinstance(entry, DealBegun)]
    lines = [each.line for each in replay.helps if not (isinstance(each, Helped) and each.kind == CLAIM)]
    return frozenset(
        max(((first, number) for first, number in begun if first < line), default=(0, 0))[1] for line in lines
    )


def expert_lead(deal: PlayedByUser, kinds: Sequence[str], seat: int, stop: Stop = NEVER) -> int | None:
    """By how many points the side of `seat` is ahead with Expert there; None if the deal cannot be compared."""
    if not deal.is_fit:
        return None
    try:
        if not _same_company(deal.steps, kinds, seat, stop):
            return None
        return play_out(deal.steps[0].before, seated(kinds, seat, BEST), stop=stop).lead(seat)
    except UnknownLevelError:
        return None


def _same_company(steps: Sequence[Played], kinds: Sequence[str], seat: int, stop: Stop) -> bool:
    """Whether the companions would do today what they did. A claim is played out for all, so it tells nothing."""
    sitting = {other: stopped(players.get(kind), stop) for other, kind in enumerate(kinds) if other != seat}
    for step in steps:
        if step.seat == seat or step.claimed:
            continue
        stop.check()
        view = engine.view(step.before, step.seat)
        action = sitting[step.seat].choose(view, seconds=USUAL_SECONDS, seed=decision_seed(view_text(view)))
        if action != step.action:
            return False
    return True
