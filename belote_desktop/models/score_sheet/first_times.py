"""What has happened for the first time: told once, because the statistics know it from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belote_desktop.engine.view import PublicResult
    from belote_desktop.profile import Tally


def first_in_deal(results: Sequence[PublicResult], side: int | None, before: Tally) -> str:
    """The first capot of a side, if the latest deal of this match was one; `before` counts earlier matches."""
    if side is None or before.capots or not results:
        return ""
    *earlier, latest = (result.score.capot == side for result in results)
    if not latest or any(earlier):
        return ""
    #: On the score sheet, beside a small rosette: your side has won every trick of a deal for the first time ever.
    return QCoreApplication.translate("FirstTime", "Your first capot")


def first_in_match(winner: int | None, side: int | None, before: Tally) -> str:
    """The first match won, if this one was; `before` counts earlier matches."""
    if side is None or winner != side or before.won:
        return ""
    #: At the end of a match, beside a small rosette.
    return QCoreApplication.translate("FirstTime", "Your first match won")
