"""Between two deals: the score, whether the match is over, and who deals next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from belote_desktop.engine.deal import Deal
from belote_desktop.engine.matches.end import Standing, Verdict, decided, target_in_force, verdict
from belote_desktop.engine.matches.outcomes import outcome_of
from belote_desktop.engine.matches.state import Match, SettledDeal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AfterPass, Rotation
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.engine.settlement import held_returned, settle

IDLE = (Result.PASSED_OUT, Result.VOID, Result.REPLAY)
"""Results of deals that decide nothing and are not counted."""


def score_of(match: Match, deal: Deal) -> Score:
    """The score of a deal that is over."""
    if deal.won_at_once is not None:
        return _won_at_once(match, deal.won_at_once)
    if deal.void or deal.contract is None:
        return _nothing(match, Result.VOID if deal.void else Result.PASSED_OUT)
    last = deal.number == match.last_deal or 0 < match.rules.match.deals <= played(match.deals) + 1
    bolts, trickless = _counts(match)
    outcome = outcome_of(match.rules, deal, match.held, last_deal=last, bolts_in=bolts, trickless_in=trickless)
    score = settle(match.rules, outcome)
    return held_returned(score) if last else score


def _nothing(match: Match, result: Result) -> Score:
    """A score of 0 for every side; points held over, bolts and trickless deals stay as they were."""
    bolts, trickless = _counts(match)
    none = (0,) * match.rules.side_count
    return Score(result, none, held_out=match.held, bolts_out=bolts, trickless_out=trickless)


def _won_at_once(match: Match, side: int) -> Score:
    """Give the winner of the match what was missing to the target (docs/rules/bela.md, Declarations)."""
    missing = max(0, match.rules.match.target - match.totals[side])
    points = tuple(missing * (each == side) for each in range(match.rules.side_count))
    items = (Item(What.MATCH, side, missing, "instant_run"),)
    return Score(
        Result.WON_AT_ONCE, points, items, items, held_out=match.held, winner=side, match_winner=side,
        bolts_out=_counts(match)[0], trickless_out=_counts(match)[1],
    )  # fmt: skip


def _counts(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The failures and the deals without a trick that count against each side."""
    if not match.deals:
        none = (0,) * match.rules.side_count
        return none, none
    return match.deals[-1].score.bolts_out, match.deals[-1].score.trickless_out


def played(deals: Sequence[SettledDeal]) -> int:
    """How many deals were played out: passed, void and replayed ones do not count."""
    return sum(settled.score.result not in IDLE for settled in deals)


def next_dealer(rules: Ruleset, settled: SettledDeal) -> int:
    """Who deals next (docs/rules/classic.md, Dealing); a tie to be replayed keeps its dealer.

    After a deal that all passed and that was played for the fewest points the next player speaks.
    Source: docs/rules/russian.md, Auction.
    """
    backwards = rules.dealer.dealer_rotation is Rotation.PREVIOUS
    following = (settled.dealer + (-1 if backwards else 1)) % rules.table.seats
    if settled.score.result is Result.REPLAY or settled.score.same_dealer:
        return settled.dealer
    if settled.contract is None:
        after = settled.deal.redeal or rules.dealer.dealer_after_pass
        return settled.dealer if after is AfterPass.SAME else following
    if settled.contract.negative:
        return following
    return _ROTATIONS[rules.dealer.dealer_rotation](rules, settled)


def _next(rules: Ruleset, settled: SettledDeal) -> int:
    return (settled.dealer + 1) % rules.table.seats


def _winner_deals(rules: Ruleset, settled: SettledDeal) -> int:
    """The seat of the winner, who deals next; of a winning pair, the first after the dealer."""
    winner = settled.score.winner
    order = [(settled.dealer + step) % rules.table.seats for step in range(1, rules.table.seats + 1)]
    return next((seat for seat in order if rules.side_of(seat) == winner), _next(rules, settled))


def _loser_speaks(rules: Ruleset, settled: SettledDeal) -> int:
    """The dealer who lets the first loser after the old dealer speak first."""
    winner = settled.score.winner
    seats = rules.table.seats
    order = [(settled.dealer + step) % seats for step in range(1, seats + 1)]
    losers = [seat for seat in order if winner is not None and rules.side_of(seat) != winner]
    return (losers[0] - 1) % seats if losers else _next(rules, settled)


_ROTATIONS: Mapping[Rotation, Callable[[Ruleset, SettledDeal], int]] = {
    Rotation.NEXT: _next,
    Rotation.PREVIOUS: lambda rules, settled: (settled.dealer - 1) % rules.table.seats,
    Rotation.SAME: lambda _rules, settled: settled.dealer,
    Rotation.WINNER: _winner_deals,
    Rotation.LOSER_SPEAKS: _loser_speaks,
}


def verdict_after(match: Match, settled: SettledDeal) -> Verdict:
    """Whether the match is over after a deal; `match` holds that deal already."""
    score = settled.score
    if score.match_winner is not None:
        return Verdict(True, score.match_winner)
    if settled.number == match.last_deal:
        return decided(settled.totals)
    if score.result in IDLE:
        return Verdict(False)
    belote = tuple(
        sum(item.points for item in score.written if item.what is What.BELOTE and item.side == side)
        for side in range(match.rules.side_count)
    )
    standing = Standing(
        settled.totals, score.taker, score.winner, score.capot, belote, score.held_out, played(match.deals),
        target=target_in_force(match.rules, [earlier.totals for earlier in match.deals[:-1]]),
    )  # fmt: skip
    return verdict(match.rules, standing)
