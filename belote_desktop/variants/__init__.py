"""The registered games. A game is what it changes in another game."""

from belote_desktop.engine.rules import RulesetError
from belote_desktop.variants.registry import all_variants, get, unestablished, unestablished_game, variant
from belote_desktop.variants.variant import Variant

__all__ = ["RulesetError", "Variant", "all_variants", "get", "unestablished", "unestablished_game", "variant"]
