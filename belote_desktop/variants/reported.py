"""Options reported by players but confirmed by no written source; they are marked wherever they are offered.

Sources: docs/rules/bela.md, moldovan.md and beljot.md, Where sources differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
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
        #: A set of rules in the rule editor. No written source confirms it.
        QT_TRANSLATE_NOOP("variants", "Two cards for the taker (reported)"),
        QT_TRANSLATE_NOOP(
            "sheet", "Players report a kitty of two cards for the taker. We found no written rules that confirm it."
        ),
        {"kitty": 2, "phases": "auction-raises-second_deal-discard-declaring-play"},
    ),
    Report(
        ("belot-md-teams", "belot-md-3p"),
        #: A set of rules in the rule editor. No written source confirms it.
        QT_TRANSLATE_NOOP("variants", "Last trick for the defenders only (reported)"),
        QT_TRANSLATE_NOOP(
            "sheet",
            "Players report that the last trick counts only for the defenders. We found no written rules that confirm "
            "it.",
        ),
        {"last_trick_to": "defenders"},
    ),
    Report(
        ("beljot",),
        #: A set of rules in the rule editor. No written source confirms it.
        QT_TRANSLATE_NOOP("variants", "Beat in side suits even after a ruff (reported)"),
        QT_TRANSLATE_NOOP(
            "sheet",
            "In an earlier version of a well-known program you had to beat the highest card of the suit led even after "
            "a ruff. Its rules say otherwise today.",
        ),
        {"beat_after_ruff": True},
    ),
)
"""The reported options, each with the games it belongs to."""
