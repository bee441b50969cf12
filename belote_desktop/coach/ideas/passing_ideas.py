"""Ideas for passing: what the hand lacks, and what the partner has called."""

from __future__ import annotations

from belote_desktop.coach.ideas.calling import FEW, Calling
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.cards import CardSet, Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say


def no_top_trump(at: Calling, call: Action) -> Message | None:
    """Without a jack or a nine no suit makes good trumps; a turned card that would come to the hand counts."""
    if call != PASS:
        return None
    found = at.suits
    if not found or any(hand & CardSet(at.top_trumps(suit)) for suit, hand in found.items()):
        return None
    is_whole = all(map(at.is_whole, found.values()))
    if len(found) == 1:
        suit = next(iter(found))
        return say(_LACKS_BOTH if is_whole else _LACKS_BOTH_SO_FAR, suit=suit, cards=at.top_trumps(suit))
    return say(_NO_TOP_TRUMP if is_whole else _NO_TOP_TRUMP_SO_FAR)


#: {suit}: a suit. {cards}: two cards.
_LACKS_BOTH = QT_TRANSLATE_NOOP("ideas", "With {suit} as trumps you would lack the two highest: {cards}.")
#: {suit}: a suit. {cards}: two cards. More cards will be dealt.
_LACKS_BOTH_SO_FAR = QT_TRANSLATE_NOOP("ideas", "With {suit} as trumps you would still lack the two highest: {cards}.")
_NO_TOP_TRUMP = QT_TRANSLATE_NOOP("ideas", "No suit you can name would give you one of its two highest trumps.")
#: More cards will be dealt.
_NO_TOP_TRUMP_SO_FAR = QT_TRANSLATE_NOOP(
    "ideas", "No suit you can name would give you one of its two highest trumps yet."
)


def short_everywhere(at: Calling, call: Action) -> Message | None:
    """With a few trumps only a contract is hard to make."""
    if call != PASS or any(named.suit is None for _, named in at.contracts):
        return None
    found = at.suits
    longest = max((len(hand.suited(suit)) for suit, hand in found.items()), default=0)
    if not longest or longest > FEW:
        return None
    if all(map(at.is_whole, found.values())):
        return counted(_AT_MOST, longest)
    return counted(_OF_NO_SUIT, longest) if len(found) > 1 else counted(_OF_THE_SUIT, longest, suit=next(iter(found)))


_AT_MOST = QT_TRANSLATE_NOOP("ideas", "You would have at most %n trump(s): too few to draw the others.", "", 1)
#: More cards will be dealt.
_OF_NO_SUIT = QT_TRANSLATE_NOOP(
    "ideas", "No suit you can name would give you more than %n trump(s) so far: too few to draw the others.", "", 1
)
#: {suit}: a suit. More cards will be dealt.
_OF_THE_SUIT = QT_TRANSLATE_NOOP(
    "ideas", "With {suit} as trumps you would have only %n trump(s) so far: too few to draw the others.", "", 1
)


def few_aces(at: Calling, call: Action) -> Message | None:
    """Passing with no ace: nothing beside the trumps wins."""
    if call != PASS or not at.contracts or any(card.rank is Rank.ACE for card in at.view.hand):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "You hold no ace, so you have no sure trick outside trumps."))


def partner_has_called(at: Calling, call: Action) -> Message | None:
    """What the partner undertook is left to the partner."""
    if call != PASS:
        return None
    standing = next((pair for pair in reversed(at.view.calls) if at.undertakes(pair[1]) is not None), None)
    if standing is None or standing[0] not in at.seats_with:
        return None
    return say(
        QT_TRANSLATE_NOOP(
            "ideas", "Your partner has the highest bid so far, and your hand is not strong enough to go higher."
        )
    )
