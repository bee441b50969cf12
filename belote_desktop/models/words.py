"""Words for people, in the language of the window: sentences, cards, suits, calls, rules.

Everything goes through Qt's translators, so a text changes with the language; nothing is glued from parts.
Cards stand in sentences as tokens (`K♥`); `spoken` puts their names there, for speech.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from belote_desktop.engine.actions import Action, Announce, Bid, Declaration, Declare, Name, Play, Say
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.messages import SUIT_MARKS, Message, SeatName, Source
from belote_desktop.engine.rules.fields import Choice, RuleField
from belote_desktop.engine.rules.ruleset import RuleName, rule_field

RANK_LETTERS = {
    "en": "6789TJQKA",
    "fr": "6789TVDRA",
    "de": "6789TBDKA",
    "nl": "6789TBVHA",
    "ru": "6789TВДКТ",
    "bg": "6789TВДКА",
}
"""The index letters of each index set, from the six to the ace; T is shown as 10."""


def index_set(wish: str) -> str:
    """The index set for the setting `deck_index`: a set of its own, or the one usual in the language of the window."""
    if wish != "language":
        return wish
    language = QLocale().name().partition("_")[0]
    return language if language in RANK_LETTERS else "en"


def translated(source: str) -> str:
    """An English text of the lower floors in the language of the window."""
    context = source.context if isinstance(source, Source) else "engine"
    return QCoreApplication.translate(context, source)


def sentence(message: Message, index: str = "en", names: Sequence[str] = ()) -> str:
    """A message as a sentence, cards as tokens with the letters of an index set; `names` are those of the players."""
    facts = {
        place: names[fact.seat] if isinstance(fact, SeatName) and names else _fact(fact, index, spoken_cards=False)
        for place, fact in message.facts.items()
    }
    return translated(message.source).format_map(facts)


def spoken(message: Message) -> str:
    """A message as it should be read aloud: cards and suits by name."""
    facts = {name: _fact(fact, "en", spoken_cards=True) for name, fact in message.facts.items()}
    text = translated(message.source).format_map(facts)
    return text[:1].upper() + text[1:]  # a sentence may begin with the name of a card


def _fact(fact: object, index: str, *, spoken_cards: bool) -> str:
    if isinstance(fact, Message):
        return spoken(fact) if spoken_cards else sentence(fact, index)
    if isinstance(fact, Suit):
        return suit_name(fact) if spoken_cards else SUIT_MARKS[fact]
    if isinstance(fact, Card):
        return card_name(fact) if spoken_cards else card_token(fact, index)
    if isinstance(fact, (CardSet, tuple, list)):
        parts = [_fact(part, index, spoken_cards=spoken_cards) for part in fact]
        return QLocale().createSeparatedList(parts) if spoken_cards else " ".join(parts)
    if isinstance(fact, SeatName):
        return QCoreApplication.translate("engine", "player {number}").format(number=number(fact.seat + 1))
    if isinstance(fact, RuleName):
        return translated(rule_field(fact.name).label)
    if isinstance(fact, Choice):
        return translated(fact.label)
    if isinstance(fact, Source):
        return translated(fact)
    if isinstance(fact, int) and not isinstance(fact, bool):
        return number(fact)
    return str(fact)


def number(value: int) -> str:
    """A number with the digits of the locale, without grouping: scores stay short."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(value)


def card_token(card: Card, index: str = "en") -> str:
    """`K♥`, `10♠`, with the letters of an index set."""
    letters = RANK_LETTERS.get(index, RANK_LETTERS["en"])
    return ("10" if card.rank is Rank.TEN else letters[card.rank]) + SUIT_MARKS[card.suit]


def card_name(card: Card) -> str:
    """`king of hearts`."""
    pattern = QCoreApplication.translate("cards", "{rank} of {suit}")
    return pattern.format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def rank_name(rank: Rank) -> str:
    return {
        Rank.SIX: QCoreApplication.translate("cards", "six"),
        Rank.SEVEN: QCoreApplication.translate("cards", "seven"),
        Rank.EIGHT: QCoreApplication.translate("cards", "eight"),
        Rank.NINE: QCoreApplication.translate("cards", "nine"),
        Rank.TEN: QCoreApplication.translate("cards", "ten"),
        Rank.JACK: QCoreApplication.translate("cards", "jack"),
        Rank.QUEEN: QCoreApplication.translate("cards", "queen"),
        Rank.KING: QCoreApplication.translate("cards", "king"),
        Rank.ACE: QCoreApplication.translate("cards", "ace"),
    }[rank]


def suit_name(suit: Suit) -> str:
    """`hearts`, as it stands in the middle of a sentence."""
    return {
        Suit.SPADES: QCoreApplication.translate("cards", "spades"),
        Suit.HEARTS: QCoreApplication.translate("cards", "hearts"),
        Suit.DIAMONDS: QCoreApplication.translate("cards", "diamonds"),
        Suit.CLUBS: QCoreApplication.translate("cards", "clubs"),
    }[suit]


def denomination_name(denomination: Denomination) -> str:
    """`Hearts`, `No trump`: by itself, as a title or on a button."""
    return {
        Denomination.SPADES: QCoreApplication.translate("calls", "Spades"),
        Denomination.HEARTS: QCoreApplication.translate("calls", "Hearts"),
        Denomination.DIAMONDS: QCoreApplication.translate("calls", "Diamonds"),
        Denomination.CLUBS: QCoreApplication.translate("calls", "Clubs"),
        Denomination.NO_TRUMP: QCoreApplication.translate("calls", "No trump"),
        Denomination.ALL_TRUMP: QCoreApplication.translate("calls", "All trump"),
    }[denomination]


def _word_text(word: str) -> str:
    known = {
        "pass": QCoreApplication.translate("calls", "Pass"),
        "take": QCoreApplication.translate("calls", "I take"),
        "double": QCoreApplication.translate("calls", "Double"),
        "redouble": QCoreApplication.translate("calls", "Redouble"),
        "belote": QCoreApplication.translate("calls", "Belote"),
        "done": QCoreApplication.translate("calls", "Nothing to declare"),
        "claim": QCoreApplication.translate("calls", "The rest is mine"),
        "challenge": QCoreApplication.translate("calls", "Challenge"),
        "throw-in": QCoreApplication.translate("calls", "Throw in"),
    }
    return known.get(word, word)


def call_text(action: Action) -> str:
    """What is said with an action, as on a button or in a speech bubble."""
    if isinstance(action, Say):
        return _word_text(action.word)
    if isinstance(action, Name):
        return denomination_name(action.denomination)
    if isinstance(action, Announce):
        return announcement_text(action)
    if isinstance(action, Declare):
        return QCoreApplication.translate("calls", "Declare {what}").format(what=declaration_text(action.declaration))
    if isinstance(action, Bid):
        pattern = QCoreApplication.translate("calls", "{points} {denomination}")
        return pattern.format(points=number(action.points), denomination=denomination_name(action.denomination))
    if isinstance(action, Play):
        return card_name(action.card)
    return str(action)


def belote_text(second: bool) -> str:
    """Belote, or rebelote."""
    if second:
        return QCoreApplication.translate("calls", "Rebelote")
    return QCoreApplication.translate("calls", "Belote")


def announcement_text(announcement: Announce) -> str:
    """The class of a declaration as it is called."""
    return {
        0: QCoreApplication.translate("calls", "Carré"),
        3: QCoreApplication.translate("calls", "Tierce"),
        4: QCoreApplication.translate("calls", "Quarte"),
        5: QCoreApplication.translate("calls", "Quinte"),
    }[announcement.length]


def declaration_text(declaration: Declaration, index: str = "en") -> str:
    """A declaration with its cards: `Tierce K♥`, `Carré of jacks` as `Carré J♠`."""
    length = 0 if declaration.is_carre else min(5, len(declaration.cards))
    pattern = QCoreApplication.translate("calls", "{name} {card}")
    return pattern.format(name=announcement_text(Announce(length)), card=card_token(declaration.cards[0], index))


def choice_text(choice: Choice) -> str:
    """The label of a value: of a rule, of an item of a score, of a result."""
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


def listed(parts: Sequence[str]) -> str:
    """`a, b and c` in the language of the window."""
    return QLocale().createSeparatedList(list(parts))
