"""Sections of a ruleset: declarations and belote.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule


@dataclass(frozen=True, kw_only=True)
class DeclarationRules:
    """Runs and fours of a kind."""

    declarations: terms.Declarations = rule(
        terms.Declarations.ON,
        QT_TRANSLATE_NOOP("rules", "declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether runs and fours of a kind are announced and scored."),
    )
    declaration_place: terms.DeclarationPlace = rule(
        terms.DeclarationPlace.HAND,
        QT_TRANSLATE_NOOP("rules", "place of declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations are held in a hand or met in a trick."),
        secondary=True,
    )
    announcing: terms.Announcing = rule(
        terms.Announcing.AUTOMATIC,
        QT_TRANSLATE_NOOP("rules", "announcing"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations and belote are announced by the program or by the player."),
    )
    decl_window: terms.DeclarationWindow = rule(
        terms.DeclarationWindow.FIRST_CARD,
        QT_TRANSLATE_NOOP("rules", "time of declarations"),
        QT_TRANSLATE_NOOP("rules", "When declarations are announced."),
        aliases=("declaration_window",),
    )
    declarations_shown: terms.DeclarationsShown = rule(
        terms.DeclarationsShown.FIRST_TRICK,
        QT_TRANSLATE_NOOP("rules", "showing declarations"),
        QT_TRANSLATE_NOOP("rules", "When the declarations that count are laid open."),
        secondary=True,
    )
    run_points: tuple[int, ...] = rule(
        (20, 50, 100),
        QT_TRANSLATE_NOOP("rules", "points of runs"),
        QT_TRANSLATE_NOOP("rules", "The points of runs of three, of four, and of five or more."),
        secondary=True,
        low=0,
        high=500,
    )
    carre_points: tuple[str, ...] = rule(
        ("J200", "9150", "A100", "T100", "K100", "Q100"),
        QT_TRANSLATE_NOOP("rules", "fours of a kind"),
        QT_TRANSLATE_NOOP("rules", "The fours of a kind that count, best first, with their points."),
        secondary=True,
        pattern=r"[6-9TJQKA]\d{1,3}",
    )
    split_long_runs: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "split long runs"),
        QT_TRANSLATE_NOOP("rules", "Whether a run of six or more may be shown as two declarations."),
    )
    overlap: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "cards used twice"),
        QT_TRANSLATE_NOOP("rules", "Whether a card may serve in two declarations."),
    )
    declaration_score: terms.DeclarationScore = rule(
        terms.DeclarationScore.BEST_SIDE,
        QT_TRANSLATE_NOOP("rules", "declarations count for"),
        QT_TRANSLATE_NOOP("rules", "Who scores declarations."),
        secondary=True,
    )
    run_tie: terms.RunTie = rule(
        terms.RunTie.ELDER,
        QT_TRANSLATE_NOOP("rules", "equal runs"),
        QT_TRANSLATE_NOOP("rules", "Which of two runs of equal length and rank is better."),
    )
    carre_tie: terms.CarreTie = rule(
        terms.CarreTie.RANKED,
        QT_TRANSLATE_NOOP("rules", "equal fours of a kind"),
        QT_TRANSLATE_NOOP("rules", "Whether fours of a kind of equal value are ranked."),
    )
    carre_cancels7: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "four sevens"),
        QT_TRANSLATE_NOOP("rules", "Whether four sevens in one hand make the deal void."),
    )
    seven_eight_carre_cancels_all: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "four sevens or eights"),
        QT_TRANSLATE_NOOP("rules", "Whether four sevens or eights in one hand void every declaration."),
    )
    trickless_declarations: terms.Trickless = rule(
        terms.Trickless.LOST,
        QT_TRANSLATE_NOOP("rules", "declarations without a trick"),
        QT_TRANSLATE_NOOP("rules", "What becomes of the declarations of a side that wins no trick."),
    )
    fail_decl: terms.FailedDeclarations = rule(
        terms.FailedDeclarations.ENTITLED,
        QT_TRANSLATE_NOOP("rules", "declarations of a failed deal"),
        QT_TRANSLATE_NOOP("rules", "Which declarations the defenders write when the contract fails."),
        aliases=("failed_declarations",),
    )
    decl_pools: terms.DeclPools = rule(
        terms.DeclPools.JOINT,
        QT_TRANSLATE_NOOP("rules", "comparing declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether runs and fours of a kind are compared together."),
        secondary=True,
    )
    hundred_order: terms.HundredOrder = rule(
        terms.HundredOrder.FOURS_FIRST,
        QT_TRANSLATE_NOOP("rules", "ranking of declarations"),
        QT_TRANSLATE_NOOP("rules", "How runs and fours of a kind rank among each other."),
        aliases=("meld_order",),
        secondary=True,
    )
    nt_declarations: terms.NoTrumpDeclarations = rule(
        terms.NoTrumpDeclarations.SAME,
        QT_TRANSLATE_NOOP("rules", "declarations without trumps"),
        QT_TRANSLATE_NOOP("rules", "Which declarations count in a contract without trumps."),
        secondary=True,
    )
    carre_points_nt: tuple[str, ...] = rule(
        ("A200", "T150", "K100", "Q100", "J100", "9100"),
        QT_TRANSLATE_NOOP("rules", "fours of a kind without trumps"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The fours of a kind that count without trumps, best first, with their points, where "
            "they have points of their own.",
        ),
        secondary=True,
        pattern=r"[6-9TJQKA]\d{1,3}",
    )
    run_limit: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "longest run"),
        QT_TRANSLATE_NOOP("rules", "The most cards that one run may be announced with; 0 for no limit."),
        low=0,
        high=9,
        secondary=True,
    )
    instant_run: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "run that wins the match"),
        QT_TRANSLATE_NOOP("rules", "A run of this many cards wins the match at once; 0 for none."),
        low=0,
        high=9,
        aliases=("deberts_run",),
        secondary=True,
    )
    declarations_max: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "most declarations"),
        QT_TRANSLATE_NOOP("rules", "How many declarations a player may announce; 0 for any number."),
        low=0,
        high=8,
        secondary=True,
    )
    declarations_help: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "declarations help the contract"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations count when it is decided whether the contract is made."),
        secondary=True,
    )
    late_runs: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "runs found later"),
        QT_TRANSLATE_NOOP("rules", "Whether a run that an uncovered card completes may still be declared."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class RoemRules:
    """What cards that meet in a trick score. Source: docs/rules/klaverjas.md, Declarations."""

    trick_four_points: int = rule(
        100,
        QT_TRANSLATE_NOOP("rules", "four of a kind in a trick"),
        QT_TRANSLATE_NOOP("rules", "What four cards of a kind in one trick score."),
        low=0,
        high=200,
        secondary=True,
    )
    trick_jacks_points: int = rule(
        100,
        QT_TRANSLATE_NOOP("rules", "four jacks in a trick"),
        QT_TRANSLATE_NOOP("rules", "What four jacks in one trick score."),
        low=0,
        high=200,
        aliases=("jack_quartet",),
        secondary=True,
    )
    roem_quartet: terms.TrickQuartet = rule(
        terms.TrickQuartet.ALL_RANKS,
        QT_TRANSLATE_NOOP("rules", "fours in a trick"),
        QT_TRANSLATE_NOOP("rules", "Which fours of a kind count in a trick."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class BeloteRules:
    """King and queen of trumps in one hand."""

    belote: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "belote"),
        QT_TRANSLATE_NOOP("rules", "Whether king and queen of trumps in one hand score."),
    )
    belote_points: int = rule(
        20,
        QT_TRANSLATE_NOOP("rules", "points of belote"),
        QT_TRANSLATE_NOOP("rules", "What belote scores."),
        low=0,
        high=100,
        secondary=True,
    )
    belote_order: terms.BeloteOrder = rule(
        terms.BeloteOrder.ANY,
        QT_TRANSLATE_NOOP("rules", "order of belote"),
        QT_TRANSLATE_NOOP("rules", "Which of king and queen must be played first for belote to count."),
    )
    belote_on_fail: terms.BeloteOnFail = rule(
        terms.BeloteOnFail.KEPT,
        QT_TRANSLATE_NOOP("rules", "belote of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Whose belote is when its owner's contract fails."),
    )
    belote_helps_contract: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "belote helps the contract"),
        QT_TRANSLATE_NOOP("rules", "Whether belote counts when the two sides are compared."),
    )
    belote_needs_trick: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "belote needs a trick"),
        QT_TRANSLATE_NOOP("rules", "Whether a side without a trick loses its belote."),
        secondary=True,
    )
    late_announce: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "late belote"),
        QT_TRANSLATE_NOOP("rules", "Whether belote counts when it is only said with the second of the two cards."),
    )
    warn_queen_first: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "warn before the queen"),
        QT_TRANSLATE_NOOP("rules", "Whether a warning is given before the queen is played first and belote lost."),
    )
    belote_ends_game: terms.BeloteEndsGame = rule(
        terms.BeloteEndsGame.YES,
        QT_TRANSLATE_NOOP("rules", "belote and the target"),
        QT_TRANSLATE_NOOP("rules", "Whether belote alone may bring a side to the target."),
    )
    belote_context: terms.BeloteContext = rule(
        terms.BeloteContext.ANY,
        QT_TRANSLATE_NOOP("rules", "saying belote"),
        QT_TRANSLATE_NOOP("rules", "With which cards belote may be said."),
        secondary=True,
    )
    baloot_block: terms.BelotBlock = rule(
        terms.BelotBlock.NONE,
        QT_TRANSLATE_NOOP("rules", "belote inside a declaration"),
        QT_TRANSLATE_NOOP("rules", "When a declaration takes king and queen of trumps their points."),
        secondary=True,
    )
    belote_trick_won: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "belote in a trick won"),
        QT_TRANSLATE_NOOP("rules", "Whether belote counts only if its side wins the trick in which it is said."),
        secondary=True,
    )
    belot_on_second: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "belote with an uncovered card"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether belote may be announced with the second card when the first was played before "
            "the other was uncovered.",
        ),
        secondary=True,
    )
