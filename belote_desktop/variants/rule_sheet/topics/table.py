"""Sentences on the players, the cards and the dealer. Source: docs/rules, Players and cards."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Denomination, Ruleset, Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.conditions import cards_left_over, partners, two_seats
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Cutter, Rotation, Sides
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, Facts, always, by, stated


def _cutting(rules: Ruleset) -> tuple[bool, object]:
    """The key for sentences on the cut: whether there is one, then DEALER or whether there are only two players."""
    return rules.deck.cut, Cutter.DEALER if rules.deck.cutter is Cutter.DEALER else two_seats(rules)


def company(rules: Ruleset) -> str:
    """Pairs, two players or more of them alone."""
    return "pairs" if partners(rules) else "two" if two_seats(rules) else "many"


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


def pack_points(rules: Ruleset, denomination: Denomination) -> int:
    """What the whole pack counts under a contract, without the last trick."""
    table = rank_table(rules.cards, denomination)
    return sum(table.points[card] for card in pack(rules))


def _pack_points(rules: Ruleset) -> Mapping[str, object]:
    total, last = pack_points(rules, Denomination.SPADES), rules.value("last_trick")
    return {"cards": total, "last_trick": last, "total": total + last, "left_over": cards_left_over(rules)}


#: {cards}: cards from the highest down. {points}, {total}: points.
TRUMPS_RANK = QT_TRANSLATE_NOOP(
    "sheet",
    "Trumps rank in this order, highest first (here spades): {cards}. They count {points:and}, a total of {total}.",
)
#: {cards}: cards from the highest down. {points}, {total}: points.
OTHERS_RANK = QT_TRANSLATE_NOOP(
    "sheet",
    "In side suits the cards rank in this order, highest first (here hearts): {cards}. They count {points:and}, a "
    "total of {total}.",
)

#: Title of a section of the rule sheet.
TABLE = Chapter(Anchor.PLAYERS, QT_TRANSLATE_NOOP("sheet", "Players"), (
    by(lambda rules: (rules.table.sides, rules.table.seats), {
        (Sides.PARTNERS, 4): QT_TRANSLATE_NOOP("sheet",
            "Four play in two pairs. Partners sit opposite each other. Each pair is a side."),
        (Sides.ALONE, 4): QT_TRANSLATE_NOOP("sheet", "Four play, each for themselves. Each player is a side."),
        (Sides.ALONE, 3): QT_TRANSLATE_NOOP("sheet", "Three play, each for themselves. Each player is a side."),
        (Sides.ALONE, 2): QT_TRANSLATE_NOOP("sheet", "Two play against each other. Each player is a side."),
    }),
    stated("direction"),
))  # fmt: skip

#: Title of a section of the rule sheet.
CARDS = Chapter(Anchor.CARDS, QT_TRANSLATE_NOOP("sheet", "Cards"), (
    stated("lowest_rank"),
    always(TRUMPS_RANK, _cards_of(trump=True)),
    always(OTHERS_RANK, _cards_of(trump=False)),
    by(lambda rules: cards_left_over(rules) > 0, {
        #: {cards}, {last_trick}, {total}: points.
        False: QT_TRANSLATE_NOOP("sheet",
            "The cards of a deal count {cards}. With {last_trick} for the last trick that makes {total}."),
        #: {cards}, {last_trick}, {total}: points.
        True: QT_TRANSLATE_NOOP("sheet",
            "The whole pack counts {cards}. With {last_trick} for the last trick that makes {total}. But %n card(s) "
            "(stays|stay) out of play, so the points differ from deal to deal.", "", 1),
    }, _pack_points, counts="left_over"),
    stated("sa_scale", 1),
    stated("sa_scale", 2),
    stated("nt_factor"),
    stated("ta_scale"),
))  # fmt: skip

#: Title of a section of the rule sheet.
DEALER = Chapter(Anchor.DEALER, QT_TRANSLATE_NOOP("sheet", "Dealer"), (
    always(QT_TRANSLATE_NOOP("sheet", "The first dealer is drawn by lot.")),
    by(lambda rules: (rules.dealer.dealer_rotation, company(rules)), {
        (Rotation.NEXT, "two"): QT_TRANSLATE_NOOP("sheet", "After that the two players deal in turn."),
        **dict.fromkeys([(Rotation.NEXT, "pairs"), (Rotation.NEXT, "many")], QT_TRANSLATE_NOOP("sheet",
            "After each deal the next player deals.")),
        **dict.fromkeys([(Rotation.PREVIOUS, "pairs"), (Rotation.PREVIOUS, "many")], QT_TRANSLATE_NOOP("sheet",
            "After each deal the player before the dealer deals.")),
        (Rotation.PREVIOUS, "two"): QT_TRANSLATE_NOOP("sheet", "After that the two players deal in turn."),
        **dict.fromkeys([(Rotation.SAME, "two"), (Rotation.SAME, "pairs"), (Rotation.SAME, "many")],
            QT_TRANSLATE_NOOP("sheet", "The same player deals for the whole match.")),
        (Rotation.WINNER, "pairs"): QT_TRANSLATE_NOOP("sheet", "After each deal a player of the winning side deals."),
        **dict.fromkeys([(Rotation.WINNER, "two"), (Rotation.WINNER, "many")], QT_TRANSLATE_NOOP("sheet",
            "The winner of a deal deals the next one.")),
        (Rotation.LOSER_SPEAKS, "pairs"): QT_TRANSLATE_NOOP("sheet",
            "The dealer is chosen so that a player of the losing side speaks first in the next deal."),
        **dict.fromkeys([(Rotation.LOSER_SPEAKS, "two"), (Rotation.LOSER_SPEAKS, "many")], QT_TRANSLATE_NOOP("sheet",
            "The dealer is chosen so that the loser of the deal speaks first in the next one.")),
    }),
))  # fmt: skip

#: Title of a section of the rule sheet.
PACK = Chapter(Anchor.PACK, QT_TRANSLATE_NOOP("sheet", "Shuffling and cutting"), (
    stated("shuffle"),
    by(_cutting, {
        (True, Cutter.DEALER): QT_TRANSLATE_NOOP("sheet",
            "The dealer cuts the pack once. Each part must have at least %n card(s).", "", 1),
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The player before the dealer cuts the pack once. Each part must have at least %n card(s).", "", 1),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The dealer’s opponent cuts the pack once. Each part must have at least %n card(s).", "", 1),
        **dict.fromkeys([(False, False), (False, True), (False, Cutter.DEALER)],
                        QT_TRANSLATE_NOOP("sheet", "The pack is not cut.")),
    }, counts="min_cut"),
))  # fmt: skip
