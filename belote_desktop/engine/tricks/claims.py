"""Claiming the match as soon as the target is reached. Source: docs/rules/bela.md, End of the match."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import CLAIM, Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import points_of
from belote_desktop.engine.declarations.announcing import contest
from belote_desktop.engine.events import Event
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.tricks.belote import belote_pairs
from belote_desktop.engine.tricks.playing import the_contract
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say, say_of

Step = tuple[Deal, tuple[Event, ...]]


def with_claim(
    rules: Ruleset, deal: Deal, offered: Mapping[int, tuple[Action, ...]]
) -> Mapping[int, tuple[Action, ...]]:
    """The options with a claim for the seat to act that has just won a trick and reached the target with it.

    Only for games in which the match is claimed.
    """
    return {seat: (*actions, CLAIM) if may_claim(rules, deal, seat) else actions for seat, actions in offered.items()}


def may_claim(rules: Ruleset, deal: Deal, seat: int) -> bool:
    """True if this seat leads after a trick, its side are the defenders, and they have reached the target."""
    side = rules.side_of(seat)
    if not deal.tricks or deal.trick is None or deal.trick.cards or side == rules.side_of(the_contract(deal).declarer):
        return False
    return deal.totals[side] + running_points(rules, deal, side) >= rules.match.target


def claim_refusal(rules: Ruleset, deal: Deal, seat: int) -> Refusal:
    """Why this seat may not claim the match now."""
    declarer = the_contract(deal).declarer
    if not rules.match.na_dosta:
        found = say(QT_TRANSLATE_NOOP("engine", "In this game you cannot claim the match."))
    elif rules.side_of(seat) == rules.side_of(declarer):
        #: {player}: a name.
        takers = QT_TRANSLATE_NOOP("engine", "In this deal only {player}’s opponents may claim the match.")
        yours = QT_TRANSLATE_NOOP("engine", "In this deal only your opponents may claim the match.")
        found = say_of(declarer, takers, yours)
    elif not deal.tricks or deal.trick is None or deal.trick.cards:
        led = QT_TRANSLATE_NOOP(
            "engine", "You can claim the match only after winning a trick, before you lead to the next."
        )
        found = say(led)
    else:
        #: {target}: points.
        short = QT_TRANSLATE_NOOP("engine", "Your side has not reached {target} yet.")
        found = say(short, target=rules.match.target)
    return Refusal(Rule.CLAIM, found)


def running_points(rules: Ruleset, deal: Deal, side: int) -> int:
    """What a side has taken so far in the deal: cards, the declarations that count, belote."""
    won = [trick for trick in deal.tricks if trick.winner is not None and rules.side_of(trick.winner) == side]
    valid = contest(rules, deal).valid
    declared = sum(points_of(rules.declaration, one) for owner, one in valid if rules.side_of(owner) == side)
    pairs = sum(rules.side_of(owner) == side for owner, _ in belote_pairs(rules, deal))
    return sum(trick.points for trick in won) + declared + pairs * rules.belote.belote_points


def claim(rules: Ruleset, deal: Deal, seat: int) -> Step:
    """The deal with the match won at once by this seat's side."""
    return deal.with_(won_at_once=rules.side_of(seat), trick=None), ()
