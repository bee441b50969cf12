"""The system libraries a window needs, and which of them this Linux lacks. Found without importing Qt."""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Mapping
from types import MappingProxyType

PACKAGES: Mapping[str, str] = MappingProxyType(
    {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libbrotlidec.so.1": "libbrotli1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    }
)
"""The libraries that Qt's wheels do not bring along, and the packages of Debian and Ubuntu that hold them."""


def missing_libraries() -> tuple[str, ...]:
    """The file names of the missing libraries; always empty on systems other than Linux."""
    if not sys.platform.startswith("linux"):
        return ()
    return tuple(name for name in PACKAGES if not _is_there(name))


def advice() -> str:
    """A sentence that names the missing libraries and the packages to install; empty if none is missing."""
    missing = missing_libraries()
    if not missing:
        return ""
    packages = " ".join(PACKAGES[name] for name in missing)
    return (
        f"The window needs system libraries that are missing: {', '.join(missing)} "
        f"(on Debian and Ubuntu: apt install {packages})."
    )


def _is_there(name: str) -> bool:
    """True if the system's list of libraries has it, or else the loader finds it."""
    stem = name.removeprefix("lib").partition(".so")[0]
    if ctypes.util.find_library(stem):
        return True
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
