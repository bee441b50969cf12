"""`Variant`: a registered game with its id, its texts, its changes to the parent, and its badges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.declaration_words import DeclarationWords


class Length(Choice):
    """How long a match takes at the default target."""

    #: One word after a label. The length of a match. French: agrees with partie.
    SHORT = "short", QT_TRANSLATE_NOOP("variants", "short")
    #: One word after a label. The length of a match.
    MEDIUM = "medium", QT_TRANSLATE_NOOP("variants", "medium")
    #: One word after a label. The length of a match.
    LONG = "long", QT_TRANSLATE_NOOP("variants", "long")


class Luck(Choice):
    """How much luck decides a match."""

    #: One word after a label. The share of luck.
    LITTLE = "little", QT_TRANSLATE_NOOP("variants", "little")
    #: One word after a label. The share of luck.
    SOME = "some", QT_TRANSLATE_NOOP("variants", "some")
    #: One word after a label. The share of luck.
    MUCH = "much", QT_TRANSLATE_NOOP("variants", "a lot")


class Difficulty(Choice):
    """How much there is to learn and to think of."""

    #: One word after a label. The difficulty of a game.
    EASY = "easy", QT_TRANSLATE_NOOP("variants", "easy")
    #: One word after a label. The difficulty of a game.
    MODERATE = "moderate", QT_TRANSLATE_NOOP("variants", "moderate")
    #: One word after a label. The difficulty of a game.
    DEMANDING = "demanding", QT_TRANSLATE_NOOP("variants", "hard")


LIKENESS: Mapping[Choice, str] = MappingProxyType(
    {
        #: On the card of a game. Little room.
        Length.SHORT: QT_TRANSLATE_NOOP("variants", "short match"),
        #: On the card of a game. Little room.
        Length.MEDIUM: QT_TRANSLATE_NOOP("variants", "medium match"),
        #: On the card of a game. Little room.
        Length.LONG: QT_TRANSLATE_NOOP("variants", "long match"),
        #: On the card of a game: how much luck decides. Little room.
        Luck.LITTLE: QT_TRANSLATE_NOOP("variants", "little luck"),
        #: On the card of a game: how much luck decides. Little room.
        Luck.SOME: QT_TRANSLATE_NOOP("variants", "some luck"),
        #: On the card of a game: how much luck decides. Little room.
        Luck.MUCH: QT_TRANSLATE_NOOP("variants", "a lot of luck"),
    }
)
"""What a card of the catalogue says of the length of a match and the share of luck."""


class Standing(Choice):
    """How well the rules of a game are documented."""

    #: One word after a label. How well the rules are known.
    STANDARD = "standard", QT_TRANSLATE_NOOP("variants", "well documented")
    #: One word after a label. How well the rules are known.
    HOUSE = "house", QT_TRANSLATE_NOOP("variants", "house version")
    #: One word after a label. How well the rules are known.
    REVIEW = "review", QT_TRANSLATE_NOOP("variants", "to be checked by a local player")
    #: One word after a label. How well the rules are known.
    UNKNOWN = "unknown", QT_TRANSLATE_NOOP("variants", "no written rules")
    #: One word after a label. The rules are your own.
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
