"""The sections of a ruleset, one small frozen record for each dimension of the rules.

Sources: `rules/00-index.md` section 3 and `rules/40-index-cousins.md` of the rule collection. Points are card points,
orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.terms import Phase


@dataclass(frozen=True, kw_only=True)
class TableRules:
    """Who sits at the table, and which way the game goes."""

    seats: int = rule(
        4,
        QT_TRANSLATE_NOOP("rules", "players"),
        QT_TRANSLATE_NOOP("rules", "How many people play."),
        low=2,
        high=4,
        secondary=True,
    )
    sides: terms.Sides = rule(
        terms.Sides.PARTNERS,
        QT_TRANSLATE_NOOP("rules", "sides"),
        QT_TRANSLATE_NOOP("rules", "Whether players are partners or each alone."),
        secondary=True,
    )
    direction: terms.Direction = rule(
        terms.Direction.CCW,
        QT_TRANSLATE_NOOP("rules", "direction"),
        QT_TRANSLATE_NOOP("rules", "Which way the deal, the auction and the play go round."),
    )


@dataclass(frozen=True, kw_only=True)
class DeckRules:
    """The pack of cards."""

    lowest_rank: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "lowest rank"),
        QT_TRANSLATE_NOOP("rules", "The lowest rank of the pack: 0 is the 6, 1 the 7, 3 the 9."),
        low=0,
        high=3,
        secondary=True,
    )
    shuffle: terms.Shuffle = rule(
        terms.Shuffle.NEVER_AFTER_FIRST,
        QT_TRANSLATE_NOOP("rules", "shuffle"),
        QT_TRANSLATE_NOOP("rules", "When the cards are shuffled; otherwise the tricks are gathered and cut."),
    )
    cut: bool = rule(
        True, QT_TRANSLATE_NOOP("rules", "cut"), QT_TRANSLATE_NOOP("rules", "Whether the pack is cut before a deal.")
    )
    min_cut: int = rule(
        3,
        QT_TRANSLATE_NOOP("rules", "smallest cut"),
        QT_TRANSLATE_NOOP("rules", "The fewest cards that a part of the cut may have."),
        low=1,
        high=8,
        allowed=(2, 3, 4),
    )


@dataclass(frozen=True, kw_only=True)
class DealerRules:
    """Who deals."""

    dealer_rotation: terms.Rotation = rule(
        terms.Rotation.NEXT,
        QT_TRANSLATE_NOOP("rules", "next dealer"),
        QT_TRANSLATE_NOOP("rules", "Who deals after a deal that was played."),
        secondary=True,
    )
    dealer_after_pass: terms.AfterPass = rule(
        terms.AfterPass.NEXT,
        QT_TRANSLATE_NOOP("rules", "dealer after a pass-out"),
        QT_TRANSLATE_NOOP("rules", "Who deals after a deal in which everyone passed."),
    )


@dataclass(frozen=True, kw_only=True)
class DealRules:
    """How the cards are dealt: numbers of cards to each seat, packet by packet."""

    packets: tuple[int, ...] = rule(
        (3, 2),
        QT_TRANSLATE_NOOP("rules", "first packets"),
        QT_TRANSLATE_NOOP("rules", "How many cards each player gets at a time before the auction."),
        allowed=((3, 2), (2, 3)),
    )
    turn_up: terms.TurnUp = rule(
        terms.TurnUp.NEXT_CARD,
        QT_TRANSLATE_NOOP("rules", "turned card"),
        QT_TRANSLATE_NOOP("rules", "Which card is turned up to propose a trump suit."),
        secondary=True,
    )
    turn_up_to: terms.TurnUpTo = rule(
        terms.TurnUpTo.TAKER,
        QT_TRANSLATE_NOOP("rules", "turned card goes to"),
        QT_TRANSLATE_NOOP("rules", "Who takes the turned card into the hand."),
        aliases=("turnup_to",),
    )
    second_packets: tuple[int, ...] = rule(
        (3,),
        QT_TRANSLATE_NOOP("rules", "second packets"),
        QT_TRANSLATE_NOOP(
            "rules", "How many cards complete each hand after the auction; who took the turned card gets one less."
        ),
        secondary=True,
    )
    talon_packets: tuple[int, ...] = rule(
        (),
        QT_TRANSLATE_NOOP("rules", "talon"),
        QT_TRANSLATE_NOOP("rules", "How many cards each player gets face down, to be picked up after the auction."),
        secondary=True,
    )
    kitty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "kitty"),
        QT_TRANSLATE_NOOP("rules", "How many cards lie aside for the declarer."),
        low=0,
        high=12,
        secondary=True,
    )
    stacks: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "stacks"),
        QT_TRANSLATE_NOOP("rules", "How many stacks of a covered and an open card each player has."),
        low=0,
        high=8,
        secondary=True,
    )
    exchange: terms.Exchange = rule(
        terms.Exchange.NONE,
        QT_TRANSLATE_NOOP("rules", "exchange"),
        QT_TRANSLATE_NOOP("rules", "Whether a low trump may be exchanged for the turned card."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class AuctionRules:
    """How the contract is found."""

    auction_model: terms.AuctionModel = rule(
        terms.AuctionModel.TAKE_TURN_UP,
        QT_TRANSLATE_NOOP("rules", "auction"),
        QT_TRANSLATE_NOOP("rules", "What kind of auction is held."),
        secondary=True,
    )
    second_round_suits: terms.SecondRoundSuits = rule(
        terms.SecondRoundSuits.OTHER,
        QT_TRANSLATE_NOOP("rules", "second round"),
        QT_TRANSLATE_NOOP("rules", "Which suits may be named in the second round."),
        secondary=True,
    )
    sa_ta_in_classic: terms.NoTrumpCalls = rule(
        terms.NoTrumpCalls.OFF,
        QT_TRANSLATE_NOOP("rules", "no trump and all trump"),
        QT_TRANSLATE_NOOP("rules", "Whether contracts without a trump suit, or with four, may be named."),
        aliases=("no_trump_calls",),
    )
    pass_out: terms.PassOut = rule(
        terms.PassOut.NEXT_DEALER,
        QT_TRANSLATE_NOOP("rules", "everyone passes"),
        QT_TRANSLATE_NOOP("rules", "What happens when everyone passes in both rounds."),
    )
    min_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "lowest bid"),
        QT_TRANSLATE_NOOP("rules", "The lowest bid in points."),
        low=0,
        high=500,
        secondary=True,
    )
    bid_step: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "step of bids"),
        QT_TRANSLATE_NOOP("rules", "By how much a bid must be raised at least."),
        low=1,
        high=50,
        secondary=True,
    )
    max_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "highest bid"),
        QT_TRANSLATE_NOOP("rules", "The highest bid in points; 0 for none."),
        low=0,
        high=2000,
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class DoublingRules:
    """Doubling and what it multiplies."""

    coinche_in_classic: terms.Doubling = rule(
        terms.Doubling.OFF,
        QT_TRANSLATE_NOOP("rules", "doubling"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders may double the contract."),
        aliases=("doubling",),
    )
    multipliers: tuple[int, ...] = rule(
        (2,),
        QT_TRANSLATE_NOOP("rules", "multipliers"),
        QT_TRANSLATE_NOOP("rules", "What each further raise makes of the deal's points."),
        secondary=True,
    )
    multiplier_scope: terms.MultiplierScope = rule(
        terms.MultiplierScope.ALL,
        QT_TRANSLATE_NOOP("rules", "what is doubled"),
        QT_TRANSLATE_NOOP("rules", "Which points a doubled contract multiplies."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class CardRules:
    """Order and points of the cards; ranks from the strongest to the weakest."""

    trump_order: str = rule(
        "J9ATKQ876",
        QT_TRANSLATE_NOOP("rules", "order of trumps"),
        QT_TRANSLATE_NOOP("rules", "The ranks of a trump suit from the strongest to the weakest."),
        secondary=True,
    )
    trump_points: tuple[int, ...] = rule(
        (20, 14, 11, 10, 4, 3, 0, 0, 0),
        QT_TRANSLATE_NOOP("rules", "points of trumps"),
        QT_TRANSLATE_NOOP("rules", "The points of the trumps, in the same order."),
        secondary=True,
    )
    plain_order: str = rule(
        "ATKQJ9876",
        QT_TRANSLATE_NOOP("rules", "order of plain suits"),
        QT_TRANSLATE_NOOP("rules", "The ranks of a plain suit from the strongest to the weakest."),
        secondary=True,
    )
    plain_points: tuple[int, ...] = rule(
        (11, 10, 4, 3, 2, 0, 0, 0, 0),
        QT_TRANSLATE_NOOP("rules", "points of plain suits"),
        QT_TRANSLATE_NOOP("rules", "The points of the other suits, in the same order."),
        secondary=True,
    )
    sa_scale: terms.NoTrumpScale = rule(
        terms.NoTrumpScale.ACE19,
        QT_TRANSLATE_NOOP("rules", "points without trumps"),
        QT_TRANSLATE_NOOP("rules", "What the cards count in a contract without trumps."),
    )
    ta_scale: terms.AllTrumpScale = rule(
        terms.AllTrumpScale.RESCALED,
        QT_TRANSLATE_NOOP("rules", "points in all trumps"),
        QT_TRANSLATE_NOOP("rules", "What the cards count when every suit is trump."),
    )


@dataclass(frozen=True, kw_only=True)
class PlayRules:
    """What must be played."""

    phases: tuple[Phase, ...] = rule(
        (Phase.AUCTION, Phase.RAISES, Phase.SECOND_DEAL, Phase.DECLARING, Phase.PLAY),
        QT_TRANSLATE_NOOP("rules", "phases"),
        QT_TRANSLATE_NOOP("rules", "The parts of a deal, in order."),
        secondary=True,
    )
    leader: terms.Leader = rule(
        terms.Leader.ELDEST,
        QT_TRANSLATE_NOOP("rules", "first lead"),
        QT_TRANSLATE_NOOP("rules", "Who leads to the first trick."),
        secondary=True,
    )
    plain_must_beat: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "beat in plain suits"),
        QT_TRANSLATE_NOOP("rules", "Whether a card of a plain suit that was led must be beaten if possible."),
        secondary=True,
    )
    trump_led_raise: terms.Raise = rule(
        terms.Raise.ALWAYS,
        QT_TRANSLATE_NOOP("rules", "trumps led"),
        QT_TRANSLATE_NOOP("rules", "When a trump that was led must be beaten if possible."),
    )
    jack_forced: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "the jack is forced"),
        QT_TRANSLATE_NOOP("rules", "Whether a bare trump jack must be spent to beat a trump that was led."),
    )
    partner_winning: terms.PartnerWinning = rule(
        terms.PartnerWinning.FREE,
        QT_TRANSLATE_NOOP("rules", "the partner is winning"),
        QT_TRANSLATE_NOOP("rules", "What a player may play who cannot follow while the partner is winning."),
    )
    overtrump: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "overruff"),
        QT_TRANSLATE_NOOP("rules", "Whether a trump must be beaten by a higher one when ruffing."),
        secondary=True,
    )
    undertrump: terms.Undertrump = rule(
        terms.Undertrump.MUST,
        QT_TRANSLATE_NOOP("rules", "underruff"),
        QT_TRANSLATE_NOOP("rules", "What a player must do who can only ruff lower than the trump on the table."),
    )
    lock: terms.Lock = rule(
        terms.Lock.NONE,
        QT_TRANSLATE_NOOP("rules", "closed deals"),
        QT_TRANSLATE_NOOP("rules", "Whether a raise may forbid leading trumps."),
        secondary=True,
    )
    misplay: terms.Misplay = rule(
        terms.Misplay.PREVENT,
        QT_TRANSLATE_NOOP("rules", "misplays"),
        QT_TRANSLATE_NOOP("rules", "Whether cards that may not be played can be played all the same."),
        secondary=True,
    )


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
    run_points: tuple[int, ...] = rule(
        (20, 50, 100),
        QT_TRANSLATE_NOOP("rules", "points of runs"),
        QT_TRANSLATE_NOOP("rules", "The points of runs of three, of four, and of five or more."),
        secondary=True,
    )
    carre_points: tuple[str, ...] = rule(
        ("J200", "9150", "A100", "T100", "K100", "Q100"),
        QT_TRANSLATE_NOOP("rules", "fours of a kind"),
        QT_TRANSLATE_NOOP("rules", "The fours of a kind that count, best first, with their points."),
        secondary=True,
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


@dataclass(frozen=True, kw_only=True)
class ScoringRules:
    """From tricks to the points that are written."""

    last_trick: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "last trick"),
        QT_TRANSLATE_NOOP("rules", "What the last trick counts."),
        low=0,
        high=100,
        secondary=True,
    )
    capot_value: int = rule(
        252,
        QT_TRANSLATE_NOOP("rules", "capot"),
        QT_TRANSLATE_NOOP(
            "rules", "What the cards and the last trick count together for a side of takers that wins every trick."
        ),
        low=150,
        high=500,
        allowed=(252, 250, 162, 262),
    )
    defender_capot: int = rule(
        252,
        QT_TRANSLATE_NOOP("rules", "capot by the defenders"),
        QT_TRANSLATE_NOOP(
            "rules", "What the cards and the last trick count together for defenders who win every trick."
        ),
        low=150,
        high=500,
        allowed=(252, 162),
    )
    contract_test: terms.ContractTest = rule(
        terms.ContractTest.AT_LEAST,
        QT_TRANSLATE_NOOP("rules", "contract"),
        QT_TRANSLATE_NOOP("rules", "What the takers need."),
        secondary=True,
    )
    tie: terms.Tie = rule(
        terms.Tie.MADE,
        QT_TRANSLATE_NOOP("rules", "tie"),
        QT_TRANSLATE_NOOP("rules", "What happens when both sides have the same points."),
    )
    fail_base: int = rule(
        162,
        QT_TRANSLATE_NOOP("rules", "failed contract"),
        QT_TRANSLATE_NOOP("rules", "What the defenders write for the cards when the contract fails."),
        low=100,
        high=300,
        allowed=(162, 160),
    )
    unit: terms.Unit = rule(
        terms.Unit.POINTS,
        QT_TRANSLATE_NOOP("rules", "unit"),
        QT_TRANSLATE_NOOP("rules", "What is written on the sheet."),
    )
    rounding: terms.Rounding = rule(
        terms.Rounding.NONE,
        QT_TRANSLATE_NOOP("rules", "rounding"),
        QT_TRANSLATE_NOOP("rules", "How written points are rounded; rounding never decides a contract."),
    )
    round_scope: terms.RoundScope = rule(
        terms.RoundScope.CARDS_ONLY,
        QT_TRANSLATE_NOOP("rules", "what is rounded"),
        QT_TRANSLATE_NOOP("rules", "Which points are rounded."),
    )
    last_deal_exact: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "last deal exact"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether the last deal of a match with a fixed number of deals is written without rounding."
        ),
    )


@dataclass(frozen=True, kw_only=True)
class MatchRules:
    """When the match ends."""

    target: int = rule(
        1000,
        QT_TRANSLATE_NOOP("rules", "target"),
        QT_TRANSLATE_NOOP("rules", "How many points end the match; 0 when the number of deals is fixed."),
        low=0,
        high=10000,
        allowed=(500, 501, 700, 701, 1000, 1001, 1010, 1500, 2000, 2001, 3000),
    )
    deals: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "number of deals"),
        QT_TRANSLATE_NOOP("rules", "After how many deals the match ends; 0 when it is played to the target."),
        low=0,
        high=100,
        allowed=(0, 8, 10, 12, 16, 20, 24),
    )
    reach: terms.Reach = rule(
        terms.Reach.REACH,
        QT_TRANSLATE_NOOP("rules", "end of the match"),
        QT_TRANSLATE_NOOP("rules", "How the target ends the match."),
    )
    both_reach: terms.BothReach = rule(
        terms.BothReach.DRAW,
        QT_TRANSLATE_NOOP("rules", "both at the target"),
        QT_TRANSLATE_NOOP("rules", "What happens when both sides come to the target in one deal."),
    )
    no_finish: terms.NoFinish = rule(
        terms.NoFinish.NONE,
        QT_TRANSLATE_NOOP("rules", "forbidden end"),
        QT_TRANSLATE_NOOP("rules", "With which deals the match may not end."),
    )
