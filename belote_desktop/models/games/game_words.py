"""Short descriptions of a game of the catalogue, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from belote_desktop.engine import Denomination, Rank
from belote_desktop.engine.rules import rule_field
from belote_desktop.engine.rules.fitting import pack_size
from belote_desktop.engine.rules.ruleset import SECTION_OF, Ruleset
from belote_desktop.models.games.deal_sketch import DealSketch
from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.words import words
from belote_desktop.variants.local_names import COUNTRY_CODES
from belote_desktop.variants.relevance import means_something
from belote_desktop.variants.variant import LIKENESS, Standing

STRUCTURE = ("phases",)
"""Rules that only say again, for the program, what other rules say for people."""


_PLAYERS = ("seats", "sides")
_LEARNT = (
    "auction", "bid", "hokum", "doubling", "play", "cards", "declaration", "roem", "belote", "scoring", "bid_score",
    "hokum_score", "match",
)  # fmt: skip
"""The sections of a ruleset in the order a learner asks for them; who deals and how comes after them."""


def _in_order() -> tuple[str, ...]:
    """The names of all rules: players first, then those that matter for learning, then the rest."""
    learnt = (name for part in _LEARNT for name, section in SECTION_OF.items() if section == part)
    return tuple(dict.fromkeys((*_PLAYERS, *learnt, *SECTION_OF)))


_IN_ORDER = _in_order()


class GameFigures(QObject):
    """Sentences with a number, in an object because Qt's tools find plural forms only there."""

    def players(self, count: int) -> str:
        #: A fact about a game, on a small label.
        return self.tr("%n player(s)", "", count)

    def cards(self, count: int) -> str:
        #: A fact about a game, the size of its pack, on a small label.
        return self.tr("%n card(s)", "", count)


def signs_told(rules: Ruleset) -> tuple[str, ...]:
    """What the signs on the picture of a game mean, a sentence for each that is there."""
    sketch, told = DealSketch.of(rules), list[str]()
    if sketch.shuffles:
        #: What a sign on the picture of a game means: two crossed arrows.
        told.append(QCoreApplication.translate("game", "The cards are shuffled for every deal."))
    if sketch.clockwise:
        #: What a sign on the picture of a game means: an arrow in a circle.
        told.append(QCoreApplication.translate("game", "Play goes clockwise."))
    if sketch.declares:
        #: What a sign on the picture of a game means: a star.
        told.append(QCoreApplication.translate("game", "Declarations score."))
    if sketch.doubled > 1:
        #: What a sign on the picture of a game means. {factor}: 2 to 32.
        pattern = QCoreApplication.translate("game", "A deal can be doubled up to ×{factor}.")
        told.append(pattern.format(factor=words.number(sketch.doubled)))
    return tuple(told)


def badges(entry: GameEntry) -> list[str]:
    """Short facts about the game: players, cards, and its length, luck and difficulty if known."""
    seats, cards = entry.rules.table.seats, pack_size(entry.rules)
    said = [GameFigures().players(seats), GameFigures().cards(cards)]
    return said if entry.variant.known else [*said, *likeness(entry)]


def likeness(entry: GameEntry) -> list[str]:
    """The length of a match, the share of luck, and the difficulty."""
    game = entry.variant
    return [
        words.translated(LIKENESS[game.length]),
        words.translated(LIKENESS[game.luck]),
        words.choice_text(game.difficulty),
    ]


def confidence_sentence(standing: Standing) -> str:
    """The sentence for how well the rules of a game are documented."""
    sentences = {
        #: About how well a game's rules are known.
        Standing.STANDARD: QCoreApplication.translate("GameCard", "The written rules agree."),
        Standing.HOUSE: QCoreApplication.translate(
            "GameCard", "Parts of these rules are reconstructed. Players differ on them."
        ),
        Standing.REVIEW: QCoreApplication.translate("GameCard", "No local player has checked these rules yet."),
        Standing.UNKNOWN: QCoreApplication.translate(
            "GameCard", "We found no written rules for this game. Start from its closest relative."
        ),
        Standing.OWN: QCoreApplication.translate("GameCard", "You made this game from another one."),
    }
    return sentences[standing]


def native_country(country: str) -> str:
    """The name of a country in its own language; empty if the system does not know it."""
    territory = QLocale.codeToTerritory(COUNTRY_CODES.get(country, ""))
    if territory is QLocale.Country.AnyTerritory:
        return ""
    at_home = QLocale.matchingLocales(QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, territory)
    return " ".join(dict.fromkeys(place.nativeTerritoryName() for place in at_home))


def differences(here: Ruleset, there: Ruleset) -> dict[str, tuple[str, str]]:
    """The rules in which a game differs from another: name -> (value here, value there) in words.

    Rules that mean nothing in either game are left out. Those a learner needs first come first.
    """
    return {name: (rule_value(name, now), rule_value(name, was)) for name, (now, was) in differing(here, there).items()}


def count_differences(here: Ruleset, there: Ruleset) -> int:
    """How many rules `differences` names."""
    return len(differing(here, there))


def differing(here: Ruleset, there: Ruleset) -> dict[str, tuple[object, object]]:
    """The rules of `differences` with their values: name -> (value here, value there); the same rules both ways."""
    found = here.differences(there)
    return {
        name: found[name]
        for name in _IN_ORDER
        if name in found
        and name not in STRUCTURE
        and (means_something(rule_field(name), here) or means_something(rule_field(name), there))
    }


def rule_value(name: str, value: object) -> str:
    """The value of a rule in words; lists of contracts and combinations are written out."""
    if value == ():
        #: The value of a rule that lists something, such as points: the list is empty.
        return QCoreApplication.translate("GameDetail", "none")
    if isinstance(value, tuple) and name.startswith("carre_points"):
        from belote_desktop.variants.rule_sheet.topics.combinations import fours_in_words

        return words.sentence(fours_in_words(value))
    if isinstance(value, tuple) and name == "contracts":
        return ", ".join(words.denomination_name(Denomination(one)) for one in value)
    if isinstance(value, int) and name == "lowest_rank":
        return words.rank_name(Rank(value))
    return words.value_text(value)
