"""Personas: temperaments for players of any level, given as numbers; no code depends on a persona's name.

The numbers lower the margins of the rules of thumb (`standards.Caution`), raise the results expected from searched
calls (`call_search`), and multiply the weights of ideas (`styles`). The persona of a seat is fixed for the match and
stands in the match file after the level.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.players.calls.lacks.asked import OF_CLUB_PLAYERS, Lack
from belote_desktop.players.calls.lacks.master_rules import few_masters, weak_sun
from belote_desktop.players.calls.lacks.suit_rules import too_few


@dataclass(frozen=True)
class Persona:
    """A persona as it is shown to people (`name` and `sentence` are English, context `players`), and its numbers."""

    id: str
    name: str
    sentence: str
    taking: int = 0
    """How many points of 162 it overrates a contract of its own side by."""
    taking_by_model: tuple[tuple[AuctionModel, int], ...] = ()
    """`taking` for these models of auction, where it differs."""
    raising: int = 0
    """How many points of 162 it overrates its side by in a contract that this side was the last to raise."""
    asked: tuple[Lack, ...] = OF_CLUB_PLAYERS
    """What it asks of a hand that names a contract, of what its level asks."""
    ideas: tuple[tuple[str, float], ...] = ()
    """How many times as much an idea (`styles.ALL_IDEAS`, by name) counts as with others."""

    def taking_in(self, model: AuctionModel) -> int:
        """`taking`, or its value for auctions of this model."""
        return dict(self.taking_by_model).get(model, self.taking)


EVEN = Persona(
    #: A temperament of computer players.
    "even", QT_TRANSLATE_NOOP("players", "Balanced"),
    #: A temperament of computer players, described.
    QT_TRANSLATE_NOOP("players", "Takes and doubles when the hand is worth it."),
)  # fmt: skip
# Chosen so that none costs much more than 3 points a deal. Club players with each against club players without, in the
# order below (`belote-desktop arena --game coinche --a "club prudent" --b club --deals 2000 --seed 4002`, for the bold
# and the fighter seed 4001): -2.7 ± 1.5, -3.1 ± 2.5 and -2.7 ± 1.5 in coinche; -2.4 ± 1.1, +1.3 ± 1.2 and +0.6 ± 0.6 in
# classic; +0.1 ± 0.2, +0.2 ± 0.2 and +0.1 ± 0.1 in belot-bg (1,000 pairs each). Where points are bid, a careful player
# with -8 lost 13.4 ± 2.4. On the ladder of belot-bg less than -8 changes no opening of a club player.
PERSONAS: tuple[Persona, ...] = (
    EVEN,
    Persona(
        #: A temperament of computer players.
        "prudent", QT_TRANSLATE_NOOP("players", "Careful"),
        #: A temperament of computer players, described.
        QT_TRANSLATE_NOOP("players", "Takes and doubles only with strength to spare, and saves its trumps."),
        taking=-5, taking_by_model=((AuctionModel.LADDER, -8), (AuctionModel.POINTS, -2)), raising=-4,
        ideas=(("save_trumps", 1.25),),
    ),
    Persona(
        #: A temperament of computer players.
        "bold", QT_TRANSLATE_NOOP("players", "Bold"),
        #: A temperament of computer players, described.
        QT_TRANSLATE_NOOP("players", "Takes with less than others."),
        taking=4, raising=1, asked=(too_few, few_masters, weak_sun),
    ),
    Persona(
        #: A temperament of computer players.
        "fighter", QT_TRANSLATE_NOOP("players", "Fighter"),
        #: A temperament of computer players, described.
        QT_TRANSLATE_NOOP("players", "Doubles and redoubles sooner than others, and draws trumps at once."),
        raising=7, ideas=(("pull_trumps", 1.5),),
    ),
)  # fmt: skip
"""Every persona; the first is what a level is by itself."""


@dataclass(frozen=True)
class Kind:
    """What a computer player is, by the ids of its level and its persona; written `club`, or `club bold`."""

    level: str
    persona: str = EVEN.id

    @classmethod
    def of(cls, text: str) -> Kind:
        """The kind that is written so; neither the level nor the persona need exist."""
        level, _, persona = " ".join(text.split()).partition(" ")
        return cls(level, persona or EVEN.id)

    def __str__(self) -> str:
        return self.level if self.persona == EVEN.id else f"{self.level} {self.persona}"
