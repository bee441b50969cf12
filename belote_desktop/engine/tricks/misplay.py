"""Free play: forbidden cards can be played, and the other side may challenge them.

Source: docs/rules, Misplay.
"""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import CHALLENGE, Action, Play
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, Misplayed
from belote_desktop.engine.events import Challenged, Event
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Misplay
from belote_desktop.engine.tricks.playing import play_refusal, playable
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

Step = tuple[Deal, tuple[Event, ...]]

_CHALLENGE = Misplay.CHALLENGE
"""Named once: a member of an enumeration takes ten times as long to look up, and this one is asked for at each step."""


def is_free(rules: Ruleset) -> bool:
    """Whether any card may be played, lawful or not."""
    return rules.play.misplay is _CHALLENGE


def with_free_play(
    rules: Ruleset, deal: Deal, offered: Mapping[int, tuple[Action, ...]]
) -> Mapping[int, tuple[Action, ...]]:
    """The options in free play: all cards of the seat to act, and a challenge for those whose opponents have played."""
    found = {}
    for seat in range(rules.table.seats):
        lawful = offered.get(seat, ())
        more = tuple(play for card in deal.hand(seat) if (play := Play(card)) not in lawful) if lawful else ()
        word: tuple[Action, ...] = (CHALLENGE,) if may_challenge(rules, deal, seat) else ()
        if lawful or word:
            found[seat] = (*lawful, *more, *word)
    return found


def may_challenge(rules: Ruleset, deal: Deal, seat: int) -> bool:
    """Whether an opponent of this seat has played a card, and nobody has challenged yet."""
    if deal.misplays:
        return False
    tricks = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    return any(
        rules.side_of(player) != rules.side_of(seat) for trick in tricks for player, _ in trick.plays(rules.table.seats)
    )


def challenge_refusal(rules: Ruleset) -> Refusal:
    """Why nothing can be challenged now."""
    if not is_free(rules):
        source = QT_TRANSLATE_NOOP("engine", "In this game misplays are impossible, so there is nothing to challenge.")
        return Refusal(Rule.MISPLAY, say(source))
    nothing = QT_TRANSLATE_NOOP(
        "engine", "No opponent has played a card in this deal yet, so there is nothing to challenge."
    )
    return Refusal(Rule.MISPLAY, say(nothing))


def noting(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Deal:
    """The deal with a card of free play noted as misplayed if it may not be played now."""
    allowed = playable(rules, deal, seat)
    if card in allowed:
        return deal
    rule = play_refusal(rules, deal, seat, card).rule
    return deal.with_(unlawful=(*deal.unlawful, Misplayed(seat, len(deal.tricks) + 1, card, rule, allowed)))


def challenge(rules: Ruleset, deal: Deal, seat: int) -> Step:
    """Turn the tricks over: the guilty sides if the claim is right, else the side that claimed wrongly.

    When the claim is right a misplay of the claimer's own side comes to light as well.
    """
    found = _judged(rules, deal, seat)
    guilty = {rules.side_of(one.seat) for one in found.misplays} or {rules.side_of(seat)}
    return deal.with_(misplays=tuple(sorted(guilty)), challenger=seat), (found,)


def judged(rules: Ruleset, deal: Deal) -> Challenged | None:
    """The challenge that decided a deal, with what the tricks showed; None where nobody challenged."""
    return None if deal.challenger is None else _judged(rules, deal, deal.challenger)


def _judged(rules: Ruleset, deal: Deal, seat: int) -> Challenged:
    is_right = any(rules.side_of(one.seat) != rules.side_of(seat) for one in deal.unlawful)
    return Challenged(seat, deal.unlawful if is_right else ())
