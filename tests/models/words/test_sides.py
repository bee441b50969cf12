"""Sides as the person sees them, wherever that person sits and however many sides there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt

from belote_desktop import engine, variants
from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deal import Misplayed
from belote_desktop.engine.refusals import Rule
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.engine.view import PublicResult
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.score_sheet.score_sheet import ScoreSheetModel, points_column, total_column
from belote_desktop.models.words.event_words import event_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides

FOUR = ("Anna", "Samir", "Léa", "Karim")
THREE = FOUR[:3]
CLASSIC = variants.get("classic")
ALONE = variants.get("belote-3p-24")


@pytest.fixture(autouse=True)
def english_locale() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def settled(score: Score, totals: tuple[int, ...]) -> PublicResult:
    return PublicResult(1, 0, Contract(0, Denomination.HEARTS), score, totals, (), ())


def test_partners_are_we_and_they() -> None:
    sides = Sides(CLASSIC, Names(FOUR, 0))
    assert [sides.label(side) for side in sides.order] == ["We", "They"]
    assert sides.members(0) == "Anna and Léa"


def test_on_the_second_seat_we_are_the_second_side() -> None:
    sides = Sides(CLASSIC, Names(FOUR, 1))
    assert sides.order == (1, 0)
    assert sides.label(1) == "We"
    assert sides.members(1) == "Samir and Karim"


def test_who_plays_alone_is_called_by_name_and_the_person_comes_first() -> None:
    sides = Sides(ALONE, Names(THREE, 2))
    assert [sides.label(side) for side in sides.order] == ["Léa", "Anna", "Samir"]


def test_two_players_are_called_by_name() -> None:
    sides = Sides(variants.get("belote-2p"), Names(FOUR[:2], 0))
    assert [sides.label(side) for side in sides.order] == ["Anna", "Samir"]


def test_a_spectator_is_on_no_side() -> None:
    sides = Sides(CLASSIC, Names(FOUR, None))
    assert sides.ours is None
    assert sides.label(1) == "Samir and Karim"


@pytest.mark.parametrize(
    ("seat", "said"), [(0, "We win the match."), (1, "They win the match."), (None, "Anna and Léa win the match.")]
)
def test_the_end_of_a_match_depends_on_who_looks(seat: int | None, said: str) -> None:
    assert event_text(happened.MatchEnded(0), Sides(CLASSIC, Names(FOUR, seat))) == said


def test_a_match_of_three_is_won_by_a_name() -> None:
    assert event_text(happened.MatchEnded(1), Sides(ALONE, Names(THREE, 0))) == "Samir wins the match."


@pytest.mark.parametrize(("seat", "said"), [(0, "We score 90, they score 72"), (3, "We score 72, they score 90")])
def test_a_settled_deal_is_told_from_our_side(seat: int, said: str) -> None:
    event = happened.DealSettled(1, Score(Result.MADE, (90, 72), taker=0), (90, 72))
    assert event_text(event, Sides(CLASSIC, Names(FOUR, seat))) == f"The contract is made. {said}."


def test_a_settled_deal_of_three_names_everyone() -> None:
    event = happened.DealSettled(1, Score(Result.FAILED, (0, 92, 60), taker=0), (0, 92, 60))
    assert event_text(event, Sides(ALONE, Names(THREE, 1))) == "The contract failed. You: 92, Léa: 60, Anna: 0."


@pytest.mark.parametrize("result", Result)
@pytest.mark.parametrize("seat", [0, None])
def test_every_result_of_a_deal_has_a_sentence(result: Result, seat: int | None) -> None:
    event = happened.DealSettled(1, Score(result, (90, 72), taker=0), (90, 72))
    said = event_text(event, Sides(CLASSIC, Names(FOUR, seat)))
    assert said is not None
    assert said.endswith(".")


REVOKED = Misplayed(1, 3, Card.parse("TC"), Rule.FOLLOW_SUIT, CardSet.parse("AS 7S"))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (happened.PacketLaid(Zone.KITTY, None, 3), "3 cards are set aside face down."),
        (happened.Uncovered(1, Card.parse("KH")), "Samir turns over the king of hearts."),
        (happened.BottomShown(Card.parse("9S")), "The bottom card of the stock is the nine of spades."),
        (happened.Exchanged(2, Card.parse("7D"), Card.parse("AD")),
         "Léa exchanges the seven of diamonds for the ace of diamonds."),
        (happened.Discarded(0, (Card.parse("7D"), Card.parse("8C"))),
         "You discard the seven of diamonds and the eight of clubs."),
        (happened.Discarded(1, (None, None)), "Samir discards 2 cards face down."),
        (happened.RoemMet(3, 40), "Roem in this trick: 40 points for Karim."),
        (happened.Challenged(0, (REVOKED,)),
         "You challenge Samir and Karim and are right. "
         "Trick 3: Samir played the ten of clubs instead of following suit with the seven of spades "
         "or the ace of spades."),
        (happened.Challenged(0), "You challenge Samir and Karim and are wrong: there was no misplay."),
    ],
)  # fmt: skip
def test_what_happens_in_the_other_games_has_words(event: happened.Event, said: str) -> None:
    assert event_text(event, Sides(CLASSIC, Names(FOUR, 0))) == said


def test_the_talon_of_each_player_is_not_told_as_if_it_were_a_kitty() -> None:
    """In Bela all four would be told in the same words, one after the other."""
    talons = (happened.PacketLaid(Zone.KITTY, seat, 2) for seat in range(4))
    assert [event_text(talon, Sides(CLASSIC, Names(FOUR, 0))) for talon in talons] == [None] * 4


def test_a_packet_without_interest_has_no_words() -> None:
    assert event_text(happened.PacketLaid(Zone.COVERED, 1, 4), Sides(CLASSIC, Names(FOUR, 0))) is None


# ---------------------------------------------------------------------- the sheet
def test_the_sheet_begins_with_the_side_of_the_person() -> None:
    model = ScoreSheetModel(Sides(CLASSIC, Names(FOUR, 1)))
    model.show([settled(Score(Result.MADE, (90, 72), taker=0, compared=(90, 72)), (90, 72))])
    assert model.index(0, points_column(0)).data() == "72"
    assert model.index(0, points_column(1)).data() == "90"


def test_the_sheet_has_two_columns_for_each_of_three_sides() -> None:
    model = ScoreSheetModel(Sides(ALONE, Names(THREE, 0)))
    model.show([settled(Score(Result.FAILED, (0, 92, 60), taker=0, compared=(60, 62, 30)), (10, 102, 70))])
    assert model.columnCount() == 9
    heads = [model.headerData(points_column(place), Qt.Orientation.Horizontal) for place in range(3)]
    assert heads == ["Anna", "Samir", "Léa"]
    assert [model.index(0, total_column(place)).data() for place in range(3)] == ["10", "102", "70"]
    said = [model.index(row, 1, model.index(0, 0)).data() for row in range(model.rowCount(model.index(0, 0)))]
    assert "Taker: 60. Opponents: 62 and 30. Result: failed." in said


def test_penalties_stand_among_what_is_written() -> None:
    written = (Item(What.CARDS, 0, 0, "x"), Item(What.CARDS, 1, 162, "x"), Item(What.PENALTY, 0, -10, "bolts"))
    score = Score(Result.FAILED, (-10, 162), written=written, taker=0, compared=(60, 102))
    lines = deal_lines(settled(score, (-10, 162)), Sides(CLASSIC, Names(FOUR, 0)))
    assert next(line for line in lines if line.text == "Penalty").points == (-10, None)
    assert lines[-1].points == (-10, 162)


def test_marks_and_a_match_won_at_once_are_said() -> None:
    score = Score(Result.WON_AT_ONCE, (0, 162), taker=1, bolts_out=(2, 0), trickless_out=(1, 0), match_winner=1)
    said = [line.text for line in deal_lines(settled(score, (0, 162)), Sides(CLASSIC, Names(FOUR, 1)))]
    assert "Failed contracts so far. We: 0, They: 2." in said
    assert "Deals without a trick so far. We: 0, They: 1." in said
    assert "We win the match with this deal." in said


def test_a_deal_that_compares_nothing_says_its_result_only() -> None:
    said = [
        line.text
        for line in deal_lines(settled(Score(Result.MISPLAY, (0, 162)), (0, 162)), Sides(CLASSIC, Names(FOUR, 0)))
    ]
    assert "Result: decided by a challenge." in said


def test_the_log_of_a_match_of_three_speaks_of_names() -> None:
    match = engine.start(ALONE, 3)
    said = []
    while match.deal is not None and not match.deals:
        match, events = engine.apply(match, engine.legal(match)[-1])
        said += [
            text for event in engine.events_for(events, 0) if (text := event_text(event, Sides(ALONE, Names(THREE, 0))))
        ]
    told = " ".join(said)
    assert " us" not in told
    assert " them" not in told
