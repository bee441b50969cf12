"""Sentences on runs and fours of a kind. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine import Rank, Rule
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    Announcing,
    DeclarationPlace,
    Declarations,
    DeclarationsShown,
    DeclarationWindow,
    NoTrumpDeclarations,
)
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.combinations import fours, long_runs_score_more, run_points
from belote_desktop.variants.rule_sheet.conditions import (
    by_projects,
    covered_cards,
    declares,
    every,
    has,
    lacks,
    no_trump,
    positive,
    some_fours,
)
from belote_desktop.variants.rule_sheet.contest import CONTEST
from belote_desktop.variants.rule_sheet.lines import Chapter, Condition, always, by, values

_shown_late = has("declarations_shown", DeclarationsShown.END)
_shown_at_once = every(
    has("declarations_shown", DeclarationsShown.AT_ONCE), has("decl_window", DeclarationWindow.BEFORE_PLAY)
)
_long_runs = every(declares, lacks(positive("run_limit")), lambda rules: rules.hand_size > 5)

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
    always(QT_TRANSLATE_NOOP("sheet",
           "Of a longer run {run_limit} cards count, the highest, and the rest may be another run."),
           values("run_limit"), when=every(declares, positive("run_limit"))),
    always(QT_TRANSLATE_NOOP("sheet", "A run of {instant_run} cards wins the match at once."), values("instant_run"),
           when=every(declares, positive("instant_run"))),
    always(FOURS_SCORE, fours("carre_points"), when=some_fours),
    *(always(source, when=every(some_fours, _has_word(rank))) for rank, source in _WORDS_OF_FOURS.items()),
    by("nt_declarations", {
        NoTrumpDeclarations.SAME: QT_TRANSLATE_NOOP("sheet", "Without trumps the same declarations count."),
        NoTrumpDeclarations.OWN_FOURS: QT_TRANSLATE_NOOP("sheet",
            "Without trumps runs count the same, but fours of a kind have points of their own."),
        NoTrumpDeclarations.FOURS_ONLY: QT_TRANSLATE_NOOP("sheet",
            "Without trumps runs do not count, and fours of a kind have points of their own."),
        NoTrumpDeclarations.NONE: QT_TRANSLATE_NOOP("sheet", "Without trumps there are no declarations."),
    }, when=every(declares, no_trump)),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps four of a kind score: {fours}."), fours("carre_points_nt"),
           when=every(declares, no_trump, positive("carre_points_nt")),
           nt_declarations=(NoTrumpDeclarations.OWN_FOURS, NoTrumpDeclarations.FOURS_ONLY)),
    always(QT_TRANSLATE_NOOP("sheet",
           "On the score sheet a declaration counts a tenth of these points in Hokum, and a fifth in Sun."),
           when=every(declares, by_projects)),
    by("overlap", {
        False: QT_TRANSLATE_NOOP("sheet", "A card counts in one declaration only; {belote} does not matter for this."),
        True: QT_TRANSLATE_NOOP("sheet", "A card may count in a run and in a four of a kind."),
    }, when=some_fours),
    by("split_long_runs", {
        False: QT_TRANSLATE_NOOP("sheet", "A long run is one declaration, whatever cards are left over."),
        True: QT_TRANSLATE_NOOP("sheet", "A run of six or more cards may be announced as two declarations."),
    }, when=_long_runs),
    by("declarations_max", {
        1: QT_TRANSLATE_NOOP("sheet", "A player may announce one declaration only."),
        **dict.fromkeys(range(2, 9), QT_TRANSLATE_NOOP("sheet",
            "A player may announce {declarations_max} declarations at most.")),
    }, values("declarations_max"), when=declares),
    by("decl_window", {
        DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",
            "Each player announces the kind of a declaration, without its cards, when playing to the first trick. "
            "After this trick the declarations that count are shown."),
        DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",
            "Before the first lead each player in turn announces the kind of a declaration, without its cards. "
            "After the first trick the declarations that count are shown."),
    }, when=every(declares, lacks(_shown_late), lacks(_shown_at_once))),
    by("decl_window", {
        DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",
            "Each player announces the kind of a declaration, without its cards, when playing to the first trick. "
            "The declarations that count are shown at the end of the deal."),
        DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",
            "Before the first lead each player in turn announces the kind of a declaration, without its cards. "
            "The declarations that count are shown at the end of the deal."),
    }, when=every(declares, _shown_late)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Before the first lead each player in turn announces the kind of a declaration, without its cards. Then "
           "the declarations that count are shown."), when=every(declares, _shown_at_once)),
    by("late_runs", {
        True: QT_TRANSLATE_NOOP("sheet", "A run that an uncovered card completes may still be announced later."),
        False: QT_TRANSLATE_NOOP("sheet", "Covered cards do not count for declarations."),
    }, when=every(declares, covered_cards)),
    *CONTEST,
    by("seven_eight_carre_cancels_all", {
        True: QT_TRANSLATE_NOOP("sheet", "Four sevens or four eights in one hand void every declaration of the deal."),
    }, when=declares),
    by("carre_cancels7", {
        True: QT_TRANSLATE_NOOP("sheet", "Four sevens in one hand make the whole deal void."),
    }),
    by("announcing", {
        Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
            "The program announces declarations and {belote} for everyone."),
        Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
            "Each player announces declarations and {belote}; what is not announced is lost."),
    }, when=every(declares, has("belote", True))),
    by("announcing", {
        Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet", "The program announces declarations for everyone."),
        Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
            "Each player announces declarations; what is not announced is lost."),
    }, when=every(declares, has("belote", False))),
))  # fmt: skip
