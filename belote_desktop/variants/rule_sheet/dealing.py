"""Sentences on the deal, and on the cards dealt after the auction. Source: docs/rules, Dealing."""

from __future__ import annotations

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.rules.terms import Exchange, ExchangeOrigin, ThrowIn, TurnUp, TurnUpTo
from belote_desktop.variants.rule_sheet.conditions import covered_cards, every, has, lacks, positive, turned
from belote_desktop.variants.rule_sheet.lines import Chapter, Facts, always, by, values


def _packets(name: str) -> Facts:
    return lambda rules: {
        "packets": spelled(rules.value(name)),
        "dealt": sum(rules.value(name)),
        "hand_size": rules.hand_size - 2 * rules.value("stacks"),
    }


def _comes_to_somebody(rules: Ruleset) -> bool:
    """Whether the turned card goes into a hand, which then gets a card less than the others."""
    return turned(rules) and rules.value("turn_up_to") is not TurnUpTo.NOBODY


DEAL = Chapter("deal", QT_TRANSLATE_NOOP("sheet", "Deal"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "The cards are dealt in packets ({packets}), first to the player after the dealer, so that each player "
           "has {dealt} in hand."), _packets("packets"), when=positive("packets")),
    always(QT_TRANSLATE_NOOP("sheet",
           "Before each player {stacks} stacks are laid on the table, each of a card face down and a card face up on "
           "top of it."), values("stacks"), when=covered_cards),
    by("turn_up", {
        TurnUp.NEXT_CARD: QT_TRANSLATE_NOOP("sheet", "The next card is turned face up: it proposes a trump suit."),
        TurnUp.LAST_CARD: QT_TRANSLATE_NOOP("sheet",
            "The dealer's last card is turned face up: it proposes a trump suit."),
        TurnUp.OTHER_PACK: QT_TRANSLATE_NOOP("sheet",
            "A card that is not played with is turned face up: it proposes a trump suit, clubs in the first deal."),
    }),
    by("see_talon_on_pass", {
        False: QT_TRANSLATE_NOOP("sheet",
            "Each player also gets {dealt} cards face down, which nobody may look at before the auction is over."),
        True: QT_TRANSLATE_NOOP("sheet",
            "Each player also gets {dealt} cards face down; only a player who has passed may look at them."),
    }, _packets("talon_packets"), when=positive("talon_packets")),
    always(QT_TRANSLATE_NOOP("sheet", "{kitty} cards are laid aside, face down, for the taker."), values("kitty"),
           when=positive("kitty")),
    by("throw_in", {
        ThrowIn.NO_POINTS: QT_TRANSLATE_NOOP("sheet",
            "A player whose cards are worth no points at all may throw the deal in before speaking."),
        ThrowIn.LOW_HAND: QT_TRANSLATE_NOOP("sheet",
            "A player whose cards are all sevens, eights and nines may throw the deal in before speaking."),
        ThrowIn.DEALER_SEVEN: QT_TRANSLATE_NOOP("sheet",
            "A dealer whose cards are worth seven points or fewer may throw the deal in before speaking."),
        ThrowIn.DEALER_ANY: QT_TRANSLATE_NOOP("sheet",
            "The dealer may throw the deal in before speaking, with any hand."),
    }),
))  # fmt: skip

SECOND_DEAL = Chapter("second_deal", QT_TRANSLATE_NOOP("sheet", "After the auction"), (
    by("turn_up_to", {
        TurnUpTo.TAKER: QT_TRANSLATE_NOOP("sheet",
            "The taker gets the turned card, also when another suit was named."),
        TurnUpTo.DEALER: QT_TRANSLATE_NOOP("sheet", "The dealer gets the turned card, whoever has taken."),
        TurnUpTo.NOBODY: QT_TRANSLATE_NOOP("sheet", "Nobody gets the turned card."),
    }, when=every(turned, lacks(every(covered_cards, has("turn_up", TurnUp.LAST_CARD))))),
    by(_comes_to_somebody, {
        True: QT_TRANSLATE_NOOP("sheet",
            "Then each player is dealt {packets} more cards, and whoever got the turned card one card less, so that "
            "everyone holds {hand_size}."),
        False: QT_TRANSLATE_NOOP("sheet",
            "Then each player is dealt {packets} more cards, so that everyone has {hand_size}."),
    }, _packets("second_packets"), when=positive("second_packets")),
    always(QT_TRANSLATE_NOOP("sheet",
           "Everyone picks up the cards that lay face down, and so holds {hand_size}."),
           _packets("talon_packets"), when=positive("talon_packets")),
    always(QT_TRANSLATE_NOOP("sheet", "The bottom card of the stock is shown; it takes no part in the play."),
           when=has("bottom_shown", True)),
))  # fmt: skip

DISCARD = Chapter(Rule.DISCARD, QT_TRANSLATE_NOOP("sheet", "The cards laid aside"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "The taker picks up the {kitty} cards laid aside and lays as many away; what is laid away counts as won by "
           "the taker."), values("kitty"), when=positive("kitty")),
))  # fmt: skip

EXCHANGE = Chapter(Rule.EXCHANGE, QT_TRANSLATE_NOOP("sheet", "Exchange"), (
    by("exchange_origin", {
        ExchangeOrigin.FIRST_SIX: QT_TRANSLATE_NOOP("sheet",
            "If the turned suit has become trumps, a player who was dealt its lowest card before the auction may "
            "exchange it for the turned card, before playing a card."),
        ExchangeOrigin.ANY: QT_TRANSLATE_NOOP("sheet",
            "If the turned suit has become trumps, a player who holds its lowest card may exchange it for the turned "
            "card, before playing a card."),
    }, exchange=(Exchange.LOW_TRUMP,)),
))  # fmt: skip
