"""The people at the table: of the game's country, under names in the letters of the window where those are theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale

from belote_desktop.models.match.company import company
from belote_desktop.models.preferences import Preferences
from tests.models.memory_settings import MemorySettings


@pytest.fixture
def speaking() -> Iterator[Callable[[str], None]]:
    """Sets the locale of the window, until the end of the test."""
    before = QLocale()
    yield lambda name: QLocale.setDefault(QLocale(name))
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "game", "names"),
    [
        ("en_GB", "belot-bg", ["Stoyan", "Elena", "Ivan"]),
        ("bg_BG", "belot-bg", ["Стоян", "Елена", "Иван"]),
        ("bg_BG", "classic", ["Samir", "Léa", "Karim"]),
        ("bg_BG", "baloot", ["Fahad", "Noura", "Khalid"]),
        ("hr_HR", "bela-4p", ["Ante", "Mia", "Luka"]),
        ("el_CY", "pilotta", ["Πάμπος", "Χριστίνα", "Αντρέας"]),
        ("el_GR", "vida", ["Κώστας", "Σοφία", "Γιώργος"]),
        ("ar_SA", "baloot", ["فهد", "نورة", "خالد"]),
        ("ar_SA", "vida", ["Kostas", "Sofia", "Giorgos"]),
    ],
)
def test_names_are_written_as_in_their_country_where_the_window_has_its_letters(
    speaking: Callable[[str], None], locale: str, game: str, names: list[str]
) -> None:
    speaking(locale)
    assert [person.name for person in company(game, 4, Preferences(MemorySettings()))] == names
