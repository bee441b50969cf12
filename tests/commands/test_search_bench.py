"""`belote-desktop bench search`: what it prints, by itself and beside colver."""

from __future__ import annotations

import json

import pytest

from belote_desktop import search, variants
from belote_desktop.commands.bench import command as bench
from belote_desktop.commands.bench import search_bench
from belote_desktop.commands.main import run
from belote_desktop.engine import CardSet
from belote_desktop.search.compiled import is_compiled


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where colver is not installed."""
    monkeypatch.setattr(search_bench, "COLVER", "no_such_engine")


@pytest.mark.usefixtures("alone")
def test_each_game_is_measured_and_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    games = ["belot-2p-24", "klabor"]
    assert run(["bench", "search", "--json", "--deals", "1", "--games", *games]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["game"] for each in found["games"]] == games
    assert all(each["nodes_median"] > 0 and each["milliseconds"]["median"] > 0 for each in found["games"])
    assert found["compiled"] is is_compiled()
    assert found["peer"] is None
    assert found["beside"] == []
    assert found["playouts"]["ours"] > 0


@pytest.mark.usefixtures("alone")
def test_the_terminal_is_told_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["search", "--deals", "1", "--games", "klabor"]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.startswith("The search is compiled." if is_compiled() else "The search is not compiled.")
    assert last.startswith("klabor")


def test_a_game_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["search", "--games", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err


def test_no_deals_cannot_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.run(["search", "--deals", "0"])
    assert "measure at least one deal" in capsys.readouterr().err


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_game_comes_to_its_first_lead(game: str) -> None:
    """With full hands, stacks included, and the same deals every time."""
    rules = variants.get(game)
    first, second = (list(search_bench.first_leads(rules, 2)) for _ in range(2))
    assert [match.deal for match in first] == [match.deal for match in second]
    for match in first:
        assert match.deal is not None
        assert not match.deal.tricks
        stacks = match.deal.stacks or ((),) * rules.table.seats
        for seat in range(rules.table.seats):
            assert len(match.deal.hand(seat)) + len(stacks[seat]) == rules.hand_size


def test_beside_colver_the_values_are_the_same() -> None:
    colver = pytest.importorskip("colver", reason="The extra 'peers' is not installed: there is no colver to ask.")
    found = list(search_bench.beside(colver, 2))
    assert [each.cards for each in found] == list(search_bench.SIZES)
    assert not any(each.differences for each in found)
    playouts = search_bench.measure_playouts(colver)
    assert playouts.theirs is not None


def test_the_numbers_of_colver_are_read_as_its_cards() -> None:
    """Its cards go by suit, in each 7 8 9 J Q K T A."""
    cards = [search_bench.card_of(number) for number in range(32)]
    assert CardSet(cards) == CardSet(search.pack_of(variants.get("contree-ffb")))
    assert [str(card) for card in cards[:8]] == ["7S", "8S", "9S", "JS", "QS", "KS", "TS", "AS"]
    assert [str(card) for card in cards[24:]] == ["7C", "8C", "9C", "JC", "QC", "KC", "TC", "AC"]
