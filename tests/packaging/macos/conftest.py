"""A made-up app."""

from __future__ import annotations

from pathlib import Path

import pytest

from macos.app import APP


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A made-up app of a program, a library, an extension module and a framework, with what is no code beside them."""
    app = tmp_path / "out" / APP
    files = {
        "Contents/MacOS/belote-desktop": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/libpython3.13.dylib": b"\xca\xfe\xba\xbe",
        "Contents/Frameworks/PySide6/QtCore.abi3.so": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist": b"<?xml",
        "Contents/Resources/base_library.zip": b"PK\x03\x04",
        "Contents/Info.plist": b"<?xml",
    }
    for name, data in files.items():
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(data)
    (app / "Contents/Resources/libpython3.13.dylib").symlink_to("../Frameworks/libpython3.13.dylib")
    return app
