"""How long tests try what could be tried for hours: longer in `.ci/run`, or as the environment says."""

from __future__ import annotations

import os

from hypothesis import settings

WHOLE = bool(os.environ.get("CI"))
"""Whether this is a run of `.ci/run`, in which nothing is shortened."""


def length(name: str, whole: int, quick: int) -> int:
    """The number in the environment under this name; without one `whole` if CI is set there, else `quick`."""
    return int(os.environ.get(name) or (whole if WHOLE else quick))


def examples(whole: int) -> settings:
    """So many random examples of a rule in `.ci/run`, and a fifth of them elsewhere."""
    return settings(max_examples=length("EXAMPLES", whole, max(5, whole // 5)))
