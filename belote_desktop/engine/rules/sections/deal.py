"""Section of a ruleset: the deal."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import covered_cards, every, has, lacks, positive, turned
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

_lies_on_a_stack = every(covered_cards, has("turn_up", terms.TurnUp.LAST_CARD))
"""Games in which the turn-up is an open card of the dealer and stays on its stack."""


@dataclass(frozen=True, kw_only=True)
class DealRules:
    """How the cards are dealt: numbers of cards to each seat, packet by packet."""

    packets: tuple[int, ...] = rule(
        (3, 2),
        QT_TRANSLATE_NOOP("rules", "First packets"),
        QT_TRANSLATE_NOOP("rules", "How many cards each player gets at a time before the auction."),
        allowed=((3, 2), (2, 3), (3, 2, 3), (3, 3, 2), (2, 3, 3), (4, 4), (3, 3)),
        low=1,
        high=12,
    )
    turn_up: terms.TurnUp = rule(
        terms.TurnUp.NEXT_CARD,
        #: A rule: which card is turned up to propose trumps.
        QT_TRANSLATE_NOOP("rules", "Turn-up"),
        QT_TRANSLATE_NOOP("rules", "Which card is turned up to propose trumps."),
        secondary=True,
        statement=(
            Statement(Anchor.DEAL, {
                terms.TurnUp.NEXT_CARD: QT_TRANSLATE_NOOP("sheet", "The next card is turned up and proposes trumps."),
                terms.TurnUp.LAST_CARD: QT_TRANSLATE_NOOP("sheet",
                    "The dealer’s last card is turned up and proposes trumps."),
                terms.TurnUp.OTHER_PACK: QT_TRANSLATE_NOOP("sheet",
                    "A card that is not in play is turned up and proposes trumps. In the first deal it is a club."),
            }, when=lacks(_lies_on_a_stack)),
            Statement(Anchor.DEAL, {
                terms.TurnUp.LAST_CARD: QT_TRANSLATE_NOOP("sheet",
                    "The dealer’s last open card is the turn-up and proposes trumps. It stays where it is and is "
                    "played like any other."),
            }, when=_lies_on_a_stack),
        ),
    )  # fmt: skip
    turn_up_to: terms.TurnUpTo = rule(
        terms.TurnUpTo.TAKER,
        QT_TRANSLATE_NOOP("rules", "Turn-up goes to"),
        QT_TRANSLATE_NOOP("rules", "The player who takes the turn-up into hand."),
        aliases=("turnup_to",),
        matters=has("turn_up", terms.TurnUp.NEXT_CARD),
        statement=Statement(Anchor.SECOND_DEAL, {
            terms.TurnUpTo.TAKER: QT_TRANSLATE_NOOP("sheet",
                "The taker gets the turn-up, even if another suit was named."),
            terms.TurnUpTo.DEALER: QT_TRANSLATE_NOOP("sheet",
                "The turn-up goes to the dealer, no matter who the taker is."),
            terms.TurnUpTo.NOBODY: QT_TRANSLATE_NOOP("sheet", "Nobody gets the turn-up."),
        }, when=every(turned, lacks(_lies_on_a_stack))),
    )  # fmt: skip
    second_packets: tuple[int, ...] = rule(
        (3,),
        QT_TRANSLATE_NOOP("rules", "Second packets"),
        QT_TRANSLATE_NOOP(
            "rules",
            "How many cards complete each hand after the auction. The player with the turn-up gets one card less.",
        ),
        secondary=True,
        low=1,
        high=12,
    )
    talon_packets: tuple[int, ...] = rule(
        (),
        QT_TRANSLATE_NOOP("rules", "Face-down cards"),
        QT_TRANSLATE_NOOP("rules", "How many cards each player gets face down, to pick up after the auction."),
        secondary=True,
        low=1,
        high=12,
    )
    kitty: int = rule(
        0,
        #: A rule: how many cards are set apart for the taker.
        QT_TRANSLATE_NOOP("rules", "Kitty"),
        QT_TRANSLATE_NOOP("rules", "How many cards are set apart for the taker."),
        low=0,
        high=12,
        secondary=True,
        statement=(
            Statement(Anchor.DEAL,
                #: %n: 2 or more.
                QT_TRANSLATE_NOOP("sheet", "%n card(s) are set apart face down as the kitty.", "", 1),
                when=positive("kitty")),
            Statement(Anchor.DISCARD,
                QT_TRANSLATE_NOOP("sheet",
                    "The taker picks up the kitty and discards as many cards face down. These discards count as won "
                    "by the taker."),
                when=positive("kitty")),
        ),
    )  # fmt: skip
    stacks: int = rule(
        0,
        #: A rule: stacks of a covered and an open card.
        QT_TRANSLATE_NOOP("rules", "Stacks"),
        QT_TRANSLATE_NOOP("rules", "How many stacks of one covered and one open card each player has."),
        low=0,
        high=8,
        secondary=True,
    )
    exchange: terms.Exchange = rule(
        terms.Exchange.NONE,
        #: A rule: a low trump for the turn-up.
        QT_TRANSLATE_NOOP("rules", "Exchange"),
        QT_TRANSLATE_NOOP("rules", "Whether a low trump may be exchanged for the turn-up."),
        secondary=True,
    )
    exchange_origin: terms.ExchangeOrigin = rule(
        terms.ExchangeOrigin.FIRST_SIX,
        QT_TRANSLATE_NOOP("rules", "Card to exchange"),
        QT_TRANSLATE_NOOP("rules", "Which low trump may be exchanged for the turn-up."),
        secondary=True,
        before=terms.ExchangeOrigin.FIRST_SIX,
        statement=Statement(Anchor.EXCHANGE, {
            terms.ExchangeOrigin.FIRST_SIX: QT_TRANSLATE_NOOP("sheet",

                    "If the turn-up’s suit is trumps, the player with the lowest trump of the pack may "
                    "exchange it for the turn-up before playing a card. That trump must have been dealt "
                    "before the auction."),
            terms.ExchangeOrigin.ANY: QT_TRANSLATE_NOOP("sheet",

                    "If the turn-up’s suit is trumps, the player with the lowest trump of the pack may "
                    "exchange it for the turn-up before playing a card."),
        }, when=has("exchange", terms.Exchange.LOW_TRUMP)),
    )  # fmt: skip
    bottom_shown: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Bottom card"),
        QT_TRANSLATE_NOOP("rules", "The bottom card of the stock is shown once the hands are complete."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SECOND_DEAL, {
            True: QT_TRANSLATE_NOOP("sheet", "The bottom card of the stock is shown. It is not played."),
        }),
    )  # fmt: skip
    throw_in: terms.ThrowIn = rule(
        terms.ThrowIn.OFF,
        QT_TRANSLATE_NOOP("rules", "Throwing in"),
        QT_TRANSLATE_NOOP("rules", "Which hands may be thrown in before calling."),
        secondary=True,
        before=terms.ThrowIn.OFF,
        statement=Statement(Anchor.DEAL, {
            terms.ThrowIn.NO_POINTS: QT_TRANSLATE_NOOP("sheet",
                "Before calling, you may throw in a hand worth no points."),
            terms.ThrowIn.LOW_HAND: QT_TRANSLATE_NOOP("sheet",
                "Before calling, you may throw in a hand of nothing but sevens, eights and nines."),
            terms.ThrowIn.DEALER_SEVEN: QT_TRANSLATE_NOOP("sheet",
                "Before calling, the dealer may throw in a hand worth seven points or fewer."),
            terms.ThrowIn.DEALER_ANY: QT_TRANSLATE_NOOP("sheet", "Before calling, the dealer may throw in any hand."),
        }),
    )  # fmt: skip
    see_talon_on_pass: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Peeking after a pass"),
        QT_TRANSLATE_NOOP("rules", "After passing you may look at your face-down cards."),
        aliases=("kitty_on_pass",),
        secondary=True,
        before=False,
    )
