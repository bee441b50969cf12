"""Tells whether the search of this installation is compiled."""

from __future__ import annotations

from belote_desktop.search import core, features, habits, network, playouts


def is_compiled() -> bool:
    """Whether the search was compiled when the program was installed (else it is hundreds of times slower)."""
    return all(each.is_compiled() for each in (core, features, network, habits, playouts))
