"""Section of a ruleset: the deal."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import covered_cards, every, has, lacks, positive, turned
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement


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
        statement=Statement(Anchor.DEAL, {
            terms.TurnUp.NEXT_CARD: QT_TRANSLATE_NOOP("sheet",
                "The next card is turned face up: it proposes a trump suit."),
            terms.TurnUp.LAST_CARD: QT_TRANSLATE_NOOP("sheet",
                "The dealer's last card is turned face up: it proposes a trump suit."),
            terms.TurnUp.OTHER_PACK: QT_TRANSLATE_NOOP("sheet",
                "A card that is not played with is turned face up: it proposes a trump suit, clubs in the first deal."),
        }),
    )  # fmt: skip
    turn_up_to: terms.TurnUpTo = rule(
        terms.TurnUpTo.TAKER,
        QT_TRANSLATE_NOOP("rules", "turned card goes to"),
        QT_TRANSLATE_NOOP("rules", "Who takes the turned card into the hand."),
        aliases=("turnup_to",),
        matters=has("turn_up", terms.TurnUp.NEXT_CARD),
        statement=Statement(Anchor.SECOND_DEAL, {
            terms.TurnUpTo.TAKER: QT_TRANSLATE_NOOP("sheet",
                "The taker gets the turned card, also when another suit was named."),
            terms.TurnUpTo.DEALER: QT_TRANSLATE_NOOP("sheet", "The dealer gets the turned card, whoever has taken."),
            terms.TurnUpTo.NOBODY: QT_TRANSLATE_NOOP("sheet", "Nobody gets the turned card."),
        }, when=every(turned, lacks(every(covered_cards, has("turn_up", terms.TurnUp.LAST_CARD))))),
    )  # fmt: skip
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
        statement=(
            Statement(Anchor.DEAL,
                QT_TRANSLATE_NOOP("sheet", "{kitty} cards are laid aside, face down, for the taker."),
                when=positive("kitty")),
            Statement(Anchor.DISCARD,
                QT_TRANSLATE_NOOP("sheet",
                    "The taker picks up the {kitty} cards laid aside and lays as many away; what is laid away counts "
                    "as won by the taker."),
                when=positive("kitty")),
        ),
    )  # fmt: skip
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
        before=terms.ExchangeOrigin.FIRST_SIX,
        statement=Statement(Anchor.EXCHANGE, {
            terms.ExchangeOrigin.FIRST_SIX: QT_TRANSLATE_NOOP("sheet",
                "If the turned suit has become trumps, a player who was dealt its lowest card before the auction may "
                "exchange it for the turned card, before playing a card."),
            terms.ExchangeOrigin.ANY: QT_TRANSLATE_NOOP("sheet",
                "If the turned suit has become trumps, a player who holds its lowest card may exchange it for the "
                "turned card, before playing a card."),
        }, when=has("exchange", terms.Exchange.LOW_TRUMP)),
    )  # fmt: skip
    bottom_shown: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bottom card"),
        QT_TRANSLATE_NOOP("rules", "Whether the last card of the stock is shown after the second deal."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SECOND_DEAL, {
            True: QT_TRANSLATE_NOOP("sheet", "The bottom card of the stock is shown; it takes no part in the play."),
        }),
    )  # fmt: skip
    throw_in: terms.ThrowIn = rule(
        terms.ThrowIn.OFF,
        QT_TRANSLATE_NOOP("rules", "throwing in"),
        QT_TRANSLATE_NOOP("rules", "Which hands their player may throw in before speaking."),
        secondary=True,
        before=terms.ThrowIn.OFF,
        statement=Statement(Anchor.DEAL, {
            terms.ThrowIn.NO_POINTS: QT_TRANSLATE_NOOP("sheet",
                "A player whose cards are worth no points at all may throw the deal in before speaking."),
            terms.ThrowIn.LOW_HAND: QT_TRANSLATE_NOOP("sheet",
                "A player whose cards are all sevens, eights and nines may throw the deal in before speaking."),
            terms.ThrowIn.DEALER_SEVEN: QT_TRANSLATE_NOOP("sheet",
                "A dealer whose cards are worth seven points or fewer may throw the deal in before speaking."),
            terms.ThrowIn.DEALER_ANY: QT_TRANSLATE_NOOP("sheet",
                "The dealer may throw the deal in before speaking, with any hand."),
        }),
    )  # fmt: skip
    see_talon_on_pass: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "the talon after a pass"),
        QT_TRANSLATE_NOOP("rules", "Whether a player who has passed may look at the cards that lie face down."),
        aliases=("kitty_on_pass",),
        secondary=True,
        before=False,
    )
