"""Drills: the right answer is right in every game, a wrong one is told truly what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach import drills
from belote_desktop.coach.drills import Form, Kind, NoProblemError, Problem
from belote_desktop.coach.drills.count_deal import CountDeal
from belote_desktop.coach.drills.count_trick import CountTrick
from belote_desktop.coach.drills.counting import Count
from belote_desktop.coach.drills.declarations import Higher, are_compared
from belote_desktop.coach.drills.may_play import MayPlay
from belote_desktop.coach.drills.problems import DAILY
from belote_desktop.coach.drills.searched import Decide, find, state_of_trick
from belote_desktop.coach.drills.who_wins import WhoWins
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Play, Rank, Ruleset, in_english
from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.rules.terms import Settlement
from belote_desktop.engine.wording.messages import SUIT_MARKS, SeatName, say
from belote_desktop.players import get
from belote_desktop.players.search_player import SearchPlayer

GAMES = [each.id for each in variants.all_variants()]
QUICK = [kind for kind in Kind if kind not in drills.SEARCHED]
SEEDS = (1, 2)


def kinds_in(games: list[str]) -> list[tuple[str, Kind]]:
    """The quick kinds that these games have."""
    return [(game, kind) for game in games for kind in drills.kinds_of(variants.get(game)) if kind in QUICK]


def made(kind: Kind, rules: Ruleset, seed: int) -> Problem:
    return drills.make(kind, rules, seed)


def wrong_answers(problem: Problem) -> list[CardSet | int]:
    """A few answers of the form that are wrong."""
    cards = problem.picture.open_cards
    if problem.form is Form.NUMBER:
        assert isinstance(problem.solution, int)
        return [problem.solution + 1, 0] if problem.solution else [problem.solution + 1]
    if problem.form is Form.CARDS:
        assert isinstance(problem.solution, CardSet)
        return [CardSet(cards), CardSet(), CardSet(cards) - problem.solution]
    if problem.form is Form.CARD:
        return [card for card in cards if card != problem.solution]
    return [place for place in range(len(problem.choices)) if place != problem.solution]


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("game", "kind"), kinds_in(GAMES))
def test_the_right_answer_is_right_and_any_other_is_wrong(game: str, kind: Kind) -> None:
    for seed in SEEDS:
        problem = made(kind, variants.get(game), seed)
        assert problem.judge(problem.solution).right
        for answer in wrong_answers(problem):
            told = problem.judge(answer)
            assert not told.right
            assert told.sentences
            assert not any("{" in in_english(each) for each in told.sentences)


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "kind"), kinds_in(["classic", "coinche", "baloot", "belot-bg", "belote-3p-27"]))
def test_a_problem_follows_from_kind_rules_and_seed(game: str, kind: Kind) -> None:
    one, two = (made(kind, variants.get(game), 7) for _ in range(2))
    assert one.picture == two.picture
    assert one.solution == two.solution
    assert made(kind, variants.get(game), 8).picture != one.picture


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_may_not_be_played_is_told_why_by_the_engine(game: str) -> None:
    for seed in SEEDS:
        problem = made(Kind.MAY_PLAY, variants.get(game), seed)
        assert isinstance(problem, MayPlay)
        hand = problem.view.hand
        for card in hand:
            refused = engine.refusals(problem.match, Play(card), problem.seat)
            assert bool(refused) is (card not in problem.solution)
        told = problem.judge(hand).sentences
        for card in hand - problem.solution:
            assert engine.refusals(problem.match, Play(card), problem.seat)[-1].message in told


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_is_the_one_to_whom_the_engine_gave_the_trick(game: str) -> None:
    problem = made(Kind.WHO_WINS, variants.get(game), 3)
    assert isinstance(problem, WhoWins)
    seat = problem.trick.seat_of(problem.trick.cards.index(problem.solution), problem.rules.table.seats)
    assert seat == problem.trick.winner
    trump, led = problem.contract.trump, problem.trick.cards[0].suit
    for card in wrong_answers(problem):
        first = in_english(problem.judge(card).sentences[0])
        suit = Card(int(card)).suit if isinstance(card, int) else None
        assert ("cannot win" in first) is (suit not in (led, trump, problem.solution.suit))


@pytest.mark.parametrize("game", GAMES)
def test_a_count_is_what_the_engine_counted(game: str) -> None:
    rules = variants.get(game)
    for seed in SEEDS:
        trick = made(Kind.COUNT_TRICK, rules, seed)
        assert isinstance(trick, CountTrick)
        bonus = rules.scoring.last_trick if trick.last else 0
        assert trick.solution == trick.trick.points + trick.trick.roem + bonus
        deal = made(Kind.COUNT_DEAL, rules, seed)
        assert isinstance(deal, CountDeal)
        if rules.scoring.settlement is not Settlement.PROJECTS:
            counted = deal.settled.score.counted
            assert deal.solution == sum(item.points for item in counted if item.side == deal.side)


@pytest.mark.parametrize("game", GAMES)
def test_the_diagnosis_is_a_slip_whose_total_is_the_answer(game: str) -> None:
    for seed in SEEDS:
        for kind in (Kind.COUNT_TRICK, Kind.COUNT_DEAL):
            problem = made(kind, variants.get(game), seed)
            assert isinstance(problem, Count)
            totals = {slip.total: slip for slip in reversed(list(problem.slips)) if slip.total != problem.solution}
            for total, slip in totals.items():
                told = problem.judge(total)
                assert (told.slip, told.sentences[0]) == (slip.name, slip.sentence)
            assert problem.judge(problem.solution).slip is None
            assert problem.judge(next(n for n in range(500, 900) if n not in totals)).slip is None


def counts(game: str, kind: Kind) -> Iterator[Count]:
    found = (drills.make(kind, variants.get(game), seed) for seed in range(24))
    return (each for each in found if isinstance(each, Count))


def test_who_forgets_the_last_trick_is_told_so() -> None:
    problem = next(each for each in counts("classic", Kind.COUNT_TRICK) if isinstance(each, CountTrick) and each.last)
    assert problem.judge(problem.trick.points).slip == "last_trick"


def test_who_forgets_belote_is_told_so() -> None:
    with_belote = next(
        each for each in counts("classic", Kind.COUNT_DEAL) if "belote" in [slip.name for slip in each.slips]
    )
    assert with_belote.judge(with_belote.solution - 20).slip == "belote"


def test_who_counts_the_jack_of_trumps_as_a_plain_jack_is_told_so() -> None:
    problem = next(
        each
        for each in counts("classic", Kind.COUNT_TRICK)
        if any(card.rank is Rank.JACK and each.contract.denomination.is_trump(card.suit) for card in each.cards)
    )
    assert problem.judge(problem.solution - 18).slip == "J_as_plain"


@pytest.mark.parametrize("game", [game for game in GAMES if are_compared(variants.get(game))])
def test_the_higher_declaration_is_the_one_the_engine_lets_count(game: str) -> None:
    for seed in range(6):
        problem = drills.make(Kind.DECLARATIONS, variants.get(game), seed)
        assert isinstance(problem, Higher)
        valid = problem.contest.valid
        right = in_english(problem.choices[problem.solution])
        if len(valid) == 1:
            assert right == in_english(
                say("{player} declares {cards:and}", player=SeatName(valid[0][0]), cards=valid[0][1].cards)
            )
        else:
            assert right == ("Both" if valid else "Neither")


@pytest.mark.parametrize(
    ("game", "seats", "best", "why"),
    [
        ("classic", (0, 1), 0, "but seat 0 holds the one in trumps"),
        ("bela-4p", (0, 1), 0, "but seat 0 comes first in turn"),
        ("bela-4p", (1, 0), 0, "but seat 0 comes first in turn"),
        ("baloot-cats", (0, 3), 0, "but seat 0 holds the one in trumps"),
    ],
)
def test_of_equal_runs_the_reason_told_is_the_one_that_decides(
    game: str, seats: tuple[int, int], best: int, why: str
) -> None:
    """The first seat holds the run in trumps; seat 3 deals. Bela does not ask for trumps."""
    problem = equal_runs(game, seats, trump="H")
    assert problem.contest.best is not None
    assert problem.contest.best[0] == best
    assert why in in_english(problem.judge(problem.solution).sentences[0])


def test_where_the_dealer_comes_first_the_drill_says_so() -> None:
    problem = equal_runs("baloot-cats", (0, 3), trump="C")
    assert problem.contest.best is not None
    assert problem.contest.best[0] == 3
    told = "The two are equal, but seat 3 comes first, counting from the dealer. That decides."
    assert in_english(problem.judge(problem.solution).sentences[0]) == told


def equal_runs(game: str, seats: tuple[int, int], trump: str) -> Higher:
    """A question on queen, jack and ten of hearts, held by the first seat, and of spades; seat 3 deals."""
    held = tuple(
        (seat, Declaration(tuple(Card.parse(rank + suit) for rank in "QJT")))
        for seat, suit in zip(seats, "HS", strict=True)
    )
    return Higher(Kind.DECLARATIONS, variants.get(game), 1, Contract(0, Denomination(trump)), (held[0], held[1]), 0)


def test_a_game_without_declarations_has_no_such_drill() -> None:
    assert Kind.DECLARATIONS not in drills.kinds_of(variants.get("coinche"))
    assert Kind.DECLARATIONS in drills.kinds_of(variants.get("classic"))


def test_the_daily_drill_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    rules = variants.get("classic")
    today, again, tomorrow = (drills.daily(rules, day) for day in (740_000, 740_000, 740_001))
    assert [each.picture for each in today] == [each.picture for each in again]
    assert [each.picture for each in today] != [each.picture for each in tomorrow]
    kinds = {each.kind for each in today}
    assert len(kinds) == len(today) == DAILY
    assert kinds <= set(QUICK) & set(drills.kinds_of(rules))


def quick_player() -> SearchPlayer:
    player = get("strong")
    assert isinstance(player, SearchPlayer)
    return player


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg"])
def test_a_searched_problem_has_one_answer_that_is_better_than_all_others(game: str) -> None:
    problem = find(Kind.CARD, variants.get(game), 2, quick_player())
    assert isinstance(problem, Decide)
    best, second = problem.advice.weighed[:2]
    assert best.action == problem.best
    assert second.behind >= max(3 * second.error, 0.08 * problem.position.stake)
    assert {each.action for each in problem.advice.weighed} >= {Play(card) for card in _allowed(problem)}
    for card in problem.picture.open_cards:
        told = problem.judge(card)
        assert told.right is (Play(card) == problem.best)
        assert any(str(problem.advice.weighed[0].action)[0] in in_english(each) for each in told.sentences)


def _allowed(problem: Decide) -> CardSet:
    return CardSet(action.card for action in problem.view.lawful if isinstance(action, Play))


def test_where_nothing_is_clear_there_is_no_problem() -> None:
    with pytest.raises(NoProblemError, match="classic"):
        find(Kind.CARD, variants.get("classic"), 2, quick_player(), tries=0)


def test_the_searched_problem_of_a_day_is_looked_for_at_the_same_place_by_everybody() -> None:
    rules = variants.get("classic")
    days = [drills.daily_search(rules, day) for day in range(740_000, 740_020)]
    assert days == [drills.daily_search(rules, day) for day in range(740_000, 740_020)]
    assert {kind for kind, _ in days} == set(drills.SEARCHED)
    assert len({seed for _, seed in days}) == len(days)


def test_where_calls_are_not_searched_the_day_has_a_card_to_play() -> None:
    rules = next(rules for rules in map(variants.get, GAMES) if rules.deal.stacks)
    assert {drills.daily_search(rules, day)[0] for day in range(740_000, 740_020)} == {Kind.CARD}


def test_what_was_answered_is_weighed_once_and_the_best_is_called_so() -> None:
    problem = find(Kind.CARD, variants.get("classic"), 2, quick_player())
    second = problem.advice.weighed[1].action
    for action in (second, problem.advice.weighed[-1].action):
        assert isinstance(action, Play)
        told = [in_english(each) for each in problem.judge(action.card).sentences]
        token = in_english(say("{card}", card=action.card))
        assert sum(each.startswith(f"Your choice: {token}.") for each in told) == 1
        assert not any(f"than {token}" in each or f"with {token} in" in each for each in told)
        assert any(each.startswith("Best: ") for each in told)
    assert isinstance(problem.best, Play)
    right = [in_english(each) for each in problem.judge(problem.best.card).sentences]
    assert not any(each.startswith("Your choice: ") for each in right)
    assert any(in_english(say("{card}", card=second.card)) in each for each in right)  # what the next one brings


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", [Kind.WHO_WINS, Kind.COUNT_TRICK, Kind.COUNT_DEAL, Kind.MAY_PLAY])
@pytest.mark.parametrize("game", ["classic", "belot-bg", "baloot"])
def test_a_question_that_turns_on_the_trumps_names_them(game: str, kind: Kind) -> None:
    for seed in range(6):
        problem = drills.make(kind, variants.get(game), seed)
        contract = problem.picture.contract
        assert contract is not None
        asked = in_english(problem.question)
        if contract.trump is not None:
            assert asked.startswith(f"Trumps: {SUIT_MARKS[contract.trump]}. ")
        else:
            assert "no trumps" in asked or "every suit is trumps" in asked


def test_a_declaration_to_choose_is_named_by_its_cards() -> None:
    problem = drills.make(Kind.DECLARATIONS, variants.get("classic"), 1)
    assert isinstance(problem, Higher)
    for (_, one), choice in zip(problem.held, problem.choices, strict=False):
        assert in_english(say("{cards:and}", cards=one.cards)) in in_english(choice)


def test_what_was_led_is_told_and_that_one_has_none_of_it() -> None:
    player, state = get("casual"), engine.start(variants.get("classic"), 5)
    told = set[str]()
    while len(state.deals) < 2:
        seat = engine.to_act(state)
        assert seat is not None
        view = engine.view(state, seat)
        if view.trick is not None and view.lawful and isinstance(view.lawful[0], Play):
            said, cards = in_english(state_of_trick(view)), tuple(view.trick.cards)
            suit = SUIT_MARKS[cards[0].suit] if cards else ""
            holds = bool(cards) and any(card.suit is cards[0].suit for card in view.hand)
            ends = "were led." if holds else "were led, and you have none."
            assert said == (f"{suit} {ends}" if cards else "It is your lead.")
            told.add(said.replace(suit, ""))
        state, _ = engine.apply(state, player.choose(view, seed=1))
    assert len(told) == 3
