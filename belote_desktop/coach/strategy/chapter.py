"""`Chapter`: a subject of playing well, with what it teaches and a detector of the positions it explains."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from belote_desktop.coach.ideas.sentences import message_in, told_in
from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message, under_contract
from belote_desktop.players.knowledge import Knowledge


@dataclass(frozen=True)
class Finding:
    """What a chapter says of a position: the actions it is for, why, and what is wrong with those it is against.

    An action that is neither good nor bad is one the chapter has nothing to say about.
    """

    good: frozenset[Action]
    why: Message
    bad: Mapping[Action, Message]

    def under(self, at: Knowledge) -> Finding:
        """The same finding with its cards listed from the highest down under the contract."""
        bad = {action: under_contract(reason, at.table.strength) for action, reason in self.bad.items()}
        return replace(self, why=under_contract(self.why, at.table.strength), bad=MappingProxyType(bad))

    def told_in(self, rules: Ruleset) -> Finding:
        """The same finding in the wording of this game."""
        bad = {action: message_in(rules, reason) for action, reason in self.bad.items()}
        return replace(self, why=message_in(rules, self.why), bad=MappingProxyType(bad))


Detector = Callable[[SeatView], Finding | None]
CardDetector = Callable[[Knowledge], Finding | None]


def _nothing(_view: SeatView) -> tuple[Message, ...]:
    return ()


@dataclass(frozen=True)
class Custom:
    """What partners agree on, which no search can check: `agreed` says it before a question, `computers` says whether
    the computer players keep to it. `recall` tells what was said so far by that custom and no longer lies open."""

    agreed: str
    computers: str
    recall: Callable[[SeatView], tuple[Message, ...]] = _nothing

    def told_in(self, rules: Ruleset) -> Custom:
        """The same custom in the wording of this game."""
        return replace(self, agreed=told_in(rules, self.agreed), computers=told_in(rules, self.computers))


@dataclass(frozen=True, kw_only=True)
class Chapter:
    """A chapter: `id` is the name that positions give it. `teach` has one notion each, in the order they are told.

    `detect` speaks from what the seat to act knows; None where the chapter does not apply. Where `is_exact` is false
    the chapter says what kind of action is right and leaves open which action of that kind is best. Where `by_score` is
    true its cards are compared by what the deal then scores, with its contract made or failed, else by card points.

    A chapter rests on search, or on a `custom`. By custom the right answers are exactly those that its rule is for, and
    the rule says of each wrong answer what it would tell the partner.
    """

    id: str
    title: str
    goal: str
    teach: tuple[str, ...]
    detect: Detector
    is_exact: bool = True
    by_score: bool = False
    custom: Custom | None = None

    def told_in(self, rules: Ruleset) -> Chapter:
        """The same chapter in the wording of this game."""
        title, goal, *teach = (told_in(rules, each) for each in (self.title, self.goal, *self.teach))
        custom = None if self.custom is None else self.custom.told_in(rules)
        return replace(self, title=title, goal=goal, teach=tuple(teach), custom=custom)


def on_cards(detect: CardDetector) -> Detector:
    """A detector for a seat that has a choice of cards. Its finding is in the wording of the game."""

    def at_view(view: SeatView) -> Finding | None:
        if view.phase is not Phase.PLAY or view.contract is None or view.seat is None:
            return None
        at = Knowledge(view, view.contract, view.seat)
        finding = detect(at) if len(at.legal) > 1 else None
        return None if finding is None else finding.under(at).told_in(view.rules)

    return at_view


def found(good: Iterable[Card], why: Message, bad: Mapping[Card, Message]) -> Finding | None:
    """The finding that these cards make; None where there is nothing to choose between them."""
    for_it = frozenset(Play(card) for card in good)
    if not for_it or not bad:
        return None
    return Finding(for_it, why, MappingProxyType({Play(card): reason for card, reason in bad.items()}))


def each(cards: Iterable[Card], reason: Callable[[Card], Message]) -> Mapping[Card, Message]:
    """A reason for each card."""
    return {card: reason(card) for card in cards}


def least(at: Knowledge, cards: CardSet) -> CardSet:
    """Those of the cards that are worth the fewest points."""
    fewest = min(map(at.points, cards), default=0)
    return CardSet(card for card in cards if at.points(card) == fewest)
