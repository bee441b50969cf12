"""Words for people, in the language of the window: sentences, cards, suits, calls, rules.

Everything goes through Qt's translators, so a text changes with the language. Sentences are whole, never glued from
parts. Cards stand in sentences as tokens (`K♥`); `spoken` replaces them by their names, for speech.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, from_high
from belote_desktop.engine.rules.fields import Choice, RuleField
from belote_desktop.engine.rules.ruleset import RuleName, rule_field
from belote_desktop.engine.wording.messages import CallName, Message, SeatName, Source
from belote_desktop.engine.wording.places import Worded, WordedList
from belote_desktop.models.words.card_words import (
    card_name,
    card_token,
    in_a_row,
    in_one_line,
    index_in_use,
    index_set,
    joined,
    listed,
    measured,
    number,
    percent,
    question_mark,
    rank_letters,
    rank_name,
    sign_first,
    suit_name,
)
from belote_desktop.models.words.denomination_words import denomination_name, denomination_sign
from belote_desktop.models.words.direction import visible
from belote_desktop.models.words.forms import (
    SPOKEN,
    card_worded,
    count_worded,
    decimal_worded,
    player_worded,
    raised,
    rank_worded,
    suit_worded,
    word_worded,
)
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.translating import kept_together, translated
from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.actions import Action
    from belote_desktop.engine.rules.ruleset import Ruleset
    from belote_desktop.models.words.call_words import (
        call_text,
        call_token,
        contract_inside,
        contract_name,
        standing_call,
    )
    from belote_desktop.models.words.declaration_words import (
        announcement_text,
        announcement_word,
        belote_name,
        belote_text,
        declaration_name,
        declaration_text,
    )

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.models.words.call_words": (
            "call_text", "call_token", "contract_inside", "contract_name", "standing_call",
        ),
        "belote_desktop.models.words.declaration_words": (
            "announcement_text", "announcement_word", "belote_name", "belote_text", "declaration_name",
            "declaration_text",
        ),
    },
)  # fmt: skip
"""The words of calls and declarations need the actions of the engine, and the first page of the window does not."""

__all__ = [
    "SPOKEN",
    "announcement_text",
    "announcement_word",
    "belote_name",
    "belote_text",
    "call_text",
    "call_token",
    "card_name",
    "card_token",
    "choice_text",
    "contract_inside",
    "contract_name",
    "declaration_name",
    "declaration_text",
    "denomination_name",
    "denomination_sign",
    "in_a_row",
    "in_one_line",
    "index_in_use",
    "index_set",
    "joined",
    "kept_together",
    "listed",
    "measured",
    "number",
    "percent",
    "question_mark",
    "rank_letters",
    "rank_name",
    "result_text",
    "rule_label",
    "rule_sentence",
    "sentence",
    "sign_first",
    "signed",
    "spoken",
    "standing_call",
    "suit_name",
    "translated",
    "value_text",
    "what_text",
    "written_out",
]  # fmt: skip


NOBODY = Names()
"""No players known: a sentence calls them by the number of their seat."""


def sentence(message: Message, index: str = "en", names: Names = NOBODY) -> str:
    """A message as a sentence, cards as tokens in the letters of an index set; `names` are those of the players."""
    return _filled(message, index, names)


def spoken(message: Message, names: Names = NOBODY) -> str:
    """A message for reading aloud: cards and suits by name. `names` are those of the players."""
    return visible(written_out(message, names))


def written_out(message: Message, names: Names = NOBODY) -> str:
    """A message to be read on the screen with cards and suits by name, as in the log."""
    return raised(_filled(message, SPOKEN, names))  # a sentence may begin with the name of a card


def _filled(message: Message, index: str, names: Names) -> str:
    """The sentence with its values; in the second person if it is about the player who reads it."""
    about = message.facts.get("player")
    is_you = isinstance(about, SeatName) and names.you == about.seat
    source = message.to_player if message.to_player and is_you else message.source
    facts = {place: _fact(fact, index, names) for place, fact in message.facts.items()}
    return translated(source, message.count).format_map(facts)


def _fact(fact: object, index: str, names: Names) -> Worded | WordedList:
    """A value in words that knows its forms."""
    if isinstance(fact, CardSet):
        fact = from_high(fact)
    if isinstance(fact, (tuple, list)):
        parts = [_part(part, index, names) for part in fact]
        return WordedList(parts, _listed if index == SPOKEN else _side_by_side)
    return _part(fact, index, names)


def _part(fact: object, index: str, names: Names) -> Worded:
    if isinstance(fact, Worded):
        return fact
    if isinstance(fact, Card):
        return card_worded(fact, index)
    if isinstance(fact, Suit):
        return suit_worded(fact, spoken=index == SPOKEN)
    if isinstance(fact, Rank):
        return rank_worded(fact)
    if isinstance(fact, SeatName):
        return player_worded(names.of(fact.seat) if names else _number_of(fact))
    if isinstance(fact, CallName):
        return _said(fact, index)
    if isinstance(fact, Source):
        return word_worded(translated(fact))
    if isinstance(fact, int) and not isinstance(fact, bool):
        return count_worded(fact)
    if isinstance(fact, float):
        return decimal_worded(fact)
    return Worded(_text(fact, index, names))


def _said(call: CallName, index: str) -> Worded:
    """A call as the player says it. Its words need the actions of the engine, and the first page does not."""
    from belote_desktop.models.words import call_words

    worded = call_words.call_text if index == SPOKEN else call_words.call_token
    return Worded(worded(cast("Action", call.action), cast("Ruleset", call.rules)))


def _text(fact: object, index: str, names: Names) -> str:
    if isinstance(fact, Message):
        return spoken(fact, names) if index == SPOKEN else sentence(fact, index, names)
    if isinstance(fact, (CardSet, tuple, list)):
        return str(_fact(fact, index, names))
    if isinstance(fact, RuleName):
        return translated(rule_field(fact.name).label)
    if isinstance(fact, Choice):
        return translated(fact.label)
    return str(fact)


def _number_of(player: SeatName) -> str:
    #: {number}: the number of a seat, where no name is known.
    return QCoreApplication.translate("engine", "player {number}").format(number=number(player.seat + 1))


def _listed(parts: Sequence[str], joint: str) -> str:
    return joined(parts, joint or "and")


def _side_by_side(parts: Sequence[str], joint: str) -> str:
    """`K♥ Q♥`, unless the sentence asks for the word before the last."""
    return joined(parts, joint) if joint else " ".join(parts)


def choice_text(choice: Choice) -> str:
    """The label of a value of a rule, of a score item or of a result."""
    return translated(choice.label)


what_text = choice_text
result_text = choice_text


def rule_label(field: RuleField) -> str:
    """The short name of a rule."""
    return translated(field.label)


def rule_sentence(field: RuleField) -> str:
    """What a rule does, in one sentence."""
    return translated(field.sentence)


def value_text(value: object) -> str:
    """The value of a rule in words."""
    if isinstance(value, bool):
        return QCoreApplication.translate("rules", "yes") if value else QCoreApplication.translate("rules", "no")
    if isinstance(value, Choice):
        return choice_text(value)
    if isinstance(value, tuple):
        return "-".join(str(part) for part in value)
    return number(value) if isinstance(value, int) else str(value)


def signed(value: int) -> str:
    """A number with its sign, a plus too."""
    return number(value, signed=True)
