"""Where there is no screen: one sentence, then a whole match between computer players as text, without Qt."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from belote_desktop import engine, variants
from belote_desktop.commands import demonstration, libraries, match_report, selftest
from belote_desktop.engine import CardSet
from tests.folders import ROOT

NO_QT = (
    "import sys; from belote_desktop.commands.demonstration import run; status = run({args}); "
    "found = [name for name in sys.modules if name.partition('.')[0] in ('PySide6', 'shiboken6')]; "
    "assert not found, found; sys.exit(status)"
)


def demonstrate(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", NO_QT.format(args=list(args))],
        capture_output=True, text=True, encoding="utf-8", errors="strict", timeout=200,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip


@pytest.fixture(scope="module")
def report() -> str:
    done = demonstrate()
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_it_says_first_that_there_is_no_screen_and_what_to_do(report: str) -> None:
    opening = " ".join(report.partition("\n\n")[0].split())
    assert opening == demonstration.no_screen_notice()
    assert opening.startswith("No window can be opened because there is no screen.")
    assert "DISPLAY" in opening


def test_it_prints_every_deal_with_hands_turn_up_auction_tricks_and_items(report: str) -> None:
    deals = report.split("\nDeal ")[1:]
    assert len(deals) >= 4
    played = [deal for deal in deals if "Contract:" in deal]
    assert len(played) >= 4
    for deal in played:
        assert "Turn-up: " in deal
        assert "Auction: " in deal
        hands = deal.partition("Hands:\n")[2].splitlines()[:4]
        tokens = [word for line in hands for word in line.split()[1:]]
        assert len(tokens) == len(set(tokens)) == 32
        played_tricks = deal.partition("Tricks:\n")[2].partition("\nResult:")[0]
        tricks = [line for line in played_tricks.splitlines() if " wins " in line]
        assert len(tricks) == 8
        assert "Card points" in deal
        assert "Last trick" in deal
        assert "scored: " in deal
        assert "totals: " in deal


def test_it_ends_with_the_sheet_and_the_winner(report: str) -> None:
    sheet = report.partition("Final score sheet\n")[2].splitlines()
    assert sheet[1].split()[:3] == ["deal", "contract", "result"]
    last = sheet[-2].split()
    assert max(int(last[-1]), int(last[-2])) >= 1000
    assert sheet[-1] in ("South-North wins the match.", "East-West wins the match.", "The match is a draw.")


def test_it_fits_a_terminal(report: str) -> None:
    assert max(map(len, report.splitlines())) <= 100


def test_it_is_the_same_match_for_the_same_seed_and_another_for_another() -> None:
    one, same, other = (demonstrate("--seed", seed, "--level", "random").stdout for seed in ("7", "7", "8"))
    assert one == same
    assert one != other


def test_a_terminal_without_suit_signs_gets_letters() -> None:
    done = demonstrate("--level", "random", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "Turn-up: " in done.stdout
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--game", "bridge"], "There is no game 'bridge'"),
        (["--level", "god"], "There is no level 'god'"),
        (["--level", "club sly"], "There is no temperament 'sly'"),
    ],
)
def test_an_unknown_game_or_level_is_a_sentence(capsys: pytest.CaptureFixture[str], args: list[str], said: str) -> None:
    assert demonstration.run(args) == 2
    assert said in capsys.readouterr().err


def test_the_libraries_that_are_missing_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "missing_libraries", lambda: ("libEGL.so.1", "libxcb-cursor.so.0"))
    notice = demonstration.no_screen_notice()
    assert "libEGL.so.1, libxcb-cursor.so.0" in notice
    assert "apt install libegl1 libxcb-cursor0" in notice


def test_the_selftest_says_once_that_qt_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(libraries, "missing_libraries", lambda: ("libEGL.so.1",))
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    assert selftest.run() == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Qt cannot be loaded: ")
    assert line.endswith("apt install libegl1).")


def test_the_readme_names_the_packages_of_all_libraries() -> None:
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"`apt install {' '.join(libraries.PACKAGES.values())}`" in readme


def test_a_library_is_missing_when_neither_the_list_nor_the_loader_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries.ctypes.util, "find_library", lambda name: name if name == "EGL" else None)  # type: ignore[attr-defined]

    def load(name: str) -> None:
        if name != "libGL.so.1":
            raise OSError(name)

    monkeypatch.setattr(libraries.ctypes, "CDLL", load)  # type: ignore[attr-defined]
    assert set(libraries.PACKAGES) - set(libraries.missing_libraries()) == {"libEGL.so.1", "libGL.so.1"}


def test_other_systems_are_not_searched_for_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert libraries.missing_libraries() == ()


def test_a_deal_in_which_everyone_passed_is_told_too() -> None:
    rules = variants.get("classic")
    match = engine.start(rules, 3, dealer=3)
    for _ in range(8):
        match, _ = engine.apply(match, engine.parse_action(match, "pass"))
    text = "\n".join(match_report.deal_lines(match, match.deals[0], match_report.seat_names(rules)))
    assert "The deal was passed out." in text
    assert "Result: passed out." in text
    assert "Tricks" not in text


def test_belote_capot_and_declarations_are_told() -> None:
    rules = variants.get("classic")
    names = match_report.seat_names(rules)
    hands = [CardSet.parse(hand) for hand in (
        "JH 9H AH TH KH QH 8H 7H", "AS TS KS QS JS 9S 8S 7S", "AD TD KD QD JD 9D 8D 7D", "AC TC KC QC JC 9C 8C 7C",
    )]  # fmt: skip
    match = engine.start(rules, decks=[engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="JH")], dealer=3)
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    while not match.deals:
        match, _ = engine.apply(match, engine.legal(match)[0])
    text = "\n".join(match_report.deal_lines(match, match.deals[0], names))
    assert "South takes ♥. Contract: ♥ by South." in text
    assert "South: belote" in text
    assert "South: rebelote" in text
    assert "South  run of 8 A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥  counts" in text
    assert "East   run of 8 A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠  does not count" in text
    assert "Capot" in text
