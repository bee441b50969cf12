"""The program is killed at random moments; nothing that was shown is ever lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from belote_desktop.models.match.matches import Workers, resumed_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Directories, Profile
from tests.lengths import length

PROGRAM = Path(__file__).with_name("killable_match.py")
KILLS = length("KILLS", 50, 5)


def play_until_killed(folder: Path, lines: int, chance: random.Random) -> tuple[int, int]:
    """Kill the program without warning after it has shown about `lines` steps; the last step it showed.

    It goes on showing while the signal is on its way: that, too, is read and counts as shown.
    """
    with subprocess.Popen(
        [sys.executable, str(PROGRAM), str(folder)],
        stdout=subprocess.PIPE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        text=True,
    ) as program:
        assert program.stdout is not None
        shown = [program.stdout.readline() for _ in range(lines)]
        moment = time.perf_counter() + chance.random() * 0.01
        while time.perf_counter() < moment:  # somewhere between two lines, not right after one
            pass
        program.kill()
        shown += program.stdout.readlines()
    whole = [line for line in shown if line.endswith("\n")]
    assert whole, "the program showed nothing"
    deals, actions = whole[-1].split()
    return int(deals), int(actions)


def on_disk(folder: Path) -> tuple[int, int]:
    with Profile(Directories.under(folder)) as profile:
        saved = profile.saves.all()[0]
        controller = resumed_match(saved, profile.saves, Workers(ImmediateTasks(), ImmediateTasks()))
        return controller.progress


@pytest.mark.timeout(600)
def test_what_was_shown_is_never_lost(tmp_path: Path) -> None:
    chance = random.Random(20261121)
    before = (0, 0)
    for _ in range(KILLS):
        shown = play_until_killed(tmp_path, chance.randrange(1, 40), chance)
        kept = on_disk(tmp_path)
        assert kept >= shown, f"{shown} was shown, {kept} is on disk"
        assert kept >= before, "a match never goes backwards"
        before = kept
    assert before > (0, 0)
