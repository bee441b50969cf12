"""Section of a ruleset: declarations, with what `announcing.py` says of them."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    by_bid,
    by_own_points,
    by_projects,
    contested,
    covered_cards,
    declares,
    every,
    has,
    long_runs,
    no_trump,
    pays_defenders,
    positive,
    some_fours,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.sections.announcing import AnnouncingRules
from belote_desktop.engine.rules.statements import Anchor, Statement


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class DeclarationRules(AnnouncingRules):
    """Runs and fours of a kind: how they are announced, which of them count, and for whom."""

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
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            False: QT_TRANSLATE_NOOP("sheet", "A long run is one declaration, whatever cards are left over."),
            True: QT_TRANSLATE_NOOP("sheet", "A run of six or more cards may be announced as two declarations."),
        }, when=long_runs),
    )  # fmt: skip
    overlap: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "cards used twice"),
        QT_TRANSLATE_NOOP("rules", "Whether a card may serve in two declarations."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            False: QT_TRANSLATE_NOOP("sheet",
                "A card counts in one declaration only; {belote} does not matter for this."),
            True: QT_TRANSLATE_NOOP("sheet", "A card may count in a run and in a four of a kind."),
        }, when=some_fours),
    )  # fmt: skip
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
        matters=has("declarations", terms.Declarations.ON),
    )
    carre_tie: terms.CarreTie = rule(
        terms.CarreTie.RANKED,
        QT_TRANSLATE_NOOP("rules", "equal fours of a kind"),
        QT_TRANSLATE_NOOP("rules", "Whether fours of a kind of equal value are ranked."),
        matters=has("declarations", terms.Declarations.ON),
    )
    carre_cancels7: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "four sevens"),
        QT_TRANSLATE_NOOP("rules", "Whether four sevens in one hand make the deal void."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            True: QT_TRANSLATE_NOOP("sheet", "Four sevens in one hand make the whole deal void."),
        }),
    )  # fmt: skip
    seven_eight_carre_cancels_all: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "four sevens or eights"),
        QT_TRANSLATE_NOOP("rules", "Whether four sevens or eights in one hand void every declaration."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Four sevens or four eights in one hand void every declaration of the deal."),
        }, when=declares),
    )  # fmt: skip
    trickless_declarations: terms.Trickless = rule(
        terms.Trickless.LOST,
        QT_TRANSLATE_NOOP("rules", "declarations without a trick"),
        QT_TRANSLATE_NOOP("rules", "What becomes of the declarations of a side that wins no trick."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            terms.Trickless.LOST: QT_TRANSLATE_NOOP("sheet",
                "A side that wins no trick loses its declarations, and those they have beaten do not come back to "
                "life."),
            terms.Trickless.TRANSFER: QT_TRANSLATE_NOOP("sheet",
                "The declarations of a side that wins no trick count for the side that wins them all."),
            terms.Trickless.KEPT: QT_TRANSLATE_NOOP("sheet", "A side keeps its declarations even if it wins no trick."),
            terms.Trickless.SWEEPER: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick scores all declarations of the deal, the beaten ones too."),
        }, when=declares),
    )  # fmt: skip
    fail_decl: terms.FailedDeclarations = rule(
        terms.FailedDeclarations.ENTITLED,
        QT_TRANSLATE_NOOP("rules", "declarations of a failed deal"),
        QT_TRANSLATE_NOOP("rules", "Which declarations the defenders write when the contract fails."),
        aliases=("failed_declarations",),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.SCORING, {
            terms.FailedDeclarations.ENTITLED: QT_TRANSLATE_NOOP("sheet",
                "In a failed deal the defenders also write the declarations that count, whichever side holds them."),
            terms.FailedDeclarations.PAID: QT_TRANSLATE_NOOP("sheet",
                "In a failed deal the defenders also write the declarations that count, whichever side holds them, "
                "but not those of a side without a trick."),
            terms.FailedDeclarations.ALL_ANNOUNCED: QT_TRANSLATE_NOOP("sheet",
                "In a failed deal the defenders also write every declaration that was announced, the beaten ones too."),
            terms.FailedDeclarations.DEFENDERS_ONLY: QT_TRANSLATE_NOOP("sheet",
                "In a failed deal the defenders also write their own declarations if they count; those of the takers "
                "are lost."),
        }, when=every(declares, pays_defenders)),
    )  # fmt: skip
    decl_pools: terms.DeclPools = rule(
        terms.DeclPools.JOINT,
        QT_TRANSLATE_NOOP("rules", "comparing declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether runs and fours of a kind are compared together."),
        secondary=True,
        before=terms.DeclPools.JOINT,
    )
    hundred_order: terms.HundredOrder = rule(
        terms.HundredOrder.FOURS_FIRST,
        QT_TRANSLATE_NOOP("rules", "ranking of declarations"),
        QT_TRANSLATE_NOOP("rules", "How runs and fours of a kind rank among each other."),
        aliases=("meld_order",),
        secondary=True,
        before=terms.HundredOrder.FOURS_FIRST,
        statement=Statement(Anchor.DECLARATION, {
            terms.HundredOrder.FOURS_FIRST: QT_TRANSLATE_NOOP("sheet", "Four of a kind beat every run."),
            terms.HundredOrder.SERIAL: QT_TRANSLATE_NOOP("sheet",
                "Runs of five cards or more beat fours of a kind, and these beat shorter runs; but a four of a kind "
                "that scores more than any run beats them all."),
        }, when=every(contested, some_fours, has("decl_pools", terms.DeclPools.JOINT))),
    )  # fmt: skip
    nt_declarations: terms.NoTrumpDeclarations = rule(
        terms.NoTrumpDeclarations.SAME,
        QT_TRANSLATE_NOOP("rules", "declarations without trumps"),
        QT_TRANSLATE_NOOP("rules", "Which declarations count in a contract without trumps."),
        secondary=True,
        before=terms.NoTrumpDeclarations.SAME,
        statement=Statement(Anchor.DECLARATION, {
            terms.NoTrumpDeclarations.SAME: QT_TRANSLATE_NOOP("sheet", "Without trumps the same declarations count."),
            terms.NoTrumpDeclarations.OWN_FOURS: QT_TRANSLATE_NOOP("sheet",
                "Without trumps runs count the same, but fours of a kind have points of their own."),
            terms.NoTrumpDeclarations.FOURS_ONLY: QT_TRANSLATE_NOOP("sheet",
                "Without trumps runs do not count, and fours of a kind have points of their own."),
            terms.NoTrumpDeclarations.NONE: QT_TRANSLATE_NOOP("sheet", "Without trumps there are no declarations."),
        }, when=every(declares, no_trump)),
    )  # fmt: skip
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
        before=("A200", "T150", "K100", "Q100", "J100", "9100"),
    )
    run_limit: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "longest run"),
        QT_TRANSLATE_NOOP("rules", "The most cards that one run may be announced with; 0 for no limit."),
        low=0,
        high=9,
        secondary=True,
        before=0,
        statement=Statement(Anchor.DECLARATION,
            QT_TRANSLATE_NOOP("sheet",
                "Of a longer run {run_limit} cards count, the highest, and the rest may be another run."),
            when=every(declares, positive("run_limit"))),
    )  # fmt: skip
    instant_run: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "run that wins the match"),
        QT_TRANSLATE_NOOP("rules", "A run of this many cards wins the match at once; 0 for none."),
        low=0,
        high=9,
        aliases=("deberts_run",),
        secondary=True,
        before=0,
        statement=Statement(Anchor.DECLARATION,
            QT_TRANSLATE_NOOP("sheet", "A run of {instant_run} cards wins the match at once."),
            when=every(declares, positive("instant_run"))),
    )  # fmt: skip
    declarations_max: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "most declarations"),
        QT_TRANSLATE_NOOP("rules", "How many declarations a player may announce; 0 for any number."),
        low=0,
        high=8,
        secondary=True,
        before=0,
        statement=Statement(Anchor.DECLARATION, {
            1: QT_TRANSLATE_NOOP("sheet", "A player may announce one declaration only."),
            **dict.fromkeys(range(2, 9), QT_TRANSLATE_NOOP("sheet",
                "A player may announce {declarations_max} declarations at most.")),
        }, when=declares),
    )  # fmt: skip
    declarations_help: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "declarations help the contract"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations count when it is decided whether the contract is made."),
        secondary=True,
        before=True,
        statement=(
            Statement(Anchor.SCORING, {
                False: QT_TRANSLATE_NOOP("sheet", "Declarations do not count for this; they are written besides."),
            }, when=every(by_own_points, declares)),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet", "Declarations help to make a bid."),
                False: QT_TRANSLATE_NOOP("sheet", "Declarations do not help to make a bid; they are written besides."),
            }, when=every(by_bid, declares)),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet", "Declarations are added before the sides are compared."),
                False: QT_TRANSLATE_NOOP("sheet", "Declarations do not count when the sides are compared."),
            }, when=every(by_projects, declares)),
        ),
    )  # fmt: skip
    late_runs: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "runs found later"),
        QT_TRANSLATE_NOOP("rules", "Whether a run that an uncovered card completes may still be declared."),
        secondary=True,
        before=False,
        needs=Need("stacks", tuple(range(1, 9))),
        statement=Statement(Anchor.DECLARATION, {
            True: QT_TRANSLATE_NOOP("sheet", "A run that an uncovered card completes may still be announced later."),
            False: QT_TRANSLATE_NOOP("sheet", "Covered cards do not count for declarations."),
        }, when=every(declares, covered_cards)),
    )  # fmt: skip
