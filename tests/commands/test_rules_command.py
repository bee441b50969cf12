"""`belote-desktop rules`: the catalogue, the rule sheet, the comparison, the check of vectors."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.commands import terminal
from belote_desktop.commands.rules import command as command
from belote_desktop.commands.rules.translation import translations
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine import Card, Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.variants.relevance import is_relevant
from belote_desktop.variants.rule_sheet import rule_sheet
from tests.folders import VECTORS

Output = pytest.CaptureFixture[str]


def said(capsys: Output, *args: str) -> tuple[int, str]:
    """The exit status and what was printed, errors after the rest."""
    status = command.run(list(args))
    out, err = capsys.readouterr()
    return status, out + err


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def test_a_card_and_a_suit_take_the_form_that_a_sentence_asks_for() -> None:
    """Both are numbers too, and a number has only plural forms."""
    french = Wording(translations("fr"))
    assert (
        french.say("Au-dessus {card:de}, {suit:à}", card=Card.parse("TD"), suit=Suit.HEARTS) == "Au-dessus de 10♦, à ♥"
    )


def test_list_names_every_game_with_its_badges(capsys: Output) -> None:
    status, text = said(capsys, "list")
    assert status == 0
    for game in variants.all_variants():
        (place,) = [place for place, line in enumerate(text.splitlines()) if line.startswith(f"{game.id} ")]
        line, name = text.splitlines()[place : place + 2]
        rules = variants.get(game.id)
        assert re.split("  +", line)[1:6] == [
            str(rules.table.seats), str(len(pack(rules))), game.length.label, game.luck.label, game.difficulty.label
        ]  # fmt: skip
        assert line.endswith(f"  {game.standing.label}")
        assert name == f"  {game.name}, {game.country}"
    assert "Length of a match: short is up to half an hour" in text


def test_games_that_are_less_well_known_are_marked_in_the_list_and_in_the_sheet(capsys: Output) -> None:
    listed = said(capsys, "list")[1]
    for game, mark in (("bela-4p", "well documented"), ("belote-tn", "house version"), ("klabor", "local player")):
        (line,) = [line for line in listed.splitlines() if line.startswith(f"{game} ")]
        assert mark in line
        assert mark in flat(said(capsys, "show", game)[1])


def test_games_without_established_rules_are_listed_with_what_is_known_and_nothing_else(capsys: Output) -> None:
    listed = said(capsys, "list")[1]
    for game in variants.unestablished():
        (line,) = [line for line in listed.splitlines() if line.startswith(f"{game.id} ")]
        assert line.split() == [game.id, *"–––––", "no", "written", "rules"]
        assert game.known in flat(listed)
        status, text = said(capsys, "show", game.id)
        assert status == 0
        assert game.known in flat(text)
        assert "belote-desktop rules show classic --options" in flat(text)
        assert "trumps" not in text


def test_show_gives_the_whole_rule_sheet(capsys: Output) -> None:
    status, text = said(capsys, "show", "classic")
    assert status == 0
    for section in rule_sheet(variants.get("classic")):
        assert str(section.title) in text.splitlines()
        for paragraph in section.paragraphs:
            assert str(paragraph) in flat(text)
    assert "Luck: some." in flat(text)
    assert "belote-desktop rules show classic --options" in flat(text)


def test_show_gives_the_sheet_as_a_web_page_with_pictures_of_the_cards(capsys: Output) -> None:
    status, text = said(capsys, "show", "coinche", "--html")
    assert status == 0
    assert text.startswith("<!DOCTYPE html>")
    for section in rule_sheet(variants.get("coinche")):
        assert f'<h2 id="{section.anchor}">' in text
    assert 'alt="J♠ (20)"' in text
    assert text.count("data:image/svg+xml;base64,") > 30
    french = said(capsys, "show", "coinche", "--html", "--language", "fr")[1]
    assert '<html lang="fr"' in french
    assert 'alt="V♠ (20)"' in french


def test_options_are_no_web_page(capsys: Output) -> None:
    assert command.run(["show", "classic", "--html", "--options"]) == 2
    assert "Leave out --options or --html" in capsys.readouterr().err


def test_show_names_the_text_that_a_game_follows_to_the_letter(capsys: Output) -> None:
    assert "This game follows the Pilotta page of CatsAtCards." in flat(said(capsys, "show", "pilotta-cats")[1])


def test_options_are_shown_with_label_sentence_values_and_range(capsys: Output) -> None:
    status, text = said(capsys, "show", "classic", "--options", "--option", "tie=litige")
    assert status == 0
    rules = variants.get("classic", tie="litige")
    for field in RULE_FIELDS.values():
        if not field.secondary and is_relevant(field, rules):
            assert f"\n{field.name} = " in text
            assert f"{field.label}: {field.sentence}" in flat(text)
    assert "tie = litige; made, fail, replay" in text
    assert "litige: The taker’s points are held over" in flat(text)
    assert "min_cut = 3; 2, 4, any whole number from 1 to 8" in text
    assert "With the options tie=litige." in text


def test_a_house_rule_that_means_nothing_in_a_game_is_not_offered(capsys: Output) -> None:
    text = said(capsys, "show", "tarabish", "--options")[1]
    assert "\nturn_up_to = " not in text, "nothing is turned up"
    assert "\npass_out = " in text


def test_options_that_change_nothing_in_a_game_are_left_out_of_the_rules_that_shape_it(capsys: Output) -> None:
    classic, baloot = (said(capsys, "show", game, "--options")[1] for game in ("classic", "baloot"))
    for name in ("ashkal", "gahwa", "kaboot"):
        assert f"\n{name} = " in baloot
        assert f"\n{name} = " not in classic


def test_show_takes_options_and_says_which(capsys: Output) -> None:
    status, text = said(capsys, "show", "classic", "--option", "tie=litige", "target=501")
    assert status == 0
    assert "With the options tie=litige, target=501." in text
    assert "The match ends after a deal if a side has reached 501." in flat(text)
    assert "The points of the taker’s side are held over for the side that wins the next deal" in flat(text)


def test_show_takes_bundles_of_options(capsys: Output) -> None:
    _, text = said(capsys, "show", "classic", "--option", "house=belgian", "--option", "target=201")
    assert "The score sheet is kept in tens" in text
    assert "clockwise" in text
    assert "reached 201" in text


def test_compare_puts_the_sentences_of_both_games_side_by_side(capsys: Output) -> None:
    status, text = said(capsys, "compare", "classic", "classic-ffb")
    assert status == 0
    assert "Rules that differ: 3." in flat(text)
    rows = [[cell.strip() for cell in line.split("  |  ")] for line in text.splitlines() if "  |  " in line]
    left = flat(" ".join(row[0] for row in rows if not row[0].startswith("---")))
    right = flat(" ".join(row[1] for row in rows if len(row) > 1 and not row[1].startswith("---")))
    assert "If both sides have the same points, the contract is made." in left
    assert "If both sides have the same points, the defenders score theirs at once." in right
    assert "The cards are shuffled before every deal." in right
    assert "The cards are shuffled before every deal." not in left


def test_compare_names_every_rule_that_differs_by_its_label_and_values(capsys: Output) -> None:
    for pair in (("classic", "classic-ffb"), ("coinche", "baloot"), ("bela-4p", "bela-3p")):
        _, text = said(capsys, "compare", *pair)
        for name, values in variants.get(pair[0]).differences(variants.get(pair[1])).items():
            here, there = (Wording().value(RULE_FIELDS[name], value) for value in values)
            assert f"{RULE_FIELDS[name].label} ({name}): {here} | {there}" in flat(text)


def test_a_game_compared_with_itself_has_no_difference(capsys: Output) -> None:
    assert "have the same rules" in flat(said(capsys, "compare", "classic", "classic")[1])


def test_pages_fit_a_terminal(capsys: Output) -> None:
    for args in (
        ["list"],
        ["show", "classic"],
        ["show", "baloot", "--options"],
        ["compare", "belot-wiki-2p-open", "classic"],
        ["list", "--language", "fr"],
        ["compare", "classic", "bela-3p", "--language", "fr"],
    ):
        _, text = said(capsys, *args)
        assert max(map(len, text.splitlines())) <= 100


def test_the_pages_speak_the_language_asked_for_or_that_of_the_environment(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = said(capsys, "show", "classic", "--language", "fr")[1]
    assert asked.startswith("Belote classique (classic)")
    assert "R♥ D♥ V♥" in flat(asked)
    assert "Fin de la partie" in asked
    monkeypatch.setenv("LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert said(capsys, "show", "classic")[1] == asked
    assert "Coinche, France" in said(capsys, "list")[1]
    assert "joueurs" in said(capsys, "list")[1].splitlines()[0]


def test_a_language_that_is_not_spoken_is_english_by_environment_and_an_error_when_asked_for(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh")
    assert said(capsys, "show", "classic")[1].startswith("Classic Belote (classic)")
    status, text = said(capsys, "show", "classic", "--language", "tlh")
    assert status == 2
    assert text.startswith("There is no language 'tlh'. The languages are: en, ")
    assert {"en", "fr"} <= set(text.strip().rstrip(".").rpartition(": ")[2].split(", "))


def test_check_counts_what_passed_and_gives_0_when_all_did(capsys: Output) -> None:
    status, text = said(capsys, "check", str(VECTORS / "auction.json"), str(VECTORS / "legal.json"))
    assert (status, text) == (0, "654 passed, 0 failed\n")


def test_check_prints_a_line_for_each_failure_and_then_the_count(capsys: Output, tmp_path: Path) -> None:
    good, *_ = json.loads((VECTORS / "settle.json").read_text(encoding="utf-8"))
    wrong = good | {"id": "wrong", "expect": {"score": {"A": 1, "B": 2}}}
    odd = good | {"id": "odd", "preset": "classi"}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([wrong, good, odd]), encoding="utf-8")
    status, text = said(capsys, "check", str(file))
    assert status == 1
    assert text.splitlines() == [
        "wrong: expected A 1, B 2, got A 102, B 60 (made)",
        "odd: There is no game 'classi'. Did you mean classic or classic-ffb or classic-wiki?",
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
        (["show", "clasic"], "There is no game 'clasic'. Did you mean classic"),
        (["show", "classic", "--option", "tie"], "Write an option as name=value, such as tie=litige, not 'tie'."),
        (["show", "classic", "--option", "=made"], "Write an option as name=value"),
        (["show", "classic", "--option", "ties=made"], "There is no option 'ties'. Similar options: tie"),
        (
            ["show", "classic", "--option", "tie=x"],
            "“tie” must be one of these: made, litige, fail, replay, half_bate, bonus85. It cannot be 'x'.",
        ),
        (["show", "classic", "--option", "unit=tens"], "“unit” and “rounding” do not go together"),
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
        "import sys; from belote_desktop.commands.rules.command import run; "
        "status = run(['show', 'classic', '--language', 'fr']); "
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
