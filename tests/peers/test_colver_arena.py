"""The table shared with `colver` and the arena at it: the same game, the same deals, and agents that do not peek."""

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

pytest.importorskip("colver", reason="The extra 'peers' is not installed: there is no colver to ask.")

from tests.peers.hidden_cards import history, start_of, with_hidden_cards_moved
from tools.peers import colver_arena, colver_table
from tools.peers.colver_table import BIDDERS, RULES, Agent, ColverTable, DisagreementError
from tools.peers.peer_arena import Times

FEW = ["--ours", "club", "--theirs", "rules", "--pairs", "4", "--seed", "3"]
ISDD = Agent("isdd", worlds=2)
RULE = Agent("rule")


def deck_of(chance: Random) -> tuple[Card, ...]:
    return tuple(chance.sample(pack(RULES), 32))


def played_out(table: ColverTable) -> ColverTable:
    while not table.is_over:
        table.apply(table.ask().action)
    return table


def play_many(deals: int, bidder: str = "improved_v2") -> None:
    """Deals with its rule players; the table compares every step and the score."""
    chance = Random(7)
    for number in range(deals):
        table = played_out(ColverTable(deck_of(chance), number % 4, [Agent("rule", bidder)] * 4, number))
        assert table.points == tuple(table.theirs.rewards())


def measured(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert colver_arena.main([*FEW, *args, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def points(path: Path) -> list[object]:
    return [json.loads(line).get("points") for line in path.read_text().splitlines()]


@pytest.mark.parametrize("bidder", BIDDERS)
def test_its_agents_play_whole_deals_and_both_tables_agree(bidder: str) -> None:
    play_many(50, bidder)


@pytest.mark.parametrize(
    ("option", "value"),
    [("min_bid", 90), ("undertrump", "must"), ("fail_base", 160), ("rounding", "5up"), ("capot_value", 250)],
)
def test_a_table_with_another_rule_is_noticed(option: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colver_table, "RULES", RULES.change({option: value}))
    with pytest.raises(DisagreementError):
        play_many(200)


@pytest.mark.parametrize("agent", [RULE, ISDD, Agent("smart_ismcts", milliseconds=5)], ids=lambda agent: agent.play)
def test_each_of_its_players_finishes_a_deal(agent: Agent) -> None:
    assert sum(played_out(ColverTable(deck_of(Random(2)), 0, [agent] * 4, seed=1)).points) > 0


def asked_again(deal: Deal, hands: list[list[Card]], agent: Agent, seed: int) -> Action:
    """What the seat to act does where the same was said and played from these hands."""
    deck = engine.arrange(RULES, hands, dealer=deal.dealer, declarer=0, turn_up=None)
    table = ColverTable(deck, deal.dealer, [agent] * 4, seed)
    for action in history(deal):
        table.apply(action)
    return table.ask().action


def kept_decisions(agent: Agent, deals: int = 4) -> list[bool]:
    """Of some decisions, whether each stays when cards that its player cannot see change places."""
    chance, kept = Random(5), []
    for number in range(deals):
        table = ColverTable(deck_of(chance), number % 4, [agent] * 4, number)
        while not table.is_over:
            deal = table.match.deal
            assert deal is not None
            hands = start_of(deal)
            moved = with_hidden_cards_moved(deal, table.seat, chance)
            if moved != hands and chance.random() < 0.4:
                one, other = (asked_again(deal, each, agent, seed=number) for each in (hands, moved))
                kept.append(one == other)
            table.apply(table.ask().action)
    return kept


@pytest.mark.parametrize("agent", [ISDD, *(Agent("rule", bidder) for bidder in BIDDERS)], ids=str)
def test_its_players_and_bidders_do_not_look_at_hidden_cards(agent: Agent) -> None:
    kept = kept_decisions(agent)
    assert len(kept) >= 10
    assert all(kept)


def test_the_same_test_finds_out_its_player_that_looks() -> None:
    assert not all(kept_decisions(Agent("oracle_dd"), deals=2))


def test_in_the_same_auction_both_tables_reach_the_same_contract_and_nobody_asks_our_bidder() -> None:
    setting = colver_arena.setting_of([*FEW, "--auction", "same"])[0]
    times = Times()
    for number in range(10):
        tables = [colver_arena.play(setting, number, side, times).match.deals[0] for side in (0, 1)]
        assert tables[0].contract == tables[1].contract
        assert tables[0].deal.calls == tables[1].deal.calls
    assert times.rows()["ours calls"] == ()
    assert len(times.rows()["ours cards"]) == len(times.rows()["theirs cards"]) > 0


def test_beside_a_partner_of_theirs_our_level_has_one_seat_in_each_game() -> None:
    setting = colver_arena.setting_of([*FEW, "--partner", "theirs"])[0]
    assert setting.header()["partner"] == "theirs"
    times = Times()
    for side in (0, 1):
        colver_arena.play(setting, 0, side, times)
    assert [len(times.rows()[f"{whose} cards"]) for whose in ("ours", "theirs")] == [16, 48]


def test_our_level_sits_on_either_side_of_the_same_deal() -> None:
    setting = colver_arena.setting_of(FEW)[0]
    one, two = (colver_arena.play(setting, 0, side, Times()).match.deals[0].deal for side in (0, 1))
    assert one.dealer == two.dealer
    assert [set(hand) for hand in start_of(one)] == [set(hand) for hand in start_of(two)]


def test_a_run_goes_on_from_its_file_and_is_the_same_with_two_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "partner" not in colver_arena.setting_of(FEW)[0].header()  # files from before there was the option
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    first = measured(capsys, "--out", str(whole), "--jobs", "2")
    measured(capsys, "--out", str(part), "--pairs", "2")
    assert measured(capsys, "--out", str(part))["mean"] == first["mean"]
    assert points(part) == points(whole)
    assert first["pairs"] == 4


def test_the_report_names_both_and_gives_the_interval_and_the_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert colver_arena.main(FEW) == 0
    out = capsys.readouterr().out
    for words in ("club against rules, 4 pairs", "points a deal for club", "95 % interval", "cards of rules: mean",
                  "calls of club: mean"):  # fmt: skip
        assert words in out


def test_what_cannot_be_measured_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pairs.jsonl"
    measured(capsys, "--out", str(path))
    for args, words in (
        (["--ours", "master"], "There is no level 'master'"),
        (["--out", str(path), "--bidder", "smart"], "bidder differ"),
        (["--out", str(path), "--partner", "theirs"], "partner differ"),
        (["--pairs", "0"], "from 1 on"),
    ):
        assert colver_arena.main([*FEW, *args]) == 2
        assert words in capsys.readouterr().err
