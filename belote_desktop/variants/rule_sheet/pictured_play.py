"""Pictures of play for the rule sheet: who wins a trick and what may be played from a hand, both by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop.engine import Card, CardSet, Denomination, Message, Rule, Ruleset, Suit
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.conditions import partners, raises, two_seats
from belote_desktop.engine.tricks.following import (
    Situation,
    legal_cards,
    obligation_in_force,
    situation,
    winning_place,
)
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.picturing import Group, Picture, Pictured, cards_of
from belote_desktop.variants.rule_sheet.topics.doubling import LOCKED
from belote_desktop.variants.rule_sheet.topics.playing import PLAYING

TRUMPS = Denomination.SPADES
"""Spades are trumps in every example, and the cards are from the nine up, which every pack has."""


@dataclass(frozen=True)
class Hand:
    """An example: what lies on the table, by whom it was played is known, and a hand that plays to it."""

    rule: Rule
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    partner: int | None = None
    locked: bool = False


TRICKS = (cards_of("TH", "AH", "9H", "KH"), cards_of("AH", "TH", "9S", "QH"))
"""One that the highest card of its suit wins, and one that is ruffed."""
LEADS = Hand(Rule.LOCKED, (), cards_of("JS", "9S", "AH", "TD", "KC"), locked=True)
HANDS = (
    Hand(Rule.FOLLOW_SUIT, cards_of("AH"), cards_of("KH", "9H", "JS", "AD", "TC")),
    Hand(Rule.RAISE_TRUMP, cards_of("TS"), cards_of("AS", "KS", "QS", "AD", "TC")),
    Hand(Rule.BEAT_PLAIN, cards_of("KH"), cards_of("AH", "9H", "JS", "AD", "TC")),
    Hand(Rule.RUFF, cards_of("AH"), cards_of("KS", "QS", "AD", "TC")),
)
WITH_A_PARTNER = (Hand(Rule.RUFF, cards_of("AH", "9H"), cards_of("KS", "QS", "AD", "TC"), partner=0),)
OVER_A_RUFF = (
    Hand(Rule.OVERRUFF, cards_of("AH", "TS"), cards_of("AS", "KS", "QS", "AD"), partner=0),
    Hand(Rule.UNDERRUFF, cards_of("AH", "JS"), cards_of("TS", "KS", "AD", "TC"), partner=0),
)


def played(rules: Ruleset) -> Iterator[Picture]:
    """Tricks under the chapter on tricks, and under each obligation of this game a hand that it narrows."""
    seats = rules.table.seats
    for number, trick in enumerate(TRICKS):
        yield _trick(rules, trick[:seats] if seats > 2 else (trick[0], trick[1 + number]))
    said = {chapter.anchor for chapter in PLAYING if chapter.section(rules).paragraphs}
    for example in _examples(rules):
        if example.rule in said:
            yield _held(rules, example)
    if raises(rules) and LOCKED.section(rules).paragraphs:
        yield _held(rules, LEADS)


def _examples(rules: Ruleset) -> Iterator[Hand]:
    for example in HANDS:
        yield example
        if example.rule is Rule.RUFF and partners(rules):
            yield from WITH_A_PARTNER
    if not two_seats(rules):
        yield from OVER_A_RUFF


# ------------------------------------------------------------------ who wins
#: {trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud. {points}: points.
_HIGHEST = QT_TRANSLATE_NOOP(
    "sheet", "Trumps: {trump}. The highest card of the suit led, {best:the}, wins the trick. The trick counts {points}."
)
#: {trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud. {points}: points.
_RUFFED = QT_TRANSLATE_NOOP(
    "sheet", "Trumps: {trump}. The only trump, {best:the}, wins the trick. The trick counts {points}."
)


def _trick(rules: Ruleset, trick: tuple[Card, ...]) -> Picture:
    """A trick in the order in which it was played, with the card that wins it and what it is worth."""
    table = rank_table(rules.cards, TRUMPS)
    best = winning_place(trick, table)
    cards = tuple(Pictured(card, _note(trick, place), place == best) for place, card in enumerate(trick))
    caption = say(
        _RUFFED if trick[best].suit is TRUMPS.suit else _HIGHEST,
        trump=TRUMPS.suit, best=trick[best], points=sum(table.points[card] for card in trick),
    )  # fmt: skip
    return Picture(Rule.TURN, caption, (Group(cards),))


def _note(trick: tuple[Card, ...], place: int) -> Message:
    if place == 0:
        #: Below the first card of a trick: this card was led.
        return say(QT_TRANSLATE_NOOP("sheet", "led"))
    return say(
        #: Below a card of a trick: this card follows suit.
        QT_TRANSLATE_NOOP("sheet", "follows")
        if trick[place].suit is trick[0].suit
        #: Below a card of a trick: this card ruffs.
        else QT_TRANSLATE_NOOP("sheet", "ruffs")
    )


# ------------------------------------------------------------------ what may be played
#: {trump}: a suit. {reason}: a whole sentence that says what you must play. Below a picture of a hand.
_HELD_TO = QT_TRANSLATE_NOOP("sheet", "Trumps: {trump}. {reason}")
#: {trump}, {suit}: a suit, ♥ on screen, hearts aloud.
_FREE = QT_TRANSLATE_NOOP("sheet", "Trumps: {trump}. You are void in {suit}, so you may play any card.")
#: {trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud.
_FREE_WITH_PARTNER = QT_TRANSLATE_NOOP(
    "sheet", "Trumps: {trump}. Your partner is winning the trick with {best:the}, so you may play any card."
)
#: {trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud.
_FREE_BELOW = QT_TRANSLATE_NOOP("sheet", "Trumps: {trump}. You cannot beat {best:the}, so you may play any card.")


def _held(rules: Ruleset, example: Hand) -> Picture:
    """The cards on the table and a hand, with what may be played and the reason, as a refusal would give it."""
    places = frozenset() if example.partner is None or not partners(rules) else frozenset({example.partner})
    at = situation(
        rules, TRUMPS, CardSet(example.hand), example.trick, partner_places=places, locked=example.locked
    )  # fmt: skip
    allowed = legal_cards(at)
    hand = tuple(Pictured(card, allowed=card in allowed) for card in example.hand)
    table = tuple(Pictured(card, _player(place, places)) for place, card in enumerate(example.trick))
    groups = (
        #: Above cards in a picture of the rule sheet.
        *((Group(table, say(QT_TRANSLATE_NOOP("sheet", "On the table"))),) if table else ()),
        #: Above cards in a picture of the rule sheet.
        Group(hand, say(QT_TRANSLATE_NOOP("sheet", "In your hand"))),
    )
    return Picture(example.rule, _reason(at), groups)


def _player(place: int, partners_at: frozenset[int]) -> Message:
    if place in partners_at:
        #: Below a card in a picture: your partner played it.
        return say(QT_TRANSLATE_NOOP("sheet", "partner"))
    #: Below a card in a picture: an opponent played it.
    return say(QT_TRANSLATE_NOOP("sheet", "opponent"))


def _reason(at: Situation) -> Message:
    held = obligation_in_force(at)
    trump: Suit | None = TRUMPS.suit
    if held is not None:
        return say(_HELD_TO, trump=trump, reason=held.message)
    if at.partner_winning:
        return say(_FREE_WITH_PARTNER, trump=trump, best=at.best)
    if at.best_is_trump:
        return say(_FREE_BELOW, trump=trump, best=at.best)
    return say(_FREE, trump=trump, suit=at.led)
