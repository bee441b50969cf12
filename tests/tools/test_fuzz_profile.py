"""A small part of the campaign against the files of a profile; the whole is one command (CONTRIBUTING.md)."""

from __future__ import annotations

import pytest

from tools.fuzz import campaign, fuzz_profile

SEED = 1


@pytest.mark.parametrize("part", range(2))
def test_a_profile_opens_whatever_its_files_hold(part: int) -> None:
    numbers = range(part * 20, part * 20 + 20)
    found = campaign.faults(fuzz_profile.ready(), fuzz_profile.examine, SEED, numbers)
    assert not found, found[0].story
