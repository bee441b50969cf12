"""The guide through a set deal: which notions come up at a moment, and what answers a card that leads away from it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.guided import auction, ranking, scoring, tricks, welcome
from belote_desktop.coach.guided.moment import Moment, Notion, Remark
from belote_desktop.coach.guided.reasons import advice, reasons
from belote_desktop.engine import Action, Message, Play, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

NOTIONS: tuple[Notion, ...] = (
    Notion("aim", say(QT_TRANSLATE_NOOP("guided", "the aim")), welcome.aim),
    Notion("cards", say(QT_TRANSLATE_NOOP("guided", "your cards")), welcome.cards),
    Notion("company", say(QT_TRANSLATE_NOOP("guided", "who you play with")), welcome.company),
    Notion("auction", say(QT_TRANSLATE_NOOP("guided", "the auction")), auction.auction),
    Notion("trump_order", say(QT_TRANSLATE_NOOP("guided", "the order of trumps")), ranking.trump_order),
    Notion("side_order", say(QT_TRANSLATE_NOOP("guided", "the order of the other suits")), ranking.side_order),
    Notion("call", say(QT_TRANSLATE_NOOP("guided", "your call")), auction.call, auction.call_again, asks=True),
    Notion("trumps", say(QT_TRANSLATE_NOOP("guided", "trumps")), auction.trumps),
    Notion("rest", say(QT_TRANSLATE_NOOP("guided", "the rest of the cards")), auction.rest),
    Notion(
        "declaration", say(QT_TRANSLATE_NOOP("guided", "declarations")),
        scoring.declaration, scoring.declaration_again, of_trick=True,
    ),
    Notion(
        "belote", say(QT_TRANSLATE_NOOP("guided", "king and queen of trumps")),
        scoring.belote, scoring.belote_again, of_trick=True,
    ),
    Notion(
        "trick", say(QT_TRANSLATE_NOOP("guided", "who wins a trick")), tricks.trick, tricks.trick_again, of_trick=True
    ),
    Notion("shown", say(QT_TRANSLATE_NOOP("guided", "which declarations score")), scoring.shown, of_trick=True),
    Notion("counting", say(QT_TRANSLATE_NOOP("guided", "counting points")), scoring.counting),
    Notion("last_trick", say(QT_TRANSLATE_NOOP("guided", "the last trick")), scoring.last_trick),
    Notion("free", say(QT_TRANSLATE_NOOP("guided", "your own choice")), tricks.free),
    Notion("lead", say(QT_TRANSLATE_NOOP("guided", "leading")), tricks.lead, asks=True),
    Notion("follow", say(QT_TRANSLATE_NOOP("guided", "following suit")), tricks.follow, asks=True),
    Notion("ruff", say(QT_TRANSLATE_NOOP("guided", "ruffing")), tricks.ruff, asks=True),
    Notion("discard", say(QT_TRANSLATE_NOOP("guided", "discarding")), tricks.discard, asks=True),
    Notion("result", say(QT_TRANSLATE_NOOP("guided", "the result")), scoring.result),
)  # fmt: skip
"""In the order in which they are told where several come up at once: what happened first, then what to do."""


@dataclass(frozen=True)
class Guide:
    """Explains each notion once; `told` are the ids of those that were explained."""

    told: frozenset[str] = frozenset()

    def remarks(self, at: Moment) -> tuple[tuple[Notion, Remark], ...]:
        """What there is to say of a moment: the notions that come up for the first time, and what is told again."""
        found = ((notion, self._remark(notion, at)) for notion in NOTIONS)
        return tuple((notion, remark) for notion, remark in found if remark is not None)

    def _remark(self, notion: Notion, at: Moment) -> Remark | None:
        if notion.id not in self.told:
            return notion.remark(at)
        return None if notion.again is None else notion.again(at)

    def after(self, told: Collection[str]) -> Guide:
        """The guide once these notions were told too."""
        return Guide(self.told | frozenset(told))


def task(at: Moment) -> Remark | None:
    """What to do at a decision of the learner about which there is nothing new to say; None elsewhere."""
    action = at.wanted
    if not at.is_my_turn or action is None:
        return None
    if not isinstance(action, Play):
        return Remark(say(_YOUR_TURN), _called(at, action))
    return Remark(say(_YOUR_TURN), advice(at), action.card)


def reminder(view: SeatView, wanted: Action, tried: Action) -> Remark:
    """The answer to a lawful action other than that of the set deal, with the reason for that one."""
    if isinstance(wanted, Play) and isinstance(tried, Play):
        told = reasons(view, wanted.card, tried.card)[:1] or (say(_ALLOWED, card=tried.card),)
        return Remark(say(_OTHER_CARD), (*told, say(_PLAY, card=wanted.card)), wanted.card)
    return Remark(say(_OTHER_CALL), _called(Moment((), view, wanted), wanted), view.turn_up)


def _called(at: Moment, action: Action) -> tuple[Message, ...]:
    """A call with its reason; what to do where it is none."""
    return auction.advised_call(at, action) if at.view.phase is Phase.AUCTION else (instruction(at.view, action),)


_YOUR_TURN = QT_TRANSLATE_NOOP("guided", "Your turn")
_OTHER_CARD = QT_TRANSLATE_NOOP("guided", "Another card this time")
_OTHER_CALL = QT_TRANSLATE_NOOP("guided", "Another call this time")
#: {card}: a card of your hand.
_ALLOWED = QT_TRANSLATE_NOOP("guided", "You may play {card:the}, but this first deal goes on with another card.")
#: {card}: a card of your hand.
_PLAY = QT_TRANSLATE_NOOP("guided", "Play {card:the}.")
