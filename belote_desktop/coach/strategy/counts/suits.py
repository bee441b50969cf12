"""The chapter on counting a side suit: when nobody can follow suit, high cards are ruffed, and later low ones win."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import trumps_against
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.coach.strategy.counts.counted import HIGH, Counted, beaten_by, count, is_to_lead
from belote_desktop.engine.cards import CardSet, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

FALLEN = 2
"""From so many cards of a suit that were played on there is something to count."""
LOW = 4
"""A card worth no more, a king, looks as if it would lose."""


def count_a_suit(at: Knowledge) -> Finding | None:
    """High cards of a suit that an opponent must be void in are kept; low cards of one that nobody holds are led."""
    if not is_to_lead(at) or len(at.opponents) < 2:
        return None
    counts = {suit: counted for suit in Suit if suit is not at.trump and (counted := count(at, suit)) is not None}
    played = {suit: each for suit, each in counts.items() if each.played >= FALLEN and each.held}
    return _keep(at, played) if trumps_against(at) else _lead_the_rest(at, played)


def _keep(at: Knowledge, counts: dict[Suit, Counted]) -> Finding | None:
    """With one card out, one opponent at least is void."""
    short = CardSet(card for card in at.legal for one in [counts.get(card.suit)] if one and len(one.out) <= 1)
    high = CardSet(card for card in short if at.points(card) >= HIGH)
    suits = {card.suit for card in high}
    if len(suits) != 1:
        return None
    (suit,) = suits
    one = counts[suit]
    source = _ONE_FOLLOWS if one.out else _NOBODY_FOLLOWS
    why = say(source, suit=suit, whole=one.whole, played=one.played, held=one.held, cards=high)
    return found(at.legal - short, why, each(high, lambda card: say(_RUFFED, card=card, suit=suit)))


def _lead_the_rest(at: Knowledge, counts: dict[Suit, Counted]) -> Finding | None:
    """With no card out and nobody to ruff, every card of the suit wins."""
    low = CardSet(
        card for card in at.legal for one in [counts.get(card.suit)] if one and not one.out and at.points(card) <= LOW
    )
    if len({card.suit for card in low}) != 1:
        return None
    losing = {card: above for card in at.legal - low if (above := beaten_by(at, card)) is not None}

    wrong = each(losing, lambda card: say(_BEATEN, card=card, above=losing[card]))
    return found(low, say(_LOW_WINS, suit=min(low).suit, cards=low), wrong)


#: {whole}, {played}, {held}: numbers of cards. {suit}: a suit. {cards}: high cards in your hand.
_ONE_FOLLOWS = QT_TRANSLATE_NOOP(
    "strategy",
    "There are {whole} cards in {suit}: {played} have been played, and you hold {held}. At most one player can follow "
    "suit, so an opponent may ruff. Keep {cards:the and}.",
)
#: {whole}, {played}, {held}: numbers of cards. {suit}: a suit. {cards}: high cards in your hand.
_NOBODY_FOLLOWS = QT_TRANSLATE_NOOP(
    "strategy",
    "There are {whole} cards in {suit}: {played} have been played, and you hold {held}. Nobody else can follow suit, "
    "so an opponent may ruff. Keep {cards:the and}.",
)
#: {card}: a high card. {suit}: its suit.
_RUFFED = QT_TRANSLATE_NOOP("strategy", "Count {suit} again: an opponent must be void and may ruff {card:the}.")
#: {suit}: a suit. {cards}: low cards in your hand.
_LOW_WINS = QT_TRANSLATE_NOOP(
    "strategy",
    "All the other cards in {suit} have been played, and nobody can ruff. Lead {cards:the or}: nothing can beat it.",
)
#: {card}: a card. {above}: a higher card of its suit.
_BEATEN = QT_TRANSLATE_NOOP("strategy", "{above:the} has not been played, and an opponent may beat {card:the} with it.")

SUITS = (
    Chapter(
        id="count-a-suit",
        title=QT_TRANSLATE_NOOP("strategy", "Counting a suit"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to tell when the others have run out of a side suit."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Add the cards of a suit that have been played to those in your hand. The other players hold all "
                "the rest.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If the others have only one card of the suit, or none, an opponent is void. Keep your ace and ten "
                "of that suit as long as an opponent may ruff.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If the others have none and nobody can ruff, even your lowest card of the suit wins a trick.",
            ),
        ),
        detect=on_cards(count_a_suit),
        is_exact=False,
    ),
)
"""The chapter of this file."""
