"""The pictures of a rule sheet: the order and the points of the cards, what is declared, and examples of play.

No rule is repeated here: order, points and the cards that may be played all come from the engine.
"""

from __future__ import annotations

from itertools import groupby

from belote_desktop.engine import Card, Denomination, Rank, Rule, Ruleset, Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.conditions import (
    all_trump,
    declares,
    meets_roem,
    no_trump,
    says_belote,
    some_fours,
)
from belote_desktop.engine.rules.terms import Exchange
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.pictured_play import played
from belote_desktop.variants.rule_sheet.picturing import Group, Picture, Pictured, cards_of, points_label
from belote_desktop.variants.rule_sheet.topics.belote import ROEM
from belote_desktop.variants.rule_sheet.topics.combinations import long_runs_score_more, run_points
from belote_desktop.variants.rule_sheet.topics.declaring import FOURS_SCORE, RUNS_SCORE
from belote_desktop.variants.rule_sheet.topics.lines import words_of_the_game
from belote_desktop.variants.rule_sheet.topics.table import CARDS, OTHERS_RANK, TRUMPS_RANK

RUN = cards_of("AH", "KH", "QH", "JH", "TH")


def pictures(rules: Ruleset) -> tuple[Picture, ...]:
    """Every picture of this game's sheet, in the order of its sections."""
    return (*_ranks(rules), *_exchange(rules), *played(rules), *_declared(rules), *_belote(rules), *_roem(rules))


# ------------------------------------------------------------------ the cards
def _ranks(rules: Ruleset) -> tuple[Picture, ...]:
    """The order of trumps and of a side suit; no trumps and all trumps only if their points differ."""
    trumps = _suit(rules, Denomination.SPADES, Suit.SPADES)
    plain = _suit(rules, Denomination.SPADES, Suit.HEARTS)
    found = [
        _row(QT_TRANSLATE_NOOP("sheet", "Trumps and their points"), trumps, TRUMPS_RANK),
        _row(QT_TRANSLATE_NOOP("sheet", "A side suit and its points"), plain, OTHERS_RANK),
    ]
    without, everything = (
        _suit(rules, denomination, suit)
        for denomination, suit in ((Denomination.NO_TRUMP, Suit.HEARTS), (Denomination.ALL_TRUMP, Suit.SPADES))
    )
    if no_trump(rules) and without != plain:
        found.append(_row(QT_TRANSLATE_NOOP("sheet", "Every suit in no trumps"), without))
    if all_trump(rules) and everything != trumps:
        found.append(_row(QT_TRANSLATE_NOOP("sheet", "Every suit in all trumps"), everything))
    return tuple(found)


def _suit(rules: Ruleset, denomination: Denomination, suit: Suit) -> tuple[Pictured, ...]:
    """The cards of a suit under a contract, from the highest down, with their points."""
    table = rank_table(rules.cards, denomination)
    cards = [card for card in pack(rules) if card.suit is suit]
    cards.sort(key=table.strength.__getitem__, reverse=True)
    return tuple(Pictured(card, table.points[card]) for card in cards)


def _row(caption: str, cards: tuple[Pictured, ...], follows: str = "") -> Picture:
    return Picture(CARDS.anchor, say(caption), (Group(cards, ranked=True),), follows)


def _exchange(rules: Ruleset) -> tuple[Picture, ...]:
    """The lowest card of the turned suit and the card it is exchanged for."""
    if rules.deal.exchange is Exchange.NONE:
        return ()
    lowest, turned = _suit(rules, Denomination.SPADES, Suit.SPADES)[-1].card, Card.of(Rank.ACE, Suit.SPADES)
    groups = (
        Group((Pictured(lowest),), say(QT_TRANSLATE_NOOP("sheet", "In your hand"))),
        #: Above a card in a picture of the rule sheet: the open card that proposes trumps.
        Group((Pictured(turned),), say(QT_TRANSLATE_NOOP("sheet", "Turn-up"))),
    )
    caption = say(
        #: {turned}, {lowest}: cards, A♠ on screen. {suit}: a suit. Below a picture.
        QT_TRANSLATE_NOOP("sheet",
            "The turn-up is {turned:the} and trumps are {suit}. You may exchange {lowest:the} for it."),
        turned=turned, suit=Suit.SPADES, lowest=lowest,
    )  # fmt: skip
    return (Picture(Rule.EXCHANGE, caption, groups),)


# ------------------------------------------------------------------ what is declared
def _together(cards: tuple[Card, ...], points: int) -> Group:
    return Group(tuple(map(Pictured, cards)), points_label(points))


def _runs(rules: Ruleset, lengths: tuple[str, ...]) -> tuple[Group, ...]:
    points = run_points(rules)
    return tuple(_together(RUN[:length], int(str(points[word]))) for length, word in enumerate(lengths, 3))


def _declared(rules: Ruleset) -> tuple[Picture, ...]:
    if not declares(rules):
        return ()
    longer = long_runs_score_more(rules)
    runs = _runs(rules, ("three", "four", "five") if longer else ("three", "four"))
    #: Below a picture: runs of three, four and five cards.
    found = [Picture(Rule.DECLARATION, say(QT_TRANSLATE_NOOP("sheet", "Runs")), runs, RUNS_SCORE[longer])]
    if some_fours(rules):
        caption = say(QT_TRANSLATE_NOOP("sheet", "Four of a kind, best first"))
        found.append(Picture(Rule.DECLARATION, caption, _fours(rules), FOURS_SCORE))
    return tuple(found)


def _fours(rules: Ruleset) -> tuple[Group, ...]:
    """One four of a kind for each number of points."""
    rows = groupby(rules.value("carre_points"), key=lambda text: int(text[1:]))
    firsts = ((points, Rank.parse(next(texts)[0])) for points, texts in rows)
    return tuple(_together(_four(rank), points) for points, rank in firsts)


def _four(rank: Rank) -> tuple[Card, ...]:
    return tuple(Card.of(rank, suit) for suit in Suit)


#: {belote}: the word of the game for king and queen of trumps. {suit}: a suit, ♥ on screen, hearts aloud.
_PAIR = QT_TRANSLATE_NOOP("sheet", "King and queen ({belote}) with {suit} as trumps")


def _belote(rules: Ruleset) -> tuple[Picture, ...]:
    if not says_belote(rules):
        return ()
    caption = say(_PAIR, suit=Suit.SPADES, **words_of_the_game(_PAIR, rules))
    return (Picture(Rule.BELOTE, caption, (_together(cards_of("KS", "QS"), rules.value("belote_points")),)),)


def _roem(rules: Ruleset) -> tuple[Picture, ...]:
    """What cards of one trick score; they need not be played in this order."""
    if not meets_roem(rules):
        return ()
    groups = [
        *_runs(rules, ("three", "four")),
        _together(_four(Rank.ACE), rules.value("trick_four_points")),
    ]
    if rules.value("trick_jacks_points") != rules.value("trick_four_points"):
        groups.append(_together(_four(Rank.JACK), rules.value("trick_jacks_points")))
    if rules.value("belote"):
        groups.append(_together(cards_of("KS", "QS"), rules.value("belote_points")))
    #: {suit}: a suit, ♥ on screen, hearts aloud.
    caption = say(QT_TRANSLATE_NOOP("sheet", "Roem: cards that meet in one trick, with {suit} as trumps"),
                  suit=Suit.SPADES)  # fmt: skip
    return (Picture(ROEM.anchor, caption, tuple(groups)),)
