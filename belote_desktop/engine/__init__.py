"""The rules of the game: pure, without input or output, without clock; chance comes from the seed alone.

`start` a match, ask `to_act`, `options`, `legal` and `refusals`, `apply` actions, `view` it from a seat, `settle`.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.actions import Action, Play, parse_any_action, public
    from belote_desktop.engine.arranging import arrange
    from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
    from belote_desktop.engine.contract import Contract, Denomination
    from belote_desktop.engine.events import Event, events_for
    from belote_desktop.engine.match import (
        Match,
        SettledDeal,
        apply,
        legal,
        opening_events,
        options,
        parse_action,
        refusals,
        start,
        to_act,
    )
    from belote_desktop.engine.messages import Message, in_english
    from belote_desktop.engine.misplay import judged
    from belote_desktop.engine.refusals import ActionRefused, Refusal, Rule
    from belote_desktop.engine.rules import Ruleset, RulesetError
    from belote_desktop.engine.score import Item, Result, Score, What
    from belote_desktop.engine.settlement import Outcome, settle
    from belote_desktop.engine.view import PublicResult, SeatView, view

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.engine.actions": ("Action", "Play", "parse_any_action", "public"),
        "belote_desktop.engine.arranging": ("arrange",),
        "belote_desktop.engine.cards": ("Card", "CardSet", "Rank", "Suit"),
        "belote_desktop.engine.contract": ("Contract", "Denomination"),
        "belote_desktop.engine.events": ("Event", "events_for"),
        "belote_desktop.engine.match": (
            "Match", "SettledDeal", "apply", "legal", "opening_events", "options", "parse_action", "refusals", "start",
            "to_act",
        ),
        "belote_desktop.engine.messages": ("Message", "in_english"),
        "belote_desktop.engine.misplay": ("judged",),
        "belote_desktop.engine.refusals": ("ActionRefused", "Refusal", "Rule"),
        "belote_desktop.engine.rules": ("Ruleset", "RulesetError"),
        "belote_desktop.engine.score": ("Item", "Result", "Score", "What"),
        "belote_desktop.engine.settlement": ("Outcome", "settle"),
        "belote_desktop.engine.view": ("PublicResult", "SeatView", "view"),
    },
)  # fmt: skip

__all__ = [
    "Action", "ActionRefused", "Card", "CardSet", "Contract", "Denomination", "Event", "Item", "Match", "Message",
    "Outcome", "Play", "PublicResult", "Rank", "Refusal", "Result", "Rule", "Ruleset", "RulesetError", "Score",
    "SeatView", "SettledDeal", "Suit", "What", "apply", "arrange", "events_for", "in_english", "judged", "legal",
    "opening_events", "options", "parse_action", "parse_any_action", "public", "refusals", "settle", "start", "to_act",
    "view",
]  # fmt: skip
