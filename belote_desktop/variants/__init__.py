"""The registered games, each declared as its changes to a parent game.

    >>> variants.get("classic", tie="litige", target=500)    # its rules, with options
    >>> [game.id for game in variants.all_variants()]        # every game
    >>> variants.variant("coinche").name                     # facts about a game

`belote-desktop rules show GAME --options` lists the options of a game and their values.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.rules import RulesetError
    from belote_desktop.variants.game_shelf import GameShelf
    from belote_desktop.variants.own_game import OwnGame, own_game
    from belote_desktop.variants.registry import all_variants, get, name_of, unestablished, unestablished_game, variant
    from belote_desktop.variants.variant import Variant

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.engine.rules": ("RulesetError",),
        "belote_desktop.variants.game_shelf": ("GameShelf",),
        "belote_desktop.variants.own_game": ("OwnGame", "own_game"),
        "belote_desktop.variants.registry": (
            "all_variants", "get", "name_of", "unestablished", "unestablished_game", "variant",
        ),
        "belote_desktop.variants.variant": ("Variant",),
    },
)  # fmt: skip

__all__ = [
    "GameShelf", "OwnGame", "RulesetError", "Variant", "all_variants", "get", "name_of", "own_game", "unestablished",
    "unestablished_game", "variant",
]  # fmt: skip
