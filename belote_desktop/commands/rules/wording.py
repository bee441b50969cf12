"""Texts for people without Qt, in the language of the command: sentences, cards, numbers, rules and their values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any

from belote_desktop.commands.rules.translation import Translations, word_forms
from belote_desktop.engine.card_names import RANKS
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, from_high
from belote_desktop.engine.rules.fields import Choice, RuleField
from belote_desktop.engine.rules.ruleset import RuleName, rule_field, spelled
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SUIT_MARKS, Message, SeatName, Source, say
from belote_desktop.engine.wording.places import Forms, Worded, WordedList
from belote_desktop.resources import deck
from belote_desktop.variants.rule_sheet.topics.combinations import fours_in_words

#: {number}: the number of a seat, where no name is known.
_PLAYER = QT_TRANSLATE_NOOP("engine", "player {number}")
_YES = QT_TRANSLATE_NOOP("rules", "yes")
_NO = QT_TRANSLATE_NOOP("rules", "no")
_NONE = QT_TRANSLATE_NOOP("pages", "none")
_CONTRACTS = {"NT": QT_TRANSLATE_NOOP("pages", "no trumps"), "AT": QT_TRANSLATE_NOOP("pages", "all trumps")}

#: A list of words: {first}, {next} are two of them, more follow. Write the comma of your language.
_COMMA = QT_TRANSLATE_NOOP("lists", "{first}, {next}")
_LAST = {
    #: The end of a list: {last} is its last word, {rest} are those before it.
    "and": QT_TRANSLATE_NOOP("lists", "{rest} and {last}"),
    #: The end of a list: {last} is its last word, {rest} are those before it.
    "or": QT_TRANSLATE_NOOP("lists", "{rest} or {last}"),
}
#: A list in a sentence that denies: {first} and {next} are its first two words.
_NEITHER = QT_TRANSLATE_NOOP("lists", "neither {first} nor {next}")
#: More of a list that begins with “neither … nor …”: {rest} is that beginning, {next} one more word.
_NOR = QT_TRANSLATE_NOOP("lists", "{rest} nor {next}")
#: Two facts beside each other in a line, more may follow: “France · 4 players”. Write another sign where this dot
#: reads as a digit, as it does beside the Arabic nought.
_BESIDE = QT_TRANSLATE_NOOP("lists", "{first} · {next}")


class Wording:
    """Translates texts of the lower packages into one language."""

    def __init__(self, translations: Translations | None = None) -> None:
        self._translations = translations or Translations()

    @property
    def language(self) -> str:
        return self._translations.language

    def text(self, source: str) -> str:
        """An English text in this language."""
        return self._translations.text(source)

    def say(self, source: str, **facts: object) -> str:
        """A sentence with named places in this language."""
        return self.sentence(say(source, **facts))

    def sentence(self, message: Message) -> str:
        """A message in this language, with its values."""
        facts = {name: self._worded(fact) for name, fact in message.facts.items()}
        return self._translations.text(message.source, message.count).format_map(facts)

    def in_one_line(self, *parts: str) -> str:
        """`a · b · c`: facts beside each other, with the sign of the language between them."""
        return reduce(lambda first, following: self.text(_BESIDE).format(first=first, next=following), parts)

    def value(self, field: RuleField, value: object) -> str:
        """The value of a rule in words: labels, yes or no, names of contracts and cards; numbers as they are."""
        if isinstance(value, Choice):
            return self.text(value.label)
        if field.kind is bool:
            return self.text(_YES if value else _NO)
        if value == ():
            return self.text(_NONE)
        return self._ROWS.get(field.name, Wording._spelled)(self, value)

    def _spelled(self, value: object) -> str:
        return spelled(value)

    def _contracts(self, value: Any) -> str:
        return ", ".join(
            self.text(_CONTRACTS[one]) if one in _CONTRACTS else self._fact(Suit.parse(one)) for one in value
        )

    def _fours(self, value: Any) -> str:
        return self.sentence(fours_in_words(value))

    def _ranks(self, value: Any) -> str:
        return " ".join(self._rank(Rank.parse(letter)) for letter in value)

    def _labels(self, value: Any) -> str:
        return ", ".join(map(self._fact, value))

    _ROWS: Mapping[str, Callable[[Wording, Any], str]] = MappingProxyType(
        {
            "contracts": _contracts,
            "carre_points": _fours,
            "carre_points_nt": _fours,
            "trump_order": _ranks,
            "plain_order": _ranks,
            "phases": _labels,
        }
    )
    """How the rules that are rows of words are said; the others are numbers."""

    def _worded(self, fact: object) -> Worded | WordedList:
        if isinstance(fact, CardSet):
            fact = from_high(fact)
        if isinstance(fact, (tuple, list)):
            return WordedList([self._part(part) for part in fact], self._joined)
        return self._part(fact)

    def _part(self, fact: object) -> Worded:
        """A value in words that knows its forms; those of cards are of their tokens."""
        said = self._fact(fact)
        if isinstance(fact, int) and not isinstance(fact, (Card, Suit)):  # cards and suits are numbers too
            return Worded(self._translations.figures(fact), lambda: Forms(number=self._translations.form_number(fact)))
        return Worded(said, lambda: self._forms(fact, said))

    def _forms(self, fact: object, said: str) -> Forms:
        table = word_forms(self.language)
        if table is None:
            return Forms()
        if isinstance(fact, float):
            return table.of_decimal(fact)
        if isinstance(fact, (Card, Suit)):
            return table.of_token(said, self.text(RANKS[fact.rank]) if isinstance(fact, Card) else "")
        return table.of_player(said) if isinstance(fact, SeatName) else table.of("word", said)

    def _fact(self, fact: object) -> str:
        if isinstance(fact, Message):
            return self.sentence(fact)
        if isinstance(fact, Suit):
            return SUIT_MARKS[fact]
        if isinstance(fact, Card):
            return self._card(fact)
        if isinstance(fact, CardSet):
            fact = from_high(fact)
        if isinstance(fact, (tuple, list)):
            return self._row(fact)
        if isinstance(fact, SeatName):
            return self.say(_PLAYER, number=fact.seat + 1)
        if isinstance(fact, RuleName):
            return self.text(rule_field(fact.name).label)
        if isinstance(fact, Choice):
            return self.text(fact.label)
        return self.text(fact) if isinstance(fact, Source) else str(fact)

    def _joined(self, parts: Sequence[str], joint: str) -> str:
        """`K♥ Q♥`, or `K♥, Q♥ or J♥` if the sentence asks for the word before the last."""
        if not joint or len(parts) < 2:
            return " ".join(parts)
        if joint == "nor":
            start = self.text(_NEITHER).format(first=parts[0], next=parts[1])
            return reduce(lambda rest, following: self.text(_NOR).format(rest=rest, next=following), parts[2:], start)
        table = word_forms(self.language)
        if table is not None and table.repeats_joints:
            return reduce(lambda rest, last: self.text(_LAST[joint]).format(rest=rest, last=last), parts)
        rest = reduce(lambda first, following: self.text(_COMMA).format(first=first, next=following), parts[:-1])
        return self.text(_LAST[joint]).format(rest=rest, last=parts[-1])

    def _row(self, parts: Iterable[object]) -> str:
        return " ".join(self._fact(part) for part in parts)

    def _card(self, card: Card) -> str:
        """`K♥`, `10♠`, in the usual card letters of this language."""
        return self._rank(card.rank) + SUIT_MARKS[card.suit]

    def _rank(self, rank: Rank) -> str:
        letters = deck.RANK_LETTERS[deck.index_of(self.language)]
        return "10" if rank is Rank.TEN else letters[rank]
