"""Refusals: the rule that forbids an action, and the sentence that says why."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.errors import BeloteError
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message
from belote_desktop.engine.rules.fields import Choice


class Rule(Choice):
    """The rules that can refuse an action; the word is the anchor of the paragraph in the rule sheet."""

    TURN = "turn", QT_TRANSLATE_NOOP("rules", "turn")
    POSSESSION = "possession", QT_TRANSLATE_NOOP("rules", "possession")
    PHASE = "phase", QT_TRANSLATE_NOOP("rules", "time of an action")
    AUCTION = "auction", QT_TRANSLATE_NOOP("rules", "auction")
    DOUBLING = "doubling", QT_TRANSLATE_NOOP("rules", "doubling")
    LOCKED = "locked", QT_TRANSLATE_NOOP("rules", "closed deal")
    FOLLOW_SUIT = "follow_suit", QT_TRANSLATE_NOOP("rules", "following suit")
    RAISE_TRUMP = "raise_trump", QT_TRANSLATE_NOOP("rules", "beating trumps")
    BEAT_PLAIN = "beat_plain", QT_TRANSLATE_NOOP("rules", "beating in plain suits")
    RUFF = "ruff", QT_TRANSLATE_NOOP("rules", "ruffing")
    OVERRUFF = "overruff", QT_TRANSLATE_NOOP("rules", "overruffing")
    UNDERRUFF = "underruff", QT_TRANSLATE_NOOP("rules", "underruffing")
    DECLARATION = "declaration", QT_TRANSLATE_NOOP("rules", "declarations")
    EXCHANGE = "exchange", QT_TRANSLATE_NOOP("rules", "exchange")
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "discard")
    BELOTE = "belote", QT_TRANSLATE_NOOP("rules", "belote")
    MISPLAY = "misplay", QT_TRANSLATE_NOOP("rules", "misplays")
    CLAIM = "match", QT_TRANSLATE_NOOP("rules", "end of the match")


@dataclass(frozen=True)
class Refusal:
    """One rule that does not allow the action, and the sentence with its facts."""

    rule: Rule
    message: Message

    def __str__(self) -> str:
        return str(self.message)


class ActionRefused(BeloteError):  # noqa: N818 - it is a refusal, not a fault
    """Raised by `apply` for an action that the rules do not allow; `refusals` are the reasons, the text joins them."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(" ".join(str(refusal) for refusal in refusals))
        self.refusals = refusals
