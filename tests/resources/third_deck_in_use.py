"""What the program makes of the deck that `test_third_deck` adds: printed as JSON, run inside the copied program."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

import belote_desktop
from belote_desktop.engine import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table import TableView
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.settings.settings_dialog import SettingsDialog
from tests.models.memory_settings import MemorySettings
from tests.table.table_makers import NAMES, match_after, offer


def colours(table: TableView) -> dict[str, int]:
    """How many pixels of the table have each colour."""
    table.hide()
    image = table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    found = Counter(memoryview(bytes(image.constBits())).cast("I"))
    return {f"#{pixel & 0xFFFFFF:06x}": count for pixel, count in found.items()}


def said() -> list[str]:
    queen = Card.parse("QS")
    return [words.card_name(queen), words.card_token(queen, words.index_in_use(preferences))]


app = QApplication([])
preferences = Preferences(MemorySettings(language="en", deck_index="en", animation_speed="off"))
languages, style = Languages(app, preferences), Style(app, preferences)
dialog, table = SettingsDialog(style, preferences), TableView(preferences, NAMES)
dialog.show()
table.resize(900, 600)
table.show()
offer(table, match_after(()))
box = next(page.rows["deck_colours"] for page in dialog.pages.values() if "deck_colours" in page.rows).control
assert isinstance(box, QComboBox)
before, said_before = colours(table), said()
QTest.keyClick(box, Qt.Key.Key_End)
json.dump(
    {
        "program": str(Path(belote_desktop.__file__).parent),
        "offered": [box.itemText(place) for place in range(box.count())],
        "chosen": preferences.value("deck_colours"),
        "before": before,
        "after": colours(table),
        "said before": said_before,
        "said": said(),
    },
    sys.stdout,
)
languages.remove()
table.close()
dialog.close()
