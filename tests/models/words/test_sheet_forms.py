"""The score sheet in the form of each game: what the columns show for a known deal, and what its lines say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt

from belote_desktop import variants
from belote_desktop.engine import Outcome, PublicResult, Ruleset
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.settlement import settle
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.score_sheet.score_sheet import (
    Column,
    MarksRole,
    NoteRole,
    ScoreSheetModel,
    points_column,
    total_column,
)
from belote_desktop.models.score_sheet.sheet_form import Failure, SheetForm, Unit
from belote_desktop.models.score_sheet.sheet_marks import Sign, hanging_text, kept
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
HEARTS = Contract(0, Denomination.HEARTS)
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def english_locale() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


class Paper:
    """The sheet of some deals, each going on from the one before it; the first side is the person's."""

    def __init__(self, rules: Ruleset, *deals: Outcome) -> None:
        self.rules, self.sides = rules, Sides(rules, Names(NAMES[: rules.table.seats], 0))
        none = (0,) * rules.side_count
        held, bolts, trickless, totals = none, none, none, none
        self.results = []
        for number, deal in enumerate(deals, 1):
            carried = {"held_in": held, "bolts_in": bolts, "trickless_in": trickless}
            score = settle(rules, replace(deal, **carried))  # type: ignore[arg-type]
            held, bolts, trickless = score.held_out, score.bolts_out, score.trickless_out
            totals = tuple(map(sum, zip(totals, score.points, strict=True)))
            self.results.append(PublicResult(number, 3, deal.contract, score, totals, (), ()))
        self.model = ScoreSheetModel(self.sides)
        self.model.show(self.results)

    def row(self, deal: int) -> list[str]:
        """The result, and the points of each side, as they stand on the sheet."""
        columns = [Column.RESULT, *(points_column(place) for place in range(self.rules.side_count))]
        return [str(self.model.index(deal, column).data()) for column in columns]

    def signs(self, deal: int, place: int) -> list[tuple[Sign, int]]:
        """The marks in the cell of a side."""
        return [(mark.sign, mark.count) for mark in self.model.index(deal, points_column(place)).data(MarksRole)]

    def lines(self, deal: int) -> list[str]:
        return [line.text for line in deal_lines(self.results[deal], self.sides)]


def deal(*cards: int, last: int = 0, contract: Contract = HEARTS, **more: object) -> Outcome:
    none = (0,) * len(cards)
    known: dict[str, object] = {"declared": none, "valid": none, "order": tuple(range(len(cards)))}
    return Outcome(contract.declarer % len(cards), cards, last, contract, **{**known, **more})  # type: ignore[arg-type]


def by(seat: int, **more: object) -> Contract:
    return replace(HEARTS, declarer=seat, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "unit", "failure"),
    [
        ("classic", Unit.POINTS, Failure.FAILED), ("coinche", Unit.POINTS, Failure.FAILED),
        ("classic-belgian", Unit.TENS, Failure.FAILED), ("pilotta", Unit.TENS, Failure.FAILED),
        ("belot-bg", Unit.MATCH_POINTS, Failure.INSIDE), ("vida", Unit.POINTS, Failure.INSIDE),
        ("belot-md-teams", Unit.MATCH_POINTS, Failure.BOLT), ("deberts-2p", Unit.POINTS, Failure.BATE),
        ("tarabish", Unit.POINTS, Failure.BATE), ("klaberjass", Unit.POINTS, Failure.BATE),
        ("clabber", Unit.POINTS, Failure.SET), ("baloot", Unit.GAME_POINTS, Failure.FAILED),
    ],
)  # fmt: skip
def test_the_form_follows_from_the_rules_of_scoring(game: str, unit: Unit, failure: Failure) -> None:
    form = SheetForm.of(variants.get(game))
    assert (form.unit, form.failure) == (unit, failure)


def test_a_game_of_ones_own_has_the_form_of_its_rules() -> None:
    own = variants.get("classic", bolt_limit=4)
    paper = Paper(own, deal(50, 102, last=1))
    assert paper.row(0) == ["bolt", "B1", "162"]
    assert kept(own, paper.results[0].score, 0) == ["Bolts: 1 of 4"]


def test_points_of_a_tie_wait_beside_the_takers_and_come_to_the_next_winner() -> None:
    paper = Paper(variants.get("classic-ffb"), deal(71, 81), deal(100, 52, contract=by(1)))
    assert paper.row(0) == ["tie, held over", "0", "81"]
    assert paper.signs(0, 0) == [(Sign.HANGING, 81)]
    assert paper.row(1) == ["failed", "243", "0"]
    assert paper.signs(1, 0) == [(Sign.PAID, 81)]
    assert hanging_text(paper.rules, paper.results[0].score.held_out) == "81 points are held over for the next deal."
    assert hanging_text(paper.rules, paper.results[1].score.held_out) == ""


def test_match_points_hang_as_in_bulgaria() -> None:
    """106 each: 10 are scored, 11 held over for the next winner.

    Source: docs/rules/belot-bg.md, Scoring; G8 in settle.json.
    """
    paper = Paper(variants.get("belot-bg"), deal(96, 56, valid=(0, 50), declared=(0, 50)), deal(60, 92, last=1))
    assert paper.row(0) == ["tie, held over", "0", "10"]
    assert paper.signs(0, 0) == [(Sign.HANGING, 11)]
    assert "11 points are held over for the winner of the next deal." in paper.lines(0)
    assert paper.row(1) == ["failed", "0", "27"]
    assert paper.signs(1, 1) == [(Sign.PAID, 11)]
    assert "Held over from earlier deals" in paper.lines(1)
    assert "Match points of the failed contract" in paper.lines(1)


def test_two_vidas_make_a_bid_four_times_what_it_was() -> None:
    vidas = by(0, bid=100, multiplier=4, raises=2)
    paper = Paper(variants.get("vida"), deal(98, 54, contract=vidas, jack=0), deal(98, 54, contract=by(0, bid=120)))
    assert paper.row(0) == ["made", "560", "0"]
    assert paper.model.index(0, Column.CONTRACT).data(NoteRole) == "2 vidas"
    assert "Bid: 100 × 4 (2 vidas)" in paper.lines(0)
    assert "Bid: 100. Taker’s side: 108. Defenders: 54. Result: made." in paper.lines(0)
    assert paper.row(1)[0] == "failed"
    assert paper.model.index(1, Column.CONTRACT).data(NoteRole) is None


def test_a_coinche_says_what_the_bid_was_and_what_was_made_of_it() -> None:
    paper = Paper(variants.get("coinche"), deal(98, 54, contract=by(0, bid=100, multiplier=2, raises=1)))
    assert paper.row(0) == ["made", "360", "0"]
    assert "Bid: 100 × 2" in paper.lines(0)


def test_a_side_that_is_set_gets_turkey_tracks() -> None:
    """docs/rules/clabber.md, Scoring: the makers nothing and XX, the others only what is theirs."""
    paper = Paper(variants.get("clabber"), deal(50, 102, last=1))
    assert paper.row(0) == ["set", "XX", "112"]
    assert paper.signs(0, 0) == [(Sign.TRACKS, 1)]
    assert paper.signs(0, 1) == []


def test_every_third_bolt_costs_ten() -> None:
    """docs/rules/moldovan.md, Scoring: the third bolt costs 10, then the count begins anew."""
    rules = variants.get("belot-md-teams")
    paper = Paper(rules, *(deal(60, 92, last=1) for _ in range(4)))
    assert [paper.row(number)[1] for number in range(4)] == ["B1", "B2", "−10", "B1"]
    assert [paper.signs(number, 0) for number in range(4)] == [[(Sign.BOLT, count)] for count in (1, 2, 3, 1)]
    assert "The last bolt" in paper.lines(2)
    assert "The last bolt" not in paper.lines(1)
    assert kept(rules, paper.results[2].score, 0) == ["Bolts: 3 of 3"]
    assert kept(rules, paper.results[2].score, 1) == ["Bolts: 0 of 3"]


def test_a_bate_is_free_once_and_so_is_a_deal_without_a_trick() -> None:
    """docs/rules/deberts.md, Scoring: per kind the first mark is free, each later one costs 100."""
    rules = variants.get("deberts-2p")
    swept = deal(0, 152, last=1, contract=by(1), tricks=(0, 9))
    paper = Paper(rules, deal(60, 92, last=1), deal(60, 92, last=1), swept, swept)
    assert [paper.row(number)[:2] for number in range(4)] == [
        ["bate", "B1"], ["bate", "−100"], ["made", "0"], ["made", "−100"],
    ]  # fmt: skip
    assert paper.signs(1, 0) == [(Sign.BATE, 2)]
    assert paper.signs(2, 0) == [(Sign.TRICKLESS, 1)]
    assert "Another bate" in paper.lines(1)
    assert "Another deal without a trick" in paper.lines(3)
    assert kept(rules, paper.results[3].score, 0) == ["Bates: 2", "No trick: 2"]


def test_a_tie_is_half_a_bate() -> None:
    paper = Paper(variants.get("tarabish"), deal(71, 81))
    assert paper.row(0) == ["half-bate", "0", "81"]


def test_a_tie_in_deberts_is_a_hanging_bate() -> None:
    paper = Paper(variants.get("deberts-2p"), deal(71, 81))
    assert paper.row(0) == ["hanging bate", "0", "81"]
    assert "81 points are held over for the winner of the next deal." in paper.lines(0)


def test_baloot_has_the_columns_lana_and_lahum_in_match_points() -> None:
    sun = Contract(0, Denomination.NO_TRUMP)
    raised = by(0, multiplier=2, raises=1)
    paper = Paper(variants.get("baloot"), deal(80, 40, contract=sun), deal(60, 92, last=1, contract=raised))
    heads = [paper.model.headerData(points_column(place), Qt.Orientation.Horizontal) for place in (0, 1)]
    assert heads == ["Lana", "Lahum"]
    assert paper.row(0) == ["made", "18", "8"]
    assert "Cards and last trick, in match points" in paper.lines(0)
    assert paper.row(1) == ["failed", "0", "32"]
    assert "Added by ×2" in paper.lines(1)
    assert SheetForm.of(paper.rules).unit_text.startswith("In match points")


def test_all_tricks_are_a_kaboot_in_baloot_and_a_capot_elsewhere() -> None:
    baloot = Paper(variants.get("baloot"), deal(152, 0, tricks=(8, 0)))
    assert baloot.row(0) == ["made", "25", "0"]
    assert "Kaboot" in baloot.lines(0)
    classic = Paper(variants.get("classic"), deal(152, 0, tricks=(8, 0)))
    assert classic.row(0) == ["made", "252", "0"]
    assert "Capot" in classic.lines(0)


def test_three_players_have_three_columns_under_their_names() -> None:
    paper = Paper(variants.get("belot-md-3p"), deal(40, 72, 40, last=1))
    heads = [paper.model.headerData(points_column(place), Qt.Orientation.Horizontal) for place in range(3)]
    assert heads == ["Anna", "Samir", "Léa"]
    assert paper.row(0)[:2] == ["bolt", "B1"]
    assert [int(paper.model.index(0, total_column(place)).data()) for place in range(3)] == list(
        paper.results[0].totals
    )


def test_a_row_is_read_out_whole() -> None:
    paper = Paper(variants.get("belot-md-teams"), deal(60, 92, last=1))
    assert paper.model.index(0, Column.DEAL).data(SPOKEN) == (
        "Deal 1. You, hearts. Result: bolt. Score. We: 0, They: 16. We: Bolt 1 of 3. Total. We: 0, They: 16."
    )
    first = paper.model.index(0, Column.DEAL, paper.model.index(0, Column.DEAL))
    assert first.data(SPOKEN) == "Card points. We: 60, They: 92."


def test_a_mark_explains_itself() -> None:
    paper = Paper(variants.get("clabber"), deal(50, 102, last=1))
    tip = paper.model.index(0, points_column(0)).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Turkey tracks: contract failed, no score"
