"""Statements: the sentences of the rule sheet about a rule, part of the rule's declaration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from belote_desktop.engine.rules.needs import Condition, in_every_game


class Anchor(StrEnum):
    """The sections of a rule sheet, in the order of a deal; those that can refuse an action are called as in `Rule`."""

    PLAYERS = "players"
    CARDS = "cards"
    DEALER = "dealer"
    PACK = "pack"
    DEAL = "deal"
    AUCTION = "auction"
    DOUBLING = "doubling"
    SECOND_DEAL = "second_deal"
    DISCARD = "discard"
    EXCHANGE = "exchange"
    TURN = "turn"
    FOLLOW_SUIT = "follow_suit"
    RAISE_TRUMP = "raise_trump"
    BEAT_PLAIN = "beat_plain"
    RUFF = "ruff"
    OVERRUFF = "overruff"
    UNDERRUFF = "underruff"
    LOCKED = "locked"
    MISPLAY = "misplay"
    DECLARATION = "declaration"
    ROEM = "roem"
    BELOTE = "belote"
    CAPOT = "capot"
    SCORING = "scoring"
    TIE = "tie"
    ROUNDING = "rounding"
    PENALTIES = "penalties"
    MATCH = "match"
    STANDING = "standing"


@dataclass(frozen=True)
class Statement:
    """The sentences about a rule in one section of the rule sheet, for the games in which `when` is true.

    `sentences` has a sentence for each value that has something to say, or is one sentence for every value; all are
    marked for translation in the context `sheet`. A place such as `{kitty}` is filled with the value of that rule, and
    `%n` with the value of the rule itself, or of the one named `counts`.
    """

    anchor: Anchor
    sentences: Mapping[object, str] | str
    when: Condition = in_every_game
    counts: str = ""
