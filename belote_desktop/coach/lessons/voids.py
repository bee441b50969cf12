"""The sentences of a position on who is void in what, which the earlier tricks have shown."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.coach.ideas.facts import led_again, proved_void, still_to_play
from belote_desktop.engine import Message, SeatView, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

#: {suits}: suits.
_PARTNER = QT_TRANSLATE_NOOP("strategy", "Your partner is void in {suits:and}.")
#: {suits}: suits. In a game for two.
_ONE = QT_TRANSLATE_NOOP("strategy", "Your opponent is void in {suits:and}.")
#: {suits}: suits.
_NEXT = QT_TRANSLATE_NOOP("strategy", "The opponent who plays next is void in {suits:and}.")
#: {suits}: suits.
_LAST = QT_TRANSLATE_NOOP("strategy", "The opponent who plays last is void in {suits:and}.")
#: {suits}: suits. Of four who each play alone, the one opposite.
_OPPOSITE = QT_TRANSLATE_NOOP("strategy", "The opponent opposite you is void in {suits:and}.")


def known_voids(view: SeatView) -> Iterator[Message]:
    """Who of those still to play certainly has no card of a suit that others still hold; nothing for open hands."""
    if view.contract is None or view.seat is None or view.stacks:
        return
    at = Knowledge(view, view.contract, view.seat)
    for seat in still_to_play(at):
        suits = tuple(suit for suit in Suit if led_again(at, suit) and proved_void(at, seat, suit))
        if suits:
            yield say(_whose(at, seat), suits=suits)


def _whose(at: Knowledge, seat: int) -> str:
    """The sentence on this player."""
    if at.same_side(seat, at.seat):
        return _PARTNER
    if at.seats == 2:
        return _ONE
    after = still_to_play(at)
    return {after[-1]: _LAST, after[0]: _NEXT}.get(seat, _OPPOSITE)
