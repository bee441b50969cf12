"""The files that take longest are run first."""

from __future__ import annotations

from types import SimpleNamespace

from tests.folders import TESTS
from tests.order import LONGEST, longest_first


def test_every_file_that_is_named_is_there() -> None:
    assert [file for file in LONGEST if not (TESTS / file).is_file()] == []


def test_the_longest_come_first_and_the_others_stay_as_they_are() -> None:
    second, first = f"tests/{LONGEST[1]}::test_second", f"tests/{LONGEST[0]}::test_first"
    names = ["tests/z.py::test_b", second, "tests/z.py::test_a[::]", first, f"{first}[again]", "tests/a.py::test_a"]
    items = [SimpleNamespace(nodeid=name) for name in names]
    longest_first(items)  # type: ignore[arg-type]
    assert [item.nodeid for item in items] == [names[3], names[4], names[1], names[0], names[2], names[5]]
