"""Declarations in a deal: who may announce what now, what an announcement does, and which of them count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import Action, Declaration, Declare, announcement
from belote_desktop.engine.cards import CardSet, Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.declarations import (
    Contest,
    best_announcement,
    candidates,
    compare,
    compatible,
    in_contract,
    points_of,
    strength,
    wins_at_once,
)
from belote_desktop.engine.events import Announced, DeclarationsVoid, Event, Shown
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import Announcing, Declarations, DeclarationsShown, DeclarationWindow

Step = tuple[Deal, tuple[Event, ...]]

_AUTOMATIC = Announcing.AUTOMATIC
"""Named once: a member of an enumeration takes ten times as long to look up, and this one is asked for at each card."""


def rules_here(rules: Ruleset, deal: Deal) -> DeclarationRules:
    """The rules for declarations held in hands under the contract of the deal."""
    return in_contract(rules.declaration, deal.contract.denomination if deal.contract else None)


def window_open(rules: Ruleset, deal: Deal, window: DeclarationWindow) -> bool:
    """True if the game has declarations and this is the time for them: before the play, or in the first trick."""
    if deal.tricks or rules.declaration.decl_window is not window:
        return False
    return rules_here(rules, deal).declarations is Declarations.ON


def announce_with_card(rules: Ruleset, deal: Deal, seat: int) -> Step:
    """Make the automatic declarations of a seat about to play: all with its first card, later only uncovered runs."""
    if rules.declaration.announcing is not _AUTOMATIC:
        return deal, ()
    if not deal.tricks and window_open(rules, deal, DeclarationWindow.FIRST_CARD):
        return announce_all(rules, deal, seat)
    return _announce_late(rules, deal, seat) if rules.declaration.late_runs else (deal, ())


def declarations_with_card(rules: Ruleset, deal: Deal, seat: int) -> tuple[Action, ...]:
    """The declarations a seat may choose to make with the card it plays next."""
    if rules.declaration.announcing is not Announcing.MANUAL:
        return ()
    if window_open(rules, deal, DeclarationWindow.FIRST_CARD):
        return declaration_actions(rules, deal, seat)
    return tuple(Declare(one) for one in late_runs(rules, deal, seat))


def declaration_actions(rules: Ruleset, deal: Deal, seat: int) -> tuple[Action, ...]:
    """The declarations a seat may still announce beside those it has announced."""
    return tuple(Declare(one) for one in _open(rules, deal, seat))


def _open(rules: Ruleset, deal: Deal, seat: int) -> tuple[Declaration, ...]:
    own, hand = rules_here(rules, deal), deal.hand(seat)
    said = said_by(deal, seat)
    return tuple(
        one for one in candidates(own, hand) if one not in said and compatible(own, hand, (*said, one))
    )  # fmt: skip


def said_by(deal: Deal, seat: int) -> tuple[Declaration, ...]:
    """The declarations a seat has made so far."""
    return tuple(one for owner, one in deal.declared if owner == seat)


def late_runs(rules: Ruleset, deal: Deal, seat: int) -> tuple[Declaration, ...]:
    """The runs that a later uncovered card completes, if allowed (docs/rules/belot-for-two.md, Declarations)."""
    if not rules.declaration.late_runs or not deal.tricks or not deal.stacks:
        return ()
    if rules_here(rules, deal).declarations is not Declarations.ON:
        return ()
    new = CardSet(stack.covered for stack in deal.stacks[seat])
    return tuple(one for one in _open(rules, deal, seat) if not one.is_carre and new & CardSet(one.cards))


def _announce_late(rules: Ruleset, deal: Deal, seat: int) -> Step:
    own, events = rules_here(rules, deal), tuple[Event, ...]()
    while runs := late_runs(rules, deal, seat):
        best = max(runs, key=lambda one: (points_of(own, one), strength(own, one)))
        deal, more = declare(rules, deal, seat, best)
        events += more
    return deal, events


def announce_all(rules: Ruleset, deal: Deal, seat: int) -> Step:
    """Announce what scores most from this hand."""
    events: tuple[Event, ...] = ()
    for one in best_announcement(rules_here(rules, deal), deal.hand(seat)):
        deal, more = declare(rules, deal, seat, one)
        events += more
    return deal, events


def declare(rules: Ruleset, deal: Deal, seat: int, one: Declaration) -> Step:
    """Announce one declaration.

    A run that wins the match is laid open, and nothing more is played; so is one that is announced late and counts.
    """
    deal = deal.with_(declared=(*deal.declared, (seat, one)))
    said = Announced(seat, announcement(one))
    if wins_at_once(rules_here(rules, deal), one):
        return deal.with_(won_at_once=rules.side_of(seat)), (said, Shown(seat, one))
    if are_shown(rules, deal) and (seat, one) in contest(rules, deal).valid:
        return deal, (said, Shown(seat, one))
    return deal, (said,)


def contest(rules: Ruleset, deal: Deal) -> Contest:
    """Which of the announced declarations is best, and which count."""
    if not deal.declared:
        return _NOTHING
    known: tuple[Ruleset, Contest] | None = deal.memo.get("contest")
    if known is None or known[0] is not rules:
        known = deal.memo["contest"] = (rules, _decided(rules, deal))
    return known[1]


_NOTHING = Contest(None, (), cancelled=False)


def _decided(rules: Ruleset, deal: Deal) -> Contest:
    if _all_void(rules, deal):
        return Contest(None, (), cancelled=True)
    seats = range(rules.table.seats)
    return compare(
        rules_here(rules, deal),
        deal.declared,
        trump=deal.contract.trump if deal.contract else None,
        eldest=eldest(rules, deal.dealer),
        seats=rules.table.seats,
        side_of={seat: rules.side_of(seat) for seat in seats},
    )


def _all_void(rules: Ruleset, deal: Deal) -> bool:
    """True if four sevens or eights in one hand void all declarations (docs/rules/house-rules.md, Declarations)."""
    return rules.declaration.seven_eight_carre_cancels_all and any(
        has_four(rules, deal, seat, rank) for seat in range(rules.table.seats) for rank in (Rank.SEVEN, Rank.EIGHT)
    )


def has_four(rules: Ruleset, deal: Deal, seat: int, rank: Rank) -> bool:
    """Whether a seat has held all four cards of a rank that it could see, played or not."""
    tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
    played = [card for trick in tricks for owner, card in trick.plays(rules.table.seats) if owner == seat]
    return sum(card.rank is rank for card in (*deal.hand(seat), *played)) == 4


def are_shown(rules: Ruleset, deal: Deal) -> bool:
    """Whether the declarations that count lie open by now. Source: docs/rules, Declarations."""
    return _SHOWN[rules.declaration.declarations_shown](rules, deal)


def _shown_at_once(rules: Ruleset, deal: Deal) -> bool:
    """True once everyone has declared: before the play, or after the first trick if declared with the first card."""
    before = rules.declaration.decl_window is DeclarationWindow.BEFORE_PLAY
    return bool(deal.tricks) or (before and deal.trick is not None)


_SHOWN: Mapping[DeclarationsShown, Callable[[Ruleset, Deal], bool]] = MappingProxyType(
    {
        DeclarationsShown.AT_ONCE: _shown_at_once,
        DeclarationsShown.FIRST_TRICK: lambda _rules, deal: bool(deal.tricks),
        DeclarationsShown.END: lambda _rules, deal: bool(deal.tricks) and deal.trick is None,
    }
)


def laid_open(rules: Ruleset, deal: Deal) -> tuple[tuple[int, Declaration], ...]:
    """The declarations that lie open by now, each with its seat."""
    return contest(rules, deal).valid if are_shown(rules, deal) else ()


def show_declarations(rules: Ruleset, deal: Deal) -> tuple[Event, ...]:
    """The events that show the declarations that count, from the eldest on, and report cancelled ones."""
    result = contest(rules, deal)
    order = seats_from(rules, eldest(rules, deal.dealer))
    shown = tuple(Shown(seat, one) for player in order for seat, one in result.valid if seat == player)
    return (DeclarationsVoid(), *shown) if result.cancelled else shown
