"""Section of a ruleset: declarations, with what `announcing.py` says of them."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.kept_hash import keeping_hash
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
    hokum,
    lacks,
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
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class DeclarationRules(AnnouncingRules):
    """Runs and fours of a kind: how they are announced, which of them count, and for whom."""

    run_points: tuple[int, ...] = rule(
        (20, 50, 100),
        QT_TRANSLATE_NOOP("rules", "Points for runs"),
        QT_TRANSLATE_NOOP("rules", "What runs of three, of four, and of five or more score."),
        secondary=True,
        low=0,
        high=500,
    )
    carre_points: tuple[str, ...] = rule(
        ("J200", "9150", "A100", "T100", "K100", "Q100"),
        QT_TRANSLATE_NOOP("rules", "Fours of a kind"),
        QT_TRANSLATE_NOOP("rules", "The fours of a kind that score, best first, with their points."),
        secondary=True,
        pattern=r"[6-9TJQKA]\d{1,3}",
    )
    split_long_runs: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Splitting long runs"),
        QT_TRANSLATE_NOOP("rules", "A run of six or more may be declared as two runs."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            False: QT_TRANSLATE_NOOP("sheet",
                "A long run is a single declaration. It cannot be divided into two."),
            True: QT_TRANSLATE_NOOP("sheet", "A run of six or more cards may be declared as two runs."),
        }, when=long_runs),
    )  # fmt: skip
    overlap: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Cards counted twice"),
        QT_TRANSLATE_NOOP("rules", "A card may count in two declarations."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            #: {belote}: this game’s word for king and queen of trumps.
            False: QT_TRANSLATE_NOOP("sheet",
                "A card counts in only one declaration, but it may also count for {belote}."),
            True: QT_TRANSLATE_NOOP("sheet", "A card may count both in a run and in a four of a kind."),
        }, when=some_fours),
    )  # fmt: skip
    declaration_score: terms.DeclarationScore = rule(
        terms.DeclarationScore.BEST_SIDE,
        QT_TRANSLATE_NOOP("rules", "Declarations score for"),
        QT_TRANSLATE_NOOP("rules", "Who scores declarations."),
        secondary=True,
    )
    run_tie: terms.RunTie = rule(
        terms.RunTie.ELDER,
        QT_TRANSLATE_NOOP("rules", "Equal runs"),
        QT_TRANSLATE_NOOP("rules", "Which of two runs of the same length and rank is better."),
        matters=has("declarations", terms.Declarations.ON),
        former={"trump_then_elder": "elder"},
    )
    carre_tie: terms.CarreTie = rule(
        terms.CarreTie.RANKED,
        QT_TRANSLATE_NOOP("rules", "Equal fours of a kind"),
        QT_TRANSLATE_NOOP("rules", "Which of two fours of a kind with the same points is better."),
        matters=has("declarations", terms.Declarations.ON),
    )
    carre_cancels7: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Four sevens void the deal"),
        QT_TRANSLATE_NOOP("rules", "Four sevens in one hand void the deal."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            True: QT_TRANSLATE_NOOP("sheet", "Four sevens in one hand void the deal."),
        }),
    )  # fmt: skip
    seven_eight_carre_cancels_all: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Four sevens or eights"),
        QT_TRANSLATE_NOOP("rules", "Four sevens or four eights in one hand void every declaration."),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.DECLARATION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Four sevens or four eights in one hand void every declaration of the deal."),
        }, when=declares),
    )  # fmt: skip
    trickless_declarations: terms.Trickless = rule(
        terms.Trickless.LOST,
        QT_TRANSLATE_NOOP("rules", "Declarations without a trick"),
        QT_TRANSLATE_NOOP("rules", "What happens to the declarations of a side that wins no trick."),
        matters=every(has("declarations", terms.Declarations.ON), lacks(by_projects)),
        statement=Statement(Anchor.DECLARATION, {
            terms.Trickless.LOST: QT_TRANSLATE_NOOP("sheet",
                "A side that wins no trick does not score its declarations, but they still beat lower ones."),
            terms.Trickless.TRANSFER: QT_TRANSLATE_NOOP("sheet",
                "If one side wins every trick, it also scores the declarations of the side without a trick."),
            terms.Trickless.KEPT: QT_TRANSLATE_NOOP("sheet", "A side keeps its declarations even if it wins no trick."),
            terms.Trickless.SWEEPER: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick scores all declarations of the deal, even beaten ones."),
        }, when=every(declares, lacks(by_projects))),
    )  # fmt: skip
    fail_decl: terms.FailedDeclarations = rule(
        terms.FailedDeclarations.ENTITLED,
        QT_TRANSLATE_NOOP("rules", "Declarations after a failure"),
        QT_TRANSLATE_NOOP("rules", "Which declarations the defenders score if the contract fails."),
        aliases=("failed_declarations",),
        matters=has("declarations", terms.Declarations.ON),
        statement=Statement(Anchor.SCORING, {
            terms.FailedDeclarations.ENTITLED: QT_TRANSLATE_NOOP("sheet",
                "If the contract fails, the defenders also score the declarations that count, whichever side holds "
                "them."),
            terms.FailedDeclarations.PAID: QT_TRANSLATE_NOOP("sheet",

                    "If the contract fails, the defenders also score the declarations that count, "
                    "whichever side holds them. Those of a side without a trick are lost."),
            terms.FailedDeclarations.ALL_ANNOUNCED: QT_TRANSLATE_NOOP("sheet",
                "If the contract fails, the defenders also score every declaration, even beaten ones."),
            terms.FailedDeclarations.DEFENDERS_ONLY: QT_TRANSLATE_NOOP("sheet",
                "If the contract fails, the defenders also score their own declarations that count. Those of the "
                "taker’s side are lost."),
        }, when=every(declares, pays_defenders)),
    )  # fmt: skip
    decl_pools: terms.DeclPools = rule(
        terms.DeclPools.JOINT,
        QT_TRANSLATE_NOOP("rules", "Comparing declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether runs and fours of a kind are compared with each other."),
        secondary=True,
        before=terms.DeclPools.JOINT,
    )
    hundred_order: terms.HundredOrder = rule(
        terms.HundredOrder.FOURS_FIRST,
        QT_TRANSLATE_NOOP("rules", "Ranking of declarations"),
        QT_TRANSLATE_NOOP("rules", "How runs and fours of a kind rank against each other."),
        aliases=("meld_order",),
        secondary=True,
        before=terms.HundredOrder.FOURS_FIRST,
        statement=Statement(Anchor.DECLARATION, {
            terms.HundredOrder.FOURS_FIRST: QT_TRANSLATE_NOOP("sheet", "Any four of a kind beats any run."),
            terms.HundredOrder.SERIAL: QT_TRANSLATE_NOOP("sheet",
                "Runs of five or more beat fours of a kind, which beat shorter runs. But a four of a kind that "
                "scores more than every run beats them all."),
        }, when=every(contested, some_fours, has("decl_pools", terms.DeclPools.JOINT))),
    )  # fmt: skip
    nt_declarations: terms.NoTrumpDeclarations = rule(
        terms.NoTrumpDeclarations.SAME,
        QT_TRANSLATE_NOOP("rules", "Declarations in no trumps"),
        QT_TRANSLATE_NOOP("rules", "Which declarations count in no trumps."),
        secondary=True,
        before=terms.NoTrumpDeclarations.SAME,
        statement=(
            Statement(Anchor.DECLARATION, {
                terms.NoTrumpDeclarations.SAME: QT_TRANSLATE_NOOP("sheet", "The same declarations count in no trumps."),
                terms.NoTrumpDeclarations.OWN_FOURS: QT_TRANSLATE_NOOP("sheet",
                    "In no trumps runs score the same, but fours of a kind have their own points."),
                terms.NoTrumpDeclarations.FOURS_ONLY: QT_TRANSLATE_NOOP("sheet",
                    "In no trumps runs do not count, and fours of a kind have their own points."),
                terms.NoTrumpDeclarations.NONE: QT_TRANSLATE_NOOP("sheet", "In no trumps there are no declarations."),
            }, when=every(declares, no_trump, lacks(hokum))),
            Statement(Anchor.DECLARATION, {
                terms.NoTrumpDeclarations.SAME: QT_TRANSLATE_NOOP("sheet", "The same declarations count in Sun."),
                terms.NoTrumpDeclarations.OWN_FOURS: QT_TRANSLATE_NOOP("sheet",
                    "In Sun runs score the same, but fours of a kind have their own points."),
                terms.NoTrumpDeclarations.FOURS_ONLY: QT_TRANSLATE_NOOP("sheet",
                    "In Sun runs do not count, and fours of a kind have their own points."),
                terms.NoTrumpDeclarations.NONE: QT_TRANSLATE_NOOP("sheet", "In Sun there are no declarations."),
            }, when=every(declares, no_trump, hokum)),
        ),
    )  # fmt: skip
    carre_points_nt: tuple[str, ...] = rule(
        ("A200", "T150", "K100", "Q100", "J100", "9100"),
        QT_TRANSLATE_NOOP("rules", "Fours of a kind in no trumps"),
        QT_TRANSLATE_NOOP(
            "rules", "The fours of a kind that score in no trumps, best first, if their points differ there."
        ),
        secondary=True,
        pattern=r"[6-9TJQKA]\d{1,3}",
        before=("A200", "T150", "K100", "Q100", "J100", "9100"),
    )
    run_limit: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Longest run"),
        QT_TRANSLATE_NOOP("rules", "The most cards that count in one run, or 0 for no limit."),
        low=0,
        high=9,
        secondary=True,
        before=0,
        statement=Statement(Anchor.DECLARATION,
            #: %n: 3 or more.
            QT_TRANSLATE_NOOP("sheet",
                "Only the %n highest card(s) of a longer run count as one run. The rest may form another run.", "", 1),
            when=every(declares, positive("run_limit"))),
    )  # fmt: skip
    instant_run: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Run that wins the match"),
        QT_TRANSLATE_NOOP("rules", "How many cards in a run win the match at once, or 0 for none."),
        low=0,
        high=9,
        aliases=("deberts_run",),
        secondary=True,
        before=0,
        statement=Statement(Anchor.DECLARATION,
            #: %n: 5 or more.
            QT_TRANSLATE_NOOP("sheet", "A run of %n card(s) wins the match at once.", "", 1),
            when=every(declares, positive("instant_run"))),
    )  # fmt: skip
    declarations_max: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Number of declarations"),
        QT_TRANSLATE_NOOP("rules", "How many declarations you may make, or 0 for no limit."),
        low=0,
        high=8,
        secondary=True,
        before=0,
        statement=Statement(Anchor.DECLARATION, {
            1: QT_TRANSLATE_NOOP("sheet", "You may make only one declaration."),
            #: %n: 2 or more.
            **dict.fromkeys(range(2, 9), QT_TRANSLATE_NOOP("sheet", "You may make at most %n declaration(s).", "", 1)),
        }, when=declares),
    )  # fmt: skip
    declarations_help: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Declarations and the contract"),
        QT_TRANSLATE_NOOP("rules", "Declarations count towards making the contract."),
        secondary=True,
        before=True,
        statement=(
            Statement(Anchor.SCORING, {
                False: QT_TRANSLATE_NOOP("sheet", "Declarations do not count for this. They are scored separately."),
            }, when=every(by_own_points, declares)),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet", "Declarations count towards making the contract."),
                False: QT_TRANSLATE_NOOP("sheet",
                    "Declarations do not count towards making the contract. They are scored separately."),
            }, when=every(by_bid, declares)),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet", "Declarations help to decide whether the contract is made."),
                False: QT_TRANSLATE_NOOP("sheet", "Declarations do not help to decide whether the contract is made."),
            }, when=every(by_projects, declares)),
        ),
    )  # fmt: skip
    late_runs: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Late runs"),
        QT_TRANSLATE_NOOP("rules", "You may still declare a run that a newly uncovered card completes."),
        secondary=True,
        before=False,
        needs=Need("stacks", tuple(range(1, 9))),
        statement=Statement(Anchor.DECLARATION, {
            True: QT_TRANSLATE_NOOP("sheet", "You may still declare a run that a newly uncovered card completes."),
            False: QT_TRANSLATE_NOOP("sheet", "Covered cards do not count for declarations."),
        }, when=every(declares, covered_cards)),
    )  # fmt: skip
