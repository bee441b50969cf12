"""The interface of the phases of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from belote_desktop.engine.actions import Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.events import Event
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, say

Step = tuple[Deal, tuple[Event, ...]]


class PhaseRules(Protocol):
    """The methods of a phase of a deal."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step: ...

    def actor(self, rules: Ruleset, deal: Deal) -> int | None: ...

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]: ...

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal: ...

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step: ...


def out_of_phase(phase: Phase) -> Refusal:
    """The refusal of an action that does not belong to this phase."""
    #: {phase}: a stage of the deal, such as auction or play.
    return Refusal(Rule.PHASE, say(QT_TRANSLATE_NOOP("engine", "You cannot do this now ({phase})."), phase=phase))


def card_too_early(phase: Phase) -> Refusal:
    """The refusal of a card played in this phase, with what has to be over first."""
    source = _BEFORE_THE_PLAY.get(phase)
    return out_of_phase(phase) if source is None else Refusal(Rule.PHASE, say(source))


_BEFORE_THE_PLAY: Mapping[Phase, Source] = MappingProxyType(
    {
        Phase.AUCTION: QT_TRANSLATE_NOOP("engine", "You cannot play a card until the auction is over."),
        Phase.RAISES: QT_TRANSLATE_NOOP("engine", "You cannot play a card while the contract may still be doubled."),
        Phase.DISCARD: QT_TRANSLATE_NOOP("engine", "You cannot play a card until the taker has discarded."),
        Phase.DECLARING: QT_TRANSLATE_NOOP("engine", "You cannot play a card until the declarations are over."),
    }
)
