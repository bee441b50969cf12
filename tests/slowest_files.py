"""How much processor time the tests of each file used: `--slowest-files N` prints the N files that used most.

Processor time, of the tests and of the programs they started, says what a file costs on a machine that does other work
beside, and whichever process of pytest-xdist ran it.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator

import pytest

USED = "processor_seconds"
"""Attribute of a report: what one phase of a test used."""


def used() -> float:
    """Processor time of this process and of those it waited for, in seconds."""
    return sum(os.times()[:4])


class SlowestFiles:
    """Adds up the processor time of all tests, by file."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.since = used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Adds to a report what its phase used; it travels with the report from a process of pytest-xdist."""
        report = yield
        before, self.since = self.since, used()
        setattr(report, USED, self.since - before)
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid.partition("::")[0]] += getattr(report, USED, 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"slowest {self.count} files, by processor time")
        slowest = sorted(self.seconds.items(), key=lambda used: -used[1])[: self.count]
        for file, seconds in slowest:
            terminalreporter.write_line(f"{seconds:7.1f} s  {file}")
        terminalreporter.write_line(f"{sum(self.seconds.values()):7.1f} s  all tests")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slowest-files",
        type=int,
        default=0,
        metavar="N",
        help="print the N files whose tests used most processor time",
    )


def pytest_configure(config: pytest.Config) -> None:
    if count := config.getoption("--slowest-files"):
        config.pluginmanager.register(SlowestFiles(count))
