"""The two families of the window: all figures of one width, families of scripts in order, and what replaces them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication

from belote_desktop.table.items import fonts


@pytest.fixture
def on_a_system_with(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The families of a made-up system; a test adds to them before it asks for a font."""
    there: set[str] = set()
    monkeypatch.setattr(QFontDatabase, "hasFamily", there.__contains__)
    fonts.families.cache_clear()
    yield there
    fonts.families.cache_clear()


@pytest.mark.parametrize("serif", [False, True])
@pytest.mark.parametrize("bold", [False, True])
def test_all_ten_figures_have_one_width(serif: bool, bold: bool, qapp: QApplication) -> None:
    measure = QFontMetricsF(fonts.font(40, bold=bold, serif=serif)).horizontalAdvance
    assert len({round(measure(figure), 3) for figure in "0123456789"}) == 1


def test_the_family_of_each_script_is_asked_before_those_of_other_systems() -> None:
    sans, serif = fonts.families(), fonts.families(serif=True)
    assert sans[1:5] == ("Noto Sans Armenian", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Math")
    assert serif[1:5] == ("Noto Serif Armenian", "Noto Serif Hebrew", "Noto Naskh Arabic", "Noto Sans Math")


def test_a_family_that_is_there_begins(on_a_system_with: set[str]) -> None:
    """On macOS the families of scripts are there, but no Noto Sans: they must not set the height of its lines."""
    on_a_system_with |= {"Helvetica Neue", "Times New Roman", "Noto Sans Armenian", "DejaVu Sans"}
    assert fonts.families()[:2] == ("Helvetica Neue", "Noto Sans Armenian")
    assert fonts.families(serif=True)[0] == "Times New Roman"
    assert fonts.families()[-1] == "DejaVu Sans"
