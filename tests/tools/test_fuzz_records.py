"""A small part of the campaign against records; the whole is one command (CONTRIBUTING.md)."""

from __future__ import annotations

import pytest

from tools.fuzz import campaign, fuzz_records

SEED = 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("part", range(4))
def test_a_broken_record_is_read_without_a_fault(part: int) -> None:
    numbers = range(part * 15, part * 15 + 15)
    found = campaign.faults(fuzz_records.ready(), fuzz_records.examine, SEED, numbers)
    assert not found, found[0].story
