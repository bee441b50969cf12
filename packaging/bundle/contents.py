"""Select what goes into the bundle from PyInstaller's lists of (name in the bundle, source, kind)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

Entry = tuple[str, str, str]

# Parts of Qt that the hooks of PyInstaller bring and the program never loads. Pictures are SVG or PNG. On Windows the
# names of libraries and plugins do not begin with "lib", and on macOS libraries are frameworks.
PARTS = "(Quick|Qml|Pdf|WebEngine|VirtualKeyboard|Egl|ShaderTools|3D|Labs|Sql|Test|Positioning)"
UNUSED = re.compile(
    rf"/(lib)?Qt6{PARTS}|/Qt{PARTS}\w*\.framework/"
    r"|/plugins/(egldeviceintegrations|generic|networkinformation|platforminputcontexts/(lib)?qtvirtualkeyboard|qmltooling|tls)"
    r"|/plugins/(platforms/(lib)?(qdirect2d|qeglfs|qlinuxfb|qminimal|qminimalegl|qvkkhrdisplay|qvnc)|platformthemes/libqgtk3)"
    r"|/plugins/imageformats/(lib)?q(gif|icns|ico|jpeg|macheif|macjp2|tga|tiff|wbmp|webp)"
    r"|/plugins/multimedia/(lib)?ffmpeg|/(lib)?(avcodec|avformat|avutil|swresample|swscale|Qt6FFmpegStub)"
    r"|/qml/|(lib)?qpdf|qvirtualkeyboard|/opengl32sw|/Qt6OpenGL\."  # on Linux libqxcb needs the latter
)
SYSTEM = re.compile(r"^/(usr/)?lib(32|64)?/")
"""Where the libraries of the system lie; the extension modules of a system's own Python lie there too."""
WINDOWS = re.compile(r"^c:\\windows\\", re.IGNORECASE)
"""Where those of Windows lie, which are never shipped."""


def libraries(entries: Sequence[Entry], needed_by: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The libraries and extension modules in `entries` that are shipped.

    Every extension module is shipped. A library of the system is left to the system unless Python needs it;
    `needed_by` gives the libraries that a file is linked to.
    """
    kept = python_needs(entries, needed_by)
    return [
        entry
        for entry in entries
        if is_used(entry[0])
        and not WINDOWS.match(entry[1])
        and (entry[2] == "EXTENSION" or not SYSTEM.match(entry[1]) or Path(entry[1]).name in kept)
    ]


def is_used(name: str) -> bool:
    """True unless the program never loads the file of this name."""
    return UNUSED.search("/" + name.replace(os.sep, "/")) is None


def python_needs(entries: Iterable[Entry], needed_by: Callable[[str], Iterable[str]]) -> set[str]:
    """The file names of the libraries that Python's own modules need, directly or through another library."""
    waiting = [
        source
        for name, source, kind in entries
        if Path(source).name.startswith("libpython") or (kind == "EXTENSION" and not is_of_qt(name))
    ]
    found = {Path(source).name for source in waiting}
    while waiting:
        new = [path for path in needed_by(waiting.pop()) if Path(path).name not in found]
        found.update(Path(path).name for path in new)
        waiting += new
    return found


def is_of_qt(name: str) -> bool:
    """True for the modules of Qt for Python, whose system libraries every desktop has."""
    return name.replace(os.sep, "/").startswith(("PySide6/", "shiboken6/"))


def translations(entries: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """The data files in `entries` that are shipped: translations into our languages only, and other files in use."""
    shipped = re.compile(rf"(^|/)(qtbase|belote)_({'|'.join(languages)})\.qm$")
    return [
        entry
        for entry in entries
        if (shipped.search(entry[0].replace(os.sep, "/")) if entry[0].endswith(".qm") else is_used(entry[0]))
    ]
