"""What `bench engine` says of learning agents."""

from __future__ import annotations

import importlib.util
import json

import pytest

from belote_desktop.commands.bench.command import run


@pytest.mark.skipif(importlib.util.find_spec("pettingzoo") is None, reason="the extra rl is not installed")
def test_the_steps_through_the_environment_stand_beside_the_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["engine", "contree-ffb", "--seconds", "0.02", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (ours,) = [each for each in found["steps"] if each["what"] == "environment"]
    assert ours["game"] == "contree-ffb"
    assert 0 < ours["slowest"] <= ours["steps_per_second"] <= ours["fastest"]
    beside = [each["what"] for each in found["steps"] if each != ours]
    assert beside == ["colver"] * (importlib.util.find_spec("colver") is not None)
