"""The Qt that is installed is one that works."""

from __future__ import annotations

import sys
from importlib.resources import files

import pytest


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_qt_calls_do_not_lose_references_to_none(qapp: object) -> None:
    """PySide6 6.12 loses one each call below Python 3.12, and the program aborts after some thousands."""
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(500):
        thing.setObjectName("x")
    assert sys.getrefcount(None) - before > -50


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_language_is_compiled_and_loads(qapp: object, language: str) -> None:
    from PySide6.QtCore import QTranslator

    found = files("belote_desktop.translations") / f"belote_{language}.qm"
    assert found.is_file(), "install the project first: pip install -e '.[test]' makes the .qm files"
    translator = QTranslator()
    assert translator.load(found.read_bytes())
