"""Sentences on runs and fours of a kind. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine import Rank, Rule
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
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
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.combinations import fours, long_runs_score_more, run_points
from belote_desktop.variants.rule_sheet.topics.contest import CONTEST
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, Condition, always, by, stated

RUNS_SCORE: Mapping[object, str] = MappingProxyType(
    {
        True: QT_TRANSLATE_NOOP(
            "sheet",
            "A run of three cards ({of_three}) scores {three}, of four ({of_four}) {four}, of five or more ({of_five}) "
            "{five}.",
        ),
        False: QT_TRANSLATE_NOOP(
            "sheet", "A run of three cards ({of_three}) scores {three}, of four or more ({of_four}) {four}."
        ),
    }
)
FOURS_SCORE = QT_TRANSLATE_NOOP("sheet", "Four of a kind ({of_fours}) score: {fours}.")

_WORDS_OF_FOURS: Mapping[Rank, str] = MappingProxyType(
    {
        Rank.JACK: QT_TRANSLATE_NOOP("sheet", "Four jacks are called {of_jacks}."),
        Rank.ACE: QT_TRANSLATE_NOOP("sheet", "Without trumps four aces are called {of_aces}."),
    }
)


def _has_word(rank: Rank) -> Condition:
    """Whether four cards of a rank are not called as other fours are."""
    return lambda rules: declared(rules).of_four(rank, trumps=False) != declared(rules).fours


DECLARATIONS = Chapter(Rule.DECLARATION, QT_TRANSLATE_NOOP("sheet", "Declarations"), (
    always(QT_TRANSLATE_NOOP("sheet", "Runs and fours of a kind are not announced and do not score."),
           declarations=(Declarations.OFF,), declaration_place=(DeclarationPlace.HAND,)),
    by(some_fours, {
        True: QT_TRANSLATE_NOOP("sheet",
            "Runs of cards of one suit and four cards of a kind in one hand are declarations."),
        False: QT_TRANSLATE_NOOP("sheet", "Runs of cards of one suit in one hand are declarations."),
    }, when=declares),
    by(long_runs_score_more, RUNS_SCORE, run_points, when=declares),
    always(QT_TRANSLATE_NOOP("sheet",
           "In runs the cards rank ace, king, queen, jack, ten, nine and so on down, in trumps as well."),
           when=declares),
    stated("run_limit"),
    stated("instant_run"),
    always(FOURS_SCORE, fours("carre_points"), when=some_fours),
    *(always(source, when=every(some_fours, _has_word(rank))) for rank, source in _WORDS_OF_FOURS.items()),
    stated("nt_declarations"),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps four of a kind score: {fours}."), fours("carre_points_nt"),
           when=every(declares, no_trump, positive("carre_points_nt")),
           nt_declarations=(NoTrumpDeclarations.OWN_FOURS, NoTrumpDeclarations.FOURS_ONLY)),
    always(QT_TRANSLATE_NOOP("sheet",
           "On the score sheet a declaration counts a tenth of these points in Hokum, and a fifth in Sun."),
           when=every(declares, by_projects)),
    stated("overlap"),
    stated("split_long_runs"),
    stated("declarations_max"),
    stated("decl_window", 1),
    stated("decl_window", 2),
    always(QT_TRANSLATE_NOOP("sheet",
           "Before the first lead each player in turn announces the kind of a declaration, without its cards. Then "
           "the declarations that count are shown."), when=every(declares, shown_at_once)),
    stated("late_runs"),
    *CONTEST,
    stated("seven_eight_carre_cancels_all"),
    stated("carre_cancels7"),
    stated("announcing", 1),
    stated("announcing", 2),
))  # fmt: skip
