"""Sentences on the table, the pack, the deal and the auction. Source: rule files 01 and 23."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Denomination, Rule, Ruleset, Suit
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.rules.terms import (
    AfterPass,
    AllTrumpScale,
    AuctionModel,
    Direction,
    Doubling,
    Leader,
    NoTrumpCalls,
    NoTrumpScale,
    PassOut,
    Rotation,
    SecondRoundSuits,
    Shuffle,
    Sides,
    TurnUp,
    TurnUpTo,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, Facts, always, by, values

TRUMPLESS = (NoTrumpCalls.ROUND2, NoTrumpCalls.BOTH)


def _cards_of(trump: bool) -> Facts:
    """A suit from its highest card down, the points of these cards and their sum; spades stand for the trumps."""

    def facts(rules: Ruleset) -> Mapping[str, object]:
        table = rank_table(rules.cards, Denomination.SPADES)
        suit = Suit.SPADES if trump else Suit.HEARTS
        cards = [card for card in pack(rules) if card.suit is suit]
        cards.sort(key=table.strength.__getitem__, reverse=True)
        points = tuple(table.points[card] for card in cards)
        return {"cards": tuple(cards), "points": points, "total": sum(points)}

    return facts


def _pack_points(rules: Ruleset) -> Mapping[str, object]:
    table = rank_table(rules.cards, Denomination.SPADES)
    total = sum(table.points[card] for card in pack(rules))
    last = rules.value("last_trick")
    return {"cards": total, "last_trick": last, "total": total + last}


def _packets(name: str) -> Facts:
    return lambda rules: {"packets": spelled(rules.value(name)), "hand_size": rules.hand_size}


TABLE = Chapter("players", QT_TRANSLATE_NOOP("sheet", "Players"), (
    by("sides", {
        Sides.PARTNERS: QT_TRANSLATE_NOOP("sheet", "{seats} play, in two pairs; partners sit opposite each other."),
        Sides.ALONE: QT_TRANSLATE_NOOP("sheet", "{seats} play, each alone."),
    }, values("seats")),
    by("direction", {
        Direction.CCW: QT_TRANSLATE_NOOP("sheet", "Deal, auction and play go round counter-clockwise."),
        Direction.CW: QT_TRANSLATE_NOOP("sheet", "Deal, auction and play go round clockwise."),
    }),
))  # fmt: skip

CARDS = Chapter("cards", QT_TRANSLATE_NOOP("sheet", "Cards"), (
    by("lowest_rank", {
        0: QT_TRANSLATE_NOOP("sheet", "36 cards are used, in each suit from the six to the ace."),
        1: QT_TRANSLATE_NOOP("sheet", "32 cards are used, in each suit from the seven to the ace."),
        2: QT_TRANSLATE_NOOP("sheet", "28 cards are used, in each suit from the eight to the ace."),
        3: QT_TRANSLATE_NOOP("sheet", "24 cards are used, in each suit from the nine to the ace."),
    }),
    always(QT_TRANSLATE_NOOP("sheet",
           "Trumps from the highest down, here in spades: {cards}. They count {points}, together {total}."),
           _cards_of(trump=True)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Every other suit from the highest down, here in hearts: {cards}. They count {points}, together {total}."),
           _cards_of(trump=False)),
    always(QT_TRANSLATE_NOOP("sheet",
           "The cards of a deal count {cards}, and with {last_trick} for the last trick {total}."), _pack_points),
    by("sa_scale", {
        NoTrumpScale.ACE19: QT_TRANSLATE_NOOP("sheet",
            "Without trumps an ace counts 19 and the other cards count as in a plain suit."),
        NoTrumpScale.RAW: QT_TRANSLATE_NOOP("sheet",
            "Without trumps every suit counts as a plain suit, 130 points in all."),
    }, sa_ta_in_classic=TRUMPLESS),
    by("ta_scale", {
        AllTrumpScale.RESCALED: QT_TRANSLATE_NOOP("sheet",
            "In all trumps every suit ranks as trumps do, and jack, nine, ace, ten, king and queen "
            "count 14, 9, 6, 5, 3 and 1."),
        AllTrumpScale.RESCALED_FFB: QT_TRANSLATE_NOOP("sheet",
            "In all trumps every suit ranks as trumps do, and jack, nine, ace, ten, king and queen "
            "count 13, 9, 6, 5, 3 and 2."),
        AllTrumpScale.RAW: QT_TRANSLATE_NOOP("sheet",
            "In all trumps every suit ranks and counts as trumps do, 248 points in all."),
    }, sa_ta_in_classic=TRUMPLESS),
))  # fmt: skip

DEALER = Chapter("dealer", QT_TRANSLATE_NOOP("sheet", "Dealer"), (
    always(QT_TRANSLATE_NOOP("sheet", "The first dealer is drawn by lot.")),
    by("dealer_rotation", {
        Rotation.NEXT: QT_TRANSLATE_NOOP("sheet", "After each deal the next player in turn deals."),
        Rotation.SAME: QT_TRANSLATE_NOOP("sheet", "The same player deals throughout."),
        Rotation.WINNER: QT_TRANSLATE_NOOP("sheet", "After each deal a player of the side that won it deals."),
    }),
    by("dealer_after_pass", {
        AfterPass.NEXT: QT_TRANSLATE_NOOP("sheet", "When everyone has passed, the next player deals as well."),
        AfterPass.SAME: QT_TRANSLATE_NOOP("sheet", "When everyone has passed, the same player deals again."),
    }, pass_out=(PassOut.NEXT_DEALER,)),
    by("shuffle", {
        Shuffle.NEVER_AFTER_FIRST: QT_TRANSLATE_NOOP("sheet",
            "The cards are shuffled before the first deal only. Later each side's tricks are gathered in the order "
            "they were won, and the takers' pile is put on top."),
        Shuffle.EVERY_DEAL: QT_TRANSLATE_NOOP("sheet", "The cards are shuffled before every deal."),
        Shuffle.ON_PASS_OUT: QT_TRANSLATE_NOOP("sheet",
            "The cards are shuffled before the first deal and after a deal that was passed out. Otherwise each side's "
            "tricks are gathered in the order they were won, and the takers' pile is put on top."),
        Shuffle.DEALER_CHOICE: QT_TRANSLATE_NOOP("sheet",
            "The dealer may shuffle or not. If not, each side's tricks are gathered in the order they were won, "
            "and the takers' pile is put on top."),
    }),
    by("cut", {
        True: QT_TRANSLATE_NOOP("sheet",
            "The player before the dealer cuts the pack once; each part has at least {min_cut} cards."),
        False: QT_TRANSLATE_NOOP("sheet", "The pack is not cut."),
    }, values("min_cut")),
))  # fmt: skip

DEAL = Chapter("deal", QT_TRANSLATE_NOOP("sheet", "Deal"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "The cards are dealt to each player in packets ({packets}), first to the player after the dealer."),
           _packets("packets")),
    by("turn_up", {
        TurnUp.NEXT_CARD: QT_TRANSLATE_NOOP("sheet", "The next card is turned face up: it proposes a trump suit."),
        TurnUp.LAST_CARD: QT_TRANSLATE_NOOP("sheet",
            "The dealer's last card is turned face up: it proposes a trump suit."),
    }),
))  # fmt: skip

AUCTION = Chapter(Rule.AUCTION, QT_TRANSLATE_NOOP("sheet", "Auction"), (
    by("auction_model", {
        AuctionModel.TAKE_TURN_UP: QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. In the first round each player passes or takes; the suit of "
            "the turned card is then trumps. The first to take ends the auction and is the taker."),
    }),
    by("second_round_suits", {
        SecondRoundSuits.OTHER: QT_TRANSLATE_NOOP("sheet",
            "If all pass there is a second round, in which each player passes or names a suit as trumps, "
            "but not the suit of the turned card."),
        SecondRoundSuits.ANY: QT_TRANSLATE_NOOP("sheet",
            "If all pass there is a second round, in which each player passes or names any suit as trumps."),
    }, auction_model=(AuctionModel.TAKE_TURN_UP,)),
    by("sa_ta_in_classic", {
        NoTrumpCalls.ROUND2: QT_TRANSLATE_NOOP("sheet",
            "In the second round a player may also name no trump or all trump."),
        NoTrumpCalls.BOTH: QT_TRANSLATE_NOOP("sheet",
            "In both rounds a player may also name no trump or all trump."),
    }),
    by("pass_out", {
        PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
            "If all pass again nobody scores, points held over stay where they are, and the cards are dealt anew."),
        PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
            "If the three others pass again, the dealer must name a suit."),
    }),
))  # fmt: skip

DOUBLING = Chapter(Rule.DOUBLING, QT_TRANSLATE_NOOP("sheet", "Doubling"), (
    by("doubling", {
        Doubling.OFF: QT_TRANSLATE_NOOP("sheet", "There is no doubling."),
        Doubling.ON: QT_TRANSLATE_NOOP("sheet",
            "After the auction each defender may double. The winners of a doubled deal then write everything but "
            "belote {times} times; the losers write only their belote."),
    }, lambda rules: {"times": rules.value("multipliers")[0]}),
))  # fmt: skip

SECOND_DEAL = Chapter("second_deal", QT_TRANSLATE_NOOP("sheet", "Second deal"), (
    by("turn_up_to", {
        TurnUpTo.TAKER: QT_TRANSLATE_NOOP("sheet",
            "The taker gets the turned card, also when another suit was named."),
        TurnUpTo.DEALER: QT_TRANSLATE_NOOP("sheet", "The dealer gets the turned card, whoever has taken."),
        TurnUpTo.NOBODY: QT_TRANSLATE_NOOP("sheet", "Nobody gets the turned card."),
    }, turn_up=(TurnUp.NEXT_CARD, TurnUp.LAST_CARD)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Then each player is dealt {packets} more cards, and whoever got the turned card one card less, so that "
           "everyone holds {hand_size}."), _packets("second_packets")),
    by("leader", {
        Leader.ELDEST: QT_TRANSLATE_NOOP("sheet", "The player after the dealer leads to the first trick."),
        Leader.TAKER: QT_TRANSLATE_NOOP("sheet", "The taker leads to the first trick."),
    }),
))  # fmt: skip

BEFORE_PLAY = (TABLE, CARDS, DEALER, DEAL, AUCTION, DOUBLING, SECOND_DEAL)
