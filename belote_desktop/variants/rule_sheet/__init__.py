"""The rule sheet of a game: whole sentences, chosen by the values of its rules.

`rule_sheet(rules)` gives sections with a title, paragraphs and an anchor; `section_about(sheet, rule)` finds the one a
refusal speaks of. The sentences are data: what a value says stands in a table, so that a new value is a new row.
"""

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.variants.rule_sheet.before_play import BEFORE_PLAY
from belote_desktop.variants.rule_sheet.declaring import DECLARING
from belote_desktop.variants.rule_sheet.lines import Section
from belote_desktop.variants.rule_sheet.playing import PLAYING
from belote_desktop.variants.rule_sheet.scoring import SCORING

CHAPTERS = (*BEFORE_PLAY, *PLAYING, *DECLARING, *SCORING)

_TOLD_TOGETHER: Mapping[Rule, Rule] = MappingProxyType({Rule.POSSESSION: Rule.TURN, Rule.PHASE: Rule.TURN})


def rule_sheet(rules: Ruleset) -> tuple[Section, ...]:
    """Every section that has something to say about this game, in the order of a deal."""
    written = (chapter.section(rules) for chapter in CHAPTERS)
    return tuple(section for section in written if section.paragraphs)


def section_about(sheet: tuple[Section, ...], rule: Rule) -> Section | None:
    """The section that states the rule of a refusal; None where the sheet has none."""
    anchor = str(_TOLD_TOGETHER.get(rule, rule))
    return next((section for section in sheet if section.anchor == anchor), None)


__all__ = ["CHAPTERS", "Section", "rule_sheet", "section_about"]
