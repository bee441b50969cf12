"""Parts of a sentence that keep their own reading direction: cards, names and numbers among words from the right.

The marks are in the text that is seen only. `visible` takes them out of what is written, spoken, searched or compared.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication, QLocale, Qt

LEFT_TO_RIGHT, RIGHT_TO_LEFT, BY_FIRST_LETTER, END = "\u2066", "\u2067", "\u2068", "\u2069"
"""Unicode's isolates: a card reads from the left everywhere, a figure as its digits do, a name as its first letter."""
ISOLATES = LEFT_TO_RIGHT + RIGHT_TO_LEFT + BY_FIRST_LETTER + END

_WITHOUT = dict.fromkeys(map(ord, ISOLATES))


def isolated(text: str, mark: str = BY_FIRST_LETTER) -> str:
    """The text between isolates if the window reads from the right or the text does; otherwise the text as it is."""
    return f"{mark}{text}{END}" if text and (_window_reads_leftwards() or _has_leftward_letter(text)) else text


def of_figures() -> str:
    """The isolate of a figure with a sign: Arabic-Indic digits have their sign at the right, all others at the left."""
    return RIGHT_TO_LEFT if unicodedata.bidirectional(QLocale().zeroDigit()) == "AN" else LEFT_TO_RIGHT


def visible(text: str) -> str:
    """The text without isolates."""
    return text.translate(_WITHOUT)


def _window_reads_leftwards() -> bool:
    app = QCoreApplication.instance()
    return app is not None and app.property("layoutDirection") == Qt.LayoutDirection.RightToLeft


def _has_leftward_letter(text: str) -> bool:
    return not text.isascii() and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
