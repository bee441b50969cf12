"""Tells whether the search of this installation is compiled."""

from __future__ import annotations

from belote_desktop.search import core, habits, playouts


def is_compiled() -> bool:
    """Whether the search was compiled when the program was installed (else it is hundreds of times slower)."""
    return core.is_compiled() and habits.is_compiled() and playouts.is_compiled()
