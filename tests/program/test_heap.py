"""What large pictures took goes back to the system when they are gone."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

FREED, HELD = 8, 10
PROGRAM = f"""
import ctypes, sys
from belote_desktop import heap

class Figures(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks a b c d e f".split()]

library = ctypes.CDLL(None)
library.mallinfo2.restype = Figures
if "told" in sys.argv:
    heap.return_large_blocks()
freed = ctypes.create_string_buffer({FREED} * heap.LARGE)
del freed
before = library.mallinfo2().hblks
held = [ctypes.create_string_buffer(2 * heap.LARGE) for _ in range({HELD})]
print(library.mallinfo2().hblks - before)
"""
"""Prints how many of the blocks held are taken from the system one by one, after a larger one was freed."""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="Only glibc has such blocks."
)
def test_large_blocks_are_taken_from_the_system_one_by_one_even_after_one_was_freed() -> None:
    def taken(*words: str) -> int:
        done = subprocess.run([sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, check=True)
        return int(done.stdout)

    assert taken("told") == HELD
    assert taken() < HELD, "else the program need not tell glibc"
