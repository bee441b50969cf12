"""Refusals: the rule that forbids an action, and the sentence that says why."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.errors import BeloteError
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message


class Rule(Choice):
    """The rules that can refuse an action; the word is the anchor of the paragraph in the rule sheet."""

    #: The kind of a rule: whose turn it is.
    TURN = "turn", QT_TRANSLATE_NOOP("rules", "Turn")
    #: The kind of a rule: which cards are held.
    POSSESSION = "possession", QT_TRANSLATE_NOOP("rules", "Cards held")
    #: The kind of a rule: when something can be done.
    PHASE = "phase", QT_TRANSLATE_NOOP("rules", "Timing")
    #: A rule: the kind of auction.
    AUCTION = "auction", QT_TRANSLATE_NOOP("rules", "Auction")
    #: A rule: the defenders may double.
    DOUBLING = "doubling", QT_TRANSLATE_NOOP("rules", "Doubling")
    LOCKED = "locked", QT_TRANSLATE_NOOP("rules", "Closed deal")
    FOLLOW_SUIT = "follow_suit", QT_TRANSLATE_NOOP("rules", "Following suit")
    RAISE_TRUMP = "raise_trump", QT_TRANSLATE_NOOP("rules", "Beating trumps")
    BEAT_PLAIN = "beat_plain", QT_TRANSLATE_NOOP("rules", "Beating in side suits")
    #: The kind of a rule: to play a trump when void.
    RUFF = "ruff", QT_TRANSLATE_NOOP("rules", "Ruffing")
    #: A rule: ruff higher if the trick has been ruffed.
    OVERRUFF = "overruff", QT_TRANSLATE_NOOP("rules", "Overruffing")
    #: A rule: ruff lower if you cannot ruff higher.
    UNDERRUFF = "underruff", QT_TRANSLATE_NOOP("rules", "Underruffing")
    #: A rule: runs and fours of a kind score.
    DECLARATION = "declaration", QT_TRANSLATE_NOOP("rules", "Declarations")
    #: A rule: a low trump for the turn-up.
    EXCHANGE = "exchange", QT_TRANSLATE_NOOP("rules", "Exchange")
    #: The kind of a rule: cards discarded by the taker.
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "Discard")
    #: A rule, and a word of the game: king and queen of trumps.
    BELOTE = "belote", QT_TRANSLATE_NOOP("rules", "Belote")
    #: A rule: cards against the rules.
    MISPLAY = "misplay", QT_TRANSLATE_NOOP("rules", "Misplays")
    CLAIM = "match", QT_TRANSLATE_NOOP("rules", "End of the match")


@dataclass(frozen=True)
class Refusal:
    """One rule that does not allow the action, and the sentence with its facts."""

    rule: Rule
    message: Message

    def __str__(self) -> str:
        return str(self.message)


class ActionRefused(BeloteError):  # noqa: N818 - it is a refusal, not a fault
    """Raised by `apply` for an action that the rules do not allow. `refusals` are the reasons; the text joins them."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(" ".join(str(refusal) for refusal in refusals))
        self.refusals = refusals
