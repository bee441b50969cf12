"""Stands in for the module ``cython`` where the search runs uncompiled and Cython is not installed.

The compiler takes these names for types of C and directives and never loads this file; Python runs past them.
"""

from __future__ import annotations

from typing import Any

compiled = False


class CType:
    """Names a type of C, and with a length or a colon an array: ``cython.int[4]``, ``cython.longlong[:]``."""

    def __getitem__(self, shape: object) -> CType:
        return self


class Directive:
    """Changes nothing: as ``@cython.cfunc``, as ``@cython.exceptval(check=False)`` or as ``with cython.nogil:``."""

    def __call__(self, *subject: Any, **options: object) -> Any:
        return subject[0] if subject and callable(subject[0]) else self

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        pass


bint = char = uchar = short = ushort = int = uint = long = longlong = ulonglong = float = double = CType()
Py_ssize_t = size_t = void = p_void = p_uchar = p_short = p_int = p_longlong = CType()
cclass = ccall = cfunc = exceptval = final = gil = inline = nogil = Directive()


def declare(kind: CType, value: Any = None) -> Any:
    """The `value`, whatever it is declared to be."""
    return value


def cast(kind: CType, value: Any) -> Any:
    """The `value`, which Python need not convert."""
    return value
