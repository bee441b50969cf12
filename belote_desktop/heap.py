"""The memory of large pictures, given back to the system when they are gone."""

from __future__ import annotations

import sys

LARGE = 128 * 1024
"""The size in bytes from which glibc takes a block from the system by itself, until the first such block is freed."""
_M_MMAP_THRESHOLD = -3
"""The number of this setting in glibc's malloc.h."""


def return_large_blocks() -> None:
    """Take every large block from the system, and return it when it is freed. Only glibc needs to be told.

    Once a picture has been freed, glibc takes others of its size from the heap. What is freed there lies between blocks
    that are still used, and stays with the program: 9 MB after thirty deals.
    """
    if sys.platform != "linux":
        return
    import ctypes

    setting = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
    if setting is not None:
        setting(_M_MMAP_THRESHOLD, LARGE)
