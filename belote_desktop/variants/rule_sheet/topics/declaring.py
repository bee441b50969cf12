"""Sentences on runs and fours of a kind. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine import Rank, Rule
from belote_desktop.engine.rules.conditions import (
    by_projects,
    declares,
    every,
    no_trump,
    positive,
    shown_at_once,
    some_fours,
)
from belote_desktop.engine.rules.terms import DeclarationPlace, Declarations, NoTrumpDeclarations
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.combinations import fours, long_runs_score_more, run_points
from belote_desktop.variants.rule_sheet.topics.contest import CONTEST
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, Condition, always, by, stated

RUNS_SCORE: Mapping[object, str] = MappingProxyType(
    {
        #: {of_three}: the word of the game: tierce. {three}, {four}, {five}: points. {of_four}: the word of the game:
        #: quarte. {of_five}: the word of the game: quinte.
        True: QT_TRANSLATE_NOOP(
            "sheet",
            "A run of three cards ({of_three}) scores {three}, of four ({of_four}) {four}, and of five or more "
            "({of_five}) {five}.",
        ),
        #: {of_three}: the word of the game: tierce. {three}, {four}: points. {of_four}: the word of the game: quarte.
        False: QT_TRANSLATE_NOOP(
            "sheet", "A run of three cards ({of_three}) scores {three}, and of four or more ({of_four}) {four}."
        ),
    }
)
#: {of_fours}: the word of the game: carré. {fours}: a list such as 200 for jacks and 150 for nines.
FOURS_SCORE = QT_TRANSLATE_NOOP("sheet", "Four of a kind ({of_fours}) scores {fours:and}.")

_WORDS_OF_FOURS: Mapping[Rank, str] = MappingProxyType(
    {
        #: {of_jacks}: the word of the game.
        Rank.JACK: QT_TRANSLATE_NOOP("sheet", "Four jacks are called {of_jacks}."),
        #: {of_aces}: the word of the game.
        Rank.ACE: QT_TRANSLATE_NOOP("sheet", "In Sun four aces are called {of_aces}."),
    }
)


def _has_word(rank: Rank) -> Condition:
    """Whether four cards of a rank are not called as other fours are."""
    return lambda rules: declared(rules).of_four(rank, trumps=False) != declared(rules).fours


#: Title of a section of the rule sheet.
DECLARATIONS = Chapter(Rule.DECLARATION, QT_TRANSLATE_NOOP("sheet", "Declarations"), (
    always(QT_TRANSLATE_NOOP("sheet", "Runs and fours of a kind do not score in this game."),
           declarations=(Declarations.OFF,), declaration_place=(DeclarationPlace.HAND,)),
    by(some_fours, {
        True: QT_TRANSLATE_NOOP("sheet",
            "A declaration is a run of cards of one suit, or four of a kind, in one hand."),
        False: QT_TRANSLATE_NOOP("sheet", "A declaration is a run of cards of one suit in one hand."),
    }, when=declares),
    always(QT_TRANSLATE_NOOP("sheet", "Players call a declaration a “project”."), when=every(declares, by_projects)),
    by(long_runs_score_more, RUNS_SCORE, run_points, when=declares),
    always(QT_TRANSLATE_NOOP("sheet",
        "In runs the cards rank ace, king, queen, jack, ten, nine and so on down, even in trumps."),
           when=declares),
    stated("run_limit"),
    stated("instant_run"),
    always(FOURS_SCORE, fours("carre_points"), when=some_fours),
    *(always(source, when=every(some_fours, _has_word(rank))) for rank, source in _WORDS_OF_FOURS.items()),
    stated("nt_declarations", 1),
    stated("nt_declarations", 2),
    #: {fours}: a list such as 200 for jacks and 150 for nines.
    by(by_projects, {
        #: {fours}: a list such as 200 for jacks and 150 for nines.
        False: QT_TRANSLATE_NOOP("sheet", "In no trumps four of a kind scores {fours:and}."),
        #: {fours}: a list such as 200 for aces and 100 for kings.
        True: QT_TRANSLATE_NOOP("sheet", "In Sun four of a kind scores {fours:and}."),
    }, fours("carre_points_nt"),
           when=every(declares, no_trump, positive("carre_points_nt")),
           nt_declarations=(NoTrumpDeclarations.OWN_FOURS, NoTrumpDeclarations.FOURS_ONLY)),
    always(QT_TRANSLATE_NOOP("sheet",
        "On the score sheet a declaration counts a tenth of these points in Hokum and a fifth in Sun."),
           when=every(declares, by_projects)),
    stated("overlap"),
    stated("split_long_runs"),
    stated("declarations_max"),
    stated("decl_window", 1),
    stated("decl_window", 2),
    always(QT_TRANSLATE_NOOP("sheet",
        "On your turn before the first lead you say what kind of declaration you have, but not its cards. "
        "Then the declarations that count are shown."), when=every(declares, shown_at_once)),
    stated("late_runs"),
    *CONTEST,
    stated("seven_eight_carre_cancels_all"),
    stated("carre_cancels7"),
    stated("announcing", 1),
    stated("announcing", 2),
))  # fmt: skip
