"""Every vector of the rules is a test of its own: the shared ones that the games here pass, and ours (own-*.json)."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from belote_desktop import variants
from belote_desktop.commands.vectors import KINDS, NamedCase, check, failure_of, read_cases
from tests.folders import VECTORS

CASES = list(read_cases(VECTORS))


@pytest.mark.sampled(500)
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_vector(case: NamedCase) -> None:
    assert case.problem is None
    assert failure_of(case.data) is None


def fields_of(case: NamedCase) -> dict[str, Any]:
    assert isinstance(case.data, dict)
    return case.data


def test_the_shared_vectors_are_all_here() -> None:
    shared = [fields_of(case) for case in CASES if not case.name.startswith("own-")]
    assert Counter(case["kind"] for case in shared) == {"legal": 644, "settle": 238, "auction": 10}


def test_every_game_is_held_to_a_vector() -> None:
    """Moroccan Belote is Coinche with another target, and has a match of its own; house games stand in `own-houses`."""
    held = {fields_of(case)["preset"] for case in CASES}
    houses = {str(game.id) for game in variants.all_variants() if "house" in game.changes}
    assert {game.id for game in variants.all_variants()} - houses - held == set()


def test_there_are_cases_of_our_own_of_every_kind_and_each_shows_its_working() -> None:
    own = [fields_of(case) for case in CASES if case.name.startswith("own-")]
    assert {case["kind"] for case in own} == set(KINDS)
    assert all(case["why"] for case in own)


def test_no_two_cases_have_the_same_id() -> None:
    assert len({case.name for case in CASES}) == len(CASES)


COMMON = {"id": "x", "preset": "classic", "options": {}, "contract": {"denomination": "H"}}
LEGAL = COMMON | {"kind": "legal", "trick": [["opponent", "AC"]], "hand": ["7H", "8S"], "expect": {"legal": ["7H"]}}
SETTLE = COMMON | {
    "kind": "settle", "taker": "A", "cards": {"A": 92, "B": 60}, "last_trick": "A",
    "expect": {"score": {"A": 102, "B": 60}},
}  # fmt: skip
WINNER = COMMON | {"kind": "winner", "trick": [[0, "AC"], [1, "7H"]], "expect": {"winner": 1, "points": 11}}
DECLARATIONS = COMMON | {
    "kind": "declarations", "eldest": 0, "hands": [["KS", "QS", "JS"], []],
    "expect": {"score": {"A": 20, "B": 0}, "winner": "A"},
}  # fmt: skip
AUCTION = {
    "id": "x", "kind": "auction", "preset": "classic", "options": {}, "turn_up": "KH", "calls": [[0, "take"]],
    "expect": {"status": "contract", "contract": {"declarer": 0, "denomination": "H"}},
}  # fmt: skip
MATCH = {
    "id": "x", "kind": "match", "preset": "classic", "options": {}, "start": {"A": 900, "B": 0},
    "deals": [{"score": {"A": 100, "B": 62}, "taker": "A"}], "expect": {"winner": "A", "after": 1},
}  # fmt: skip
GOOD = (LEGAL, SETTLE, WINNER, DECLARATIONS, AUCTION, MATCH)


@pytest.mark.parametrize("case", GOOD, ids=[str(case["kind"]) for case in GOOD])
def test_the_examples_below_are_good_before_they_are_spoilt(case: dict[str, object]) -> None:
    assert failure_of(case) is None


@pytest.mark.parametrize(
    ("case", "spoilt", "said"),
    [
        (LEGAL, {"expect": {"legal": ["7H", "8S"]}}, "expected 8S 7H to be playable, got 7H"),
        (SETTLE, {"expect": {"score": {"A": 101, "B": 60}}}, "expected A 101, B 60, got A 102, B 60 (made)"),
        (SETTLE, {"expect": {"score": {"A": 102, "B": 60}, "held_out": 5}}, "expected 5 points held over, got 0"),
        (SETTLE, {"expect": {"score": {"A": 102, "B": 60}, "redeal": "same dealer"}}, "got made"),
        (WINNER, {"expect": {"winner": 0}}, "expected seat 0 to win the trick, got seat 1"),
        (WINNER, {"expect": {"winner": 1, "points": 12}}, "expected 12 points in the trick, got 11"),
        (DECLARATIONS, {"expect": {"score": {"A": 50, "B": 0}}}, "expected A 50, B 0, got A 20, B 0"),
        (DECLARATIONS, {"expect": {"score": {"A": 20, "B": 0}, "winner": None}}, "to be nobody's, but it is of side A"),
        (AUCTION, {"expect": {"status": "open"}}, "expected the auction to be open, got contract"),
        (AUCTION, {"expect": {"status": "contract", "contract": {"declarer": 1}}}, "declarer to be 1, got 0"),
        (AUCTION, {"calls": [[0, "H"]]}, "to be accepted, but it is refused: In the first round"),
        (AUCTION, {"calls": [], "expect": {"status": "open", "may": ["S"]}}, "expected S to be accepted"),
        (AUCTION, {"calls": [], "expect": {"status": "open", "may_not": ["take"]}}, "expected take to be refused"),
        (AUCTION, {"calls": [], "expect": {"status": "open", "to_act": 3}}, "expected seat 3 to act, got seat 0"),
        (AUCTION, {"calls": [[1, "take"]]}, "It is seat"),
        (MATCH, {"expect": {"winner": None}}, "expected the match to continue, got side A to win at A 1000, B 62"),
        (MATCH, {"expect": {"winner": "draw"}}, "expected a draw, got side A to win"),
        (MATCH, {"expect": {"winner": "A", "after": 2}}, "expected the match to last 2 deals, got 1"),
        (MATCH, {"expect": {"winner": "A", "after": {"A": 1000, "B": 0}}}, "expected the totals A 1000, B 0"),
    ],
)  # fmt: skip
def test_a_case_that_is_wrong_says_what_was_expected_and_what_it_got(
    case: dict[str, object], spoilt: dict[str, object], said: str
) -> None:
    assert said in (failure_of(case | spoilt) or "")


@pytest.mark.parametrize(
    ("case", "spoilt", "said"),
    [
        (LEGAL, {"kind": "trick"}, "kind must be one of legal, settle"),
        (LEGAL, {"preset": "clasic"}, "There is no game 'clasic'. Did you mean classic"),
        (LEGAL, {"preset": "tarabisch"}, "There is no game 'tarabisch'"),
        (LEGAL, {"options": {"ties": "made"}}, "There is no option 'ties'. Similar options: tie"),
        (LEGAL, {"options": {"tie": "perhaps"}}, "“tie” must be one of these: made, litige, fail,"),
        (LEGAL, {"options": {"tie": None}}, "options.tie must be a word"),
        (LEGAL, {"options": []}, "options must be an object"),
        (LEGAL, {"colour": "red"}, "colour is not a known key"),
        (LEGAL, {"expect": {"legal": ["7H"], "score": 1}}, "expect.score is not a known key"),
        (LEGAL, {"contract": {"denomination": "H", "colour": 1}}, "contract.colour is not a known key"),
        (LEGAL, {"contract": {"denomination": "hearts"}}, "contract.denomination must be one of S, H, D, C, NT, AT"),
        (LEGAL, {"contract": "H"}, "contract must be an object, not 'H'"),
        (LEGAL, {"hand": ["7H", "7H"]}, "hand has a card twice"),
        (LEGAL, {"hand": ["1H"]}, "'1' is not a rank"),
        (LEGAL, {"hand": [7]}, "hand: '7' is not a card"),
        (LEGAL, {"hand": "7H"}, "hand must be a list of cards, not '7H'"),
        (LEGAL, {"hand": ["AC"]}, "holds a card that lies in the trick"),
        (LEGAL, {"trick": [["me", "AC"]]}, "a card must be played by 'partner' or 'opponent', not 'me'"),
        (LEGAL, {"trick": ["AC"]}, "trick[0] must be a list of two, not 'AC'"),
        (LEGAL, {"trick": [["partner", c] for c in ("AC", "KC", "QC", "JC")]}, "nobody is left to play"),
        (LEGAL, {"why": 5}, "why must be a text, not 5"),
        (SETTLE, {"taker": "C"}, "taker must be one of the sides A, B, not 'C'"),
        (SETTLE, {"cards": {"A": "92", "B": 60}}, "cards.A must be a whole number, not '92'"),
        (SETTLE, {"cards": {"A": True, "B": 60}}, "cards.A must be a whole number, not True"),
        (SETTLE, {"cards": {"A": 92}}, "cards.B is missing"),
        (SETTLE, {"tricks": {"A": 5, "B": 3, "C": 0}}, "tricks.C is not a known key"),
        (SETTLE, {"projects": {"A": ["sira"]}}, "projects: this game has no projects with names"),
        (SETTLE, {"misplay_by": "C"}, "misplay_by must be one of the sides A, B, not 'C'"),
        (SETTLE, {"belote_first": "J"}, "belote_first must be one of K, Q, not 'J'"),
        (SETTLE, {"contract": {"denomination": "H", "multiplier": "gahwa"}}, "multiplier must be a whole number"),
        (SETTLE, {"contract": {"denomination": "H", "bid": 100}}, "this game bids no points"),
        (SETTLE, {"expect": {}}, "expect.score is missing"),
        (WINNER, {"trick": []}, "trick is empty"),
        (WINNER, {"trick": [[0, "AC"], [0, "7H"]]}, "names a seat or a card twice"),
        (WINNER, {"trick": [[4, "AC"]]}, "trick must be a seat from 0 to 3, not 4"),
        (DECLARATIONS, {"hands": 3}, "hands must be a list of hands, or an object"),
        (DECLARATIONS, {"hands": [["KS"], ["KS"]]}, "a card lies in two hands"),
        (DECLARATIONS, {"eldest": "A"}, "eldest must be a whole number, not 'A'"),
        (AUCTION, {"calls": [[0, "frob"]]}, "'frob' is neither a card"),
        (AUCTION, {"expect": {"status": "over"}}, "expect.status must be one of open, contract, passed_out"),
        (AUCTION, {"seats_from": "dealer"}, "seats_from must be one of eldest"),
        (AUCTION, {"expect": {"status": "contract", "contract": {"trump": "H"}}}, "contract.trump is not a known key"),
        (MATCH, {"deals": [{"score": {"A": 1, "B": 2}}, 7]}, "deals[1] must be an object, not 7"),
        (MATCH, {"expect": {}}, "expect.winner is missing"),
        (MATCH, {"expect": {"winner": "C"}}, "expect.winner must be one of the sides A, B, not 'C'"),
    ],
)  # fmt: skip
def test_a_case_that_cannot_be_understood_fails_with_a_sentence(
    case: dict[str, object], spoilt: dict[str, object], said: str
) -> None:
    assert said in (failure_of(case | spoilt) or "")


@pytest.mark.parametrize("data", [None, 5, "case", [], {}, {"id": 5}, {"id": "x", "kind": []}])
def test_what_is_no_case_at_all_fails_without_a_traceback(data: object) -> None:
    assert failure_of(data)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[{", "the file is not JSON: Expecting property name enclosed in double quotes at line 1, column 3."),
        ("{}", "the file is not a list of cases."),
        ('[{"id": 1}]', "id must be a text, not 1."),
        ("[" * 100_000, "the file cannot be read as JSON"),
    ],
)
def test_a_file_that_is_not_a_list_of_cases_is_a_failure_that_names_it(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content, encoding="utf-8")
    report = check([file])
    assert report.passed == 0
    assert len(report.failures) == 1
    assert str(file) in report.failures[0]
    assert said in report.failures[0]


def test_missing_empty_and_undecodable_files_are_failures_by_name(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe")
    empty = tmp_path / "empty"
    empty.mkdir()
    report = check([tmp_path / "missing.json", broken, empty])
    assert [failure.partition(": ")[0] for failure in report.failures] == [
        str(tmp_path / "missing.json"),
        str(broken),
        str(empty),
    ]
    assert not report.is_good


def test_folders_are_searched_and_a_bad_case_does_not_hide_the_good_ones(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "some.json").write_text(json.dumps([LEGAL, SETTLE | {"id": "y", "taker": "C"}]), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a vector", encoding="utf-8")
    report = check([tmp_path])
    assert (report.passed, len(report.failures)) == (1, 1)
    assert report.failures[0].startswith("y: ")
    assert not report.is_good


def test_a_run_in_which_nothing_ran_is_not_good(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text("[]", encoding="utf-8")
    assert not check([file]).is_good


# ---------------------------------------------------------------------- the page that describes them
PAGE = (Path(__file__).parents[2] / "docs" / "vectors.md").read_text(encoding="utf-8")


def described_in(heading: str) -> set[str]:
    """The keys that the tables under a heading of the page describe."""
    section = PAGE.partition(f"\n## {heading}")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


@pytest.mark.parametrize("kind", KINDS)
def test_every_key_of_a_case_is_described_on_the_page(kind: str) -> None:
    used = set()
    for fields in map(fields_of, CASES):
        if fields["kind"] == kind:
            used |= fields.keys() - {"expect"} | {f"expect.{key}" for key in fields["expect"]}
            used |= {key for deal in fields.get("deals", ()) for key in deal} | set(fields.get("contract", ()))
    assert len(used) > 6
    assert used <= described_in("In every case") | described_in(f"`{kind}`") | {"contract"}
