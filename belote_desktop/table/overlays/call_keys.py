"""The command of each call, whose key is shown on its button. The hint key never makes a call."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, TAKE, Action, Exchange, Name, NameHokum, Say, Word
from belote_desktop.engine.contract import Denomination
from belote_desktop.table.items.keys import SUITS, Command

_COMMANDS: Mapping[Action, Command] = MappingProxyType(
    {
        TAKE: Command.TAKE,
        PASS: Command.PASS,
        Name(Denomination.NO_TRUMP): Command.NO_TRUMP,
        Name(Denomination.ALL_TRUMP): Command.ALL_TRUMP,
        Say(Word.HOKUM): Command.HOKUM,
        Say(Word.SUN): Command.SUN,
        Say(Word.ASHKAL): Command.ASHKAL,
        Say(Word.SCHMEISS): Command.SCHMEISS,
        Say(Word.ACCEPT): Command.ACCEPT,
        Say(Word.REFUSE): Command.REFUSE,
        Say(Word.THROW_IN): Command.THROW_IN,
        DOUBLE: Command.RAISE,
        REDOUBLE: Command.RAISE,
        Say(Word.RAISE): Command.RAISE,
        Say(Word.GAHWA): Command.RAISE,
        **{Say(word): Command.RAISE for word in (Word.DOUBLE_OPEN, Word.THREE_OPEN, Word.FOUR_OPEN)},
        **{Say(word): Command.CLOSED for word in (Word.DOUBLE_CLOSED, Word.THREE_CLOSED, Word.FOUR_CLOSED)},
    }
)


def call_command(action: Action) -> Command | None:
    """The command of a call; None if it has none, as for a call that stakes the whole match."""
    if isinstance(action, Name) and action.denomination.suit is not None:
        return SUITS[action.denomination.suit]
    if isinstance(action, NameHokum):
        return SUITS[action.suit]
    return Command.EXCHANGE if isinstance(action, Exchange) else _COMMANDS.get(action)
