"""Which paragraph of the rules each kind of drill practises."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.coach.drills import Kind, kinds_of
from belote_desktop.engine import Message, Rule, Ruleset, RulesetError
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.variants import GameShelf
from belote_desktop.variants.rule_sheet import Section
from belote_desktop.variants.rule_sheet.topics.table import OTHERS_RANK, TRUMPS_RANK


@dataclass(frozen=True)
class Taught:
    """A paragraph of a rule sheet: the one with this source or with all these facts, else the last of the section."""

    anchor: str
    source: str = ""
    facts: frozenset[str] = frozenset()

    def place(self, paragraphs: tuple[Message, ...]) -> int:
        """The place of the paragraph in its section, from 0."""
        told = (
            number
            for number, each in enumerate(paragraphs)
            if (self.source and each.source == self.source) or (self.facts and self.facts <= each.facts.keys())
        )
        return next(told, len(paragraphs) - 1)


_TRUMPS, _OTHERS = Taught(Anchor.CARDS, TRUMPS_RANK), Taught(Anchor.CARDS, OTHERS_RANK)
_PACK = Taught(Anchor.CARDS, facts=frozenset(("cards", "last_trick")))

TAUGHT: Mapping[Kind, tuple[Taught, ...]] = MappingProxyType(
    {
        Kind.MAY_PLAY: tuple(
            Taught(rule)
            for rule in (
                Rule.FOLLOW_SUIT, Rule.RAISE_TRUMP, Rule.BEAT_PLAIN, Rule.RUFF, Rule.OVERRUFF, Rule.UNDERRUFF,
                Rule.LOCKED,
            )
        ),
        Kind.WHO_WINS: (_OTHERS, Taught(Rule.TURN)),
        Kind.COUNT_TRICK: (_PACK,),
        Kind.COUNT_DEAL: (Taught(Anchor.SCORING), Taught("example")),
        Kind.DECLARATIONS: (Taught(Rule.DECLARATION),),
        Kind.TRUMPS_OUT: (_TRUMPS,),
        Kind.MASTER: (_OTHERS,),
        Kind.PROMISED: (Taught(Rule.AUCTION),),
        Kind.BID: (Taught(Rule.AUCTION),),
        Kind.CALL: (Taught(Rule.AUCTION), Taught(Rule.DOUBLING)),
        Kind.CARD: (Taught(Rule.TURN),),
    }
)  # fmt: skip
"""The paragraphs of each kind; a game has those that its sheet has."""


def drills_about(rules: Ruleset, shelf: GameShelf) -> tuple[Kind, ...]:
    """The kinds of drill of the game on the shelf that its rules with the options of a match have as well."""
    try:
        offered = kinds_of(shelf.rules(rules.variant))
    except RulesetError:  # a game of the user's own that was deleted
        return ()
    return tuple(kind for kind in kinds_of(rules) if kind in offered)


def practised(section: Section, kinds: Collection[Kind]) -> Mapping[int, tuple[Kind, ...]]:
    """The kinds of drill that practise each paragraph of a section, by its place from 0, out of those a game has."""
    found: dict[int, tuple[Kind, ...]] = {}
    for kind in kinds:
        for taught in TAUGHT[kind]:
            if taught.anchor == section.anchor:
                place = taught.place(section.paragraphs)
                found[place] = (*found.get(place, ()), kind)
    return found
