"""Sections of a ruleset: the table, the pack, the dealer and the deal.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule


@dataclass(frozen=True, kw_only=True)
class TableRules:
    """Who sits at the table, and which way the game goes."""

    seats: int = rule(
        4,
        QT_TRANSLATE_NOOP("rules", "players"),
        QT_TRANSLATE_NOOP("rules", "How many people play."),
        low=2,
        high=4,
        secondary=True,
    )
    sides: terms.Sides = rule(
        terms.Sides.PARTNERS,
        QT_TRANSLATE_NOOP("rules", "sides"),
        QT_TRANSLATE_NOOP("rules", "Whether players are partners or each alone."),
        secondary=True,
    )
    direction: terms.Direction = rule(
        terms.Direction.CCW,
        QT_TRANSLATE_NOOP("rules", "direction"),
        QT_TRANSLATE_NOOP("rules", "Which way the deal, the auction and the play go round."),
    )


@dataclass(frozen=True, kw_only=True)
class DeckRules:
    """The pack of cards."""

    lowest_rank: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "lowest rank"),
        QT_TRANSLATE_NOOP("rules", "The lowest rank of the pack: 0 is the 6, 1 the 7, 3 the 9."),
        low=0,
        high=3,
        secondary=True,
    )
    shuffle: terms.Shuffle = rule(
        terms.Shuffle.NEVER_AFTER_FIRST,
        QT_TRANSLATE_NOOP("rules", "shuffle"),
        QT_TRANSLATE_NOOP("rules", "When the cards are shuffled; otherwise the tricks are gathered and cut."),
    )
    cut: bool = rule(
        True, QT_TRANSLATE_NOOP("rules", "cut"), QT_TRANSLATE_NOOP("rules", "Whether the pack is cut before a deal.")
    )
    cutter: terms.Cutter = rule(
        terms.Cutter.BEFORE_DEALER,
        QT_TRANSLATE_NOOP("rules", "who cuts"),
        QT_TRANSLATE_NOOP("rules", "Which player cuts the pack."),
        secondary=True,
    )
    min_cut: int = rule(
        3,
        QT_TRANSLATE_NOOP("rules", "smallest cut"),
        QT_TRANSLATE_NOOP("rules", "The fewest cards that a part of the cut may have."),
        low=1,
        high=8,
        allowed=(2, 3, 4),
    )


@dataclass(frozen=True, kw_only=True)
class DealerRules:
    """Who deals."""

    dealer_rotation: terms.Rotation = rule(
        terms.Rotation.NEXT,
        QT_TRANSLATE_NOOP("rules", "next dealer"),
        QT_TRANSLATE_NOOP("rules", "Who deals after a deal that was played."),
        secondary=True,
    )
    dealer_after_pass: terms.AfterPass = rule(
        terms.AfterPass.NEXT,
        QT_TRANSLATE_NOOP("rules", "dealer after a pass-out"),
        QT_TRANSLATE_NOOP("rules", "Who deals after a deal in which everyone passed."),
    )


@dataclass(frozen=True, kw_only=True)
class DealRules:
    """How the cards are dealt: numbers of cards to each seat, packet by packet."""

    packets: tuple[int, ...] = rule(
        (3, 2),
        QT_TRANSLATE_NOOP("rules", "first packets"),
        QT_TRANSLATE_NOOP("rules", "How many cards each player gets at a time before the auction."),
        allowed=((3, 2), (2, 3), (3, 2, 3), (3, 3, 2), (2, 3, 3), (4, 4), (3, 3)),
        low=1,
        high=12,
    )
    turn_up: terms.TurnUp = rule(
        terms.TurnUp.NEXT_CARD,
        QT_TRANSLATE_NOOP("rules", "turned card"),
        QT_TRANSLATE_NOOP("rules", "Which card is turned up to propose a trump suit."),
        secondary=True,
    )
    turn_up_to: terms.TurnUpTo = rule(
        terms.TurnUpTo.TAKER,
        QT_TRANSLATE_NOOP("rules", "turned card goes to"),
        QT_TRANSLATE_NOOP("rules", "Who takes the turned card into the hand."),
        aliases=("turnup_to",),
    )
    second_packets: tuple[int, ...] = rule(
        (3,),
        QT_TRANSLATE_NOOP("rules", "second packets"),
        QT_TRANSLATE_NOOP(
            "rules", "How many cards complete each hand after the auction; who took the turned card gets one less."
        ),
        secondary=True,
        low=1,
        high=12,
    )
    talon_packets: tuple[int, ...] = rule(
        (),
        QT_TRANSLATE_NOOP("rules", "talon"),
        QT_TRANSLATE_NOOP("rules", "How many cards each player gets face down, to be picked up after the auction."),
        secondary=True,
        low=1,
        high=12,
    )
    kitty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "kitty"),
        QT_TRANSLATE_NOOP("rules", "How many cards lie aside for the declarer."),
        low=0,
        high=12,
        secondary=True,
    )
    stacks: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "stacks"),
        QT_TRANSLATE_NOOP("rules", "How many stacks of a covered and an open card each player has."),
        low=0,
        high=8,
        secondary=True,
    )
    exchange: terms.Exchange = rule(
        terms.Exchange.NONE,
        QT_TRANSLATE_NOOP("rules", "exchange"),
        QT_TRANSLATE_NOOP("rules", "Whether a low trump may be exchanged for the turned card."),
        secondary=True,
    )
    exchange_origin: terms.ExchangeOrigin = rule(
        terms.ExchangeOrigin.FIRST_SIX,
        QT_TRANSLATE_NOOP("rules", "card for the exchange"),
        QT_TRANSLATE_NOOP("rules", "Which low trump may be exchanged for the turned card."),
        secondary=True,
    )
    bottom_shown: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bottom card"),
        QT_TRANSLATE_NOOP("rules", "Whether the last card of the stock is shown after the second deal."),
        secondary=True,
    )
    throw_in: terms.ThrowIn = rule(
        terms.ThrowIn.OFF,
        QT_TRANSLATE_NOOP("rules", "throwing in"),
        QT_TRANSLATE_NOOP("rules", "Which hands their player may throw in before speaking."),
        secondary=True,
    )
    see_talon_on_pass: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "the talon after a pass"),
        QT_TRANSLATE_NOOP("rules", "Whether a player who has passed may look at the cards that lie face down."),
        aliases=("kitty_on_pass",),
        secondary=True,
    )
