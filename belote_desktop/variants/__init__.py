"""The registered games. A game is what it changes in another game."""

from belote_desktop.engine.rules import RulesetError
from belote_desktop.variants.game_shelf import GameShelf
from belote_desktop.variants.own_game import OwnGame, own_game
from belote_desktop.variants.registry import all_variants, get, name_of, unestablished, unestablished_game, variant
from belote_desktop.variants.variant import Variant

__all__ = [
    "GameShelf", "OwnGame", "RulesetError", "Variant", "all_variants", "get", "name_of", "own_game", "unestablished",
    "unestablished_game", "variant",
]  # fmt: skip
