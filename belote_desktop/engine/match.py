"""A match: the deals that were settled, the deal in progress, and the rules for going from one state to the next."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import Action, Play, read_seated_action
from belote_desktop.engine.cards import Card, read_cards
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.dealing import next_deck, open_deal, pack
from belote_desktop.engine.events import DealSettled, Event, MatchEnded
from belote_desktop.engine.match_end import Standing, Verdict, verdict
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.engine.outcomes import outcome_of
from belote_desktop.engine.phases import PHASES, PhaseRules, out_of_phase
from belote_desktop.engine.playable import unplayable
from belote_desktop.engine.randomness import Draw
from belote_desktop.engine.refusals import ActionRefused, Refusal, Rule
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AfterPass, Phase, Rotation
from belote_desktop.engine.score import Result, Score, What
from belote_desktop.engine.settlement import held_returned, settle


@dataclass(frozen=True)
class SettledDeal:
    """A deal that is over: its last state, its score, and the totals after it."""

    deal: Deal
    score: Score
    totals: tuple[int, ...]

    @property
    def number(self) -> int:
        return self.deal.number

    @property
    def dealer(self) -> int:
        return self.deal.dealer

    @property
    def contract(self) -> Contract | None:
        return self.deal.contract


@dataclass(frozen=True)
class Match:
    """A match in progress, immutable. `decks` are decks fixed in advance, in order; later ones come from `seed`.

    `deal` is None once the match is over; `winner` is then the winning side, None for a draw.
    """

    rules: Ruleset
    seed: int
    decks: tuple[tuple[Card, ...], ...]
    deals: tuple[SettledDeal, ...] = ()
    deal: Deal | None = None
    winner: int | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side so far."""
        return self.deals[-1].totals if self.deals else (0,) * self.rules.side_count

    @property
    def held(self) -> tuple[int, ...]:
        """The points held over for later deals, by the side they came from."""
        return self.deals[-1].score.held_out if self.deals else (0,) * self.rules.side_count

    @property
    def is_over(self) -> bool:
        return self.deal is None


Step = tuple[Match, tuple[Event, ...]]


def start(
    rules: Ruleset,
    seed: int = 0,
    *,
    decks: Sequence[Iterable[Card | str] | str] = (),
    dealer: int | None = None,
) -> Match:
    """Start a match and deal.

    `decks` fixes the first deals exactly: each the whole pack in dealing order, after the cut, as cards or text;
    later decks are drawn from `seed`. Without `dealer` (a seat) the first dealer is drawn. RulesetError for a deck
    that is not the pack of the game, a seat that does not exist, or rules that cannot be played yet.
    """
    problem = unplayable(rules)
    if problem is not None:
        raise RulesetError(problem)
    fixed = tuple(_read_deck(rules, number, deck) for number, deck in enumerate(decks, 1))
    if dealer is not None and not 0 <= dealer < rules.table.seats:
        raise RulesetError(f"The dealer is a seat from 0 to {rules.table.seats - 1}, not {dealer}.")
    first = Draw(seed, "first dealer").below(rules.table.seats) if dealer is None else dealer
    return _next_deal(Match(rules, seed, fixed), first)[0]


def _read_deck(rules: Ruleset, number: int, deck: Iterable[Card | str] | str) -> tuple[Card, ...]:
    try:
        cards = read_cards(deck)
    except ValueError as problem:
        raise RulesetError(f"Deck {number}: {problem}") from None
    if sorted(cards) != sorted(pack(rules)):
        raise RulesetError(f"Deck {number} is not the pack of {len(pack(rules))} cards, each once.")
    return cards


def opening_events(match: Match) -> tuple[Event, ...]:
    """The events of dealing the deal in progress, as they happened when it began."""
    if match.deal is None:
        return ()
    return open_deal(match.rules, match.deal.number, match.deal.dealer, match.deal.deck)[1]


def _next_deal(match: Match, dealer: int) -> Step:
    number = len(match.deals) + 1
    before = match.deals[-1].deal if match.deals else None
    fixed = number <= len(match.decks)
    deck = match.decks[number - 1] if fixed else next_deck(match.rules, match.seed, number, before)
    deal, events = open_deal(match.rules, number, dealer, deck)
    return dataclasses.replace(match, deal=deal.with_(totals=match.totals)), events


def _phase(deal: Deal) -> PhaseRules:
    return PHASES[deal.phase]


def to_act(match: Match) -> int | None:
    """The seat the deal waits for; None when the match is over."""
    return None if match.deal is None else _phase(match.deal).actor(match.rules, match.deal)


def options(match: Match) -> Mapping[int, tuple[Action, ...]]:
    """What is accepted now, by seat, what may come out of turn included."""
    return {} if match.deal is None else _phase(match.deal).options(match.rules, match.deal)


def legal(match: Match) -> tuple[Action, ...]:
    """The options of the seat to act; empty only when the match is over."""
    seat = to_act(match)
    return () if seat is None else options(match)[seat]


def refusals(match: Match, action: Action, seat: int | None = None) -> tuple[Refusal, ...]:
    """Why the rules do not allow it; () if it is lawful.

    Turn, possession, and the first obligation that excludes it, each with its facts.
    """
    if match.deal is None:
        return (Refusal(Rule.PHASE, say(QT_TRANSLATE_NOOP("engine", "The match is over."))),)
    actor = to_act(match)
    seat = actor if seat is None else seat
    if seat is None or not 0 <= seat < match.rules.table.seats:
        return (out_of_phase(match.deal.phase),)
    if action in options(match).get(seat, ()):
        return ()
    found = []
    if seat != actor:
        found.append(
            Refusal(
                Rule.TURN,
                say(
                    QT_TRANSLATE_NOOP("engine", "It is not your turn: {player} is to act."), player=SeatName(actor or 0)
                ),
            )
        )
    if isinstance(action, Play) and action.card not in match.deal.hand(seat):
        missing = say(QT_TRANSLATE_NOOP("engine", "{card} is not in your hand."), card=action.card)
        found.append(Refusal(Rule.POSSESSION, missing))
    elif isinstance(action, Play) and match.deal.phase is not Phase.PLAY:
        found.append(out_of_phase(match.deal.phase))
    elif seat == actor:
        found.append(_phase(match.deal).refusal(match.rules, match.deal, seat, action))
    return tuple(found)


def apply(match: Match, action: Action, seat: int | None = None) -> Step:
    """The match after an action of the seat to act (or of `seat`), and what happened; ActionRefused if unlawful.

    The last card settles the deal and deals the next.
    """
    refused = refusals(match, action, seat)
    if refused:
        raise ActionRefused(refused)
    assert match.deal is not None
    actor = to_act(match) if seat is None else seat
    assert actor is not None
    deal, events = _phase(match.deal).apply(match.rules, match.deal, actor, action)
    deal, more = _advance(match.rules, deal)
    match = dataclasses.replace(match, deal=deal)
    if deal.phase is not Phase.SETTLED:
        return match, (*events, *more)
    match, ended = _settle(match, deal)
    return match, (*events, *more, *ended)


def _advance(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Go on to the next phase while nobody is to act."""
    events: tuple[Event, ...] = ()
    while deal.phase is not Phase.SETTLED and _phase(deal).actor(rules, deal) is None:
        order = (*rules.play.phases, Phase.SETTLED)
        following = order[order.index(deal.phase) + 1]
        if deal.contract is None or deal.void:
            following = Phase.SETTLED
        deal = deal.with_(phase=following)
        if following is not Phase.SETTLED:
            deal, more = _phase(deal).enter(rules, deal)
            events += more
    return deal, events


def _settle(match: Match, deal: Deal) -> Step:
    """Score the deal, end the match or deal again."""
    score = _score(match, deal)
    totals = tuple(before + gained for before, gained in zip(match.totals, score.points, strict=True))
    settled = SettledDeal(deal, score, totals)
    match = dataclasses.replace(match, deals=(*match.deals, settled), deal=None)
    events: tuple[Event, ...] = (DealSettled(deal.number, score, totals),)
    end = _verdict(match, settled)
    if end.over:
        match = dataclasses.replace(match, winner=end.winner)
        return match, (*events, MatchEnded(end.winner))
    match, dealt = _next_deal(match, _next_dealer(match.rules, settled))
    return match, (*events, *dealt)


def _score(match: Match, deal: Deal) -> Score:
    none = (0,) * match.rules.side_count
    if deal.void:
        return Score(Result.VOID, none, held_out=match.held)
    if deal.contract is None:
        return Score(Result.PASSED_OUT, none, held_out=match.held)
    last = match.rules.match.deals == _played(match.deals) + 1
    score = settle(match.rules, outcome_of(match.rules, deal, match.held, last_deal=last))
    return held_returned(score) if last else score


def _played(deals: Sequence[SettledDeal]) -> int:
    """How many deals were played out: passed, void and replayed ones do not count."""
    idle = (Result.PASSED_OUT, Result.VOID, Result.REPLAY)
    return sum(settled.score.result not in idle for settled in deals)


def _next_dealer(rules: Ruleset, settled: SettledDeal) -> int:
    """Who deals next (`rules/01`, First dealer & rotation); a tie to be replayed keeps its dealer."""
    following = (settled.dealer + 1) % rules.table.seats
    if settled.score.result is Result.REPLAY:
        return settled.dealer
    if settled.contract is None:
        return settled.dealer if rules.dealer.dealer_after_pass is AfterPass.SAME else following
    return settled.dealer if rules.dealer.dealer_rotation is Rotation.SAME else following


def _deal_winner(score: Score) -> int | None:
    """The side whose contract was made or that beat it; None for a tie."""
    if score.taker is None or score.result not in (Result.MADE, Result.FAILED):
        return None
    return score.taker if score.result is Result.MADE else 1 - score.taker


def _verdict(match: Match, settled: SettledDeal) -> Verdict:
    score = settled.score
    winner = _deal_winner(score)
    belote = tuple(
        sum(item.points for item in score.written if item.what is What.BELOTE and item.side == side)
        for side in range(match.rules.side_count)
    )
    if score.result in (Result.PASSED_OUT, Result.VOID, Result.REPLAY):
        return Verdict(False)
    return verdict(
        match.rules,
        Standing(settled.totals, score.taker, winner, score.capot, belote, score.held_out, _played(match.deals)),
    )


def parse_action(match: Match, text: str) -> Action:
    """Read an action as it is written, as `100S` or `KH`; ValueError if it is none. `str(action)` is its inverse."""
    action = read_seated_action(text)[1]
    if isinstance(action, Play) and action.card not in pack(match.rules):
        raise ValueError(f"{action} is not a card of this game's pack.")
    return action
