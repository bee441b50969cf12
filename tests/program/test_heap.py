"""What large pictures took goes back to the system when they are gone."""

from __future__ import annotations

import ctypes
import sys

import pytest

from belote_desktop import heap


def mapped_blocks() -> int:
    """How many blocks glibc holds that it took from the system one by one."""

    class MallInfo(ctypes.Structure):
        """The figures of glibc's malloc.h, as many as mallinfo2 has."""

        _fields_ = [
            (name, ctypes.c_size_t)
            for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks",
                         "keepcost")
        ]  # fmt: skip

    library = ctypes.CDLL(None)
    library.mallinfo2.restype = MallInfo
    return int(library.mallinfo2().hblks)


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="Only glibc has such blocks."
)
def test_a_large_block_is_taken_from_the_system_even_after_others_were_freed() -> None:
    heap.return_large_blocks()
    freed = ctypes.create_string_buffer(8 * heap.LARGE)
    del freed  # from now on glibc would take blocks of this size from the heap
    before = mapped_blocks()
    held = [ctypes.create_string_buffer(2 * heap.LARGE) for _ in range(10)]
    assert mapped_blocks() - before == len(held)
