"""What calls promise and bring: the kinds of calls, the arithmetic, and the log that spares what was called."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote_desktop import engine, variants
from belote_desktop.commands.bench import calls_bench
from belote_desktop.commands.bench.calls_bench import Call, CalledDeal, calibrations, kind_of
from belote_desktop.engine.actions import DOUBLE, PASS, parse_any_action


def called(*actions: str) -> engine.SeatView:
    """What the next seat sees in a coinche auction."""
    match = engine.start(variants.get("coinche"), 1)
    for text in actions:
        match, _ = engine.apply(match, parse_any_action(text), engine.to_act(match))
    seat = engine.to_act(match)
    assert seat is not None
    return engine.view(match, seat)


@pytest.mark.parametrize(
    ("before", "call", "kind"),
    [
        ((), "80H", "opening"),
        (("pass",), "80H", "opening"),
        (("80H",), "90S", "contest"),
        (("80H", "pass"), "90H", "raise"),
        (("80H", "90S"), "100H", "contest"),
    ],
)
def test_a_contract_is_named_first_over_the_partner_or_over_the_others(
    before: tuple[str, ...], call: str, kind: str
) -> None:
    assert kind_of(called(*before), parse_any_action(call)) == kind


def test_passes_and_doubles_are_kinds_of_their_own() -> None:
    assert kind_of(called("80H"), PASS) == "pass"
    assert kind_of(called("80H"), DOUBLE) == "double"


def deal(*calls: tuple[str, float, float, float]) -> CalledDeal:
    made = tuple(
        Call(0, "pass", kind, promised, afresh, brought, "pass", ()) for kind, promised, afresh, brought in calls
    )
    return CalledDeal("coinche", "expert", 1, (), made)


def test_the_difference_is_what_other_deals_promised_too_much() -> None:
    rules = variants.get("coinche")
    deals = [deal(("pass", 15, 10, 0), ("opening", 95, 90, 60)), deal(("opening", 75, 70, 80))]
    rows = list(calibrations(rules, deals))
    assert [(row.kind, row.cases, row.promised, row.afresh, row.brought, row.difference) for row in rows] == [
        ("opening", 2, 85, 80, 70, 10),
        ("pass", 1, 15, 10, 0, 10),
    ]
    assert rows[0].error == pytest.approx(20)
    assert rows[0].limit == 15


def test_a_deal_in_the_log_is_not_called_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "calls.jsonl"
    arguments = ["classic", "--deals", "1", "--log", str(log)]
    assert calls_bench.run(arguments) == 0
    before = log.read_text(encoding="utf-8")
    (found,) = calls_bench.read(log)
    assert found.game == "classic"
    first = found.calls[0]
    assert first.action in {text for text, *_ in first.weighed}
    assert first.promised == next(mean for text, mean, *_ in first.weighed if text == first.action)
    assert first.promised != first.afresh
    monkeypatch.delattr(calls_bench, "called_deal")
    assert calls_bench.run(arguments) == 0
    assert log.read_text(encoding="utf-8") == before


def test_auctions_of_an_older_log_are_called_again(tmp_path: Path) -> None:
    log = tmp_path / "calls.jsonl"
    told = {
        "seat": 0,
        "action": "pass",
        "kind": "pass",
        "promised": 1.0,
        "brought": 0.0,
        "habit": "pass",
        "weighed": [],
    }
    row = {"game": "classic", "level": "expert", "number": 1_000_000, "actions": [[0, "pass"]], "calls": [told]}
    log.write_text(json.dumps(row) + "\n", encoding="utf-8")
    assert list(calls_bench.read(log)) == []


def test_all_calls_of_a_deal_bring_the_two_sides_the_opposite(tmp_path: Path) -> None:
    found = calls_bench.called_deal(variants.get("classic"), "expert", 1_000_000)
    by_side = {call.seat % 2: call.brought for call in found.calls}
    assert by_side[0] == pytest.approx(-by_side[1])
