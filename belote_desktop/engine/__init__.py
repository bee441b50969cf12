"""The rules of the game: pure, without input or output, without clock; chance comes from the seed alone.

`start` a match, ask `to_act`, `options`, `legal` and `refusals`, `apply` actions, `view` it from a seat, `settle`.
"""

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

__all__ = [
    "Action", "ActionRefused", "Card", "CardSet", "Contract", "Denomination", "Event", "Item", "Match", "Message",
    "Outcome", "Play", "PublicResult", "Rank", "Refusal", "Result", "Rule", "Ruleset", "RulesetError", "Score",
    "SeatView", "SettledDeal", "Suit", "What", "apply", "arrange", "events_for", "in_english", "judged", "legal",
    "opening_events", "options", "parse_action", "parse_any_action", "public", "refusals", "settle", "start", "to_act",
    "view",
]  # fmt: skip
