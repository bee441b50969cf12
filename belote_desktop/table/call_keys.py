"""The keys of the calls: a letter for each, shown on its button. H alone never calls, it asks for a hint."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, TAKE, Action, Exchange, Name, NameHokum, Say, Word
from belote_desktop.engine.contract import Denomination
from belote_desktop.table.keys import suit_key

WHY = "W"
_RAISE, _CLOSED = "X", "Z"
_KEYS: Mapping[Action, str] = MappingProxyType(
    {
        TAKE: "T",
        PASS: "P",
        Name(Denomination.NO_TRUMP): "N",
        Name(Denomination.ALL_TRUMP): "A",
        Say(Word.HOKUM): "K",
        Say(Word.SUN): "N",
        Say(Word.ASHKAL): "A",
        Say(Word.SCHMEISS): "M",
        Say(Word.ACCEPT): "Y",
        Say(Word.REFUSE): "N",
        Say(Word.THROW_IN): "I",
        DOUBLE: _RAISE,
        REDOUBLE: _RAISE,
        Say(Word.RAISE): _RAISE,
        Say(Word.GAHWA): _RAISE,
        **{Say(word): _RAISE for word in (Word.DOUBLE_OPEN, Word.THREE_OPEN, Word.FOUR_OPEN)},
        **{Say(word): _CLOSED for word in (Word.DOUBLE_CLOSED, Word.THREE_CLOSED, Word.FOUR_CLOSED)},
    }
)


def call_key(action: Action) -> str:
    """The key of a call; empty where it has none, as for what stakes a whole match."""
    if isinstance(action, Name) and action.denomination.suit is not None:
        return suit_key(action.denomination.suit)
    if isinstance(action, NameHokum):
        return suit_key(action.suit)
    return "E" if isinstance(action, Exchange) else _KEYS.get(action, "")
