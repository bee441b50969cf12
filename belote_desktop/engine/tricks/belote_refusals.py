"""Why belote may not be said now."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Announcing, BeloteContext, DeclarationPlace
from belote_desktop.engine.tricks.belote import belote_may_be_said, halves_in_hand, halves_to_say, is_blocked
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, Source, say

#: {cards}: the hand, K♥ Q♥ on screen, named aloud. Why belote cannot be said.
_NO_PAIR = QT_TRANSLATE_NOOP("engine", "You need both the king and queen of trumps. Your hand: {cards}.")
#: {cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.
_SECOND = QT_TRANSLATE_NOOP("engine", "You say it only when you play the second of {cards:the}.")
#: {cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.
_NO_HALF = QT_TRANSLATE_NOOP("engine", "You say it as you play {cards:the or}, which you cannot do now.")
_CONTEXTS: Mapping[BeloteContext, Source] = MappingProxyType(
    {
        #: {cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.
        BeloteContext.NOT_THROWN_OFF: QT_TRANSLATE_NOOP(
            "engine", "You cannot say it with a discard, and {cards:the or} would be one."
        ),
        #: {cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.
        BeloteContext.PARTNER_LEAD: QT_TRANSLATE_NOOP(
            "engine",
            "You may say it only as you lead, ruff or follow your partner’s lead, so not with {cards:the or}.",
        ),
    }
)


def belote_first(cards: CardSet) -> Refusal:
    """The refusal of any other card once belote was said: one of these must be played."""
    return Refusal(
        Rule.BELOTE,
        #: {cards}: K♥ Q♥ on screen, named aloud.
        say(
            QT_TRANSLATE_NOOP("engine", "You declared the king and queen of trumps, so play {cards:the or}."),
            cards=cards,
        ),
    )


def belote_refusal(rules: Ruleset, deal: Deal, seat: int, playable: CardSet) -> Refusal:
    """Why this seat, which may play these cards, may not say belote now."""
    assert not belote_may_be_said(rules, deal, seat, playable)
    if deal.pending_belote == seat:
        return belote_first(playable)
    return Refusal(Rule.BELOTE, _in_this_game(rules, deal) or _with_these(rules, deal, seat, playable))


def _in_this_game(rules: Ruleset, deal: Deal) -> Message | None:
    if not rules.belote.belote or rules.declaration.declaration_place is DeclarationPlace.TRICK:
        return say(QT_TRANSLATE_NOOP("engine", "In this game you do not declare the king and queen of trumps."))
    if rules.declaration.announcing is Announcing.AUTOMATIC:
        return say(
            QT_TRANSLATE_NOOP(
                "engine", "In this game the king and queen of trumps are declared automatically for everyone."
            )
        )
    if deal.contract is not None and deal.contract.denomination is Denomination.NO_TRUMP:
        return say(QT_TRANSLATE_NOOP("engine", "In no trumps there is no king and queen of trumps."))
    return None


def _with_these(rules: Ruleset, deal: Deal, seat: int, playable: CardSet) -> Message:
    held = halves_to_say(rules, deal, seat)
    whole = halves_in_hand(rules, deal, seat)
    if not held and whole:
        return say(_SECOND, cards=whole)
    if not held:
        return say(_NO_PAIR, cards=deal.hand(seat))
    free = CardSet(card for card in held if not is_blocked(rules, deal, seat, card))
    if not free:
        #: {cards}: K♥ Q♥ on screen, named aloud.
        blocked = QT_TRANSLATE_NOOP(
            "engine", "{cards:the} do not score as belote because they are part of a declaration that scores."
        )
        return say(blocked, cards=held)
    if not free & playable:
        return say(_NO_HALF, cards=free)
    return say(_CONTEXTS[rules.belote.belote_context], cards=free & playable)
