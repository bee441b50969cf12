"""The guide through a set deal: which notions come up at a moment, and what answers a card that leads away from it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.guided import before_play, tricks
from belote_desktop.coach.guided.moment import Moment, Notion, Remark
from belote_desktop.coach.ideas.card_ideas import ideas_on
from belote_desktop.engine import Action, Card, Message, Play, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

NOTIONS: tuple[Notion, ...] = (
    Notion("cards", say(QT_TRANSLATE_NOOP("guided", "your cards")), before_play.cards),
    Notion("company", say(QT_TRANSLATE_NOOP("guided", "who you play with")), before_play.company),
    Notion("auction", say(QT_TRANSLATE_NOOP("guided", "the auction")), before_play.auction, asks=True),
    Notion("trumps", say(QT_TRANSLATE_NOOP("guided", "trumps")), before_play.trumps),
    Notion("declaration", say(QT_TRANSLATE_NOOP("guided", "declarations")), tricks.declaration),
    Notion("belote", say(QT_TRANSLATE_NOOP("guided", "king and queen of trumps")), tricks.belote),
    Notion("trick", say(QT_TRANSLATE_NOOP("guided", "who wins a trick")), tricks.trick),
    Notion("counting", say(QT_TRANSLATE_NOOP("guided", "counting points")), tricks.counting),
    Notion("last_trick", say(QT_TRANSLATE_NOOP("guided", "the last trick")), tricks.last_trick),
    Notion("lead", say(QT_TRANSLATE_NOOP("guided", "leading")), tricks.lead, asks=True),
    Notion("follow", say(QT_TRANSLATE_NOOP("guided", "following suit")), tricks.follow, asks=True),
    Notion("ruff", say(QT_TRANSLATE_NOOP("guided", "ruffing")), tricks.ruff, asks=True),
    Notion("discard", say(QT_TRANSLATE_NOOP("guided", "discarding")), tricks.discard, asks=True),
    Notion("result", say(QT_TRANSLATE_NOOP("guided", "the result")), tricks.result),
)
"""In the order in which they are told where several come up at once: what happened first, then what to do."""


@dataclass(frozen=True)
class Guide:
    """Says each notion once; `told` are the ids of those that were said."""

    told: frozenset[str] = frozenset()

    def remarks(self, at: Moment) -> tuple[tuple[Notion, Remark], ...]:
        """The notions that come up at a moment for the first time, with what to say of them."""
        found = ((notion, notion.remark(at)) for notion in NOTIONS if notion.id not in self.told)
        return tuple((notion, remark) for notion, remark in found if remark is not None)

    def after(self, told: Collection[str]) -> Guide:
        """The guide once these notions were told too."""
        return Guide(self.told | frozenset(told))


def task(at: Moment) -> Remark | None:
    """What to do at a decision of the set deal about which there is nothing new to say; None elsewhere."""
    if not at.is_my_turn or at.next_action is None:
        return None
    if not isinstance(at.next_action, Play):
        return Remark(say(_YOUR_TURN), (instruction(at.view, at.next_action),))
    card = at.next_action.card
    told = (*reasons(at.view, card)[:1], say(_PLAY, card=card))
    return Remark(say(_YOUR_TURN), told, card)


def reminder(view: SeatView, wanted: Action, tried: Action) -> Remark:
    """The answer to a lawful action other than that of the set deal, with the reason if an idea has one."""
    if isinstance(wanted, Play) and isinstance(tried, Play):
        told = reasons(view, wanted.card, tried.card)[:1] or (say(_ALLOWED),)
        return Remark(say(_NOT_HERE), (*told, say(_PLAY, card=wanted.card)), wanted.card)
    return Remark(say(_NOT_HERE), (say(_ALLOWED), instruction(view, wanted)))


_YOUR_TURN = QT_TRANSLATE_NOOP("guided", "Your turn")
_NOT_HERE = QT_TRANSLATE_NOOP("guided", "You may, but not this time")
_ALLOWED = QT_TRANSLATE_NOOP("guided", "The rules allow it, but there is something better to see here.")
#: {card}: a card of your hand.
_PLAY = QT_TRANSLATE_NOOP("guided", "Play {card:the}.")


def reasons(view: SeatView, wanted: Card, tried: Card | None = None) -> tuple[Message, ...]:
    """The sentences of the ideas that speak for the one card and not for the other, or not for every other."""
    if view.contract is None or view.seat is None:
        return ()
    at = Knowledge(view, view.contract, view.seat)
    others = [card for card in at.legal if card != wanted] if tried is None else [tried]
    found = ((idea, idea.argues(at, wanted)) for idea in ideas_on(at))
    return tuple(
        sentence
        for idea, sentence in found
        if sentence is not None and not all(idea.argues(at, other) for other in others)
    )
