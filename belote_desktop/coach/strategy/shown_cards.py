"""The chapter on cards that a declaration has shown: everybody knows where they are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from belote_desktop.coach.ideas.facts import opponents_to_play, winning_after
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.players.knowledge import Knowledge

MANY = 10
"""From so many points on a card is a present to the side that wins it."""


def shown_cards(at: Knowledge) -> Finding | None:
    """No points go under a card that an opponent who is still to play has shown."""
    strongest = partial(max, key=lambda one: at.strength(one[1]), default=None)
    beaten = {card: above for card in at.legal if at.points(card) >= MANY
              for above in [strongest(_shown_above(at, card))] if above is not None}  # fmt: skip
    if not beaten:
        return None
    first = min(beaten)
    seat, above = beaten[first]
    #: {player}: an opponent. {above}: a card that this opponent has shown. {cards}: cards worth many points.
    why = QT_TRANSLATE_NOOP("strategy", "{player} has shown {above:the}. Keep {cards:the and} for another trick.")
    #: {player}: an opponent. {above}: a card that this opponent has shown. {card}: a card worth many points.
    wrong = QT_TRANSLATE_NOOP(
        "strategy", "{player} has shown {above:the} and may win this trick: do not play {card:the} to it."
    )
    return found(
        at.legal - CardSet(beaten),
        say(why, player=SeatName(seat), above=above, cards=CardSet(beaten)),
        each(beaten, lambda card: say(wrong, card=card, above=beaten[card][1], player=SeatName(beaten[card][0]))),
    )


def _shown_above(at: Knowledge, card: Card) -> Iterator[tuple[int, Card]]:
    """The cards of the suit led that opponents still to play have shown, hold, and could win with after this card."""
    best, _ = winning_after(at, card)
    led = at.trick[0].suit if at.trick else card.suit
    if best.suit is not led:
        return
    after = opponents_to_play(at)
    for seat, declaration in at.view.shown:
        for higher in declaration.cards:
            held = higher in at.found.sure[seat]
            if seat in after and held and higher.suit is led and at.strength(higher) > at.strength(best):
                yield seat, higher


SHOWN = (
    Chapter(
        id="shown-cards",
        title=QT_TRANSLATE_NOOP("strategy", "Remember the cards that were shown"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to use what you know of the cards that others had to show."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "A declaration that scores is shown: from then on you know who holds these cards."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If an opponent still to play has shown a card that can win the trick, keep cards worth 10 points or "
                "more.",
            ),
        ),
        detect=on_cards(shown_cards),
        is_exact=False,
    ),
)
"""The chapter of this file."""
