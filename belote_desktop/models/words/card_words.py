"""Cards, suits and numbers in words, in the language of the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QCoreApplication, QLocale

from belote_desktop.engine.card_names import CARD, RANKS, SUITS
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.engine.wording.places import Worded
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.direction import isolated, of_figures
from belote_desktop.resources import deck
from belote_desktop.translations.word_forms import WordForms, word_forms

ARABIC_MARK = "\N{ARABIC LETTER MARK}"
"""Invisible, and in a line higher than the others where the font lacks it."""
MINUS = "\N{MINUS SIGN}"
LARGEST_OF_QT = 2**63 - 1
"""Numbers beyond it are no numbers to Qt."""


def index_set(wish: str) -> str:
    """The card letters for the setting `deck_index`: the chosen ones, or the usual ones of the window's language."""
    return deck.index_of(QLocale().name()) if wish == "language" else wish


def index_in_use(preferences: Preferences) -> str:
    """The card letters on the table: the deck's name if it has letters of its own."""
    chosen = deck.named(str(preferences.value("deck_colours")))
    return chosen.name if chosen.letters else index_set(str(preferences.value("deck_index")))


def rank_letters(index: str) -> str:
    """The letters of an index set, from the six to the ace. T is shown as 10."""
    return deck.RANK_LETTERS.get(index) or deck.named(index).letters or deck.RANK_LETTERS["en"]


def number(value: int, *, signed: bool = False) -> str:
    """A number in the digits of the locale, without grouping to keep scores short. `signed` adds a plus too."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    figures = locale.toString(value) if abs(value) <= LARGEST_OF_QT else _long_figures(value, locale)
    return sign_first((locale.positiveSign() if signed and value > 0 else "") + figures)


def _long_figures(value: int, locale: QLocale) -> str:
    """A number too large for Qt, which only a manipulated file can contain."""
    nought = ord(locale.zeroDigit())
    figures = str(abs(value)).translate({ord("0") + digit: nought + digit for digit in range(10)})
    return (locale.negativeSign() if value < 0 else "") + figures


def sign_first(figures: str) -> str:
    """A number with a true minus, for which many locales write a hyphen, and its sign in front where the window reads
    from the right too.
    """
    figures = figures.replace("-", MINUS)
    return figures if figures[:1].isdigit() else isolated(figures, of_figures())


def percent(figures: str) -> str:
    """A figure with the locale's sign of a percentage, behind a no-break space and on the side the digits read to."""
    return isolated(f"{figures}\u00a0{QLocale().percent().rstrip(ARABIC_MARK)}", of_figures())


def question_mark() -> str:
    """The sign that stands for a question by itself, in the script of the window."""
    return "؟" if QLocale().script() is QLocale.Script.ArabicScript else "?"


def measured(pattern: str, value: int, unit: str) -> str:
    """`15 ms`, `80 %`: a number and its unit as `pattern` joins them. A unit without letters reads as its digits do."""
    said = pattern.format(number=number(value), unit=unit)
    return said if any(map(str.isalpha, unit)) else isolated(said, of_figures())


def card_token(card: Card, index: str = "en") -> str:
    """`K♥`, `10♠`, in the letters of an index set."""
    letters = rank_letters(index)
    return ("10" if card.rank is Rank.TEN else letters[card.rank]) + SUIT_MARKS[card.suit]


def card_name(card: Card) -> str:
    """`king of hearts`. Where a suit has cases, the name asks for one: `{rank} {suit:gen}` for *король червей*."""
    return _in_language(CARD).format(rank=rank_name(card.rank), suit=named_suit(card.suit))


def rank_name(rank: Rank) -> str:
    """`king`, as in the middle of a sentence."""
    return _in_language(RANKS[rank])


def suit_name(suit: Suit) -> str:
    """`hearts`, as in the middle of a sentence."""
    return _in_language(SUITS[suit])


def named_suit(suit: Suit) -> Worded:
    """A suit by name, with its forms."""
    name = suit_name(suit)
    return Worded(name, lambda: table_of_forms().of("suit", name))


def table_of_forms() -> WordForms:
    """The forms of the words in the language of the window."""
    name = QLocale().name()
    return word_forms("en" if name == "C" else name)


def _in_language(source: str) -> str:
    return QCoreApplication.translate("cards", source)


def listed(parts: Sequence[str]) -> str:
    """`a, b and c` in the language of the window."""
    return QLocale().createSeparatedList(list(parts))


def joined(parts: Sequence[str], joint: str = "and") -> str:
    """`a, b and c` in the language of the window, `a, b or c`, or `neither a nor b nor c`.

    `joint` is one of `engine.wording.places.JOINTS`.
    """
    if joint == "and" or len(parts) < 2:
        return listed(parts)
    if joint == "nor":
        return reduce(_with_nor, parts[2:], _neither(*parts[:2]))
    if table_of_forms().repeats_joints:
        return reduce(_with_or, parts)
    return _with_or(in_a_row(parts[:-1]), parts[-1])


def _with_or(rest: str, last: str) -> str:
    #: The end of a list: {last} is its last word, {rest} are those before it.
    return QCoreApplication.translate("lists", "{rest} or {last}").format(rest=rest, last=last)


def _neither(first: str, following: str) -> str:
    #: A list in a sentence that denies: {first} and {next} are its first two words.
    return QCoreApplication.translate("lists", "neither {first} nor {next}").format(first=first, next=following)


def _with_nor(rest: str, following: str) -> str:
    #: More of a list that begins with “neither … nor …”: {rest} is that beginning, {next} one more word.
    return QCoreApplication.translate("lists", "{rest} nor {next}").format(rest=rest, next=following)


def in_a_row(parts: Sequence[str]) -> str:
    """`a, b, c`, with the commas of the language of the window."""
    return reduce(_with_comma, parts) if parts else ""


def _with_comma(first: str, following: str) -> str:
    #: A list of words: {first}, {next} are two of them, more follow. Write the comma of your language.
    return QCoreApplication.translate("lists", "{first}, {next}").format(first=first, next=following)


def in_one_line(*parts: str) -> str:
    """`a · b · c`: facts beside each other, with the sign of the language between them; empty ones are left out."""
    told = [part for part in parts if part]
    return reduce(_beside, told) if told else ""


def _beside(first: str, following: str) -> str:
    #: Two facts beside each other in a line, more may follow: “France · 4 players”. Write another sign where this dot
    #: reads as a digit, as it does beside the Arabic nought.
    return QCoreApplication.translate("lists", "{first} · {next}").format(first=first, next=following)
