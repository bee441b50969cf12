"""Scenes of the less common games: two and three players, bids, raises, kitties, roem."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import Action, Match, Result, SeatView
from belote_desktop.engine.actions import CHALLENGE, Discard
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.variants import unestablished

Until = Callable[[SeatView], bool]
Told = tuple[Match, list[Action]]
PERSON = 0


def _situation(game: str, until: Until, said: str, dealer: int, options: Mapping[str, object], first: int) -> Told:
    """The first deal, by seed from `first`, in which the user decides in the situation, and the actions before it."""
    rules = variants.get(game, **options)
    for seed in count(first):
        match = engine.start(rules, seed=seed, dealer=dealer)
        actions = _way_to(match, until, said.split(), seed)
        if actions is not None:
            return match, actions
    raise AssertionError("there is always one more seed")


def _way_to(match: Match, until: Until, said: list[str], seed: int) -> list[Action] | None:
    """The actions up to the situation, the first calls as `said`; None if this deal ends without it."""
    club, actions = players.get("casual"), list[Action]()
    while match.deal is not None and not match.deals:
        seat = engine.to_act(match)
        view = engine.view(match, seat)
        if seat == PERSON and until(view):
            return actions
        scripted = len(actions) < len(said)
        action = engine.parse_action(match, said[len(actions)]) if scripted else club.choose(view, seed=seed)
        actions.append(action)
        match, _ = engine.apply(match, action)
    return None


def when(
    game: str,
    until: Until,
    *,
    shown: int = 0,
    said: str = "",
    dealer: int | None = None,
    first: int = 1,
    **options: object,
) -> Act:
    """The table when the user decides in a situation, after the last `shown` actions with their bubbles.

    The deal starts with the calls `said`; the search starts at the seed `first`.
    """

    def act(stage: Stage) -> None:
        last = variants.get(game).table.seats - 1
        match, actions = _situation(game, until, said, last if dealer is None else dealer, options, first)
        stage.play(match, actions, shown=min(shown, len(actions)))

    return act


def said_in(game: str, said: str, *, shown: int = 3, dealer: int = 0, seed: int = 1, **options: object) -> Act:
    """The table after these calls."""

    def act(stage: Stage) -> None:
        match = engine.start(variants.get(game, **options), seed=seed, dealer=dealer)
        stage.play(match, [engine.parse_action(match, word) for word in said.split()], shown=shown)

    return act


def _tricks(least: int, in_trick: int = 0) -> Until:
    """This many tricks are complete, with this many cards in the next one."""

    def until(view: SeatView) -> bool:
        lying = 0 if view.trick is None else len(view.trick.cards)
        return view.phase is Phase.PLAY and len(view.tricks) >= least and lying == in_trick

    return until


def _has_roem(view: SeatView) -> bool:
    return _tricks(1)(view) and bool(view.tricks[-1].roem)


def _is_doubled(view: SeatView) -> bool:
    return _tricks(1, 2)(view) and view.contract is not None and view.contract.multiplier > 1


def _may_challenge(view: SeatView) -> bool:
    return CHALLENGE in view.options and _tricks(2, 2)(view)


def _failed(stage: Stage) -> None:
    """A deal of Coinche in which the taker's side misses its bid."""
    rules = variants.get("coinche")
    stage.play_settled(rules, lambda match: match.deals[-1].score.result is Result.FAILED)


def _over(game: str) -> Act:
    def act(stage: Stage) -> None:
        stage.play_match(variants.get(game))

    return act


def _sheet_for_three(stage: Stage) -> None:
    stage.play_settled(variants.get("belote-3p-24"), lambda match: len(match.deals) == 5)
    stage.window.show_sheet()


def _games(stage: Stage) -> None:
    page = stage.window.show_new_match()
    page.games.reveal("belot-ru-pairs")


def _unknown_game(stage: Stage) -> None:
    page = stage.window.show_new_match()
    page.games.chosen.emit(unestablished()[0].id)


def _discards(view: SeatView) -> bool:
    return any(isinstance(action, Discard) for action in view.options)


def _bid_and_raised(view: SeatView) -> bool:
    return view.phase is Phase.RAISES


GAME_SCENES: tuple[Scene, ...] = (
    Scene("coinche-auction", "three have bid points", said_in("coinche", "80S 90H 100S")),
    Scene(
        "coinche-doubled",
        "a doubled contract is played",
        when("coinche", _tricks(2, 2), said="pass 90H double", dealer=0),
    ),
    Scene("coinche-failed", "a deal of Coinche in which the taker's side fails", _failed),
    Scene(
        "decouverte", "two players with stacks of cards, in the middle of the deal", when("decouverte", _tricks(4, 1))
    ),
    Scene("decouverte-auction", "the stacks are dealt, a suit is chosen", said_in("decouverte", "pass", dealer=0)),
    Scene("open-belot", "two players with a hand and stacks", when("belot-2p-open", _tricks(4, 1), shown=2)),
    Scene("open-belot-over", "a match for two is over", _over("belot-2p-open")),
    Scene("three-players", "a trick of three", when("belote-3p-24", _tricks(2, 2), shown=2)),
    Scene("three-players-sheet", "the score sheet of a match for three", _sheet_for_three),
    Scene("bela-discard", "three players, and cards to discard", when("bela-3p", _discards)),
    Scene("belot-bg-auction", "a ladder of contracts, the last one doubled", said_in("belot-bg", "C H double")),
    Scene(
        "belot-challenge",
        "free play: the other side's cards may be challenged",
        when("belot-bg", _may_challenge, misplay="challenge"),
    ),
    Scene("baloot-auction", "three have passed, Hokum or Sun may be said", said_in("baloot", "pass pass pass")),
    Scene(
        "baloot-confirm", "the Hokum is confirmed or turned to Sun", said_in("baloot", "hokum pass pass pass", dealer=3)
    ),
    Scene(
        "baloot-raises",
        "a Hokum may be doubled, open or closed",
        when("baloot", _bid_and_raised, said="hokum pass pass pass hokum", dealer=0, shown=4),
    ),
    Scene("tarabish-kitties", "hands with kitties face down", said_in("tarabish", "pass pass pass")),
    Scene("klaverjas-roem", "roem has been met in the trick", when("klaverjas-amsterdam", _has_roem, shown=1)),
    Scene("bazar-blot-bid", "a bid of all tricks stands", said_in("bazar-blot", "b8S b9H b10Scapot")),
    Scene("games", "the games of a new match, country by country", _games),
    Scene("unknown-game", "a game without written rules", _unknown_game),
)
