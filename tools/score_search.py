"""What the answers of a position bring at the score of its match and at the start of one: for positions with totals.

Cards are played out with open cards in possible deals drawn evenly from what the seat knows. Calls are weighed as the
computer players weigh them: the auction goes on by rules of thumb, and the deal is played by habit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from belote_desktop import engine
from belote_desktop.coach.strategy import StrategyPosition
from belote_desktop.coach.strategy.scores.chances import APART, LEVEL, at_start, card_chances
from belote_desktop.coach.strategy.scores.outlook import outlook
from belote_desktop.engine import Match, SeatView
from belote_desktop.players.calls.standards import ordinary_deal
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.inference.reading import weighted_worlds
from belote_desktop.players.styles import CLUB
from belote_desktop.players.weighing.call_search import PLAYOUTS, CallSearch
from belote_desktop.players.weighing.equity import Equity
from belote_desktop.players.weighing.habit_games import HabitGames
from belote_desktop.search.stopping import NEVER

CLEAR, CALLS_CLEAR = 0.02, 0.05
"""By what part of a deal the answer of the start is better there than the one of the score: a card, and a call, of
which the search knows less."""
WINS = 0.06
"""By how much the chance of the right answer is larger than that of the answer of the start."""
DECLARED = 64
"""In so many deals, with other declarations and belotes, a side needs as many points as the lesson says."""
CALLS_BY = ThumbPlayer(CLUB)
"""Who goes on calling in possible deals."""


@dataclass(frozen=True)
class Brought:
    """What each answer brings: its chance to win the match at the score, and points at the start of a match.

    `deal` is about what the winners of a deal score, `clear` what part of it is a clear difference.
    """

    win: Mapping[str, float]
    worth: Mapping[str, float]
    deal: int
    clear: float = CLEAR

    def best(self) -> set[str]:
        """The answers with the best chance."""
        most = max(self.win.values())
        return {text for text, chance in self.win.items() if chance >= most - LEVEL}

    def wrong(self) -> set[str]:
        """The answers with clearly smaller chances."""
        most = max(self.win.values())
        return {text for text, chance in self.win.items() if chance <= most - APART}

    def first(self) -> set[str]:
        """The answers that are best at the start of a match."""
        most = max(self.worth.values())
        return {text for text, points in self.worth.items() if points >= most - CLEAR * self.deal / 4}

    def is_turned(self, best: Collection[str], first: Collection[str]) -> bool:
        """Whether the score clearly turns the answer: one of `best` here, one of `first` at the start."""
        won = max(self.win[text] for text in best) - max(self.win[text] for text in first)
        lost = max(self.worth[text] for text in first) - max(self.worth[text] for text in best)
        return won >= WINS and lost >= self.clear * self.deal


def seen(match: Match) -> SeatView:
    """The view of the seat to act."""
    seat = engine.to_act(match)
    assert seat is not None
    return engine.view(match, seat)


def brought(view: SeatView, answers: Collection[str], deals: int, seed: int) -> Brought:
    """What these answers of the seat to act bring; of cards always all."""
    assert view.seat is not None
    deal = ordinary_deal(view.rules)
    if view.trick is not None:
        cards = card_chances(view, deals, seed)
        win, worth = ({str(card): each for card, each in found.items()} for found in (cards.win, cards.worth))
        return Brought(win, worth, deal)
    equity, side = Equity.of_view(view), view.rules.side_of(view.seat)
    games = HabitGames(view, NEVER, PLAYOUTS)
    here, first = (replace(_search(each), games=games) for each in (view, at_start(view)))
    points, worth = (_weighed(search, answers, deals, seed) for search in (here, first))
    win = {text: equity.chance_with(each, side) for text, each in points.items()}
    return Brought(win, worth, deal, CALLS_CLEAR)


def first_calls(view: SeatView, answers: Collection[str], deals: int, seed: int) -> set[str]:
    """Those of the calls that are best at the start of a match."""
    worth = _weighed(_search(at_start(view)), answers, deals, seed)
    return Brought({}, worth, ordinary_deal(view.rules)).first()


def _search(view: SeatView) -> CallSearch:
    return CallSearch(view, CALLS_BY)


def _weighed(search: CallSearch, answers: Collection[str], deals: int, seed: int) -> dict[str, float]:
    """What these calls are worth on average, in points of the game."""
    calls = [action for action in search.view.lawful if str(action) in answers]
    found = weighted_worlds(search.view, deals, seed, worth=deals / 3)
    weighed = search.weigh(calls, found.worlds, found.weights, seed, even=len(found.worlds) * len(calls))
    return {str(each.action): each.mean for each in weighed}


def unlike_score(position: StrategyPosition, deals: int, seed: int) -> Iterator[str]:
    """Where a search with other deals contradicts a position at a score, in English for developers."""
    view = seen(position.match())
    if outlook(view) != outlook(view, deals=DECLARED):
        yield "what its side needs is not the same in more deals"
    found = brought(view, {*position.best, *position.losses}, deals, seed)
    best = max(found.win[text] for text in position.best)
    yield from (f"{text} wins the match as often" for text in position.losses if found.win[text] >= best)
    first = max(found.worth[text] for text in position.at_start)
    yield from (f"{text} is as good at the start of a match" for text in position.best if found.worth[text] >= first)
