"""The review of every settled deal of a record."""

from __future__ import annotations

from collections.abc import Iterable

from belote_desktop.coach.looking_back.review import DealReview, review_deal
from belote_desktop.engine.errors import check_seat
from belote_desktop.records import Record, RecordError, parse_record, replay
from belote_desktop.search.stopping import NEVER, Stop


def review(
    record: Record | str, seats: Iterable[int] = (), *, pace: float = 1.0, stop: Stop = NEVER
) -> tuple[DealReview, ...]:
    """The decisions in every settled deal of a record, or of its text, judged; in the order of the deals.

    Each is judged by what its seat could know, and by the cards as they lay. `seats` are the seats to review, by
    default all. `pace` is the share of the default number of possible deals to search: at 1 a decision takes about a
    second if the search is compiled. RecordError if nothing of the record can be played again, ArgumentError for a seat
    that does not exist, StoppedError if `stop` says so.
    """
    if not isinstance(record, Record):
        reading = parse_record(record)
        if reading.record is None:
            raise RecordError(reading.problems[0].message)
        record = reading.record
    replayed = replay(record)
    if replayed.match is None:
        raise RecordError(replayed.problems[-1].message)
    wanted = tuple(seats)
    for seat in wanted:
        check_seat(seat, replayed.match.rules.table.seats)
    return tuple(
        review_deal(replayed.steps, settled.number, wanted, pace=pace, stop=stop) for settled in replayed.match.deals
    )
