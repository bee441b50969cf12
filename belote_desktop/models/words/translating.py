"""An English text of the packages below the window in the language of the window."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.wording.messages import Source, in_words
from belote_desktop.models.words.card_words import number
from belote_desktop.models.words.direction import isolated, of_figures

_SIGN_APART = re.compile(r" (?=[%٪](?!\w))|(?<=±) | (?=±)|(?<=[+−]) (?=\{)")
"""A space between a figure and a sign that belongs to it: 30 %, 55.5 ± 7.0, Club − 0.3."""
_WITH_ERROR = re.compile(r"\{\w+\}\s±\s\{\w+\}")
"""The places of a figure and of its error, which read as figures with a sign do."""


def translated(source: str, count: int | None = None) -> str:
    """An English text of the lower packages in the language of the window, in the form for a count if it has one.

    No line is broken between a figure and its sign, and a figure with its error keeps its direction.
    """
    found = kept_together(_translated(source, count))
    return _WITH_ERROR.sub(lambda pair: isolated(pair[0], of_figures()), found)


def kept_together(text: str) -> str:
    """The text with no-break spaces between figures and the signs that belong to them."""
    return _SIGN_APART.sub("\N{NO-BREAK SPACE}", text)


def _translated(source: str, count: int | None) -> str:
    context, comment = (source.context, source.comment) if isinstance(source, Source) else ("engine", "")
    if count is None:
        return QCoreApplication.translate(context, source, comment or None)
    asked = _form_giving(count)
    found = QCoreApplication.translate(context, source, comment or None, asked)
    if found == source.replace("%n", str(asked)):  # without a translation both forms stand in it
        found = in_words(source, asked)
    return found if asked == count else re.sub(rf"(?<!\d){asked}(?!\d)", number(count), found)


def _form_giving(count: int) -> int:
    """A number that takes the same plural form as `count`, and that Qt's translators can be asked with.

    They take numbers up to 2**31, and -1 for none. Plurals depend on the last two digits of large numbers.
    """
    size = abs(count)
    return size if size < 1_000_000 else 1_000_000 + size % 100
