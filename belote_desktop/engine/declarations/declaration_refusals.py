"""Why a declaration may not be announced now."""

from __future__ import annotations

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import candidates
from belote_desktop.engine.declarations.announcing import rules_here, said_by, window_open
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Announcing, DeclarationPlace, Declarations, DeclarationWindow, Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say


def declaration_refusal(rules: Ruleset, deal: Deal, seat: int, one: Declaration) -> Refusal:
    """The first reason to refuse this declaration: the game, the time, the hand, the points, an earlier declaration."""
    found = (
        _in_this_game(rules, deal)
        or _at_this_time(rules, deal)
        or _from_this_hand(rules, deal, seat, one)
        or _beside_the_others(rules, deal, seat, one)
    )
    return Refusal(Rule.DECLARATION, found)


def _in_this_game(rules: Ruleset, deal: Deal) -> Message | None:
    own = rules.declaration
    if own.declarations is not Declarations.ON or own.declaration_place is DeclarationPlace.TRICK:
        return say(QT_TRANSLATE_NOOP("engine", "In this game you do not declare runs or fours of a kind."))
    if rules_here(rules, deal).declarations is not Declarations.ON:
        return say(QT_TRANSLATE_NOOP("engine", "In no trumps there are no declarations."))
    if own.announcing is Announcing.AUTOMATIC:
        return say(QT_TRANSLATE_NOOP("engine", "In this game declarations are made automatically for everyone."))
    return None


def _at_this_time(rules: Ruleset, deal: Deal) -> Message | None:
    """In the first trick or before it; later only what was uncovered (docs/rules/belot-for-two.md, Declarations)."""
    now = DeclarationWindow.BEFORE_PLAY if deal.phase is Phase.DECLARING else DeclarationWindow.FIRST_CARD
    if window_open(rules, deal, now) or (deal.tricks and rules.declaration.late_runs and deal.stacks):
        return None
    if rules.declaration.decl_window is DeclarationWindow.BEFORE_PLAY:
        return say(QT_TRANSLATE_NOOP("engine", "You can declare only before the first lead."))
    return say(QT_TRANSLATE_NOOP("engine", "You can declare only with your first card, and you have played it."))


def _from_this_hand(rules: Ruleset, deal: Deal, seat: int, one: Declaration) -> Message | None:
    missing = CardSet(one.cards) - deal.hand(seat)
    if missing:
        #: {cards}: K♥ Q♥ on screen, named aloud.
        return say(QT_TRANSLATE_NOOP("engine", "You do not hold {cards:the}."), cards=missing)
    if deal.tricks and not _is_uncovered_run(deal, seat, one):
        late = QT_TRANSLATE_NOOP(
            "engine", "After the first trick you can declare only a run with a card uncovered since then."
        )
        return say(late)
    if one not in candidates(rules_here(rules, deal), deal.hand(seat)):
        #: {cards}: K♥ Q♥ on screen, named aloud.
        return say(
            QT_TRANSLATE_NOOP("engine", "In this game these cards are not a declaration: {cards:the}."), cards=one.cards
        )
    return None


def _is_uncovered_run(deal: Deal, seat: int, one: Declaration) -> bool:
    return not one.is_carre and any(stack.covered in one.cards for stack in deal.stacks[seat])


def _beside_the_others(rules: Ruleset, deal: Deal, seat: int, one: Declaration) -> Message:
    said = said_by(deal, seat)
    if one in said:
        #: {cards}: K♥ Q♥ on screen, named aloud.
        return say(QT_TRANSLATE_NOOP("engine", "You have already declared {cards:the}."), cards=one.cards)
    most = rules.declaration.declarations_max
    if most and len(said) >= most:
        #: %n: 1 or more.
        full = QT_TRANSLATE_NOOP("engine", "You have made %n declaration(s), and this game allows no more.", "", 1)
        return counted(full, most)
    twice = CardSet(one.cards) & _barred(rules, said, one)
    if twice:
        #: {cards}: K♥ Q♥ on screen, named aloud.
        source = QT_TRANSLATE_NOOP("engine", "A card counts only once, and you have already declared {cards:the}.")
        return say(source, cards=twice)
    return say(QT_TRANSLATE_NOOP("engine", "You have already declared this run, and a run can be declared only once."))


def _barred(rules: Ruleset, said: tuple[Declaration, ...], one: Declaration) -> CardSet:
    """The cards of earlier declarations that this one may not use again."""
    both = rules.declaration.overlap
    return CardSet(card for other in said if not both or other.is_carre == one.is_carre for card in other.cards)
