"""The itemised score of a deal: the points counted, the points scored, and the rule behind each."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class What(Choice):
    """The kind of thing an item of a score is for."""

    #: An item of the score.
    CARDS = "cards", QT_TRANSLATE_NOOP("score", "Card points")
    #: An item of the score: the points of the last trick.
    LAST_TRICK = "last_trick", QT_TRANSLATE_NOOP("score", "Last trick")
    #: An item of the score: every trick won by one side.
    CAPOT = "capot", QT_TRANSLATE_NOOP("score", "Capot")
    #: An item of the score: runs and fours of a kind.
    DECLARATIONS = "declarations", QT_TRANSLATE_NOOP("score", "Declarations")
    #: An item of the score: king and queen of trumps.
    BELOTE = "belote", QT_TRANSLATE_NOOP("score", "Belote")
    FAILED_DEAL = "failed_deal", QT_TRANSLATE_NOOP("score", "Contract failed: all card points")
    DOUBLED = "doubled", QT_TRANSLATE_NOOP("score", "Doubled deal: everything to the winners")
    HELD_OVER = "held_over", QT_TRANSLATE_NOOP("score", "Held over for the next deal")
    HELD_WON = "held_won", QT_TRANSLATE_NOOP("score", "Points held over from earlier deals")
    #: An item of the score.
    ROUNDING = "rounding", QT_TRANSLATE_NOOP("score", "Rounding")
    TENS = "tens", QT_TRANSLATE_NOOP("score", "Points divided by ten")
    #: An item of the score of Klaverjas: cards that meet in a trick.
    ROEM = "roem", QT_TRANSLATE_NOOP("score", "Roem")
    #: An item of the score: the points of the bid.
    BID = "bid", QT_TRANSLATE_NOOP("score", "Bid")
    FACTOR = "factor", QT_TRANSLATE_NOOP("score", "No trumps counts twice")
    TRANSFERRED = "transferred", QT_TRANSLATE_NOOP("score", "Points of the failed contract")
    LOST = "lost", QT_TRANSLATE_NOOP("score", "Points lost with the contract")
    #: An item of the score.
    BONUS = "bonus", QT_TRANSLATE_NOOP("score", "Bonus")
    #: An item of the score.
    PENALTY = "penalty", QT_TRANSLATE_NOOP("score", "Penalty")
    MISPLAY = "misplay", QT_TRANSLATE_NOOP("score", "Challenge: everything to the other side")
    MATCH = "match", QT_TRANSLATE_NOOP("score", "The match is won at once")
    NEGATIVE = "negative", QT_TRANSLATE_NOOP("score", "Points taken off")


class Result(Choice):
    """How a deal ended for its takers."""

    #: The result of a deal: the contract was made.
    MADE = "made", QT_TRANSLATE_NOOP("score", "made")
    #: The result of a deal: the contract failed.
    FAILED = "failed", QT_TRANSLATE_NOOP("score", "failed")
    #: The result of a deal.
    HELD = "held", QT_TRANSLATE_NOOP("score", "tie, held over")
    #: The result of a deal.
    REPLAY = "replay", QT_TRANSLATE_NOOP("score", "tie, played again")
    #: The result of a deal.
    PASSED_OUT = "passed_out", QT_TRANSLATE_NOOP("score", "passed out")
    #: The result of a deal: it does not count.
    VOID = "void", QT_TRANSLATE_NOOP("score", "void")
    #: The result of a deal.
    SHARED = "shared", QT_TRANSLATE_NOOP("score", "tie, each side keeps its points")
    #: The result of a deal.
    HALF = "half", QT_TRANSLATE_NOOP("score", "tie, the taker’s side scores nothing")
    #: The result of a deal.
    NEGATIVE = "negative", QT_TRANSLATE_NOOP("score", "passed out, played for the fewest points")
    #: The result of a deal.
    MISPLAY = "misplay", QT_TRANSLATE_NOOP("score", "decided by a challenge")
    #: The result of a deal.
    WON_AT_ONCE = "won_at_once", QT_TRANSLATE_NOOP("score", "match won at once")


@dataclass(frozen=True)
class Item:
    """Points of one side for one thing, by one rule (its name in the ruleset, or a heading of docs/rules)."""

    what: What
    side: int
    points: int
    rule: str

    def worth(self, points: int) -> Item:
        """The same item with other points."""
        return Item(self.what, self.side, points, self.rule)

    def __str__(self) -> str:
        return f"side {self.side}: {self.points} {self.what.label}"


@dataclass(frozen=True)
class Score:
    """The score of a deal.

    `counted` is what each side took: its sums (`compared`) decide the contract. `written` is what goes on the sheet:
    its sums are `points`. `held_out` are the points held over for a later deal, by the side they came from.
    """

    result: Result
    points: tuple[int, ...]
    counted: tuple[Item, ...] = ()
    written: tuple[Item, ...] = ()
    compared: tuple[int, ...] = ()
    held_out: tuple[int, ...] = (0, 0)
    capot: int | None = None
    """The side that won every trick."""
    taker: int | None = None
    winner: int | None = None
    """The side that won the deal: the takers who made their contract, or who beat them; None for a tie."""
    match_winner: int | None = None
    """The side that has won the whole match with this deal, whatever the totals say."""
    bolts_out: tuple[int, ...] = (0, 0)
    trickless_out: tuple[int, ...] = (0, 0)
    same_dealer: bool = False
    """Whether the deal has to be dealt again by the same dealer."""

    def __str__(self) -> str:
        return f"{self.result.label}, {' to '.join(map(str, self.points))}"


def total(items: tuple[Item, ...], side: int) -> int:
    """The sum of a side's items."""
    return sum([item.points for item in items if item.side == side])
