"""Play the pairs of the arena in this process, in several, or on a Dask cluster. The results are the same."""

from __future__ import annotations

import importlib
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from belote_desktop.commands.arena.arena_file import ArenaError
from belote_desktop.commands.interruption import end_at_once, held_back

Job = TypeVar("Job")
Result = TypeVar("Result")

CONNECT_SECONDS = 10
"""How long a cluster may take to answer."""
AHEAD = 1000
"""How many jobs are handed out at most before their results are fetched."""


@contextmanager
def executor(jobs: int = 1, dask: str = "") -> Iterator[Executor | None]:
    """The executor for the jobs: a cluster if an address is given, else processes; None to run them here one by one.

    Jobs that have not started are dropped at the end. Raises ArenaError if there is no such cluster.
    """
    if dask:
        with _cluster(dask) as found:
            yield found
        return
    if jobs <= 1:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=end_at_once)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise ArenaError(
            "--dask needs the package distributed, which is not installed. Install Belote Desktop with its extra "
            "'cluster', also on the machines of the cluster."
        ) from None
    try:
        client: Any = distributed.Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError, TypeError, ImportError) as problem:
        raise ArenaError(
            f"No Dask scheduler answers at {address} ({problem}): check the address, such as tcp://host:8786."
        ) from None
    found: Executor = client.get_executor(pure=False)
    try:
        yield found
    except distributed.KilledWorker as problem:
        raise ArenaError(f"The machines of the cluster stopped during the work: {problem}") from None
    finally:
        found.shutdown(wait=False)
        client.close()


def in_order(by: Executor | None, do: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
    """The results in the order of the jobs, each as soon as it and all before it are there.

    Raises ArenaError if a process or a machine of the cluster failed; results already yielded stay valid.
    """
    if by is None:
        yield from map(do, jobs)
        return
    waiting: deque[Future[Result]] = deque()
    try:
        for job in jobs:
            with held_back():  # processes are started here
                waiting.append(by.submit(do, job))
            if len(waiting) >= AHEAD:
                yield _result(waiting)
        while waiting:
            yield _result(waiting)
    finally:
        for future in waiting:
            future.cancel()


def _result(waiting: deque[Future[Result]]) -> Result:
    try:
        return waiting.popleft().result()
    except BrokenProcessPool:
        raise ArenaError(
            "A process was ended from outside. With --out FILE the pairs are saved, and you can continue later."
        ) from None
    except CancelledError:
        raise ArenaError(
            "The cluster stopped the work. With --out FILE the pairs are saved, and you can continue later."
        ) from None
    except (ImportError, RuntimeError) as problem:
        # A scheduler that cannot read the job tells so in an error of its own, with the reason as its cause.
        cause = problem if isinstance(problem, ImportError) else problem.__cause__
        if not isinstance(cause, ImportError):
            raise
        raise ArenaError(
            f"A machine of the cluster cannot do the work ({cause}): install the same version of the program on all, "
            "the scheduler's too."
        ) from None
