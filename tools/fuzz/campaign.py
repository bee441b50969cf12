"""Run many mutants in a row. Each is made from a seed and its number, so that a run can be resumed."""

from __future__ import annotations

import argparse
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType

from tools.fuzz.mutations import Material, mutant

Examine = Callable[[bytes], None]
"""Looks at one mutant; raises whatever it finds wrong, an AssertionError with a sentence for a broken promise."""
BATCH = 250
SECONDS = 20
"""Of the processor. A mutant that takes longer is a fault: the files it is made from take a fraction of a second."""


@dataclass(frozen=True)
class Fault:
    """The harm done by one mutant: its number, and the end of the traceback."""

    number: int
    story: str


class TooSlowError(AssertionError):
    """A mutant took too long."""


def made(material: Material, seed: int, number: int) -> bytes:
    """The mutant with this number."""
    return mutant(material, Random(f"{seed}/{number}"))


def faults(material: Material, examine: Examine, seed: int, numbers: Sequence[int]) -> list[Fault]:
    """Examine these mutants and return the faults."""
    found = []
    for number in numbers:
        try:
            with _limited(SECONDS):
                examine(made(material, seed, number))
        except Exception:  # whatever it is, it is what we look for
            found.append(Fault(number, traceback.format_exc(limit=-3)))
    return found


@contextmanager
def _limited(seconds: int) -> Iterator[None]:
    """Raise TooSlowError after some seconds of processor time, if the system supports that.

    Elapsed time would blame a mutant for a busy computer.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def too_slow(_number: int, _frame: FrameType | None) -> None:
        raise TooSlowError(f"It takes more than {seconds} seconds.")

    before = signal.signal(signal.SIGPROF, too_slow)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def run(make: Callable[[], Material], examine: Examine, about: str, arguments: Sequence[str] | None = None) -> int:
    """The command line of a campaign. Returns 0 if no mutant did any harm.

    A fault is reported with the number of its mutant, and the mutant is written to the folder of `--keep`.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--mutants", type=int, default=100_000, metavar="N", help="how many (100,000)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first one (0)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds give other mutants (1)")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many work at once (1)")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="write mutants that do harm into DIR")
    options = parser.parse_args(arguments)
    material = make()
    last = options.first + options.mutants
    batches = [range(at, min(at + BATCH, last)) for at in range(options.first, last, BATCH)]
    examined, count, began = options.first, 0, time.monotonic()
    with suppress(KeyboardInterrupt), ProcessPoolExecutor(options.processes) as pool:
        try:
            for batch, found in zip(
                batches, pool.map(partial(faults, material, examine, options.seed), batches), strict=True
            ):
                examined, count = batch.stop, count + len(found)
                for fault in found:
                    print(f"\nmutant {fault.number} of seed {options.seed}:\n{fault.story}", flush=True)
                    if options.keep is not None:
                        options.keep.mkdir(parents=True, exist_ok=True)
                        data = made(material, options.seed, fault.number)
                        (options.keep / f"{options.seed}-{fault.number}").write_bytes(data)
                print(f"\r{examined} of {last}, {count} faults", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    seconds = time.monotonic() - began
    print(f"\nmutants {options.first} to {examined - 1} of seed {options.seed}: {count} faults, {seconds:.0f} s")
    if examined < last:
        print(f"Go on with: --first {examined} --mutants {last - examined} --seed {options.seed}")
    return 1 if count else 0
