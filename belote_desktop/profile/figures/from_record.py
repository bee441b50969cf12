"""The figures of a finished match, made from its record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from belote_desktop import records
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.matches.match import Match, SettledDeal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Direction
from belote_desktop.engine.score import Score, What
from belote_desktop.engine.settlement.needed import points_needed
from belote_desktop.profile.figures.match_figures import CAPOT, MOST, DealFigures, MatchFigures
from belote_desktop.profile.reading import read_bytes
from belote_desktop.records import CLAIM, Header, Helped, Replay, TookBack
from belote_desktop.records.limits import LARGEST_FILE


def read_figures(path: Path) -> MatchFigures | None:
    """The figures of the match in a file; None if there is none, or it is not over. Raises OSError if unreadable."""
    record = records.parse_record(records.decode(read_bytes(path, LARGEST_FILE))[0]).record
    if record is None:
        return None
    replay = records.replay(record)
    return figures_of(path.stem, record.header, replay, int(path.stat().st_mtime))


def figures_of(match_id: str, header: Header, replay: Replay, ended: int = 0) -> MatchFigures | None:
    """The figures of a folded record; None if the match is not over."""
    match, person = replay.match, header.person
    if match is None or not match.is_over or not match.deals:
        return None
    seats = match.rules.table.seats
    seat = person if person is not None and person < seats else None
    return MatchFigures(
        id=match_id,
        variant=header.variant,
        side=match.rules.side_of(seat or 0),
        totals=match.totals,
        winner=match.winner,
        deals=tuple(_deal(settled, match.rules) for settled in match.deals),
        date=header.date,
        ended=max(0, min(ended, MOST)),
        names=header.names[:seats],
        kinds=header.kinds[:seats],
        sides=tuple(map(match.rules.side_of, range(seats))),
        seat=seat,
        is_practice=not header.is_counted,
        hints=sum(isinstance(each, Helped) and each.kind != CLAIM for each in replay.helps),
        undone=sum(each.count for each in replay.helps if isinstance(each, TookBack)),
        last_trick=_last_trick(match, seat or 0),
    )


def counts_of(match_id: str, match: Match, seat: int) -> MatchFigures:
    """What statistics count of a finished match before its record is read; nothing of its players."""
    deals = tuple(_deal(settled, match.rules) for settled in match.deals)
    return MatchFigures(match_id, match.rules.variant, match.rules.side_of(seat), match.totals, match.winner, deals)


def _deal(settled: SettledDeal, rules: Ruleset) -> DealFigures:
    score, contract = settled.score, settled.contract
    return DealFigures(
        number=settled.number,
        result=score.result,
        points=score.points,
        totals=settled.totals,
        taker=score.taker,
        declarer=None if contract is None or score.taker is None else contract.declarer,
        trump="" if contract is None else str(contract.denomination),
        bid="" if contract is None else _bid(contract),
        multiplier=1 if contract is None else contract.multiplier,
        winner=score.winner,
        capot=score.capot,
        belotes=_belotes(score),
        spare=None if contract is None else _spare(rules, contract, score),
        only_last=only_last(rules, settled.deal.tricks),
    )


def _spare(rules: Ruleset, contract: Contract, score: Score) -> int | None:
    """By how many points the taker's side had more than it needed; None if points alone did not decide."""
    needed = points_needed(rules, contract, score)
    return None if needed is None or score.taker is None else score.compared[score.taker] - needed


def only_last(rules: Ruleset, tricks: Sequence[Trick]) -> int | None:
    """The side that won the last trick after the other side had won all others; None if there is none."""
    won = [rules.side_of(trick.winner) for trick in tricks if trick.winner is not None]
    return won[-1] if len(won) > 1 and len(set(won)) == 2 and won.count(won[-1]) == 1 else None


def _bid(contract: Contract) -> str:
    if contract.capot or contract.generale:
        return CAPOT
    return "" if contract.bid is None else str(contract.bid)


def _belotes(score: Score) -> tuple[int, ...]:
    """The sides that scored belote, no matter which side its points are written to in the end."""
    items = score.counted or score.written
    return tuple(sorted({item.side for item in items if item.what is What.BELOTE and item.points}))


def _last_trick(match: Match, seat: int) -> tuple[tuple[int, str], ...]:
    """The last trick that was completed in the match; empty if there was none."""
    seats = match.rules.table.seats
    step = 1 if match.rules.table.direction is Direction.CCW else -1
    last = next((settled.deal.tricks[-1] for settled in reversed(match.deals) if settled.deal.tricks), None)
    played = () if last is None else last.plays(seats)
    return tuple((step * (who - seat) % seats, str(card)) for who, card in played)
