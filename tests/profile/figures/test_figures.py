"""The figures of a match are those a person counts by hand in its record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import records, variants
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.score import Result
from belote_desktop.profile.figures.from_record import counts_of, figures_of, only_last, read_figures
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures, figures_in, text_of
from belote_desktop.profile.statistics_rows import rows_of
from tests.folders import WRITTEN_BY
from tests.profile.figures.matches import deal, match
from tests.records.recorded_matches import GAMES, finished_match, record_match

OLD = next((WRITTEN_BY / "0.6.0" / "profile" / "matches").glob("*-classic.brn"))


def figures(text: str) -> MatchFigures | None:
    record = records.parse_record(text).record
    assert record is not None
    return figures_of("match", record.header, records.replay(record))


def made(text: str) -> MatchFigures:
    found = figures(text)
    assert found is not None
    return found


def test_a_match_counted_by_hand() -> None:
    """Léo took clubs and made them with 142 to 20; then Samir took diamonds and every trick: 152 + 10 + 90."""
    found = read_figures(OLD)
    assert found is not None
    assert found.deals == (
        DealFigures(1, Result.MADE, (142, 20), (142, 20), taker=0, declarer=0, trump="C", winner=0, spare=61),
        DealFigures(
            2, Result.MADE, (0, 252), (142, 272), taker=1, declarer=1, trump="D", winner=1, capot=1,
            spare=126,
        ),
    )  # fmt: skip
    assert (found.variant, found.date, found.names) == ("classic", "2026-11-22", ("Léo", "Samir", "Anna", "Karim"))
    assert (found.side, found.seat, found.partners, found.opponents) == (0, 0, (2,), (1, 3))
    assert (found.totals, found.rival, found.is_lost, found.counts) == ((142, 272), 272, True, True)
    assert [found.level_of(seat) for seat in range(4)] == ["", "casual", "casual", "casual"]
    assert found.last_trick == ((3, "TD"), (0, "TH"), (1, "9S"), (2, "TS"))
    assert [found.difference(deal) for deal in found.deals] == [122, -252]


def test_a_side_can_win_nothing_but_the_last_trick() -> None:
    rules = variants.get("classic")

    def told(*winners: int) -> int | None:
        return only_last(rules, [Trick(0, winner=winner) for winner in winners])

    assert told(0, 2, 0, 0, 2, 0, 0, 3) == 1
    assert told(1, 3, 1, 1, 3, 1, 1, 2) == 0
    assert told(0, 2, 0, 0, 3, 0, 0, 2) is None, "the only trick of a side is not the last"
    assert told(0, 2, 0, 0, 3, 0, 0, 3) is None
    assert told(0, 2, 0, 0, 2, 0, 0, 2) is None


def test_figures_of_the_format_before_are_read_without_what_it_did_not_have() -> None:
    figures = match("one", 162, 0, deal(162, 0, spare=3, only_last=None))
    earlier = text_of(figures).replace('"format":2', '"format":1', 1).replace(',"spare":3', "", 1)
    assert '"spare"' not in earlier
    assert figures_in(earlier) == match("one", 162, 0, deal(162, 0))


def test_help_and_undone_actions_are_counted() -> None:
    played = record_match(variants.get("classic", target=300), 4, undo=0.05)
    found = made(played.text)
    assert found.hints == played.helps > 0
    assert found.undone >= played.takes_back > 0


def test_a_match_that_is_not_over_has_no_figures() -> None:
    assert figures(record_match(variants.get("classic"), 5, undo=0, steps=20).text) is None


def test_a_practice_match_and_a_watched_one_do_not_count() -> None:
    text = finished_match(seed=2).text
    assert made(text).counts
    assert not made(text.replace("\n\ndeal", '\n[practice "a" "deal 1"]\n\ndeal', 1)).counts
    assert not made(text.replace('"human"', '"club"')).counts


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_figures_of_every_game_are_sound_and_are_read_as_they_were_written(
    game: str, options: dict[str, object]
) -> None:
    played = record_match(variants.get(game, **options), 3, undo=0)
    found = made(played.text)
    assert figures_in(text_of(found)) == found
    assert found.totals == found.deals[-1].totals == played.match.totals
    assert sorted(found.partners + found.opponents + (found.seat or 0,)) == list(range(len(found.names)))
    assert rows_of(found) == rows_of(counts_of("match", played.match, 0))


@pytest.mark.parametrize(
    "change",
    [
        {"totals": (1,)}, {"side": 2}, {"winner": 5}, {"seat": 4}, {"sides": (0, 1)}, {"kinds": ()},
        {"ended": 2**60}, {"last_trick": ((0, "ZZ"),)}, {"last_trick": ((7, "AS"),)},
        *({"deals": (replace(deal(1, 0), **bad),)} for bad in (
            {"trump": "Z"}, {"bid": "much"}, {"declarer": 9}, {"belotes": (3,)}, {"points": (1,)}, {"only_last": 2},
            {"spare": 2**60},
        )),
    ],
    ids=str,
)  # fmt: skip
def test_figures_that_name_what_is_not_there_are_refused(change: dict[str, object]) -> None:
    found = made(finished_match(seed=2).text)
    assert figures_in(text_of(replace(found, **change))) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "{}", '{"format":9}', "[1]", '{"format":1,"id":3}'])
def test_other_texts_have_no_figures(text: str) -> None:
    assert figures_in(text) is None
