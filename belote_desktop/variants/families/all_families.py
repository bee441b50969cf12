"""The families of games in the order of the catalogue; each game belongs to exactly one."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.families.arabia import ARABIA
from belote_desktop.variants.families.as_published import AS_PUBLISHED
from belote_desktop.variants.families.atlantic import ATLANTIC
from belote_desktop.variants.families.balkans import BALKANS
from belote_desktop.variants.families.contree import CONTREE
from belote_desktop.variants.families.eastern_europe import EASTERN_EUROPE
from belote_desktop.variants.families.fewer_players import FEWER_PLAYERS
from belote_desktop.variants.families.french import FRENCH
from belote_desktop.variants.families.greece_and_cyprus import GREECE_AND_CYPRUS
from belote_desktop.variants.families.house_games import HOUSE_GAMES
from belote_desktop.variants.families.unestablished import UNESTABLISHED
from belote_desktop.variants.variant import Variant


@dataclass(frozen=True)
class Family:
    """Games that belong together. `name` is English, context `variants`."""

    id: str
    name: str
    games: tuple[Variant, ...]


FAMILIES = (
    #: A family of games, heading of a list.
    Family("classic", QT_TRANSLATE_NOOP("variants", "Classic Belote and its house versions"), (*FRENCH, *HOUSE_GAMES)),
    #: A family of games, heading of a list.
    Family("contree", QT_TRANSLATE_NOOP("variants", "Contrée and Coinche"), CONTREE),
    #: A family of games, heading of a list.
    Family("fewer", QT_TRANSLATE_NOOP("variants", "French Belote for two and three"), FEWER_PLAYERS),
    #: A family of games, heading of a list.
    Family("balkans", QT_TRANSLATE_NOOP("variants", "Balkans"), BALKANS),
    #: A family of games, heading of a list.
    Family("greece", QT_TRANSLATE_NOOP("variants", "Greece and Cyprus"), GREECE_AND_CYPRUS),
    #: A family of games, heading of a list.
    Family("east", QT_TRANSLATE_NOOP("variants", "Eastern Europe and the Caucasus"), EASTERN_EUROPE),
    #: A family of games, heading of a list.
    Family("arabia", QT_TRANSLATE_NOOP("variants", "Arabia"), ARABIA),
    #: A family of games, heading of a list.
    Family("atlantic", QT_TRANSLATE_NOOP("variants", "Netherlands and North America"), ATLANTIC),
    #: A family of games, heading of a list: each follows one published text.
    Family("published", QT_TRANSLATE_NOOP("variants", "Following a single text"), AS_PUBLISHED),
    #: A family of games, heading of a list.
    Family("unknown", QT_TRANSLATE_NOOP("variants", "Games without written rules"), UNESTABLISHED),
)
ONE_OF_EACH = (
    "classic",
    "coinche",
    "belot-bg",
    "decouverte",
    "bela-4p",
    "baloot",
    "pilotta",
    "belote-3p-24",
    "tarabish",
)
"""Games that have little in common: who looks round for the first time sees one of each kind."""
