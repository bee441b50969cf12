"""Tells whether the search core of this installation is compiled."""

from __future__ import annotations

from belote_desktop.search import core


def is_compiled() -> bool:
    """Whether the search was compiled when the program was installed (else it is hundreds of times slower)."""
    return core.is_compiled()
