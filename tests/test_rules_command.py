"""`belote-desktop rules`: the catalogue, the rule sheet, the comparison, the check of vectors."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.commands import rules as command
from belote_desktop.commands import terminal
from belote_desktop.engine import RulesetError
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import RuleField
from belote_desktop.variants.rule_sheet import rule_sheet

VECTORS = Path(__file__).parent / "vectors"

Output = pytest.CaptureFixture[str]


def said(capsys: Output, *args: str) -> tuple[int, str]:
    """The exit status and what was printed, errors after the rest."""
    status = command.run(list(args))
    out, err = capsys.readouterr()
    return status, out + err


def flat(text: str) -> str:
    return " ".join(text.split())


def test_list_names_every_game_with_players_cards_country_and_how_well_it_is_known(capsys: Output) -> None:
    status, text = said(capsys, "list")
    assert status == 0
    for game in variants.all_variants():
        (line,) = [line for line in text.splitlines() if line.startswith(f"{game.id} ")]
        assert game.name in line
        assert line.split()[-4:] == ["4", "32", "France", "A"]
    assert "Confidence A: standard: several texts agree." in text


def test_show_gives_the_whole_rule_sheet_and_every_option(capsys: Output) -> None:
    status, text = said(capsys, "show", "classic")
    assert status == 0
    for section in rule_sheet(variants.get("classic")):
        assert str(section.title) in text.splitlines()
        for paragraph in section.paragraphs:
            assert str(paragraph) in flat(text)
    for field in RULE_FIELDS.values():
        assert (f"\n{field.name} = " in text) is not field.secondary
    assert "tie = made; litige, fail, replay" in text


def test_show_takes_options_and_says_which(capsys: Output) -> None:
    status, text = said(capsys, "show", "classic", "--option", "tie=litige", "target=501")
    assert status == 0
    assert "With the options tie=litige, target=501." in text
    assert "The match is over when a side has 501 points" in flat(text)
    assert "The takers' points are held over for the side that wins the next deal" in flat(text)


def test_show_takes_bundles_of_options(capsys: Output) -> None:
    _, text = said(capsys, "show", "classic", "--option", "house=belgian", "--option", "target=201")
    assert "The sheet is kept in tens" in text
    assert "clockwise" in text
    assert "201 points" in text


def test_compare_says_each_difference_in_words_with_both_values_and_the_sentence(capsys: Output) -> None:
    status, text = said(capsys, "compare", "classic", "classic-ffb")
    assert status == 0
    assert "differ in 3 rules" in flat(text)
    assert RULE_FIELDS["tie"].sentence in text
    assert "classic:      the contract is made (made)" in text
    assert "classic-ffb:  the takers' points wait for the next deal (litige) (litige)" in text


def test_a_game_compared_with_itself_has_no_difference(capsys: Output) -> None:
    assert "have the same rules" in flat(said(capsys, "compare", "classic", "classic")[1])


def test_pages_fit_a_terminal(capsys: Output) -> None:
    for args in (["list"], ["show", "classic"], ["show", "classic-no-decl"], ["compare", "classic-ffb", "classic"]):
        _, text = said(capsys, *args)
        assert max(map(len, text.splitlines())) <= 100


def test_check_counts_what_passed_and_gives_0_when_all_did(capsys: Output) -> None:
    status, text = said(capsys, "check", str(VECTORS / "auction.json"), str(VECTORS / "legal.json"))
    assert (status, text) == (0, "53 passed, 0 failed\n")


def test_check_prints_a_line_for_each_failure_and_then_the_count(capsys: Output, tmp_path: Path) -> None:
    good, *_ = json.loads((VECTORS / "settle.json").read_text(encoding="utf-8"))
    wrong = good | {"id": "wrong", "expect": {"score": {"A": 1, "B": 2}}}
    odd = good | {"id": "odd", "preset": "tarabish"}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([wrong, good, odd]), encoding="utf-8")
    status, text = said(capsys, "check", str(file))
    assert status == 1
    assert text.splitlines() == [
        "wrong: expected A 1, B 2, came A 102, B 60 (made)",
        "odd: There is no game 'tarabish'. Near: classic, classic-ffb, classic-no-decl.",
        "1 passed, 2 failed",
    ]


def test_check_of_a_missing_file_is_a_failure_by_name(capsys: Output, tmp_path: Path) -> None:
    status, text = said(capsys, "check", str(tmp_path / "none.json"))
    assert status == 1
    assert text.splitlines()[-1] == "0 passed, 1 failed"
    assert "none.json: the file cannot be read" in text


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ([], "The following arguments are required"),
        (["frob"], "invalid choice: 'frob'"),
        (["show"], "The following arguments are required: ID"),
        (["show", "clasic"], "There is no game 'clasic'. Near: classic"),
        (["show", "classic", "--option", "tie"], "An option is written name=value, as tie=litige, not 'tie'."),
        (["show", "classic", "--option", "=made"], "An option is written name=value"),
        (["show", "classic", "--option", "ties=made"], "There is no option 'ties'. Near: tie"),
        (["show", "classic", "--option", "tie=x"], "tie is one of made, litige, fail, replay, not 'x'."),
        (["show", "classic", "--option", "unit=tens"], "unit and rounding cannot stand together"),
        (["compare", "classic"], "The following arguments are required: B"),
        (["compare", "classic", "bridge"], "There is no game 'bridge'"),
        (["check"], "The following arguments are required: FILE_OR_DIR"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_a_sentence_and_status_2(
    capsys: Output, args: list[str], sentence: str
) -> None:
    status = command.run(args)
    out, err = capsys.readouterr()
    assert status == 2
    assert sentence in err
    assert out == ""
    assert "Traceback" not in err


def test_help_is_no_error(capsys: Output) -> None:
    status, text = said(capsys, "--help")
    assert status == 0
    assert "check" in text


def test_the_command_needs_no_qt() -> None:
    code = (
        "import sys; from belote_desktop.commands.rules import run; status = run(['show', 'classic']); "
        "assert not [name for name in sys.modules if name.startswith('PySide6')]; sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


def test_a_terminal_without_suit_signs_gets_letters() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    terminal.write("K♥ – 10♠ é", stream)
    stream.flush()
    assert raw.getvalue().decode("ascii").rstrip() == "KH - 10S ?"


# -- the rule sheet itself --------------------------------------------------------------------------------------------

SHOWN_WITH: dict[str, dict[str, object]] = {
    "cut": {"shuffle": "every_deal"},
    "sa_scale": {"sa_ta_in_classic": "both"},
    "ta_scale": {"sa_ta_in_classic": "both"},
    "round_scope": {"rounding": "5up"},
    "last_deal_exact": {"rounding": "5up", "deals": 12},
    "late_announce": {"announcing": "manual"},
    "warn_queen_first": {"belote_order": "king_first"},
    "unit": {"rounding": "6up"},
}
"""What a rule needs beside itself to matter at all."""


def test_every_option_and_every_value_is_told_in_the_sheet() -> None:
    """A value that changed no sentence would be a rule that nobody can read about."""
    untold = [
        (field.name, value)
        for field in RULE_FIELDS.values()
        if not field.secondary
        for value in field.values()
        if not _is_told(field, value)
    ]
    assert untold == []


def _is_told(field: RuleField, value: object) -> bool:
    setting = {**SHOWN_WITH.get(field.name, {}), **({"target": 1000} if field.name == "deals" else {})}
    rules = variants.get("classic", **{**setting, field.name: RULE_FIELDS[field.name].values()[0]})
    changed = variants.get("classic", **{**setting, field.name: value})
    if rules == changed:
        return True
    return [str(text) for section in rule_sheet(rules) for text in section.paragraphs] != [
        str(text) for section in rule_sheet(changed) for text in section.paragraphs
    ]


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_sheets_of_every_option_are_whole_sentences_with_all_their_facts(game: str) -> None:
    for field in RULE_FIELDS.values():
        for value in field.values():
            try:
                rules = variants.get(game, **{field.name: value})
            except RulesetError:
                continue
            sheet = rule_sheet(rules)
            assert len({section.anchor for section in sheet}) == len(sheet)
            for section in sheet:
                for paragraph in section.paragraphs:
                    assert str(paragraph).endswith(".")
                    assert "{" not in str(paragraph)


def test_a_game_without_declarations_does_not_explain_them() -> None:
    text = " ".join(str(t) for s in rule_sheet(variants.get("classic-no-decl")) for t in s.paragraphs)
    assert "tierce" not in text
    assert "rebelote" in text
