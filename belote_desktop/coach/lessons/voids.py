"""The sentences of a position on who is void in what, which the earlier tricks have shown."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.coach.ideas.facts import led_again, proved_void, still_to_play
from belote_desktop.engine import Message, SeatView, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.players.knowledge import Knowledge


def known_voids(view: SeatView) -> Iterator[Message]:
    """Who of those still to play certainly has no card of a suit that others still hold; nothing for open hands."""
    if view.contract is None or view.seat is None or view.stacks:
        return
    at = Knowledge(view, view.contract, view.seat)
    #: {player}: a player’s name. {suit}: a suit.
    one = QT_TRANSLATE_NOOP("strategy", "{player} is void in {suit}.")
    #: {player}: a player’s name. {suits}: several suits.
    several = QT_TRANSLATE_NOOP("strategy", "{player} is void in {suits:and}.")
    for seat in still_to_play(at):
        suits = tuple(suit for suit in Suit if led_again(at, suit) and proved_void(at, seat, suit))
        if suits:
            yield say(one if len(suits) == 1 else several, player=SeatName(seat), suit=suits[0], suits=suits)
