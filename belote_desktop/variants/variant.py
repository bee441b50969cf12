"""`Variant`: a registered game with its id, its texts, its changes to the parent, and its badges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.variants.declaration_words import DeclarationWords


class Length(Choice):
    """How long a match takes at the default target."""

    SHORT = "short", QT_TRANSLATE_NOOP("variants", "short")
    MEDIUM = "medium", QT_TRANSLATE_NOOP("variants", "medium")
    LONG = "long", QT_TRANSLATE_NOOP("variants", "long")


class Luck(Choice):
    """How much luck decides a match."""

    LITTLE = "little", QT_TRANSLATE_NOOP("variants", "little")
    SOME = "some", QT_TRANSLATE_NOOP("variants", "some")
    MUCH = "much", QT_TRANSLATE_NOOP("variants", "much")


class Difficulty(Choice):
    """How much there is to learn and to think of."""

    EASY = "easy", QT_TRANSLATE_NOOP("variants", "easy")
    MODERATE = "moderate", QT_TRANSLATE_NOOP("variants", "moderate")
    DEMANDING = "demanding", QT_TRANSLATE_NOOP("variants", "demanding")


class Standing(Choice):
    """How well the rules of a game are documented."""

    STANDARD = "standard", QT_TRANSLATE_NOOP("variants", "standard")
    HOUSE = "house", QT_TRANSLATE_NOOP("variants", "house version")
    REVIEW = "review", QT_TRANSLATE_NOOP("variants", "awaiting a native player's review")
    UNKNOWN = "unknown", QT_TRANSLATE_NOOP("variants", "not established")
    OWN = "own", QT_TRANSLATE_NOOP("variants", "yours")


_STANDINGS: Mapping[Confidence, Standing] = MappingProxyType(
    {
        Confidence.A: Standing.STANDARD,
        Confidence.B: Standing.STANDARD,
        Confidence.C: Standing.HOUSE,
        Confidence.D: Standing.REVIEW,
    }
)


@dataclass(frozen=True)
class Variant:
    """A registered game. Texts are English (context `variants`); `changes` are options over the parent's values.

    `source` says which text a game follows, with the readings taken; `known` what is known of a game
    whose rules are not established: then it has the rules of its nearest relative, to begin a house version with.
    Both are empty elsewhere. How many players and cards it has follows from its ruleset. `is_own` marks a game a person
    has made: it is not registered, and its id is its name. `raises` is what raising a contract is called, level by
    level (context `calls`), `declared` what declarations are; None where they are called as in the parent.
    """

    id: str
    name: str
    country: str
    flavour: str
    parent: str | None = None
    changes: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    confidence: Confidence = Confidence.A
    length: Length = Length.MEDIUM
    luck: Luck = Luck.SOME
    difficulty: Difficulty = Difficulty.MODERATE
    source: str = ""
    known: str = ""
    is_own: bool = False
    raises: tuple[str, ...] | None = None
    declared: DeclarationWords | None = None

    @property
    def standing(self) -> Standing:
        """How well the rules are established, in a word; of a game of the person's own, that it is theirs."""
        if self.is_own:
            return Standing.OWN
        return Standing.UNKNOWN if self.known else _STANDINGS[self.confidence]
