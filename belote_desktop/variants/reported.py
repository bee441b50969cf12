"""Options reported by players but confirmed by no written source; they are marked wherever they are offered.

Sources: docs/rules/bela.md, moldovan.md and beljot.md, Where sources differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.variants.kinship import nearest


@dataclass(frozen=True)
class Report:
    """An option of some games. `name` is English (context `variants`), `told` the sentence of the sheet (`sheet`)."""

    games: tuple[str, ...]
    name: str
    told: str
    changes: Mapping[str, object]

    def in_force(self, rules: Ruleset) -> bool:
        """True if these rules belong to one of its games and have its values."""
        holds = all(rules.value(name) == rule_field(name).read(value) for name, value in self.changes.items())
        return holds and nearest(rules) in self.games


REPORTS = (
    Report(
        ("bela-2p",),
        QT_TRANSLATE_NOOP("variants", "Two cards for the caller (reported)"),
        QT_TRANSLATE_NOOP(
            "sheet",
            "The two cards for the caller are reported by players. No text we could read confirms them.",
        ),
        {"kitty": 2, "phases": "auction-raises-second_deal-discard-declaring-play"},
    ),
    Report(
        ("belot-md-teams", "belot-md-3p"),
        QT_TRANSLATE_NOOP("variants", "Last trick for the defenders only (reported)"),
        QT_TRANSLATE_NOOP(
            "sheet",
            "That the last trick counts only for defenders is reported by players. No text we could read confirms it.",
        ),
        {"last_trick_to": "defenders"},
    ),
    Report(
        ("beljot",),
        QT_TRANSLATE_NOOP("variants", "Beat the suit led even after a ruff (reported)"),
        QT_TRANSLATE_NOOP(
            "sheet",
            "That the suit led must be beaten even after a ruff is reported from an earlier version of a well-known "
            "program. Its rules say otherwise today.",
        ),
        {"beat_after_ruff": True},
    ),
)
"""The reported options, each with the games it belongs to."""
