"""The table shared with `belote-cli` and the arena at it: the same game and score, and which of its levels peek."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from belote_desktop import engine
from belote_desktop.engine import Action, Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import pack

pytest.importorskip("belote.ai", reason="The extra 'peers' is not installed: there is no belote-cli to ask.")

from tests.peers.hidden_cards import history, start_of, with_hidden_cards_moved
from tools.peers import belote_cli_arena, belote_cli_table
from tools.peers.belote_cli_table import LEVELS, RULES, BeloteCliTable, DisagreementError
from tools.peers.peer_arena import Times

FEW = ["--ours", "club", "--theirs", "medium", "--pairs", "4", "--seed", "3"]


def play_many(deals: int, level: str) -> list[BeloteCliTable]:
    """Deals with four of its players; the table compares every step and the points."""
    chance = Random(7)
    return [
        played_out(BeloteCliTable(chance.sample(pack(RULES), 32), number % 4, [level] * 4, number))
        for number in range(deals)
    ]


def played_out(table: BeloteCliTable) -> BeloteCliTable:
    while not table.is_over:
        table.apply(table.ask().action)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_its_players_play_whole_deals_and_both_tables_agree(level: str) -> None:
    contracts = [table.match.deals[0].contract for table in play_many(300, level)]
    reached = {str(contract.denomination) for contract in contracts if contract is not None}
    assert {"NT", "AT", "S", "H", "D", "C"} <= reached


@pytest.mark.parametrize(
    ("option", "value"),
    [("undertrump", "free"), ("belote_helps_contract", True), ("tie", "made"), ("last_trick", 20),
     ("turnup_to", "dealer")],
)  # fmt: skip
def test_a_table_with_another_rule_is_noticed(option: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belote_cli_table, "RULES", RULES.change({option: value}))
    with pytest.raises(DisagreementError):
        play_many(300, "easy")


def asked_again(deal: Deal, hands: list[list[Card]], level: str) -> Action:
    """What the seat to act plays where the same was said and played from these hands."""
    assert deal.contract is not None
    deck = engine.arrange(RULES, hands, dealer=deal.dealer, declarer=deal.contract.declarer, turn_up=deal.turn_up)
    table = BeloteCliTable(deck, deal.dealer, [level] * 4, seed=1)
    for action in history(deal):
        table.apply(action)
    return table.ask().action


@pytest.mark.parametrize(("level", "looks"), [("medium", False), ("hard", True)])
def test_hard_plays_by_its_partners_cards_and_medium_does_not(level: str, looks: bool) -> None:
    """Plain cards that a player cannot see change places: Medium plays the same card, Hard at times another."""
    chance, kept = Random(5), []
    for number in range(12):
        table = BeloteCliTable(chance.sample(pack(RULES), 32), number % 4, [level] * 4, number)
        while not table.is_over:
            if not table.is_auction:
                moved = with_hidden_cards_moved(table.deal, table.seat, chance)
                one, other = (asked_again(table.deal, hands, level) for hands in (start_of(table.deal), moved))
                kept.append(one == other)
            table.apply(table.ask().action)
    assert len(kept) > 100
    assert all(kept) is not looks


def measured(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert belote_cli_arena.main([*FEW, *args, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_club_beats_its_strongest_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(capsys, "--pairs", "60", "--seed", "1")["interval"][0] > 0


def test_beside_a_partner_of_theirs_our_level_has_one_seat_in_each_game() -> None:
    setting = belote_cli_arena.setting_of([*FEW, "--partner", "theirs"])[0]
    times = Times()
    for side in (0, 1):
        belote_cli_arena.play(setting, 1, side, times)
    ours, theirs = (len(times.rows()[f"{whose} cards"]) for whose in ("ours", "theirs"))
    assert theirs == 3 * ours > 0


def test_a_run_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    first = measured(capsys, "--out", str(whole))
    measured(capsys, "--out", str(part), "--pairs", "2")
    assert measured(capsys, "--out", str(part))["mean"] == first["mean"]
    assert len(part.read_text().splitlines()) == 5
