"""All the chapters of a rule sheet, in the order of a deal, and the sheet of one game."""

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.variants.rule_sheet.example import example
from belote_desktop.variants.rule_sheet.topics.auction import AUCTION
from belote_desktop.variants.rule_sheet.topics.belote import DECLARING, ROEM
from belote_desktop.variants.rule_sheet.topics.contract import SCORING as CONTRACT
from belote_desktop.variants.rule_sheet.topics.dealing import DEAL, DISCARD, EXCHANGE, SECOND_DEAL
from belote_desktop.variants.rule_sheet.topics.declaring import DECLARATIONS
from belote_desktop.variants.rule_sheet.topics.doubling import DOUBLING, LOCKED
from belote_desktop.variants.rule_sheet.topics.ending import MATCH
from belote_desktop.variants.rule_sheet.topics.lines import Section, completed
from belote_desktop.variants.rule_sheet.topics.playing import MISPLAY, PLAYING
from belote_desktop.variants.rule_sheet.topics.scoring import SCORING
from belote_desktop.variants.rule_sheet.topics.scoring import SHEET as WRITING
from belote_desktop.variants.rule_sheet.topics.standing import STANDING
from belote_desktop.variants.rule_sheet.topics.table import CARDS, DEALER, PACK, TABLE

BEFORE_THE_EXAMPLE = completed((
    TABLE, CARDS, DEALER, PACK, DEAL, AUCTION, DOUBLING, SECOND_DEAL, DISCARD, EXCHANGE, *PLAYING, LOCKED, MISPLAY,
    DECLARATIONS, *DECLARING, *SCORING,
))  # fmt: skip
AFTER_THE_EXAMPLE = completed((MATCH, STANDING))
CHAPTERS = (*BEFORE_THE_EXAMPLE, *AFTER_THE_EXAMPLE)

_TOLD_TOGETHER: Mapping[str, str] = MappingProxyType(
    {
        Rule.POSSESSION: Rule.TURN,
        Rule.PHASE: Rule.TURN,
    }
)
_TOLD_BY_SILENCE: Mapping[str, str] = MappingProxyType(
    {
        Rule.DOUBLING: Rule.AUCTION,
        Rule.EXCHANGE: Rule.TURN,
        Rule.MISPLAY: Rule.TURN,
        Rule.BELOTE: ROEM.anchor,
        Rule.DECLARATION: ROEM.anchor,
        WRITING.anchor: CONTRACT.anchor,
    }
)
"""What a game without a rule has instead: where nothing may be doubled, the auction says what may be said."""


def rule_sheet(rules: Ruleset) -> tuple[Section, ...]:
    """Every section that has something to say about this game, in the order of a deal."""
    written = (
        *(chapter.section(rules) for chapter in BEFORE_THE_EXAMPLE),
        example(rules),
        *(chapter.section(rules) for chapter in AFTER_THE_EXAMPLE),
    )
    return tuple(section for section in written if section.paragraphs)


def sentences(rules: Ruleset) -> tuple[Section, ...]:
    """The sheet without its worked example."""
    return tuple(chapter.section(rules) for chapter in CHAPTERS)


def section_about(sheet: tuple[Section, ...], rule: str) -> Section | None:
    """The section that states the rule of a refusal (`Rule`), or the one with this anchor; None where there is none."""
    for wanted in (_TOLD_TOGETHER.get(rule, rule), _TOLD_BY_SILENCE.get(rule)):
        found = next((section for section in sheet if section.anchor == wanted), None)
        if found is not None:
            return found
    return None
